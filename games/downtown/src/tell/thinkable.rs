//! What a person might want to do, possible or not.

use tabletop::{Seat, View};

use crate::action::{Action, NOTES};
use crate::board::{Place, Places};
use crate::card::{Kind, Stooge};
use crate::state::{Downtown, Phase, START_MONEY};
use crate::view::{Mine, Table};

use super::prompts::asked;

/// Larger amounts are thought of only around what the purse holds.
const SMALL_CHANGE: u16 = 30;

/// Everything drawn on the table can be pointed at: the places, the piles, the own cards, the others.
/// Then the answers that the question could have, whoever stands wherever. Nothing for somebody who is
/// not asked.
pub(super) fn thoughts(view: &View<Downtown>) -> Vec<Action> {
    let table = &view.table;
    let Some((me, mine)) = view.viewer.seat().filter(|&me| asked(table).contains(me)).zip(table.mine) else {
        return Vec::new();
    };
    let mut thoughts = vec![Action::Hire, Action::Done];
    thoughts.extend(Stooge::ALL.into_iter().flat_map(|stooge| [Action::Job(stooge), Action::Look(stooge)]));
    thoughts.extend((0..3).flat_map(|pile| [Action::Sell(pile), Action::Watch(pile)]));
    thoughts.extend(Seat::first(table.config.players).map(Action::Rob));
    thoughts.extend(answers(table, me, &mine));
    thoughts
}

/// The answers to a question, at any table.
fn answers(table: &Table, me: Seat, mine: &Mine) -> Vec<Action> {
    match table.phase {
        Phase::Place | Phase::Move => stands(),
        Phase::Open => (0..=START_MONEY).map(Action::LayMoney).collect(),
        Phase::Confront => payments(table, me),
        Phase::Hire { .. } => {
            let of = |kind: Kind| (0..=table.row[kind] + 1).map(move |count| Action::Take(kind, count));
            Kind::ALL.into_iter().flat_map(of).collect()
        }
        Phase::Ghetto { .. } => vec![Action::Draw, Action::Always, Action::Decline],
        Phase::Look { .. } => vec![Action::Leave, Action::Under],
        Phase::Offer { .. } => mine.loot.iter().map(Action::Offer).collect(),
        Phase::Watch { .. } => (0..3).map(Action::Put).collect(),
        Phase::Casino { .. } => vec![Action::Visit, Action::Decline],
        Phase::Bets { .. } => NOTES.map(Action::Bet).into(),
        Phase::Add | Phase::Lay => lays(mine),
        Phase::Return { .. } => mine.loot.iter().map(Action::Return).collect(),
        Phase::Use => vec![Action::Visit, Action::Draw],
        _ => Vec::new(),
    }
}

/// All pairs of places.
fn stands() -> Vec<Action> {
    let pairs = |(n, &one): (usize, &Place)| {
        Place::ALL[n + 1..].iter().map(move |&other| Action::Stand(Places::pair(one, other))).collect::<Vec<_>>()
    };
    Place::ALL.iter().enumerate().flat_map(pairs).collect()
}

/// Paying anybody, with or without a token going anywhere.
fn payments(table: &Table, me: Seat) -> Vec<Action> {
    let own = table.seats[me.index()].tokens;
    let steps = || own.iter().flat_map(|from| Place::ALL.into_iter().map(move |to| (from, to)));
    let others = Seat::first(table.config.players).filter(|&other| other != me);
    others.flat_map(|payee| steps().map(Some).chain([None]).map(move |step| Action::Pay(payee, step))).collect()
}

/// Money and gangsters into the display, and one more than there are.
fn lays(mine: &Mine) -> Vec<Action> {
    let money = (0..=mine.purse.min(SMALL_CHANGE)).chain(SMALL_CHANGE.max(mine.purse)..=mine.purse + 1);
    let of = |kind: Kind| (0..=mine.hand[kind] + 1).map(move |count| Action::Lay(kind, count));
    let mut lays: Vec<_> = money.map(Action::LayMoney).chain(Kind::ALL.into_iter().flat_map(of)).collect();
    lays.sort_unstable();
    lays.dedup();
    lays
}
