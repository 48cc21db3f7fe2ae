//! An ear that listens to a game, for its tests: every line is a message of both languages with just its
//! arguments, sounds like a sentence or a choice to whoever hears it, and in the end every message was said.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use tabletop::tell::THOUGHTS;
use tabletop::{Arg, Line, Pending, Refusal, Seat, Tell, Viewer};

use crate::{Language, Listener, Words, sources};

/// What no sentence contains: holes, marks, missing words, bad setting.
const BAD: [&str; 11] = ["{", "}", "???", "$", "  ", "\n", "\u{2068}", "\u{2069}", " .", " ,", ".."];

/// What a line is for: choices are imperatives without a full stop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Tone {
    Sentence,
    Choice,
}

/// What is peculiar to a game.
pub struct Manners<G: Tell> {
    /// What its sentences do not contain either.
    pub bad: &'static [&'static str],
    /// What can be done without having been thought of.
    pub unthinkable: fn(&G::Action) -> bool,
    /// Whether the table looks as if somebody were asked while a card is turned up.
    pub asks_while_dealing: bool,
}

impl<G: Tell> Default for Manners<G> {
    fn default() -> Self {
        Self { bad: &[], unthinkable: |_| false, asks_while_dealing: false }
    }
}

/// Hears every line of game `G`, checks it, and remembers which messages there were.
pub struct Ear<G: Tell> {
    /// The ids of all messages said so far.
    pub heard: BTreeSet<String>,
    /// Words that messages choose by: the message and the word.
    pub words: BTreeSet<String>,
    /// Rules that prompts and refusals name.
    pub rules: BTreeSet<&'static str>,
    /// All that was said, to be read by a person.
    pub said: BTreeSet<String>,
    manners: Manners<G>,
    /// The variables and the attributes of every message, by language.
    variables: [BTreeMap<String, BTreeSet<String>>; 2],
    attributes: [BTreeMap<String, BTreeSet<String>>; 2],
    /// The arguments of each message of the game, as they were heard first.
    arguments: BTreeMap<&'static str, BTreeSet<&'static str>>,
    checked: HashSet<(Viewer, Tone, Line)>,
    /// Nothing speaks of a seat beyond these.
    seats: u8,
}

impl<G: Tell> Default for Ear<G> {
    fn default() -> Self {
        Self::new(Manners::default())
    }
}

impl<G: Tell> Ear<G> {
    /// An ear for a game with these manners.
    pub fn new(manners: Manners<G>) -> Self {
        let (heard, words, rules, said, arguments, checked) = <_>::default();
        Self {
            heard,
            words,
            rules,
            said,
            manners,
            variables: Language::ALL.map(sources::messages),
            attributes: Language::ALL.map(sources::attributes),
            arguments,
            checked,
            seats: Seat::MAX as u8,
        }
    }

    /// Sentences for a viewer.
    pub fn sentences(&mut self, lines: &[Line], viewer: Viewer) {
        for line in lines {
            self.hear(line, viewer, Tone::Sentence);
        }
    }

    /// A choice of a viewer.
    pub fn choice(&mut self, line: &Line, viewer: Viewer) {
        self.hear(line, viewer, Tone::Choice);
    }

    /// What a viewer is refused with.
    pub fn refusal(&mut self, refusal: &Refusal, viewer: Viewer) {
        self.rules.extend(refusal.rule);
        self.hear(&refusal.line, viewer, Tone::Sentence);
    }

    /// What has happened, as everybody notices it.
    pub fn events(&mut self, events: &[G::Event], seats: u8) {
        self.seats = seats;
        for viewer in Viewer::all(seats) {
            for witnessed in events.iter().filter_map(|event| G::witness(event, viewer)) {
                self.sentences(&G::event(&witnessed, viewer), viewer);
            }
        }
        self.seats = Seat::MAX as u8;
    }

    /// The table as everybody sees it: what is asked, the table itself, all choices and what follows from
    /// them, some that are wrong, and all that comes to mind.
    pub fn table(&mut self, game: &G, wrong: &[G::Action]) {
        for viewer in Viewer::all(game.seats()) {
            self.seats = game.seats();
            let view = game.view(viewer);
            self.sentences(&[G::prompt(&view)], viewer);
            self.rules.extend(G::prompt_rules(&view));
            self.sentences(&G::look(&view), viewer);
            let Some(seat) = viewer.seat() else {
                assert!(G::thinkable(&view).is_empty(), "nobody asks {viewer}");
                continue;
            };
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            for action in &legal {
                self.choice(&G::action(&view, action), viewer);
                let certain = <G as tabletop::Game>::preview(&view, action);
                self.sentences(&<G as Tell>::preview(&certain), viewer);
            }
            let score: Vec<Line> = game.breakdown(seat).iter().map(G::score).collect();
            self.sentences(&score, viewer);
            // What somebody types may speak of any seat.
            self.seats = Seat::MAX as u8;
            for action in wrong.iter().filter(|action| !legal.contains(action)) {
                self.choice(&G::action(&view, action), viewer);
                if let Some(refusal) = game.refusal(seat, action) {
                    self.refusal(&refusal, viewer);
                }
            }
            self.thoughts(game, seat, &legal);
        }
    }

