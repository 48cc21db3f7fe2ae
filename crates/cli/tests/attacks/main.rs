//! What a stranger can do to a server with the limits it has by default: the real binary, from outside, over
//! loopback. Whatever they do, its memory stays small, and another table is served in between.
#![cfg(target_os = "linux")]

mod house;

mod answers;
mod lists;
mod messages;
mod pings;
mod repeats;
mod sockets;
mod stories;
mod thinking;
