//! Any door leads to the table: what concerns a table that another server holds is passed on to it, sockets too.
//!
//! Servers talk over a listener of their own. Whoever knocks there shows the key that all of them share, and says for
//! whom it speaks; what is served there is what is served at every door, but never passed on again.

use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Path, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::client::conn::http1;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use store::PersonId;
use subtle::ConstantTimeEq;
use tokio::io::{copy, split};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, timeout};

use super::Shared;
use super::guard::{Client, is_forwarded};
use super::refused::Refused;
use super::tables::{export, here, known, waits_here};
use crate::accept::Place;
use crate::config::Peers;
use crate::random;
use crate::table::Note;
use crate::table::denied::{Denied, Holder, Kind};

const KEY: HeaderName = HeaderName::from_static("x-backroom-key");
const CLIENT: HeaderName = HeaderName::from_static("x-backroom-client");

/// A server that does not take a connection for so long is not there.
const TO_CONNECT: Duration = Duration::from_secs(1);
/// A table whose holder is not there is looked for again so soon, and then less and less often: after a server's death
/// everybody looks for all it held.
const SOON: Duration = Duration::from_millis(50);
const LATER: Duration = Duration::from_millis(400);
/// So long it is looked for after its holder's lease must have run out.
const PATIENCE: Duration = Duration::from_secs(3);

/// Passes on what concerns a table that another server holds.
pub(super) async fn pass(State(house): State<Shared>, request: Request, next: Next) -> Response {
    if house.config.peers.is_none() {
        return next.run(request).await;
    }
    let Some(code) = table(&house, request.uri().path()).await else { return next.run(request).await };
    let until = Instant::now() + house.config.lease + PATIENCE;
    let (mut parts, body) = request.into_parts();
    let mut body = Some(body);
    let (mut read, mut again) = (None, SOON);
    loop {
        let holder = match house.whereabouts(&code).await {
            Err(Denied { kind: Kind::Elsewhere, holder, .. }) => holder,
            Err(Denied { kind: Kind::Unavailable, .. }) => None,
            _ => {
                let body = body.take().unwrap_or_else(|| Body::from(read.unwrap_or_default()));
                return next.run(Request::from_parts(parts, body)).await;
            }
        };
        if let Some(body) = body.take() {
            match to_bytes(body, house.config.limits.body_bytes).await {
                Ok(bytes) => read = Some(bytes),
                Err(_) => return StatusCode::PAYLOAD_TOO_LARGE.into_response(),
            }
        }
        if let Some(holder) = holder
            && let Some(answer) = passed(&house, &holder, &mut parts, read.clone().unwrap_or_default()).await
        {
            return answer;
        }
        if Instant::now() >= until || *house.shutdown.borrow() {
            return Refused::new(StatusCode::SERVICE_UNAVAILABLE, "server-elsewhere").into_response();
        }
        sleep(again).await;
        again = (again * 2).min(LATER);
    }
}

/// The table that an address is about.
async fn table(house: &Shared, path: &str) -> Option<String> {
    match named(path)? {
        Name::Code(code) => Some(code),
        // If the store does not answer, whoever asks is told so where it asks.
        Name::Word(word) => house.store.shared(&word).await.ok().flatten(),
    }
}

/// What names a table in an address.
#[derive(PartialEq, Eq, Debug)]
enum Name {
    /// Its code.
    Code(String),
    /// The word it is shared under.
    Word(String),
}

fn named(path: &str) -> Option<Name> {
    let places = ["/api/tables/", "/api/replays/", "/api/shared/", "/t/"];
    let rest = places.into_iter().find_map(|place| path.strip_prefix(place))?;
    let name = rest.split('/').next()?;
    random::tidy_table_code(name).map(Name::Code).or_else(|| random::tidy(name, 16, 4).map(Name::Word))
}

