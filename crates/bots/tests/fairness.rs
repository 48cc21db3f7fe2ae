//! Bots know what their seat knows, and nothing else decides.

mod told;

use bots::{Bot, BotRng, Budget, Flat, Random, Search, Settings, Thumb};
use tabletop::testkit::toy::HighCard;
use tabletop::{Fresh, Heuristic, Nature, Pending, Viewer, pick};

fn everybody<G: Heuristic>(seed: u64) -> Vec<(&'static str, Box<dyn Bot<G>>)> {
    let whim = || BotRng::of(seed);
    let budget = Budget::Simulations(60);
    let blurred = Settings { noise: 0.1, ..Settings::with(budget) };
    let pair = Settings { threads: 2, ..Settings::with(budget) };
    vec![
        ("random", Box::new(Random::new(whim()))),
        ("thumb", Box::new(Thumb::new(whim()))),
        ("flat", Box::new(Flat::new(budget, whim()))),
        ("search", Box::new(Search::new(Settings::with(budget), whim()))),
        ("blurred", Box::new(Search::new(blurred, whim()))),
        ("two threads", Box::new(Search::new(pair, whim()))),
    ]
}

/// At every question of some random games: a second state with the same view gets the same move
/// from the same seed, and the rules of thumb like everything as much.
fn equal_views_equal_moves<G: Heuristic>(config: &G::Config, games: u64) {
    for game in 0..games {
        let mut whim = BotRng::of(game);
        let mut state = G::new(config).unwrap();
        loop {
            match state.pending() {
                Pending::Over => break,
                Pending::Chance(question) => {
                    let outcome = Fresh(&mut whim).answer(&state, &question);
                    state.apply_chance(outcome, &mut tabletop::Silent);
                }
                pending => {
                    let seat = pending.seats().lowest().unwrap();
                    let view = state.view(Viewer::Seat(seat));
                    let other = G::determinize(&view, &mut whim);
                    let mut legal = Vec::new();
                    state.legal_actions(seat, &mut legal);
                    let (mut here, mut there) = (Vec::new(), Vec::new());
                    state.appeal(seat, &legal, &mut here);
                    other.appeal(seat, &legal, &mut there);
                    assert_eq!(here, there, "rules of thumb that know more than {seat}");
                    for ((name, mut bot), (_, mut twin)) in everybody::<G>(game).into_iter().zip(everybody::<G>(game)) {
                        let action = bot.choose(&view, &legal);
                        assert!(legal.contains(&action));
                        assert_eq!(action, twin.choose(&other.view(Viewer::Seat(seat)), &legal), "{name}");
                    }
                    state.apply(seat, *pick(&mut whim, &legal), &mut tabletop::Silent);
                }
            }
        }
    }
}

#[test]
fn equal_views_and_seeds_give_equal_moves() {
    equal_views_equal_moves::<HighCard>(&2, 6);
    equal_views_equal_moves::<HighCard>(&3, 6);
}

#[test]
fn different_histories_never_share_a_node() {
    let histories = told::histories::<HighCard>(3, 2_000, usize::MAX);
    assert!(histories > 50_000, "{histories}");
}
