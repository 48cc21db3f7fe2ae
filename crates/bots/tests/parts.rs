//! Budgets, names, aims and whims of bots.

use bots::{Aim, BotRng, Budget, Spec};
use tabletop::rand::Rng;
use tabletop::{Seat, Standing, below};

#[test]
fn budgets_are_read_as_written() {
    for text in ["5000", "50ms", "5000/50ms"] {
        assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
    }
    assert!("soon".parse::<Budget>().is_err());
}

#[test]
fn nobody_may_ask_for_for_ever() {
    for text in ["2000000", "10000ms", "2000000/10000ms"] {
        assert!(text.parse::<Budget>().is_ok(), "{text}");
    }
    for text in ["2000001", "4000000000", "10001ms", "99999999ms", "5/10001ms", "2000001/5ms"] {
        assert_eq!(text.parse::<Budget>().unwrap_err().line.id, "budget-too-large", "{text}");
    }
    assert_eq!("4294967296".parse::<Budget>().unwrap_err().line.id, "unreadable-budget");
}

#[test]
fn bots_are_read_as_written() {
    for text in ["random", "heuristic", "easy", "expert", "flat:50ms", "search:800+whim=0.1+turns=3", "exec:./me"] {
        assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "genius",
        "search",
        "search:",
        "search:50ms+luck=1",
        "search:50ms+whim",
        "search:5+whim=NaN",
        "flat:x",
        "what:3",
    ] {
        assert!(text.parse::<Spec>().is_err(), "{text}");
    }
}

#[test]
fn a_win_beats_a_loss_and_the_margin_breaks_ties() {
    let aim = Aim { margin: 0.2, spread: 10.0 };
    let worth = |scores: &[(i32, i32)]| aim.value(&Standing::by_score(scores).into(), Seat::new(0), scores.len() as u8);
    assert!(worth(&[(11, 0), (10, 0)]) > worth(&[(10, 0), (11, 0)]));
    assert!(worth(&[(40, 0), (10, 0)]) > worth(&[(11, 0), (10, 0)]));
    assert!(worth(&[(9, 0), (10, 0)]) > worth(&[(2, 0), (10, 0)]));
    assert!(worth(&[(9, 0), (10, 0), (3, 0)]) < worth(&[(9, 0), (9, 0), (3, 0)]));
}

#[test]
fn whims_repeat_from_their_number_and_branches_differ() {
    let (mut one, mut same, mut other) = (BotRng::of(3), BotRng::of(3), BotRng::of(4));
    let first: Vec<u64> = (0..8).map(|_| one.next_u64()).collect();
    assert_eq!(first, (0..8).map(|_| same.next_u64()).collect::<Vec<_>>());
    assert_ne!(first, (0..8).map(|_| other.next_u64()).collect::<Vec<_>>());
    assert_ne!(one.clone().branch(0).next_u64(), one.branch(1).next_u64());
}

#[test]
fn whims_are_even() {
    let mut whim = BotRng::of(1);
    let mut counts = [0u32; 6];
    for _ in 0..60_000 {
        counts[below(&mut whim, 6) as usize] += 1;
        assert!((0.0..1.0).contains(&whim.unit()));
    }
    assert!(counts.iter().all(|count| count.abs_diff(10_000) < 500), "{counts:?}");
}
