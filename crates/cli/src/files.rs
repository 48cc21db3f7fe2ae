//! Every connection is an open file, and systems allow only so many.

/// What else is open: the database, its log, the listeners, the runtime.
#[cfg(unix)]
const OTHERS: usize = 64;

/// Raises the limit to what so many connections need, as far as the system lets us; how many there is room for.
/// Says so if they are fewer.
#[cfg(unix)]
pub(crate) fn room_for(connections: usize) -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let needed = (connections + OTHERS) as u64;
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let mut allowed = current.unwrap_or(u64::MAX);
    if allowed < needed {
        let wished = needed.min(maximum.unwrap_or(u64::MAX));
        if setrlimit(Resource::Nofile, Rlimit { current: Some(wished), maximum }).is_ok() {
            allowed = wished;
        }
    }
    let room = (allowed as usize).saturating_sub(OTHERS).min(connections);
    if room < connections {
        eprintln!(
            "This system allows {allowed} open files, which is room for {room} connections instead of {connections}; \
             `ulimit -n {needed}` before the start makes room for all."
        );
    }
    room
}

#[cfg(not(unix))]
pub(crate) fn room_for(connections: usize) -> usize {
    connections
}
