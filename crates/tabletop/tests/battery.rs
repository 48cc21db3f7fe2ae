//! The battery finds what it is for: each planted fault is caught by the check meant for it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::testkit::toy::{Fault, HighCard};
use tabletop::testkit::{Battery, assert_uniform};
use tabletop::{Dealt, Game, Pending, Player, Seat, Seed, Silent, Viewer};

fn battery<const FAULT: u8>(players: u8) -> Battery<HighCard<FAULT>> {
    Battery { games: 200, thorough: 20, longest: 100, audit: HighCard::audit, ..Battery::new(players) }
}

/// What the battery says about a faulty game.
fn verdict<const FAULT: u8>() -> String {
    let silenced = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let caught = catch_unwind(AssertUnwindSafe(|| [2, 3].map(|players| battery::<FAULT>(players).run())));
    std::panic::set_hook(silenced);
    match caught {
        Ok(_) => "nothing found".into(),
        Err(panic) => match panic.downcast::<String>() {
            Ok(message) => *message,
            Err(panic) => panic.downcast_ref::<&str>().map(ToString::to_string).unwrap_or_default(),
        },
    }
}

#[test]
fn a_sound_game_passes() {
    battery::<{ Fault::None as u8 }>(2).run();
    battery::<{ Fault::None as u8 }>(3).run();
}

#[test]
fn every_planted_fault_is_caught_by_its_check() {
    macro_rules! caught {
        ($($fault:ident => $says:literal),* $(,)?) => { $({
            let verdict = verdict::<{ Fault::$fault as u8 }>();
            let first = verdict.lines().next().unwrap_or_default();
            assert!(first.contains($says), "{}: expected «{}», the battery said: {first}", stringify!($fault), $says);
        })* };
    }
    caught! {
        ViewLeak => "a sample looks different",
        EventLeak => "is told more than it can see",
        RefusalLeak => "sees by a refusal",
        PromptLeak => "sees by its choices",
        ExtraMessage => "is told more than it can see",
        SilentPeek => "learned something unnoticed",
        TruthfulSampler => "the sampler always returns the truth",
        LostCard => "the audit fails",
        ListedTwice => "listed twice",
        OfferedTwice => "is offered the same thing twice",
        NotRefused => "not so in the list",
        OrderMatters => "the order of simultaneous choices matters",
    }
}

/// A position of three in which A sees two cards of nine and nobody has staked.
fn early<const FAULT: u8>() -> HighCard<FAULT> {
    let mut game = HighCard::<FAULT>::new(&3).unwrap();
    let mut nature = Dealt::new(Seed::of_game(7, 7));
    while let Pending::Chance(question) = game.pending() {
        let outcome = tabletop::Nature::answer(&mut nature, &game, &question);
        game.apply_chance(outcome, &mut Silent);
    }
    game
}

#[test]
fn a_fair_sampler_is_uniform() {
    // Four places of the others, seven unseen cards: 7 · 6 · 5 · 4 deals.
    let view = early::<{ Fault::None as u8 }>().view(Viewer::Seat(Seat::new(0)));
    assert_uniform(&view, 840, 40_000);
}

#[test]
#[should_panic(expected = "some deals are favoured")]
fn a_biased_sampler_is_found() {
    let view = early::<{ Fault::BiasedSampler as u8 }>().view(Viewer::Seat(Seat::new(0)));
    assert_uniform(&view, 840, 40_000);
}

#[test]
#[should_panic(expected = "the number of states consistent with the view")]
fn a_truthful_sampler_is_found_by_counting_too() {
    let view = early::<{ Fault::TruthfulSampler as u8 }>().view(Viewer::Seat(Seat::new(0)));
    assert_uniform(&view, 840, 20_000);
}

#[test]
#[should_panic(expected = "the game does not end")]
fn a_game_over_its_limit_is_found() {
    Battery { longest: 5, ..battery::<{ Fault::None as u8 }>(2) }.run();
}

#[test]
#[should_panic(expected = "leaves something open")]
fn a_game_with_secrets_is_no_open_game() {
    Battery { open_information: true, ..battery::<{ Fault::None as u8 }>(2) }.run();
}

#[test]
fn playing_out_counts_decisions_and_forced_steps() {
    let mut player = Player::<HighCard>::default();
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut inputs = 0;
    let mut game = HighCard::new(&2).unwrap();
    player.play_out(&mut game, &mut Dealt::new(Seed::of_game(1, 2)), &mut rng, |_| inputs += 1);
    let tally = player.tally;
    assert_eq!(tally.decisions + tally.forced + tally.chances, inputs);
    assert!(tally.choices >= 2 * tally.decisions);
    assert!(tally.forced >= 2, "the last cards leave no choice");
}
