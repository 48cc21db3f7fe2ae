//! What is still to be done: the whole course of a game as data, so that it can be saved, compared
//! and continued in the middle of anything.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::Card;

/// Something to be done. What waits for a seat or for nature says so in its words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Nothing: the game is over.
    #[default]
    Nothing,
    /// Waits for nature: this many cards have been dealt.
    Deal(u8),
    /// Waits for the seats that have not yet taken a card of their pile.
    Draft,
    /// Waits for the seats that have not yet chosen a card to play.
    Choose,
    /// The turn of the player at this place of the order.
    Turn(u8),
    /// The extra cards of the player at this place of the order.
    Extras(u8),
    /// Waits for the loser, if it has a choice: of the announced losses the `which`-th, announced
    /// for the `time`-th time, for the player at this place of the order.
    Loss {
        /// Which of [`Loss::ALL`](crate::data::Loss::ALL).
        which: u8,
        /// How often it has been carried out before.
        time: u8,
        /// The loser's place in the order.
        place: u8,
    },
    /// Waits for the seat to pay the card's cost or decline.
    Pay(Seat, Card),
    /// Waits for the seat to say which holding gets the markers.
    Markers {
        /// Whose holdings.
        seat: Seat,
        /// By which card.
        by: Card,
        /// How many.
        count: u16,
    },
    /// Waits for the seat to play another card, because of this card.
    Another(Seat, Card),
    /// Waits for the seat to say which thug Rubberface copies.
    Copy(Seat),
    /// Waits for nature to turn up a card of the draw pile, until a thug shows.
    FindThug(Seat),
    /// Waits for nature: the seat draws this many cards because of that card.
    Draw(Seat, u8, Card),
    /// The rest of a card's text, from this part on.
    Text(Seat, Card, u8),
    /// What follows an action.
    After(Seat, Card),
    /// The texts of the seat's thugs again, from this number on.
    Repeat(Seat, u8),
}

/// A pile of tasks; the top one is next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<Task>", try_from = "Vec<Task>")]
pub struct Agenda {
    height: u8,
    /// Places above the height hold [`Task::Nothing`], so that equal agendas are equal values.
    tasks: [Task; Self::DEPTH],
}

impl Agenda {
    /// How high it can become.
    ///
    /// At the bottom lies what moves the round on (turn, extras or losses). Only 80 plays a card of
    /// the hand inside its text, and there is one 80, which is neither in the hand then nor found
    /// by 53: so at most one [`Task::After`] lies below another play, that of 80. (The rest of 80's
    /// text waits only below the question which holding gets its marker, and is off the agenda when
    /// it plays the card.) That play can leave one more task waiting: its own `After`, if it is an
    /// action, or the `Repeat` of 55. A text repeated by 55, 53 or a copy of 53 plays thugs only;
    /// their texts are one part long and they have no `After`, so they replace what asked for them
    /// instead of lying upon it. On top lies what is asked.
    pub const DEPTH: usize = 4;

    /// With this task alone.
    pub fn of(task: Task) -> Self {
        let mut agenda = Self { height: 0, tasks: [Task::Nothing; Self::DEPTH] };
        agenda.push(task);
        agenda
    }

    /// What is next.
    #[inline]
    pub fn top(&self) -> Task {
        match self.height {
            0 => Task::Nothing,
            height => self.tasks[height as usize - 1],
        }
    }

    /// Does this before all else.
    #[inline]
    pub fn push(&mut self, task: Task) {
        self.tasks[self.height as usize] = task;
        self.height += 1;
    }

    /// The top task is done.
    #[inline]
    pub fn pop(&mut self) {
        self.height -= 1;
        self.tasks[self.height as usize] = Task::Nothing;
    }

    /// The top task becomes another one.
    #[inline]
    pub fn replace(&mut self, task: Task) {
        self.tasks[self.height as usize - 1] = task;
    }

    /// How many tasks there are.
    #[inline]
    pub fn height(&self) -> usize {
        self.height as usize
    }
}

impl From<Agenda> for Vec<Task> {
    fn from(agenda: Agenda) -> Self {
        agenda.tasks[..agenda.height()].to_vec()
    }
}

impl TryFrom<Vec<Task>> for Agenda {
    type Error = &'static str;
    fn try_from(list: Vec<Task>) -> Result<Self, Self::Error> {
        if list.len() > Self::DEPTH {
            return Err("an agenda is at most four tasks high");
        }
        let mut agenda = Self { height: list.len() as u8, tasks: [Task::Nothing; Self::DEPTH] };
        agenda.tasks[..list.len()].copy_from_slice(&list);
        Ok(agenda)
    }
}
