//! `backroom load`: how much a running server bears, with random players over real sockets.

use std::fs::File;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::{ArgMatches, Args, Command, FromArgMatches, value_parser};
use serde_json::json;
use server::client::{Player, Schedule, Socket, Tally, Visitor};
use server::wire::Ask;
use tabletop::Seat;
use tokio::task::JoinSet;
use words::Language;

/// No number is larger.
const MOST: i64 = 100_000;
/// Not counted: until every table is under way.
const WARM_UP: Duration = Duration::from_secs(3);
/// So many tables are set up at the same time.
const AT_ONCE: usize = 32;
/// So long a game is played that is to be stored.
const OPENING: Duration = Duration::from_millis(100);

// What is to be measured.
#[derive(Clone, Args)]
struct Plan {
    /// Address and port of the server
    #[arg(value_name = "ADDRESS")]
    server: SocketAddr,
    /// What is played
    #[arg(long, default_value = "smile")]
    game: String,
    /// How many tables at once
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = value_parser!(u32).range(1..=MOST))]
    tables: u32,
    /// How many at each table, a socket each
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = value_parser!(u32).range(1..=MOST))]
    players: u32,
    /// How long to measure
    #[arg(long, value_name = "N", default_value_t = 15, value_parser = value_parser!(u32).range(1..=MOST))]
    seconds: u32,
    /// So many choices a second in all, instead of as many as possible
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = value_parser!(u32).range(0..=MOST))]
    pace: u32,
    /// Open so many sockets that only listen, and nothing else
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = value_parser!(u32).range(0..=MOST))]
    idle: u32,
    /// Begin so many more games first, and leave them
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = value_parser!(u32).range(0..=MOST))]
    stored: u32,
    /// Give every table an evening's clock
    #[arg(long)]
    clock: bool,
    /// Let the players come through these servers' doors, in turn, while tables are made at the first server
    #[arg(long, value_name = "ADDRESS", value_delimiter = ',')]
    doors: Vec<SocketAddr>,
    /// A folder on the server's disk, to compare with the disk's own speed
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    #[arg(skip)]
    schedule: Option<Arc<Schedule>>,
}

pub(crate) fn command() -> Command {
    let command =
        Command::new("load").about("Measure a running server with random players over real sockets").after_help(
            "The server must let one address do as much:\n  \
             backroom serve --data /tmp/load --connections-per-address 20000 --tables-per-address 100000 \\\n    \
             --requests-per-second 100000 --messages-per-second 1000\n  \
             backroom load 127.0.0.1:8137 --tables 500 --data /tmp/load",
        );
    Plan::augment_args(command)
}

pub(crate) fn run(args: &ArgMatches, _: Language) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut plan = Plan::from_arg_matches(args)?;
        plan.schedule = (plan.pace > 0).then(|| Arc::new(Schedule::per_second(plan.pace)));
        catalog::find(&plan.game)?;
        plan.check().await?;
        if plan.stored > 0 {
            plan.store().await?;
        }
        if plan.idle > 0 { plan.listen().await } else { plan.measure().await }
    })
}

impl Plan {
    async fn check(&self) -> anyhow::Result<()> {
        let health = Visitor::new(self.server).get("/api/health").await;
        let health = health.with_context(|| format!("no server answers at {}", self.server))?;
        anyhow::ensure!(health.status == 200, "the server is not well: {}", health.body);
        Ok(())
    }

    /// A new table for these people, and for new ones on the other seats: its players.
    async fn table(&self, number: u64, mut people: Vec<Visitor>) -> anyhow::Result<Vec<Player>> {
        while people.len() < self.players as usize {
            let mut visitor = Visitor::new(self.server);
            let me = visitor.post("/api/me", &json!({ "name": "Load" })).await?;
            anyhow::ensure!(me.status == 200, "a new person is refused: {}", me.body);
            people.push(visitor);
        }
        let mut seats = vec!["me"];
        seats.resize(people.len(), "open");
        let mut wished = json!({ "game": self.game, "seats": seats, "names": ["Load"], "spectators": true });
        if self.clock {
            wished["clock"] = json!({ "evening": { "seconds": 45, "reserve": 600 } });
        }
        people[0].server = self.server;
        let made = people[0].post("/api/tables", &wished).await?;
        anyhow::ensure!(made.status == 200, "a new table is refused: {}", made.body);
        let code = made.json()["code"].as_str().context("a code")?.to_owned();
        let player = |(seat, visitor)| {
            let mut player = Player::new(visitor, &code, Seat::new(seat), number * 10 + seat as u64, seat == 0);
            let first = (number as usize + seat) % self.doors.len().max(1);
            player.doors = self.doors.iter().cycle().skip(first).take(self.doors.len()).copied().collect();
            player
        };
        Ok(people.into_iter().enumerate().map(player).collect())
    }

