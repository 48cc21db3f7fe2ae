//! Positions people write by hand: examples, what is refused, and that any position of any game can
//! be written down and set up again.

use greed::placing::Position;
use greed::{Card, Config, Greed};
use tabletop::testkit::{Placements, offers, settle};
use tabletop::{Game, Pending, Positioned, Record, Refusal, Seat, Seed, Session, Silent, Viewer};
use words::ear::{check_positions, refuses_a_position};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn placements(players: u8) -> Placements<Greed> {
    Placements::new(Config { players }, Greed::audit)
}

fn place(players: u8, json: &str) -> Result<Greed, Refusal> {
    let position: Position = serde_json::from_str(json).unwrap_or_else(|error| panic!("{error} in {json}"));
    Greed::place(&Config { players }, &position)
}

/// The game with everything dealt that the position leaves to nature.
fn dealt(players: u8, json: &str) -> Greed {
    let mut game = place(players, json).unwrap_or_else(|refusal| panic!("{refusal} in {json}"));
    settle(&mut game, Greed::audit);
    game
}

/// The first example of docs/positions.md.
const LAST_ROUND: &str = r#"{
  "round": 12,
  "phase": "choose",
  "seats": {
    "A": { "money": 45, "hand": [27, 41, 36], "thugs": [22, 70], "holdings": { "8": 3, "11": 5 } },
    "B": { "money": 60, "hand": [75], "unknown": 2, "thugs": [1, 61], "holdings": { "18": 7 } }
  },
  "seen": { "A": [75] }
}"#;

/// The second one: both cards have been shown, the holding is to be paid for.
const SHOWN: &str = r#"{
  "round": 5,
  "seats": {
    "A": { "money": 20, "thugs": [21], "chosen": 8 },
    "B": { "money": 5, "holdings": { "9": 2, "13": 1 }, "chosen": 38 }
  }
}"#;

/// The third one: inside Séance!, whose marker has been placed.
const SEANCE: &str = r#"{
  "round": 7,
  "seats": {
    "A": { "chosen": 80, "hand": [33, 55], "holdings": { "8": 1, "9": 4 } },
    "B": { "chosen": 12 },
    "C": { "chosen": 72, "thugs": [72], "next": { "napoleon": true } }
  },
  "fresh": [72],
  "agenda": [{ "turn": "A" }, { "after": 80 }, { "another": 80 }],
  "due": [{ "card": 73, "by": "C" }]
}"#;

#[test]
fn the_examples_are_those_of_the_documentation() {
    let page = include_str!("../../../docs/positions.md");
    for example in [LAST_ROUND, SHOWN, SEANCE] {
        assert!(page.contains(example), "docs/positions.md lacks {example}");
    }
}

#[test]
fn a_fresh_game_is_an_empty_position() {
    for players in 2..=5 {
        assert_eq!(place(players, "{}"), Greed::new(&Config { players }));
    }
}

#[test]
fn the_last_round() {
    let game = dealt(2, LAST_ROUND);
    assert_eq!(offers(&game, A), ["play 27", "play 36", "play 41"]);
    assert_eq!(offers(&game, B).len(), 3);
    assert_eq!(game.board().money[..2], [45, 60]);
    assert_eq!(game.board().markers.on(Card::new(18)), 7);
    assert_eq!(game.draw_pile().len(), 80 - 24);
}

#[test]
fn the_cards_have_been_shown() {
    let game = dealt(2, SHOWN);
    assert_eq!(game.pending(), Pending::Seat(A));
    assert_eq!(offers(&game, A), ["pay money", "decline"]);
    assert_eq!(game.hand(A).len(), 2);
}

#[test]
fn inside_a_text() {
    let game = dealt(3, SEANCE);
    assert_eq!(offers(&game, A), ["play 33", "play 55", "no extra card"]);
    let position = serde_json::to_value(game.position()).unwrap();
    let given: serde_json::Value = serde_json::from_str(SEANCE).unwrap();
    assert_eq!(position["agenda"], given["agenda"]);
}

