//! Positions people write by hand: examples, what is refused, and that any position of any game can
//! be written down and set up again.

use downtown::placing::Position;
use downtown::{Action, Chance, Downtown};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use tabletop::testkit::{Placements, offers, settle};
use tabletop::{
    ChanceQuestion, Choices, Dealt, Game, Nature, Pending, Positioned, Refusal, Seat, Seed, Session, Silent, Viewer,
    pick,
};
use words::ear::{check_positions, refuses_a_position};
use words::{Language, Words};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn place_as(players: u8, edition: &str, json: &str) -> Result<Downtown, Refusal> {
    let position: Position = serde_json::from_str(json).unwrap_or_else(|error| panic!("{error} in {json}"));
    let config = Downtown::configure(players, &Choices::none().with("edition", edition)).unwrap();
    Downtown::place(&config, &position)
}

fn place(json: &str) -> Result<Downtown, Refusal> {
    place_as(3, "de-b", json)
}

/// The game with everything dealt and turned up that the position leaves to nature.
fn dealt(json: &str) -> Downtown {
    let mut game = place(json).unwrap_or_else(|refusal| panic!("{refusal} in {json}"));
    settle(&mut game, Downtown::audit);
    game
}

/// The first example of docs/positions.md: A robs or pays.
const CONFRONT: &str = r#"{
  "turn": 12,
  "active": "A",
  "phase": "confront",
  "seats": {
    "A": {
      "purse": 14,
      "tokens": ["west", "villa"],
      "hand": { "lookouts": 3, "safecrackers": 1, "spies": 1 },
      "known": { "spies": 1 },
      "loot": [{ "stooge": "luigi", "loot": "art", "real": 52 }]
    },
    "B": { "purse": 31, "tokens": ["downtown", "bank"], "display": { "money": 4, "gangsters": { "lookouts": 1 } } },
    "C": { "purse": 8, "tokens": ["east", "ghetto"], "display": { "money": 2 } }
  },
  "row": { "lookouts": 4, "safecrackers": 2, "spies": 1 },
  "jobs": {
    "luigi": [{ "loot": "money", "real": 28, "seen": ["B"] }],
    "joe": [{ "loot": "art" }]
  },
  "fences": [
    [{ "loot": "art", "share": "quarter", "cop": true, "seen": ["A", "C"] }, 3, "casino"],
    [{ "loot": "jewellery", "share": "half" }, 3, "casino"],
    [4, "casino"]
  ]
}"#;

/// The second one: C may add to its display face down, after A's job.
const WINDOW: &str = r#"{
  "turn": 5,
  "phase": "add",
  "active": "A",
  "next": "B",
  "used": ["west"],
  "seats": {
    "A": { "tokens": ["west", "east"], "loot": [{ "stooge": "frankie", "loot": "jewellery", "real": 12 }] },
    "B": { "tokens": ["downtown", "bank"] },
    "C": { "tokens": ["villa", "ghetto"], "purse": 6, "hand": { "lookouts": 2, "spies": 1 } }
  }
}"#;

#[test]
fn the_examples_are_those_of_the_documentation() {
    let page = include_str!("../../../docs/positions.md");
    for example in [CONFRONT, WINDOW] {
        assert!(page.contains(example), "docs/positions.md lacks {example}");
    }
}

#[test]
fn a_fresh_game_is_an_empty_position() {
    for players in 2..=4 {
        let config = Downtown::configure(players, &Choices::none()).unwrap();
        assert_eq!(Downtown::place(&config, &Position::default()), Downtown::new(&config));
    }
}

#[test]
fn somebody_is_robbed_or_paid() {
    let game = dealt(CONFRONT);
    assert_eq!(game.pending(), Pending::Seat(A));
    assert_eq!(offers(&game, A)[..2], ["rob B", "rob C"]);
    assert_eq!(game.player(B).hand.total(), 5, "a hand that is left out is dealt");
    let view = |seat| game.view(Viewer::Seat(seat)).table;
    assert_eq!(view(A).fences[0].unwrap().cop, Some(true));
    assert_eq!(view(B).fences[0].unwrap().cop, None);
    assert_eq!(view(B).jobs[1].unwrap().real, Some(28));
    assert_eq!(view(A).jobs[1].unwrap().real, None);
}

