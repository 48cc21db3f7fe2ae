//! What random games hardly ever lead to, set up or typed by hand.

use std::fmt::Debug;
use std::str::FromStr;

use downtown::board::{Place, Places};
use downtown::card::Crew;
use downtown::config::{Edition, LeftLoot, OpeningTokens, UsedFence};
use downtown::deck::{BUILT_IN, Card, Deck, Source};
use downtown::scene::Scene;
use downtown::state::{Ending, Step};
use downtown::{Action, Chance, Config, Downtown, Event};
use rand_chacha::ChaCha8Rng;
use tabletop::rand::SeedableRng;
use tabletop::{Choices, Dealt, Game, Nature, Pending, Refusal, Seat, Seed, Silent, Tell, Viewer};

use crate::ear::{self, Ear};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

/// Messages that random games hardly ever or never reach, and why.
pub(crate) const REASONS: &[(&str, &str)] = &[
    ("downtown-unreadable-action", "something somebody typed"),
    ("downtown-bad-number", "something somebody typed"),
    ("downtown-unknown-place", "something somebody typed"),
    ("downtown-unknown-gangster", "something somebody typed"),
    ("downtown-unknown-stooge", "something somebody typed"),
    ("downtown-unknown-job", "something somebody typed"),
    ("downtown-unreadable-chance", "something in a record"),
    ("downtown-unknown-loot", "something in a record or a deck"),
    ("downtown-unknown-share", "something in a record"),
    ("downtown-unknown-step", "something in a stored game"),
    ("downtown-unknown-ending", "something in a stored game"),
    ("downtown-unknown-edition", "something in a stored set-up"),
    ("downtown-unknown-opening", "something in a stored set-up"),
    ("downtown-unknown-fence-rule", "something in a stored set-up"),
    ("downtown-unknown-loot-rule", "something in a stored set-up"),
    ("downtown-unknown-source", "something in a deck"),
    ("downtown-deck-row", "a bad deck"),
    ("downtown-deck-card", "a bad deck in a stored set-up"),
    ("downtown-deck-wrong-number-of-cards", "a bad deck"),
    ("downtown-deck-wrong-number-of-columns", "a bad deck"),
    ("downtown-deck-bad-number", "a bad deck"),
    ("downtown-deck-no-real-value", "a bad deck"),
    ("downtown-deck-claims-nothing", "a bad deck"),
    ("downtown-deck-value-not-a-multiple-of-4", "a bad deck"),
    ("downtown-deck-needs-nobody", "a bad deck"),
    ("downtown-deck-needs-more-gangsters-than-there-are", "a bad deck"),
    ("downtown-nature-is-not-asked", "a card for nobody who asked for one"),
    ("downtown-two-different-places", "both tokens on one place cannot be typed"),
    ("downtown-pile-is-empty", "needs nine jobs of one stooge in hands"),
    ("downtown-look-job-none", "needs nine jobs of one stooge in hands"),
    ("downtown-act-job-unknown", "needs nine jobs of one stooge in hands"),
    ("downtown-ask-offer-all", "the last card for a fence has been offered"),
    ("downtown-ask-return", "needs eight jobs in one hand"),
    ("downtown-wait-return", "needs eight jobs in one hand"),
    ("downtown-act-return", "needs eight jobs in one hand"),
    ("downtown-returned", "needs eight jobs in one hand"),
    ("downtown-task-return", "needs eight jobs in one hand"),
    ("downtown-one-token-must-stand-on-a-working-place", "a wrong answer among many"),
    ("downtown-wrong-loot-for-this-fence", "a wrong answer among many"),
    ("downtown-card-not-in-hand", "a wrong answer among many"),
    ("downtown-nothing-offered", "a wrong answer among many"),
    ("downtown-place-was-used", "a wrong answer among many"),
    ("downtown-one-place-a-turn", "a wrong answer among many"),
    ("downtown-use-is-over", "a wrong answer among many"),
    ("downtown-robbers-use-nothing", "a wrong answer among many"),
    ("downtown-tokens-have-moved", "a wrong answer among many"),
    ("downtown-already-robbed-or-paid", "a wrong answer among many"),
    ("downtown-no-gangster-you-can-pay", "needs an empty purse Downtown"),
    ("downtown-robbed-nothing", "needs an empty display"),
    ("downtown-turned-over-cop", "cops are rare"),
    ("downtown-fence-left", "fences leave in one edition only"),
    ("downtown-ask-casino", "needs four fences of one pile gone"),
    ("downtown-wait-casino", "needs four fences of one pile gone"),
    ("downtown-task-casino", "needs four fences of one pile gone"),
    ("downtown-look-fence-casino", "needs four fences of one pile gone"),
    ("downtown-act-no-visit", "needs four fences of one pile gone"),
    ("downtown-visits", "needs a visit to the casino"),
    ("downtown-ask-bet", "needs a visit to the casino"),
    ("downtown-wait-bets", "needs a visit to the casino"),
    ("downtown-task-bet", "needs a visit to the casino"),
    ("downtown-no-such-note", "needs a visit to the casino"),
    ("downtown-purse-does-not-cover-it", "needs a visit to the casino"),
    ("downtown-note-back", "needs a visit to the casino"),
    ("downtown-note-won", "needs a visit to the casino"),
    ("downtown-note-lost", "needs a visit to the casino"),
    ("downtown-ended-casino", "needs two casino cards"),
    ("downtown-ended-rich", "needs a rich player"),
];

