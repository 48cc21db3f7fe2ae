//! What is certain if a seat chooses something.

use serde::Serialize;
use tabletop::{Seat, View};

use crate::action::Action;
use crate::board::Places;
use crate::card::{Crew, JobId, JobSet, Share};
use crate::rules::downtown::cost;
use crate::state::{Downtown, Phase};

/// What is certain to follow, as far as this seat can know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Preview {
    /// Money that leaves the purse.
    pub pays: u16,
    /// Money that comes into the purse.
    pub gets: u16,
    /// Gangsters that leave the hand.
    pub gives: Crew,
    /// Gangsters that come into the hand.
    pub gains: Crew,
    /// How many gangsters will be drawn, if there are so many.
    pub draws: u8,
    /// Where the own tokens will stand.
    pub stands: Option<Places>,
    /// Who will have the next turn.
    pub next: Option<Seat>,
    /// The stooge card that comes into the hand.
    pub takes: Option<JobId>,
    /// What the cards offered so far bring.
    pub sale: Option<Sale>,
}

/// What a sale brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Sale {
    /// From an honest fence.
    pub honest: u16,
    /// From a cop.
    pub cop: u16,
}

pub(crate) fn preview(view: &View<Downtown>, action: Action) -> Preview {
    let mut preview = Preview::default();
    let table = &view.table;
    let Some(me) = view.viewer.seat() else { return preview };
    let display = |seat: Seat| table.seats.get(seat.index()).copied().unwrap_or_default();
    match (action, table.phase) {
        (Action::Stand(places), _) => preview.stands = Some(places),
        (Action::Rob(victim), _) => {
            preview.gets = display(victim).money;
            preview.gains = display(victim).display;
            preview.next = Some(victim);
        }
        (Action::Pay(payee, step), _) => {
            preview.pays = display(payee).money;
            preview.gives = display(payee).display;
            preview.next = Some(payee);
            preview.stands = step.map(|(from, to)| display(me).tokens.minus(Places::only(from)).or(Places::only(to)));
        }
        (Action::Take(kind, count), Phase::Hire { mut wanted, .. }) => {
            wanted[kind] = count;
            preview.gains = wanted;
            preview.pays = cost(table.row, wanted);
        }
        (Action::Draw | Action::Always, Phase::Ghetto { share, .. }) => preview.draws = share,
        (Action::Job(stooge), _) => {
            if let Some(top) = table.jobs[stooge.index()] {
                preview.gives = table.config.deck.card(top.front).needs;
                preview.takes = Some(top.card);
            }
        }
        (Action::Offer(card), Phase::Offer { pile, mut offered, .. }) => {
            offered.insert(card);
            preview.sale = sale(view, pile, offered);
        }
        (Action::Done, Phase::Offer { pile, offered, .. }) => preview.sale = sale(view, pile, offered),
        (Action::LayMoney(money), _) => preview.pays = money,
        (Action::Bet(note), _) => preview.pays = u16::from(note),
        (Action::Lay(kind, count), _) => preview.gives = Crew::of(kind, count),
        _ => {}
    }
    preview
}

/// What the seat's own cards are worth to this fence: it has seen their backs. Where it knows what kind of
/// fence it is, there is no difference between the two.
fn sale(view: &View<Downtown>, pile: u8, cards: JobSet) -> Option<Sale> {
    let top = view.table.fences.get(pile as usize).copied().flatten()?;
    let backs = cards.iter().map(|card| view.memory.jobs[card.index()].back);
    let real = backs.map(|back| back.map(|back| u16::from(view.table.config.deck.card(back).real)));
    let real = real.sum::<Option<u16>>()?;
    let paid = |cop| top.front.payment(real, cop);
    Some(match (top.front.share, top.cop) {
        // A fence that keeps half is never a cop.
        (Share::Half, _) => Sale { honest: paid(false), cop: paid(false) },
        (Share::Quarter, Some(cop)) => Sale { honest: paid(cop), cop: paid(cop) },
        (Share::Quarter, None) => Sale { honest: paid(false), cop: paid(true) },
    })
}
