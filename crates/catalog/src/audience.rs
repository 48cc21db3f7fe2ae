//! Who listens at a desk, and what they are told.

use std::marker::PhantomData;
use std::ops::Range;

use serde::Serialize;
use tabletop::{Game, Line, Seat, SeatSet, Story, Tell, View, Viewer};

use crate::change;
use crate::json::Json;
use crate::table::Offer;

/// Something a viewer saw happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "Moment<E = unknown, T = unknown>"))]
pub struct Moment {
    /// What happened, as data to draw.
    #[cfg_attr(feature = "ts", ts(type = "E"), schemars(with = "serde_json::Value"))]
    pub event: Json,
    /// What happened, in words.
    pub lines: Vec<Line>,
    /// The table right after it; `null` for those who only want the words.
    #[cfg_attr(feature = "ts", ts(type = "T"), schemars(with = "serde_json::Value"))]
    pub table: Json,
}

/// What each viewer saw of a step: the seats in order, then the spectators.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stories(Vec<Vec<Moment>>);

impl Stories {
    /// Nobody saw anything.
    pub fn nothing(seats: u8) -> Self {
        Self(vec![Vec::new(); usize::from(seats) + 1])
    }

    /// What this viewer saw.
    pub fn to(&self, viewer: Viewer) -> &[Moment] {
        place(viewer, self.0.len()).map_or(&[], |place| &self.0[place])
    }

    /// More of the same.
    pub fn extend(&mut self, more: Self) {
        self.0.iter_mut().zip(more.0).for_each(|(all, more)| all.extend(more));
    }
}

/// Where a viewer stands in a list of all viewers; nowhere if the table has no such seat.
fn place(viewer: Viewer, viewers: usize) -> Option<usize> {
    let spectators = viewers.checked_sub(1)?;
    viewer.seat().map_or(Some(spectators), |seat| Some(seat.index()).filter(|&place| place < spectators))
}

/// Who wants to be told. What nobody hears is not put into words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Audience {
    seats: SeatSet,
    spectators: bool,
    tables: bool,
}

impl Audience {
    /// Nobody listens.
    pub const NOBODY: Self = Self { seats: SeatSet::EMPTY, spectators: false, tables: true };

    /// Every seat and the spectators, with the table after every event.
    pub const EVERYBODY: Self = Self { seats: SeatSet::first(Seat::MAX as u8), spectators: true, tables: true };

    /// The same without the tables.
    #[must_use]
    pub const fn in_words(self) -> Self {
        Self { tables: false, ..self }
    }

    /// With one more listener.
    #[must_use]
    pub fn with(self, viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat(seat) => Self { seats: self.seats.with(seat), ..self },
            Viewer::Spectator => Self { spectators: true, ..self },
        }
    }

    /// Whether this viewer listens.
    pub fn contains(self, viewer: Viewer) -> bool {
        viewer.seat().map_or(self.spectators, |seat| self.seats.contains(seat))
    }
}

/// How many moments each viewer's story has: the seats in order, then the spectators.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Heard(Vec<u32>);

impl Heard {
    pub(crate) fn nothing(seats: u8) -> Self {
        Self(vec![0; usize::from(seats) + 1])
    }

    pub(crate) fn by(&self, viewer: Viewer) -> u32 {
        place(viewer, self.0.len()).map_or(0, |place| self.0[place])
    }

    pub(crate) fn counts(&self) -> &[u32] {
        &self.0
    }

    /// The counts of a snapshot, if they are for so many seats.
    pub(crate) fn counted(counts: Vec<u32>, seats: u8) -> Option<Self> {
        (counts.len() == usize::from(seats) + 1).then_some(Self(counts))
    }
}

/// What was written last: what several see alike, and what has not changed since, is written once.
pub(crate) struct Written<G: Game> {
    /// Tables, as many as there are viewers.
    tables: Vec<Json>,
    /// Each seat's choices.
    choices: Vec<Option<WrittenChoices<G>>>,
}

/// A seat's choices, and what they follow from.
struct WrittenChoices<G: Game> {
    view: View<G>,
    legal: Vec<G::Action>,
    json: Json,
}

impl<G: Tell> Written<G> {
    pub(crate) fn nothing() -> Self {
        Self { tables: Vec::new(), choices: Vec::new() }
    }

