//! Players from outside: somebody who is told, asked and answered in text.
//!
//! The catalogue says what a guest is given, and that is all its seat may know; whoever opens the door
//! (a command line that runs programs) says who it is. Doors for requests over a wire open none.

use tabletop::{Game, Line, Listed, Refusal, Seat, Standing, View, Viewer};

pub use bots::table::Forfeit;
use bots::table::Player;

use crate::table::{Choice, Json, Offer, Question};

/// Who is invited to play, and what for.
#[derive(Clone, Debug)]
pub struct PlayerRequest<'a> {
    /// What was asked for: the program.
    pub program: &'a str,
    /// The game.
    pub game: &'static str,
    /// The seat.
    pub seat: Seat,
    /// How many players.
    pub players: u8,
    /// The options that are not the usual ones, as text.
    pub options: &'a str,
}

/// All that a guest is given with a question.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The question in words and the rules it is about.
    pub question: Question,
    /// What lies open for the seat.
    pub table: Json,
    /// What a perfect memory adds.
    pub memory: Json,
    /// What it can do.
    pub choices: Vec<Choice>,
}

/// A player from outside.
pub trait ExternalPlayer: Send {
    /// The seat saw this happen.
    fn hear(&mut self, event: &Json, lines: &[Line]);
    /// Which of the choices it takes, by number.
    fn choose(&mut self, asked: &Asked) -> Result<usize, Forfeit>;
    /// It is over.
    fn over(&mut self, standing: &Standing);
}

/// Lets guests in, or not.
pub type PlayerFactory<'a> = dyn Fn(&PlayerRequest) -> Result<Box<dyn ExternalPlayer>, Refusal> + Sync + 'a;

/// A door that nobody comes through.
pub fn closed(invitation: &PlayerRequest) -> Result<Box<dyn ExternalPlayer>, Refusal> {
    Err(Refusal::new("no-programs-here").with("program", invitation.program))
}

/// A guest at a table of the arena.
pub struct Seated(
    /// Who.
    pub Box<dyn ExternalPlayer>,
);

impl<G: Listed> Player<G> for Seated {
    fn hear(&mut self, witnessed: &<G as Game>::Witnessed, viewer: Viewer) {
        self.0.hear(&Json::of(witnessed), &<G as tabletop::Tell>::event(witnessed, viewer));
    }

    fn answer(&mut self, view: &View<G>, legal: &[G::Action]) -> Result<G::Action, Forfeit> {
        let asked = Asked {
            question: Question { prompt: None, line: G::prompt(view), rules: G::prompt_rules(view) },
            table: Json::of(&view.table),
            memory: Json::of(&view.memory),
            choices: legal.iter().map(|&action| Offer::new(view, action).into()).collect(),
        };
        self.0.choose(&asked).map(|number| legal[number])
    }

    fn over(&mut self, standing: &Standing) {
        self.0.over(standing);
    }
}
