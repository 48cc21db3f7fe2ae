//! Listens to whole games.

use std::collections::BTreeSet;

use rand_chacha::ChaCha8Rng;
use smile::{Action, Smile, Told};
use tabletop::{Fresh, Game, Line, Nature, Pending, Refusal, Seat, Tell, Viewer, pick};
use words::ear::Ear;
use words::{Language, Listener, Words};

pub(crate) struct Hearing {
    pub(crate) ear: Ear<Smile>,
    wrong: Vec<Action>,
}

impl Hearing {
    pub(crate) fn new() -> Self {
        Self { ear: Ear::default(), wrong: some_of_everything() }
    }

    pub(crate) fn refusal(&mut self, refusal: &Refusal) {
        for viewer in Viewer::all(2) {
            self.ear.refusal(refusal, viewer);
        }
    }

    /// Listens to all that can be said of a position; of what is wrong to all of it, or to some.
    pub(crate) fn position(&mut self, game: &Smile, thorough: bool) {
        let wrong: Vec<Action> = self.wrong.iter().copied().step_by(if thorough { 1 } else { 7 }).collect();
        self.ear.table(game, &wrong);
        for viewer in Viewer::all(2) {
            assert!(!Smile::prompt_rules(&game.view(viewer)).is_empty());
        }
        // The rival of a game for one has an account, too.
        for seat in Seat::first(2) {
            let score: Vec<Line> = game.breakdown(seat).iter().map(Smile::score).collect();
            self.ear.sentences(&score, Viewer::Seat(seat));
        }
        for seat in Seat::first(game.seats()) {
            for refusal in wrong.iter().filter_map(|action| game.refusal(seat, action)) {
                self.ear.refusal(&refusal, Viewer::Seat(seat));
            }
        }
        let asked = game.pending().seats().lowest().unwrap_or(Seat::new(0));
        let view = game.view(Viewer::Seat(asked));
        let mut legal = Vec::new();
        game.legal_actions(asked, &mut legal);
        told_apart(&legal.iter().map(|action| Smile::action(&view, action)).collect::<Vec<_>>(), asked);
    }

    /// Plays a game at random and listens all the time.
    pub(crate) fn hear_game(&mut self, mut game: Smile, rng: &mut ChaCha8Rng, thorough: bool) {
        let mut nature = Fresh(rng.clone());
        let mut rolling = 0;
        loop {
            let mut events: Vec<Told> = Vec::new();
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
            self.ear.events(&events, game.seats());
        }
        self.position(&game, true);
    }
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
