//! The rules, one file per chapter of the rule book.
//!
//! Each chapter has what is legal, why something is refused, and what happens, side by side.

pub(crate) mod casino;
pub(crate) mod chance;
pub(crate) mod confront;
pub(crate) mod display;
pub(crate) mod downtown;
pub(crate) mod east;
pub(crate) mod end;
pub(crate) mod not_now;
pub(crate) mod set_up;
pub(crate) mod turn;
pub(crate) mod west;

use std::ops::RangeInclusive;

use tabletop::{Refusal, Seat, SeatSet, Story};

use crate::action::Action;
use crate::state::{Downtown, Phase};

impl Downtown {
    /// The seats that choose now, if nature is not asked.
    #[inline]
    pub(crate) fn asked(&self) -> SeatSet {
        self.phase.asked(self.turn.active, self.config.players, |seat| self.player(seat).envelope.is_open())
    }

    /// Lists what an asked seat can do.
    #[inline]
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Place => self.list_openings(out),
            Phase::Open => out.extend(set_up::OPENING_MONEY.map(Action::LayMoney)),
            Phase::Move => self.list_moves(out),
            Phase::Confront => self.list_confrontations(out),
            Phase::Use => self.list_uses(out),
            Phase::Hire { wanted, kind } => {
                out.extend(self.hire_range(wanted, kind).map(|count| Action::Take(kind, count)));
            }
            Phase::Ghetto { .. } => out.extend([Action::Draw, Action::Decline, Action::Always]),
            Phase::Look { .. } => out.extend([Action::Leave, Action::Under]),
            Phase::Offer { pile, offered } => self.list_offers(pile, offered, out),
            Phase::Watch { pile } => out.extend((0..3).filter(|&to| self.takes_fence(pile, to)).map(Action::Put)),
            Phase::Casino { .. } => out.extend([Action::Visit, Action::Decline]),
            Phase::Bets { .. } => self.list_bets(seat, out),
            Phase::Add | Phase::Lay => self.list_lays(seat, out),
            Phase::Return { .. } => self.list_returns(out),
            _ => {}
        }
    }

    /// Why an asked seat cannot do this.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Option<Refusal> {
        match (self.phase, action) {
            (Phase::Place, Action::Stand(places)) => self.refuse_opening(places),
            (Phase::Open, Action::LayMoney(money)) => {
                outside("dt.setup.display", "downtown-wrong-opening-money", 1..=3, money)
            }
            (Phase::Move, Action::Stand(places)) => self.refuse_move(places),
            (Phase::Confront, Action::Rob(victim)) => self.refuse_opponent("dt.rob", victim),
            (Phase::Confront, Action::Pay(payee, step)) => self.refuse_pay(payee, step),
            (Phase::Use, Action::Hire) => self.refuse_hire(),
            (Phase::Use, Action::Job(stooge)) => self.refuse_job(stooge),
            (Phase::Use, Action::Look(stooge)) => self.refuse_look(stooge),
            (Phase::Use, Action::Sell(pile)) => self.refuse_sale(pile),
            (Phase::Use, Action::Watch(pile)) => self.refuse_watch(pile),
            (Phase::Hire { wanted, kind }, Action::Take(named, count)) if named == kind => {
                outside("dt.downtown.buy", "downtown-wrong-number-to-buy", self.hire_range(wanted, kind), count)
            }
            (Phase::Offer { pile, .. }, Action::Offer(card)) => self.refuse_offer(pile, card),
            (Phase::Offer { offered, .. }, Action::Done) => {
                offered.is_empty().then(|| Refusal::by("dt.east.sell", "downtown-nothing-offered"))
            }
            (Phase::Watch { pile }, Action::Put(to)) => self.refuse_put(pile, to),
            (Phase::Bets { .. }, Action::Bet(note)) => self.refuse_bet(seat, note),
            (Phase::Add | Phase::Lay, Action::LayMoney(_) | Action::Lay(..)) => self.refuse_lay(seat, action),
            (Phase::Return { .. }, Action::Return(card)) => self.refuse_return(card),
            (Phase::Use, Action::Done)
            | (Phase::Ghetto { .. }, Action::Draw | Action::Decline | Action::Always)
            | (Phase::Look { .. }, Action::Leave | Action::Under)
            | (Phase::Casino { .. }, Action::Visit | Action::Decline) => None,
            _ => Some(self.not_now(seat, action)),
        }
    }

    /// Does a legal action.
    #[inline]
    pub(crate) fn perform(&mut self, seat: Seat, action: Action, story: &mut impl Story<Self>) {
        match action {
            Action::Stand(places) if self.phase == Phase::Place => self.place_tokens(places, story),
            Action::Stand(places) => self.move_tokens(places, story),
            Action::Rob(victim) => self.rob(victim, story),
            Action::Pay(payee, step) => self.pay(payee, step, story),
            Action::Hire => self.start_hiring(story),
            Action::Take(kind, count) => self.choose_gangsters(kind, count, story),
            Action::Draw => self.draw_at_ghetto(seat),
            Action::Always => self.always_draw(seat, story),
            Action::Job(stooge) => self.do_job(stooge, story),
            Action::Look(stooge) => self.look(stooge, story),
            Action::Leave => self.put_back(false, story),
            Action::Under => self.put_back(true, story),
            Action::Sell(pile) => self.start_sale(pile, story),
            Action::Offer(card) => self.offer(card, story),
            Action::Watch(pile) => self.watch(pile, story),
            Action::Put(to) => self.put_fence(to, story),
            Action::Visit => self.visit(story),
            Action::Decline if matches!(self.phase, Phase::Casino { .. }) => self.skip_casino(story),
            Action::Decline => self.decline_draw(seat, story),
            Action::Bet(note) => self.bet(seat, note, story),
            Action::LayMoney(money) if self.phase == Phase::Open => self.open_display(seat, money, story),
            Action::LayMoney(money) => self.lay_money(seat, money, story),
            Action::Lay(kind, count) => self.lay_gangsters(seat, kind, count, story),
            Action::Return(card) => self.return_job(card, story),
            Action::Done => match self.phase {
                Phase::Offer { .. } => self.close_offer(story),
                _ => self.use_no_more(story),
            },
        }
    }
}

/// Refuses a number outside of what is possible.
fn outside<T>(rule: &'static str, id: &'static str, range: RangeInclusive<T>, number: T) -> Option<Refusal>
where
    T: PartialOrd + Copy + Into<tabletop::Arg>,
{
    (!range.contains(&number))
        .then(|| Refusal::by(rule, id).with("number", number).with("least", *range.start()).with("most", *range.end()))
}
