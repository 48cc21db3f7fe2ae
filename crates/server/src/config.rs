//! How a server is set up.

use std::net::IpAddr;
use std::time::Duration;

use crate::ticker::Ticker;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Which build this is; a page of another build knows that it is old.
    pub build: String,
    /// Proxies whose word about the client's address and scheme is taken.
    pub trusted_proxies: Vec<IpAddr>,
    /// Names this server goes by, besides its addresses and `localhost`; as long as there are none, a trusted
    /// proxy may use any.
    pub hosts: Vec<String>,
    /// What this machine is called in its own network.
    pub own_names: Vec<String>,
    /// Whether metrics are shown where the tables are, unless they have a listener of their own.
    pub open_metrics: bool,
    /// Addresses under which others in the same network reach this server.
    pub reachable: Vec<String>,
    /// Where people choose together with bots, these seal so long after the last person has, so that there is time
    /// for second thoughts.
    pub breath: Duration,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// The others are told that somebody's line is broken after this; a page that is loaded again is back sooner.
    pub grace: Duration,
    /// Who looks on is told at most this often: at a table with hundreds of them everybody would hear of each.
    pub watchers_every: Duration,
    /// Whoever made the table may let a bot play for somebody who has been away for so long.
    pub absence: Duration,
    /// Where strangers are matched, the chair of somebody who has been gone for so long is free again.
    pub match_patience: Duration,
    /// Where strangers are matched, bots take the chairs that are free after this, if that is wished.
    pub match_wait: Duration,
    /// Whether tables may be open to strangers.
    pub listing: bool,
    /// Whether strangers are matched.
    pub matching: bool,
    /// How people are told something while no page is open, if they are.
    pub push: Option<Push>,
    /// Running tables that nobody has touched for so many days are closed; whoever sits there reads it 30 days before.
    pub untouched_days: u32,
    /// What this server is called among others.
    pub name: String,
    /// So long the tables it has taken stay its own if nobody hears of it any more.
    pub lease: Duration,
    /// How other servers on the same database reach it, if there are any.
    pub peers: Option<Peers>,
    /// The time that players' clocks count.
    pub ticker: Ticker,
    /// A table nobody uses leaves memory after this.
    pub idle: Duration,
    /// A snapshot is stored after so many inputs.
    pub snapshot_every: u32,
    /// What is too much.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            build: crate::http::build(),
            trusted_proxies: Vec::new(),
            hosts: Vec::new(),
            own_names: Vec::new(),
            open_metrics: true,
            reachable: Vec::new(),
            breath: Duration::from_millis(1200),
            thinkers: cores.saturating_sub(1).max(1),
            grace: Duration::from_secs(5),
            watchers_every: Duration::from_secs(2),
            absence: Duration::from_secs(120),
            match_patience: Duration::from_secs(20),
            match_wait: Duration::from_secs(60),
            listing: true,
            matching: true,
            push: None,
            untouched_days: 90,
            name: "backroom".into(),
            lease: Duration::from_secs(10),
            peers: None,
            ticker: Ticker::default(),
            idle: Duration::from_secs(120),
            snapshot_every: 100,
            limits: Limits::default(),
        }
    }
}

/// Other servers on the same database.
#[derive(Clone)]
pub struct Peers {
    /// What all of them show each other; at least 32 characters.
    pub key: String,
    /// Where the others reach this one.
    pub address: String,
}

impl std::fmt::Debug for Peers {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Peers").field("address", &self.address).finish_non_exhaustive()
    }
}

/// How people are told something while no page is open.
#[derive(Clone, Debug)]
pub struct Push {
    contact: String,
    services: push::Allowed,
}

impl Push {
    /// With an address (`mailto:` or `https:`) at which push services reach whoever runs the server, and with these
    /// push services besides those of the great browsers; or what is wrong with them.
    pub fn new(contact: &str, services: &[String]) -> Result<Self, String> {
        push::Sender::new(push::Keys::fresh(), contact).map_err(|error| error.to_string())?;
        let with = |known: push::Allowed, service: &String| known.and(service).map_err(|error| error.to_string());
        let services = services.iter().try_fold(push::Allowed::default(), with)?;
        Ok(Self { contact: contact.to_owned(), services })
    }

    pub(crate) fn contact(&self) -> &str {
        &self.contact
    }

    pub(crate) fn services(&self) -> &push::Allowed {
        &self.services
    }
}

/// What is too much of one client.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Tables and new people from one address in an hour.
    pub tables_per_address: u32,
    /// Requests from one address in a second, outside tables.
    pub requests_per_second: u32,
    /// Messages on one socket in a second; three times as many at once.
    pub messages_per_second: u32,
    /// Choices a seat may take back or change before anything else happens at its table.
    pub second_thoughts: u32,
    /// Lines said by one person at one table in a minute.
    pub chat_per_minute: u32,
    /// Votes of one person in a minute, asked for or answered, at whichever table; as often a table may be listed or
    /// not.
    pub votes_per_minute: u32,
    /// Lines, phrases, votes and listings from one address in a minute, whoever they are of.
    pub company_per_address: u32,
    /// Messages to one person's devices in an hour.
    pub notices_per_hour: u32,
    /// Hints for one person in a minute, at whichever table; one at a time.
    pub hints_per_minute: u32,
    /// Tries at a one-time code from one address in an hour.
    pub codes_per_hour: u32,
    /// Bytes of one message.
    pub message_bytes: usize,
    /// Bytes of a request's body.
    pub body_bytes: usize,
    /// Messages waiting for a slow reader before it is cut off.
    pub outgoing: usize,
    /// Bytes waiting for a slow reader before it is cut off.
    pub outgoing_bytes: usize,
    /// Bytes waiting for all readers before those who let most of it wait are cut off.
    pub outgoing_bytes_in_all: usize,
    /// Bytes of a story told at once, to whoever comes late or reads back.
    pub story_bytes: usize,
    /// How long a request's headers, a request, or a piece of a message to a slow reader may take.
    pub patience: Duration,
    /// A socket is asked for a sign of life this often; without one for three times as long it is closed.
    pub ping: Duration,
    /// Tables that stay in memory for their clocks alone. Beyond these, time stands still where nobody is.
    pub held_tables: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 20_000,
            connections_per_address: 300,
            tables_per_address: 120,
            requests_per_second: 20,
            messages_per_second: 20,
            second_thoughts: 100,
            chat_per_minute: 20,
            votes_per_minute: 10,
            company_per_address: 200,
            notices_per_hour: 60,
            hints_per_minute: 20,
            codes_per_hour: 20,
            message_bytes: 8 << 10,
            body_bytes: 64 << 10,
            outgoing: 64,
            outgoing_bytes: 1 << 20,
            outgoing_bytes_in_all: 64 << 20,
            story_bytes: 128 << 10,
            patience: Duration::from_secs(15),
            ping: Duration::from_secs(6),
            held_tables: 1000,
        }
    }
}
