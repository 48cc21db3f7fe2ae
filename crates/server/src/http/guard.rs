//! What stands before every route: where a request comes from, how many there are, how long they may take;
//! and what every answer says about itself.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::header::{
    AUTHORIZATION, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Shared;
use super::refused::Refused;
use crate::accept::Peer;

/// Nothing from elsewhere, no script but our own files, no frames. WebAssembly may be compiled.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

const PERMISSIONS: HeaderName = HeaderName::from_static("permissions-policy");
const OPENER: HeaderName = HeaderName::from_static("cross-origin-opener-policy");
const RESOURCE: HeaderName = HeaderName::from_static("cross-origin-resource-policy");
const FORWARDED_FOR: &str = "x-forwarded-for";
const FORWARDED_PROTO: &str = "x-forwarded-proto";
const FORWARDED_HOST: &str = "x-forwarded-host";

/// Where a request really comes from, and how.
#[derive(Clone, Copy, Debug)]
pub(super) struct Client {
    pub(super) address: IpAddr,
    /// Whether the client's side of the way is encrypted.
    pub(super) secure: bool,
}

pub(super) async fn guard(State(house): State<Shared>, mut request: Request, next: Next) -> Response {
    let Some(&Peer(peer)) = request.extensions().get::<Peer>() else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let trusted = house.config.trusted_proxies.contains(&peer);
    let client = client(peer, trusted, &house.config.trusted_proxies, request.headers());
    let api = request.uri().path().starts_with("/api/");
    let answer = if api && !house.requests.allow(client.address) {
        Refused::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many-requests").into_response()
    } else if needs_origin(&request) && !is_ours(request.headers(), trusted) {
        Refused::new(StatusCode::FORBIDDEN, "server-foreign-origin").into_response()
    } else {
        request.extensions_mut().insert(client);
        // Nobody needs it here, so nothing can leak it.
        request.headers_mut().remove(AUTHORIZATION);
        match tokio::time::timeout(house.config.limits.patience, next.run(request)).await {
            Ok(answer) => answer,
            Err(_) => Refused::new(StatusCode::REQUEST_TIMEOUT, "server-too-slow").into_response(),
        }
    };
    protected(answer, client.secure)
}

/// Who the client is: the peer, or whoever the trusted proxies say it speaks for.
fn client(peer: IpAddr, trusted: bool, proxies: &[IpAddr], headers: &HeaderMap) -> Client {
    if !trusted {
        return Client { address: peer, secure: false };
    }
    let said = headers.get_all(FORWARDED_FOR).iter().filter_map(|value| value.to_str().ok());
    let hops: Vec<IpAddr> = said.flat_map(|value| value.split(',')).filter_map(|hop| hop.trim().parse().ok()).collect();
    // The last hop that is not one of our proxies; what stands before it anybody may have written.
    let address = hops.into_iter().rev().find(|hop| !proxies.contains(hop)).unwrap_or(peer);
    let secure = headers.get(FORWARDED_PROTO).is_some_and(|value| value == "https");
    Client { address, secure }
}

/// Sockets and whatever changes something must come from our own pages.
fn needs_origin(request: &Request) -> bool {
    request.method() != Method::GET && request.method() != Method::HEAD || request.uri().path().ends_with("/socket")
}

/// Whether a request comes from our own page. Browsers always say where such requests come from; programs
/// need not, and have no cookies of somebody else to misuse.
fn is_ours(headers: &HeaderMap, trusted: bool) -> bool {
    if headers.get("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none") {
        return false;
    }
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let forwarded = headers.get(FORWARDED_HOST).filter(|_| trusted);
    let host = forwarded.or_else(|| headers.get(HOST)).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, authority)| authority);
    origin.is_some() && origin == host
}

/// What every answer says about itself.
fn protected(mut answer: Response, secure: bool) -> Response {
    let headers = answer.headers_mut();
    let mut say = |name: HeaderName, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
    say(CONTENT_SECURITY_POLICY, POLICY);
    say(X_CONTENT_TYPE_OPTIONS, "nosniff");
    say(X_FRAME_OPTIONS, "DENY");
    say(REFERRER_POLICY, "no-referrer");
    say(OPENER, "same-origin");
    say(RESOURCE, "same-origin");
    say(PERMISSIONS, "camera=(), microphone=(), geolocation=()");
    if secure {
        say(STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(all: &[(&'static str, &str)]) -> HeaderMap {
        all.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().expect("a value"))).collect()
    }

    #[test]
    fn only_our_own_pages_are_ours() {
        let ours = |all: &[(&'static str, &str)]| is_ours(&headers(all), false);
        assert!(ours(&[("host", "table.example:8080"), ("origin", "http://table.example:8080")]));
        assert!(ours(&[("host", "table.example")]), "a program");
        assert!(!ours(&[("host", "table.example"), ("origin", "http://evil.example")]));
        assert!(!ours(&[("host", "table.example"), ("origin", "http://table.example.evil.example")]));
        assert!(!ours(&[("host", "table.example"), ("origin", "null")]));
        assert!(!ours(&[("host", "table.example"), ("sec-fetch-site", "cross-site")]));
        let forwarded =
            [("host", "inside"), ("x-forwarded-host", "table.example"), ("origin", "https://table.example")];
        assert!(!ours(&forwarded), "nobody vouches for it");
        assert!(is_ours(&headers(&forwarded), true));
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let (proxy, other) = ("10.0.0.1".parse().expect("an address"), "10.0.0.9".parse().expect("an address"));
        let said = headers(&[("x-forwarded-for", "6.6.6.6, 9.9.9.9, 10.0.0.1"), ("x-forwarded-proto", "https")]);
        let believed = client(proxy, true, &[proxy], &said);
        assert_eq!((believed.address.to_string().as_str(), believed.secure), ("9.9.9.9", true));
        let stranger = client(other, false, &[proxy], &said);
        assert_eq!((stranger.address, stranger.secure), (other, false));
    }
}
