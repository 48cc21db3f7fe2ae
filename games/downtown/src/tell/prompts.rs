//! What is asked of the viewer, or whom the table waits for.

use tabletop::{Line, Seat, SeatSet, View};

use crate::board::{Place, Places};
use crate::card::{Kind, Loot};
use crate::config::OpeningTokens;
use crate::rules::display::hand_limit;
use crate::rules::downtown::{cost, price};
use crate::state::{Downtown, Phase};
use crate::view::{Mine, Table};

use super::parts;

/// What the prompt of this view is.
pub(super) fn prompt(view: &View<Downtown>) -> Line {
    let table = &view.table;
    let asked = asked(table);
    match view.viewer.seat().filter(|&me| asked.contains(me)).zip(table.mine) {
        Some((me, mine)) => ask(table, me, &mine),
        None => wait(table, asked),
    }
}

/// Who is asked, as everybody can see.
pub(super) fn asked(table: &Table) -> SeatSet {
    table.phase.asked(table.turn.active, table.config.players, |seat| table.seats[seat.index()].choosing)
}

/// The question to the viewer.
fn ask(table: &Table, me: Seat, mine: &Mine) -> Line {
    match table.phase {
        Phase::Place if table.config.tokens == OpeningTokens::Any => Line::new("downtown-ask-place"),
        Phase::Place => Line::new("downtown-ask-place-working"),
        Phase::Open => Line::new("downtown-ask-open"),
        Phase::Move => Line::new("downtown-ask-move"),
        Phase::Confront if table.config.players == 2 => confront_two(table, me, mine),
        Phase::Confront => Line::new("downtown-ask-confront"),
        Phase::Use => match table.turn.encore {
            Some(Place::West) => Line::new("downtown-ask-use-job"),
            Some(_) => Line::new("downtown-ask-use-sale"),
            None if table.turn.used != Places::NONE => Line::new("downtown-ask-use-more"),
            None if uses_both(table, me) => Line::new("downtown-ask-use-two"),
            None => Line::new("downtown-ask-use"),
        },
        Phase::Hire { wanted, kind } => Line::new("downtown-ask-hire")
            .with("kind", parts::kind(kind))
            .with("count", table.row[kind])
            .with("price", price(table.row[kind]))
            .with("money", mine.purse.saturating_sub(cost(table.row, wanted))),
        Phase::Ghetto { share, .. } => Line::new("downtown-ask-ghetto").with("count", share),
        Phase::Look { stooge } => match table.jobs[stooge.index()].and_then(|top| top.real) {
            Some(real) => Line::new("downtown-ask-look").with("stooge", parts::stooge(stooge)).with("real", real),
            None => Line::new("downtown-wait-cards"),
        },
        Phase::Offer { pile, offered, .. } => match table.fences[pile as usize] {
            Some(top) if offered.is_empty() => Line::new("downtown-ask-offer")
                .with("fence", parts::fence(top.front.loot))
                .with("pile", parts::pile(pile)),
            Some(top) if has_more_for(table, mine, top.front.loot) => Line::new("downtown-ask-offer-more"),
            _ => Line::new("downtown-ask-offer-all"),
        },
        Phase::Watch { pile } => match table.fences[pile as usize].and_then(|top| Some((top.front, top.cop?))) {
            Some((front, cop)) => Line::new(if cop { "downtown-ask-watch-cop" } else { "downtown-ask-watch-no-cop" })
                .with("fence", parts::fence(front.loot)),
            None => Line::new("downtown-wait-cards"),
        },
        Phase::Casino { .. } => Line::new("downtown-ask-casino"),
        Phase::Bets { .. } => Line::new("downtown-ask-bet").with("money", mine.purse),
        Phase::Add => match mine.envelope.step.kind() {
            None => Line::new("downtown-ask-add-money").with("money", mine.purse),
            Some(kind) => of_kind("downtown-ask-add-kind", kind, mine),
        },
        Phase::Lay => match mine.envelope.step.kind() {
            None => Line::new("downtown-ask-lay-money").with("money", mine.purse),
            Some(kind) => {
                let cards = mine.hand.total() - mine.envelope.crew.total() + mine.loot.len();
                let limit = hand_limit(table.seats[me.index()].tokens);
                if cards > limit {
                    of_kind("downtown-ask-lay-kind-limit", kind, mine).with("cards", cards).with("limit", limit)
                } else {
                    of_kind("downtown-ask-lay-kind", kind, mine)
                }
            }
        },
        Phase::Return { left, .. } => Line::new("downtown-ask-return").with("count", left),
        // Nobody is asked.
        _ => wait(table, SeatSet::EMPTY),
    }
}

/// There is only one to rob or pay, and perhaps not enough to pay with (dt.pay.afford).
fn confront_two(table: &Table, me: Seat, mine: &Mine) -> Line {
    let other = me.left(2);
    let price = &table.seats[other.index()];
    let mut missing = price.display;
    for kind in Kind::ALL {
        missing[kind] = missing[kind].saturating_sub(mine.hand[kind]);
    }
    let missing = parts::things(price.money.saturating_sub(mine.purse), missing);
    if missing.is_empty() {
        Line::new("downtown-ask-confront-two").with("seat", other)
    } else {
        Line::new("downtown-ask-confront-rob").with("seat", other).with("missing", missing)
    }
}

