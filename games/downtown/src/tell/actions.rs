//! A choice as a short imperative.

use tabletop::{Line, Seat, View};

use crate::action::Action;
use crate::board::{Place, Places};
use crate::card::{Crew, JobId, Kind, Share, Stooge};
use crate::rules::downtown::cost;
use crate::state::{Downtown, Phase};
use crate::view::Open;

use super::parts;

/// What the view's seat can do, or wonders why it cannot.
pub(super) fn action(view: &View<Downtown>, action: Action) -> Line {
    let phase = view.table.phase;
    match action {
        Action::Stand(places) => stand(view, places),
        Action::Rob(seat) => rob(view, seat),
        Action::Pay(seat, step) => pay(view, seat, step),
        Action::Hire => Line::new("downtown-act-hire"),
        Action::Take(kind, 0) => Line::new("downtown-act-take-none").with("kind", parts::kind(kind)),
        Action::Take(kind, count) => Line::new("downtown-act-take")
            .with("gangsters", parts::gangsters(kind, count))
            .with("price", cost(view.table.row, Crew::of(kind, count))),
        Action::Job(stooge) => job(view, stooge),
        Action::Look(stooge) => of("downtown-act-look", stooge),
        Action::Leave => Line::new("downtown-act-leave"),
        Action::Under => Line::new("downtown-act-under"),
        Action::Sell(pile) => sell(view, pile),
        Action::Offer(job) => card(view, job, "downtown-act-offer", "downtown-act-offer-unknown"),
        Action::Watch(pile) => match top(view, pile) {
            Some(line) => line("downtown-act-watch"),
            None => Line::new("downtown-act-watch-unknown").with("pile", parts::pile(pile)),
        },
        Action::Put(pile) if phase == (Phase::Watch { pile }) => {
            Line::new("downtown-act-put-back").with("pile", parts::pile(pile))
        }
        Action::Put(pile) => Line::new("downtown-act-put").with("pile", parts::pile(pile)),
        Action::Draw => Line::new("downtown-act-draw").with("count", share(phase)),
        Action::Always => Line::new("downtown-act-always").with("count", share(phase)),
        Action::Visit => Line::new("downtown-act-visit"),
        Action::Decline if matches!(phase, Phase::Casino { .. }) => Line::new("downtown-act-no-visit"),
        Action::Decline => Line::new("downtown-act-no-draw"),
        Action::Bet(note) => Line::new("downtown-act-bet").with("note", note),
        Action::LayMoney(0) if phase == Phase::Add => Line::new("downtown-act-add-no-money"),
        Action::LayMoney(money) if phase == Phase::Add => Line::new("downtown-act-add-money").with("money", money),
        Action::LayMoney(0) => Line::new("downtown-act-lay-no-money"),
        Action::LayMoney(money) => Line::new("downtown-act-lay-money").with("money", money),
        Action::Lay(kind, count) => lay(phase, kind, count),
        Action::Return(job) => card(view, job, "downtown-act-return", "downtown-act-return-unknown"),
        Action::Done if matches!(phase, Phase::Offer { .. }) => Line::new("downtown-act-sell-now"),
        Action::Done if view.table.turn.used == Places::NONE => Line::new("downtown-act-use-nothing"),
        Action::Done => Line::new("downtown-act-use-no-more"),
    }
}

fn of(id: &'static str, stooge: Stooge) -> Line {
    Line::new(id).with("stooge", parts::stooge(stooge))
}

/// What is visible of a seat; an empty place for one that nobody sits on.
fn open(view: &View<Downtown>, seat: Seat) -> Open {
    view.table.seats.get(seat.index()).copied().unwrap_or_default()
}

