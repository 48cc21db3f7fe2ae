//! What High Card hands in besides its rules: the least a game needs to sit at a real table.

use super::{Action, HighCard};
use crate::position::NoPosition;
use crate::{Foresight, Heuristic, Ladder, Levels, Listed, Listing, Positioned, Refusal, Seat, Study};

impl<const FAULT: u8> Listed for HighCard<FAULT> {
    const LISTING: Listing<Self> = Listing {
        rules: "hc",
        usual_players: 2,
        short: &[],
        levels: |_| Levels { turns: None, efforts: [(4, 0.2), (16, 0.05), (64, 0.0), (256, 0.0)] },
        study: Study::NOTHING,
        ladder: Ladder::NOTHING,
        foresight: Foresight::OUTLOOK,
    };
}

impl<const FAULT: u8> Heuristic for HighCard<FAULT> {
    const SPREAD: f32 = 3.0;

    fn appeal(&self, _: Seat, legal: &[Action], out: &mut Vec<f32>) {
        out.extend(legal.iter().map(|action| match *action {
            Action::Card(card) => f32::from(card) / 4.0,
            Action::Coins(coins) => f32::from(coins) / 8.0,
            Action::Tip(coins) => -f32::from(coins),
            Action::Peek(_) => 0.5,
            Action::Pass => 0.0,
        }));
    }
}

/// Nobody sets up High Card by hand.
impl<const FAULT: u8> Positioned for HighCard<FAULT> {
    type Position = NoPosition;

    fn place(_: &u8, position: &NoPosition) -> Result<Self, Refusal> {
        position.refuse()
    }

    fn position(&self) -> NoPosition {
        NoPosition {}
    }
}
