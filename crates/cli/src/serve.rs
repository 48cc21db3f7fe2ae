//! `backroom serve`: tables for friends, in the browser.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail};
use clap::{ArgMatches, Args, Command, FromArgMatches, value_parser};
use etcetera::{BaseStrategy, choose_base_strategy};
use server::{Config, Limits, Listeners, Peers, Push};
use store::{Postgres, Sqlite, Store};
use tokio::net::TcpListener;
use tokio::sync::watch;
use words::Language;

use crate::files;

/// Where the server listens if nobody says otherwise.
const PORT: u16 = 8137;
/// The file inside the data folder.
pub(crate) const DATABASE: &str = "backroom.db";

// What `serve` is told. (Not `///`: clap would show it as what the command does.)
#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
struct Asked {
    /// Address and port [default: 127.0.0.1:8137; with --lan 0.0.0.0:8137]
    #[arg(long, env = "BACKROOM_LISTEN", value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    #[command(flatten)]
    data: Data,
    /// Open the tables to the local network, and show a code for the phones in the room
    #[arg(long, env = "BACKROOM_LAN")]
    lan: bool,
    /// A proxy whose X-Forwarded-For, -Proto and -Host are believed
    #[arg(long, env = "BACKROOM_TRUSTED_PROXY", value_name = "IP", value_delimiter = ',')]
    trusted_proxy: Vec<IpAddr>,
    /// A name the server goes by, besides its addresses, localhost and this machine's own name
    #[arg(long, env = "BACKROOM_HOST", value_name = "NAME", value_delimiter = ',')]
    host: Vec<String>,
    /// Show metrics at this address and port only, instead of where the tables are
    #[arg(long, env = "BACKROOM_METRICS", value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// What this server is called among others on the same database [default: this machine's name]
    #[arg(long, env = "BACKROOM_NAME", value_name = "NAME")]
    name: Option<String>,
    /// Where other servers on the same database reach this one: it listens there, and nobody else should get there
    #[arg(long, env = "BACKROOM_PEERS", value_name = "ADDRESS", requires_all = ["database", "peer_key"])]
    peers: Option<SocketAddr>,
    /// The same as the others see it, if that is another
    #[arg(long, env = "BACKROOM_PEER_ADDRESS", value_name = "HOST:PORT", requires = "peers")]
    peer_address: Option<String>,
    /// A file with what all servers show each other: at least 32 letters and digits
    #[arg(long, env = "BACKROOM_PEER_KEY", value_name = "FILE")]
    peer_key: Option<PathBuf>,
    /// So long a server's tables stay its own when nobody hears of it any more
    #[arg(long, env = "BACKROOM_LEASE", value_name = "MILLISECONDS", default_value_t = 10_000)]
    #[arg(value_parser = value_parser!(u64).range(1_000..=600_000))]
    lease: u64,
    /// How long bots leave people for second thoughts where all choose together
    #[arg(long, env = "BACKROOM_BREATH", value_name = "MILLISECONDS", default_value_t = 1200)]
    #[arg(value_parser = value_parser!(u64).range(..=3_600_000))]
    breath: u64,
    /// How long somebody has to be away before a bot may be let in for them
    #[arg(long, env = "BACKROOM_STAND_IN_AFTER", value_name = "SECONDS", default_value_t = 120)]
    #[arg(value_parser = value_parser!(u64).range(..=366 * 24 * 3600))]
    stand_in_after: u64,
    /// Close running tables that nobody has touched for so many days; whoever sits there reads it 30 days before
    #[arg(long, env = "BACKROOM_UNTOUCHED", value_name = "DAYS", default_value_t = Config::default().untouched_days)]
    #[arg(value_parser = value_parser!(u32).range(31..=36_500))]
    untouched: u32,
    /// Show no tables to strangers
    #[arg(long, env = "BACKROOM_NO_LISTING")]
    no_listing: bool,
    /// Bring no strangers together
    #[arg(long, env = "BACKROOM_NO_MATCHING")]
    no_matching: bool,
    /// Tell nobody anything while no page is open (web push)
    #[arg(long, env = "BACKROOM_NO_PUSH")]
    no_push: bool,
    /// Where push services reach you [default: https:// and the first --host]
    #[arg(long, env = "BACKROOM_PUSH_CONTACT", value_name = "MAILTO OR HTTPS")]
    push_contact: Option<String>,
    /// A push service besides those of the great browsers
    #[arg(long, env = "BACKROOM_PUSH_SERVICE", value_name = "HOST", value_delimiter = ',')]
    push_service: Vec<String>,
    /// Connections from one address at a time
    #[arg(long, env = "BACKROOM_CONNECTIONS_PER_ADDRESS", value_name = "N")]
    #[arg(default_value_t = Limits::default().connections_per_address as u32)]
    connections_per_address: u32,
    /// Tables made from one address in an hour
    #[arg(long, env = "BACKROOM_TABLES_PER_ADDRESS", value_name = "N")]
    #[arg(default_value_t = Limits::default().tables_per_address)]
    tables_per_address: u32,
    /// Messages on one socket in a second
    #[arg(long, env = "BACKROOM_MESSAGES_PER_SECOND", value_name = "N")]
    #[arg(default_value_t = Limits::default().messages_per_second)]
    messages_per_second: u32,
    /// Requests from one address in a second
    #[arg(long, env = "BACKROOM_REQUESTS_PER_SECOND", value_name = "N")]
    #[arg(default_value_t = Limits::default().requests_per_second)]
    requests_per_second: u32,
}