pub(crate) fn all(ear: &mut Ear) {
    what_is_typed(ear);
    set_ups(ear);
    decks(ear);
    nine_jobs_of_joe(ear);
    all_there_is_for_a_fence(ear);
    too_late(ear);
    too_many_stooge_cards(ear);
    openings(ear);
    an_evening_at_the_casino(ear, "bet 5", "bet 10");
    an_evening_at_the_casino(ear, "bet 1", "bet 2");
    a_hundred_thousand(ear);
}

fn unread<T: FromStr<Err = Refusal> + Debug>(ear: &mut Ear, texts: &[&str]) {
    for text in texts {
        ear.refusal(&text.parse::<T>().unwrap_err(), Viewer::Seat(A));
    }
}

fn what_is_typed(ear: &mut Ear) {
    let moves = ["", "win", "take spies x", "sell 0", "sell 999", "bet ten"];
    unread::<Action>(ear, &moves);
    unread::<Action>(ear, &["stand moon west", "take cops 1", "job mario", "offer luigi", "offer luigi-0", "rob Z"]);
    unread::<Chance>(ear, &["", "die 6", "front x", "fence gold quarter", "fence art third", "gangster cops"]);
    unread::<Step>(ear, &["first"]);
    unread::<Ending>(ear, &["never"]);
    unread::<Edition>(ear, &["fr"]);
    unread::<OpeningTokens>(ear, &["none"]);
    unread::<UsedFence>(ear, &["stays"]);
    unread::<LeftLoot>(ear, &["all"]);
    unread::<Source>(ear, &["dreamt"]);
}

fn set_ups(ear: &mut Ear) {
    let wrong = |ear: &mut Ear, players, choices: &Choices| {
        ear.refusal(&Downtown::configure(players, choices).unwrap_err(), Viewer::Spectator);
    };
    wrong(ear, 1, &Choices::none());
    wrong(ear, 5, &Choices::none());
    for (option, value) in [("edition", "fr"), ("casino", "maybe"), ("turn-limit", "0"), ("weather", "fine")] {
        wrong(ear, 3, &Choices::none().with(option, value));
    }
    let good = Downtown::configure(2, &Choices::none()).unwrap();
    ear.refusal(&Downtown::new(&Config { turn_limit: 0, ..good }).unwrap_err(), Viewer::Spectator);
}

