//! Hears every line, checks it, and remembers which messages there were.

use std::collections::{BTreeMap, BTreeSet};

use downtown::board::{Place, Places};
use downtown::card::{JobId, Kind, Stooge};
use downtown::{Action, Downtown, Event};
use rand_chacha::ChaCha8Rng;
use tabletop::tell::THOUGHTS;
use tabletop::{Arg, Game, Line, Pending, Refusal, Seat, Tell, Viewer, below, pick};
use words::{Language, Listener, Words, sources};

/// What a line is for: choices are imperatives without a full stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tone {
    Sentence,
    Choice,
}

pub(crate) struct Ear {
    /// The game's messages and the names of their arguments.
    pub(crate) known: BTreeMap<String, BTreeSet<&'static str>>,
    /// The variables of each message, by language.
    variables: [BTreeMap<String, BTreeSet<String>>; 2],
    /// The attributes of each name, by language.
    attributes: [BTreeMap<String, BTreeSet<String>>; 2],
    names: [String; 4],
    pub(crate) heard: BTreeSet<String>,
    /// Rules that prompts and refusals name.
    pub(crate) rules: BTreeSet<&'static str>,
    /// All that was said, to be read by a person.
    pub(crate) said: BTreeSet<String>,
    checked: BTreeSet<String>,
}

impl Ear {
    pub(crate) fn new() -> Self {
        let known =
            Downtown::messages().into_iter().map(|message| (message.id, message.args.iter().copied().collect()));
        Self {
            known: known.collect(),
            variables: Language::ALL.map(sources::messages),
            attributes: Language::ALL.map(attributes),
            names: ["Anna", "Ben", "Clara", "Dino"].map(String::from),
            heard: BTreeSet::new(),
            rules: BTreeSet::new(),
            said: BTreeSet::new(),
            checked: BTreeSet::new(),
        }
    }

    pub(crate) fn sentences(&mut self, lines: &[Line], viewer: Viewer) {
        for line in lines {
            self.hear(line, viewer, Tone::Sentence);
        }
    }

    pub(crate) fn choice(&mut self, line: &Line, viewer: Viewer) {
        self.hear(line, viewer, Tone::Choice);
    }

    pub(crate) fn refusal(&mut self, refusal: &Refusal, viewer: Viewer) {
        self.rules.extend(refusal.rule);
        self.hear(&refusal.line, viewer, Tone::Sentence);
    }

    fn hear(&mut self, line: &Line, viewer: Viewer, tone: Tone) {
        // The same line is checked once for each viewer.
        if !self.checked.insert(format!("{viewer} {line}")) {
            return;
        }
        self.know(line);
        for language in Language::ALL {
            let said = Words::of(language).say(line, &Listener { viewer, names: &self.names });
            for bad in ["{", "}", "???", "downtown-", "$", "  ", "\n", "\u{2068}", "\u{2069}", " .", " ,", "'", "\""] {
                assert!(!said.contains(bad), "{language} {line}: {said:?} contains {bad:?}");
            }
            let ends = said.ends_with(['.', '?']);
            assert!(ends == (tone == Tone::Sentence), "{language} {line}: {said:?} ends wrongly");
            let first = said.chars().find(|c| c.is_alphanumeric()).expect("something is said");
            assert!(
                !first.is_lowercase() || said.starts_with(['“', '„']),
                "{language} {line}: {said:?} begins wrongly"
            );
            self.said.insert(format!("{language} {} | {said}", line.id));
        }
    }

    /// The line is one of the game's messages with just its arguments, and they become every variable
    /// the message uses; so with its parts.
    fn know(&mut self, line: &Line) {
        self.heard.insert(line.id.to_owned());
        if line.id.starts_with("downtown-") {
            let args: BTreeSet<&str> = line.args.iter().map(|(name, _)| *name).collect();
            assert_eq!(args.len(), line.args.len(), "{line} has an argument twice");
            assert_eq!(Some(&args), self.known.get(line.id), "the arguments of {line}");
        }
        for language in Language::ALL {
            let used = &self.variables[language as usize];
            let used = used.get(line.id).unwrap_or_else(|| panic!("{language}: {line} has no message"));
            let given: BTreeSet<String> =
                line.args.iter().flat_map(|(name, arg)| self.variables_of(language, name, arg)).collect();
            assert!(used.is_subset(&given), "{language}: {line} has {given:?}, its message wants {used:?}");
        }
        for (_, arg) in &line.args {
            match arg {
                Arg::Line(part) => self.know(part),
                Arg::List(parts) => parts.iter().for_each(|part| self.know(part)),
                Arg::Name(id) => {
                    assert!(self.known.contains_key(id.as_ref()), "{id} is no message of the game");
                    self.heard.insert(id.to_string());
                }
                Arg::Text(_) | Arg::Number(_) | Arg::Seat(_) => {}
            }
        }
    }

