//! Everything the game says is a sentence in both languages.

use std::collections::{BTreeMap, BTreeSet};

use greed::position::Position;
use greed::{Action, Card, Chance, Event, Greed};
use rand_chacha::ChaCha8Rng;
use tabletop::rand::SeedableRng;
use tabletop::tell::THOUGHTS;
use tabletop::{Arg, Choices, Dealt, Game, Line, Nature, Pending, Refusal, Seat, Seed, Tell, Viewer, below, pick};
use words::{Language, Listener, Words, sources};

/// How many random games for each number of players.
const GAMES: u64 = 25;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// What a line is for: choices are imperatives without a full stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Sentence,
    Choice,
}

/// Hears every line, checks it, and remembers which messages there were.
struct Ear {
    known: BTreeMap<String, BTreeSet<&'static str>>,
    names: [String; 5],
    heard: BTreeSet<String>,
    /// Words that messages choose by: the message and the word.
    words: BTreeSet<String>,
    /// Rules that prompts and refusals name.
    rules: BTreeSet<&'static str>,
    /// All that was said, to be read by a person.
    said: BTreeSet<String>,
    checked: BTreeSet<String>,
}

impl Ear {
    fn new() -> Self {
        let known = Greed::messages().into_iter().map(|message| (message.id, message.args.iter().copied().collect()));
        Self {
            known: known.collect(),
            names: ["Anna", "Ben", "Carla", "Doris", "Emil"].map(String::from),
            heard: BTreeSet::new(),
            words: BTreeSet::new(),
            rules: BTreeSet::new(),
            said: BTreeSet::new(),
            checked: BTreeSet::new(),
        }
    }

    fn sentences(&mut self, lines: &[Line], viewer: Viewer) {
        for line in lines {
            self.hear(line, viewer, Kind::Sentence);
        }
    }

    fn hear(&mut self, line: &Line, viewer: Viewer, kind: Kind) {
        // The same line is checked once for each viewer.
        if !self.checked.insert(format!("{viewer} {line}")) {
            return;
        }
        self.know(line);
        for language in Language::ALL {
            let said = Words::of(language).say(line, &Listener { viewer, names: &self.names });
            assert!(!said.trim().is_empty(), "{line} is silent in {language}");
            for bad in ["{", "}", "???", "greed-", "$", "  ", "\n", "\u{2068}", "\u{2069}", " .", " ,"] {
                assert!(!said.contains(bad), "{language} {line}: {said:?} contains {bad:?}");
            }
            let ends = said.ends_with(['.', '?']);
            assert!(ends == (kind == Kind::Sentence), "{language} {line}: {said:?} ends wrongly");
            let first = said.chars().find(|c| c.is_alphanumeric()).unwrap();
            assert!(!first.is_lowercase(), "{language} {line}: {said:?} begins wrongly");
            self.said.insert(format!("{language} {} | {said}", line.id));
        }
    }

    /// The line is one of the game's messages with just its arguments; so are its parts.
    fn know(&mut self, line: &Line) {
        self.heard.insert(line.id.to_owned());
        if line.id.starts_with("greed-") {
            let args: BTreeSet<&str> = line.args.iter().map(|(name, _)| *name).collect();
            assert_eq!(args.len(), line.args.len(), "{line} has an argument twice");
            assert_eq!(Some(&args), self.known.get(line.id), "the arguments of {line}");
        } else {
            assert!(Words::of(Language::En).has(line.id), "{line} has no message");
        }
        for (_, arg) in &line.args {
            match arg {
                Arg::Line(part) => self.know(part),
                Arg::List(parts) => parts.iter().for_each(|part| self.know(part)),
                Arg::Name(id) => {
                    assert!(self.known.contains_key(id.as_ref()), "{id} is no message of the game");
                    self.heard.insert(id.to_string());
                }
                Arg::Text(word) => _ = self.words.insert(format!("{} {word}", line.id)),
                Arg::Number(_) | Arg::Seat(_) => {}
            }
        }
    }

