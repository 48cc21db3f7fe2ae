//! The tables of cards in the rule books come from the data and the locales.

use std::fmt::Write;

use downtown::card::{FENCES, Fence, GANG, Kind, Loot, Share};
use downtown::deck::{BUILT_IN, Deck, Source, rows};
use tabletop::testkit::{table_head, table_row};
use words::ear::check_tables;

#[test]
fn the_tables_of_the_rule_books_are_up_to_date() {
    check_tables::<downtown::Downtown, _>(&[terms(0), terms(1)], block);
}

/// The words of the tables that are no messages of the game.
struct Terms {
    stooges: &'static str,
    about: &'static str,
    stooge: [&'static str; 8],
    /// Printed, transcribed, reconstructed.
    sources: [&'static str; 3],
    gangsters: &'static str,
    gangster: [&'static str; 2],
    fences: &'static str,
    fence: [&'static str; 5],
    sales: &'static str,
    sale: [&'static str; 4],
}

/// In English (0) or German (1).
fn terms(language: usize) -> Terms {
    Terms {
        stooges: ["Stooge cards", "Informanten-Karten"][language],
        about: [
            "Each row is one front; there are three cards with it, one for each real value.",
            "Jede Zeile ist eine Vorderseite; sie kommt dreimal vor, mit jedem der tatsächlichen Werte einmal.",
        ][language],
        stooge: [
            ["stooge", "loot", "claims", "real values", "spies", "safecrackers", "lookouts", "source"],
            [
                "Informant",
                "Beute",
                "verspricht",
                "tatsächliche Werte",
                "Spitzel",
                "Tresorknacker",
                "Schmiere-Steher",
                "Quelle",
            ],
        ][language],
        sources: [
            ["printed", "values transcribed", "reconstructed"],
            ["abgedruckt", "Werte aus Abschrift", "rekonstruiert"],
        ][language],
        gangsters: ["Gangsters", "Gangster"][language],
        gangster: [["gangster", "cards"], ["Gangster", "Karten"]][language],
        fences: ["Fences", "Hehler"][language],
        fence: [
            ["fence", "buys", "takes", "cards", "cops among them"],
            ["Hehler", "kauft", "Provision", "Karten", "davon Ermittler"],
        ][language],
        sales: ["What a sale pays", "Erlös beim Verkauf"][language],
        sale: [
            ["real value", "fence takes 1/4", "fence takes 1/2", "cop"],
            ["tatsächlicher Wert", "bei 1/4 Provision", "bei 1/2 Provision", "beim Ermittler"],
        ][language],
    }
}

/// All tables of a language.
fn block(terms: &Terms, say: &dyn Fn(String) -> String) -> String {
    let mut tables = String::new();
    stooges(&mut tables, terms, say);
    gangsters(&mut tables, terms, say);
    fences(&mut tables, terms, say);
    sales(&mut tables, terms);
    tables.push('\n');
    tables
}

/// The beginning of a table: its title and its heading.
fn begin(table: &mut String, title: &str, about: Option<&str>, heading: &[&str]) {
    write!(table, "\n### {title}\n\n").expect("a string takes everything");
    if let Some(about) = about {
        write!(table, "{about}\n\n").expect("a string takes everything");
    }
    table_head(table, heading);
}

fn stooges(tables: &mut String, terms: &Terms, say: &dyn Fn(String) -> String) {
    begin(tables, terms.stooges, Some(terms.about), &terms.stooge);
    for front in rows(BUILT_IN).expect("the built-in deck is a good one") {
        assert_eq!(front.cards.len(), 3, "the sentence above the table says three");
        let card = front.cards[0];
        let real: Vec<_> = front.cards.iter().map(|card| card.real.to_string()).collect();
        let source = match front.source {
            Source::Printed => terms.sources[0],
            Source::Transcribed => terms.sources[1],
            Source::Reconstructed => terms.sources[2],
        };
        let cells: [&str; 8] = [
            &say(format!("downtown-stooge-{}", card.stooge)),
            &say(format!("downtown-loot-{}", card.loot)),
            &card.claims.to_string(),
            &real.join(", "),
            &card.needs[Kind::Spy].to_string(),
            &card.needs[Kind::Safecracker].to_string(),
            &card.needs[Kind::Lookout].to_string(),
            source,
        ];
        table_row(tables, &cells);
    }
}

fn gangsters(tables: &mut String, terms: &Terms, say: &dyn Fn(String) -> String) {
    begin(tables, terms.gangsters, None, &terms.gangster);
    for kind in Kind::ALL {
        let name = match kind {
            Kind::Lookout => "downtown-kind-lookout",
            Kind::Safecracker => "downtown-kind-safecracker",
            Kind::Spy => "downtown-kind-spy",
        };
        table_row(tables, &[&say(name.to_owned()), &GANG[kind].to_string()]);
    }
}

fn fences(tables: &mut String, terms: &Terms, say: &dyn Fn(String) -> String) {
    begin(tables, terms.fences, None, &terms.fence);
    for loot in Loot::ALL {
        for share in Share::ALL {
            let alike = (0..FENCES as u8).filter(|&number| Fence::of_number(number) == Fence { loot, share });
            let takes = match share {
                Share::Quarter => "1/4",
                Share::Half => "1/2",
            };
            let cells: [&str; 5] = [
                &say(format!("downtown-fence-{loot}")),
                &say(format!("downtown-loot-{loot}")),
                takes,
                &alike.clone().count().to_string(),
                &alike.filter(|&number| Fence::is_cop(number)).count().to_string(),
            ];
            table_row(tables, &cells);
        }
    }
}

fn sales(tables: &mut String, terms: &Terms) {
    begin(tables, terms.sales, None, &terms.sale);
    let mut values: Vec<_> = Deck::built_in().cards().iter().map(|card| u16::from(card.real)).collect();
    values.sort_unstable();
    values.dedup();
    let pays = |share, real, cop| Fence { loot: Loot::Money, share }.payment(real, cop).to_string();
    for real in values {
        let cells: [&str; 4] = [
            &real.to_string(),
            &pays(Share::Quarter, real, false),
            &pays(Share::Half, real, false),
            &pays(Share::Quarter, real, true),
        ];
        table_row(tables, &cells);
    }
}
