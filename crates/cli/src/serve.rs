//! `backroom serve`: tables for friends, in the browser.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use etcetera::{BaseStrategy, choose_base_strategy};
use server::{Config, Limits, Listeners};
use store::Sqlite;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::files;

/// Where the server listens if nobody says otherwise.
const PORT: u16 = 8137;
/// The file inside the data folder.
const DATABASE: &str = "backroom.db";

pub(crate) fn command() -> Command {
    let limits = Limits::default();
    let number = |name: &'static str, variable: &'static str, help: String| {
        Arg::new(name).long(name).env(variable).value_name("N").value_parser(value_parser!(u32)).help(help)
    };
    Command::new("serve")
        .about("Host tables for people and bots in the browser")
        .after_help("Example:\n  backroom serve --lan    # everybody in the room can join with a phone")
        .arg(
            Arg::new("listen")
                .long("listen")
                .env("BACKROOM_LISTEN")
                .value_name("ADDRESS")
                .value_parser(value_parser!(SocketAddr))
                .help(format!("Address and port [default: 127.0.0.1:{PORT}; with --lan 0.0.0.0:{PORT}]")),
        )
        .arg(data())
        .arg(
            Arg::new("lan")
                .long("lan")
                .env("BACKROOM_LAN")
                .action(ArgAction::SetTrue)
                .help("Open the tables to the local network, and show a code for the phones in the room"),
        )
        .arg(
            Arg::new("trusted-proxy")
                .long("trusted-proxy")
                .env("BACKROOM_TRUSTED_PROXY")
                .value_name("IP")
                .value_delimiter(',')
                .action(ArgAction::Append)
                .value_parser(value_parser!(IpAddr))
                .help("A proxy whose X-Forwarded-For, -Proto and -Host are believed"),
        )
        .arg(
            Arg::new("host")
                .long("host")
                .env("BACKROOM_HOST")
                .value_name("NAME")
                .value_delimiter(',')
                .action(ArgAction::Append)
                .help("A name the server goes by, besides its addresses, localhost and this machine's own name"),
        )
        .arg(
            Arg::new("metrics")
                .long("metrics")
                .env("BACKROOM_METRICS")
                .value_name("ADDRESS")
                .value_parser(value_parser!(SocketAddr))
                .help("Show metrics at this address and port only, instead of where the tables are"),
        )
        .arg(
            Arg::new("bot-pause")
                .long("bot-pause")
                .env("BACKROOM_BOT_PAUSE")
                .value_name("MILLISECONDS")
                .value_parser(value_parser!(u64))
                .default_value("900")
                .help("How long bots wait before they act while somebody watches"),
        )
        .arg(
            Arg::new("stand-in-after")
                .long("stand-in-after")
                .env("BACKROOM_STAND_IN_AFTER")
                .value_name("SECONDS")
                .value_parser(value_parser!(u64).range(..=366 * 24 * 3600))
                .default_value("120")
                .help("How long somebody has to be away before a bot may be let in for them"),
        )
        .arg(number(
            "connections-per-address",
            "BACKROOM_CONNECTIONS_PER_ADDRESS",
            format!("Connections from one address at a time [default: {}]", limits.connections_per_address),
        ))
        .arg(number(
            "tables-per-address",
            "BACKROOM_TABLES_PER_ADDRESS",
            format!("Tables made from one address in an hour [default: {}]", limits.tables_per_address),
        ))
        .arg(number(
            "messages-per-second",
            "BACKROOM_MESSAGES_PER_SECOND",
            format!("Messages on one socket in a second [default: {}]", limits.messages_per_second),
        ))
        .arg(number(
            "requests-per-second",
            "BACKROOM_REQUESTS_PER_SECOND",
            format!("Requests from one address in a second [default: {}]", limits.requests_per_second),
        ))
}

/// Where the tables are kept.
pub(crate) fn data() -> Arg {
    Arg::new("data")
        .long("data")
        .env("BACKROOM_DATA")
        .value_name("FOLDER")
        .value_parser(value_parser!(PathBuf))
        .help("Where the tables are kept [default: the user's data folder]")
}

/// The database in the folder asked for, or the usual one.
pub(crate) fn database(args: &ArgMatches) -> anyhow::Result<PathBuf> {
    let named = args.get_one::<PathBuf>("data").cloned();
    let usual = || choose_base_strategy().ok().map(|folders| folders.data_dir().join("backroom"));
    let folder = named.or_else(usual).context("no home folder to keep tables in; use --data")?;
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    Ok(folder.join(DATABASE))
}

pub(crate) fn run(args: &ArgMatches) -> anyhow::Result<()> {
    let lan = args.get_flag("lan");
    let any = if lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    let listen = args.get_one::<SocketAddr>("listen").copied().unwrap_or(SocketAddr::from((any, PORT)));
    let path = database(args)?;
    let store = Sqlite::open(&path).with_context(|| format!("cannot use {}", path.display()))?;
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(false).with_target(false).init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let tables = bind(listen).await?;
        let metrics = match args.get_one::<SocketAddr>("metrics") {
            Some(address) => Some(bind(*address).await?),
            None => None,
        };
        let address = tables.local_addr()?;
        let reachable = reachable(address);
        let mut config = config(args, reachable);
        config.limits.connections = files::room_for(config.limits.connections);
        announce(address, &config.reachable, lan)?;
        let (stop, stopped) = watch::channel(false);
        tokio::spawn(async move {
            interrupted().await;
            eprintln!("Closing: everybody is told, everything is stored.");
            let _ = stop.send(true);
        });
        server::run(Listeners { tables, metrics }, Arc::new(store), config, stopped).await;
        Ok(())
    })
}

async fn bind(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| format!("cannot listen on {address}"))
}

fn config(args: &ArgMatches, reachable: Vec<String>) -> Config {
    let usual = Config::default();
    let number = |name: &str, usual: u32| args.get_one::<u32>(name).copied().unwrap_or(usual);
    let connections = number("connections-per-address", usual.limits.connections_per_address as u32) as usize;
    let limits = Limits {
        connections_per_address: connections,
        connections: usual.limits.connections.max(connections),
        tables_per_address: number("tables-per-address", usual.limits.tables_per_address),
        messages_per_second: number("messages-per-second", usual.limits.messages_per_second),
        requests_per_second: number("requests-per-second", usual.limits.requests_per_second),
        ..usual.limits
    };
    let pause = args.get_one::<u64>("bot-pause").map_or(usual.pause, |pause| Duration::from_millis(*pause));
    let absence = args.get_one::<u64>("stand-in-after").map_or(usual.absence, |away| Duration::from_secs(*away));
    let trusted_proxies = args.get_many::<IpAddr>("trusted-proxy").unwrap_or_default().copied().collect();
    let hosts = args.get_many::<String>("host").unwrap_or_default().cloned().collect();
    Config { trusted_proxies, hosts, own_names: own_names(), reachable, pause, absence, limits, ..usual }
}

/// What this machine is called in its own network: its name, and with the ends that home networks give it. None
/// of these ends can be had by strangers.
fn own_names() -> Vec<String> {
    #[cfg(unix)]
    let name = rustix::system::uname().nodename().to_string_lossy().into_owned();
    #[cfg(not(unix))]
    let name = std::env::var("COMPUTERNAME").unwrap_or_default();
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
