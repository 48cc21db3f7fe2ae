//! What happened as plain English lines, which read better in tests than values do.

use std::fmt;

use greed::event::Failure;
use greed::{Card, Event};

/// The line of an event.
pub(super) fn plain(event: &Event) -> String {
    Plain(*event).to_string()
}

struct Plain(Event);

impl fmt::Display for Plain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Event::Dealt { seat, card: Some(card) } => write!(f, "{seat} is dealt {}", Named(card)),
            Event::Dealt { seat, card: None } => write!(f, "{seat} is dealt a card"),
            Event::RoundBegan { round } => write!(f, "Round {round} begins"),
            Event::LooksAt { seat, pile: Some(pile) } => write!(f, "{seat} looks at {pile:?}"),
            Event::LooksAt { seat, pile: None } => write!(f, "{seat} looks at a pile"),
            Event::Took { seat, card: Some(card) } => write!(f, "{seat} takes {} and passes the pile", Named(card)),
            Event::Took { seat, card: None } => write!(f, "{seat} takes a card and passes the pile"),
            Event::Revealed { seat, card } => write!(f, "{seat} shows {}", Named(card)),
            Event::PlaysExtra { seat, card, by } => write!(f, "{seat} plays {} as an extra card of {by}", Named(card)),
            Event::NoExtra { seat, by } => write!(f, "{seat} plays no extra card for {by}"),
            Event::PaidMoney { seat, amount, cost_of } => write!(f, "{seat} pays {amount}k for {}", Named(cost_of)),
            Event::PaidCard { seat, card, cost_of } => {
                write!(f, "{seat} gives up {} for {}", Named(card), Named(cost_of))
            }
            Event::PaidHandCard { seat, card, cost_of } => {
                write!(f, "{seat} gives {} from the hand for {}", Named(card), Named(cost_of))
            }
            Event::Ignored { seat, card } => write!(f, "{seat} need not mind what {} asks for", Named(card)),
            Event::Failed { seat, card, why } => {
                let why = match why {
                    Failure::Declined => "is not paid for",
                    Failure::CannotPay => "cannot be paid for",
                    Failure::NeedNotMet => "lacks what it needs",
                };
                write!(f, "{} of {seat} {why} and leaves the game", Named(card))
            }
            Event::Played { seat, card } => write!(f, "{seat} plays {}", Named(card)),
            Event::Gained { seat, amount, by, .. } => write!(f, "{seat} gains {amount}k by {}", Named(by)),
            Event::LostMoney { seat, amount, by, .. } => write!(f, "{seat} loses {amount}k by {}", Named(by)),
            Event::MarkersPut { seat, holding, count, by } => {
                write!(f, "{seat} puts {count} on {} by {by}", Named(holding))
            }
            Event::MarkersTaken { seat, holding, count, by } => {
                write!(f, "{seat} takes {count} off {} by {by}", Named(holding))
            }
            Event::Announced { seat, by, .. } => write!(f, "{} of {seat} will have its effect", Named(by)),
            Event::LostCard { seat, card, by } => write!(f, "{seat} loses {} by {}", Named(card), Named(by)),
            Event::BackToHand { seat, card, by } => write!(f, "{} goes back to {seat}'s hand by {by}", Named(card)),
            Event::LeftGame { seat, card } => write!(f, "{} of {seat} leaves the game", Named(card)),
            Event::TurnedUp { seat, card } => write!(f, "{seat} turns up {}", Named(card)),
            Event::Drew { seat, card: Some(card), by } => write!(f, "{seat} draws {} by {by}", Named(card)),
            Event::Drew { seat, card: None, by } => write!(f, "{seat} draws a card by {by}"),
            Event::PileEmpty { seat, by } => write!(f, "The draw pile has nothing left for {seat} ({by})"),
            Event::Copied { seat, thug } => write!(f, "{seat}'s Rubberface becomes {}", Named(thug)),
            Event::Repeats { seat, thug } => write!(f, "{seat} carries out {} again", Named(thug)),
            Event::LastRoundOver => f.write_str("The last round is over"),
            Event::Ended => f.write_str("The game has ended"),
        }
    }
}

/// A card with its number and name.
struct Named(Card);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.0.row().name)
    }
}
