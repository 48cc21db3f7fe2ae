//! Takes connections, as many as there is room for, and sees them off at the end.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::house::{House, closing};
use crate::http;

/// Who is connected from where.
type Doors = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// A connection's place; given back when the connection and its socket have ended.
#[derive(Clone)]
pub(crate) struct Place(#[expect(dead_code, reason = "it only has to be there")] Arc<Taken>);

struct Taken {
    house: Arc<House>,
    doors: Doors,
    from: IpAddr,
}

impl Drop for Taken {
    fn drop(&mut self) {
        self.house.metrics.connections.fetch_sub(1, Relaxed);
        let mut doors = self.doors.lock().expect("nobody panics holding this");
        if let Some(count) = doors.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                doors.remove(&self.from);
            }
        }
    }
}

/// The address a connection comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Takes connections until it is told to stop.
pub(crate) async fn serve(listener: TcpListener, house: &Arc<House>, mut shutdown: watch::Receiver<bool>) {
    let router = http::router(house.clone());
    let doors = Doors::default();
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
        if let Some(place) = place(house, &doors, from) {
            let patience = house.config.limits.patience;
            tokio::spawn(connection(stream, router.clone(), Peer(from), place, patience, shutdown.clone()));
        }
    }
}

/// A place for a connection, if there is one.
fn place(house: &Arc<House>, doors: &Doors, from: IpAddr) -> Option<Place> {
    let limits = &house.config.limits;
    let mut counts = doors.lock().expect("nobody panics holding this");
    let count = counts.entry(from).or_insert(0);
    // A proxy speaks for many.
    let crowded = *count >= limits.connections_per_address && !house.config.trusted_proxies.contains(&from);
    if crowded || house.metrics.connections.load(Relaxed) >= limits.connections as i64 {
        return None;
    }
    *count += 1;
    house.metrics.connections.fetch_add(1, Relaxed);
    Some(Place(Arc::new(Taken { house: house.clone(), doors: doors.clone(), from })))
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
        () = closing(&mut shutdown) => {
            served.as_mut().graceful_shutdown();
            let _ = tokio::time::timeout(patience, served).await;
        }
    }
}
