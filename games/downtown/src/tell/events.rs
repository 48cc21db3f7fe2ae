//! What happened.

use tabletop::{Landmark, Line, Seat};

use crate::board::{Place, Places};
use crate::card::JobId;
use crate::event::{Event, Fate};
use crate::state::Ending;

use super::parts;

/// Turns, and what is done in them.
pub(super) fn landmark(event: &Event) -> Option<Landmark> {
    Some(match *event {
        Event::Turn { seat, .. } => Landmark::Turn(Some(seat)),
        Event::Robbed { .. } => Landmark::Sight("robbed"),
        Event::Paid { .. } => Landmark::Sight("paid"),
        Event::Bought { .. } => Landmark::Sight("hired"),
        Event::JobDone { .. } => Landmark::Sight("job"),
        Event::TurnedOver { cop: true, .. } => Landmark::Sight("cop"),
        Event::Sold { .. } => Landmark::Sight("sale"),
        Event::CasinoCard { .. } | Event::Visits { .. } => Landmark::Sight("casino"),
        _ => return None,
    })
}

/// The sentence of an event.
pub(super) fn event(event: &Event) -> Line {
    match *event {
        Event::Dealt { seat, kind: Some(kind) } => by("downtown-dealt", seat).with("kind", parts::kind(kind)),
        Event::Dealt { seat, kind: None } => by("downtown-dealt-hidden", seat),
        Event::RowCard { kind } => Line::new("downtown-row-card").with("kind", parts::kind(kind)),
        Event::JobUp { card, loot, claims, needs, .. } => Line::new("downtown-job-up")
            .with("stooge", parts::stooge_of(card))
            .with("loot", parts::loot(loot))
            .with("claims", claims)
            .with("things", parts::crew(needs)),
        Event::FenceUp { pile, front, .. } => {
            let line = on("downtown-fence-up", pile).with("fence", parts::fence(front.loot));
            line.with("share", parts::share(front.share))
        }
        Event::First { seat } => by("downtown-first", seat),
        Event::Placed { seat, places } => parts::both(by("downtown-placed", seat), places),
        Event::Starts { seat } => by("downtown-starts", seat),
        Event::Opened { seat, money } => by("downtown-opened", seat).with("money", money),

        Event::Turn { seat, nth } => by("downtown-turn", seat).with("nth", nth),
        Event::TookBack { seat, money, crew } => {
            by("downtown-took-back", seat).with("things", parts::things(money, crew))
        }
        Event::Moved { seat, from, to } => moved(seat, from, to),
        Event::Robbed { seat, victim, money, crew } => {
            let things = parts::things(money, crew);
            if things.is_empty() {
                by("downtown-robbed-nothing", seat).with("victim", victim)
            } else {
                by("downtown-robbed", seat).with("victim", victim).with("things", things)
            }
        }
        Event::Paid { seat, payee, money, crew, step } => {
            let paid = |id| by(id, seat).with("payee", payee).with("things", parts::things(money, crew));
            match step {
                None => paid("downtown-paid"),
                Some((from, to)) => stepped(paid("downtown-paid-and-moved"), from, to),
            }
        }

        Event::Hires { seat } => by("downtown-hires", seat),
        Event::Wants { seat, kind, count } => {
            by("downtown-wants", seat).with("gangsters", parts::gangsters(kind, count))
        }
        Event::Bought { seat, crew, price } => {
            by("downtown-bought", seat).with("things", parts::crew(crew)).with("price", price)
        }
        Event::Toll { seat, money } => by("downtown-toll", seat).with("money", money),
        Event::Reshuffled { crew } => Line::new("downtown-reshuffled").with("things", parts::crew(crew)),
        Event::Drew { seat, kind: Some(kind) } => by("downtown-drew", seat).with("kind", parts::kind(kind)),
        Event::Drew { seat, kind: None } => by("downtown-drew-hidden", seat),
        Event::DeclinedDraw { seat } => by("downtown-declined-draw", seat),
        Event::Always { seat } => by("downtown-always", seat),

        Event::JobDone { seat, card, crew } => of("downtown-job-done", seat, card).with("things", parts::crew(crew)),
        Event::Looks { seat, card } => of("downtown-looks", seat, card),
        Event::Saw { seat, card, real: Some(real) } => of("downtown-saw", seat, card).with("real", real),
        Event::Saw { seat, card, real: None } => of("downtown-saw-hidden", seat, card),
        Event::PutBack { seat, card, under: false } => of("downtown-left-on-top", seat, card),
        Event::PutBack { seat, card, under: true } => of("downtown-put-under", seat, card),

        Event::Sells { seat, pile, loot } => {
            by("downtown-sells", seat).with("fence", parts::fence(loot)).with("pile", parts::pile(pile))
        }
        Event::Offered { seat, card, pile } => of("downtown-offered", seat, card).with("pile", parts::pile(pile)),
        Event::TurnedOver { pile, cop: true, .. } => on("downtown-turned-over-cop", pile),
        Event::TurnedOver { pile, cop: false, .. } => on("downtown-turned-over", pile),
        Event::Revealed { card, real } => {
            Line::new("downtown-revealed").with("stooge", parts::stooge_of(card)).with("real", real)
        }
        Event::Sold { seat, cards, real, paid } => {
            by("downtown-sold", seat).with("cards", cards).with("real", real).with("paid", paid)
        }
        Event::FenceUsed { pile, leaves: true, .. } => on("downtown-fence-left", pile),
        Event::FenceUsed { pile, leaves: false, .. } => on("downtown-fence-put-under", pile),
        Event::Watches { seat, pile, .. } => by("downtown-watches", seat).with("pile", parts::pile(pile)),
        Event::SawFence { seat, cop: Some(true), .. } => by("downtown-saw-cop", seat),
        Event::SawFence { seat, cop: Some(false), .. } => by("downtown-saw-no-cop", seat),
        Event::SawFence { seat, cop: None, .. } => by("downtown-saw-fence-hidden", seat),
        Event::PutFence { seat, from, to, .. } if from == to => {
            by("downtown-put-fence-back", seat).with("pile", parts::pile(to))
        }
        Event::PutFence { seat, from, to, .. } => {
            by("downtown-put-fence", seat).with("from", parts::pile(from)).with("to", parts::pile(to))
        }

        Event::CasinoCard { pile, nth } => on("downtown-casino-card", pile).with("nth", nth),
        Event::Visits { seat } => by("downtown-visits", seat),
        Event::NoVisit { .. } => Line::new("downtown-no-visit"),
        Event::Note { seat, note, fate, visitor } => match fate {
            Fate::Back => by("downtown-note-back", seat).with("note", note),
            Fate::Won => by("downtown-note-won", seat).with("note", note).with("visitor", visitor),
            Fate::Lost => by("downtown-note-lost", seat).with("note", note),
        },
        Event::CasinoGone { pile } => on("downtown-casino-gone", pile),

        Event::FaceDown { seat, cards: 0, .. } => by("downtown-face-down-money", seat),
        Event::FaceDown { seat, cards, money: false } => by("downtown-face-down-cards", seat).with("cards", cards),
        Event::FaceDown { seat, cards, money: true } => by("downtown-face-down-both", seat).with("cards", cards),
        Event::Laid { seat, money, crew } => by("downtown-laid", seat).with("things", parts::things(money, crew)),
        Event::Returned { seat, card } => of("downtown-returned", seat, card),
        Event::Added { seat, money, crew } => by("downtown-added", seat).with("things", parts::things(money, crew)),

        Event::Ended { ending: Ending::Rich } => Line::new("downtown-ended-rich"),
        Event::Ended { ending: Ending::Casino } => Line::new("downtown-ended-casino"),
        Event::Ended { ending: Ending::Limit } => Line::new("downtown-ended-limit"),
        Event::LootPaid { seat, money } => by("downtown-loot-paid", seat).with("money", money),
    }
}

fn by(id: &'static str, seat: Seat) -> Line {
    Line::new(id).with("seat", seat)
}

/// Something a seat does with a stooge card.
fn of(id: &'static str, seat: Seat, card: JobId) -> Line {
    by(id, seat).with("stooge", parts::stooge_of(card))
}

/// Something that happens on a fence pile.
fn on(id: &'static str, pile: u8) -> Line {
    Line::new(id).with("pile", parts::pile(pile))
}

fn stepped(line: Line, from: Place, to: Place) -> Line {
    line.with("from", parts::place(from)).with("to", parts::place(to))
}

/// One token moved, or both; tokens are alike, so what counts is which places were left and reached.
fn moved(seat: Seat, from: Places, to: Places) -> Line {
    let mut left = from.minus(to).iter();
    match (left.next(), left.next(), to.minus(from).iter().next()) {
        (Some(left), None, Some(reached)) => stepped(by("downtown-moved", seat), left, reached),
        _ => parts::both(by("downtown-moved-both", seat), to),
    }
}
