//! What stands before every route: where a request comes from, how many there are, how long they may take;
//! and what every answer says about itself.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

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
use crate::config::Config;
use crate::doors::network;

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

/// Whether a header is one that only proxies write.
pub(super) fn is_forwarded(name: &HeaderName) -> bool {
    [FORWARDED_FOR, FORWARDED_PROTO, FORWARDED_HOST].contains(&name.as_str())
}

/// Where a request really comes from, and how.
#[derive(Clone, Copy, Debug)]
pub(super) struct Client {
    /// The network it counts for.
    pub(super) address: IpAddr,
    /// Whether a proxy speaks for it.
    pub(super) through_proxy: bool,
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
    let answer = if !is_meant_for_us(request.headers(), &house.config, trusted) {
        foreign_host(api)
    } else if api && !house.requests.allow(client.address) {
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
        return Client { address: network(peer), through_proxy: false, secure: false };
    }
    let said = headers.get_all(FORWARDED_FOR).iter().filter_map(|value| value.to_str().ok());
    let hops: Vec<&str> = said.flat_map(|value| value.split(',')).collect();
    // The last hop that is not one of our proxies; what stands before it anybody may have written.
    let hop = hops.into_iter().rev().map(hop).find(|hop| hop.is_none_or(|hop| !proxies.contains(&hop))).flatten();
    let secure = headers.get(FORWARDED_PROTO).is_some_and(|value| value == "https");
    Client { address: network(hop.unwrap_or(peer)), through_proxy: true, secure }
}

/// An address as proxies write it: some add the port.
fn hop(said: &str) -> Option<IpAddr> {
    let said = said.trim();
    let address = said.parse().ok().or_else(|| said.parse::<SocketAddr>().ok().map(|said| said.ip()));
    address.or_else(|| said.strip_prefix('[')?.strip_suffix(']')?.parse().ok()).map(|address| address.to_canonical())
}

/// Sockets and whatever changes something must come from our own pages.
fn needs_origin(request: &Request) -> bool {
    request.method() != Method::GET && request.method() != Method::HEAD || request.uri().path().ends_with("/socket")
}

/// Whether a request comes from our own page. Browsers always say where such requests come from, once; programs
/// need not, and have no cookies of somebody else to misuse.
fn is_ours(headers: &HeaderMap, trusted: bool) -> bool {
    if headers.get_all("sec-fetch-site").iter().any(|site| site != "same-origin" && site != "none") {
        return false;
    }
    let mut origins = headers.get_all(ORIGIN).iter();
    match (origins.next(), origins.next()) {
        (None, _) => true,
        (Some(origin), None) => {
            let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
            origin.is_some_and(|(_, authority)| host(headers, trusted) == Asked::For(authority))
        }
        (Some(_), Some(_)) => false,
    }
}

/// The host a request is for.
#[derive(PartialEq, Eq)]
enum Asked<'a> {
    /// This one.
    For(&'a str),
    /// None: a program; every browser names a host.
    Unnamed,
    /// Several, or what is no text.
    Unclear,
}

/// The host a request names, as a trusted proxy was asked for it or as it is.
fn host(headers: &HeaderMap, trusted: bool) -> Asked<'_> {
    // The last is the one our proxy has written.
    let forwarded = headers.get_all(FORWARDED_HOST).iter().next_back().filter(|_| trusted);
    if let Some(forwarded) = forwarded {
        return match forwarded.to_str() {
            Ok(hosts) => Asked::For(hosts.rsplit(',').next().unwrap_or(hosts).trim()),
            Err(_) => Asked::Unclear,
        };
    }
    let mut hosts = headers.get_all(HOST).iter();
    match (hosts.next(), hosts.next()) {
        (None, _) => Asked::Unnamed,
        (Some(host), None) => host.to_str().map_or(Asked::Unclear, Asked::For),
        (Some(_), Some(_)) => Asked::Unclear,
    }
}

/// Where the page was asked for, as others would ask for it.
pub(super) fn origin(headers: &HeaderMap, client: Client) -> Option<String> {
    let Asked::For(host) = host(headers, client.through_proxy) else { return None };
    Some(format!("{}://{host}", if client.secure { "https" } else { "http" }))
}

/// Whether a request was meant for this server: for an address, for this machine, or for a name it was given.
/// A page from elsewhere, whose name was made to lead here, asks for that name; and browsers would let it.
fn is_meant_for_us(headers: &HeaderMap, config: &Config, trusted: bool) -> bool {
    match host(headers, trusted) {
        Asked::Unclear => false,
        Asked::Unnamed => true,
        // A proxy knows its own names, unless we were told them too.
        Asked::For(host) => is_known(host, config) || trusted && config.hosts.is_empty(),
    }
}

