//! Notation: what is written is read back, and nonsense is refused.

use downtown::board::{Place, Places};
use downtown::card::Kind::{self, Lookout, Safecracker, Spy};
use downtown::card::{Crew, Fence, JobId, JobSet, Stooge};
use downtown::state::Eyes;
use downtown::{Action, Chance};
use tabletop::Seat;

use crate::play::{A, B, crew};

#[test]
fn actions_are_read_as_they_are_written() {
    for text in [
        "stand downtown villa",
        "rob B",
        "pay B",
        "pay C west east",
        "hire",
        "take safecrackers 3",
        "job joe",
        "look frankie",
        "leave",
        "under",
        "sell 1",
        "offer luigi-9",
        "watch 2",
        "put 3",
        "draw",
        "always",
        "visit",
        "decline",
        "bet 20",
        "lay money 300",
        "lay spies 0",
        "return joe-1",
        "done",
    ] {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text);
        let data = serde_json::to_value(action).unwrap();
        assert!(text.starts_with(data["do"].as_str().unwrap().split('-').next().unwrap()), "{text}: {data}");
    }
    assert_eq!("put 256".parse::<Action>().unwrap().to_string(), "put 256");
    assert_eq!("stand villa downtown".parse::<Action>().unwrap().to_string(), "stand downtown villa");
}

#[test]
fn nonsense_is_refused() {
    for text in [
        "",
        "stand",
        "stand west moon",
        "rob Z",
        "pay B west",
        "take 3",
        "take lookouts 256",
        "take lookouts -1",
        "job mario",
        "sell 0",
        "sell 257",
        "sell x",
        "offer luigi",
        "offer luigi-0",
        "offer luigi-10",
        "offer mario-1",
        "bet",
        "lay money",
        "lay money 70000",
        "lay everything 1",
        "done it",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in [
        "",
        "first Z",
        "gangster",
        "gangster boss",
        "front",
        "front x",
        "back 999",
        "fence art",
        "fence art third",
        "cops",
    ] {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
}

#[test]
fn chances_are_read_as_they_are_written() {
    for text in ["first D", "gangster spies", "front 24", "back 52", "fence jewellery half", "cop", "no-cop"] {
        assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
    }
}

#[test]
fn crews_count() {
    let mut some = crew(2, 1, 3);
    assert_eq!((some.total(), some[Kind::Spy], some.after(Kind::Lookout), some.after(Kind::Spy)), (6, 3, 4, 0));
    assert!(some.covers(crew(2, 1, 3)) && some.covers(Crew::NONE));
    assert!(!some.covers(crew(3, 0, 0)) && !some.covers(crew(0, 2, 0)) && !some.covers(crew(0, 0, 4)));
    let kinds: Vec<_> = (0..6).map(|n| some.nth(n)).collect();
    assert_eq!(kinds, [Lookout, Lookout, Safecracker, Spy, Spy, Spy]);
    some -= crew(1, 1, 0);
    some += Crew::of(Kind::Safecracker, 5);
    assert_eq!(some, crew(1, 5, 3));
    assert_eq!(some.to_string(), "1 lookouts, 5 safecrackers, 3 spies");
    assert_eq!((crew(0, 0, 2).to_string(), Crew::NONE.to_string()), ("2 spies".into(), "nobody".into()));
}

#[test]
fn places_are_sets() {
    let both = Places::pair(Place::West, Place::Bank);
    assert!(both.contains(Place::West) && both.contains(Place::Bank) && !both.contains(Place::Villa));
    assert_eq!((both.len(), both.is_empty(), Places::NONE.is_empty()), (2, false, true));
    assert_eq!(both.minus(Places::only(Place::West)), Places::only(Place::Bank));
    assert_eq!(both.and(Places::WORKING), Places::only(Place::West));
    assert_eq!(both.or(Places::only(Place::East)).len(), 3);
    assert_eq!(Places::ALL.iter().collect::<Vec<_>>(), Place::ALL);
    assert_eq!(both.to_string(), "west bank");
}

#[test]
fn stooge_cards_have_names_and_sets() {
    let card = JobId::new(Stooge::Luigi, 4);
    assert_eq!((card.to_string(), card.index(), card.stooge(), card.depth()), ("luigi-5".into(), 13, Stooge::Luigi, 4));
    assert_eq!(JobId::from_index(13), card);
    let mut cards = JobSet::NONE;
    assert!(cards.is_empty());
    for index in [3, 13, 26] {
        cards.insert(JobId::from_index(index));
    }
    assert_eq!((cards.len(), cards.contains(card), cards.is_empty()), (3, true, false));
    cards.remove(card);
    assert_eq!(cards.iter().map(JobId::index).collect::<Vec<_>>(), [3, 26]);
    assert!(!cards.contains(card));
}

#[test]
fn fences_are_four_of_each_loot() {
    let fronts: Vec<_> = (0..12).map(|number| Fence::of_number(number).to_string()).collect();
    assert_eq!(fronts[..4], ["money quarter", "money quarter", "money quarter", "money half"]);
    assert_eq!(fronts[11], "art half");
    assert_eq!((0..12).filter(|&number| Fence::is_cop(number)).collect::<Vec<_>>(), [2, 6, 10]);
    for number in 0..12 {
        let fence = Fence::of_number(number);
        assert!((fence.first()..fence.first() + fence.copies()).contains(&number));
    }
    let (quarter, half) = (Fence::of_number(4), Fence::of_number(7));
    assert_eq!((quarter.copies(), quarter.cops(), half.copies(), half.cops()), (3, 1, 1, 0));
    // The sheet prints 52k: 39k, 26k, 13k.
    assert_eq!((quarter.payment(52, false), half.payment(52, false), quarter.payment(52, true)), (39, 26, 13));
}

#[test]
fn eyes_of_one_seat_and_of_all() {
    let one = Eyes::NONE.with(B);
    assert!(one.have(Some(B)) && !one.have(Some(A)) && !one.have(None));
    let both = one.with(A);
    assert!(both.have(Some(A)) && !both.have(None), "a spectator saw nothing of it");
    assert!(Eyes::ALL.have(None) && Eyes::ALL.have(Some(Seat::new(3))) && Eyes::ALL.with(A) == Eyes::ALL);
}
