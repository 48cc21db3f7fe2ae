//! What random games hardly ever say, asked for by hand.

use smile::District::{Centre, Harbour, North, Park};
use smile::event::{Ground, Offer, Reroll};
use smile::scene::Scene;
use smile::{Action, Chance, Crew, Held, Kind, Level, PotionCard, Shadow, Smile, TileTable, Told};
use tabletop::{Choices, Game, Refusal, Seat};

use crate::hearing::Hearing;

/// What random games do not say, by how the ids begin, and why not.
pub(crate) const BY_HAND: &[(&str, &str)] = &[
    ("smile-unreadable-", "games are played with actions, not with words"),
    ("smile-unknown-", "games are played with actions, not with words"),
    ("smile-not-a-number", "games are played with actions, not with words"),
    ("smile-tiles-", "only files of one's own can be wrong"),
    ("smile-column-", "only files of one's own can be wrong"),
    ("smile-tile-not-in-bag", "nature answers only what is possible"),
    ("smile-impossible-outcome", "nature answers only what is possible"),
    ("smile-tied", "few games end with equal scores"),
    ("smile-score-tie-", "few games end with equal scores"),
    ("smile-abandoned", "a tie where no tile lies is rare"),
    ("smile-bag-dry", "the discard has hats whenever the bag is empty"),
    ("smile-cleared-none", "the Guardian is hardly ever alone in the centre"),
    ("smile-took-die-rival", "the park is hardly ever without a tile"),
    ("smile-no-marker-to-move", "the city is hardly ever empty"),
    ("smile-no-tile-there", "nobody is asked where no tile lies: only a state from elsewhere can be so"),
    ("smile-that-potion-pays", "the wrong choices tried are rarely the one potion somebody has"),
    ("smile-not-three-two-one", "few wrong choices are tried at each step"),
    ("smile-nobody-sits-there", "a tie beside the Collector is rare"),
    ("unknown-", "games are played with options that exist"),
    ("bad-option-value", "games are played with options that exist"),
    ("wrong-number-of-players", "games are played with options that exist"),
];

pub(crate) fn all(hearing: &mut Hearing) {
    words_nobody_can_read(hearing);
    tile_files(hearing);
    chance(hearing);
    settling(hearing);
    ties(hearing);
    potions(hearing);
}

/// Listens to what was told and to the position after it.
fn hear(hearing: &mut Hearing, game: &Smile, events: &[Told]) {
    hearing.ear.events(events, game.seats());
    hearing.position(game, true);
}

#[track_caller]
fn refused(hearing: &mut Hearing, game: &Smile, action: &str, id: &str) {
    let seat = game.pending().seats().lowest().expect("somebody is asked");
    let refusal = game.refusal(seat, &action.parse().unwrap()).expect("it is refused");
    assert_eq!(refusal.line.id, id);
    hearing.refusal(&refusal);
    hear(hearing, game, &[]);
}

fn chance(hearing: &mut Hearing) {
    let mut events: Vec<Told> = Vec::new();
    let mut game = Scene::new(Shadow::Viper, PotionCard::Soulmates).bag("hat-1/0").size_up();
    for outcome in [Chance::Die(9), "tile hat-1/0".parse().unwrap()] {
        hearing.refusal(&game.chance_refusal(&outcome).expect("no die shows that"));
    }
    for _ in 0..13 {
        game.apply_chance(Chance::Die(2), &mut events);
    }
    hearing.refusal(&game.chance_refusal(&"tile weapons/2".parse().unwrap()).expect("it is not there"));
    game.apply_chance("tile hat-1/0".parse().unwrap(), &mut events);
    hear(hearing, &game, &events);
}

fn settling(hearing: &mut Hearing) {
    let tie = Scene::new(Shadow::Viper, PotionCard::Soulmates).markers(Park, [1, 1, 0]);
    let alone = Scene::new(Shadow::Guardian, PotionCard::Soulmates).tiles(Centre, "hat-3/1");
    let cursed = Scene::solo(Shadow::Cursed, PotionCard::Soulmates, Level::Easy).markers(Park, [0, 2, 1]);
    for position in [tie, alone, cursed] {
        let mut events: Vec<Told> = Vec::new();
        let game = position.settle(3, &mut events);
        hear(hearing, &game, &events);
    }
}

