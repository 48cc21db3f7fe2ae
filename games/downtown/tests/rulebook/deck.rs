//! The deck as data: the built-in one and those of users.

use downtown::card::Loot::{self, Art, Jewellery, Money};
use downtown::card::Stooge::{self, Frankie, Joe, Luigi};
use downtown::deck::{BUILT_IN, Deck, Source, rows};
use downtown::{Config, Downtown};
use tabletop::{Arg, Choices, Game, Refusal};

use crate::play::crew;

fn with_deck(text: &str) -> Result<Config, Refusal> {
    Downtown::configure(2, &Choices::none().with("deck", text))
}

/// The built-in deck with one line changed.
fn changed(from: &str, to: &str) -> String {
    let text = BUILT_IN.replace(from, to);
    assert_ne!(text, BUILT_IN, "{from} is in the deck");
    text
}

/// The reason a deck is refused for and the line it is found in.
#[track_caller]
fn reason(text: &str) -> (String, Option<i64>) {
    let refusal = with_deck(text).expect_err("the deck is refused");
    assert_eq!(refusal.rule, Some("dt.setup.stooges"));
    let row = refusal.line.args.iter().find_map(|(name, value)| match value {
        Arg::Number(number) if *name == "row" => Some(*number),
        _ => None,
    });
    (refusal.to_string(), row)
}

/// The line of Luigi's art in the built-in deck.
fn luigi_art() -> i64 {
    1 + BUILT_IN.lines().position(|line| line.starts_with("luigi,   art")).unwrap() as i64
}

#[test]
fn dt_setup_stooges_the_built_in_deck_is_that_of_the_rule_book() {
    let deck = Deck::built_in();
    let line = |first: u8| {
        let card = deck.card(first);
        let real = [0, 1, 2].map(|n| deck.card(first + n).real);
        assert!((first..first + 3).all(|number| deck.front(number) == first && deck.back(number) == number));
        (card.stooge, card.loot, card.claims, real, card.needs)
    };
    assert_eq!(line(0), (Frankie, Money, 40, [12, 16, 32], crew(1, 1, 0)));
    assert_eq!(line(3), (Frankie, Jewellery, 50, [12, 20, 40], crew(1, 1, 1)));
    assert_eq!(line(6), (Frankie, Art, 70, [20, 40, 60], crew(2, 1, 1)));
    assert_eq!(line(9), (Luigi, Money, 30, [20, 28, 36], crew(2, 1, 0)));
    assert_eq!(line(12), (Luigi, Jewellery, 40, [32, 40, 52], crew(3, 0, 1)));
    assert_eq!(line(15), (Luigi, Art, 60, [40, 52, 60], crew(2, 2, 1)));
    assert_eq!(line(18), (Joe, Money, 28, [28, 32, 36], crew(2, 0, 1)));
    assert_eq!(line(21), (Joe, Jewellery, 40, [40, 44, 48], crew(3, 1, 1)));
    assert_eq!(line(24), (Joe, Art, 52, [52, 56, 60], crew(2, 2, 2)));
}

#[test]
fn dt_setup_stooges_every_row_of_the_built_in_deck_says_where_it_comes_from() {
    let rows = rows(BUILT_IN).unwrap();
    let from = |source| rows.iter().filter(|row| row.source == source).count();
    assert_eq!((rows.len(), from(Source::Printed), from(Source::Transcribed)), (9, 1, 3));
    let printed = rows.iter().find(|row| row.source == Source::Printed).unwrap();
    assert_eq!((printed.cards[0].stooge, printed.cards[0].loot), (Stooge::Luigi, Loot::Art));
    assert_eq!(printed.line as i64, luigi_art());
}

#[test]
fn dt_setup_stooges_what_the_sheets_say_about_the_stooges_is_true_of_the_built_in_deck() {
    let deck = Deck::built_in();
    let cards = |stooge| deck.cards().iter().filter(move |card| card.stooge == stooge);
    assert!(cards(Stooge::Frankie).all(|card| card.real < card.claims));
    assert!(cards(Stooge::Joe).all(|card| card.real >= card.claims));
}

#[test]
fn dt_setup_stooges_the_deck_is_the_built_in_one_unless_a_file_is_given() {
    assert_eq!(with_deck("").unwrap().deck, Deck::built_in());
    assert_eq!(with_deck("  \n").unwrap().deck, Deck::built_in());
    assert_eq!(with_deck(BUILT_IN).unwrap().deck, Deck::built_in());
}

