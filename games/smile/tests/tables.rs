//! The tables of cards in the rule books come from the data and the locales.

use std::fmt::Write;

use smile::{Kind, PotionCard, Shadow, TileTable};
use tabletop::testkit::{table_head, table_row};
use words::ear::check_tables;

#[test]
fn the_tables_of_the_rule_books_are_up_to_date() {
    check_tables::<smile::Smile, _>(&[terms(0), terms(1)], block);
}

/// The words of the tables that are no messages of the game.
struct Terms {
    tiles: &'static str,
    tile: [&'static str; 4],
    hat: &'static str,
    majority: &'static str,
    shadows: &'static str,
    shadow: [&'static str; 4],
    walker: &'static str,
    monster: &'static str,
    potions: &'static str,
    potion: [&'static str; 3],
}

/// In English (0) or German (1).
fn terms(language: usize) -> Terms {
    Terms {
        tiles: ["Tiles", "Plättchen"][language],
        tile: [["tile", "number", "points", "police"], ["Plättchen", "Anzahl", "Punkte", "Polizei"]][language],
        hat: ["hat", "Hut"][language],
        majority: ["majority", "Mehrheit"][language],
        shadows: ["Shadows", "Schatten"][language],
        shadow: [["card", "kind", "when", "effect"], ["Karte", "Art", "Wann", "Wirkung"]][language],
        walker: ["walker", "Läufer"][language],
        monster: ["monster", "Monster"][language],
        potions: ["Potions", "Zaubertränke"][language],
        potion: [["card", "when", "effect"], ["Karte", "Wann", "Wirkung"]][language],
    }
}

/// All tables of a language.
fn block(terms: &Terms, say: &dyn Fn(String) -> String) -> String {
    let mut tables = String::new();
    tiles(&mut tables, terms, say);
    begin(&mut tables, terms.shadows, &terms.shadow);
    for shadow in Shadow::ALL {
        let kind = match shadow.home() {
            None => terms.walker.to_owned(),
            Some(home) => format!("{}, {}", terms.monster, say(format!("smile-district-{home}"))),
        };
        let name = say(format!("smile-shadow-{shadow}"));
        let (when, text) = (say(format!("smile-when-shadow-{shadow}")), say(format!("smile-shadow-text-{shadow}")));
        table_row(&mut tables, &[&name, &kind, &when, &text]);
    }
    begin(&mut tables, terms.potions, &terms.potion);
    for card in PotionCard::ALL {
        let name = say(format!("smile-potion-{card}"));
        let (when, text) = (say(format!("smile-when-potion-{card}")), say(format!("smile-potion-text-{card}")));
        table_row(&mut tables, &[&name, &when, &text]);
    }
    tables.push('\n');
    tables
}

/// The beginning of a table: its title and its heading.
fn begin(table: &mut String, title: &str, heading: &[&str]) {
    write!(table, "\n### {title}\n\n").expect("a string takes everything");
    table_head(table, heading);
}

/// The tiles, what the police want most first; of each kind the smaller ones first.
fn tiles(tables: &mut String, terms: &Terms, say: &dyn Fn(String) -> String) {
    begin(tables, terms.tiles, &terms.tile);
    let table = TileTable::builtin();
    for kind in Kind::ALL.into_iter().rev() {
        let name = if kind == Kind::Hat { terms.hat.to_owned() } else { say(format!("smile-kind-{kind}")) };
        let faces: Vec<_> = table.faces().iter().filter(|tile| tile.kind() == kind).collect();
        for alike in faces.chunk_by(|one, next| one == next) {
            let tile = alike[0];
            let points = match kind {
                Kind::Hat => tile.points().to_string(),
                Kind::Potion => "–".to_owned(),
                Kind::Gambling | Kind::Weapons | Kind::Contraband => {
                    format!("{} {}", terms.majority, table.majority(kind))
                }
            };
            table_row(tables, &[&name, &alike.len().to_string(), &points, &tile.police().to_string()]);
        }
    }
}
