//! What can be chosen before a game, and tiles of one's own.

use smile::{Config, Kind, TileTable};
use tabletop::{Choices, OptionKind, Refusal};

use crate::play::*;

#[expect(clippy::needless_pass_by_value, reason = "choices are written where they are tried")]
fn refused(choices: Choices) -> Refusal {
    Smile::configure(2, &choices).unwrap_err()
}

#[test]
fn sm_setup_cards_every_card_can_be_chosen_by_name() {
    for shadow in Shadow::ALL {
        for potion in PotionCard::ALL {
            let choices = Choices::none().with("shadow", shadow.name()).with("potion", potion.name());
            let config = Smile::configure(2, &choices).unwrap();
            assert_eq!((config.shadow, config.potion), (Some(shadow), Some(potion)));
        }
    }
    assert_eq!(Shadow::ALL.len() * PotionCard::ALL.len(), 117);
    let config = Smile::configure(2, &Choices::none()).unwrap();
    assert_eq!((config.shadow, config.potion, config.tiles), (None, None, TileTable::builtin()));
    for (option, names) in Smile::OPTIONS.iter().zip([
        Shadow::ALL.iter().map(|shadow| shadow.name()).collect::<Vec<_>>(),
        PotionCard::ALL.iter().map(|potion| potion.name()).collect(),
    ]) {
        let OptionKind::Choice(words) = option.kind else { panic!("a choice") };
        assert_eq!((words[0], &words[1..]), ("random", &names[..]), "{}", option.name);
    }
}

#[test]
fn sm_setup_cards_unknown_names_are_refused() {
    let refusal = refused(Choices::none().with("shadow", "butler"));
    assert_eq!((refusal.rule, refusal.line.id), (Some("sm.setup.cards"), "bad-option-value"));
    assert_eq!(refused(Choices::none().with("weather", "rain")).line.id, "unknown-option");
    assert_eq!("butler".parse::<Shadow>().unwrap_err().line.id, "smile-unknown-shadow");
}

#[test]
fn sm_setup_cards_one_or_two_play() {
    for players in [0, 3] {
        let refusal = Smile::configure(players, &Choices::none()).unwrap_err();
        assert_eq!(refusal.line.id, "wrong-number-of-players");
        let config = Config { players, ..Smile::configure(2, &Choices::none()).unwrap() };
        assert!(Smile::new(&config).is_err());
    }
    assert_eq!(Smile::PLAYERS, 1..=2);
}

#[test]
fn sm_solo_level_is_an_option_of_the_game_for_one() {
    let hard = Choices::none().with("level", "hard");
    assert_eq!(Smile::configure(1, &hard).unwrap().level, Level::Hard);
    assert_eq!(Smile::configure(2, &hard).unwrap().level, Level::Standard);
    assert_eq!(Smile::configure(1, &Choices::none()).unwrap().level, Level::Standard);
    assert_eq!(refused(Choices::none().with("level", "brutal")).rule, Some("sm.solo.level"));
}

#[test]
fn sm_majority_tiles_of_ones_own() {
    let text = include_str!("../own_tiles.txt");
    let config = Smile::configure(2, &Choices::none().with("tiles", text)).unwrap();
    assert_eq!(Kind::MAJORITIES.map(|kind| config.tiles.majority(kind)), [7, 1, 50]);
    assert_eq!(config.tiles.faces().iter().filter(|tile| tile.to_string() == "hat-12/7").count(), 10);
    assert_eq!(config.tiles.faces()[6].to_string(), "potion/3", "potions first");
    let json = serde_json::to_string(&config).unwrap();
    assert_eq!(serde_json::from_str::<Config>(&json).unwrap(), config, "a record carries them");
}

/// The built-in file with one row changed.
fn edited(row: &str, into: &str) -> Result<TileTable, Refusal> {
    let file = include_str!("../../src/tiles.txt");
    assert!(file.contains(row));
    file.replace(row, into).parse()
}

/// The refusal without prefixes.
fn plain(refusal: &Refusal) -> String {
    refusal.line.to_string().replace("smile-column-", "").replace("smile ", "")
}

fn problem(row: &str, into: &str) -> String {
    plain(&edited(row, into).unwrap_err())
}

