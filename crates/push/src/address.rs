//! Where a request goes, read strictly: what is written otherwise than a browser writes it is no address.
//!
//! No library for URLs on purpose. Those understand more than is ever sent here, and what two readers
//! understand differently is how requests get where they should not.

use std::net::{Ipv4Addr, Ipv6Addr};

use hyper::http::uri::PathAndQuery;

/// A scheme, a host and a port.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Origin {
    pub(crate) secure: bool,
    /// A name in lower case, or an IP address without brackets.
    pub(crate) host: String,
    /// What was written; `None` is the scheme's own.
    pub(crate) port: Option<u16>,
}

impl Origin {
    /// Reads `https://host`, `https://host:port` or the same with `http`, and nothing after it.
    pub(crate) fn read(text: &str) -> Option<Origin> {
        let (secure, authority) = match text.strip_prefix("https://") {
            Some(authority) => (true, authority),
            None => (false, text.strip_prefix("http://")?),
        };
        let (host, port) = match authority.strip_prefix('[') {
            Some(rest) => {
                let (address, rest) = rest.split_once(']')?;
                address.parse::<Ipv6Addr>().ok()?;
                (address, if rest.is_empty() { None } else { Some(rest.strip_prefix(':')?) })
            }
            None => match authority.split_once(':') {
                Some((host, port)) => (host, Some(port)),
                None => (authority, None),
            },
        };
        let port = match port {
            Some(digits) => Some(read_port(digits).filter(|&port| port != usual_port(secure))?),
            None => None,
        };
        let known = host.contains(':') || host.parse::<Ipv4Addr>().is_ok() || is_name(host);
        known.then(|| Origin { secure, host: host.to_owned(), port })
    }

    /// The port to connect to.
    pub(crate) fn port(&self) -> u16 {
        self.port.unwrap_or(usual_port(self.secure))
    }

    /// The host and the port as they stand in a request.
    pub(crate) fn authority(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        match self.port {
            Some(port) => format!("{host}:{port}"),
            None => host,
        }
    }

    /// As it was written.
    pub(crate) fn text(&self) -> String {
        format!("{}://{}", if self.secure { "https" } else { "http" }, self.authority())
    }

    /// Whether it is this machine, without asking anybody for a name.
    pub(crate) fn is_loopback(&self) -> bool {
        let four = self.host.parse::<Ipv4Addr>().is_ok_and(|address| address.is_loopback());
        four || self.host.parse::<Ipv6Addr>().is_ok_and(|address| address.is_loopback())
    }
}

/// Takes an address apart: its origin and its path with the query.
pub(crate) fn read(text: &str) -> Option<(Origin, PathAndQuery)> {
    // Neither spaces nor line ends nor letters that look like others; browsers write them as %XX.
    // Some readers take a backslash for a slash. What follows a # is never sent.
    if !text.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\' && byte != b'#') {
        return None;
    }
    let slash = text.find("://")? + 3;
    let path = slash + text[slash..].find('/')?;
    Some((Origin::read(&text[..path])?, text[path..].parse().ok()?))
}

/// Whether this is a host's full name: labels with dots between them, the last one with a letter in front, so
/// that nobody takes it for a number, and an address in whatever notation never passes for a name.
pub(crate) fn is_name(host: &str) -> bool {
    let label = |label: &str| {
        let plain = label.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        plain && (1..=63).contains(&label.len()) && !label.starts_with('-') && !label.ends_with('-')
    };
    let last = host.rsplit('.').next().unwrap_or_default();
    host.len() <= 253 && host.split('.').all(label) && last.starts_with(|first: char| first.is_ascii_lowercase())
}

/// The port that browsers leave out.
fn usual_port(secure: bool) -> u16 {
    if secure { 443 } else { 80 }
}

/// A port in plain digits.
fn read_port(text: &str) -> Option<u16> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| plain)
}
