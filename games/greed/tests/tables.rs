//! The table of cards in the rule books comes from the data and the locales.

use std::fs;
use std::path::Path;

use greed::card::{Card, Kind, Symbol, Symbols};
use greed::data::{Cost, Need, Text};
use tabletop::testkit::{table_head, table_row};
use words::ear::check_tables;

#[test]
fn the_tables_of_the_rule_books_are_up_to_date() {
    check_tables::<greed::Greed, _>(&[terms(0), terms(1)], block);
}

/// The words of the table that are no messages of the game.
struct Terms {
    heading: [&'static str; 7],
    kinds: [&'static str; 3],
    /// One and several of each symbol.
    symbols: [[&'static str; 2]; 6],
    thugs: [&'static str; 2],
    holdings: [&'static str; 2],
    or: &'static str,
    hand_card: &'static str,
    back: &'static str,
    fewest: &'static str,
    cash: &'static str,
}

/// In English (0) or German (1).
fn terms(language: usize) -> Terms {
    Terms {
        heading: [
            ["No.", "Kind", "Name", "Symbols", "Cost", "Need", "Effect"],
            ["Nr.", "Art", "Name", "Symbole", "Kosten", "Bedingung", "Effekt"],
        ][language],
        kinds: [["Action", "Thug", "Holding"], ["Aktion", "Gangster", "Beteiligung"]][language],
        symbols: [
            [
                ["gun", "guns"],
                ["car", "cars"],
                ["key", "keys"],
                ["bottle", "bottles"],
                ["heart", "hearts"],
                ["wrench", "wrenches"],
            ],
            [
                ["Pistole", "Pistolen"],
                ["Auto", "Autos"],
                ["Schlüssel", "Schlüssel"],
                ["Flasche", "Flaschen"],
                ["Herz", "Herzen"],
                ["Rohrzange", "Rohrzangen"],
            ],
        ][language],
        thugs: [["thug", "thugs"], ["Gangster", "Gangster"]][language],
        holdings: [["holding", "holdings"], ["Beteiligung", "Beteiligungen"]][language],
        or: ["or", "oder"][language],
        hand_card: ["hand card", "Handkarte"][language],
        back: ["back to your hand", "zurück auf die Hand"][language],
        fewest: ["you alone have the fewest thugs", "du allein hast die wenigsten Gangster"][language],
        cash: ["in cash", "in bar"][language],
    }
}

/// The whole table of cards.
fn block(terms: &Terms, say: &dyn Fn(String) -> String) -> String {
    let mut table = String::new();
    table_head(&mut table, &terms.heading);
    for card in Card::all() {
        let printed = card.row();
        let kind = match printed.kind {
            Kind::Action => terms.kinds[0],
            Kind::Thug => terms.kinds[1],
            Kind::Holding => terms.kinds[2],
        };
        let cells: [&str; 7] = [
            &card.to_string(),
            kind,
            &say(format!("greed-card-{card}")),
            &symbols(printed.symbols, terms),
            &cost(card, terms),
            &printed.need.map_or_else(String::new, |wanted| need(wanted, terms)),
            &say(format!("greed-text-{card}")),
        ];
        table_row(&mut table, &cells);
    }
    table
}

/// "gun, 2 cars".
fn symbols(symbols: Symbols, terms: &Terms) -> String {
    let named = Symbol::ALL.into_iter().zip(terms.symbols);
    let shown = named.filter_map(|(symbol, [one, several])| match symbols.count(symbol) {
        0 => None,
        1 => Some(one.to_owned()),
        count => Some(format!("{count} {several}")),
    });
    shown.collect::<Vec<_>>().join(", ")
}

/// What a card costs; for one of them, what is paid comes back.
fn cost(card: Card, terms: &Terms) -> String {
    let printed = card.row();
    let cost = match printed.cost {
        None => String::new(),
        Some(Cost::Money(amount)) => format!("{amount}k"),
        Some(Cost::OneThug) => format!("1 {}", terms.thugs[0]),
        Some(Cost::OneHolding) => format!("1 {}", terms.holdings[0]),
        Some(Cost::AnyCard(amount)) => {
            format!("1 {} {or} 1 {} {or} {amount}k", terms.thugs[0], terms.holdings[0], or = terms.or)
        }
        Some(Cost::HandCard) => format!("1 {}", terms.hand_card),
    };
    let comes_back = printed.text.iter().any(|text| matches!(text, Text::Relocate(_)));
    if comes_back { format!("{cost}, {}", terms.back) } else { cost }
}

/// What must lie in the display for a card.
fn need(need: Need, terms: &Terms) -> String {
    let some = |count: u32, [one, several]: [&str; 2]| format!("{count} {}", if count == 1 { one } else { several });
    match need {
        Need::Show(wanted) => symbols(wanted, terms),
        Need::HaveThugs(count) => some(count, terms.thugs),
        Need::HaveHoldings(count) => some(count, terms.holdings),
        Need::FewestThugs => terms.fewest.to_owned(),
        Need::Cash(amount) => format!("{amount}k {}", terms.cash),
    }
}

#[test]
fn the_cards_of_the_browser_are_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/greed-cards.json");
    let rows = Card::all().map(|card| serde_json::to_string(card.row()).expect("a card is plain data"));
    let due = format!("[\n{}\n]\n", rows.collect::<Vec<_>>().join(",\n"));
    if std::env::var_os("BACKROOM_WRITE").is_some() {
        fs::write(&path, &due).expect("the file can be written");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(written == due, "{} is stale: run this test with BACKROOM_WRITE=1", path.display());
}
