//! What single steps cost, with their allocations. `make bench`.

mod positions;

use divan::{Bencher, black_box};
use downtown::Downtown;
use greed::Greed;
use positions::{positions, rng, start};
use smile::Smile;
use tabletop::{Fresh, Game, Player, Silent, Viewer, pick};

#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// Runs `step` on one position after another.
fn over_positions<G: Game, T>(bencher: Bencher, mut step: impl FnMut(&G, tabletop::Seat) -> T) {
    let positions = positions::<G>();
    let mut next = 0;
    bencher.bench_local(|| {
        next = (next + 1) % positions.len();
        let (game, seat) = &positions[next];
        black_box(step(game, *seat))
    });
}

#[divan::bench(types = [Greed, Smile, Downtown])]
fn random_game<G: Game>(bencher: Bencher) {
    let (start, mut rng, mut player) = (start::<G>(), rng(), Player::default());
    let mut nature = Fresh(self::rng());
    bencher.bench_local(|| player.play_out(&mut start.clone(), &mut nature, &mut rng, |_| ()));
}

#[divan::bench(types = [Greed, Smile, Downtown])]
fn legal_actions<G: Game>(bencher: Bencher) {
    let mut legal = Vec::with_capacity(256);
    over_positions::<G, _>(bencher, |game, seat| {
        legal.clear();
        game.legal_actions(seat, &mut legal);
        legal.len()
    });
}

/// Of a clone, because a position can be used only once.
#[divan::bench(types = [Greed, Smile, Downtown])]
fn clone_and_apply<G: Game>(bencher: Bencher) {
    let (mut legal, mut rng) = (Vec::with_capacity(256), rng());
    over_positions::<G, _>(bencher, |game, seat| {
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let mut after = game.clone();
        after.apply(seat, *pick(&mut rng, &legal), &mut Silent);
        after
    });
}

#[divan::bench(types = [Greed, Smile, Downtown])]
fn clone<G: Game>(bencher: Bencher) {
    over_positions::<G, _>(bencher, |game, _| game.clone());
}

#[divan::bench(types = [Greed, Smile, Downtown])]
fn view<G: Game>(bencher: Bencher) {
    over_positions::<G, _>(bencher, |game, seat| game.view(Viewer::Seat(seat)));
}

/// Together with the view it starts from.
#[divan::bench(types = [Greed, Smile, Downtown])]
fn view_and_determinize<G: Game>(bencher: Bencher) {
    let mut rng = rng();
    over_positions::<G, _>(bencher, |game, seat| G::determinize(&game.view(Viewer::Seat(seat)), &mut rng));
}