    /// Games that have begun, that everybody has left, and that are no longer in memory.
    async fn store(&self) -> anyhow::Result<()> {
        println!("beginning {} games that nobody goes on with ...", self.stored);
        let game = |number: u32| {
            let plan = self.clone();
            async move {
                let players = plan.table(number.into(), Vec::new()).await?;
                plan.play(players, Instant::now() + OPENING).await;
                Ok(())
            }
        };
        several(self.stored, game).await?;
        let left = Figures::of(self.server).await?;
        println!(
            "done, with {} MB and {} tables in memory; waiting until they leave it ...",
            left.megabytes(),
            left.tables
        );
        while Figures::of(self.server).await?.tables > 0.0 {
            tokio::time::sleep(WARM_UP).await;
        }
        Ok(())
    }

    /// Sockets that only listen, a few at each table.
    async fn listen(&self) -> anyhow::Result<()> {
        let mut maker = Visitor::new(self.server);
        let wished = json!({ "game": self.game, "seats": ["me", "open"], "names": ["Load"], "spectators": true });
        let before = Figures::of(self.server).await?;
        let (mut listening, mut code) = (JoinSet::new(), String::new());
        for n in 0..self.idle {
            if n % 10 == 0 {
                let made = maker.post("/api/tables", &wished).await?;
                made.json()["code"].as_str().with_context(|| made.body.clone())?.clone_into(&mut code);
            }
            let mut socket = Socket::open(&maker, &code).await?;
            socket.ask("show", Ask::Show { seat: None, heard: None }).await?;
            // Whoever gives no sign of life is sent away.
            listening.spawn(async move { while socket.next().await.is_some() {} });
        }
        tokio::time::sleep(WARM_UP).await;
        let after = Figures::of(self.server).await?;
        while listening.try_join_next().is_some() {}
        println!(
            "{} idle sockets: {} MB of memory, {} MB before",
            listening.len(),
            after.megabytes(),
            before.megabytes()
        );
        Ok(())
    }

    async fn measure(&self) -> anyhow::Result<()> {
        println!("setting up {} tables of {} with {} players ...", self.tables, self.game, self.players);
        let set_up = Instant::now();
        let table = |number: u32| {
            let plan = self.clone();
            async move { plan.table(number.into(), Vec::new()).await }
        };
        let first = several(self.tables, table).await?;
        println!("done in {:.1} s; playing {} s", set_up.elapsed().as_secs_f64(), self.seconds);
        let start = Instant::now() + WARM_UP;
        let end = start + Duration::from_secs(self.seconds.into());
        let disk = self.data.as_deref().map(Disk::watch).transpose()?;
        let number = Arc::new(AtomicU32::new(self.tables));
        let mut playing = JoinSet::new();
        for players in first {
            playing.spawn(self.clone().play_on(players, end, number.clone()));
        }
        tokio::time::sleep_until(start.into()).await;
        let before = Figures::of(self.server).await?;
        tokio::time::sleep_until(end.into()).await;
        let after = Figures::of(self.server).await?;
        let disk = disk.map(Disk::stop);
        let (mut tallies, mut at_each) = (Vec::new(), Vec::new());
        while let Some(some) = playing.join_next().await {
            let of_table = some??;
            at_each.push(
                of_table.iter().flat_map(|tally| &tally.moves).filter(|(at, _)| (start..end).contains(at)).count(),
            );
            tallies.extend(of_table);
        }
        report(&tallies, start, end, &before, &after, disk.as_deref());
        at_each.sort_unstable();
        println!("choices at a table    {} median, {} fewest", at_each[at_each.len() / 2], at_each[0]);
        Ok(())
    }

    /// The players of one table play until the end of the game or of the time.
    async fn play(&self, players: Vec<Player>, end: Instant) -> (Vec<Visitor>, Vec<Tally>) {
        let mut playing = JoinSet::new();
        for mut player in players {
            player.until = end;
            player.schedule.clone_from(&self.schedule);
            playing.spawn(async move {
                player.play().await;
                (player.visitor, player.tally)
            });
        }
        let (people, mut tallies): (Vec<Visitor>, Vec<Tally>) = playing.join_all().await.into_iter().unzip();
        let choices = tallies.iter().map(|tally| tally.moves.len()).sum();
        for tally in &mut tallies {
            tally.choices = choices;
        }
        (people, tallies)
    }

    /// Plays one game after another at tables of its own.
    async fn play_on(
        self,
        mut players: Vec<Player>,
        end: Instant,
        number: Arc<AtomicU32>,
    ) -> anyhow::Result<Vec<Tally>> {
        let mut tallies = Vec::new();
        loop {
            let (people, played) = self.play(players, end).await;
            tallies.extend(played);
            if Instant::now() >= end {
                return Ok(tallies);
            }
            players = self.table(number.fetch_add(1, Relaxed).into(), people).await?;
        }
    }
}

