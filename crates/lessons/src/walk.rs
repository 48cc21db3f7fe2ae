//! Going through a lesson.

use catalog::table::{AnyTable, Moment, Stories};
use serde_json::Value;
use tabletop::{Choices, Refusal, Seat, Seed, Viewer};

use crate::lesson::{Lesson, Scene, Step, Task, Until, Wrong};

/// Who plays for the others where the lesson does not say what they do: quick, and the same every time.
const THUMB: &str = "heuristic";

/// Somebody on their way through a lesson.
pub struct Walk {
    lesson: &'static Lesson,
    desk: Box<dyn AnyTable>,
    told: Stories,
    at: usize,
    done: bool,
    /// How many of the step's tasks have been done.
    solved: usize,
    /// How often somebody else has chosen by rules of thumb.
    thoughts: u64,
}

/// Why a try does not get on.
#[derive(Clone, Debug)]
pub struct No {
    /// The wrong try that the lesson has an answer to.
    pub named: Option<&'static Wrong>,
    /// Why the game forbids it, if it does.
    pub refusal: Option<Refusal>,
}

/// What somebody says they have done is not on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Astray;

impl Walk {
    /// The way to this step from the last scene before it, and what has been done there by the right tries so far.
    pub fn to(lesson: &'static Lesson, step: usize, tries: &[String]) -> Result<Self, Astray> {
        let way = lesson.steps.get(..=step).ok_or(Astray)?;
        let scene = way.iter().enumerate().rev().find_map(|(at, step)| Some((at, step.scene.as_ref()?)));
        let (at, scene) = scene.ok_or(Astray)?;
        let mut walk = Self::begin(lesson, at, scene);
        let mut tries = tries.iter();
        while walk.at < step || !tries.as_slice().is_empty() {
            if !walk.done {
                walk.attempt(tries.next().ok_or(Astray)?).map_err(|_| Astray)?;
            } else if walk.at < step {
                walk.enter(walk.at + 1);
            } else {
                return Err(Astray);
            }
        }
        Ok(walk)
    }

    /// # Panics
    /// If a scene is not a table of its game; a test goes through them all.
    fn begin(lesson: &'static Lesson, at: usize, scene: &Scene) -> Self {
        let entry = catalog::find(lesson.game).expect("a lesson lies in its game's folder");
        let chosen = scene.options.iter();
        let choices = chosen.fold(Choices::none(), |choices, (name, value)| choices.with(name, value));
        let seed: Seed = scene.seed.parse().expect("a seed");
        let opened = match &scene.position {
            Some(position) => entry.place(scene.players, &choices, position.clone(), Some(seed)),
            None => entry.open(scene.players, &choices, seed),
        };
        let (desk, told) = opened.unwrap_or_else(|no| panic!("{}/{}: {}", lesson.game, lesson.name, no.line));
        let mut walk = Self { lesson, desk, told, at, done: false, solved: 0, thoughts: 0 };
        walk.enter(at);
        walk
    }

