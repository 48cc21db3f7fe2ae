//! Listens to a game: checks every line that is told and remembers it.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use rand_chacha::ChaCha8Rng;
use smile::{Action, Smile, Told};
use tabletop::tell::THOUGHTS;
use tabletop::{Arg, Fresh, Game, Line, Nature, Pending, Refusal, Seat, Tell, Viewer, pick};
use words::{Language, Listener, Words, sources};

/// What kind of text a line is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Text {
    /// A sentence, or several.
    Sentence,
    /// A choice, without a full stop.
    Choice,
}

/// The messages of other files that a game may use.
const COMMON: &[&str] =
    &["game-is-over", "wrong-number-of-players", "unknown-option", "bad-option-value", "unknown-seat"];

pub(crate) struct Hearing {
    messages: BTreeMap<String, BTreeSet<&'static str>>,
    heard: BTreeSet<String>,
    said: HashSet<(Line, Text)>,
    /// The kinds of each argument of each message.
    kinds: BTreeMap<(&'static str, &'static str), BTreeSet<&'static str>>,
    wrong: Vec<Action>,
    /// Nobody sits on seat B, so nothing that happens may speak of it.
    alone: bool,
}

fn viewers() -> [Viewer; 3] {
    [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator]
}

impl Hearing {
    pub(crate) fn new(messages: BTreeMap<String, BTreeSet<&'static str>>) -> Self {
        let (heard, said, kinds) = <_>::default();
        Self { messages, heard, said, kinds, wrong: some_of_everything(), alone: false }
    }

    /// The ids heard so far.
    pub(crate) fn heard(&self) -> BTreeSet<String> {
        self.heard.clone()
    }

    /// Checks a line and all its parts, and how it sounds to everybody.
    pub(crate) fn line(&mut self, line: &Line, text: Text) {
        assert!(!self.alone || !speaks_of(line, Seat::new(1)), "the rival has no seat: {line:?}");
        if !self.said.insert((line.clone(), text)) {
            return;
        }
        self.note(line);
        let names = ["Ann".to_owned(), "Ben".to_owned()];
        for language in Language::ALL {
            for viewer in viewers() {
                let said = Words::of(language).say(line, &Listener { viewer, names: &names });
                let problem = sounds_wrong(&said, text);
                assert!(problem.is_none(), "{language}: “{said}” {problem:?}: {line:?}");
            }
        }
    }

    fn note(&mut self, line: &Line) {
        let args: BTreeSet<_> = line.args.iter().map(|(name, _)| *name).collect();
        assert_eq!(args.len(), line.args.len(), "an argument twice: {line:?}");
        match self.messages.get(line.id) {
            Some(known) => assert_eq!(&args, known, "{line:?}"),
            None => assert!(COMMON.contains(&line.id), "{line:?}"),
        }
        self.heard.insert(line.id.to_owned());
        for (name, arg) in &line.args {
            let kind = match arg {
                Arg::Number(_) => "number",
                Arg::Text(_) => "text",
                Arg::Name(id) => {
                    assert!(self.messages.contains_key(id.as_ref()), "{id} is no message: {line:?}");
                    self.heard.insert(id.to_string());
                    "name"
                }
                Arg::Seat(_) => "seat",
                Arg::Line(part) => {
                    self.note(part);
                    "line"
                }
                Arg::List(parts) => {
                    for part in parts {
                        self.note(part);
                    }
                    "list"
                }
            };
            self.kinds.entry((line.id, name)).or_default().insert(kind);
        }
    }

    /// Every variable of a message comes from an argument of the right kind.
    pub(crate) fn check_variables(&self) {
        for language in Language::ALL {
            let written = sources::messages(language);
            for (id, args) in &self.messages {
                for variable in written[id].iter().filter(|variable| !args.contains(variable.as_str())) {
                    let good = args.iter().filter(|arg| variable.starts_with(&format!("{arg}-"))).any(|arg| {
                        let kinds = self.kinds.iter().find(|((line, name), _)| line == id && name == arg);
                        let needed = match &variable[arg.len()..] {
                            "-you" => "seat",
                            "-count" => "list",
                            _ => "name",
                        };
                        kinds.is_some_and(|(_, kinds)| kinds.iter().eq([&needed]))
                    });
                    assert!(good, "{language}: {id} does not always get ${variable}");
                }
            }
        }
    }

    pub(crate) fn sentences(&mut self, lines: &[Line]) {
        for line in lines {
            self.line(line, Text::Sentence);
        }
    }

    pub(crate) fn refusal(&mut self, refusal: &Refusal) {
        self.line(&refusal.line, Text::Sentence);
    }

