//! The deck: totals, kinds, names, and the rows the sources differ about.

use greed::{Card, Kind, Symbol};

fn total(symbol: Symbol) -> u16 {
    Card::all().map(|card| card.row().symbols.count(symbol)).sum()
}

#[test]
fn ten_of_each_symbol_of_thugs_and_eight_of_each_of_holdings() {
    let totals = Symbol::ALL.map(total);
    assert_eq!(totals, [10, 10, 10, 8, 8, 8]);
}

#[test]
fn thirty_actions_25_thugs_25_holdings() {
    let kinds = [Kind::Action, Kind::Thug, Kind::Holding];
    assert_eq!(kinds.map(|kind| kind.cards().len()), [30, 25, 25]);
    for kind in kinds {
        assert!(kind.cards().iter().all(|number| Card::new(number).kind() == kind));
    }
}

#[test]
fn every_row_has_its_number_and_a_name_of_its_own() {
    let mut names = std::collections::BTreeSet::new();
    for (index, card) in Card::all().enumerate() {
        assert_eq!(card.row().number, index as u8 + 1);
        assert!(names.insert(card.row().name));
        // Actions end with a shout, nobody else does.
        assert_eq!(card.row().name.ends_with('!'), card.kind() == Kind::Action, "{}", card.row().name);
    }
}

#[test]
fn symbols_lie_on_the_right_kind_and_no_card_has_both_cost_and_need() {
    for card in Card::all() {
        let row = card.row();
        let of = |symbols: [Symbol; 3]| symbols.iter().map(|&symbol| row.symbols.count(symbol)).sum::<u16>();
        if row.kind != Kind::Thug {
            assert_eq!(of([Symbol::Gun, Symbol::Car, Symbol::Key]), 0, "{card}");
        }
        if row.kind != Kind::Holding {
            assert_eq!(of([Symbol::Bottle, Symbol::Heart, Symbol::Wrench]), 0, "{card}");
        }
        assert!(row.cost.is_none() || row.need.is_none(), "{card}");
        assert!(row.kind != Kind::Action || row.lasting.is_empty(), "{card}");
    }
}

#[test]
fn the_rows_the_sources_differ_about_are_marked() {
    let marked: Vec<u8> = Card::all().filter(|card| card.row().uncertain).map(Card::number).collect();
    assert_eq!(marked, [6, 26, 53]);
}

#[test]
fn a_card_is_written_as_its_number_in_one_way_only() {
    assert_eq!("27".parse(), Ok(Card::new(27)));
    for text in ["0", "81", "+7", "07", "", "x", "256", "7 "] {
        assert!(text.parse::<Card>().is_err(), "{text}");
    }
    assert_eq!(Card::try_new(0), None);
    assert_eq!(Card::try_new(80), Some(Card::new(80)));
    assert_eq!(Card::try_new(81), None);
}