    /// The step it is at.
    pub fn step(&self) -> &'static Step {
        &self.lesson.steps[self.at]
    }

    /// Whether what is to be done in it has been done.
    pub fn done(&self) -> bool {
        self.done
    }

    /// The table.
    pub fn desk(&mut self) -> &mut dyn AnyTable {
        self.desk.as_mut()
    }

    /// Whose eyes.
    pub fn viewer(&self) -> Viewer {
        Viewer::Seat(self.lesson.seat)
    }

    /// All that the learner has seen so far.
    pub fn told(&self) -> &[Moment] {
        self.told.to(self.viewer())
    }

    /// What the rules of thumb would do now; where the lesson does not say what to do, that is its advice.
    pub fn advice(&self) -> Option<String> {
        let asked = self.desk.prompt(self.lesson.seat).is_some_and(|prompt| !prompt.sealed);
        let plays = self.step().play.is_some() && !self.done;
        (plays && asked).then(|| self.desk.bot(self.lesson.seat, THUMB, 0).ok()).flatten()
    }

    /// Tries something.
    pub fn attempt(&mut self, action: &str) -> Result<(), No> {
        let seat = self.lesson.seat;
        // Once it is done the board only shows what has come of it.
        let not_now = || No { named: None, refusal: Some(Refusal::new("nobody-asks-this-seat").with("seat", seat)) };
        let step = self.step();
        if self.done {
            return Err(not_now());
        }
        let forbidden = self.desk.why_not(seat, action).err();
        if let Some(task) = step.tasks.get(self.solved) {
            let deed = if forbidden.is_none() { self.deed(action) } else { None };
            if forbidden.is_some() || !is_right(task, action, deed.as_ref()) {
                let means = |wrong: &&Wrong| {
                    wrong.attempt == action || wrong.also.iter().any(|fits| fits.means(action, deed.as_ref()))
                };
                return Err(No { named: task.wrong.iter().find(means), refusal: forbidden });
            }
        } else if let Some(refusal) = forbidden {
            return Err(No { named: None, refusal: Some(refusal) });
        }
        let Some(prompt) = self.desk.prompt(seat) else { return Err(not_now()) };
        match self.desk.submit(seat, prompt.id, action) {
            Ok(told) => self.told.extend(told),
            Err(refusal) => return Err(No { named: None, refusal: Some(refusal) }),
        }
        match step.play {
            None => {
                self.others_do(&step.tasks[self.solved].then);
                self.solved += 1;
                self.done = self.solved == step.tasks.len();
            }
            Some(until) => self.play_on(until),
        }
        Ok(())
    }

    fn enter(&mut self, at: usize) {
        (self.at, self.done, self.solved) = (at, false, 0);
        let step = self.step();
        self.others_do(&step.others);
        match step.play {
            Some(until) => self.play_on(until),
            None => self.done = step.tasks.is_empty(),
        }
    }

    fn others_do(&mut self, plays: &[(Seat, String)]) {
        for (seat, action) in plays {
            self.submit(*seat, action);
        }
    }

    /// Lets the others play until it is the learner's turn, or until then.
    fn play_on(&mut self, until: Until) {
        while !self.reached(until) {
            let others = self.desk.asked().iter().filter(|&seat| seat != self.lesson.seat);
            let Some(seat) = others.into_iter().find(|&seat| !self.desk.sealed().contains(seat)) else { return };
            self.thoughts += 1;
            let action = self.desk.bot(seat, THUMB, self.thoughts).expect("whoever is asked can choose");
            self.submit(seat, &action);
        }
        self.done = true;
    }

    fn reached(&self, until: Until) -> bool {
        let stage = self.desk.stage();
        let reached = match until {
            Until::Round(round) => stage.round >= Some(round),
            Until::Turn(turn) => stage.turn >= Some(turn),
        };
        reached || self.desk.standing().is_some()
    }

    /// # Panics
    /// If a lesson has somebody do what they cannot do; a test goes through them all.
    fn submit(&mut self, seat: Seat, action: &str) {
        let (lesson, step) = (self.lesson, &self.step().id);
        let prompt = self.desk.prompt(seat);
        let prompt = prompt.unwrap_or_else(|| panic!("{}/{} {step}: {seat} is not asked", lesson.game, lesson.name));
        let told = self.desk.submit(seat, prompt.id, action);
        let told =
            told.unwrap_or_else(|no| panic!("{}/{} {step}: {seat} {action}: {}", lesson.game, lesson.name, no.line));
        self.told.extend(told);
    }

    fn deed(&self, action: &str) -> Option<Value> {
        let choice = self.desk.choices(self.lesson.seat).into_iter().find(|choice| choice.action == action)?;
        serde_json::to_value(&choice.deed).ok()
    }
}

fn is_right(task: &Task, action: &str, deed: Option<&Value>) -> bool {
    task.show == action || task.also.iter().any(|fits| fits.means(action, deed))
}