fn is_known(host: &str, config: &Config) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    let name = name.strip_suffix('.').unwrap_or(name);
    bare.map_or_else(|| name.parse::<Ipv4Addr>().is_ok(), |bare| bare.parse::<Ipv6Addr>().is_ok())
        || name.eq_ignore_ascii_case("localhost")
        || name.to_ascii_lowercase().ends_with(".localhost")
        || config.hosts.iter().chain(&config.own_names).any(|known| known.eq_ignore_ascii_case(name))
}

/// To whoever came by a name we do not know: a person may have typed it.
fn foreign_host(api: bool) -> Response {
    if api {
        return Refused::new(StatusCode::MISDIRECTED_REQUEST, "server-foreign-host").into_response();
    }
    super::page::notice(StatusCode::MISDIRECTED_REQUEST, "server-foreign-host")
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
    fn two_origins_are_none() {
        let mut all = headers(&[("host", "table.example"), ("origin", "http://table.example")]);
        assert!(is_ours(&all, false));
        all.append(ORIGIN, HeaderValue::from_static("http://evil.example"));
        assert!(!is_ours(&all, false));
        let mut all = headers(&[("host", "table.example"), ("sec-fetch-site", "same-origin")]);
        all.append("sec-fetch-site", HeaderValue::from_static("cross-site"));
        assert!(!is_ours(&all, false));
    }

    #[test]
    fn only_addresses_and_known_names_are_meant_for_us() {
        let names = |hosts: &[&str]| Config {
            hosts: hosts.iter().map(ToString::to_string).collect(),
            own_names: vec!["desk.local".into()],
            ..Config::default()
        };
        let named = names(&["tables.example"]);
        let meant = |host: &str| is_meant_for_us(&headers(&[("host", host)]), &named, false);
        for host in [
            "127.0.0.1:8137",
            "192.168.1.5",
            "[::1]:8137",
            "[fe80::1]",
            "localhost:8137",
            "LocalHost",
            "a.localhost",
            "tables.example",
            "Tables.Example.:443",
            "desk.local:8137",
        ] {
            assert!(meant(host), "{host}");
        }
        for host in
            ["evil.example", "tables.example.evil.example", "127.0.0.1.evil.example", "localhost.evil", "", "::1x"]
        {
            assert!(!meant(host), "{host}");
        }
        assert!(is_meant_for_us(&HeaderMap::new(), &named, false), "a program");
        let mut two = headers(&[("host", "localhost")]);
        two.append(HOST, HeaderValue::from_static("evil.example"));
        assert!(!is_meant_for_us(&two, &named, false));
        let forwarded = headers(&[("host", "localhost"), ("x-forwarded-host", "evil.example")]);
        assert!(is_meant_for_us(&forwarded, &named, false), "nobody vouches for it");
        assert!(!is_meant_for_us(&forwarded, &named, true));
        assert!(is_meant_for_us(&forwarded, &names(&[]), true), "the proxy knows its names");
        assert!(!is_meant_for_us(&headers(&[("host", "evil.example")]), &names(&[]), false));
    }

    #[test]
    fn a_link_names_the_server_as_it_was_asked_for() {
        let at = |through_proxy, secure| Client { address: Ipv4Addr::LOCALHOST.into(), through_proxy, secure };
        let said = headers(&[("host", "inside:8137"), ("x-forwarded-host", "tables.example")]);
        assert_eq!(origin(&said, at(true, true)).as_deref(), Some("https://tables.example"));
        assert_eq!(origin(&said, at(false, false)).as_deref(), Some("http://inside:8137"), "nobody vouches for it");
        assert_eq!(origin(&HeaderMap::new(), at(false, false)), None);
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let (proxy, other) = ("10.0.0.1".parse().expect("an address"), "10.0.0.9".parse().expect("an address"));
        let said = headers(&[("x-forwarded-for", "6.6.6.6, 9.9.9.9, 10.0.0.1"), ("x-forwarded-proto", "https")]);
        let believed = client(proxy, true, &[proxy], &said);
        assert_eq!((believed.address.to_string().as_str(), believed.secure), ("9.9.9.9", true));
        let stranger = client(other, false, &[proxy], &said);
        assert_eq!((stranger.address, stranger.secure), (other, false));
        let counts_as =
            |said: &str| client(proxy, true, &[proxy], &headers(&[("x-forwarded-for", said)])).address.to_string();
        assert_eq!(counts_as("6.6.6.6, 9.9.9.9:4711"), "9.9.9.9", "with its port");
        assert_eq!(counts_as("6.6.6.6, [2001:db8:1:2::9]:4711"), "2001:db8:1:2::", "the network");
        assert_eq!(counts_as("6.6.6.6, who knows"), "10.0.0.1", "nothing before it is believed");
    }
}
