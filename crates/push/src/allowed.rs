//! Where messages may go: to the push services of the browsers, and nowhere else.

use crate::address::{Origin, is_name};

/// The push services of Chrome (and its kin), Firefox, Edge on Windows, and Safari.
const SERVICES: &[&str] = &[
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "web.push.apple.com",
    "*.push.apple.com",
];

/// The list of push services that subscriptions may name. It begins with those of the great browsers
/// ([`Allowed::default`]); an operator may add others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Allowed(Vec<Entry>);

/// What may stand on the list.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Entry {
    /// This host, by https on its usual port.
    Host(String),
    /// Every host below this one, by https on the usual port.
    Below(String),
    /// Exactly this scheme, host and port.
    Origin(Origin),
}

/// This cannot stand on the list of push services.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "\"{0}\" is no push service: say push.example.org, *.push.example.org, https://push.example.org:8443, \
     or http:// with an address of this machine and a port"
)]
pub struct BadEntry(String);

impl Allowed {
    /// An empty list.
    pub fn nothing() -> Allowed {
        Allowed(Vec::new())
    }

    /// The list with one more entry: a host, `*.` and a domain for all hosts below it, or an origin. Only an
    /// origin may be an IP address or have a port, and only one on this machine may do without https.
    pub fn and(mut self, entry: &str) -> Result<Allowed, BadEntry> {
        self.0.push(Entry::read(entry).ok_or_else(|| BadEntry(entry.to_owned()))?);
        Ok(self)
    }

    /// Whether messages may go there.
    pub(crate) fn allows(&self, origin: &Origin) -> bool {
        self.0.iter().any(|entry| entry.allows(origin))
    }
}

impl Default for Allowed {
    fn default() -> Allowed {
        Allowed(SERVICES.iter().map(|entry| Entry::read(entry).expect("the list is ours")).collect())
    }
}

impl Entry {
    fn read(text: &str) -> Option<Entry> {
        if text.contains("://") {
            return Origin::read(text).filter(|origin| origin.secure || origin.is_loopback()).map(Entry::Origin);
        }
        match text.strip_prefix("*.") {
            // All of .org is nobody's push service.
            Some(domain) => (is_name(domain) && domain.contains('.')).then(|| Entry::Below(domain.to_owned())),
            None => is_name(text).then(|| Entry::Host(text.to_owned())),
        }
    }

    fn allows(&self, origin: &Origin) -> bool {
        let usual = origin.secure && origin.port.is_none();
        match self {
            Entry::Host(host) => usual && origin.host == *host,
            Entry::Below(domain) => {
                let before = origin.host.strip_suffix(domain.as_str());
                usual && before.is_some_and(|before| before.ends_with('.'))
            }
            Entry::Origin(exactly) => origin == exactly,
        }
    }
}