/// dt.two.both
fn uses_both(table: &Table, me: Seat) -> bool {
    table.config.players == 2 && table.seats[me.index()].tokens.minus(Places::WORKING).is_empty()
}

/// Whether the seat holds another card of this loot.
fn has_more_for(table: &Table, mine: &Mine, loot: Loot) -> bool {
    mine.loot.iter().any(|card| table.config.deck.card(mine.fronts[card.index()]).loot == loot)
}

fn of_kind(id: &'static str, kind: Kind, mine: &Mine) -> Line {
    Line::new(id).with("kind", parts::kind(kind)).with("count", mine.hand[kind])
}

/// Whom the table waits for, told to somebody who is not asked.
fn wait(table: &Table, asked: SeatSet) -> Line {
    let active = |id| Line::new(id).with("seat", table.turn.active);
    let all = |id| Line::new(id).with("seats", asked.iter().map(Line::seat).collect::<Vec<_>>());
    match table.phase {
        Phase::Place => active("downtown-wait-place"),
        Phase::Open => all("downtown-wait-open"),
        Phase::Move => active("downtown-wait-move"),
        Phase::Confront => active("downtown-wait-confront"),
        Phase::Use => active("downtown-wait-use"),
        Phase::Hire { kind, .. } => active("downtown-wait-hire").with("kind", parts::kind(kind)),
        Phase::Ghetto { seat, .. } => Line::new("downtown-wait-ghetto").with("seat", seat),
        Phase::Look { stooge } => active("downtown-wait-look").with("stooge", parts::stooge(stooge)),
        Phase::Offer { pile, .. } => active("downtown-wait-offer").with("pile", parts::pile(pile)),
        Phase::Watch { pile } => active("downtown-wait-watch").with("pile", parts::pile(pile)),
        Phase::Casino { .. } => active("downtown-wait-casino"),
        Phase::Bets { .. } => all("downtown-wait-bets"),
        Phase::Add => all("downtown-wait-add"),
        Phase::Lay => active("downtown-wait-lay"),
        Phase::Return { .. } => active("downtown-wait-return"),
        Phase::Over { .. } => Line::new("downtown-over"),
        Phase::Deal
        | Phase::Refill { .. }
        | Phase::Draw { .. }
        | Phase::Study { .. }
        | Phase::TurnOver { .. }
        | Phase::TurnUp => Line::new("downtown-wait-cards"),
    }
}

/// The rules that the prompt is about.
pub(super) fn rules(view: &View<Downtown>) -> Vec<&'static str> {
    let table = &view.table;
    let two = table.config.players == 2;
    match table.phase {
        Phase::Deal => vec!["dt.setup.hands", "dt.setup.row", "dt.setup.stooges", "dt.setup.fences"],
        Phase::Place => vec!["dt.setup.tokens", "dt.edition.tokens", "dt.setup.start"],
        Phase::Open => vec!["dt.setup.display"],
        Phase::Move => vec!["dt.move.free"],
        Phase::Confront if two => vec!["dt.rob", "dt.pay", "dt.pay.afford", "dt.two.rob", "dt.two.pay", "dt.next"],
        Phase::Confront => vec!["dt.rob", "dt.pay", "dt.pay.move", "dt.pay.afford", "dt.next"],
        Phase::Use if table.turn.encore.is_some() => vec!["dt.villa.peek", "dt.use.one"],
        Phase::Use => {
            let tokens = table.seats[table.turn.active.index()].tokens;
            let mut rules = vec![if two { "dt.two.both" } else { "dt.use.one" }];
            for (place, of_place) in [
                (Place::Downtown, &["dt.downtown.buy"][..]),
                (Place::West, &["dt.west.job", "dt.west.peek"]),
                (Place::East, &["dt.east.sell", "dt.east.peek"]),
                (Place::Villa, &["dt.villa.peek"]),
            ] {
                if tokens.contains(place) {
                    rules.extend(of_place);
                }
            }
            rules
        }
        Phase::Hire { .. } => vec!["dt.downtown.buy", "dt.bank.toll"],
        Phase::Refill { .. } => vec!["dt.downtown.refill", "dt.downtown.reshuffle"],
        Phase::Ghetto { .. } | Phase::Draw { .. } => vec!["dt.ghetto.draw"],
        Phase::Study { .. } => vec!["dt.west.job"],
        Phase::Look { .. } => vec!["dt.west.peek"],
        Phase::Offer { .. } | Phase::TurnOver { .. } => vec!["dt.east.sell"],
        Phase::Watch { .. } => vec!["dt.east.peek"],
        Phase::Casino { .. } => vec!["dt.casino.appear", "dt.casino.bet"],
        Phase::Bets { .. } => vec!["dt.casino.bet", "dt.casino.match", "dt.casino.others"],
        Phase::TurnUp => vec!["dt.setup.stooges", "dt.setup.fences"],
        Phase::Add => vec!["dt.use.window"],
        Phase::Lay => vec!["dt.display.lay", "dt.hand.limit", "dt.display.reveal"],
        Phase::Return { .. } => vec!["dt.hand.limit"],
        Phase::Over { .. } => vec!["dt.end.casino", "dt.end.rich", "dt.end.limit"],
    }
}