#[test]
fn sm_majority_a_bad_tile_file_is_refused_with_row_and_reason() {
    assert_eq!(problem("hat 4 1 0", "hat 3 1 0"), "tiles too few: row 37, kind hat, count 25, needed 26");
    assert_eq!(problem("hat 2 6 3", "hat 3 6 3"), "tiles too many: row 21, kind hat, count 27, needed 26");
    assert_eq!(problem("potion 3 0", "potion 2 0"), "tiles too few: row 37, kind potion, count 6, needed 7");
    assert_eq!(problem("weapons 3 1", "weapons 4 1"), "tiles too many: row 28, kind weapons, count 6, needed 5");
    assert_eq!(problem("hat 7 3 1", "hat 7 13 1"), "tiles number bad: row 18, what points, value 13, low 1, high 12");
    assert_eq!(problem("hat 7 3 1", "hat 7 0 1"), "tiles number bad: row 18, what points, value 0, low 1, high 12");
    assert_eq!(problem("hat 7 3 1", "hat 7 3 8"), "tiles number bad: row 18, what police, value 8, low 0, high 7");
    assert_eq!(problem("hat 7 3 1", "hat 0 3 1"), "tiles number bad: row 18, what count, value 0, low 1, high 26");
    assert_eq!(problem("gambling 3 1", "gambling 7 1"), "tiles number bad: row 23, what count, value 7, low 1, high 6");
    assert_eq!(problem("hat 7 3 1", "hat 7 3"), "tiles number missing: row 18, what police");
    assert_eq!(
        problem("hat 7 3 1", "hat seven 3 1"),
        "tiles number bad: row 18, what count, value seven, low 1, high 26"
    );
    assert_eq!(problem("hat 7 3 1", "hat 7 3 1 4"), "tiles row too long: row 18, text 4");
    assert_eq!(problem("hat 7 3 1", "cap 7 3 1"), "tiles kind unknown: row 18, kind cap");
    assert_eq!(problem("majority gambling 6", ""), "tiles majority missing: row 37, kind gambling");
    assert_eq!(problem("majority gambling 6", "majority weapons 6"), "tiles majority twice: row 29, kind weapons");
    assert_eq!(problem("majority gambling 6", "majority hat 6"), "tiles no majority: row 25, kind hat");
    assert_eq!(problem("majority gambling 6", "majority"), "tiles number missing: row 25, what kind");
    assert_eq!(problem("majority gambling 6", "majority gin 6"), "tiles kind unknown: row 25, kind gin");
    assert_eq!(
        problem("majority gambling 6", "majority gambling 51"),
        "tiles number bad: row 25, what points, value 51, low 1, high 50"
    );
    assert_eq!(
        problem("majority gambling 6", "majority gambling 0"),
        "tiles number bad: row 25, what points, value 0, low 1, high 50"
    );
    let refusal = refused(Choices::none().with("tiles", "hat 1"));
    assert_eq!(plain(&refusal), "tiles number missing: row 1, what points");
    assert_eq!("".parse::<TileTable>().unwrap_err().line.id, "smile-tiles-too-few");
    assert!(edited("hat 7 3 1", "  hat 3 3 1 # some\nhat 4 3 1").is_ok_and(|table| table == TileTable::builtin()));
    assert!(edited("majority gambling 6", "majority gambling 50").is_ok());
}

#[test]
fn sm_majority_the_table_is_written_as_it_is_read() {
    let table = TileTable::builtin();
    assert_eq!(table.to_string().parse::<TileTable>().unwrap(), table);
    assert!(table.to_string().starts_with("potion 3 0\npotion 2 1\npotion 2 2\ncontraband 2 1\n"));
    assert!(table.to_string().ends_with("hat 2 6 3\nmajority gambling 6\nmajority weapons 5\nmajority contraband 4\n"));
    assert!(include_str!("../../src/tiles.txt").contains("OWN"), "marked as this project's own");
}

#[test]
fn sm_final_own_majority_points_count() {
    let text = include_str!("../own_tiles.txt");
    let config =
        Smile::configure(2, &Choices::none().with("tiles", text).with("shadow", "press").with("potion", "soulmates"))
            .unwrap();
    let play = Play::new(Smile::new(&config).unwrap());
    assert_eq!(play.table().tiles.majority(Kind::Contraband), 50);
}