#[test]
fn somebody_adds_face_down() {
    let game = dealt(WINDOW);
    assert_eq!(game.pending().seats().iter().collect::<Vec<_>>(), [C]);
    assert_eq!(offers(&game, C).len(), 7, "no money to 6k");
}

fn placements(players: u8, edition: &str) -> Placements<Downtown> {
    let choices = Choices::none().with("edition", edition).with("turn-limit", "60");
    Placements::new(Downtown::configure(players, &choices).unwrap(), Downtown::audit)
}

#[test]
fn a_table_can_be_opened_in_a_position() {
    placements(3, "de-b").session(CONFRONT);
    placements(3, "de-b").session(WINDOW);
}

#[test]
fn a_dumped_position_looks_the_same() {
    for (players, edition) in [(2, "de-a"), (2, "en"), (3, "de-b"), (4, "de-a")] {
        placements(players, edition).round_trips(8, 30);
    }
}

#[test]
fn a_dumped_table_keeps_what_lies_in_the_envelopes() {
    for (players, edition) in [(2, "de-a"), (3, "de-b"), (4, "en")] {
        placements(players, edition).tables(4, 12);
    }
}

#[test]
fn a_position_tells_nobody_what_the_others_hold() {
    for (players, edition) in [(2, "en"), (3, "de-a"), (4, "de-b")] {
        placements(players, edition).secrecy(3, 25);
    }
    // The hands are written out, and B's is another one: A sees no difference.
    let both = ["lookouts", "spies"].map(|kind| {
        let hand = format!(r#""hand": {{ "{kind}": 5 }}"#);
        let json = format!(
            r#"{{ "row": {{ "lookouts": 7 }}, "seats": {{
                "A": {{ "tokens": ["west", "villa"], "hand": {{ "safecrackers": 5 }} }},
                "B": {{ "tokens": ["downtown", "bank"], {hand} }},
                "C": {{ "tokens": ["east", "ghetto"], "hand": {{ "lookouts": 2 }}, "known": {{ "lookouts": 2 }} }} }} }}"#
        );
        place(&json).unwrap()
    });
    for viewer in [Viewer::Seat(A), Viewer::Seat(C), Viewer::Spectator] {
        assert_eq!(both[0].view(viewer), both[1].view(viewer), "{viewer}");
    }
    assert_ne!(both[0].view(Viewer::Seat(B)), both[1].view(Viewer::Seat(B)));
}

#[test]
fn nothing_anybody_writes_panics() {
    for (players, edition) in [(2, "en"), (3, "de-a"), (4, "de-b")] {
        let placed = placements(players, edition).mutations(600);
        assert!(placed > 15, "only {placed} could be placed");
    }
    assert!(placements(3, "de-b").mutations_of(&[CONFRONT, WINDOW], 600) > 40);
}

/// Nobody could do anything in these, once nature has answered.
#[rustfmt::skip]
const STUCK: &[&str] = &[
    // A has nothing to lay out, and the tops of the piles are still to be turned up.
    r#"{ "phase": "lay", "next": "B", "row": {}, "seats": { "A": { "tokens": ["west", "east"], "purse": 0, "hand": {} }, "B": { "tokens": ["west", "east"] }, "C": { "tokens": ["west", "east"] } } }"#,
    // C has nothing to add.
    r#"{ "phase": "add", "next": "B", "used": ["west"], "seats": { "A": { "tokens": ["west", "east"] }, "B": { "tokens": ["west", "east"] }, "C": { "tokens": ["west", "east"], "purse": 0, "hand": {} } } }"#,
    // C has added.
    r#"{ "phase": "add", "next": "B", "used": ["west"], "seats": { "A": { "tokens": ["west", "east"] }, "B": { "tokens": ["west", "east"] }, "C": { "tokens": ["west", "east"], "secret": { "step": "sealed" } } } }"#,
    // Two of nine cards have to be laid out, and only one spy is left to do it with.
    r#"{ "phase": "lay", "next": "B", "seats": { "A": { "tokens": ["west", "east"], "hand": { "lookouts": 8, "spies": 1 }, "secret": { "step": "spies" } }, "B": { "tokens": ["west", "east"] }, "C": { "tokens": ["west", "east"] } } }"#,
    // A stands on no place that can be used.
    r#"{ "phase": "use", "next": "B", "seats": { "A": { "tokens": ["bank", "ghetto"] }, "B": { "tokens": ["west", "east"] }, "C": { "tokens": ["west", "east"] } } }"#,
    // A has used one.
    r#"{ "phase": "use", "next": "B", "used": ["west"], "seats": { "A": { "tokens": ["west", "east"] }, "B": { "tokens": ["west", "east"] }, "C": { "tokens": ["west", "east"] } } }"#,
];

