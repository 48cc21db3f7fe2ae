//! Friends at one table: Backroom's games over HTTP and WebSocket, on an embedded database.
//!
//! [`run`] serves until it is told to stop. One task owns one table (`table`); sockets and the REST
//! routes send it notes and get answers. What a table does is stored before anybody hears of it.

mod accept;
mod backlog;
#[cfg(feature = "client")]
pub mod client;
pub mod config;
mod doors;
mod http;
mod introductions;
mod lease;
mod limit;
mod metrics;
mod names;
mod outgoing;
mod packing;
mod random;
mod reviews;
pub mod shuffle;
mod socket;
mod state;
mod table;
mod telling;
mod thinkers;
mod ticker;
pub mod wire;

use std::sync::Arc;

use store::Store;
use tokio::net::TcpListener;
use tokio::sync::watch;

use accept::Comes;

pub use config::{Config, Limits, Peers, Push};
pub use ticker::Ticker;

/// What marks a finished game saved from a server: its record, and the proof of its shuffle.
pub const GAME_FORMAT: &str = "backroom-game-1";

/// Where to listen.
pub struct Listeners {
    /// For everybody.
    pub tables: TcpListener,
    /// For whoever may see the metrics, if that is not everybody.
    pub metrics: Option<TcpListener>,
    /// For other servers on the same database, if there are any.
    pub peers: Option<TcpListener>,
}

impl From<TcpListener> for Listeners {
    fn from(tables: TcpListener) -> Self {
        Self { tables, metrics: None, peers: None }
    }
}

/// Serves until `shutdown` becomes true, then says goodbye to everybody, stores what is to be stored and
/// returns.
pub async fn run(
    listeners: impl Into<Listeners>,
    store: Arc<dyn Store>,
    config: Config,
    shutdown: watch::Receiver<bool>,
) {
    let Listeners { tables, metrics, peers } = listeners.into();
    let config = Config { open_metrics: config.open_metrics && metrics.is_none(), ..config };
    let teller = telling::Teller::open(&*store, &config).await;
    let (house, ended) = state::Server::new(store, config, teller, shutdown.clone());
    lease::keep(&house).await;
    state::wake(&house);
    state::sweep(&house);
    if let Some(metrics) = metrics {
        let (house, shutdown) = (house.clone(), shutdown.clone());
        tokio::spawn(async move {
            accept::serve(metrics, http::metrics(house.clone()), &house, Comes::Alone, shutdown).await;
        });
    }
    if let Some(peers) = peers {
        let (house, shutdown) = (house.clone(), shutdown.clone());
        let router = http::peers(house.clone());
        tokio::spawn(async move { accept::serve(peers, router, &house, Comes::ForMany, shutdown).await });
    }
    accept::serve(tables, http::router(house.clone()), &house, Comes::Alone, shutdown).await;
    // Others may take the tables as soon as these are stored, however long the last reader takes to hear goodbye.
    house.tables_end().await;
    lease::leave(&house).await;
    drop(house);
    ended.wait().await;
}