#[test]
fn dt_setup_stooges_a_deck_of_the_users_own_is_played_and_recorded() {
    let text = changed("40 52 60", "44 44 64");
    let config = with_deck(&text).unwrap();
    assert_eq!([15, 16, 17].map(|number| config.deck.card(number).real), [44, 44, 64]);
    assert_eq!([15, 16, 17].map(|number| config.deck.back(number)), [15, 15, 17], "alike cards have one name");
    let json = serde_json::to_string(&config).unwrap();
    assert_eq!(serde_json::from_str::<Config>(&json).unwrap(), config);
}

#[test]
fn dt_setup_stooges_a_box_may_have_other_fronts_one_card_a_row_and_other_signs() {
    // Nine different fronts for Joe, parted by semicolons, with a mark of the byte order and no source.
    let mut text = String::from("\u{feff}stooge;loot;claims;real;spies;safecrackers;lookouts\r\n");
    for line in BUILT_IN.lines().filter(|line| line.starts_with("frankie") || line.starts_with("luigi")) {
        text.push_str(line);
        text.push_str("\r\n");
    }
    for claims in 41..50 {
        text.push_str(&format!("Joe; Art;\t{claims}; 52; 0; 0; 1\r\n").replace(";\t", ";"));
    }
    let deck = with_deck(&text).unwrap().deck;
    assert_eq!((18..27).map(|number| deck.front(number)).collect::<Vec<_>>(), (18..27).collect::<Vec<_>>());
    assert_eq!(deck.card(20).claims, 43);
    assert_eq!(deck.with_front(18).count(), 1);
    assert_eq!((deck.find(18, 52), deck.find(18, 48)), (Some(18), None));
}

#[test]
fn dt_setup_stooges_a_bad_row_is_refused_with_its_line_and_the_reason() {
    let art = Some(luigi_art());
    for (bad, why) in [
        ("luigi,   art,       60,     40 52 61", "multiple of 4"),
        ("luigi,   art,       60,     40 52 0", "multiple of 4"),
        ("luigi,   art,       60,     40 52 256", "bad number"),
        ("luigi,   art,       60,     40 52 many", "bad number"),
        ("luigi,   art,       60,     ", "no real value"),
        ("luigi,   art,       0,      40 52 60", "claims nothing"),
        ("luigi,   art,       -5,     40 52 60", "bad number"),
        ("luigi,   cars,      60,     40 52 60", "unknown loot"),
        ("mario,   art,       60,     40 52 60", "unknown stooge"),
        ("luigi,   art", "columns"),
        ("luigi,   art,       60, 40 52 60, 7", "columns"),
    ] {
        let (text, row) = reason(&changed("luigi,   art,       60,     40 52 60", bad));
        assert!(text.contains(why) && row == art, "{bad}: {text}");
    }
    for (bad, why) in [
        ("0, 0, 0, printed", "needs nobody"),
        ("12, 2, 2, printed", "more gangsters"),
        ("1, 2, 2, rumour", "unknown source"),
    ] {
        let (text, row) = reason(&changed("1,     2,            2,        printed", bad));
        assert!(text.contains(why) && row == art, "{bad}: {text}");
    }
}

#[test]
fn dt_setup_stooges_a_deck_needs_nine_cards_of_each() {
    let (text, _) = reason(&changed("40 52 60", "40 52"));
    assert!(text.contains("wrong number of cards") && text.contains('8') && text.contains("luigi"), "{text}");
    let (text, _) = reason(&changed("40 52 60", "40 52 60 60"));
    assert!(text.contains("10"), "{text}");
    let (text, _) = reason("# nothing\n");
    assert!(text.contains("frankie") && text.contains('0'), "{text}");
}

#[test]
fn dt_setup_stooges_a_damaged_record_cannot_smuggle_in_a_bad_deck() {
    let json = serde_json::to_string(&Deck::built_in()).unwrap();
    let damaged = json.replacen("\"real\":12", "\"real\":13", 1);
    assert_ne!(json, damaged);
    assert!(serde_json::from_str::<Deck>(&damaged).unwrap_err().to_string().contains("card"));
    assert!(serde_json::from_str::<Deck>("[]").is_err());
}