#[test]
fn dt_use_window_and_dt_display_lay_positions_in_which_nobody_can_do_anything_are_refused() {
    for json in STUCK {
        let refusal = place(json).expect_err(json);
        assert_eq!(refusal.line.id, "downtown-position-nothing-to-decide", "{json}");
    }
}

#[test]
fn dt_display_lay_hands_that_are_left_out_are_dealt_before_anybody_is_asked() {
    let tokens = r#""tokens": ["west", "east"]"#;
    let lay = dealt(&format!(
        r#"{{ "phase": "lay", "next": "B", "seats": {{ "A": {{ {tokens}, "purse": 0 }}, "B": {{ {tokens} }}, "C": {{ {tokens} }} }} }}"#
    ));
    assert!(offers(&lay, A)[0].starts_with("lay "), "{:?}", offers(&lay, A));
    for phase in ["lay", "add"] {
        placements(3, "de-b").session(&format!(
            r#"{{ "phase": "{phase}", "next": "B", "used": ["west"], "seats": {{ "A": {{ {tokens}, "purse": 0, "hand": {{ "spies": 9 }}, "unknown": 6 }}, "B": {{ {tokens} }}, "C": {{ {tokens}, "purse": 0 }} }} }}"#
        ));
    }
}

#[test]
fn what_has_been_sealed_is_written_down_and_can_be_changed_after_loading() {
    let config = Downtown::configure(4, &Choices::none()).unwrap();
    let seats = r#""A": { "tokens": ["west", "east"] }, "B": { "tokens": ["west", "east"] }, "C": { "tokens": ["west", "east"], "hand": { "lookouts": 1 } }, "D": { "tokens": ["west", "east"] }"#;
    let json = format!(r#"{{ "phase": "add", "next": "B", "used": ["west"], "seats": {{ {seats} }} }}"#);
    let load =
        |dump: serde_json::Value| Session::<Downtown>::load(config, dump, Some(Seed::of_game(1, 0)), &mut Silent);
    let mut session = load(serde_json::from_str(&json).unwrap()).unwrap();
    let choose = |session: &mut Session<Downtown>, seat, actions: &[&str]| {
        for action in actions {
            let prompt = session.prompt(seat).expect("it is asked").id;
            session.submit(seat, prompt, action.parse().unwrap(), &mut Silent).unwrap();
        }
    };
    assert_eq!(session.dump().get("sealed"), None, "as it was written before");
    // C seals, D is in the middle of it.
    choose(&mut session, C, &["lay money 3", "lay lookouts 1"]);
    choose(&mut session, Seat::new(3), &["lay money 2"]);
    let dump = session.dump();
    assert_eq!(dump["sealed"]["C"], serde_json::json!(["lay money 3", "lay lookouts 1"]));
    assert_eq!(dump["sealed"]["D"], serde_json::json!(["lay money 2"]));
    let mut loaded = load(dump.clone()).unwrap();
    assert_eq!(loaded.dump(), dump);
    assert_eq!(loaded.sealed().iter().collect::<Vec<_>>(), [C]);
    assert!(!loaded.legal(Seat::new(3)).iter().any(|action| matches!(action, Action::LayMoney(_))), "not asked again");
    loaded.undo(C, tabletop::Back::Turn).unwrap();
    choose(&mut loaded, C, &["lay money 0", "lay lookouts 0"]);
    assert_eq!(loaded.dump()["sealed"]["C"][0], "lay money 0");
    // What cannot be in an envelope is refused.
    for (seat, steps) in [("A", "lay money 1"), ("C", "lay money 11"), ("C", "hire"), ("E", "lay money 1")] {
        let mut wrong = dump.clone();
        wrong["sealed"] = serde_json::json!({ seat: [steps] });
        let refusal = load(wrong).expect_err(steps);
        assert_eq!(refusal.line.id, "position-sealed", "{seat} {steps}");
        for language in Language::ALL {
            let said = Words::of(language).text(&refusal.line);
            assert!(!said.contains(['{', '_']), "{said}");
        }
    }
    let mut twice = dump;
    twice["sealed"] = serde_json::json!({ "C": ["lay money 3", "lay lookouts 1", "lay lookouts 0"] });
    assert_eq!(load(twice).expect_err("sealed already").line.id, "position-sealed");
}

#[test]
#[ignore = "a soak: minutes"]
fn nothing_anybody_writes_panics_for_long() {
    for (players, edition) in [(2, "en"), (2, "de-a"), (3, "de-a"), (4, "de-b")] {
        placements(players, edition).round_trips(60, 30);
        placements(players, edition).tables(30, 20);
        placements(players, edition).secrecy(30, 20);
        placements(players, edition).mutations(20_000);
        placements(players, edition).mutations_of(&[CONFRONT, WINDOW], 20_000);
    }
}

/// Each refusal, and a position for three that is refused so (`$` stands for tokens of all).
#[rustfmt::skip]
const REFUSED: &[(&str, &str)] = &[
    ("no-such-seat", r#"{ "active": "D" }"#),
    ("wrong-turn", r#"{ "turn": 0 }"#),
    ("next", r#"{ "phase": "use" }"#),
    ("used", r#"{ "used": ["villa"] }"#),
    ("too-much-money", r#"{ "seats": { "A": { "purse": 9999 } } }"#),
    ("two-tokens", r#"{ "seats": { "A": { "tokens": ["west"] } } }"#),
    ("tokens-too-early", r#"{ "phase": "deal", "seats": { "A": { "tokens": ["west", "east"] } } }"#),
    ("money-does-not-add-up", r#"{ $, "bank": 500 }"#),
    ("too-many-gangsters", r#"{ $, "row": { "spies": 12 } }"#),
    ("known-not-in-hand", r#"{ "seats": { "A": { "tokens": ["west", "east"], "known": { "spies": 1 } }, "B": { "tokens": ["west", "east"] }, "C": { "tokens": ["west", "east"] } } }"#),
    ("discards-not-shuffled", r#"{ "seats": { "A": { "tokens": ["west", "east"], "hand": {} }, "B": { "tokens": ["west", "east"], "hand": {} }, "C": { "tokens": ["west", "east"], "hand": {} } }, "row": {}, "discards": { "lookouts": 26, "safecrackers": 11, "spies": 11 } }"#),
    ("deal", r#"{ "phase": "deal", "seats": { "B": { "hand": { "spies": 1 } } } }"#),
    ("casino-on-top", r#"{ $, "fences": [["casino", 4], [4, "casino"], [4, "casino"]] }"#),
    ("below-casino", r#"{ $, "fences": [[3, "casino", 1], [4, "casino"], [4, "casino"]] }"#),
    ("casino-cards", r#"{ $, "casinos": 1 }"#),
    ("no-such-pile", r#"{ $, "next": "B", "used": ["east"], "phase": { "watch": { "pile": 4 } } }"#),
    ("three-piles", r#"{ $, "fences": [[12, "casino"]] }"#),
    ("wrong-fences", r#"{ $, "fences": [[3, "casino"], [4, "casino"], [4, "casino"]] }"#),
    ("fence-twice", r#"{ $, "fences": [[{ "id": 1 }, { "id": 1 }, 2, "casino"], [4, "casino"], [4, "casino"]] }"#),
    ("bad-fence", r#"{ $, "fences": [[{ "loot": "art", "seen": ["B"] }, 3, "casino"], [4, "casino"], [4, "casino"]] }"#),
    ("unknown-job", r#"{ $, "jobs": { "joe": [{ "loot": "art", "claims": 1 }] } }"#),
    ("no-such-value", r#"{ $, "jobs": { "joe": [{ "loot": "art", "real": 1, "seen": ["all"] }] } }"#),
    ("seen-or-not", r#"{ $, "jobs": { "joe": [{ "loot": "art", "seen": ["B"] }] } }"#),
    ("not-in-draw-pile", r#"{ $, "row": { "spies": 7 }, "draw": ["spies", "lookouts", "spies", "spies", "spies", "spies"] }"#),
    ("no-such-value", r#"{ $, "jobs": { "joe": [{ "loot": "art", "real": 52 }, { "loot": "art", "real": 52 }] } }"#),
    ("bad-fence", r#"{ $, "fences": [[{ "loot": "art", "cop": true }, 3, "casino"], [{ "loot": "art", "cop": true }, 3, "casino"], [4, "casino"]] }"#),
    ("job-twice", r#"{ $, "jobs": { "joe": [{ "id": "luigi-1" }] } }"#),
    ("too-many-jobs", r#"{ $, "jobs": { "joe": [10] } }"#),
    ("value-missing", r#"{ "seats": { "A": { "tokens": ["west", "east"], "loot": [{ "stooge": "joe", "loot": "art", "real": 52, "seen": [] }] }, "B": { "tokens": ["west", "east"], "loot": [{ "stooge": "joe", "loot": "art" }] }, "C": { "tokens": ["west", "east"] } } }"#),
    ("offered", r#"{ $, "next": "B", "phase": { "offer": { "pile": 1, "offered": ["joe-1"] } } }"#),
    ("secret", r#"{ "seats": { "A": { "tokens": ["west", "east"], "secret": { "step": "sealed", "money": 1 } }, "B": { "tokens": ["west", "east"] }, "C": { "tokens": ["west", "east"] } } }"#),
    ("already-rich", r#"{ "seats": { "A": { "tokens": ["west", "east"], "purse": 120 }, "B": { "tokens": ["west", "east"] }, "C": { "tokens": ["west", "east"] } } }"#),
    ("nobody-rich", r#"{ $, "phase": { "over": { "ending": "rich" } } }"#),
    ("loot-not-paid", r#"{ "seats": { "A": { "tokens": ["west", "east"], "purse": 0, "loot": [{ "stooge": "joe", "loot": "art", "real": 52 }] }, "B": { "tokens": ["west", "east"] }, "C": { "tokens": ["west", "east"] } }, "turn": 400, "phase": { "over": { "ending": "limit" } } }"#),
    ("opening-money", r#"{ "seats": { "A": { "tokens": ["west", "east"] }, "B": { "tokens": ["west", "east"], "purse": 2 }, "C": { "tokens": ["west", "east"] } }, "phase": "open" }"#),
    ("display-too-early", r#"{ "seats": { "A": { "tokens": ["west", "east"], "display": { "money": 1 } }, "B": { "tokens": ["west", "east"] }, "C": { "tokens": ["west", "east"] } }, "phase": "open" }"#),
    ("own-display", r#"{ "seats": { "A": { "tokens": ["west", "east"], "display": { "money": 1 } }, "B": { "tokens": ["west", "east"] }, "C": { "tokens": ["west", "east"] } } }"#),
    ("game-has-ended", r#"{ $, "fences": [[{ "loot": "art" }, 3], [4], [4, "casino"]], "casinos": 2 }"#),
    ("ending", r#"{ $, "phase": { "over": { "ending": "casino" } } }"#),
    ("robbed", r#"{ $, "robbed": true }"#),
    ("nothing-to-decide", r#"{ $, "next": "B", "phase": "add" }"#),
];

/// Two fronts that differ in their gangsters only: words cannot tell them apart.
const AMBIGUOUS: &str = "stooge,loot,claims,real,spies,safecrackers,lookouts
frankie,money,40,12 16 32,0,1,1
frankie,money,40,12 20 40,1,1,1
frankie,art,70,20 40 60,1,1,2
luigi,money,30,20 28 36,0,1,2
luigi,jewellery,40,32 40 52,1,0,3
luigi,art,60,40 52 60,1,2,2
joe,money,28,28 32 36,1,0,2
joe,jewellery,40,40 44 48,1,1,3
joe,art,52,52 56 60,2,2,2";

#[test]
fn an_impossible_position_is_refused_with_the_reason() {
    let tokens = r#""tokens": ["west", "east"]"#;
    let seats = format!(r#""seats": {{ "A": {{ {tokens} }}, "B": {{ {tokens} }}, "C": {{ {tokens} }} }}"#);
    for (id, json) in REFUSED {
        let json = json.replace('$', &seats);
        let refusal = place(&json).expect_err(&json);
        assert_eq!(refusal.line.id, format!("downtown-position-{id}"), "{json}");
        refuses_a_position(&refusal.line);
    }
    let config = Downtown::configure(3, &Choices::none().with("deck", AMBIGUOUS)).unwrap();
    let which = format!(r#"{{ {seats}, "jobs": {{ "frankie": [{{ "loot": "money" }}] }} }}"#);
    let refusal = Downtown::place(&config, &serde_json::from_str(&which).unwrap()).unwrap_err();
    assert_eq!(refusal.line.id, "downtown-position-which-job");
    refuses_a_position(&refusal.line);
    // With the number of the front it is clear; so is every dumped position.
    Placements::<Downtown>::new(config, Downtown::audit).round_trips(2, 30);
}

#[test]
fn every_refusal_has_words_and_is_provoked() {
    check_positions::<Downtown>(env!("CARGO_MANIFEST_DIR"), REFUSED.iter().map(|(id, _)| *id).chain(["which-job"]));
}

/// Joe's top card lies there with this back, the first fence is a cop or not, and so come the gangsters.
fn hidden(draw: &str, real: &str, cop: &str) -> String {
    format!(
        r#"{{ "row": {{ "lookouts": 7 }}, "draw": [{draw}],
            "seats": {{
                "A": {{ "tokens": ["ghetto", "west"], "hand": {{ "spies": 4, "safecrackers": 3, "lookouts": 4 }} }},
                "B": {{ "tokens": ["downtown", "east"] }}, "C": {{ "tokens": ["downtown", "west"], "hand": {{}} }} }},
            "jobs": {{ "joe": [{{ "loot": "art"{real} }}] }},
            "fences": [[{{ "loot": "art"{cop} }}, 3, "casino"], [{{ "loot": "art" }}, 3, "casino"], [4, "casino"]] }}"#
    )
}

/// What nobody has seen can be said. No state holds it, so nobody can see a difference before it comes.
#[test]
fn the_draw_pile_and_unseen_backs_can_be_fixed() {
    let gangsters = ["spies", "safecrackers", "safecrackers", "spies", "lookouts", "spies"];
    let named = gangsters.map(|kind| format!("\"{kind}\"")).join(", ");
    let config = Downtown::configure(3, &Choices::none()).unwrap();
    let (mut drawn, mut studied, mut watched) = (0, 0, 0);
    for number in 0..120 {
        let (real, cop) = (if number % 2 == 0 { 52 } else { 60 }, number % 3 == 0);
        let fixed = hidden(&named, &format!(r#", "real": {real}"#), &format!(r#", "cop": {cop}"#));
        assert_eq!(place(&fixed), place(&hidden("", "", "")), "the state is the same");
        let position: Position = serde_json::from_str(&fixed).unwrap();
        let mut game = Downtown::place(&config, &position).unwrap();
        let mut nature = Dealt::new(Seed::of_game(number, 0)).with_fates(game.fates(&position));
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let mut next = gangsters.iter();
        for _ in 0..250 {
            match game.pending() {
                Pending::Over => break,
                Pending::Chance(question) => {
                    let answer = nature.answer(&game, &question);
                    assert!(game.chance_refusal(&answer).is_none(), "{answer}");
                    match (question, answer) {
                        (ChanceQuestion::Draw(draw), Chance::Gangster(kind)) if !draw.gap && draw.shuffle == 0 => {
                            if let Some(expected) = next.next() {
                                assert_eq!(kind.to_string(), *expected);
                                drawn += 1;
                            }
                        }
                        (ChanceQuestion::Draw(draw), Chance::Back(value)) if (draw.pile, draw.position) == (3, 0) => {
                            assert_eq!(value, real);
                            studied += 1;
                        }
                        (ChanceQuestion::Draw(draw), Chance::Cop(is)) if draw.position == 0 => {
                            assert_eq!(is, cop);
                            watched += 1;
                        }
                        _ => {}
                    }
                    game.apply_chance(answer, &mut Silent);
                }
                pending => {
                    let seat = pending.seats().lowest().unwrap();
                    let mut legal = Vec::new();
                    game.legal_actions(seat, &mut legal);
                    game.apply(seat, *pick(&mut rng, &legal), &mut Silent);
                }
            }
        }
    }
    assert!(drawn > 120 && studied > 12 && watched > 12, "{drawn} drawn, {studied} studied, {watched} watched");
    placements(3, "de-b").session(&hidden(&named, r#", "real": 52"#, r#", "cop": true"#));
}
