//! Positions people write by hand: examples, what is refused, and that any position of any game can
//! be written down and set up again.

use smile::placing::Position;
use smile::{District, Smile};
use tabletop::testkit::{Placements, offers};
use tabletop::{Choices, Game, Pending, Positioned, Record, Refusal, Seat, Seed, Session, Silent, Viewer};
use words::ear::{check_positions, refuses_a_position};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn place_as(players: u8, choices: &Choices, json: &str) -> Result<Smile, Refusal> {
    let position: Position = serde_json::from_str(json).unwrap_or_else(|error| panic!("{error} in {json}"));
    Smile::place(&Smile::configure(players, choices).unwrap(), &position)
}

fn place(json: &str) -> Result<Smile, Refusal> {
    place_as(2, &Choices::none(), json)
}

/// The first example of docs/positions.md: green has had a turn, yellow takes two dice.
const STREETS: &str = r#"{
  "shadow": "viper",
  "potion": "overpower",
  "round": 2,
  "start": "green",
  "shadow_at": 5,
  "pool": [1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 6],
  "districts": {
    "centre": { "yellow": 2, "police": 3, "tiles": ["hat-6/3", "weapons/2", "potion/1"] },
    "harbour": { "green": 3, "police": 1, "tiles": ["gambling/1", "hat-3/1"] },
    "west": { "green": 2 },
    "south-west": { "green": 1 }
  },
  "crews": {
    "yellow": { "boss": 4, "tiles": ["potion/0 up", "contraband/1 up", "hat-5/2 up"] },
    "green": { "boss": 0, "moved": [3], "acted": [2], "tiles": ["weapons/1 down"] }
  }
}"#;

/// The second one: the park is being scored, yellow chooses first.
const TAKING: &str = r#"{
  "shadow": "press",
  "potion": "soulmates",
  "round": 3,
  "shadow_at": 4,
  "phase": { "taking": { "district": "park", "place": 1, "crew": "yellow" } },
  "districts": {
    "park": { "yellow": 4, "green": 2, "police": 1, "tiles": ["hat-4/2", "potion/0"] }
  },
  "crews": { "yellow": { "boss": 4 }, "green": { "boss": 10 } }
}"#;

#[test]
fn the_examples_are_those_of_the_documentation() {
    let page = include_str!("../../../docs/positions.md");
    for example in [STREETS, TAKING] {
        assert!(page.contains(example), "docs/positions.md lacks {example}");
    }
}

