//! A recorded game to look back at: all that somebody saw of it, moment by moment, what was taken back included.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{
    By, Game, Input, Landmark, Line, Listed, Record, Refusal, Seat, Standing, Story, Viewer, notation, unplayable,
};

use crate::audience::Written;
use crate::json::Json;

/// As whom a game is looked back at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(type = r#"Seat | "spectator" | "open""#))]
#[cfg_attr(feature = "ts", schemars(with = "String", extend("pattern" = "^([A-E]|spectator|open)$")))]
pub enum Eyes {
    /// As somebody saw it.
    Of(Viewer),
    /// With everything open; only a game that is over.
    Open,
}

impl Eyes {
    /// Everybody who can look back at a game of so many seats, everything open last.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        Viewer::all(seats).map(Self::Of).chain([Self::Open])
    }

    /// Whose sentences are told.
    pub const fn viewer(self) -> Viewer {
        match self {
            Self::Of(viewer) => viewer,
            Self::Open => Viewer::Spectator,
        }
    }
}

impl fmt::Display for Eyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Of(viewer) => viewer.fmt(f),
            Self::Open => f.write_str("open"),
        }
    }
}

impl FromStr for Eyes {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        if text == "open" { Ok(Self::Open) } else { text.parse().map(Self::Of) }
    }
}
notation!(Eyes);

/// A moment of a game that is looked back at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// What happened, as data to draw; `null` where somebody takes something back.
    pub event: Json,
    /// What happened, in words.
    pub lines: Vec<Line>,
    /// The table right after it.
    pub table: Json,
    /// What it is to whoever looks along the whole game.
    pub landmark: Option<Landmark>,
    /// Who takes something back here.
    pub undoes: Option<Seat>,
    /// Whether it was taken back later.
    pub undone: bool,
    /// How many inputs had gone in by then. Only of a game that is over: it counts what others do in secret.
    pub inputs: Option<usize>,
}

/// A choice that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Chosen {
    /// How many moments were told before it.
    pub at: u32,
    /// Whose.
    pub seat: Seat,
    /// Who made it, if anybody has said.
    #[cfg_attr(
        feature = "ts",
        ts(type = r#""person" | { bot: string } | null"#),
        schemars(with = "serde_json::Value")
    )]
    pub by: Option<By>,
    /// What it says; nothing to whoever may not know.
    pub line: Option<Line>,
    /// Whether it was taken back later.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub undone: bool,
}

/// What is told of a game, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tale {
    /// Something was seen.
    Past(Past),
    /// Somebody chose something. The own choices; with a game that is over everybody's.
    Chosen(Chosen),
}

/// How a record ends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// How many seats.
    pub seats: u8,
    /// The standing, if it ended by its rules.
    pub standing: Option<Standing>,
    /// How many inputs went in.
    pub inputs: usize,
}

/// Whoever is told a game anew, and can stop it.
pub type Listener<'a> = &'a mut dyn FnMut(Tale) -> Result<(), Refusal>;

/// Tells a record to these eyes. `over` says that the game has ended, if not by its rules.
pub(crate) fn tell<G: Listed>(
    record: &Record<G>,
    eyes: Eyes,
    over: bool,
    tell: Listener<'_>,
) -> Result<Ending, Refusal> {
    let over = over || record.standing.is_some();
    let mut session = record.begin()?;
    let seats = session.state().seats();
    eyes.viewer().seat().map_or(Ok(()), |seat| session.seated(seat))?;
    Refusal::new("replay-not-over").when(eyes == Eyes::Open && !over)?;
    let mut onlooker = Onlooker::<G> { eyes, written: Written::nothing(), pasts: Vec::new() };
    let mut shown = onlooker.table(session.state());
    let undone = taken_back(record);
    // How many moments had been told before each choice that can still be taken back.
    let (mut told, mut before) = (0_u32, Vec::new());
    for (number, (input, by)) in record.played().enumerate() {
        let chosen = match input {
            Input::Act(seat, action) => {
                before.push(told);
                let sees = eyes == Eyes::Open || eyes == Eyes::Of(Viewer::Seat(seat));
                let line = || G::action(&session.view(Viewer::Seat(seat)), &action);
                // What cannot be done has no words.
                let line = (sees && session.why_not(seat, &action).is_none()).then(line);
                let chosen = Chosen { at: told, seat, by: by.cloned(), line, undone: undone[number] };
                (sees || over).then_some(chosen)
            }
            _ => None,
        };
        session.take_by(input, by, &mut onlooker).map_err(|reason| unplayable(number, reason))?;
        if let Some(chosen) = chosen {
            tell(Tale::Chosen(chosen))?;
        }
        for past in onlooker.pasts.drain(..) {
            shown = past.table.clone();
            told += 1;
            tell(Tale::Past(Past { undone: undone[number], inputs: over.then_some(number + 1), ..past }))?;
        }
        if let Input::Undo(seat, steps) = input {
            let first = before.split_off(before.len().saturating_sub(steps.into())).first().copied();
            let table = onlooker.table(session.state());
            // Whoever saw nothing of it does not see it taken back.
            if first.is_some_and(|first| first < told) || table != shown {
                shown = table.clone();
                told += 1;
                let past = Past { undoes: Some(seat), inputs: over.then_some(number + 1), ..nothing(table) };
                tell(Tale::Past(past))?;
            }
        }
    }
    Refusal::new("record-ends-differently").when(record.standing != session.standing())?;
    Ok(Ending { seats, standing: session.standing(), inputs: record.inputs.len() })
}

fn nothing(table: Json) -> Past {
    Past { event: Json::null(), lines: Vec::new(), table, landmark: None, undoes: None, undone: false, inputs: None }
}

/// For each input whether it was taken back later.
fn taken_back<G: Game>(record: &Record<G>) -> Vec<bool> {
    let (mut undone, mut standing) = (vec![false; record.inputs.len()], Vec::new());
    for (number, input) in record.inputs.iter().enumerate() {
        match input {
            Input::Act(..) => standing.push(number),
            Input::Undo(_, steps) => {
                let kept = standing.len().saturating_sub(usize::from(*steps));
                standing.drain(kept..).for_each(|number| undone[number] = true);
            }
            Input::Chance(_) => {}
        }
    }
    undone
}

/// Listens with somebody's eyes.
struct Onlooker<G: Game> {
    eyes: Eyes,
    written: Written<G>,
    pasts: Vec<Past>,
}

impl<G: Listed> Onlooker<G> {
    fn table(&mut self, state: &G) -> Json {
        let table = match self.eyes {
            Eyes::Of(viewer) => state.view(viewer).table,
            Eyes::Open => state.unveiled(),
        };
        self.written.table(table, state.seats())
    }
}

impl<G: Listed> Story<G> for Onlooker<G> {
    fn tell(&mut self, state: &G, event: G::Event) {
        let witnessed = match self.eyes {
            Eyes::Of(viewer) => G::witness(&event, viewer),
            Eyes::Open => G::uncovered(&event),
        };
        let Some(witnessed) = witnessed else { return };
        let table = self.table(state);
        self.pasts.push(Past {
            event: Json::of(&witnessed),
            lines: G::event(&witnessed, self.eyes.viewer()),
            landmark: G::landmark(&witnessed),
            ..nothing(table)
        });
    }
}
