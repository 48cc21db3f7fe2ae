//! dt.turn, dt.move, dt.next: the course of a turn.

use tabletop::{Refusal, Seat, Story};

use crate::action::Action;
use crate::board::{Place, Places};
use crate::card::Crew;
use crate::event::Event;
use crate::rules::set_up::PAIRS;
use crate::state::{Downtown, Phase, Turn};
use crate::tell::parts;

impl Downtown {
    /// dt.turn.takeback
    pub(crate) fn begin_turn(&mut self, seat: Seat, story: &mut impl Story<Self>) {
        self.turn =
            Turn { nth: self.turn.nth + 1, active: seat, next: seat, robbed: false, used: Places::NONE, encore: None };
        // Where every place has a token, nobody can move.
        self.phase = if self.empty_places().is_empty() { Phase::Confront } else { Phase::Move };
        story.tell(self, Event::Turn { seat, nth: self.turn.nth });
        let player = self.player_mut(seat);
        let (money, crew) = (player.display_money, player.display);
        if money > 0 || crew != Crew::NONE {
            player.purse += money;
            player.display_money = 0;
            player.display = Crew::NONE;
            self.gain(seat, crew);
            story.tell(self, Event::TookBack { seat, money, crew });
        }
    }

    /// The places without any token.
    fn empty_places(&self) -> Places {
        self.players.iter().fold(Places::ALL, |empty, player| empty.minus(player.tokens))
    }

    pub(crate) fn list_moves(&self, out: &mut Vec<Action>) {
        let reach = self.active().tokens.or(self.empty_places());
        out.extend(PAIRS.into_iter().filter(|places| places.minus(reach).is_empty()).map(Action::Stand));
    }

    /// dt.move.free: since both tokens are alike, moving one after the other to empty places can end
    /// on any two places that were empty or the player's own.
    pub(crate) fn refuse_move(&self, places: Places) -> Option<Refusal> {
        if places.len() != 2 {
            return Some(Refusal::by("dt.move.free", "downtown-two-different-places"));
        }
        let taken = places.minus(self.active().tokens.or(self.empty_places())).iter().next()?;
        Some(Refusal::by("dt.move.free", "downtown-place-is-taken").with("place", parts::place(taken)))
    }

    pub(crate) fn move_tokens(&mut self, places: Places, story: &mut impl Story<Self>) {
        let seat = self.turn.active;
        let from = std::mem::replace(&mut self.player_mut(seat).tokens, places);
        self.phase = Phase::Confront;
        if from != places {
            story.tell(self, Event::Moved { seat, from, to: places });
        }
    }

    /// Phase 3 begins, unless there is no place to use.
    pub(crate) fn begin_use(&mut self, story: &mut impl Story<Self>) {
        if self.active().tokens.and(Places::WORKING).is_empty() {
            self.open_window(story);
        } else {
            self.phase = Phase::Use;
        }
    }

    /// dt.use.one, dt.two.both: whether the active seat may begin to use the place.
    pub(crate) fn may_use(&self, place: Place) -> bool {
        let unused = if self.config.players == 2 { !self.turn.used.contains(place) } else { self.turn.used.is_empty() };
        unused && self.active().tokens.contains(place)
    }

    /// dt.villa.peek: whether the job or the sale may be done, perhaps after a peek.
    pub(crate) fn may_work(&self, place: Place) -> bool {
        self.may_use(place) || self.turn.encore == Some(place)
    }

    pub(crate) fn list_uses(&self, out: &mut Vec<Action>) {
        if self.may_use(Place::Downtown) && self.can_hire() {
            out.push(Action::Hire);
        }
        self.list_west(out);
        self.list_east(out);
        out.push(Action::Done);
    }

    /// The active seat has used the place.
    pub(crate) fn mark_used(&mut self, place: Place) {
        self.turn.used = self.turn.used.or(Places::only(place));
        self.turn.encore = None;
    }

    /// dt.villa.peek: after the peek, the job or the sale may follow, if there are cards for it.
    pub(crate) fn mark_peeked(&mut self, place: Place) {
        self.mark_used(place);
        let player = self.active();
        let cards = if place == Place::West { player.hand.total() } else { player.loot.len() };
        if player.tokens.contains(Place::Villa) && cards > 0 {
            self.turn.encore = Some(place);
        }
    }

    /// Something was done at a place. New tops are turned up; is there more to do in phase 3?
    pub(crate) fn after_use(&mut self, story: &mut impl Story<Self>) {
        if self.turn_up != 0 {
            self.phase = Phase::TurnUp;
        } else if self.turn.encore.is_some() || Places::WORKING.iter().any(|place| self.may_use(place)) {
            self.phase = Phase::Use;
        } else {
            self.open_window(story);
        }
    }

    pub(crate) fn use_no_more(&mut self, story: &mut impl Story<Self>) {
        self.turn.encore = None;
        self.open_window(story);
    }

    /// dt.next, dt.end.casino, dt.end.limit
    pub(crate) fn end_turn(&mut self, story: &mut impl Story<Self>) {
        if let Some(ending) = self.ending_after_turn() {
            self.settle_up(ending, story);
        } else {
            self.begin_turn(self.turn.next, story);
        }
    }
}