    /// Whatever comes to mind is possible or refused by a rule, in words.
    fn thoughts(&mut self, game: &G, seat: Seat, legal: &[G::Action]) {
        let viewer = Viewer::Seat(seat);
        let view = game.view(viewer);
        let thoughts = G::thinkable(&view);
        assert!(thoughts.len() <= THOUGHTS, "{} thoughts", thoughts.len());
        if self.manners.asks_while_dealing && matches!(game.pending(), Pending::Chance(_)) {
            return;
        }
        assert_eq!(thoughts.is_empty(), legal.is_empty(), "who is asked has something to think of");
        let unthinkable = self.manners.unthinkable;
        let thought_of = |action: &&G::Action| thoughts.contains(action) || unthinkable(action);
        assert_eq!(legal.iter().find(|action| !thought_of(action)), None);
        for action in thoughts.iter().filter(|action| !legal.contains(action)) {
            self.choice(&G::action(&view, action), viewer);
            let refusal = game.refusal(seat, action).expect("it is not legal");
            assert!(refusal.rule.is_some(), "{action} is refused without a rule");
            self.refusal(&refusal, viewer);
        }
    }

    fn hear(&mut self, line: &Line, viewer: Viewer, tone: Tone) {
        assert!(!speaks_beyond(line, self.seats), "{line} speaks of a seat that is not there");
        // The same line is checked once for each viewer.
        if !self.checked.insert((viewer, tone, line.clone())) {
            return;
        }
        self.know(line);
        let names = ["Anna", "Ben", "Clara", "Dino", "Emil"].map(String::from);
        for language in Language::ALL {
            let said = Words::of(language).say(line, &Listener { viewer, names: &names });
            for bad in BAD.iter().chain(self.manners.bad) {
                assert!(!said.contains(bad), "{language} {line}: {said:?} contains {bad:?}");
            }
            assert!(!said.contains(&prefix::<G>()), "{language} {line}: {said:?} has no words");
            assert_eq!(said.trim(), said, "{language} {line}");
            let ends = said.ends_with(['.', '?']);
            assert!(ends == (tone == Tone::Sentence), "{language} {line}: {said:?} ends wrongly");
            let first = said.chars().find(|c| c.is_alphanumeric()).expect("something is said");
            let quoted = said.starts_with(['“', '„']);
            assert!(quoted || !first.is_lowercase(), "{language} {line}: {said:?} begins wrongly");
            self.said.insert(format!("{language} {} | {said}", line.id));
        }
    }

    /// The line is a message of both languages, always with the same arguments, which become every variable
    /// that the message uses; so with its parts.
    fn know(&mut self, line: &Line) {
        self.heard.insert(line.id.to_owned());
        let arguments: BTreeSet<&str> = line.args.iter().map(|(name, _)| *name).collect();
        assert_eq!(arguments.len(), line.args.len(), "{line} has an argument twice");
        if line.id.starts_with(&prefix::<G>()) {
            let first = self.arguments.entry(line.id).or_insert_with(|| arguments.clone());
            assert_eq!(*first, arguments, "{line} had other arguments before");
        }
        for language in Language::ALL {
            let used = self.variables[language as usize].get(line.id);
            let used = used.unwrap_or_else(|| panic!("{language}: {line} has no message"));
            let given: BTreeSet<String> =
                line.args.iter().flat_map(|(name, arg)| self.becomes(language, name, arg)).collect();
            assert!(used.is_subset(&given), "{language}: {line} has {given:?}, its message wants {used:?}");
        }
        for (_, arg) in &line.args {
            match arg {
                Arg::Line(part) => self.know(part),
                Arg::List(parts) => parts.iter().for_each(|part| self.know(part)),
                Arg::Name(id) => {
                    let known = self.variables.iter().all(|messages| messages.contains_key(id.as_ref()));
                    assert!(known && id.starts_with(&prefix::<G>()), "{id} is no message of the game");
                    self.heard.insert(id.to_string());
                }
                Arg::Text(word) => _ = self.words.insert(format!("{} {word}", line.id)),
                Arg::Number(_) | Arg::Seat(_) => {}
            }
        }
    }

    /// The variables that an argument becomes.
    fn becomes(&self, language: Language, name: &str, arg: &Arg) -> Vec<String> {
        let more: Vec<&str> = match arg {
            Arg::Name(id) => {
                let attributes = self.attributes[language as usize].get(id.as_ref());
                attributes.into_iter().flatten().map(String::as_str).collect()
            }
            Arg::Seat(_) => vec!["you"],
            Arg::List(_) => vec!["count"],
            Arg::Number(_) | Arg::Text(_) | Arg::Line(_) => Vec::new(),
        };
        more.into_iter().map(|more| format!("{name}-{more}")).chain([name.to_owned()]).collect()
    }

