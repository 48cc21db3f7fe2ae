//! Every sampled state can have come about: its own past, played from the first card on, shows the
//! viewer exactly what it has seen.

use greed::state::Source;
use greed::{Action, Card, Chance, Event, Greed};
use rand_chacha::ChaCha8Rng;
use tabletop::rand::SeedableRng;
use tabletop::{Choices, Fresh, Game, Input, Nature, Pending, Player, Seat, Viewer, below};

/// What the viewer saw of these inputs, and where they lead.
fn play(players: u8, inputs: &[Input<Greed>], viewer: Viewer) -> (Greed, Vec<Event>) {
    let mut game = Greed::new(&Greed::configure(players, &Choices::none()).unwrap()).unwrap();
    let mut story = Vec::new();
    for input in inputs {
        match *input {
            Input::Chance(card) => {
                assert_eq!(game.chance_refusal(&card), None);
                game.apply_chance(card, &mut story);
            }
            Input::Act(seat, action) => {
                assert_eq!(game.refusal(seat, &action), None, "{seat} {action}");
                game.apply(seat, action, &mut story);
            }
            Input::Undo(..) => unreachable!(),
        }
    }
    let seen = story.iter().filter_map(|event| Greed::witness(event, viewer)).collect();
    (game, seen)
}

/// The inputs that lead to the sampled state, where they differ from the true ones.
fn past(sample: &Greed, truth: &[Input<Greed>], viewer: Viewer) -> Vec<Input<Greed>> {
    let players = sample.seats();
    let card_from = |source| Card::all().find(|&card| sample.source(card) == source);
    let sealed = |seat| sample.view(Viewer::Seat(seat)).table.sealed.unwrap();
    // The viewer saw its own pile being dealt card by card; the order of the others is open.
    let mut piles: Vec<Vec<Card>> = (0..players)
        .map(|pile| {
            let own = |card: &Card| match sample.source(*card) {
                Source::Taken { pile: taken, .. } => taken == pile,
                Source::Untouched => sample.pile_dealt_to(Seat::new(pile.into())).contains(card.number()),
                Source::Drawn { .. } => false,
            };
            Card::all().filter(own).collect()
        })
        .collect();
    let (mut dealt, mut drawn, mut round, mut asked) = (0, 0, 0, 0);
    let mut inputs = Vec::new();
    for (index, input) in truth.iter().enumerate() {
        inputs.push(match *input {
            Input::Chance(card) if dealt < 12 * players => {
                let pile = dealt / 12;
                dealt += 1;
                let own = viewer.is(Seat::new(pile.into()));
                Input::Chance(if own { card } else { Chance(piles[pile as usize].pop().unwrap()) })
            }
            Input::Chance(_) => {
                drawn += 1;
                Input::Chance(Chance(card_from(Source::Drawn { nth: drawn - 1 }).unwrap()))
            }
            Input::Act(seat, Action::Take(_)) => {
                if asked == 0 {
                    round += 1;
                }
                asked = (asked + 1) % players;
                let pile = (seat.index() as u8 + 12 * players - (round - 1)) % players;
                let taken = card_from(Source::Taken { pile, round });
                Input::Act(seat, Action::Take(taken.unwrap_or_else(|| sealed(seat))))
            }
            // Chosen and not yet revealed: among the last inputs, all of the same kind.
            Input::Act(seat, Action::Play(_)) if choosing(sample, truth, index) => {
                Input::Act(seat, Action::Play(sealed(seat)))
            }
            other => other,
        });
    }
    inputs
}

fn choosing(sample: &Greed, truth: &[Input<Greed>], index: usize) -> bool {
    let Pending::Together(waiting) = sample.pending() else { return false };
    !sample.board().drafting() && index >= truth.len() - (usize::from(sample.seats()) - waiting.len())
}

fn check(players: u8, games: u64) {
    for number in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let mut game = Greed::new(&Greed::configure(players, &Choices::none()).unwrap()).unwrap();
        let mut inputs = Vec::new();
        let mut player = Player::default();
        let stop = 12 * u32::from(players) + below(&mut rng, 25 * u32::from(players));
        for _ in 0..stop {
            match game.pending() {
                Pending::Chance(question) => {
                    let card = Fresh(&mut rng).answer(&game, &question);
                    game.apply_chance(card, &mut tabletop::Silent);
                    inputs.push(Input::Chance(card));
                }
                Pending::Over => break,
                pending => {
                    let seat = pending.seats().lowest().unwrap();
                    let action = player.choose(&game, seat, &mut rng);
                    game.apply(seat, action, &mut tabletop::Silent);
                    inputs.push(Input::Act(seat, action));
                }
            }
        }
        for viewer in Viewer::all(players) {
            let (truth, seen) = play(players, &inputs, viewer);
            assert_eq!(truth, game);
            let sample = Greed::determinize(&game.view(viewer), &mut rng);
            let (replayed, seen_there) = play(players, &past(&sample, &inputs, viewer), viewer);
            assert_eq!(seen_there, seen, "{viewer} saw something else in game {number}");
            assert_eq!(replayed, sample, "{viewer}: game {number}");
        }
    }
}

#[test]
fn every_sample_has_a_past_that_looked_the_same() {
    for players in 2..=5 {
        check(players, 1500);
    }
}
