//! How fast random games go: `cargo test --release -p smile --test speed -- --ignored --nocapture`.

use std::time::Instant;

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use smile::Smile;
use tabletop::{Choices, Fresh, Game, Player, Viewer};

#[test]
fn the_state_is_small() {
    assert!(size_of::<Smile>() <= 1024, "{} bytes", size_of::<Smile>());
}

#[test]
#[ignore = "a measurement"]
fn random_games() {
    let config = Smile::configure(2, &Choices::none()).unwrap();
    let mut player = Player::<Smile>::default();
    let mut nature = Fresh(ChaCha8Rng::seed_from_u64(1));
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let start = Instant::now();
    for _ in 0..100_000 {
        let mut game = Smile::new(&config).unwrap();
        player.play_out(&mut game, &mut nature, &mut rng, |_| {});
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("state {} bytes, {:?}", size_of::<Smile>(), player.tally);
    println!("{:.2} million decisions a second", player.tally.decisions as f64 / seconds / 1e6);

    let game = Smile::new(&config).unwrap();
    let start = Instant::now();
    for _ in 0..1_000_000 {
        let view = std::hint::black_box(&game).view(Viewer::Spectator);
        std::hint::black_box(Smile::determinize(&view, &mut rng));
    }
    println!("view and determinize: {:.0} ns", start.elapsed().as_secs_f64() * 1e3);
}
