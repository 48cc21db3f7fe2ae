//! docs/notation.md names every choice, every answer of chance and every phase: what occurs in random games
//! stands there, and what stands there occurs.

use std::collections::{BTreeMap, BTreeSet};

use catalog::Entry;
use catalog::table::AnyTable;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tabletop::{Choices, Seat, Seed, pick};

const PAGE: &str = include_str!("../../../docs/notation.md");

/// The tables of a game by the heading of their first column; each row's first and third cell.
fn tables(title: &str) -> BTreeMap<&'static str, Vec<(&'static str, &'static str)>> {
    let (_, rest) = PAGE.split_once(&format!("\n## {title}\n")).expect("a chapter");
    let chapter = rest.split("\n## ").next().unwrap_or_default();
    let mut tables: BTreeMap<_, Vec<_>> = BTreeMap::new();
    let mut heading = "";
    for line in chapter.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        match cells[..] {
            ["", notation, _, ref more @ ..] if notation.starts_with('`') => {
                let rule = if more.len() > 1 { more[0] } else { "" };
                tables.entry(heading).or_default().push((notation.trim_matches('`'), rule));
            }
            ["", first, _, ..] if !first.starts_with('-') => heading = first,
            _ => {}
        }
    }
    tables
}

/// Whether something is written like this; words in capitals stand for any word.
fn fits(template: &str, text: &str) -> bool {
    let (template, text): (Vec<_>, Vec<_>) = (template.split(' ').collect(), text.split(' ').collect());
    let word = |(like, word): (&&str, &&str)| like == word || like.chars().all(char::is_uppercase);
    template.len() == text.len() && template.iter().zip(&text).all(word)
}

/// The row that says how this is written: a word of its own before one in capitals.
fn row<'a>(rows: &[(&'a str, &str)], text: &str) -> Option<&'a str> {
    let fitting = rows.iter().map(|(template, _)| *template).filter(|template| fits(template, text));
    fitting.max_by_key(|template| template.split(' ').filter(|word| !word.chars().all(char::is_uppercase)).count())
}

/// What has occurred in some games.
#[derive(Default)]
struct Occurred {
    choices: BTreeSet<String>,
    chance: BTreeSet<String>,
    phases: BTreeSet<String>,
    agenda: BTreeSet<String>,
}

impl Occurred {
    fn note(&mut self, desk: &dyn AnyTable) {
        self.phases.insert(desk.stage().phase);
        self.chance.extend(desk.outcomes().into_iter().map(|(outcome, _)| outcome));
        for seat in desk.asked().iter() {
            self.choices.extend(desk.choices(seat).into_iter().map(|choice| choice.action));
        }
        let position = desk.position();
        for step in position["agenda"].as_array().into_iter().flatten() {
            let word = step.as_str().or_else(|| step.as_object()?.keys().next().map(String::as_str));
            self.agenda.extend(word.map(String::from));
        }
    }

    /// Plays a random game whose chance is answered at random too.
    fn play(&mut self, entry: &dyn Entry, players: u8, options: &Choices, number: u64) {
        let mut rng = ChaCha8Rng::from_seed(Seed::of_players(number, 7).0);
        let mut desk = entry.undealt(players, options).expect("a table");
        while desk.standing().is_none() {
            self.note(&*desk);
            let outcomes = desk.outcomes();
            if outcomes.is_empty() {
                let open = |seat: &Seat| !desk.sealed().contains(*seat);
                let seat = desk.asked().iter().find(open).expect("somebody is asked");
                let prompt = desk.prompt(seat).expect("it is asked").id;
                let action = pick(&mut rng, &desk.choices(seat)).action.clone();
                desk.submit(seat, prompt, &action).expect("a choice");
            } else {
                desk.chance(&pick(&mut rng, &outcomes).0).expect("an outcome");
            }
        }
        self.note(&*desk);
    }
}

/// Every set-up that has words of its own, some games of each.
fn set_ups(game: &str) -> Vec<Choices> {
    match game {
        "smile" => {
            let cards = |name: &str| {
                let specs = catalog::find("smile").expect("a game").options();
                let kind = specs.iter().find(|spec| spec.name == name).expect("an option").kind;
                let tabletop::OptionKind::Choice(words) = kind else { panic!("cards are chosen") };
                words.iter().filter(|&&word| word != "random").map(|word| (*word).to_owned()).collect::<Vec<_>>()
            };
            let (shadows, potions) = (cards("shadow"), cards("potion"));
            let chosen = |n: usize| {
                let (shadow, potion) = (&shadows[n % shadows.len()], &potions[n % potions.len()]);
                Choices::none().with("shadow", shadow.as_str()).with("potion", potion.as_str())
            };
            (0..117).map(chosen).chain([Choices::none()]).collect()
        }
        "downtown" => {
            let editions = ["de-a", "de-b", "en"].map(|edition| Choices::none().with("edition", edition));
            let limited = editions.map(|choices| choices.with("turn-limit", "60"));
            let casino = limited.clone().map(|choices| choices.with("casino", "on"));
            (0..6).flat_map(|_| [limited.clone(), casino.clone()].concat()).collect()
        }
        // Some steps inside of texts are rare.
        _ => vec![Choices::none(); 150],
    }
}

fn compare(game: &str, title: &str) {
    let entry = catalog::find(game).expect("a game");
    let mut occurred = Occurred::default();
    for (number, options) in set_ups(game).iter().enumerate() {
        for players in entry.players() {
            occurred.play(entry, players, options, number as u64);
        }
    }
    let tables = tables(title);
    let none = Vec::new();
    let rows = |heading: &str| tables.get(heading).unwrap_or(&none);
    for (heading, texts) in [
        ("choice", &occurred.choices),
        ("chance", &occurred.chance),
        ("phase", &occurred.phases),
        ("agenda", &occurred.agenda),
    ] {
        let mut used = BTreeSet::new();
        for text in texts {
            used.insert(
                row(rows(heading), text).unwrap_or_else(|| panic!("{game}: docs/notation.md lacks {heading} {text}")),
            );
        }
        let stale: Vec<_> = rows(heading).iter().filter(|(template, _)| !used.contains(template)).collect();
        assert!(stale.is_empty(), "{game}: never occurred: {stale:?}");
    }
    let book = std::fs::read_to_string(format!("{}/../../docs/rules/{game}.en.md", env!("CARGO_MANIFEST_DIR")))
        .expect("a rule book");
    for rule in rows("choice").iter().flat_map(|(_, rules)| rules.split(", ")).filter(|rule| !rule.is_empty()) {
        assert!(book.contains(&format!("[`{rule}`]")), "{game}: there is no rule {rule}");
    }
}

#[test]
fn greed_is_written_as_documented() {
    compare("greed", "Greed");
}

#[test]
fn smile_is_written_as_documented() {
    compare("smile", "With a Smile & a Gun");
}

#[test]
fn downtown_is_written_as_documented() {
    compare("downtown", "Downtown");
}