fn decks(ear: &mut Ear) {
    let header = "stooge, loot, claims, real, spies, safecrackers, lookouts, source";
    for row in [
        "mario, art, 40, 12 16 32, 0, 1, 1",
        "joe, gold, 40, 12 16 32, 0, 1, 1",
        "joe, art, 40, 12 16 32, 0, 1",
        "joe, art, many, 12 16 32, 0, 1, 1",
        "joe, art, 40, , 0, 1, 1",
        "joe, art, 0, 12 16 32, 0, 1, 1",
        "joe, art, 40, 12 14 32, 0, 1, 1",
        "joe, art, 40, 12 16 32, 0, 0, 0",
        "joe, art, 40, 12 16 32, 12, 0, 0",
        "joe, art, 40, 12 16 32, 0, 1, 1, dreamt",
        "joe, art, 40, 12 16 32, 0, 1, 1",
    ] {
        ear.refusal(&Deck::parse(&format!("{header}\n{row}\n")).unwrap_err(), Viewer::Spectator);
    }
    let good: Vec<Card> = Deck::parse(BUILT_IN).unwrap().into();
    let mut bad = good.clone();
    bad[3].real = 7;
    ear.refusal(&Deck::try_from(bad).unwrap_err(), Viewer::Spectator);
}

/// A game that is told at every step.
struct Stage<'a> {
    game: Downtown,
    ear: &'a mut Ear,
}

impl<'a> Stage<'a> {
    fn new(scene: Scene, ear: &'a mut Ear) -> Self {
        Self { game: scene.turn(A), ear }
    }

    /// A seat does these things.
    fn act(&mut self, seat: Seat, actions: &[&str]) -> &mut Self {
        for text in actions {
            let action = read(text);
            assert_eq!(self.game.refusal(seat, &action), None, "{text}");
            let mut story: Vec<Event> = Vec::new();
            self.game.apply(seat, action, &mut story);
            self.tell(&story);
        }
        self
    }

    fn chance(&mut self, outcome: &str) -> &mut Self {
        let outcome = outcome.parse().unwrap();
        assert_eq!(self.game.chance_refusal(&outcome), None, "{outcome}");
        let mut story: Vec<Event> = Vec::new();
        self.game.apply_chance(outcome, &mut story);
        self.tell(&story);
        self
    }

    fn tell(&mut self, story: &[Event]) {
        ear::events(self.ear, story, self.game.seats());
        self.ear.table(&self.game, &ear::wishes(&mut ChaCha8Rng::seed_from_u64(1)));
    }

    /// A may not do these things; they are told all the same.
    fn refuse(&mut self, actions: &[&str]) -> &mut Self {
        for action in actions {
            self.refuse_action(read(action));
        }
        self
    }

    fn refuse_action(&mut self, action: Action) {
        let refusal = self.game.refusal(A, &action).unwrap_or_else(|| panic!("{action} is legal"));
        self.ear.refusal(&refusal, Viewer::Seat(A));
        self.ear.choice(&Downtown::action(&self.game.view(Viewer::Seat(A)), &action), Viewer::Seat(A));
    }

    /// Everybody does the first thing they can, to the end.
    fn play_on(&mut self) {
        let mut deal = Dealt::new(Seed::of_game(1, 1));
        loop {
            match self.game.pending() {
                Pending::Over => return,
                Pending::Chance(question) => {
                    let outcome = deal.answer(&self.game, &question).to_string();
                    self.chance(&outcome);
                }
                pending => {
                    let seat = pending.seats().lowest().unwrap();
                    let mut legal = Vec::new();
                    self.game.legal_actions(seat, &mut legal);
                    self.act(seat, &[&legal[0].to_string()]);
                }
            }
        }
    }
}

fn read(action: &str) -> Action {
    action.parse().unwrap()
}

fn nine_jobs_of_joe(ear: &mut Ear) {
    let mut scene = Scene::new(2, &[]).unwrap().tokens(A, Place::West, Place::East).known(A, Crew([3, 3, 3]));
    for card in 18..27 {
        scene = scene.loot(if card < 25 { B } else { A }, card);
    }
    let mut stage = Stage::new(scene, ear);
    let unasked = stage.game.chance_refusal(&"cop".parse().unwrap()).expect("nobody asked");
    stage.ear.refusal(&unasked, Viewer::Spectator);
    stage.refuse_action(Action::Stand(Places::only(Place::West)));
    stage.act(A, &["stand west east", "pay B"]).refuse(&["job joe", "look joe"]);
    stage.act(A, &["look luigi"]).chance("back 28").act(A, &["leave"]).refuse(&["look luigi"]);
}