fn stand(view: &View<Downtown>, places: Places) -> Line {
    let own = view.viewer.seat().map_or(Places::NONE, |me| open(view, me).tokens);
    if own == Places::NONE {
        return parts::both(Line::new("downtown-act-place"), places);
    }
    let mut left = own.minus(places).iter();
    let mut reached = places.minus(own).iter();
    match (left.next(), left.next(), reached.next()) {
        (None, ..) => Line::new("downtown-act-stay"),
        (Some(from), None, Some(to)) => {
            Line::new("downtown-act-move").with("from", parts::place(from)).with("to", parts::place(to))
        }
        _ => parts::both(Line::new("downtown-act-move-both"), places),
    }
}

fn rob(view: &View<Downtown>, victim: Seat) -> Line {
    let things = parts::things(open(view, victim).money, open(view, victim).display);
    if things.is_empty() {
        Line::new("downtown-act-rob-nothing").with("seat", victim)
    } else {
        Line::new("downtown-act-rob").with("seat", victim).with("things", things)
    }
}

fn pay(view: &View<Downtown>, payee: Seat, step: Option<(Place, Place)>) -> Line {
    let things = parts::things(open(view, payee).money, open(view, payee).display);
    let pay = |id| Line::new(id).with("seat", payee).with("things", things);
    match step {
        None => pay("downtown-act-pay"),
        Some((from, to)) => {
            pay("downtown-act-pay-and-move").with("from", parts::place(from)).with("to", parts::place(to))
        }
    }
}

fn job(view: &View<Downtown>, stooge: Stooge) -> Line {
    let Some(top) = view.table.jobs[stooge.index()] else { return of("downtown-act-job-unknown", stooge) };
    let front = view.table.config.deck.card(top.front);
    let job = |id| of(id, stooge).with("loot", parts::loot(front.loot)).with("things", parts::crew(front.needs));
    match top.real {
        Some(real) => job("downtown-act-job-seen").with("real", real),
        None => job("downtown-act-job").with("claims", front.claims),
    }
}

/// A line about the fence on top of a pile.
fn top(view: &View<Downtown>, pile: u8) -> Option<impl FnOnce(&'static str) -> Line + use<>> {
    let front = view.table.fences.get(usize::from(pile)).copied().flatten()?.front;
    Some(move |id| Line::new(id).with("fence", parts::fence(front.loot)).with("pile", parts::pile(pile)))
}

fn sell(view: &View<Downtown>, pile: u8) -> Line {
    let (Some(line), Some(fence)) = (top(view, pile), view.table.fences.get(usize::from(pile)).copied().flatten())
    else {
        return Line::new("downtown-act-sell-unknown").with("pile", parts::pile(pile));
    };
    let line = line(match fence.cop {
        Some(true) => "downtown-act-sell-cop",
        Some(false) => "downtown-act-sell-no-cop",
        None if fence.front.share == Share::Quarter => "downtown-act-sell-risk",
        None => "downtown-act-sell",
    });
    line.with("share", parts::share(fence.front.share))
}

/// A card of the own hand, with what is on it; of any other card only whose it is.
fn card(view: &View<Downtown>, job: JobId, id: &'static str, unknown: &'static str) -> Line {
    let own = view.table.mine.filter(|mine| mine.loot.contains(job));
    // The fronts of the own cards are kept with all others.
    match own.zip(view.memory.jobs[job.index()].front) {
        Some((mine, front)) => {
            Line::new(id).with("card", parts::card(*view.table.config.deck.card(front), mine.real[job.index()]))
        }
        None => of(unknown, job.stooge()),
    }
}

fn lay(phase: Phase, kind: Kind, count: u8) -> Line {
    let id = match (phase == Phase::Add, count) {
        (true, 0) => "downtown-act-add-none",
        (true, _) => "downtown-act-add",
        (false, 0) => "downtown-act-lay-none",
        (false, _) => "downtown-act-lay",
    };
    if count == 0 {
        Line::new(id).with("kind", parts::kind(kind))
    } else {
        Line::new(id).with("gangsters", parts::gangsters(kind, count))
    }
}

/// How many gangsters the Ghetto offers.
const fn share(phase: Phase) -> u8 {
    match phase {
        Phase::Ghetto { share, .. } => share,
        _ => 2,
    }
}