// Where the tables are kept.
#[derive(Args)]
#[expect(clippy::struct_field_names, clippy::doc_markdown, reason = "they are the switches' names and help")]
pub(crate) struct Data {
    /// Where the tables are kept [default: the user's data folder]
    #[arg(long, env = "BACKROOM_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Keep the tables in PostgreSQL instead: postgres://user@host/name, with ?sslmode=require encrypted
    #[arg(long, env = "BACKROOM_DATABASE", value_name = "ADDRESS", conflicts_with = "data", hide_env_values = true)]
    database: Option<String>,
    /// Whom to believe who the database is (a file of PEM certificates), if not those that browsers trust
    #[arg(long, env = "BACKROOM_DATABASE_AUTHORITIES", value_name = "FILE", requires = "database")]
    database_authorities: Option<PathBuf>,
}

/// Where tables can be.
pub(crate) enum Place {
    /// In a file.
    File(PathBuf),
    /// In a database, at this address; and whom to believe who it is.
    Database(String, Option<Vec<u8>>),
}

impl Place {
    /// As it is shown to people, without a password.
    pub(crate) fn shown(&self) -> String {
        match self {
            Self::File(file) => file.display().to_string(),
            Self::Database(..) => "the database".into(),
        }
    }

    fn open(&self) -> anyhow::Result<Arc<dyn Store>> {
        let opened: Result<Arc<dyn Store>, _> = match self {
            Self::File(file) => Sqlite::open(file).map(|store| Arc::new(store) as Arc<dyn Store>),
            Self::Database(address, authorities) => {
                Postgres::open(address, authorities.as_deref()).map(|store| Arc::new(store) as Arc<dyn Store>)
            }
        };
        opened.with_context(|| format!("cannot use {}", self.shown()))
    }
}

pub(crate) fn command() -> Command {
    let command = Command::new("serve")
        .about("Host tables for people and bots in the browser")
        .after_help("Example:\n  backroom serve --lan    # everybody in the room can join with a phone");
    Asked::augment_args(command)
}

/// The tables asked for, or the usual ones.
pub(crate) fn place(asked: Data) -> anyhow::Result<Place> {
    if let Some(address) = asked.database {
        let read = |file: PathBuf| std::fs::read(&file).with_context(|| format!("cannot read {}", file.display()));
        return Ok(Place::Database(address, asked.database_authorities.map(read).transpose()?));
    }
    let usual = || choose_base_strategy().ok().map(|folders| folders.data_dir().join("backroom"));
    let folder = asked.data.or_else(usual).context("no home folder to keep tables in; use --data")?;
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    Ok(Place::File(folder.join(DATABASE)))
}

pub(crate) fn run(args: &ArgMatches, _: Language) -> anyhow::Result<()> {
    let asked = Asked::from_arg_matches(args)?;
    let any = if asked.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    let listen = asked.listen.unwrap_or(SocketAddr::from((any, PORT)));
    let Asked { lan, metrics, peers, .. } = asked;
    let (data, config) = config(asked)?;
    let store = place(data)?.open()?;
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(false).with_target(false).init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let tables = bind(listen).await?;
        let metrics = match metrics {
            Some(address) => Some(bind(address).await?),
            None => None,
        };
        let peers = match peers {
            Some(address) => Some(bind(address).await?),
            None => None,
        };
        let address = tables.local_addr()?;
        let mut config = Config { reachable: reachable(address), ..config };
        config.limits.connections = files::room_for(config.limits.connections);
        announce(address, &config.reachable, lan)?;
        let (stop, stopped) = watch::channel(false);
        tokio::spawn(async move {
            interrupted().await;
            eprintln!("Closing: everybody is told, everything is stored.");
            let _ = stop.send(true);
        });
        server::run(Listeners { tables, metrics, peers }, store, config, stopped).await;
        Ok(())
    })
}

