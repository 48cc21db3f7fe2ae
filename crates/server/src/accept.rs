//! Takes connections, as many as there is room for, and sees them off at the end.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::backlog::Pile;
use crate::doors::Door;
use crate::state::{Server, closing};

/// A connection's place; given back when the connection and its socket have ended.
#[derive(Clone)]
pub(crate) struct Place(Arc<Taken>);

struct Taken {
    house: Arc<Server>,
    pile: Pile,
    /// Nothing for a proxy, which speaks for many.
    _door: Option<Door>,
}

impl Place {
    /// What waits for whoever is there to read it.
    pub(crate) fn pile(&self) -> &Pile {
        &self.0.pile
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        self.house.metrics.connections.fetch_sub(1, Relaxed);
    }
}

/// The address a connection comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Who comes to a listener.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Comes {
    /// Everybody for themselves, or through a trusted proxy.
    Alone,
    /// Other servers, each of which speaks for many.
    ForMany,
}

/// Takes connections until it is told to stop.
pub(crate) async fn serve(
    listener: TcpListener,
    router: axum::Router,
    house: &Arc<Server>,
    comes: Comes,
    mut shutdown: watch::Receiver<bool>,
) {
    loop {
        let (stream, from) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => (stream, from.ip().to_canonical()),
                Err(error) => {
                    // Out of file handles, most likely: others will be closed.
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = closing(&mut shutdown) => return,
        };
        if let Some(place) = place(house, from, comes) {
            let patience = house.config.limits.patience;
            tokio::spawn(connection(stream, router.clone(), Peer(from), place, patience, shutdown.clone()));
        }
    }
}

/// A place for a connection, if there is one.
fn place(house: &Arc<Server>, from: IpAddr, comes: Comes) -> Option<Place> {
    if house.metrics.connections.load(Relaxed) >= house.config.limits.connections as i64 {
        return None;
    }
    let proxy = comes == Comes::ForMany || house.config.trusted_proxies.contains(&from);
    let door = if proxy { None } else { Some(house.doors.enter(from)?) };
    house.metrics.connections.fetch_add(1, Relaxed);
    Some(Place(Arc::new(Taken { house: house.clone(), pile: house.backlog.open(), _door: door })))
}

async fn connection(
    stream: TcpStream,
    router: axum::Router,
    peer: Peer,
    place: Place,
    patience: Duration,
    mut shutdown: watch::Receiver<bool>,
) {
    // Moves are small and should not wait for more to be sent with them.
    let _ = stream.set_nodelay(true);
    let routes = TowerToHyperService::new(router);
    let here = place.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer);
        request.extensions_mut().insert(place.clone());
        routes.call(request)
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(16 << 10)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(served);
    tokio::select! {
        _ = served.as_mut() => {}
        () = here.pile().cut_off() => {}
        () = closing(&mut shutdown) => {
            served.as_mut().graceful_shutdown();
            let _ = tokio::time::timeout(patience, served).await;
        }
    }
}