#[test]
fn a_fresh_game_is_an_empty_position() {
    for players in 1..=2 {
        let config = Smile::configure(players, &Choices::none().with("shadow", "mayor")).unwrap();
        assert_eq!(Smile::place(&config, &Position::default()), Smile::new(&config));
    }
    let game = place(r#"{ "shadow": "mayor", "potion": "imitation", "start": "green" }"#).unwrap();
    assert!(matches!(game.pending(), Pending::Chance(_)));
}

#[test]
fn a_turn_in_the_streets() {
    let game = place(STREETS).unwrap();
    assert_eq!(game.pending(), Pending::Seat(A));
    assert!(offers(&game, A).contains(&"dice 4 6".to_owned()));
    assert!(offers(&game, B).is_empty());
}

#[test]
fn a_district_is_scored() {
    let game = place(TAKING).unwrap();
    assert_eq!(offers(&game, A), ["take hat-4/2", "take potion/0"]);
}

#[test]
fn without_phase_and_dice_a_round_begins() {
    let game = place(r#"{ "shadow": "femme", "potion": "quick-step", "round": 3 }"#).unwrap();
    assert!(matches!(game.pending(), Pending::Chance(_)));
    assert_eq!(serde_json::to_value(game.position()).unwrap()["phase"]["rolling"]["left"], 13);
}

fn placements(players: u8) -> Placements<Smile> {
    Placements::new(Smile::configure(players, &Choices::none()).unwrap(), Smile::audit)
}

#[test]
fn a_table_can_be_opened_in_a_position() {
    placements(2).session(STREETS);
    placements(2).session(TAKING);
}

#[test]
fn a_dumped_position_looks_the_same() {
    for players in 1..=2 {
        placements(players).round_trips(250, 30);
    }
}

#[test]
fn nothing_anybody_writes_panics() {
    for players in 1..=2 {
        let placed = placements(players).mutations(1500);
        assert!(placed > 50, "only {placed} could be placed");
    }
    assert!(placements(2).mutations_of(&[STREETS, TAKING], 600) > 50);
}

#[test]
#[ignore = "a soak: minutes"]
fn nothing_anybody_writes_panics_for_long() {
    for players in 1..=2 {
        placements(players).round_trips(3000, 30);
        placements(players).mutations(100_000);
        placements(players).mutations_of(&[STREETS, TAKING], 40_000);
    }
}

/// Each refusal, and a position for two that is refused so (`$` stands for two cards).
#[rustfmt::skip]
const REFUSED: &[(&str, &str)] = &[
    ("not-as-at-set-up", r#"{ $, "phase": { "set-up": { "potion": 2 } } }"#),
    ("cards-missing", r#"{ "pool": [1] }"#),
    ("wrong-round", r#"{ $, "round": 2, "phase": "over" }"#),
    ("wrong-turn", r#"{ $, "phase": "choosing", "turn": 6 }"#),
    ("no-such-tile-left", r#"{ $, "discard": ["hat-6/3", "hat-6/3", "hat-6/3"] }"#),
    ("unknown-field", r#"{ $, "shadow_at": 24 }"#),
    ("monsters-stay", r#"{ "shadow": "water", "potion": "imitation", "shadow_at": 3 }"#),
    ("no-detective", r#"{ $, "detective": "green" }"#),
    ("too-many-tiles", r#"{ $, "districts": { "north": { "tiles": ["hat-1/0", "hat-1/0", "hat-1/0"] } } }"#),
    ("too-many-markers", r#"{ $, "districts": { "north": { "police": 99 } } }"#),
    ("too-many-on-card", r#"{ $, "crews": { "green": { "on_card": 1 } } }"#),
    ("law-points", r#"{ $, "crews": { "green": { "law": 1 } } }"#),
    ("too-many-own-tiles", r#"{ $, "crews": { "green": { "tiles": ["potion/0 up", "potion/0 up"] } } }"#),
    ("tile-cannot-lie-so", r#"{ $, "crews": { "green": { "tiles": ["hat-3/1 down"] } } }"#),
    ("bad-die", r#"{ $, "pool": [7] }"#),
    ("wrong-number-of-dice", r#"{ $, "pool": [6, 6] }"#),
    ("bad-shadow-die", r#"{ $, "die": 3 }"#),
    ("not-that-crew", r#"{ $, "pool": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "phase": { "acting": { "crew": "green" } } }"#),
    ("phase-needs-another-card", r#"{ $, "pool": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "phase": "walking" }"#),
    ("nothing-to-decide", r#"{ $, "pool": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "phase": "ending" }"#),
    ("wanted-level", r#"{ $, "phase": { "law": { "crew": "green" } } }"#),
    ("not-that-place", r#"{ $, "phase": { "taking": { "district": "park", "place": 1, "crew": "green" } } }"#),
    ("nothing-settled-yet", r#"{ $, "unscored": ["north"] }"#),
    ("unscored-without-markers", r#"{ $, "round": 2, "unscored": ["north"] }"#),
    ("already-settled", r#"{ $, "phase": { "taking": { "district": "park", "place": 1, "crew": "green" } }, "districts": { "north": { "yellow": 1 }, "park": { "green": 1, "tiles": ["hat-1/0", "weapons/1"] } } }"#),
    ("not-in-bag", r#"{ $, "draw": ["hat-6/3", "hat-6/3", "hat-6/3"] }"#),
    ("no-potion-below", r#"{ "shadow": "viper", "potion": "imitation", "crews": { "green": { "tiles": ["hat-3/1 up-double"] } }, "discard": ["potion/0", "potion/0", "potion/0", "potion/1", "potion/1", "potion/2", "potion/2"] }"#),
];

#[test]
fn an_impossible_position_is_refused_with_the_reason() {
    for (id, json) in REFUSED {
        let json = json.replace('$', r#""shadow": "viper", "potion": "relocation""#);
        let refusal = place(&json).expect_err(&json);
        assert_eq!(refusal.line.id, format!("smile-position-{id}"), "{json}");
        refuses_a_position(&refusal.line);
    }
    let other = place_as(2, &Choices::none().with("shadow", "viper"), r#"{ "shadow": "femme" }"#).unwrap_err();
    assert_eq!(other.line.id, "smile-position-other-cards");
    refuses_a_position(&other.line);
    let alone = r#"{ "shadow": "viper", "potion": "relocation", "round": 2, "start": "green" }"#;
    let rival = place_as(1, &Choices::none(), alone).unwrap_err();
    assert_eq!(rival.line.id, "smile-position-rival-starts");
    refuses_a_position(&rival.line);
}

#[test]
fn every_refusal_has_words_and_is_provoked() {
    check_positions::<Smile>(
        env!("CARGO_MANIFEST_DIR"),
        REFUSED.iter().map(|(id, _)| *id).chain(["other-cards", "rival-starts"]),
    );
}

/// What cannot have come about does not load, however playable it is.
#[test]
fn what_only_the_past_can_have_brought_about_needs_a_past() {
    let refused = |players: u8, json: &str| place_as(players, &Choices::none(), json).expect_err(json).line.id;
    let cards = |shadow: &str| format!(r#""shadow": "{shadow}", "potion": "relocation""#);
    for (shadow, more) in [
        ("detective", r#""detective": "green""#),
        ("historian", r#""crews": { "green": { "on_card": 1 } }"#),
        ("viper", r#""unscored": ["north"], "districts": { "north": { "police": 1 } }"#),
    ] {
        let json = format!("{{ {}, {more} }}", cards(shadow));
        assert_eq!(refused(2, &json), "smile-position-nothing-settled-yet");
        assert!(place(&json.replace("{ \"shadow\"", "{ \"round\": 2, \"shadow\"")).is_ok(), "{json}");
    }
    // The Water Creature lends its die to the strongest in the harbour, the Collector makes both wait on a tie.
    let acting = |because: &str, markers: &str| {
        let phase = format!(r#""phase": {{ "acting": {{ "crew": "yellow", "because": {because} }} }}"#);
        format!(r#"{phase}, "die": 4, "districts": {{ "harbour": {{ {markers} }} }}"#)
    };
    let water = |markers: &str| format!("{{ {}, {} }}", cards("water"), acting("\"water\"", markers));
    assert_eq!(refused(2, &water(r#""green": 1"#)), "smile-position-nothing-to-decide");
    assert!(place(&water(r#""yellow": 1"#)).is_ok());
    let first = r#"{ "collector": { "die": 1, "more": true } }"#;
    let collector = |markers: &str| format!("{{ {}, {} }}", cards("collector"), acting(first, markers));
    assert_eq!(refused(2, &collector(r#""yellow": 2, "green": 1"#)), "smile-position-nothing-to-decide");
    assert!(place(&collector(r#""yellow": 1, "green": 1"#)).is_ok());
}

/// A district left unscored before the one being settled is not filled, whether the position says so or not.
#[test]
fn a_tie_before_the_district_being_settled_is_unscored() {
    let json = r#"{ "shadow": "press", "potion": "soulmates", "shadow_at": 1,
        "phase": { "taking": { "district": "park", "place": 1, "crew": "yellow" } },
        "districts": { "north": { "yellow": 2, "green": 2, "tiles": ["hat-1/0"] },
                       "park": { "yellow": 4, "tiles": ["hat-4/2", "potion/0"] } } }"#;
    let position = serde_json::to_value(place(json).unwrap().position()).unwrap();
    assert_eq!(position["unscored"], serde_json::json!(["north"]));
}

/// What comes out of the bag can be fixed, and no state holds it: nobody could see a difference.
#[test]
fn the_bag_can_be_laid_in_order() {
    let written = |draw: &str| format!(r#"{{ "shadow": "press", "potion": "soulmates", "start": "green"{draw} }}"#);
    let draw = r#", "draw": ["hat-6/3", "weapons/2", "hat-6/3", "weapons/2", "hat-3/1"]"#;
    let (free, fixed) = (written(""), written(draw));
    assert_eq!(place(&free), place(&fixed), "the state is the same");
    let config = Smile::configure(2, &Choices::none()).unwrap();
    let mut differently = 0;
    for number in 0..20 {
        let seed = Seed::of_game(number, 0);
        let filled = |written: &str| {
            let position = serde_json::from_str(written).unwrap();
            let session = Session::<Smile>::placed(config.clone(), &position, seed, &mut Silent).unwrap();
            let table = session.view(Viewer::Spectator).table;
            // Corners and centre have a potion each, so these four are filled first, then the centre again.
            let order = [District::North, District::Park, District::South, District::West];
            let tiles = |district: District| table.turfs[district.index()].tiles.iter().map(|tile| tile.to_string());
            let first: Vec<Vec<String>> = order.map(|district| tiles(district).collect()).into();
            let record = Record::<Smile>::from_json(&session.record().to_json()).unwrap();
            assert_eq!(record.verify_placed().unwrap().state(), session.state(), "the record says the same");
            first
        };
        let tiles = filled(&fixed);
        for (district, tile) in tiles.iter().zip(["hat-6/3", "weapons/2", "hat-6/3", "weapons/2"]) {
            assert!(district.contains(&tile.to_owned()), "{tiles:?}");
        }
        differently += usize::from(filled(&free) != tiles);
    }
    assert!(differently > 15, "a seed fills otherwise");
}

/// Written down and set up again at every single step.
#[test]
fn every_step_of_a_game_is_dumped_alike() {
    for players in 1..=2 {
        placements(players).round_trips(12, 1);
    }
}

#[test]
fn a_dumped_table_keeps_what_lies_in_the_envelopes() {
    for players in 1..=2 {
        placements(players).tables(4, 12);
    }
}

#[test]
fn a_position_tells_nobody_what_the_others_hold() {
    for players in 1..=2 {
        placements(players).secrecy(3, 25);
    }
}