    fn refusal(&mut self, refusal: &Refusal, viewer: Viewer) {
        self.rules.extend(refusal.rule);
        self.hear(&refusal.line, viewer, Kind::Sentence);
    }

    fn events(&mut self, events: &[Event], seats: u8) {
        for viewer in Viewer::all(seats) {
            for event in events {
                if let Some(witnessed) = Greed::witness(event, viewer) {
                    self.sentences(&Greed::event(&witnessed, viewer), viewer);
                }
            }
        }
    }

    /// The table as everybody sees it: what is asked, the table itself, all choices, some wrong ones.
    fn table(&mut self, game: &Greed, rng: &mut ChaCha8Rng) {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(viewer);
            self.hear(&Greed::prompt(&view), viewer, Kind::Sentence);
            self.rules.extend(Greed::prompt_rules(&view));
            self.sentences(&Greed::look(&view), viewer);
            let Some(seat) = viewer.seat() else { continue };
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            for action in &legal {
                self.hear(&Greed::action(&view, action), viewer, Kind::Choice);
                let certain = <Greed as Game>::preview(&view, action);
                self.sentences(&<Greed as Tell>::preview(&certain), viewer);
            }
            for action in (0..4).map(|_| any_action(rng)).filter(|action| !legal.contains(action)) {
                self.hear(&Greed::action(&view, &action), viewer, Kind::Choice);
                self.refusal(&game.refusal(seat, &action).expect("it is not legal"), viewer);
            }
            let thoughts = Greed::thinkable(&view);
            assert!(thoughts.len() <= THOUGHTS && legal.iter().all(|action| thoughts.contains(action)));
            assert_eq!(thoughts.is_empty(), legal.is_empty(), "who is asked has something to think of");
            for action in thoughts.iter().filter(|action| !legal.contains(action)) {
                self.hear(&Greed::action(&view, action), viewer, Kind::Choice);
                let refusal = game.refusal(seat, action).expect("it is not legal");
                assert!(refusal.rule.is_some(), "{action} is refused without a rule");
                self.refusal(&refusal, viewer);
            }
            for line in game.breakdown(seat) {
                self.hear(&Greed::score(&line), viewer, Kind::Sentence);
            }
        }
    }
}

fn any_action(rng: &mut ChaCha8Rng) -> Action {
    let card = Card::new(1 + below(rng, Card::COUNT.into()) as u8);
    *pick(
        rng,
        &[
            Action::Take(card),
            Action::Play(card),
            Action::PayCard(card),
            Action::Mark(card),
            Action::Copy(card),
            Action::Lose(card),
            Action::NoExtra,
            Action::PayMoney,
            Action::Decline,
        ],
    )
}