    /// Listens to what has happened.
    pub(crate) fn events(&mut self, events: &mut Vec<Told>) {
        for told in events.drain(..) {
            for viewer in viewers() {
                self.sentences(&Smile::event(&told, viewer));
            }
        }
    }

    /// Listens to all that can be said of a position.
    pub(crate) fn position(&mut self, game: &Smile, thorough: bool) {
        for viewer in viewers() {
            let view = game.view(viewer);
            self.line(&Smile::prompt(&view), Text::Sentence);
            self.sentences(&Smile::look(&view));
            assert!(!Smile::prompt_rules(&view).is_empty());
        }
        for seat in Seat::first(2) {
            for line in game.breakdown(seat) {
                self.line(&Smile::score(&line), Text::Sentence);
            }
        }
        let asked = game.pending().seats().lowest().unwrap_or(Seat::new(0));
        let view = game.view(Viewer::Seat(asked));
        let mut legal = Vec::new();
        game.legal_actions(asked, &mut legal);
        let choices: Vec<Line> = legal.iter().map(|action| Smile::action(&view, action)).collect();
        for choice in &choices {
            self.line(choice, Text::Choice);
        }
        told_apart(&choices, asked);
        for action in &legal {
            let preview = <Smile as Game>::preview(&view, action);
            self.sentences(&<Smile as Tell>::preview(&preview));
        }
        self.thoughts(game, asked, &legal);
        let (wrong, alone) = (std::mem::take(&mut self.wrong), std::mem::take(&mut self.alone));
        for action in wrong.iter().step_by(if thorough { 1 } else { 7 }) {
            self.line(&Smile::action(&view, action), Text::Choice);
            for seat in Seat::first(2) {
                if let Some(refusal) = game.refusal(seat, action) {
                    self.refusal(&refusal);
                }
            }
        }
        (self.wrong, self.alone) = (wrong, alone);
    }

    /// Whatever comes to mind is possible or refused by a rule, in words.
    fn thoughts(&mut self, game: &Smile, asked: Seat, legal: &[Action]) {
        let view = game.view(Viewer::Seat(asked));
        let thoughts = Smile::thinkable(&view);
        assert!(thoughts.len() <= THOUGHTS, "{} thoughts", thoughts.len());
        assert_eq!(legal.iter().find(|action| !thoughts.contains(action)), None);
        assert_eq!(thoughts.is_empty(), legal.is_empty(), "who is asked has something to think of");
        for action in thoughts.iter().filter(|action| !legal.contains(action)) {
            self.line(&Smile::action(&view, action), Text::Choice);
            let refusal = game.refusal(asked, action).expect("it is not legal");
            assert!(refusal.rule.is_some(), "{action} is refused without a rule");
            self.refusal(&refusal);
        }
        for viewer in viewers().into_iter().filter(|&viewer| viewer != Viewer::Seat(asked)) {
            assert!(Smile::thinkable(&game.view(viewer)).is_empty(), "{viewer} is not asked");
        }
    }

    /// Plays a game at random and listens all the time.
    pub(crate) fn hear_game(&mut self, mut game: Smile, rng: &mut ChaCha8Rng, thorough: bool) {
        let mut nature = Fresh(rng.clone());
        self.alone = game.seats() == 1;
        let mut events = Vec::new();
        let mut rolling = 0;
        loop {
            match game.pending() {
                Pending::Chance(question) => {
                    rolling += 1;
                    if thorough || rolling % 8 == 1 {
                        self.position(&game, false);
                    }
                    game.apply_chance(nature.answer(&game, &question), &mut events);
                }
                Pending::Seat(seat) => {
                    self.position(&game, thorough);
                    let mut legal = Vec::new();
                    game.legal_actions(seat, &mut legal);
                    game.apply(seat, *pick(rng, &legal), &mut events);
                }
                Pending::Together(_) => unreachable!("nobody chooses in secret"),
                Pending::Over => break,
            }
            self.events(&mut events);
        }
        self.events(&mut events);
        self.position(&game, true);
        self.alone = false;
    }
}

/// Whether the line or a part of it names the seat.
fn speaks_of(line: &Line, seat: Seat) -> bool {
    line.args.iter().any(|(_, arg)| match arg {
        Arg::Seat(other) => *other == seat,
        Arg::Line(part) => speaks_of(part, seat),
        Arg::List(parts) => parts.iter().any(|part| speaks_of(part, seat)),
        Arg::Number(_) | Arg::Text(_) | Arg::Name(_) => false,
    })
}

