//! Not a test: prints how fast random play and looking at it are. Run with
//! `cargo test -p downtown --release --test speed -- --ignored --nocapture`.

use std::time::Instant;

use downtown::Downtown;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tabletop::{Choices, Fresh, Game, Pending, Player, Seat, Silent, Viewer};

#[test]
#[ignore = "a measurement"]
fn speed() {
    println!("state: {} bytes", size_of::<Downtown>());
    for players in 2..=4 {
        let config = Downtown::configure(players, &Choices::none()).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut nature = Fresh(ChaCha8Rng::seed_from_u64(2));
        let mut player = Player::<Downtown>::default();
        let start = Instant::now();
        let (mut turns, games) = (0, 2000);
        for _ in 0..games {
            let mut game = Downtown::new(&config).unwrap();
            player.play_out(&mut game, &mut nature, &mut rng, |_| ());
            turns += u64::from(game.turns());
        }
        let time = start.elapsed().as_secs_f64();
        let tally = player.tally;
        println!(
            "{players} players: {:.2} M decisions/s ({:.2} M steps/s), {} decisions {} forced {} chances a game, {} turns, {:.1} choices",
            tally.decisions as f64 / time / 1e6,
            (tally.decisions + tally.forced + tally.chances) as f64 / time / 1e6,
            tally.decisions / games,
            tally.forced / games,
            tally.chances / games,
            turns / games,
            tally.choices as f64 / tally.decisions as f64,
        );
    }
    views();
}

fn views() {
    let config = Downtown::configure(4, &Choices::none()).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut states = Vec::new();
    let mut nature = Fresh(ChaCha8Rng::seed_from_u64(2));
    while states.len() < 20_000 {
        let mut game = Downtown::new(&config).unwrap();
        let mut player = Player::<Downtown>::default();
        loop {
            match game.pending() {
                Pending::Chance(question) => {
                    let outcome = tabletop::Nature::answer(&mut nature, &game, &question);
                    game.apply_chance(outcome, &mut Silent);
                }
                Pending::Over => break,
                pending => {
                    let seat = pending.seats().lowest().unwrap();
                    let action = player.choose(&game, seat, &mut rng);
                    game.apply(seat, action, &mut Silent);
                }
            }
            if tabletop::below(&mut rng, 20) == 0 {
                states.push(game.clone());
            }
        }
    }
    let viewer = |n: usize| Viewer::Seat(Seat::new(n % 4));
    let start = Instant::now();
    let views: Vec<_> = states.iter().enumerate().map(|(n, state)| state.view(viewer(n))).collect();
    println!("view: {:.0} ns", start.elapsed().as_nanos() as f64 / views.len() as f64);
    let mut times = Vec::new();
    let start = Instant::now();
    for view in &views {
        let once = Instant::now();
        std::hint::black_box(Downtown::determinize(view, &mut rng));
        times.push(once.elapsed().as_nanos());
    }
    let time = start.elapsed().as_nanos() as f64;
    times.sort_unstable();
    let doubtful = views.iter().filter(|view| !view.memory.doubts.is_empty()).count();
    println!(
        "determinize: {:.0} ns mean, {} median, {} 99 %, {} most; {doubtful} of {} with doubts",
        time / views.len() as f64,
        times[times.len() / 2],
        times[times.len() * 99 / 100],
        times[times.len() - 1],
        views.len()
    );
}
