//! Everything the game says, in both languages: no message is missing, unused or wrongly filled in, and
//! every one of them has been heard.

#[path = "words/hearing.rs"]
mod hearing;
#[path = "words/probes.rs"]
mod probes;

use std::collections::{BTreeMap, BTreeSet};

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use smile::{Level, PotionCard, Shadow, Smile};
use tabletop::{Choices, Game, Tell};
use words::{Language, Words, sources};

use hearing::Hearing;

fn messages() -> BTreeMap<String, BTreeSet<&'static str>> {
    let list = Smile::messages();
    let count = list.len();
    let map: BTreeMap<_, BTreeSet<_>> =
        list.into_iter().map(|message| (message.id, message.args.iter().copied().collect())).collect();
    assert_eq!(map.len(), count, "a message is listed twice");
    map
}

/// The attributes of the game's names, read off the file: lines that begin with a dot.
fn attributes(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (_, text) in sources::of(language).iter().filter(|(file, _)| *file == "smile.ftl") {
        let mut id = "";
        for line in text.lines() {
            let name = line.split(" =").next().unwrap_or_default();
            if let Some(attribute) = name.strip_prefix("    .") {
                found.entry(id.to_owned()).or_default().insert(attribute.to_owned());
            } else if line.starts_with("smile-") {
                id = name;
            }
        }
    }
    found
}

#[test]
fn every_message_exists_in_both_languages_and_none_is_unused() {
    let messages = messages();
    for language in Language::ALL {
        let written = sources::messages(language);
        let attributes: BTreeSet<String> = attributes(language).into_values().flatten().collect();
        for (id, args) in &messages {
            assert!(Words::of(language).has(id), "{language}: {id} is missing");
            for variable in &written[id] {
                let known = args.iter().any(|arg| {
                    let rest = variable.strip_prefix(arg);
                    rest.is_some_and(|rest| {
                        rest.is_empty()
                            || rest == "-you"
                            || rest == "-count"
                            || rest.strip_prefix('-').is_some_and(|attribute| attributes.contains(attribute))
                    })
                });
                assert!(known, "{language}: {id} does not get ${variable}");
            }
        }
        // Positions written by hand have a file and tests of their own.
        let own = |id: &&String| id.starts_with("smile-") && !id.starts_with("smile-position-");
        for id in written.keys().filter(own) {
            assert!(messages.contains_key(id), "{language}: {id} is not used");
        }
    }
}

#[test]
fn names_of_a_kind_have_the_same_cases() {
    let stems = ["smile-district-", "smile-kind-", "smile-shadow-"];
    for language in Language::ALL {
        let attributes = attributes(language);
        for stem in stems {
            let of_stem: Vec<_> =
                Smile::messages().into_iter().filter(|message| message.id.starts_with(stem)).collect();
            let named = of_stem.iter().filter_map(|message| attributes.get(&message.id)).collect::<BTreeSet<_>>();
            assert_eq!(named.len(), 1, "{language}: {stem}");
        }
        let names = messages().into_keys().filter(|id| {
            stems.iter().any(|stem| id.starts_with(stem)) && !id.contains("-text-") && attributes.contains_key(id)
        });
        assert_eq!(names.count(), 9 + 4 + 13, "{language}");
    }
}

#[test]
fn no_marks_and_no_straight_quotes() {
    for language in Language::ALL {
        for (_, text) in sources::of(language).iter().filter(|(file, _)| *file == "smile.ftl") {
            // Fluent's own quotes stand around literals in braces.
            for line in text.lines().filter(|line| !line.contains("{ \"")) {
                let bad = line.contains(['"', '\'', '\u{2068}', '\u{2069}']) || line.contains("...");
                assert!(!bad, "{language}: {line}");
            }
        }
    }
}

/// Every set-up: all cards with two, all shadows at all levels alone.
fn set_ups() -> Vec<(u8, Choices)> {
    let mut set_ups = Vec::new();
    for shadow in Shadow::ALL {
        for potion in PotionCard::ALL {
            set_ups.push((2, Choices::none().with("shadow", shadow.name()).with("potion", potion.name())));
        }
        for level in Level::ALL {
            set_ups.push((1, Choices::none().with("shadow", shadow.name()).with("level", level.name())));
        }
    }
    set_ups.extend((0..30).map(|n| (1 + n % 2, Choices::none())));
    set_ups
}

#[test]
fn everything_is_said_well_and_everything_is_said_once() {
    let mut hearing = Hearing::new(messages());
    for (n, (players, choices)) in set_ups().iter().enumerate() {
        let config = Smile::configure(*players, choices).unwrap();
        let game = Smile::new(&config).unwrap();
        hearing.hear_game(game, &mut ChaCha8Rng::seed_from_u64(n as u64), n % 8 == 0);
    }
    let by_chance = hearing.heard();
    probes::all(&mut hearing);
    let heard = hearing.heard();
    // Front doors and the tables of the rule books show these; nothing in a game leads to them.
    let fixed = |id: &str| {
        let stems = ["smile-option-", "smile-when-"];
        ["smile-title", "smile-pitch", "smile-length"].contains(&id) || stems.iter().any(|stem| id.starts_with(stem))
    };
    let unheard: Vec<_> = messages().into_keys().filter(|id| !heard.contains(id) && !fixed(id)).collect();
    assert!(unheard.is_empty(), "never heard: {unheard:#?}");
    let only_probed: Vec<_> = heard.difference(&by_chance).map(String::as_str).collect();
    let unlisted: Vec<_> =
        only_probed.into_iter().filter(|id| !probes::BY_HAND.iter().any(|(stem, _)| id.starts_with(stem))).collect();
    assert!(unlisted.is_empty(), "heard by hand only, without a reason: {unlisted:#?}");
    hearing.check_variables();
}

#[test]
#[ignore = "prints sentences for people to read"]
fn read_aloud() {
    let config = Smile::configure(2, &Choices::none()).unwrap();
    for seed in 0..4 {
        hearing::read_aloud(&Smile::new(&config).unwrap(), &mut ChaCha8Rng::seed_from_u64(seed));
    }
    let config = Smile::configure(1, &Choices::none().with("level", "hard")).unwrap();
    hearing::read_aloud(&Smile::new(&config).unwrap(), &mut ChaCha8Rng::seed_from_u64(9));
}
