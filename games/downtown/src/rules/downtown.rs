//! dt.downtown, dt.bank, dt.ghetto: gangsters for hire, and who profits.

use std::ops::RangeInclusive;

use tabletop::{Refusal, Seat, Story};

use crate::board::Place;
use crate::card::{Crew, Kind};
use crate::event::Event;
use crate::state::{Downtown, Phase};

/// dt.downtown.refill
const TURNED_UP: u8 = 3;
const LEAST_ROW: u8 = 5;
const MOST_ROW: u8 = 10;

/// dt.downtown.buy: the price of one gangster when so many of the kind lie there.
pub(crate) const fn price(lying: u8) -> u16 {
    match lying {
        1 => 4,
        2 => 3,
        3 => 2,
        _ => 1,
    }
}

/// What these cost out of this row. It changes only after a purchase, so it still lies as when the turn began.
pub(crate) fn cost(row: Crew, crew: Crew) -> u16 {
    Kind::ALL.into_iter().map(|kind| u16::from(crew[kind]) * price(row[kind])).sum()
}

impl Downtown {
    /// Whether the money suffices for one of these kinds.
    fn affords_one(&self, kinds: impl IntoIterator<Item = Kind>) -> bool {
        kinds.into_iter().any(|kind| self.row[kind] > 0 && price(self.row[kind]) <= self.active().purse)
    }

    pub(crate) fn can_hire(&self) -> bool {
        self.affords_one(Kind::ALL)
    }

    pub(crate) fn refuse_hire(&self) -> Option<Refusal> {
        if !self.may_use(Place::Downtown) {
            return Some(self.refuse_use(Place::Downtown));
        }
        (!self.can_hire()).then(|| Refusal::by("dt.downtown.buy", "downtown-no-gangster-you-can-pay"))
    }

    /// How many of the kind can be bought besides those wanted: at least one gangster in all.
    pub(crate) fn hire_range(&self, wanted: Crew, kind: Kind) -> RangeInclusive<u8> {
        let money = self.active().purse - cost(self.row, wanted);
        let most = (money / price(self.row[kind])).min(u16::from(self.row[kind])) as u8;
        let last_chance = wanted == Crew::NONE && !self.affords_one(Kind::ALL.into_iter().skip(kind.index() + 1));
        u8::from(last_chance)..=most
    }

    pub(crate) fn start_hiring(&mut self, story: &mut impl Story<Self>) {
        self.ask_to_hire(Crew::NONE, 0, story);
        story.tell(self, Event::Hires { seat: self.turn.active });
    }

    pub(crate) fn choose_gangsters(&mut self, kind: Kind, count: u8, story: &mut impl Story<Self>) {
        if let Phase::Hire { mut wanted, .. } = self.phase {
            wanted[kind] = count;
            if count > 0 {
                story.tell(self, Event::Wants { seat: self.turn.active, kind, count });
            }
            self.ask_to_hire(wanted, kind.index() + 1, story);
        }
    }

    /// Asks for the next kind of which at least one can be bought.
    fn ask_to_hire(&mut self, wanted: Crew, from: usize, story: &mut impl Story<Self>) {
        let mut kinds = Kind::ALL.into_iter().skip(from);
        match kinds.find(|&kind| *self.hire_range(wanted, kind).end() > 0) {
            Some(kind) => self.phase = Phase::Hire { wanted, kind },
            None => self.buy(wanted, story),
        }
    }

    fn buy(&mut self, crew: Crew, story: &mut impl Story<Self>) {
        let seat = self.turn.active;
        let price = cost(self.row, crew);
        self.mark_used(Place::Downtown);
        self.row -= crew;
        self.gain(seat, crew);
        self.pay_in(seat, price);
        let target = (self.row.total() + TURNED_UP).clamp(LEAST_ROW, MOST_ROW);
        self.phase = Phase::Refill { target };
        story.tell(self, Event::Bought { seat, crew, price });
        self.toll(price, story);
        if !self.ends_rich(story) {
            self.refill(story);
        }
    }

    /// dt.bank.toll
    fn toll(&mut self, price: u16, story: &mut impl Story<Self>) {
        let at_bank = |player: &crate::state::Player| player.tokens.contains(Place::Bank);
        let count = self.players.iter().filter(|player| at_bank(player)).count() as u16;
        if count == 0 || price < count {
            return;
        }
        for seat in self.everybody() {
            if at_bank(self.player(seat)) {
                let money = price / count;
                self.pay_out(seat, money);
                story.tell(self, Event::Toll { seat, money });
            }
        }
    }

    /// dt.downtown.refill: waits for nature while cards are missing and there are any.
    pub(crate) fn refill(&mut self, story: &mut impl Story<Self>) {
        if let Phase::Refill { target } = self.phase
            && (self.row.total() >= target || self.pile == Crew::NONE)
        {
            self.ghetto(self.turn.active, story);
        }
    }

    /// dt.downtown.reshuffle: as soon as the draw pile is empty.
    pub(crate) fn reshuffle(&mut self, story: &mut impl Story<Self>) {
        if self.pile == Crew::NONE && self.discards != Crew::NONE {
            let crew = std::mem::replace(&mut self.discards, Crew::NONE);
            self.pile = crew;
            self.shuffled = crew;
            self.aside = Crew::NONE;
            self.shuffles += 1;
            self.lots.shuffle();
            story.tell(self, Event::Reshuffled { crew });
        }
    }

    /// dt.ghetto.draw: asks the next seat clockwise after this one.
    fn ghetto(&mut self, after: Seat, story: &mut impl Story<Self>) {
        let buyer = self.turn.active;
        let at_ghetto = |state: &Self, seat| seat != buyer && state.player(seat).tokens.contains(Place::Ghetto);
        let share = if self.everybody().filter(|&seat| at_ghetto(self, seat)).count() == 1 { 2 } else { 1 };
        let mut seat = after.left(self.config.players);
        while seat != buyer && !at_ghetto(self, seat) {
            seat = seat.left(self.config.players);
        }
        if seat == buyer || self.pile == Crew::NONE {
            self.after_use(story);
        } else if self.always.contains(seat) {
            self.phase = Phase::Draw { seat, left: share, share };
        } else {
            self.phase = Phase::Ghetto { seat, share };
        }
    }

    pub(crate) fn draw_at_ghetto(&mut self, seat: Seat) {
        if let Phase::Ghetto { share, .. } = self.phase {
            self.phase = Phase::Draw { seat, left: share, share };
        }
    }

    pub(crate) fn always_draw(&mut self, seat: Seat, story: &mut impl Story<Self>) {
        self.always = self.always.with(seat);
        self.draw_at_ghetto(seat);
        story.tell(self, Event::Always { seat });
    }

    pub(crate) fn decline_draw(&mut self, seat: Seat, story: &mut impl Story<Self>) {
        story.tell(self, Event::DeclinedDraw { seat });
        self.ghetto(seat, story);
    }

    /// One card of the share has been drawn.
    pub(crate) fn drew(&mut self, kind: Kind, story: &mut impl Story<Self>) {
        let Phase::Draw { seat, left, share } = self.phase else { return };
        self.pile[kind] -= 1;
        self.player_mut(seat).hand[kind] += 1;
        self.lots.draw(seat.index(), kind);
        self.phase = Phase::Draw { seat, left: left - 1, share };
        story.tell(self, Event::Drew { seat, kind: Some(kind) });
        self.reshuffle(story);
        if left == 1 || self.pile == Crew::NONE {
            self.ghetto(seat, story);
        }
    }
}
