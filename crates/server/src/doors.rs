//! How many are connected from where.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};

/// The connections from each network.
pub(crate) struct Doors {
    /// So many from one.
    most: usize,
    counts: Mutex<HashMap<IpAddr, usize>>,
}

/// Somebody's way in; free again when this is dropped.
pub(crate) struct Door {
    doors: Arc<Doors>,
    from: IpAddr,
}

impl Doors {
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most, counts: Mutex::default() })
    }

    /// Lets one more in from there, if there is room.
    pub(crate) fn enter(self: &Arc<Self>, from: IpAddr) -> Option<Door> {
        let from = network(from);
        let mut counts = self.counts.lock().expect("nobody panics holding this");
        let count = counts.entry(from).or_insert(0);
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Door { doors: self.clone(), from })
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        let mut counts = self.doors.counts.lock().expect("nobody panics holding this");
        if let Some(count) = counts.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.from);
            }
        }
    }
}

/// Whom an address stands for: of the newer kind everybody has 2⁶⁴, so what they share is counted.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn whoever_has_a_whole_network_counts_once() {
        assert_eq!(network(ip("2001:db8:1:2:aaaa::1")), network(ip("2001:db8:1:2:bbbb:1:2:3")));
        assert_ne!(network(ip("2001:db8:1:2::1")), network(ip("2001:db8:1:3::1")));
        assert_ne!(network(ip("192.0.2.1")), network(ip("192.0.2.2")));
        assert_eq!(network(ip("::ffff:192.0.2.1")), ip("192.0.2.1"), "the older kind, written as the newer");
    }

    #[test]
    fn there_is_room_again_when_somebody_leaves() {
        let doors = Doors::new(2);
        let (first, second) = (doors.enter(ip("2001:db8::1")), doors.enter(ip("2001:db8::2")));
        assert!(first.is_some() && second.is_some());
        assert!(doors.enter(ip("2001:db8::3")).is_none());
        assert!(doors.enter(ip("2001:db8:0:1::3")).is_some(), "another network");
        drop(first);
        assert!(doors.enter(ip("2001:db8::3")).is_some());
        drop(second);
        assert!(doors.counts.lock().expect("unlocked").is_empty(), "nobody is remembered who is gone");
    }
}