/// A whole game at random, told at every step.
fn play_and_tell(players: u8, number: u64, ear: &mut Ear) {
    let config = Greed::configure(players, &Choices::none()).unwrap();
    let mut game = Greed::new(&config).unwrap();
    let mut deal = Dealt::new(Seed::of_game(u64::from(players), number));
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    loop {
        let mut story: Vec<Event> = Vec::new();
        ear.table(&game, &mut rng);
        match game.pending() {
            Pending::Chance(question) => {
                let outcome = deal.answer(&game, &question);
                let wrong = Chance(Card::new(1 + below(&mut rng, Card::COUNT.into()) as u8));
                if let Some(refusal) = game.chance_refusal(&wrong) {
                    ear.refusal(&refusal, Viewer::Spectator);
                }
                game.apply_chance(outcome, &mut story);
            }
            pending @ (Pending::Seat(_) | Pending::Together(_)) => {
                ear.refusal(&game.chance_refusal(&Chance(Card::new(1))).unwrap(), Viewer::Spectator);
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

/// Variables that an argument can become.
fn expanded(args: &[&str]) -> BTreeSet<String> {
    const MORE: [&str; 2] = ["you", "count"];
    args.iter()
        .flat_map(|arg| [(*arg).to_owned()].into_iter().chain(MORE.map(|more| format!("{arg}-{more}"))))
        .collect()
}

#[test]
fn every_message_is_there_and_none_is_too_much() {
    let known = Greed::messages();
    let ids: BTreeSet<&str> = known.iter().map(|message| message.id.as_str()).collect();
    assert_eq!(ids.len(), known.len(), "a message is listed twice");
    for language in Language::ALL {
        let written = sources::messages(language);
        for message in &known {
            let variables = written.get(&message.id).unwrap_or_else(|| panic!("{language} lacks {}", message.id));
            let possible = expanded(message.args);
            assert!(variables.is_subset(&possible), "{language}: {} uses {variables:?} of {possible:?}", message.id);
        }
        // Positions written by hand have a file and tests of their own.
        let own = |id: &&String| id.starts_with("greed-") && !id.starts_with("greed-position-");
        for id in written.keys().filter(own) {
            assert!(ids.contains(id.as_str()), "{language}: {id} is never used");
        }
    }
}

#[test]
fn both_languages_use_every_argument() {
    let base = |variable: &String| {
        let stem = variable.strip_suffix("-you").or_else(|| variable.strip_suffix("-count"));
        stem.unwrap_or(variable).to_owned()
    };
    let [english, german] = Language::ALL.map(sources::messages);
    for message in Greed::messages() {
        let args: BTreeSet<String> = message.args.iter().map(|&arg| arg.to_owned()).collect();
        let of = |written: &BTreeMap<String, BTreeSet<String>>| written[&message.id].iter().map(base).collect();
        let used: [BTreeSet<String>; 2] = [of(&english), of(&german)];
        for (language, used) in Language::ALL.into_iter().zip(used) {
            let unused: Vec<_> = args.difference(&used).collect();
            assert!(unused.is_empty(), "{language}: {} does not use {unused:?}", message.id);
        }
    }
}

/// Messages that random games hardly ever reach, and why; the probes say them.
const PROBED: [(&str, &str); 7] = [
    ("greed-copies-another-thug", "a wrong answer among many to a rare question"),
    ("greed-markers-taken", "needs 44 played in the round after 41"),
    ("greed-no-thug-found", "needs an empty draw pile"),
    ("greed-pile-empty", "needs an empty draw pile"),
    ("greed-unknown-card", "something somebody typed"),
    ("greed-unreadable-action", "something somebody typed"),
    ("greed-unreadable-chance", "something in a record"),
];

/// Front doors show these; nothing in a game leads to them.
const OF_FRONT_DOORS: [&str; 3] = ["greed-title", "greed-pitch", "greed-length"];

#[test]
fn everything_said_is_a_sentence_and_every_message_is_said() {
    let mut ear = Ear::new();
    for players in Greed::players() {
        for number in 0..GAMES {
            play_and_tell(players, number, &mut ear);
        }
    }
    probe_what_is_typed(&mut ear);
    probe_an_empty_draw_pile(&mut ear);
    probe_a_copy(&mut ear);
    probe_a_shark_in_new_rooms(&mut ear);
    for (id, reason) in PROBED {
        assert!(ear.heard.contains(id), "the probes do not say {id} ({reason})");
    }
    let silent: Vec<_> = ear.known.keys().filter(|id| !ear.heard.contains(*id)).collect();
    assert_eq!(silent, OF_FRONT_DOORS.iter().collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>());

    let asked = ["take", "play", "play-extra", "pay", "mark", "copy", "lose"];
    for word in asked.map(|asked| format!("greed-asked-something-else {asked}")) {
        assert!(ear.words.contains(&word), "nobody is refused with {word}");
    }
    for kind in ["thug", "holding"] {
        assert!(ear.words.contains(&format!("greed-wrong-kind {kind}")), "nobody is told that it is no {kind}");
    }
    let books = [include_str!("../../../docs/rules/greed.en.md"), include_str!("../../../docs/rules/greed.de.md")];
    for rule in &ear.rules {
        assert!(books.iter().all(|book| book.contains(&format!("[`{rule}`]"))), "{rule} is in no rule book");
    }
    // `BACKROOM_SAY=1` prints all sentences, to be read aloud.
    if std::env::var_os("BACKROOM_SAY").is_some() {
        ear.said.iter().for_each(|said| println!("{said}"));
    }
}

/// What the first of these events is to A, whose neighbour is called Ben.
fn heard_by_a(story: &[Event], which: impl Fn(&Event) -> bool) -> String {
    let event = story.iter().find(|event| which(event)).expect("it happened");
    let names = ["Anna", "Ben"].map(String::from);
    let lines = Greed::event(event, Viewer::Seat(A));
    Words::of(Language::En).say(&lines[0], &Listener { viewer: Viewer::Seat(A), names: &names })
}

#[test]
fn what_is_not_as_printed_gives_its_reason() {
    let play = |position: Position, first, second| round(position.build(), first, second, &mut Ear::new()).1;
    let lost = play(Position::new(2, 5).hand(A, &[76]).hand(B, &[79]).money(B, 3), 76, 79);
    assert_eq!(
        heard_by_a(&lost, |event| matches!(event, Event::LostMoney { .. })),
        "Ben loses only 3k instead of 10k through Bobby \"Corduroy\" Brown (76), for there is no more."
    );
    let copied = play(Position::new(2, 5).hand(A, &[22]).hand(B, &[1]), 22, 1);
    assert_eq!(
        heard_by_a(&copied, |event| matches!(event, Event::Announced { .. })),
        "Until the end of this round, whenever you gain money, Ben gains the same amount."
    );
    let doubled = Event::Gained { seat: A, amount: 60, by: Card::new(27), times: 2 };
    assert_eq!(
        heard_by_a(&[doubled], |_| true),
        "You gain 60k through Gambit! (27), doubled thanks to Master Plan! (78)."
    );
}

fn probe_what_is_typed(ear: &mut Ear) {
    for text in ["", "win", "take", "pay card", "rob 27", "take 0", "play 81", "mark 007", "copy +7", "lose one"] {
        ear.refusal(&text.parse::<Action>().unwrap_err(), Viewer::Seat(A));
    }
    for text in ["", "27", "die 6", "card 81", "card x"] {
        ear.refusal(&text.parse::<Chance>().unwrap_err(), Viewer::Spectator);
    }
    for players in [0, 1, 6] {
        ear.refusal(&Greed::configure(players, &Choices::none()).unwrap_err(), Viewer::Spectator);
        ear.refusal(&Greed::new(&greed::Config { players }).unwrap_err(), Viewer::Spectator);
    }
}

/// 53 and 65 with nothing left to draw.
fn probe_an_empty_draw_pile(ear: &mut Ear) {
    let story = round(Position::new(2, 5).hand(A, &[53]).hand(B, &[65]).draw_pile(&[]).build(), 53, 65, ear).1;
    ear.events(&story, 2);
}

/// 54 beside two thugs.
fn probe_a_copy(ear: &mut Ear) {
    let game = Position::new(2, 5).hand(A, &[54]).hand(B, &[65]).display(A, &[22, 25, 44]).build();
    let (game, story) = round(game, 54, 65, ear);
    ear.events(&story, 2);
    for wrong in ["copy 54", "copy 44", "copy 26", "take 22"] {
        ear.refusal(&game.refusal(A, &wrong.parse().unwrap()).expect("it is refused"), Viewer::Seat(A));
    }
}

/// 44 takes a marker off itself if 41 has just given it some.
fn probe_a_shark_in_new_rooms(ear: &mut Ear) {
    let shark = Card::new(44);
    ear.events(&[Event::MarkersTaken { seat: A, holding: shark, count: 1, by: shark }], 2);
}

/// Both choose these cards; what happens until somebody is asked.
fn round(mut game: Greed, first: u8, second: u8, ear: &mut Ear) -> (Greed, Vec<Event>) {
    let mut story = Vec::new();
    for (seat, number) in [(A, first), (B, second)] {
        game.apply(seat, Action::Play(Card::new(number)), &mut story);
    }
    ear.table(&game, &mut ChaCha8Rng::seed_from_u64(0));
    (game, story)
}
