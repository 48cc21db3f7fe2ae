//! Why something cannot be done at this moment: the rule that forbids it, not that of the question asked.

use tabletop::{Refusal, Seat};

use crate::action::Action;
use crate::board::{Place, Places};
use crate::state::{Downtown, Phase};
use crate::tell::parts;

impl Downtown {
    /// Why an asked seat cannot do what is no answer to its question.
    pub(crate) fn not_now(&self, seat: Seat, action: Action) -> Refusal {
        let something_else =
            |rule| Refusal::by(rule, "downtown-something-else-is-asked").with("asked", parts::task(self.phase));
        if seat != self.turn.active || self.turn.nth == 0 {
            return something_else(self.asked_by());
        }
        let confronted = self.turn.next != self.turn.active;
        match action {
            Action::Stand(_) if self.phase != Phase::Move => Refusal::by("dt.move.free", "downtown-tokens-have-moved"),
            Action::Rob(_) if confronted => self.second_confrontation("dt.rob"),
            // dt.two.pay: only one token a turn may move to where a token stands.
            Action::Pay(_, Some(_)) if confronted && self.config.players == 2 => {
                self.second_confrontation("dt.two.pay")
            }
            Action::Pay(..) if confronted => self.second_confrontation("dt.pay"),
            Action::Rob(_) => something_else("dt.rob"),
            Action::Pay(..) => something_else("dt.pay"),
            Action::Hire => self.use_not_now(Place::Downtown),
            Action::Job(_) | Action::Look(_) => self.use_not_now(Place::West),
            Action::Sell(_) | Action::Watch(_) => self.use_not_now(Place::East),
            Action::Take(..) => something_else("dt.downtown.buy"),
            Action::Leave | Action::Under => something_else("dt.west.peek"),
            Action::Offer(_) => something_else("dt.east.sell"),
            Action::Put(_) => something_else("dt.east.peek"),
            Action::Draw | Action::Always => something_else("dt.ghetto.draw"),
            Action::Visit | Action::Decline => something_else("dt.casino.appear"),
            Action::Bet(_) => something_else("dt.casino.bet"),
            Action::LayMoney(_) | Action::Lay(..) => something_else("dt.display.lay"),
            Action::Return(_) => something_else("dt.hand.limit"),
            Action::Stand(_) | Action::Done => something_else(self.asked_by()),
        }
    }

    fn second_confrontation(&self, rule: &'static str) -> Refusal {
        Refusal::by(rule, "downtown-already-robbed-or-paid").with("seat", self.turn.next)
    }

    /// A place is used after somebody was robbed or paid and before the display is laid, and once.
    fn use_not_now(&self, place: Place) -> Refusal {
        let something_else =
            |rule| Refusal::by(rule, "downtown-something-else-is-asked").with("asked", parts::task(self.phase));
        if matches!(self.phase, Phase::Move | Phase::Confront) {
            return something_else("dt.use.one");
        }
        if self.config.players == 2 && self.turn.robbed {
            return Refusal::by("dt.two.rob", "downtown-robbers-use-nothing");
        }
        match self.place_in_use() {
            Some(used) if used == place || self.config.players == 2 => something_else(self.asked_by()),
            Some(used) => one_place(used),
            None if self.may_use(place) => Refusal::by("dt.use.one", "downtown-use-is-over"),
            None => self.refuse_use(place),
        }
    }

    /// The place that the active seat is using at this moment.
    fn place_in_use(&self) -> Option<Place> {
        match self.phase {
            Phase::Hire { .. } => Some(Place::Downtown),
            Phase::Look { .. } => Some(Place::West),
            Phase::Offer { .. } | Phase::Watch { .. } | Phase::Casino { .. } | Phase::Bets { .. } => Some(Place::East),
            _ => None,
        }
    }

    /// Why the active seat may not use the place.
    pub(crate) fn refuse_use(&self, place: Place) -> Refusal {
        if !self.active().tokens.contains(place) {
            return Refusal::by("dt.use.one", "downtown-no-token-there").with("place", parts::place(place));
        }
        match self.turn.used.minus(Places::only(place)).iter().next() {
            Some(used) if !self.turn.used.contains(place) => one_place(used),
            _ => Refusal::by("dt.use.one", "downtown-place-was-used").with("place", parts::place(place)),
        }
    }

    /// The rule of the question that is asked.
    fn asked_by(&self) -> &'static str {
        match self.phase {
            Phase::Deal => "dt.setup.hands",
            Phase::Place => "dt.setup.tokens",
            Phase::Open => "dt.setup.display",
            Phase::Move => "dt.move.free",
            Phase::Confront => "dt.rob",
            Phase::Use | Phase::TurnUp => "dt.use.one",
            Phase::Hire { .. } => "dt.downtown.buy",
            Phase::Refill { .. } => "dt.downtown.refill",
            Phase::Ghetto { .. } | Phase::Draw { .. } => "dt.ghetto.draw",
            Phase::Study { .. } => "dt.west.job",
            Phase::Look { .. } => "dt.west.peek",
            Phase::Offer { .. } | Phase::TurnOver { .. } => "dt.east.sell",
            Phase::Watch { .. } => "dt.east.peek",
            Phase::Casino { .. } => "dt.casino.appear",
            Phase::Bets { .. } => "dt.casino.bet",
            Phase::Add => "dt.use.window",
            Phase::Lay => "dt.display.lay",
            Phase::Return { .. } => "dt.hand.limit",
            Phase::Over { .. } => "dt.end.rich",
        }
    }
}

fn one_place(used: Place) -> Refusal {
    Refusal::by("dt.use.one", "downtown-one-place-a-turn").with("place", parts::place(used))
}