/// Does something so many times, several at once.
async fn several<T, F>(times: u32, act: impl Fn(u32) -> F) -> anyhow::Result<Vec<T>>
where
    T: Send + 'static,
    F: Future<Output = anyhow::Result<T>> + Send + 'static,
{
    let (mut acting, mut number, mut done) = (JoinSet::new(), 0, Vec::new());
    loop {
        while acting.len() < AT_ONCE && number < times {
            acting.spawn(act(number));
            number += 1;
        }
        let Some(result) = acting.join_next().await else { return Ok(done) };
        done.push(result??);
    }
}

/// What the server says about itself.
struct Figures {
    cpu: f64,
    memory: f64,
    tables: f64,
}

impl Figures {
    async fn of(server: SocketAddr) -> anyhow::Result<Self> {
        let page = Visitor::new(server).get("/api/metrics").await?.body;
        let figure = |name: &str| {
            let line = page.lines().find_map(|line| line.strip_prefix(name)?.trim().parse::<f64>().ok());
            line.unwrap_or(f64::NAN)
        };
        Ok(Self {
            cpu: figure("process_cpu_seconds_total "),
            memory: figure("process_resident_memory_bytes "),
            tables: figure("backroom_tables_in_memory "),
        })
    }

    fn megabytes(&self) -> f64 {
        (self.memory / 1e6).round()
    }
}

/// The disk's own speed: one small write made durable after another, now and then.
struct Disk {
    stop: Arc<AtomicBool>,
    watching: std::thread::JoinHandle<Vec<Duration>>,
}

impl Disk {
    fn watch(folder: &Path) -> anyhow::Result<Self> {
        let mut file = tempfile::tempfile_in(folder).context("cannot write to the folder")?;
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        let watching = std::thread::spawn(move || {
            let mut times = Vec::new();
            while !stopped.load(Relaxed) {
                times.extend(sync(&mut file));
                std::thread::sleep(Duration::from_millis(20));
            }
            times
        });
        Ok(Self { stop, watching })
    }

    fn stop(self) -> Vec<Duration> {
        self.stop.store(true, Relaxed);
        self.watching.join().unwrap_or_default()
    }
}

fn sync(file: &mut File) -> Option<Duration> {
    let start = Instant::now();
    file.write_all(&[0; 4096]).ok()?;
    file.sync_data().ok()?;
    Some(start.elapsed())
}

fn report(
    tallies: &[Tally],
    start: Instant,
    end: Instant,
    before: &Figures,
    after: &Figures,
    disk: Option<&[Duration]>,
) {
    let seconds = (end - start).as_secs_f64();
    let within = |(at, _): &&(Instant, Duration)| (start..end).contains(at);
    let times: Vec<Duration> =
        tallies.iter().flat_map(|tally| tally.moves.iter().filter(within).map(|(_, took)| *took)).collect();
    let refused: usize = tallies.iter().map(|tally| tally.refused.len()).sum();
    let lost: u32 = tallies.iter().map(|tally| tally.lost).sum();
    let choices = times.len() as f64;
    println!("acknowledged choices  {:.0} a second", choices / seconds);
    println!("acknowledged after    {}", percentiles(times));
    println!("games finished        {}", tallies.iter().filter(|tally| tally.finished).count());
    println!("told to a seat        {}", told(tallies));
    println!("refused               {refused}");
    println!("connections lost      {lost}");
    let cpu = after.cpu - before.cpu;
    println!("server processor      {:.2} cores, {:.0} µs for each choice", cpu / seconds, cpu * 1e6 / choices);
    println!("server memory         {} MB, with {} tables in it", after.megabytes(), after.tables);
    if let Some(disk) = disk {
        println!("the disk's own sync   {}", percentiles(disk.to_vec()));
    }
    if let Some(refusal) = tallies.iter().flat_map(|tally| &tally.refused).next() {
        println!("a refusal             {refusal}");
    }
}

/// How much a seat was told for each choice of anybody, and in a whole game.
fn told(tallies: &[Tally]) -> String {
    let median = |mut all: Vec<usize>| {
        all.sort_unstable();
        all.get(all.len() / 2).copied()
    };
    // A game that has hardly begun is mostly its first picture.
    let begun = |tally: &&Tally| tally.finished || tally.choices > 100;
    let each: Vec<usize> = tallies.iter().filter(begun).map(|tally| tally.received / tally.choices.max(1)).collect();
    let games = tallies.iter().filter(|tally| tally.finished).map(|tally| tally.received).collect();
    let mean = each.iter().sum::<usize>() / each.len().max(1);
    let game = median(games).map_or_else(String::new, |bytes| format!(", {} kB in a whole game", bytes / 1000));
    format!("{} bytes for each choice of anybody (median; mean {mean}){game}", median(each).unwrap_or_default())
}

/// The middle, the slow and the slowest.
fn percentiles(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |share: f64| times.get(((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1)));
    let shown = |share| at(share).map_or_else(|| "-".into(), |time| format!("{:.2} ms", time.as_secs_f64() * 1e3));
    format!("{} median, {} p95, {} p99, {} longest", shown(0.5), shown(0.95), shown(0.99), shown(1.0))
}
