//! Friends at one table: Backroom's games over HTTP and WebSocket, on an embedded database.
//!
//! [`run`] serves until it is told to stop. One task owns one table (`table`); sockets and the REST
//! routes send it notes and get answers. What a table does is stored before anybody hears of it.

mod accept;
mod ask;
#[cfg(feature = "client")]
pub mod client;
pub mod config;
mod house;
mod http;
mod limit;
mod metrics;
mod random;
pub mod shuffle;
mod socket;
mod table;
mod thinkers;
pub mod wire;

use std::sync::Arc;

use store::Store;
use tokio::net::TcpListener;
use tokio::sync::watch;

pub use config::{Config, Limits};

/// What marks a finished game saved from a server: its record, and the proof of its shuffle.
pub const GAME_FORMAT: &str = "backroom-game-1";

/// Serves until `shutdown` becomes true, then says goodbye to everybody, stores what is to be stored and
/// returns.
pub async fn run(listener: TcpListener, store: Arc<dyn Store>, config: Config, shutdown: watch::Receiver<bool>) {
    let (house, ended) = house::House::new(store, config, shutdown.clone());
    house::wake(&house);
    house::sweep(&house);
    accept::serve(listener, &house, shutdown).await;
    drop(house);
    ended.wait().await;
}
