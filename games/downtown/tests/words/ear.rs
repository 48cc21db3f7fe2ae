//! The ear, and what somebody might say to it.

use downtown::board::{Place, Places};
use downtown::card::{JobId, Kind, Stooge};
use downtown::{Action, Downtown, Event};
use rand_chacha::ChaCha8Rng;
use tabletop::{Game, Seat, Tell, Viewer, below, pick};
use words::ear::Manners;

pub(crate) type Ear = words::ear::Ear<Downtown>;

pub(crate) fn new() -> Ear {
    Ear::new(Manners {
        bad: &["'", "\""],
        // Of a full purse not every amount is thought of.
        unthinkable: |action| matches!(action, Action::LayMoney(31..)),
        asks_while_dealing: true,
    })
}

/// Everybody notices something of each event, and it is one sentence.
pub(crate) fn events(ear: &mut Ear, events: &[Event], seats: u8) {
    for viewer in Viewer::all(seats) {
        for event in events {
            let witnessed = Downtown::witness(event, viewer).expect("everybody notices something");
            assert_eq!(Downtown::event(&witnessed, viewer).len(), 1, "{event:?} is one sentence");
        }
    }
    ear.events(events, seats);
}

/// Some things that somebody might want.
pub(crate) fn wishes(rng: &mut ChaCha8Rng) -> Vec<Action> {
    (0..4).map(|_| any_action(rng)).collect()
}

/// Something somebody might want, sensible or not.
fn any_action(rng: &mut ChaCha8Rng) -> Action {
    let seat = Seat::new(below(rng, 5) as usize);
    let card = JobId::from_index(below(rng, 27) as usize);
    let (one, other) = (*pick(rng, &Place::ALL), *pick(rng, &Place::ALL));
    let (stooge, kind) = (*pick(rng, &Stooge::ALL), *pick(rng, &Kind::ALL));
    let number = below(rng, 12) as u8;
    let pile = below(rng, 4) as u8;
    *pick(
        rng,
        &[
            Action::Stand(Places::pair(one, other)),
            Action::Rob(seat),
            Action::Pay(seat, None),
            Action::Pay(seat, Some((one, other))),
            Action::Hire,
            Action::Take(kind, number),
            Action::Job(stooge),
            Action::Look(stooge),
            Action::Leave,
            Action::Under,
            Action::Sell(pile),
            Action::Offer(card),
            Action::Watch(pile),
            Action::Put(pile),
            Action::Draw,
            Action::Always,
            Action::Visit,
            Action::Decline,
            Action::Bet(number),
            Action::LayMoney(u16::from(number) * 9),
            Action::Lay(kind, number),
            Action::Return(card),
            Action::Done,
        ],
    )
}