    /// What an argument becomes.
    fn variables_of(&self, language: Language, name: &str, arg: &Arg) -> Vec<String> {
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

    pub(crate) fn events(&mut self, events: &[Event], seats: u8) {
        for viewer in Viewer::all(seats) {
            for event in events {
                let witnessed = Downtown::witness(event, viewer).expect("everybody notices something");
                let lines = Downtown::event(&witnessed, viewer);
                assert_eq!(lines.len(), 1, "{event} is one sentence");
                self.sentences(&lines, viewer);
            }
        }
    }

    /// The table as everybody sees it: what is asked, the table itself, all choices, some wrong ones.
    pub(crate) fn table(&mut self, game: &Downtown, rng: &mut ChaCha8Rng) {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(viewer);
            self.sentences(&[Downtown::prompt(&view)], viewer);
            self.rules.extend(Downtown::prompt_rules(&view));
            self.sentences(&Downtown::look(&view), viewer);
            let Some(seat) = viewer.seat() else { continue };
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            for action in &legal {
                self.choice(&Downtown::action(&view, action), viewer);
                let certain = <Downtown as Game>::preview(&view, action);
                self.sentences(&<Downtown as Tell>::preview(&certain), viewer);
            }
            for action in (0..4).map(|_| any_action(rng)).filter(|action| !legal.contains(action)) {
                self.choice(&Downtown::action(&view, &action), viewer);
                self.refusal(&game.refusal(seat, &action).expect("it is not legal"), viewer);
            }
            self.thoughts(game, seat, &legal);
            let score: Vec<_> = game.breakdown(seat).iter().map(Downtown::score).collect();
            self.sentences(&score, viewer);
        }
    }

    /// Whatever comes to mind is possible or refused by a rule, in words.
    fn thoughts(&mut self, game: &Downtown, seat: Seat, legal: &[Action]) {
        let viewer = Viewer::Seat(seat);
        let view = game.view(viewer);
        let thoughts = Downtown::thinkable(&view);
        assert!(thoughts.len() <= THOUGHTS, "{} thoughts", thoughts.len());
        // While a card is turned up, the table looks as it does when somebody is asked.
        if matches!(game.pending(), Pending::Chance(_)) {
            return;
        }
        assert_eq!(thoughts.is_empty(), legal.is_empty(), "who is asked has something to think of");
        // Of a full purse not every amount is thought of.
        let thought_of = |action: &&Action| thoughts.contains(action) || matches!(action, Action::LayMoney(31..));
        assert_eq!(legal.iter().find(|action| !thought_of(action)), None);
        for action in thoughts.iter().filter(|action| !legal.contains(action)) {
            self.choice(&Downtown::action(&view, action), viewer);
            let refusal = game.refusal(seat, action).expect("it is not legal");
            assert!(refusal.rule.is_some(), "{action} is refused without a rule");
            self.refusal(&refusal, viewer);
        }
    }
}

/// The attributes of all names of a language, read off its files.
fn attributes(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (_, text) in sources::of(language) {
        let mut id = "";
        for line in text.lines() {
            let Some((left, _)) = line.split_once('=') else { continue };
            match left.trim().strip_prefix('.') {
                Some(attribute) => _ = found.entry(id.to_owned()).or_default().insert(attribute.to_owned()),
                None if !line.starts_with(' ') => id = left.trim(),
                None => {}
            }
        }
    }
    found
}

/// Something somebody might want, sensible or not.
fn any_action(rng: &mut ChaCha8Rng) -> Action {
    let seat = Seat::new(below(rng, 5) as usize);
    let card = JobId::from_index(below(rng, 27) as usize);
    let (one, other) = (*pick(rng, &Place::ALL), *pick(rng, &Place::ALL));
    let (stooge, kind) = (*pick(rng, &Stooge::ALL), *pick(rng, &Kind::ALL));
    let number = below(rng, 12) as u8;
    let pile = below(rng, 4) as u8;
    *pick(
        rng,
        &[
            Action::Stand(Places::pair(one, other)),
            Action::Rob(seat),
            Action::Pay(seat, None),
            Action::Pay(seat, Some((one, other))),
            Action::Hire,
            Action::Take(kind, number),
            Action::Job(stooge),
            Action::Look(stooge),
            Action::Leave,
            Action::Under,
            Action::Sell(pile),
            Action::Offer(card),
            Action::Watch(pile),
            Action::Put(pile),
            Action::Draw,
            Action::Always,
            Action::Visit,
            Action::Decline,
            Action::Bet(number),
            Action::LayMoney(u16::from(number) * 9),
            Action::Lay(kind, number),
            Action::Return(card),
            Action::Done,
        ],
    )
}