/// Equal scores, and every way out of them.
fn ties(hearing: &mut Hearing) {
    let two = Scene::new(Shadow::Viper, PotionCard::Imitation);
    let one = Scene::solo(Shadow::Viper, PotionCard::Imitation, Level::Easy);
    for position in [two, one] {
        let potion = |crew| position.clone().owns(crew, "potion/0 up");
        // A tie for first place lets everything stay.
        let henchmen = |markers| position.clone().markers(Park, markers).tiles(Park, "hat-1/0");
        let by_henchmen = [henchmen([1, 3, 3]), henchmen([3, 1, 3])];
        for position in [position.clone(), potion(Crew::Yellow), potion(Crew::Green)].into_iter().chain(by_henchmen) {
            let mut events: Vec<Told> = Vec::new();
            let game = position.round(3).settle(3, &mut events);
            hear(hearing, &game, &events);
        }
    }
}

fn potions(hearing: &mut Hearing) {
    let all = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1];
    let empty = Scene::new(Shadow::Press, PotionCard::Relocation).owns(Crew::Yellow, "potion/0 up");
    refused(hearing, &empty.streets(&all), "drink", "smile-no-marker-to-move");

    let seat = Seat::new(0);
    let walk: Action = "dice 1 1".parse().unwrap();
    let near = Scene::new(Shadow::Press, PotionCard::ConArtist).boss(Crew::Yellow, 10).tiles(Harbour, "hat-3/1");
    let near = near.owns(Crew::Yellow, "potion/0 up").owns(Crew::Yellow, "hat-1/0 up");
    let mut game = near.streets(&all);
    game.apply(seat, walk, &mut Vec::<Told>::new());
    refused(hearing, &game, "give potion/0 up", "smile-that-potion-pays");
    refused(hearing, &bare(&game), "give hat-1/0 up", "smile-no-tile-there");

    let tie = Scene::new(Shadow::Collector, PotionCard::Soulmates).markers(North, [1, 1, 0]);
    refused(hearing, &tie.shadow(1, &mut Vec::<Told>::new()), "first C", "smile-nobody-sits-there");

    let shell = Scene::new(Shadow::Press, PotionCard::ShellGame).owns(Crew::Yellow, "potion/0 up");
    let mut game = shell.streets(&all);
    game.apply(seat, walk, &mut Vec::<Told>::new());
    refused(hearing, &game, "shell 1 1 1", "smile-not-three-two-one");
}

/// The same state, but no tile lies in the harbour.
fn bare(game: &Smile) -> Smile {
    let mut state = serde_json::to_value(game).unwrap();
    state["turfs"][Harbour.index()]["tiles"] = serde_json::json!([]);
    serde_json::from_value(state).unwrap()
}

fn unread<T: std::str::FromStr<Err = Refusal>>(hearing: &mut Hearing, text: &str) {
    let refusal = text.parse::<T>().err().unwrap_or_else(|| panic!("{text} can be read"));
    hearing.refusal(&refusal);
}

fn words_nobody_can_read(hearing: &mut Hearing) {
    for text in ["", "dance", "dice 3", "dice x 3", "at nowhere", "give cap/1 up", "step 99", "keep sideways"] {
        unread::<Action>(hearing, text);
    }
    for text in ["marker butler", "bonus cake", "take cap", "first F"] {
        unread::<Action>(hearing, text);
    }
    for text in ["", "coin heads", "shadow butler", "card tarot", "start blue", "tile x", "die x"] {
        unread::<Chance>(hearing, text);
    }
    unread::<Held>(hearing, "weapons/1");
    unread::<Level>(hearing, "brutal");
    unread::<Kind>(hearing, "cap");
    unread::<Reroll>(hearing, "boredom");
    unread::<Ground>(hearing, "boredom");
    unread::<Offer>(hearing, "cake");
    for (players, choices) in [
        (3, Choices::none()),
        (2, Choices::none().with("weather", "rain")),
        (2, Choices::none().with("shadow", "butler")),
    ] {
        hearing.refusal(&Smile::configure(players, &choices).unwrap_err());
    }
}

/// The built-in file with one row changed.
fn tile_files(hearing: &mut Hearing) {
    let file = TileTable::builtin().to_string();
    let rows = [
        ("hat 7 3 1", "hat 6 3 1"),
        ("hat 7 3 1", "hat 8 3 1"),
        ("hat 7 3 1", "hat 7 13 1"),
        ("hat 7 3 1", "hat 7 3"),
        ("hat 7 3 1", "hat"),
        ("hat 7 3 1", "hat 7"),
        ("hat 7 3 1", "hat 7 3 1 4"),
        ("hat 7 3 1", "cap 7 3 1"),
        ("majority gambling 6", ""),
        ("majority gambling 6", "majority"),
        ("majority gambling 6", "majority hat 6"),
        ("majority gambling 6", "majority weapons 6"),
    ];
    for (row, into) in rows {
        assert!(file.contains(row));
        unread::<TileTable>(hearing, &file.replace(row, into));
    }
}