/// The holder's answer; nothing if it is not there or holds it no longer.
async fn passed(
    house: &Shared,
    holder: &Holder,
    parts: &mut axum::http::request::Parts,
    body: Bytes,
) -> Option<Response> {
    let peers = house.config.peers.as_ref()?;
    let client = parts.extensions.get::<Client>().copied()?;
    let mut request = axum::http::Request::builder().method(parts.method.clone()).uri(parts.uri.clone());
    // What a proxy has added is believed over there; what somebody without one says is not passed on.
    let passes = |name: &HeaderName| *name != KEY && *name != CLIENT && (client.through_proxy || !is_forwarded(name));
    for (name, value) in parts.headers.iter().filter(|(name, _)| passes(name)) {
        request = request.header(name, value);
    }
    let speaks_for = format!("{} {} {}", client.address, u8::from(client.through_proxy), u8::from(client.secure));
    let request = request.header(KEY, peers.shown()).header(CLIENT, speaks_for).body(Body::from(body)).ok()?;
    // Whoever sleeps answers nothing; once its lease has run out nobody waits for it.
    let answer = tokio::select! {
        answer = send(holder.address.as_deref()?, request) => answer.ok()?,
        () = house.lease.gone(holder.server) => return None,
    };
    if answer.status() == StatusCode::MISDIRECTED_REQUEST {
        return None;
    }
    if answer.status() != StatusCode::SWITCHING_PROTOCOLS {
        return Some(answer.map(Body::new));
    }
    let (ours, place) = (parts.extensions.remove::<OnUpgrade>()?, parts.extensions.get::<Place>().cloned());
    let (house, server) = (house.clone(), holder.server);
    let (head, upgraded) = answer.into_parts();
    let theirs = hyper::upgrade::on(axum::http::Response::from_parts(head.clone(), upgraded));
    tokio::spawn(async move {
        if let (Ok(ours), Ok(theirs)) = tokio::join!(ours, theirs) {
            house.metrics.passed.fetch_add(1, Relaxed);
            let (mut from_client, mut to_client) = split(TokioIo::new(ours));
            let (mut from_holder, mut to_holder) = split(TokioIo::new(theirs));
            let mut shutdown = house.shutdown.clone();
            // Where one side has hung up, the other has nothing to say any more. Whoever sleeps hangs up nowhere: when its
            // lease has run out the client is sent to look for the new holder.
            tokio::select! {
                _ = copy(&mut from_client, &mut to_holder) => {}
                _ = copy(&mut from_holder, &mut to_client) => {}
                () = house.lease.gone(server) => {}
                () = crate::state::closing(&mut shutdown) => {}
            }
            house.metrics.passed.fetch_sub(1, Relaxed);
        }
        drop(place);
    });
    Some(Response::from_parts(head, Body::empty()))
}

/// Asks another server, on a connection of its own.
async fn send(
    address: &str,
    request: Request,
) -> Result<axum::http::Response<hyper::body::Incoming>, Box<dyn std::error::Error + Send + Sync>> {
    let stream = timeout(TO_CONNECT, TcpStream::connect(address)).await??;
    stream.set_nodelay(true)?;
    let (mut sender, connection) = http1::Builder::new().max_buf_size(16 << 10).handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection.with_upgrades());
    Ok(sender.send_request(request).await?)
}

/// What another server says about a table it holds.
pub(super) async fn asked(house: &Shared, holder: &Holder, what: &str) -> Option<String> {
    let peers = house.config.peers.as_ref()?;
    let request = axum::http::Request::builder().uri(what).header(header::HOST, "peer").header(KEY, peers.shown());
    let answer = send(holder.address.as_deref()?, request.body(Body::empty()).ok()?);
    let answer = timeout(TO_CONNECT * 3, answer).await.ok()?.ok()?;
    if answer.status() != StatusCode::OK {
        return None;
    }
    let body = to_bytes(Body::new(answer), 16 << 20).await.ok()?;
    String::from_utf8(body.to_vec()).ok()
}