fn all_there_is_for_a_fence(ear: &mut Ear) {
    let scene = Scene::new(2, &[]).unwrap().tokens(A, Place::West, Place::East);
    let mut stage = Stage::new(scene.loot(A, 2).loot(A, 9), ear);
    stage.act(A, &["stand west east", "pay B", "sell 1", "offer luigi-9", "offer frankie-9", "done"]);
}

fn too_late(ear: &mut Ear) {
    let scene = |players| Scene::new(players, &[]).unwrap().tokens(A, Place::West, Place::East);
    let mut two = Stage::new(scene(2), ear);
    two.act(A, &["stand west east", "rob B"]).refuse(&["look joe"]);
    let mut three = Stage::new(scene(3), ear);
    three.act(A, &["stand west east", "rob B"]).refuse(&["stand west east", "rob C"]);
    three.act(A, &["look joe"]).chance("back 32").refuse(&["watch 1"]);
    let mut idle = Stage::new(scene(3), ear);
    idle.act(A, &["stand west east", "rob B", "done"]).refuse(&["look joe"]);
}

fn too_many_stooge_cards(ear: &mut Ear) {
    let mut scene = Scene::new(2, &[]).unwrap().tokens(A, Place::Ghetto, Place::Bank);
    for card in [3, 4, 5, 12, 13, 14, 21, 22, 23] {
        scene = scene.loot(A, card);
    }
    let mut stage = Stage::new(scene, ear);
    stage.act(A, &["stand ghetto bank", "rob B", "lay money 0"]).refuse(&["done"]);
    stage.act(A, &["return luigi-8", "return frankie-9"]);
}

fn openings(ear: &mut Ear) {
    let config = Downtown::configure(2, &Choices::none()).unwrap();
    let mut game = Downtown::new(&config).unwrap();
    let mut deal = Dealt::new(Seed::of_game(1, 1));
    while let Pending::Chance(question) = game.pending() {
        let outcome = deal.answer(&game, &question);
        game.apply_chance(outcome, &mut Silent);
    }
    let seat = game.pending().seats().lowest().unwrap();
    ear.refusal(&game.refusal(seat, &read("stand villa bank")).unwrap(), Viewer::Seat(seat));
}

/// The last fence of a pile is a cop; below it the second casino card appears.
fn an_evening_at_the_casino(ear: &mut Ear, ben: &str, clara: &str) {
    let scene = Scene::new(3, &[("edition", "de-a")]).unwrap().tokens(A, Place::East, Place::Downtown).casinos(1);
    let scene = scene.row(Crew([2, 2, 2])).fence_piles([&[0, 12], &[4, 1, 2, 3, 5, 6, 7, 12], &[8, 9, 10, 11]]);
    let mut stage = Stage::new(scene.loot(A, 0).loot(A, 3).purse(A, 0), ear);
    stage.act(A, &["stand downtown east", "rob B"]).refuse(&["hire"]).act(A, &["sell 1"]);
    stage.refuse(&["offer frankie-8", "offer joe-1", "done"]).act(A, &["offer frankie-9", "done"]).chance("cop");
    stage.refuse(&["done"]).act(A, &["visit"]).refuse(&["bet 3", "bet 20", "done"]);
    stage.act(A, &[if ben == "bet 5" { "bet 2" } else { "bet 1" }]).act(B, &[ben]).act(C, &[clara]).play_on();
}

fn a_hundred_thousand(ear: &mut Ear) {
    let scene = Scene::new(2, &[]).unwrap().purse(A, 98).display(B, 2, Crew::NONE);
    Stage::new(scene.tokens(A, Place::West, Place::East), ear).act(A, &["stand west east", "rob B"]);
}