    /// What lies open for the viewer.
    pub(crate) fn seen(&mut self, state: &G, viewer: Viewer) -> Json {
        self.table(state.view(viewer).table, state.seats())
    }

    /// The table as JSON, at a table of so many seats.
    pub(crate) fn table(&mut self, table: G::Table, seats: u8) -> Json {
        if let Some(same) = self.tables.iter().rev().find(|json| json.holds() == Some(&table)) {
            return same.clone();
        }
        if self.tables.len() > usize::from(seats) {
            self.tables.remove(0);
        }
        let json = Json::comparing(table, G::changed);
        self.tables.push(json.clone());
        json
    }

    /// What the seat can do, which follows from what it sees: each choice as what makes it of the one before.
    pub(crate) fn choices(&mut self, seat: Seat, view: View<G>, legal: Vec<G::Action>) -> Json {
        if self.choices.len() <= seat.index() {
            self.choices.resize_with(seat.index() + 1, || None);
        }
        let before = &mut self.choices[seat.index()];
        if let Some(same) = before
            && same.legal == legal
            && same.view == view
        {
            return same.json.clone();
        }
        let json = change::chain(legal.iter().map(|&action| Offer::new(&view, action)));
        *before = Some(WrittenChoices { view, legal, json: json.clone() });
        json
    }
}

/// Listens for the audience, and counts for everybody.
pub(crate) struct Listeners<'a, G: Game> {
    audience: Audience,
    heard: &'a mut Heard,
    written: &'a mut Written<G>,
    told: Stories,
}

impl<'a, G: Tell> Listeners<'a, G> {
    pub(crate) fn new(audience: Audience, heard: &'a mut Heard, written: &'a mut Written<G>) -> Self {
        let told = Stories(vec![Vec::new(); heard.0.len()]);
        Self { audience, heard, written, told }
    }

    pub(crate) fn told(self) -> Stories {
        self.told
    }
}

impl<G: Tell> Story<G> for Listeners<'_, G> {
    fn tell(&mut self, state: &G, event: G::Event) {
        // What several saw alike is told once.
        let mut last = None::<Json>;
        for viewer in Viewer::all(state.seats()) {
            let Some(witnessed) = G::witness(&event, viewer) else { continue };
            let place = place(viewer, self.heard.0.len()).expect("these are the viewers of this table");
            self.heard.0[place] += 1;
            if self.audience.contains(viewer) {
                let table = if self.audience.tables { self.written.seen(state, viewer) } else { Json::null() };
                let lines = G::event(&witnessed, viewer);
                let event = match last.take() {
                    Some(same) if same.holds() == Some(&witnessed) => same,
                    _ => Json::later(witnessed),
                };
                last = Some(event.clone());
                self.told.0[place].push(Moment { event, lines, table });
            }
        }
    }
}

/// Listens for one viewer to a part of its story.
pub(crate) struct Latecomer<G> {
    viewer: Viewer,
    /// Which moments it wants to hear of.
    part: Range<u32>,
    /// Which one is next.
    at: u32,
    tables: bool,
    moments: Vec<Moment>,
    game: PhantomData<fn() -> G>,
}

impl<G: Tell> Latecomer<G> {
    pub(crate) fn new(viewer: Viewer, part: Range<u32>, tables: bool) -> Self {
        Self { viewer, part, at: 0, tables, moments: Vec::new(), game: PhantomData }
    }

    /// Whether it has heard all it wants to.
    pub(crate) fn is_content(&self) -> bool {
        self.at >= self.part.end
    }

    pub(crate) fn moments(self) -> Vec<Moment> {
        self.moments
    }
}

impl<G: Tell> Story<G> for Latecomer<G> {
    fn tell(&mut self, state: &G, event: G::Event) {
        let Some(witnessed) = G::witness(&event, self.viewer) else { return };
        if self.part.contains(&self.at) {
            let table = || Json::comparing(state.view(self.viewer).table, G::changed);
            let table = if self.tables { table() } else { Json::null() };
            let (lines, event) = (G::event(&witnessed, self.viewer), Json::later(witnessed));
            self.moments.push(Moment { event, lines, table });
        }
        self.at += 1;
    }
}
