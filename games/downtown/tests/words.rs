//! Everything the game says is a sentence in both languages.

#[path = "words/ear.rs"]
mod ear;
#[path = "words/probes.rs"]
mod probes;

use downtown::{Chance, Downtown, Event};
use rand_chacha::ChaCha8Rng;
use tabletop::rand::SeedableRng;
use tabletop::{Choices, Dealt, Game, Nature, Pending, Seed, Viewer, pick};
use words::Language;

use ear::Ear;

/// Random games for each number of players and each of these set-ups.
const GAMES: u64 = 2;
const SET_UPS: [&[(&str, &str)]; 4] = [
    &[],
    &[("edition", "de-a"), ("turn-limit", "60")],
    &[("edition", "en"), ("casino", "off")],
    &[("tokens", "any"), ("fence", "leaves"), ("turn-limit", "20")],
];

/// What the sheets leave open or say differently stands in both books, as a ruling where it is one.
#[test]
fn the_books_say_what_the_sheets_leave_open() {
    let rulings = ["dt.downtown.buy", "dt.downtown.refill", "dt.setup.change", "dt.casino.appear"];
    for (language, ruling, more) in [
        (Language::En, "Our ruling", ["at least one", "until the next purchase", "any note that your amount", "de-a"]),
        (Language::De, "Unsere Auslegung", ["mindestens einen", "bis zum nächsten Kauf", "jeden Schein", "de-a"]),
    ] {
        for (id, says) in rulings.into_iter().zip(more) {
            let rule = words::rulebook::find("downtown", language, id).expect("it is in the book");
            let (_, after) = rule.text.split_once(ruling).unwrap_or_else(|| panic!("{id} has no ruling"));
            assert!(after.contains(says), "{id} {language}: {after}");
        }
    }
    let book = |language| words::rulebook::book("downtown", language).expect("a book");
    assert!(book(Language::En).contains("Frankie sometimes exaggerates a little"));
    assert!(book(Language::De).contains("übertreibt Frankie manchmal ein bisschen"));
}

/// A whole game at random, told at every step.
fn play_and_tell(players: u8, options: &[(&str, &str)], number: u64, ear: &mut Ear) {
    let choices = options.iter().fold(Choices::none(), |choices, (name, value)| choices.with(*name, *value));
    let mut game = Downtown::new(&Downtown::configure(players, &choices).unwrap()).unwrap();
    let mut deal = Dealt::new(Seed::of_game(u64::from(players), number));
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    loop {
        let mut story: Vec<Event> = Vec::new();
        ear.table(&game, &ear::wishes(&mut rng));
        match game.pending() {
            Pending::Chance(question) => {
                let outcome = deal.answer(&game, &question);
                let wrong: Chance = pick(&mut rng, &["first E", "cop", "back 12", "gangster spies"]).parse().unwrap();
                if let Some(refusal) = game.chance_refusal(&wrong) {
                    ear.refusal(&refusal, Viewer::Spectator);
                }
                game.apply_chance(outcome, &mut story);
            }
            pending @ (Pending::Seat(_) | Pending::Together(_)) => {
                let seat = pending.seats().lowest().unwrap();
                let mut legal = Vec::new();
                game.legal_actions(seat, &mut legal);
                game.apply(seat, *pick(&mut rng, &legal), &mut story);
            }
            Pending::Over => return,
        }
        ear::events(ear, &story, players);
    }
}

#[test]
fn probes_say_what_random_games_hardly_ever_do() {
    let mut ear = ear::new();
    probes::all(&mut ear);
    for (id, reason) in probes::REASONS {
        assert!(ear.heard.contains(*id), "the probes do not say {id} ({reason})");
    }
}

#[test]
fn everything_said_is_a_sentence_and_every_message_is_said() {
    let mut ear = ear::new();
    for players in Downtown::PLAYERS {
        for (n, options) in SET_UPS.iter().enumerate() {
            for number in 0..GAMES {
                play_and_tell(players, options, number + GAMES * n as u64, &mut ear);
            }
        }
    }
    probes::all(&mut ear);
    ear.check_all_was_said(|_| false);
}
