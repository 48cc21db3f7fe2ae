//! What is printed on a card, in words.

use tabletop::{Arg, CardSet, Line};

use crate::card::{Card, Symbol, Symbols, cards};
use crate::data::{Cost, Need};

/// Kind, symbols, cost or need; then its text.
pub(super) fn printed(card: Card) -> Vec<Line> {
    let row = card.row();
    let facts = |id| {
        let symbols = symbols(row.symbols);
        Line::new(id).with("card", card).with("kind", row.kind.word()).with("symbols", symbols)
    };
    let facts = match (row.cost, row.need) {
        (Some(price), _) => facts("greed-card-with-cost").with("cost", cost(price)),
        (None, Some(wanted)) => facts("greed-card-with-need").with("need", need(wanted)),
        (None, None) => facts("greed-card-with-neither"),
    };
    vec![facts, Line::new("greed-card-says").with("text", Arg::numbered("greed-text", card))]
}

/// So many of each symbol, without those that are not there.
pub(super) fn symbols(symbols: Symbols) -> Vec<Line> {
    let there = Symbol::ALL.into_iter().filter(|&symbol| symbols.count(symbol) > 0);
    there.map(|symbol| Line::new(symbol_id(symbol)).with("count", symbols.count(symbol))).collect()
}

/// The cards of a set, by number.
pub(super) fn names(set: CardSet) -> Vec<Line> {
    cards(set).map(Line::from).collect()
}

/// What a card costs, as part of a sentence.
fn cost(cost: Cost) -> Line {
    match cost {
        Cost::Money(amount) => Line::new("greed-cost-money").with("amount", amount),
        Cost::OneThug => Line::new("greed-cost-thug"),
        Cost::OneHolding => Line::new("greed-cost-holding"),
        Cost::AnyCard(amount) => Line::new("greed-cost-any").with("amount", amount),
        Cost::HandCard => Line::new("greed-cost-hand-card"),
    }
}

/// What a card needs, as part of a sentence.
pub(super) fn need(need: Need) -> Line {
    match need {
        Need::Show(wanted) => Line::new("greed-need-symbols").with("symbols", symbols(wanted)),
        Need::HaveThugs(count) => Line::new("greed-need-thugs").with("count", count),
        Need::HaveHoldings(count) => Line::new("greed-need-holdings").with("count", count),
        Need::FewestThugs => Line::new("greed-need-fewest-thugs"),
        Need::Cash(amount) => Line::new("greed-need-cash").with("amount", amount),
    }
}

const fn symbol_id(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Gun => "greed-symbol-gun",
        Symbol::Car => "greed-symbol-car",
        Symbol::Key => "greed-symbol-key",
        Symbol::Bottle => "greed-symbol-bottle",
        Symbol::Heart => "greed-symbol-heart",
        Symbol::Wrench => "greed-symbol-wrench",
    }
}
