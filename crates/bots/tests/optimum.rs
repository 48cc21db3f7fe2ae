//! Tiny games whose best play is known.

#[path = "tiny/kuhn.rs"]
mod kuhn;
#[path = "tiny/nim.rs"]
mod nim;
#[path = "tiny/number.rs"]
mod number;

use bots::{Bot, BotRng, Budget, Flat, Playout, Search, Settings};
use kuhn::{Kuhn, Move};
use nim::{Nim, Take};
use tabletop::{Game, Seat, Viewer};

fn settings(simulations: u32) -> Settings {
    Settings { playout: Playout::LIGHT, ..Settings::with(Budget::Simulations(simulations)) }
}

#[test]
fn the_search_plays_nim_perfectly() {
    for heap in 2..=18 {
        if heap % 4 == 0 {
            continue; // Lost, whatever one does.
        }
        let game = Nim { heap, turn: Seat::new(1) };
        let mut legal = Vec::new();
        game.legal_actions(Seat::new(1), &mut legal);
        let mut bot = Search::new(settings(20_000), BotRng::of(u64::from(heap)));
        let analysis = bot.analyse(&game.view(Viewer::Seat(Seat::new(1))), &legal);
        assert_eq!(analysis.choices[0].action, Take(heap % 4), "{heap} matches: {analysis:?}");
    }
}

/// What Kuhn's poker says of a seat with a card after some moves.
fn kuhn(seat: usize, card: u8, moves: &[Move], margin: f32) -> (Move, f32) {
    let mut game = Kuhn { cards: [None; 2], moves: moves.to_vec() };
    game.cards[seat] = Some(card);
    game.cards[1 - seat] = Some((card + 1) % 3);
    let settings = Settings { margin, ..settings(60_000) };
    let mut bot = Search::new(settings, BotRng::of(5));
    let analysis = bot.analyse(&game.view(Viewer::Seat(Seat::new(seat))), &[Move::Pass, Move::Bet]);
    (analysis.choices[0].action, analysis.choices[0].visits as f32 / analysis.simulations as f32)
}

#[test]
fn the_search_plays_kuhns_poker_without_dominated_moves() {
    use Move::{Bet, Pass};
    const JACK: u8 = 0;
    const QUEEN: u8 = 1;
    const KING: u8 = 2;
    // The coins are what counts: the margin alone.
    assert_eq!(kuhn(1, JACK, &[Bet], 1.0).0, Pass, "a jack never calls");
    assert_eq!(kuhn(0, JACK, &[Pass, Bet], 1.0).0, Pass, "a jack never calls");
    assert_eq!(kuhn(1, KING, &[Bet], 1.0).0, Bet, "a king always calls");
    assert_eq!(kuhn(0, KING, &[Pass, Bet], 1.0).0, Bet, "a king always calls");
    assert_eq!(kuhn(1, KING, &[Pass], 1.0).0, Bet, "the second seat always bets a king");
    assert_eq!(kuhn(1, QUEEN, &[Pass], 1.0).0, Pass, "the second seat never bets a queen");
    assert_eq!(kuhn(0, QUEEN, &[], 1.0).0, Pass, "the first seat never bets a queen");
}

#[test]
fn flat_monte_carlo_sees_a_win_in_one() {
    let game = Nim { heap: 3, turn: Seat::new(0) };
    let mut bot = Flat::new(Budget::Simulations(600), BotRng::of(1));
    let action = bot.choose(&game.view(Viewer::Seat(Seat::new(0))), &[Take(1), Take(2), Take(3)]);
    assert_eq!(action, Take(3));
}

#[test]
fn a_small_memory_is_never_exceeded_and_still_plays() {
    let game = Nim { heap: 5, turn: Seat::new(0) };
    let tight = Settings { most_nodes: 8, ..settings(5_000) };
    let mut bot = Search::new(tight, BotRng::of(2));
    let analysis = bot.analyse(&game.view(Viewer::Seat(Seat::new(0))), &[Take(1), Take(2), Take(3)]);
    assert!(analysis.nodes <= 8);
    assert_eq!(analysis.choices[0].action, Take(1));
    let usual = Settings::with(Budget::Simulations(1));
    assert!(Search::<Nim>::most_bytes(&usual) < 64 << 20, "{}", Search::<Nim>::most_bytes(&usual));
}