/// No two choices sound the same.
fn told_apart(choices: &[Line], seat: Seat) {
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    for language in Language::ALL {
        let listener = Listener { viewer: Viewer::Seat(seat), names: &names };
        let said: BTreeSet<_> = choices.iter().map(|choice| Words::of(language).say(choice, &listener)).collect();
        assert_eq!(said.len(), choices.len(), "{language}: {said:#?}");
    }
}

fn sounds_wrong(said: &str, text: Text) -> Option<&'static str> {
    let small = said.starts_with(char::is_lowercase);
    match said {
        _ if said.trim() != said || said.is_empty() => Some("is empty or has blanks around"),
        _ if said.contains(['{', '}', '$']) => Some("has a hole"),
        _ if said.contains("???") || said.contains("smile-") => Some("has no words"),
        _ if said.contains("  ") || said.contains(" .") || said.contains(" ,") || said.contains("..") => {
            Some("is badly set")
        }
        _ if small => Some("begins small"),
        _ if text == Text::Sentence && !said.ends_with(['.', '?']) => Some("does not end"),
        _ if text == Text::Choice && said.ends_with(['.', '?']) => Some("is a sentence"),
        _ => None,
    }
}

/// Choices of every kind, most of them wrong most of the time.
fn some_of_everything() -> Vec<Action> {
    let mut texts: Vec<String> =
        "pass,reroll,drink,roll,walk,step 0,step 7,place,shell 1 2 3,shell 1 1 1,take die,support"
            .split(',')
            .map(str::to_owned)
            .collect();
    let districts = ["harbour", "north", "north-east", "park", "south-east", "south", "south-west", "west", "centre"];
    for value in 0..=6 {
        texts.push(format!("mark {value}"));
        texts.push(format!("again {value}"));
        texts.extend((1..=6).map(|act| format!("dice {value} {act}")));
    }
    for tile in ["hat-1/0", "hat-3/1", "weapons/1", "gambling/2", "contraband/1", "potion/0", "potion/1"] {
        texts.push(format!("take {tile}"));
        texts.extend(["up", "down", "up-double", "down-double"].map(|side| format!("give {tile} {side}")));
    }
    for one in districts {
        texts.push(format!("at {one}"));
        texts.extend(["west", "centre"].map(|other| format!("both {one} {other}")));
    }
    texts.extend(["up", "down", "up-double", "down-double"].map(|side| format!("keep {side}")));
    texts.extend(["yellow", "green", "police", "guardian"].map(|party| format!("marker {party}")));
    texts.extend(["yellow", "green", "police", "two-police"].map(|bonus| format!("bonus {bonus}")));
    texts.extend(["A", "B", "C"].map(|seat| format!("first {seat}")));
    texts.iter().map(|text| text.parse().unwrap()).collect()
}

/// Prints a game for people to read.
pub(crate) fn read_aloud(game: &Smile, rng: &mut ChaCha8Rng) {
    let names = ["Jule".to_owned(), "Anton".to_owned()];
    let mut nature = Fresh(rng.clone());
    let mut events: Vec<Told> = Vec::new();
    for language in [Language::De, Language::En] {
        let mut game = game.clone();
        let me = Viewer::Seat(Seat::new(0));
        let say = |line: &Line| Words::of(language).say(line, &Listener { viewer: me, names: &names });
        let mut steps = 0;
        loop {
            match game.pending() {
                Pending::Chance(question) => game.apply_chance(nature.answer(&game, &question), &mut events),
                Pending::Seat(seat) => {
                    let view = game.view(Viewer::Seat(seat));
                    println!("  ? {}", say(&Smile::prompt(&game.view(me))));
                    let mut legal = Vec::new();
                    game.legal_actions(seat, &mut legal);
                    steps += 1;
                    if steps % 12 == 0 {
                        for line in Smile::look(&game.view(me)) {
                            println!("    | {}", say(&line));
                        }
                    }
                    let action = *pick(rng, &legal);
                    println!("  > {}", say(&Smile::action(&view, &action)));
                    if seat == Seat::new(0) {
                        let preview = <Smile as Game>::preview(&view, &action);
                        let lines: Vec<_> = <Smile as Tell>::preview(&preview).iter().map(say).collect();
                        println!("    ({})", lines.join(" "));
                    }
                    game.apply(seat, action, &mut events);
                }
                _ => break,
            }
            for told in events.drain(..) {
                for line in Smile::event(&told, me) {
                    println!("{}", say(&line));
                }
            }
        }
        for told in events.drain(..) {
            for line in Smile::event(&told, me) {
                println!("{}", say(&line));
            }
        }
        for line in game.breakdown(Seat::new(0)) {
            println!("= {}", say(&Smile::score(&line)));
        }
    }
}
