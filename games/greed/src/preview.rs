//! What is certain to follow from a choice.

use std::convert::Infallible;

use rand::TryRng;
use serde::Serialize;
use tabletop::{Game, View};

use crate::action::Action;
use crate::event::Event;
use crate::state::Greed;

/// What is certain to follow from a choice for the seat that considers it: all that happens until
/// somebody or nature is asked again. What is chosen face down says only what it is itself.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Preview {
    /// What happens, in this order.
    pub events: Vec<Event>,
    /// The card to be played asks for something that is not there now, though it may be when its turn comes.
    pub lacking: bool,
}

impl Preview {
    /// Nothing a play does before the next question depends on a hidden card, so any state that
    /// looks like the view tells it.
    pub(crate) fn of(view: &View<Greed>, action: Action) -> Self {
        let Some(seat) = view.viewer.seat() else { return Self::default() };
        let mut game = Greed::determinize(view, &mut Still);
        if game.refusal(seat, &action).is_some() {
            return Self::default();
        }
        let (mut events, mut lacking) = (Vec::new(), false);
        match action {
            Action::Take(card) => events.push(Event::Took { seat, card: Some(card) }),
            Action::Play(card) if !game.board().waiting.is_empty() => {
                events.push(Event::Revealed { seat, card });
                lacking = !view.table.ready.contains(card.number());
            }
            _ => game.apply(seat, action, &mut events),
        }
        // The pile of the next round is not certain.
        events.retain(|event| !matches!(event, Event::LooksAt { .. }));
        Self { events, lacking }
    }
}

/// Always the first of all choices.
struct Still;

impl TryRng for Still {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(0)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(0)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.fill(0);
        Ok(())
    }
}