#[test]
fn nobody_remembers_a_past() {
    let game = dealt(2, LAST_ROUND);
    let known = |seat: Seat| game.view(Viewer::Seat(seat)).memory.known_hands;
    assert_eq!(known(A)[1].iter().collect::<Vec<_>>(), [75], "A has seen one card of B's");
    assert!(known(B)[0].is_empty());
    // While drafting everybody sees the own pile and no other, whatever the round.
    let drafting = dealt(3, r#"{ "round": 6, "phase": "draft" }"#);
    for seat in Seat::first(3) {
        let view = drafting.view(Viewer::Seat(seat));
        let passed = Card::all().filter(|&card| matches!(view.memory.traces[card], greed::view::Trace::Passed { .. }));
        assert_eq!(passed.count(), 7);
        assert_eq!(view.table.pile.len(), 7);
    }
}

#[test]
fn a_table_can_be_opened_in_a_position() {
    placements(2).session(LAST_ROUND);
    placements(2).session(SHOWN);
    placements(3).session(SEANCE);
}

#[test]
fn a_dumped_position_looks_the_same() {
    for players in 2..=5 {
        placements(players).round_trips(20, 8);
    }
}

#[test]
fn nothing_anybody_writes_panics() {
    for players in 2..=5 {
        let placed = placements(players).mutations(600);
        assert!(placed > 20, "only {placed} could be placed");
    }
    assert!(placements(3).mutations_of(&[LAST_ROUND, SHOWN, SEANCE], 600) > 20);
}

#[test]
#[ignore = "a soak: minutes"]
fn nothing_anybody_writes_panics_for_long() {
    for players in 2..=5 {
        placements(players).round_trips(300, 8);
        placements(players).mutations(40_000);
        placements(players).mutations_of(&[LAST_ROUND, SHOWN, SEANCE], 40_000);
    }
}

/// Each refusal, and a position for two that is refused so.
#[rustfmt::skip]
const REFUSED: &[(&str, &str)] = &[
    ("unknown-card", r#"{ "seats": { "A": { "pile": [81] } } }"#),
    ("card-twice", r#"{ "round": 4, "seats": { "A": { "thugs": [22] }, "B": { "hand": [22, 3] } } }"#),
    ("no-such-seat", r#"{ "seats": { "C": {} } }"#),
    ("wrong-round", r#"{ "round": 2, "phase": "choose" }"#),
    ("too-much-money", r#"{ "round": 4, "seats": { "A": { "money": 200000 } } }"#),
    ("wrong-kind", r#"{ "round": 4, "seats": { "A": { "thugs": [8] } } }"#),
    ("too-many-markers", r#"{ "round": 4, "seats": { "A": { "holdings": { "8": 5000 } } } }"#),
    ("effects-too-strong", r#"{ "round": 4, "seats": { "A": { "now": { "doublings": 9 } } } }"#),
    ("chosen-missing", r#"{ "round": 4, "phase": "resolve", "seats": { "A": { "chosen": 8 } } }"#),
    ("chosen-too-early", r#"{ "round": 4, "phase": "draft", "seats": { "A": { "chosen": 8 } } }"#),
    ("chosen-elsewhere", r#"{ "round": 4, "seats": { "A": { "chosen": 8, "hand": [38] }, "B": { "chosen": 38 } }, "agenda": [{ "extras": "A" }] }"#),
    ("pile-too-large", r#"{ "round": 12, "phase": "draft", "seats": { "A": { "pile": [1, 2] } } }"#),
    ("deal-order", r#"{ "phase": "deal", "seats": { "B": { "pile": [1, 2] } } }"#),
    ("fresh-not-played", r#"{ "round": 4, "fresh": [22] }"#),
    ("copy-impossible", r#"{ "round": 4, "copied": 22 }"#),
    ("nothing-holds-any-more", r#"{ "round": 12, "phase": "over", "due": [{ "card": 5, "by": "A" }] }"#),
    ("nothing-played-yet", r#"{ "round": 3, "phase": "choose", "seats": { "A": { "money": 5 } } }"#),
    ("copies-without-card", r#"{ "round": 4, "seats": { "A": { "now": { "copies": 1 } } } }"#),
    ("wrong-hand-size", r#"{ "round": 2, "phase": "draft", "seats": { "A": { "hand": [1, 2] } } }"#),
    ("empty-hand", r#"{ "round": 4, "phase": "choose", "seats": { "A": { "hand": [] } } }"#),
    ("too-many-cards", r#"{ "round": 4, "phase": "choose", "seats": { "A": { "hand": [1, 2, 3, 4, 5] } } }"#),
    ("too-many-gone", r#"{ "round": 4, "phase": "choose", "gone": [1, 2, 3] }"#),
    ("draw-pile-too-small", r#"{ "round": 4, "phase": "choose", "gone": [65], "seats": { "A": { "unknown": 70 } } }"#),
    ("not-in-draw-pile", r#"{ "round": 4, "phase": "choose", "seats": { "A": { "hand": [33] } }, "draw": [33] }"#),
    ("seen-not-in-hand", r#"{ "round": 4, "phase": "choose", "seen": { "all": [7] } }"#),
    ("sealed-not-now", r#"{ "round": 4, "seats": { "A": { "sealed": 7, "chosen": 8 }, "B": { "chosen": 9 } } }"#),
    ("sealed-not-there", r#"{ "round": 4, "phase": "choose", "seats": { "A": { "sealed": 7 } } }"#),
    ("all-sealed", r#"{ "round": 3, "phase": "choose", "seats": { "A": { "hand": [1, 2, 3], "sealed": 1 }, "B": { "hand": [4, 5, 6], "sealed": 4 } } }"#),
    ("loss-times", r#"{ "round": 4, "phase": "choose", "due": [{ "card": 5, "by": "A", "times": 0 }] }"#),
    ("no-such-loss", r#"{ "round": 4, "phase": "choose", "due": [{ "card": 6, "by": "A" }] }"#),
    ("agenda-not-now", r#"{ "round": 4, "phase": "choose", "agenda": ["copy"] }"#),
    ("agenda-impossible", r#"{ "round": 4, "seats": { "A": { "chosen": 8 }, "B": { "chosen": 9 } }, "agenda": [{ "turn": "A" }, { "another": 80 }] }"#),
    ("nothing-to-ask", r#"{ "round": 4, "seats": { "A": { "chosen": 8 }, "B": { "chosen": 9 } }, "agenda": [{ "turn": "A" }, { "pay": 8 }] }"#),
];

#[test]
fn an_impossible_position_is_refused_with_the_reason() {
    for (id, json) in REFUSED {
        let refusal = place(2, json).expect_err(json);
        assert_eq!(refusal.line.id, format!("greed-position-{id}"), "{json}");
        refuses_a_position(&refusal.line);
    }
}

#[test]
fn every_refusal_has_words_and_is_provoked() {
    check_positions::<Greed>(env!("CARGO_MANIFEST_DIR"), REFUSED.iter().map(|(id, _)| *id));
}

/// The cards off the draw pile can be fixed, and no state holds them: nobody could see a difference.
#[test]
fn the_draw_pile_can_be_laid_in_order() {
    let written = |draw: &str| {
        let seats = r#"{ "A": { "hand": [65, 1, 2], "thugs": [62] }, "B": { "hand": [75, 3, 4] } }"#;
        format!(r#"{{ "round": 5, "phase": "choose", "seats": {seats}{draw} }}"#)
    };
    let (free, fixed) = (written(""), written(r#", "draw": [33, 12, 80]"#));
    assert_eq!(place(2, &free), place(2, &fixed), "the state is the same");
    let config = Config { players: 2 };
    let mut differently = 0;
    for number in 0..20 {
        let seed = Seed::of_game(number, 0);
        let play = |written: &str| {
            let position = serde_json::from_str(written).unwrap();
            let mut session = Session::<Greed>::placed(config, &position, seed, &mut Silent).unwrap();
            for viewer in Viewer::all(2) {
                let json = serde_json::to_string(&session.view(viewer)).unwrap();
                assert!(!json.contains("fate"), "{json}");
            }
            // What was stored goes on like what was not.
            let mut restored = Session::<Greed>::restore(session.snapshot().get()).unwrap();
            for session in [&mut session, &mut restored] {
                for (seat, action) in [(A, "play 65"), (B, "play 75")] {
                    let prompt = session.prompt(seat).unwrap().id;
                    session.submit(seat, prompt, action.parse().unwrap(), &mut Silent).unwrap();
                }
            }
            assert_eq!(session.state(), restored.state());
            let record = Record::<Greed>::from_json(&session.record().to_json()).unwrap();
            assert_eq!(record.verify_placed().unwrap().state(), session.state(), "the record says the same");
            session.state().hand(A)
        };
        // Scrub (65) and Paris (62) show a key each: two cards are drawn.
        let hand = play(&fixed);
        assert!(hand.contains(33) && hand.contains(12), "{hand:?}");
        differently += usize::from(play(&free) != hand);
    }
    assert!(differently > 15, "a seed deals otherwise");
}

/// Cards that are dealt before do not take what lies on the draw pile.
#[test]
fn what_is_dealt_leaves_the_draw_pile_alone() {
    let config = Config { players: 5 };
    let draw: Vec<u32> = (1..=20).collect();
    let position = serde_json::from_value(serde_json::json!({ "draw": draw })).unwrap();
    for number in 0..5 {
        let session = Session::<Greed>::placed(config, &position, Seed::of_game(number, 0), &mut Silent).unwrap();
        let pile: Vec<u32> = session.state().draw_pile().iter().map(u32::from).collect();
        assert_eq!(pile, draw);
    }
    assert_eq!(place(5, r#"{ "draw": [1, 1] }"#).unwrap_err().line.id, "greed-position-not-in-draw-pile");
    let too_many: Vec<u32> = (1..=21).collect();
    let position = serde_json::json!({ "draw": too_many }).to_string();
    assert_eq!(place(5, &position).unwrap_err().line.id, "greed-position-draw-pile-too-small");
}

/// Written down and set up again at every single step.
#[test]
fn every_step_of_a_game_is_dumped_alike() {
    for players in 2..=5 {
        placements(players).round_trips(2, 1);
    }
}

#[test]
fn a_dumped_table_keeps_what_lies_in_the_envelopes() {
    for players in 2..=5 {
        placements(players).tables(4, 12);
    }
}

#[test]
fn a_position_tells_nobody_what_the_others_hold() {
    for players in 2..=5 {
        placements(players).secrecy(3, 25);
    }
}