    /// Every message of the game was said, in both languages the same, but for positions written by hand,
    /// which have a file and tests of their own, and for what front doors show, which needs no arguments.
    pub fn check_all_was_said(&self, of_front_doors: impl Fn(&str) -> bool) {
        let [english, german] = &self.variables;
        let prefix = prefix::<G>();
        let position = format!("{prefix}position-");
        let own = |id: &&String| id.starts_with(&prefix) && !id.starts_with(&position);
        let ids: BTreeSet<&String> = english.keys().filter(own).collect();
        assert_eq!(ids, german.keys().filter(own).collect(), "the languages have different messages");
        let door = |id: &str| {
            let name = id.strip_prefix(&prefix).unwrap_or_default();
            ["title", "pitch", "length"].contains(&name) || name.starts_with("option-") || of_front_doors(id)
        };
        let unsaid: Vec<&&String> = ids.iter().filter(|id| !self.heard.contains(**id)).collect();
        let silent: Vec<_> = unsaid.iter().filter(|id| !door(id)).collect();
        assert!(silent.is_empty(), "never said: {silent:#?}");
        for id in unsaid {
            assert!(self.variables.iter().all(|messages| messages[*id].is_empty()), "{id} is never given anything");
        }
        for rule in &self.rules {
            let named = |language| crate::rulebook::find(G::NAME, language, rule).is_some();
            assert!(Language::ALL.into_iter().all(named), "{rule} is in no rule book");
        }
        // `BACKROOM_SAY=1` prints all sentences, to be read aloud.
        if std::env::var_os("BACKROOM_SAY").is_some() {
            self.said.iter().for_each(|said| println!("{said}"));
        }
    }

    /// Arguments that a language has no use for.
    pub fn unused_arguments(&self) -> Vec<String> {
        let unused = |language: Language| {
            self.arguments.iter().flat_map(move |(id, arguments)| {
                let used = &self.variables[language as usize][*id];
                let uses = |name: &str| used.iter().any(|used| used == name || used.starts_with(&format!("{name}-")));
                let unused = arguments.iter().filter(move |name| !uses(name));
                unused.map(move |name| format!("{language} {id} {name}"))
            })
        };
        Language::ALL.into_iter().flat_map(unused).collect()
    }
}

/// What a position is refused with is a sentence in both languages.
pub fn refuses_a_position(line: &Line) {
    for language in Language::ALL {
        let said = Words::of(language).text(line);
        assert!(said.ends_with('.') && !said.contains(['{', '_']) && !said.contains("position-"), "{language}: {said}");
    }
}

/// The refusals of positions in the game's sources (its crate's folder), in both languages and those provoked by
/// tests are the same.
pub fn check_positions<G: Tell>(home: &str, provoked: impl Iterator<Item = &'static str>) {
    let prefix = format!("{}position-", prefix::<G>());
    let own = |id: &str| id.strip_prefix(&prefix).map(str::to_owned);
    let mut in_sources = BTreeSet::new();
    for entry in std::fs::read_dir(format!("{home}/src/placing")).expect("a folder for positions") {
        let text = std::fs::read_to_string(entry.expect("a file").path()).expect("a source");
        in_sources.extend(text.split('"').filter_map(own));
    }
    // What no check has thought of is caught by the audit and has words too.
    refuses_a_position(&Line::new(format!("{prefix}impossible").leak()));
    let provoked: BTreeSet<String> = provoked.chain(["impossible"]).map(str::to_owned).collect();
    assert_eq!(in_sources, provoked);
    for language in Language::ALL {
        let written: BTreeSet<String> = sources::messages(language).keys().filter_map(|id| own(id)).collect();
        assert_eq!(written, provoked, "{language}");
    }
}

/// The tables in the game's rule books are as the game makes them: of terms that are no messages of the game, one
/// set for each language, and of its messages by id.
pub fn check_tables<G: Tell, T>(terms: &[T], tables: fn(&T, &dyn Fn(String) -> String) -> String) {
    for (language, terms) in Language::ALL.into_iter().zip(terms) {
        let words = Words::of(language);
        let made = tables(terms, &|id| words.text(&Line::new(id.leak())));
        let path = format!("{}/../../docs/rules/{}.{language}.md", env!("CARGO_MANIFEST_DIR"), G::NAME);
        tabletop::testkit::assert_generated(std::path::Path::new(&path), &made);
    }
}

/// What the ids of the game's messages begin with.
fn prefix<G: Tell>() -> String {
    format!("{}-", G::NAME)
}

/// Whether the line or a part of it names a seat beyond the first so many.
fn speaks_beyond(line: &Line, seats: u8) -> bool {
    line.args.iter().any(|(_, arg)| match arg {
        Arg::Seat(seat) => seat.index() >= usize::from(seats),
        Arg::Line(part) => speaks_beyond(part, seats),
        Arg::List(parts) => parts.iter().any(|part| speaks_beyond(part, seats)),
        Arg::Number(_) | Arg::Text(_) | Arg::Name(_) => false,
    })
}
