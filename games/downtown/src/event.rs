//! What happens, as a player would tell it.

use std::fmt;

use serde::Serialize;
use tabletop::Seat;

use crate::board::{Place, Places};
use crate::card::{Crew, Fence, JobId, Kind, Loot};
use crate::state::Ending;

/// Something that happened. What not everybody sees is optional: always there when the game tells
/// it, cut out for those who did not see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A gangster was dealt to a hand.
    Dealt {
        /// Whose.
        seat: Seat,
        /// Which, for the owner.
        kind: Option<Kind>,
    },
    /// A gangster was turned up for the Downtown row.
    RowCard {
        /// Which.
        kind: Kind,
    },
    /// The top of a stooge's pile was turned up.
    JobUp {
        /// The card.
        card: JobId,
        /// The deck's number of its front.
        front: u8,
        /// What there is to take.
        loot: Loot,
        /// What the stooge says it is worth.
        claims: u8,
        /// The gangsters it takes.
        needs: Crew,
    },
    /// The top of a fence pile was turned up.
    FenceUp {
        /// Which pile.
        pile: u8,
        /// The fence, by its place in the first shuffle.
        fence: u8,
        /// Its front.
        front: Fence,
    },
    /// Lots were drawn: this seat places first.
    First {
        /// Who.
        seat: Seat,
    },
    /// A seat put its tokens on two places.
    Placed {
        /// Who.
        seat: Seat,
        /// Where.
        places: Places,
    },
    /// This seat has the first turn.
    Starts {
        /// Who.
        seat: Seat,
    },
    /// The money laid out before the first turn was shown.
    Opened {
        /// Whose.
        seat: Seat,
        /// How much.
        money: u16,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
        /// The how-many-th.
        nth: u16,
    },
    /// The own display went back to purse and hand.
    TookBack {
        /// Whose.
        seat: Seat,
        /// The money.
        money: u16,
        /// The gangsters.
        crew: Crew,
    },
    /// Tokens moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// Where both stood.
        from: Places,
        /// Where both stand.
        to: Places,
    },
    /// A display was robbed; its owner is next.
    Robbed {
        /// Who took it.
        seat: Seat,
        /// Whose it was.
        victim: Seat,
        /// The money.
        money: u16,
        /// The gangsters.
        crew: Crew,
    },
    /// A player was paid and is next.
    Paid {
        /// Who paid.
        seat: Seat,
        /// Who got it.
        payee: Seat,
        /// The money.
        money: u16,
        /// The gangsters.
        crew: Crew,
        /// The token that moved for it: from where, to where.
        step: Option<(Place, Place)>,
    },
    /// A seat goes to buy gangsters.
    Hires {
        /// Who.
        seat: Seat,
    },
    /// It wants so many of a kind.
    Wants {
        /// Who.
        seat: Seat,
        /// Which kind.
        kind: Kind,
        /// How many.
        count: u8,
    },
    /// Gangsters were bought.
    Bought {
        /// Who bought.
        seat: Seat,
        /// Whom.
        crew: Crew,
        /// For how much in all.
        price: u16,
    },
    /// Somebody at the Bank got money that was paid for gangsters.
    Toll {
        /// Who.
        seat: Seat,
        /// How much.
        money: u16,
    },
    /// The discards became the draw pile.
    Reshuffled {
        /// What they were.
        crew: Crew,
    },
    /// A gangster was drawn at the Ghetto.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which, for the owner.
        kind: Option<Kind>,
    },
    /// A seat did not draw at the Ghetto.
    DeclinedDraw {
        /// Who.
        seat: Seat,
    },
    /// A seat will from now on always draw at the Ghetto.
    Always {
        /// Who.
        seat: Seat,
    },
    /// A job was done: its card went to the hand, the gangsters to the discards.
    JobDone {
        /// By whom.
        seat: Seat,
        /// Which.
        card: JobId,
        /// Who took part.
        crew: Crew,
    },
    /// A seat looks at the back of a top stooge card.
    Looks {
        /// Who.
        seat: Seat,
        /// At which card.
        card: JobId,
    },
    /// A seat saw the back of a stooge card.
    Saw {
        /// Who.
        seat: Seat,
        /// Which card.
        card: JobId,
        /// Its real value, for that seat.
        real: Option<u8>,
    },
    /// The card looked at was left on top or put under its pile.
    PutBack {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: JobId,
        /// Whether it went under.
        under: bool,
    },
    /// A seat goes to sell loot to a fence.
    Sells {
        /// Who.
        seat: Seat,
        /// On which pile the fence lies.
        pile: u8,
        /// What it buys.
        loot: Loot,
    },
    /// A stooge card was offered to a fence.
    Offered {
        /// By whom.
        seat: Seat,
        /// Which.
        card: JobId,
        /// On which pile the fence lies.
        pile: u8,
    },
    /// A fence was turned over.
    TurnedOver {
        /// On which pile.
        pile: u8,
        /// Which.
        fence: u8,
        /// Whether it is a cop.
        cop: bool,
    },
    /// Everybody saw the back of a stooge card.
    Revealed {
        /// Which.
        card: JobId,
        /// Its real value.
        real: u8,
    },
    /// Loot was sold.
    Sold {
        /// By whom.
        seat: Seat,
        /// How many cards.
        cards: u8,
        /// Their real value.
        real: u16,
        /// What the bank paid.
        paid: u16,
    },
    /// A used fence left the game or went under its pile.
    FenceUsed {
        /// From which pile.
        pile: u8,
        /// Which.
        fence: u8,
        /// Whether it left the game.
        leaves: bool,
    },
    /// A seat looks at the back of a top fence.
    Watches {
        /// Who.
        seat: Seat,
        /// Which.
        fence: u8,
        /// On which pile.
        pile: u8,
    },
    /// A seat saw the back of a fence.
    SawFence {
        /// Who.
        seat: Seat,
        /// Which.
        fence: u8,
        /// Whether it is a cop, for that seat.
        cop: Option<bool>,
    },
    /// A fence that was looked at was put on a pile.
    PutFence {
        /// By whom.
        seat: Seat,
        /// Which.
        fence: u8,
        /// From this pile.
        from: u8,
        /// On this one.
        to: u8,
    },
    /// A casino card appeared.
    CasinoCard {
        /// On which pile.
        pile: u8,
        /// The how-many-th.
        nth: u8,
    },
    /// The casino is visited.
    Visits {
        /// By whom.
        seat: Seat,
    },
    /// Nobody visits the casino.
    NoVisit {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A note was shown in the casino.
    Note {
        /// Whose.
        seat: Seat,
        /// Which.
        note: u8,
        /// What became of it.
        fate: Fate,
        /// Who visits the casino.
        visitor: Seat,
    },
    /// A casino card left the game.
    CasinoGone {
        /// From which pile.
        pile: u8,
    },
    /// Somebody added to the own display, face down.
    FaceDown {
        /// Who.
        seat: Seat,
        /// How many gangsters.
        cards: u8,
        /// Whether money, too.
        money: bool,
    },
    /// The active seat laid something into its display.
    Laid {
        /// Who.
        seat: Seat,
        /// Money.
        money: u16,
        /// Gangsters.
        crew: Crew,
    },
    /// A stooge card too many went under its pile.
    Returned {
        /// Whose.
        seat: Seat,
        /// Which.
        card: JobId,
    },
    /// What had been added face down was turned up.
    Added {
        /// By whom.
        seat: Seat,
        /// The money.
        money: u16,
        /// The gangsters.
        crew: Crew,
    },
    /// The game has ended.
    Ended {
        /// Why.
        ending: Ending,
    },
    /// Loot left over was paid for.
    LootPaid {
        /// Whose.
        seat: Seat,
        /// How much.
        money: u16,
    },
}