/// Who knocks at the servers' own door, and for whom it speaks.
pub(super) async fn admit(State(house): State<Shared>, mut request: Request, next: Next) -> Response {
    let shown = request.headers().get(KEY).map(HeaderValue::as_bytes).unwrap_or_default();
    if !house.config.peers.as_ref().is_some_and(|peers| peers.is_shown(shown)) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let client = request.headers().get(CLIENT).and_then(|value| value.to_str().ok()).and_then(speaks_for);
    request.headers_mut().remove(KEY);
    if let Some(client) = client {
        request.extensions_mut().insert(client);
    } else if !request.uri().path().starts_with("/peer/") {
        return StatusCode::BAD_REQUEST.into_response();
    }
    // Whoever passed it on looks again.
    if let Some(code) = table(&house, request.uri().path()).await
        && let Err(Denied { kind: Kind::Elsewhere, .. }) = house.whereabouts(&code).await
    {
        return StatusCode::MISDIRECTED_REQUEST.into_response();
    }
    next.run(request).await
}

/// A client, as a server says it.
fn speaks_for(said: &str) -> Option<Client> {
    let mut words = said.split(' ');
    let address: IpAddr = words.next()?.parse().ok()?;
    let mut flag = || words.next().map(|word| word == "1");
    // At the holder's door nobody was counted; it counts like somebody whom a proxy speaks for.
    flag()?;
    Some(Client { address, through_proxy: true, secure: flag()? })
}

/// What a table tells outside of itself, to another server.
pub(super) async fn info(
    State(house): State<Shared>,
    Path((code, person)): Path<(String, i64)>,
) -> Result<axum::Json<crate::wire::TableInfo>, Refused> {
    Ok(axum::Json(here(&house, &known(&code)?, Some(PersonId(person))).await?))
}

pub(super) async fn waits(
    State(house): State<Shared>,
    Path((code, person)): Path<(String, i64)>,
) -> Result<String, Refused> {
    Ok(waits_here(&house, &known(&code)?, PersonId(person)).await.unwrap_or(false).to_string())
}

pub(super) async fn record(
    State(house): State<Shared>,
    Path((code, person)): Path<(String, i64)>,
) -> Result<String, Refused> {
    Ok(export(&house, &known(&code)?, Some(PersonId(person))).await?)
}

pub(super) async fn forget(
    State(house): State<Shared>,
    Path((code, person)): Path<(String, i64)>,
) -> Result<(), Refused> {
    let (answer, forgotten) = oneshot::channel();
    house.send(&known(&code)?, Note::Forget(PersonId(person), answer)).await;
    let _ = forgotten.await;
    Ok(())
}

impl Peers {
    /// The key as it is shown: nobody learns it from how long comparing takes.
    fn is_shown(&self, shown: &[u8]) -> bool {
        self.key.as_bytes().ct_eq(shown).into()
    }

    fn shown(&self) -> HeaderValue {
        let mut key = HeaderValue::from_str(&self.key).unwrap_or(HeaderValue::from_static(""));
        key.set_sensitive(true);
        key
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_its_table() {
        let code = Some(Name::Code("K7Q-4MP".into()));
        for path in ["/api/tables/k7q-4mp/socket", "/api/tables/K7Q-4MP/review", "/api/replays/K7Q-4MP", "/t/K7Q-4MP"] {
            assert_eq!(named(path), code, "{path}");
        }
        assert!(matches!(named("/api/shared/K7Q4-MPK7-Q4MP-K7Q4/review"), Some(Name::Word(_))));
        assert!(matches!(named("/api/replays/K7Q4-MPK7-Q4MP-K7Q4"), Some(Name::Word(_))));
        for path in ["/api/tables", "/api/tables/", "/api/replays", "/api/me", "/new/greed"] {
            assert_eq!(named(path), None, "{path}");
        }
    }

    #[test]
    fn a_key_is_shown_whole() {
        let peers = Peers { key: "k".repeat(32), address: String::new() };
        assert!(peers.is_shown("k".repeat(32).as_bytes()));
        assert!(!peers.is_shown("k".repeat(31).as_bytes()) && !peers.is_shown(b""));
        assert!(!format!("{peers:?}").contains("kk"));
    }

    #[test]
    fn a_client_is_who_it_was_said_to_be() {
        let client = speaks_for("2001:db8:: 0 1").expect("a client");
        assert_eq!((client.address.to_string().as_str(), client.secure), ("2001:db8::", true));
        assert!(["", "x 1 1", "9.9.9.9", "9.9.9.9 1"].into_iter().all(|said| speaks_for(said).is_none()));
    }
}
