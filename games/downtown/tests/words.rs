//! Everything the game says is a sentence in both languages.

#[path = "words/ear.rs"]
mod ear;
#[path = "words/probes.rs"]
mod probes;

use std::collections::BTreeSet;
use std::path::Path;

use downtown::{Chance, Downtown, Event};
use rand_chacha::ChaCha8Rng;
use tabletop::rand::SeedableRng;
use tabletop::{Choices, Dealt, Game, Nature, Pending, Seed, Tell, Viewer, pick};
use words::{Language, Words, sources};

use ear::Ear;

/// Random games for each number of players and each of these set-ups.
const GAMES: u64 = 2;
const SET_UPS: [&[(&str, &str)]; 4] = [
    &[],
    &[("edition", "de-a"), ("turn-limit", "60")],
    &[("edition", "en"), ("casino", "off")],
    &[("tokens", "any"), ("fence", "leaves"), ("turn-limit", "20")],
];

/// Front doors show these; nothing in a game leads to them.
const OF_FRONT_DOORS: [&str; 3] = ["downtown-title", "downtown-pitch", "downtown-length"];

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
        ear.table(&game, &mut rng);
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
        ear.events(&story, players);
    }
}

#[test]
fn every_message_is_there_and_none_is_too_much() {
    let known = Downtown::messages();
    let ids: BTreeSet<&str> = known.iter().map(|message| message.id.as_str()).collect();
    assert_eq!(ids.len(), known.len(), "a message is listed twice");
    for language in Language::ALL {
        let written = sources::messages(language);
        for message in &known {
            let variables = written.get(&message.id).unwrap_or_else(|| panic!("{language} lacks {}", message.id));
            for variable in variables {
                // Which of them an argument really becomes is checked where the line is said.
                let of = |arg: &&str| variable == arg || variable.starts_with(&format!("{arg}-"));
                assert!(message.args.iter().any(of), "{language}: {} knows no {variable}", message.id);
            }
        }
        // Positions written by hand have a file and tests of their own.
        let own = |id: &&String| id.starts_with("downtown-") && !id.starts_with("downtown-position-");
        for id in written.keys().filter(own) {
            assert!(ids.contains(id.as_str()), "{language}: {id} is never used");
        }
    }
}

/// Whatever the sources can say is listed, and whatever is listed can be said.
#[test]
fn the_sources_and_the_list_of_messages_agree() {
    let mut written = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.file_name().is_some_and(|name| name != "messages.rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                // Every second part stands between quotation marks.
                let quoted = text
                    .split('"')
                    .skip(1)
                    .filter(|part| part.starts_with("downtown-") && !part.starts_with("downtown-position-"));
                written.extend(quoted.filter(|id| !id.contains('{')).map(String::from));
                for (start, _) in text.match_indices("Refusal::new(\"") {
                    let id = text[start..].split('"').nth(1).unwrap();
                    assert!(Language::ALL.iter().all(|&language| Words::of(language).has(id)), "{id} has no words");
                }
            }
        }
    }
    let known: BTreeSet<String> = Downtown::messages().into_iter().map(|message| message.id).collect();
    let of_front_doors = |id: &&String| id.starts_with("downtown-option-") || OF_FRONT_DOORS.contains(&id.as_str());
    let listed: BTreeSet<_> = known.iter().filter(|id| !of_front_doors(id)).cloned().collect();
    assert_eq!(written.difference(&listed).collect::<Vec<_>>(), Vec::<&String>::new(), "not listed");
    assert_eq!(listed.difference(&written).collect::<Vec<_>>(), Vec::<&String>::new(), "listed for nothing");
}

#[test]
fn probes_say_what_random_games_hardly_ever_do() {
    let mut ear = Ear::new();
    probes::all(&mut ear);
    for (id, reason) in probes::REASONS {
        assert!(ear.known.contains_key(*id), "{id} is no message");
        assert!(ear.heard.contains(*id), "the probes do not say {id} ({reason})");
    }
}

#[test]
fn everything_said_is_a_sentence_and_every_message_is_said() {
    let mut ear = Ear::new();
    for players in Downtown::players() {
        for (n, options) in SET_UPS.iter().enumerate() {
            for number in 0..GAMES {
                play_and_tell(players, options, number + GAMES * n as u64, &mut ear);
            }
        }
    }
    probes::all(&mut ear);
    if std::env::var_os("BACKROOM_SAY").is_some() {
        // All sentences, to be read aloud.
        ear.said.iter().for_each(|said| println!("{said}"));
    }
    let options: BTreeSet<_> = ear.known.keys().filter(|id| id.starts_with("downtown-option-")).cloned().collect();
    let of_front_doors = |id: &str| options.contains(id) || OF_FRONT_DOORS.contains(&id);
    let silent: Vec<_> = ear.known.keys().filter(|id| !ear.heard.contains(*id) && !of_front_doors(id)).collect();
    assert!(silent.is_empty(), "never said: {silent:#?}");
    let books =
        [include_str!("../../../docs/rules/downtown.en.md"), include_str!("../../../docs/rules/downtown.de.md")];
    for rule in &ear.rules {
        assert!(books.iter().all(|book| book.contains(&format!("[`{rule}`]"))), "{rule} is in no rule book");
    }
}
