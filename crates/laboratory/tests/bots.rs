//! The bots at every game: they know what their seat knows, and nothing else decides.

#[path = "../../bots/tests/told/mod.rs"]
mod told;

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use bots::{Bot, BotRng, Budget, Flat, Level, Playout, Random, Search, Settings, Thumb, level};
use catalog::{Visitor, external};
use laboratory::arena::{self, Log, Outcome, Plan, Report};
use tabletop::{Choices, Fresh, Listed, Nature, Pending, Silent, Viewer, below, pick};

fn everybody<G: Listed>(players: u8, seed: u64) -> Vec<(&'static str, Box<dyn Bot<G>>)> {
    let whim = || BotRng::of(seed);
    let budget = Budget::Simulations(24);
    let expert = Settings { budget, ..level::<G>(players, Level::Expert) };
    let easy = Settings { budget, ..level::<G>(players, Level::Easy) };
    let flat = Flat::new(budget, whim()).playing(Playout { turns: Some(1), ..Playout::LIGHT });
    vec![
        ("random", Box::new(Random::new(whim()))),
        ("heuristic", Box::new(Thumb::new(whim()))),
        ("flat", Box::new(flat)),
        ("easy", Box::new(Search::new(easy, whim()))),
        ("expert", Box::new(Search::new(expert, whim()))),
        ("two threads", Box::new(Search::new(Settings { threads: 2, ..expert }, whim()))),
    ]
}

/// A second state with the same view gets the same move from the same seed, and the rules of thumb
/// like everything as much.
fn equal_views_equal_moves<G: Listed>(players: u8) {
    let config = G::configure(players, &Choices::none()).unwrap();
    let mut compared = 0;
    // Two games, or as many as it takes of a short one.
    for game in 0.. {
        if game >= 2 && compared > 5 {
            break;
        }
        let mut whim = BotRng::of(game);
        let mut state = G::new(&config).unwrap();
        loop {
            match state.pending() {
                Pending::Over => break,
                Pending::Chance(question) => {
                    let outcome = Fresh(&mut whim).answer(&state, &question);
                    state.apply_chance(outcome, &mut Silent);
                }
                pending => {
                    let seat = pending.seats().lowest().unwrap();
                    let mut legal = Vec::new();
                    state.legal_actions(seat, &mut legal);
                    if legal.len() > 1 && below(&mut whim, 12) == 0 {
                        let view = state.view(Viewer::Seat(seat));
                        let other = G::determinize(&view, &mut whim);
                        let (mut here, mut there) = (Vec::new(), Vec::new());
                        state.appeal(seat, &legal, &mut here);
                        other.appeal(seat, &legal, &mut there);
                        assert_eq!(here, there, "rules of thumb that know more than {seat}: {legal:?}");
                        let pairs = everybody::<G>(players, game).into_iter().zip(everybody::<G>(players, game));
                        for ((name, mut bot), (_, mut twin)) in pairs {
                            let action = bot.choose(&view, &legal);
                            assert!(legal.contains(&action), "{name}");
                            assert_eq!(action, twin.choose(&other.view(Viewer::Seat(seat)), &legal), "{name}");
                        }
                        compared += 1;
                    }
                    state.apply(seat, *pick(&mut whim, &legal), &mut Silent);
                }
            }
            if compared >= 40 * (game + 1) {
                break;
            }
        }
    }
}

/// At the smallest table and a larger one.
struct EqualViews;

impl Visitor for EqualViews {
    type Out = ();

    fn visit<G: Listed>(self) {
        let players = G::PLAYERS;
        for players in [*players.start(), (*players.end()).min(4)] {
            equal_views_equal_moves::<G>(players);
        }
    }
}

#[test]
fn equal_views_and_seeds_give_equal_moves() {
    for game in catalog::games() {
        catalog::visit(game.name(), EqualViews).unwrap();
    }
}

struct Histories;

impl Visitor for Histories {
    type Out = ();

    fn visit<G: Listed>(self) {
        let histories = told::histories::<G>(G::LISTING.usual_players, 60, 150);
        assert!(histories > 1_000, "{histories}");
    }
}

#[test]
fn different_histories_never_share_a_node() {
    for game in catalog::games() {
        catalog::visit(game.name(), Histories).unwrap();
    }
}

fn plan(bots: &str, games: u64) -> Plan {
    let bots = bots.split(',').map(|bot| bot.parse().unwrap()).collect();
    Plan {
        game: "greed",
        players: 2,
        options: String::new(),
        bots,
        games,
        seed: 3,
        threads: 2,
        means: Vec::new(),
        study: false,
        luck: false,
    }
}

fn play(plan: &Plan, done: &[Outcome]) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    arena::play(plan, &Choices::none(), &external::closed, done, &AtomicBool::new(false), &mut |outcome| {
        outcomes.push(outcome);
        ControlFlow::Continue(())
    })
    .unwrap();
    outcomes
}

#[test]
fn an_arena_is_repeatable_and_knows_who_is_better() {
    let plan = plan("heuristic,random", 40);
    let (first, second) = (play(&plan, &[]), play(&plan, &[]));
    let report = Report::of(&plan, &first).unwrap();
    let again = Report::of(&plan, &second).unwrap();
    assert_eq!((report.games, report.deals), (40, 20));
    assert_eq!(report.bots[0].share, again.bots[0].share);
    assert!(report.bots[0].share.mean > 0.7 && report.bots[0].rating.mean > report.bots[1].rating.mean);
    assert!(report.markdown().contains("| heuristic |"));
    assert!(arena::plot(&report).starts_with("<svg"));
}

#[test]
fn an_interrupted_arena_goes_on_from_its_log() {
    let path = std::env::temp_dir().join(format!("backroom-arena-{}.log", std::process::id()));
    let _ = std::fs::remove_file(&path);
    let plan = plan("heuristic,random", 20);
    let whole = play(&plan, &[]);
    let mut log = Log::open(&path, &plan).unwrap();
    whole.iter().take(7).for_each(|outcome| log.add(outcome).unwrap());
    drop(log);
    // Somebody pulled the plug in the middle of a line.
    let torn = std::fs::read_to_string(&path).unwrap() + "{\"game\":17,\"seat";
    std::fs::write(&path, torn).unwrap();
    let log = Log::open(&path, &plan).unwrap();
    assert_eq!(log.outcomes.len(), 7);
    let mut all = log.outcomes.clone();
    let rest = play(&plan, &log.outcomes);
    assert_eq!(rest.len(), 13);
    all.extend(rest);
    let (one, other) = (Report::of(&plan, &all).unwrap(), Report::of(&plan, &whole).unwrap());
    assert_eq!(
        (one.games, one.bots[0].share, one.bots[1].score),
        (other.games, other.bots[0].share, other.bots[1].score)
    );
    let other_plan = Plan { seed: 4, ..plan };
    assert!(Log::open(&path, &other_plan).is_err(), "the log of another arena is refused");
    let _ = std::fs::remove_file(&path);
}
