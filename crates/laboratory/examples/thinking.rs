//! Measures how fast bots think: simulations a second, memory, and how long the levels take while another
//! table is thinking on the same cores. Writes the tables into docs/bots.md between their markers.
//! `make figures`.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Bot, BotRng, Budget, Level, Playout, Search, Settings, level};
use tabletop::{Choices, Game, Listed, Seed, Session, Silent, Viewer};

const BEGIN: &str = "<!-- thinking: begin -->";
const END: &str = "<!-- thinking: end -->";
/// Simulations for each choice when the speed is measured.
const SIMULATIONS: u32 = 1_000;

fn main() {
    let speeds = [
        "| game | simulations/s, mean over choices | over all time | choices | memory of a search at most |".to_owned(),
        "|---|---|---|---|---|".to_owned(),
        speed::<greed::Greed>(),
        speed::<smile::Smile>(),
        speed::<downtown::Downtown>(),
    ];
    println!("{}\n", speeds.join("\n"));
    let times = [
        "| game | players | level | choices | mean | longest |".to_owned(),
        "|---|---|---|---|---|---|".to_owned(),
        beside::<greed::Greed>(4),
        beside::<smile::Smile>(2),
        beside::<downtown::Downtown>(2),
        beside::<downtown::Downtown>(4),
    ];
    println!("{}", times.join("\n"));
    if let Some(path) = std::env::args().nth(1) {
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let (head, rest) = text.split_once(BEGIN).expect("the file has the first marker");
        let (_, tail) = rest.split_once(END).expect("the file has the second marker");
        let tables = format!(
            "Light playouts to the end (in Downtown for three turns), {SIMULATIONS} simulations for each choice of six \
             games for two that is not forced, one core, by the clock:\n\n{}\n\nThe expert while a table \
             of experts thinks on every core:\n\n{}",
            speeds.join("\n"),
            times.join("\n")
        );
        std::fs::write(&path, format!("{head}{BEGIN}\n{tables}\n{END}{tail}")).expect("the file can be written");
    }
}

/// Asks a player for every choice of a game that is not forced, and tells how long each took.
fn play<G: Game>(players: u8, game: u64, mut choose: impl FnMut(&tabletop::View<G>, &[G::Action]) -> G::Action) {
    let config = G::configure(players, &Choices::none()).expect("the usual set-up");
    let mut table = Session::<G>::open(config, Seed::of_game(7, game), &mut Silent).expect("the usual set-up");
    while let Some(seat) = table.asked().iter().find(|&seat| table.prompt(seat).is_some_and(|prompt| !prompt.sealed)) {
        let legal = table.legal(seat);
        let action = if let [only] = legal[..] { only } else { choose(&table.view(Viewer::Seat(seat)), &legal) };
        let prompt = table.prompt(seat).map_or(0, |prompt| prompt.id);
        table.submit(seat, prompt, action, &mut Silent).expect("a legal action");
    }
}

fn speed<G: Listed>() -> String {
    // Where random games hardly end, playouts are cut off as in play.
    let turns = G::LISTING.study.limit.and(level::<G>(2, Level::Expert).playout.turns);
    let playout = Playout { turns, ..Playout::LIGHT };
    let settings = Settings { playout, trust: 0.0, ..Settings::with(Budget::Simulations(SIMULATIONS)) };
    let mut search = Search::<G>::new(settings, BotRng::of(1));
    let mut rates = Vec::new();
    for game in 0..6 {
        play::<G>(2, game, |view, legal| {
            let began = Instant::now();
            let action = search.choose(view, legal);
            rates.push(f64::from(SIMULATIONS) / began.elapsed().as_secs_f64());
            action
        });
    }
    let count = rates.len() as f64;
    let mean = rates.iter().sum::<f64>() / count;
    let overall = count / rates.iter().map(|rate| rate.recip()).sum::<f64>();
    let memory = Search::<G>::most_bytes(&level::<G>(2, Level::Expert)) as f64 / f64::from(1 << 20);
    format!("| {} | {mean:.0} | {overall:.0} | {count} | {memory:.0} MiB |", G::NAME)
}

/// How long an expert takes while a table of experts thinks on each of the cores.
fn beside<G: Listed>(players: u8) -> String {
    let settings = level::<G>(players, Level::Expert);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let over = AtomicBool::new(false);
    let mut times = Vec::new();
    thread::scope(|scope| {
        for other in 0..cores {
            let over = &over;
            scope.spawn(move || {
                let busy = Settings { budget: Budget::Time(Duration::from_millis(50)), ..settings };
                let mut search = Search::<G>::new(busy, BotRng::of(other as u64));
                while !over.load(Relaxed) {
                    play::<G>(players, other as u64, |view, legal| {
                        if over.load(Relaxed) { legal[0] } else { search.choose(view, legal) }
                    });
                }
            });
        }
        let mut search = Search::<G>::new(settings, BotRng::of(99));
        let until = Instant::now() + Duration::from_secs(20);
        while Instant::now() < until {
            play::<G>(players, 99, |view, legal| {
                if Instant::now() >= until {
                    return legal[0];
                }
                let began = Instant::now();
                let action = search.choose(view, legal);
                times.push(began.elapsed().as_secs_f64() * 1e3);
                action
            });
        }
        over.store(true, Relaxed);
    });
    let longest = times.iter().copied().fold(0.0, f64::max);
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    format!("| {} | {players} | expert | {} | {mean:.0} ms | {longest:.0} ms |", G::NAME, times.len())
}