/// What became of a note in the casino.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// Its owner has it back.
    Back,
    /// It matched and went to the player whose turn it is.
    Won,
    /// It went to the bank.
    Lost,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealt { seat, kind: Some(kind) } => write!(f, "{seat} is dealt one of the {kind}"),
            Self::Dealt { seat, kind: None } => write!(f, "{seat} is dealt a gangster"),
            Self::RowCard { kind } => write!(f, "one of the {kind} turns up downtown"),
            Self::JobUp { card, loot, claims, needs, .. } => {
                write!(f, "{card} is on top now: {loot}, claims {claims}k, takes {needs}")
            }
            Self::FenceUp { pile, front, .. } => write!(f, "a fence ({front}) is on top of pile {}", pile + 1),
            Self::First { seat } => write!(f, "{seat} was last in prison and places first"),
            Self::Placed { seat, places } => write!(f, "{seat} puts tokens on {places}"),
            Self::Starts { seat } => write!(f, "{seat} starts"),
            Self::Opened { seat, money } => write!(f, "{seat} opens the display with {money}k"),
            Self::Turn { seat, nth } => write!(f, "turn {nth}: {seat}"),
            Self::TookBack { seat, money, crew } => write!(f, "{seat} takes back {money}k and {crew}"),
            Self::Moved { seat, from, to } => write!(f, "{seat} moves from {from} to {to}"),
            Self::Robbed { seat, victim, money, crew } => write!(f, "{seat} robs {victim} of {money}k and {crew}"),
            Self::Paid { seat, payee, money, crew, step: None } => {
                write!(f, "{seat} pays {payee} {money}k and {crew}")
            }
            Self::Paid { seat, payee, money, crew, step: Some((from, to)) } => {
                write!(f, "{seat} pays {payee} {money}k and {crew} to move from {from} to {to}")
            }
            Self::Hires { seat } => write!(f, "{seat} goes downtown to hire"),
            Self::Wants { seat, kind, count } => write!(f, "{seat} wants {count} {kind}"),
            Self::Bought { seat, crew, price } => write!(f, "{seat} hires {crew} for {price}k"),
            Self::Toll { seat, money } => write!(f, "{seat} gets {money}k at the bank"),
            Self::Reshuffled { crew } => write!(f, "the discards are shuffled: {crew}"),
            Self::Drew { seat, kind: Some(kind) } => write!(f, "{seat} draws one of the {kind} in the ghetto"),
            Self::Drew { seat, kind: None } => write!(f, "{seat} draws in the ghetto"),
            Self::DeclinedDraw { seat } => write!(f, "{seat} does not draw in the ghetto"),
            Self::Always { seat } => write!(f, "{seat} will always draw in the ghetto"),
            Self::JobDone { seat, card, crew } => write!(f, "{seat} does the job {card} with {crew}"),
            Self::Looks { seat, card } => write!(f, "{seat} looks at {card}"),
            Self::Saw { seat, card, real: Some(real) } => write!(f, "{seat} sees that {card} is worth {real}k"),
            Self::Saw { seat, card, real: None } => write!(f, "{seat} sees what {card} is worth"),
            Self::PutBack { seat, card, under: false } => write!(f, "{seat} leaves {card} on top"),
            Self::PutBack { seat, card, under: true } => write!(f, "{seat} puts {card} under the pile"),
            Self::Sells { seat, pile, .. } => write!(f, "{seat} goes to the fence on pile {}", pile + 1),
            Self::Offered { seat, card, pile } => write!(f, "{seat} offers {card} to the fence on pile {}", pile + 1),
            Self::TurnedOver { cop: true, .. } => f.write_str("the fence is an undercover cop"),
            Self::TurnedOver { cop: false, .. } => f.write_str("the fence is a fence"),
            Self::Revealed { card, real } => write!(f, "{card} is worth {real}k"),
            Self::Sold { seat, cards, real, paid } => {
                write!(f, "{seat} sells {cards} cards worth {real}k for {paid}k")
            }
            Self::FenceUsed { leaves: true, .. } => f.write_str("the fence leaves the game"),
            Self::FenceUsed { leaves: false, pile, .. } => write!(f, "the fence goes under pile {}", pile + 1),
            Self::Watches { seat, pile, .. } => write!(f, "{seat} looks at the fence on pile {}", pile + 1),
            Self::SawFence { seat, cop: Some(true), .. } => write!(f, "{seat} sees a cop"),
            Self::SawFence { seat, cop: Some(false), .. } => write!(f, "{seat} sees no cop"),
            Self::SawFence { seat, cop: None, .. } => write!(f, "{seat} sees what the fence is"),
            Self::PutFence { seat, from, to, .. } => {
                write!(f, "{seat} puts the fence from pile {} on pile {}", from + 1, to + 1)
            }
            Self::CasinoCard { pile, nth } => write!(f, "casino card {nth} appears on pile {}", pile + 1),
            Self::Visits { seat } => write!(f, "{seat} visits the casino"),
            Self::NoVisit { seat } => write!(f, "{seat} does not visit the casino"),
            Self::Note { seat, note, fate: Fate::Back, .. } => write!(f, "{seat} bet {note}k and has it back"),
            Self::Note { seat, note, fate: Fate::Won, visitor } => {
                write!(f, "{seat} bet {note}k too and loses it to {visitor}")
            }
            Self::Note { seat, note, fate: Fate::Lost, .. } => {
                write!(f, "{seat} bet {note}k and loses it to the bank")
            }
            Self::CasinoGone { pile } => write!(f, "the casino card leaves pile {}", pile + 1),
            Self::FaceDown { seat, cards, money } => {
                write!(f, "{seat} adds {cards} cards and {} money face down", if *money { "some" } else { "no" })
            }
            Self::Laid { seat, money, crew } => write!(f, "{seat} lays out {money}k and {crew}"),
            Self::Returned { seat, card } => write!(f, "{seat} puts {card} back under its pile"),
            Self::Added { seat, money, crew } => write!(f, "{seat} had added {money}k and {crew}"),
            Self::Ended { ending: Ending::Rich } => f.write_str("somebody owns 100k: the game ends"),
            Self::Ended { ending: Ending::Casino } => f.write_str("two casino cards have appeared: the game ends"),
            Self::Ended { ending: Ending::Limit } => f.write_str("the turn limit is reached: the game ends"),
            Self::LootPaid { seat, money } => write!(f, "{seat} gets {money}k for the loot left over"),
        }
    }
}
