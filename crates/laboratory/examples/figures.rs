//! Measures the table of figures and writes it into docs/performance.md between its markers. `make figures`.

#[path = "../benches/positions/mod.rs"]
mod positions;

use std::hint::black_box;
use std::time::Instant;

use laboratory::simulate::{Plan, simulate};
use positions::{positions, rng, start};
use tabletop::{Choices, Fresh, Game, Player, Viewer};

const BEGIN: &str = "<!-- figures: begin -->";
const END: &str = "<!-- figures: end -->";

fn main() {
    let table = [
        "| game | players | decisions/s | games/s | choices | state | view | determinize | allocations |".to_owned(),
        "|---|---|---|---|---|---|---|---|---|".to_owned(),
        row::<greed::Greed>(),
        row::<smile::Smile>(),
        row::<downtown::Downtown>(),
    ]
    .join("\n");
    println!("{table}");
    if let Some(path) = std::env::args().nth(1) {
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let (head, rest) = text.split_once(BEGIN).expect("the file has the first marker");
        let (_, tail) = rest.split_once(END).expect("the file has the second marker");
        std::fs::write(&path, format!("{head}{BEGIN}\n{table}\n{END}{tail}")).expect("the file can be written");
    }
}

fn row<G: Game>() -> String {
    let seats = start::<G>().seats();
    let run = |games| {
        let plan = Plan { players: seats, choices: Choices::none(), games, seed: 1, threads: 1 };
        simulate(G::NAME, &plan, &|_| ()).expect("the default set-up")
    };
    // About a second each.
    let games = (run(200).games_per_second as u64).max(20);
    let mut runs: Vec<_> = (0..5).map(|_| run(games)).collect();
    runs.sort_by(|a, b| a.decisions_per_second.total_cmp(&b.decisions_per_second));
    let median = &runs[2];
    let positions = positions::<G>();
    let mut rng = rng();
    let view = nanoseconds(|n| {
        let (game, seat) = &positions[n % positions.len()];
        game.view(Viewer::Seat(*seat))
    });
    let views: Vec<_> = positions.iter().map(|(game, seat)| game.view(Viewer::Seat(*seat))).collect();
    let determinize = nanoseconds(|n| G::determinize(&views[n % views.len()], &mut rng));
    format!(
        "| {} | {seats} | {:.1} million | {:.0} | {:.1} | {} bytes | {view:.0} ns | {determinize:.0} ns | {} per decision |",
        G::NAME,
        median.decisions_per_second / 1e6,
        median.games_per_second,
        median.mean_choices,
        size_of::<G>(),
        allocations::<G>(),
    )
}

/// The median over nine runs of the mean time of a call.
fn nanoseconds<T>(mut call: impl FnMut(usize) -> T) -> f64 {
    const CALLS: usize = 20_000;
    let mut times: Vec<f64> = (0..9)
        .map(|_| {
            let began = Instant::now();
            (0..CALLS).for_each(|n| drop(black_box(call(n))));
            began.elapsed().as_secs_f64() * 1e9 / CALLS as f64
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[4]
}

/// Heap allocations per decision over a hundred random games.
fn allocations<G: Game>() -> f64 {
    let (start, mut rng, mut player) = (start::<G>(), rng(), Player::<G>::default());
    let mut nature = Fresh(positions::rng());
    let counted = allocation_counter::measure(|| {
        for _ in 0..100 {
            player.play_out(&mut start.clone(), &mut nature, &mut rng, |_| ());
        }
    });
    counted.count_total as f64 / player.tally.decisions as f64
}