async fn bind(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| format!("cannot listen on {address}"))
}

/// Where the tables are kept, and how the server is to be.
fn config(asked: Asked) -> anyhow::Result<(Data, Config)> {
    let usual = Config::default();
    let push = if asked.no_push { None } else { Some(push(&asked)?) };
    let peers = peers(&asked)?;
    let connections = asked.connections_per_address as usize;
    let limits = Limits {
        connections_per_address: connections,
        connections: usual.limits.connections.max(connections),
        tables_per_address: asked.tables_per_address,
        messages_per_second: asked.messages_per_second,
        requests_per_second: asked.requests_per_second,
        ..usual.limits
    };
    let config = Config {
        trusted_proxies: asked.trusted_proxy,
        hosts: asked.host,
        own_names: own_names(),
        breath: Duration::from_millis(asked.breath),
        absence: Duration::from_secs(asked.stand_in_after),
        untouched_days: asked.untouched,
        listing: !asked.no_listing,
        matching: !asked.no_matching,
        push,
        name: asked.name.unwrap_or_else(machine),
        lease: Duration::from_millis(asked.lease),
        peers,
        limits,
        ..usual
    };
    Ok((asked.data, config))
}

/// How people are told something while no page is open.
fn push(asked: &Asked) -> anyhow::Result<Push> {
    // A server without a name is on this machine or in this house, where browsers offer no push anyway.
    let name = asked.host.first().map_or("localhost", String::as_str);
    let contact = asked.push_contact.clone().unwrap_or_else(|| format!("https://{name}"));
    Push::new(&contact, &asked.push_service).map_err(anyhow::Error::msg)
}

/// How other servers on the same database are talked to.
fn peers(asked: &Asked) -> anyhow::Result<Option<Peers>> {
    let (Some(listen), Some(file)) = (asked.peers, &asked.peer_key) else { return Ok(None) };
    let key = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let key = key.trim().to_owned();
    if key.len() < 32 || !key.chars().all(|letter| letter.is_ascii_graphic()) {
        bail!("{} must hold at least 32 letters and digits in one line", file.display());
    }
    let address = asked.peer_address.clone().unwrap_or_else(|| listen.to_string());
    Ok(Some(Peers { key, address }))
}

/// This machine's name.
fn machine() -> String {
    #[cfg(unix)]
    let name = rustix::system::uname().nodename().to_string_lossy().into_owned();
    #[cfg(not(unix))]
    let name = std::env::var("COMPUTERNAME").unwrap_or_default();
    name
}

/// What this machine is called in its own network: its name, and with the ends that home networks give it. None
/// of these ends can be had by strangers.
fn own_names() -> Vec<String> {
    let name = machine();
    let name = name.split('.').next().unwrap_or_default();
    let ends = ["", ".local", ".lan", ".home", ".home.arpa", ".internal"];
    ends.iter().filter(|_| !name.is_empty()).map(|end| format!("{name}{end}")).collect()
}

/// Addresses under which others in the network reach us.
fn reachable(address: SocketAddr) -> Vec<String> {
    let ip = match address.ip() {
        ip if ip.is_loopback() => return Vec::new(),
        ip if ip.is_unspecified() => outward(),
        ip => Some(ip),
    };
    ip.map(|ip| format!("http://{}", SocketAddr::new(ip, address.port()))).into_iter().collect()
}

/// Our address towards the rest of the network; nothing is sent to find it out.
fn outward() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

/// Says where to go.
fn announce(address: SocketAddr, reachable: &[String], lan: bool) -> anyhow::Result<()> {
    let here = if address.ip().is_unspecified() { Ipv4Addr::LOCALHOST.into() } else { address.ip() };
    println!("Backroom is open: http://{}", SocketAddr::new(here, address.port()));
    if lan {
        for address in reachable {
            let code = qrcode::QrCode::new(address.as_bytes())?;
            println!("For the phones in the room: {address}\n");
            println!("{}", code.render::<qrcode::render::unicode::Dense1x2>().build());
        }
        if reachable.is_empty() {
            println!("This machine has no address in a local network.");
        }
        println!("Without https browsers neither install the page nor tell anything while it is closed.");
    }
    Ok(())
}

/// Somebody wants the server to end.
async fn interrupted() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
