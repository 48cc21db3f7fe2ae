//! What is being decided in a position, and what has been chosen in secret: only what can come about
//! as the table lies.

use tabletop::{Refusal, Seat};

use super::Secret;
use super::phase::Now;
use super::place::{Placing, crew, nothing_to_decide, pile_index};
use crate::action::NOTES;
use crate::board::{Place, Places};
use crate::card::{Crew, JobId, JobSet, Kind};
use crate::rules::display::hand_limit;
use crate::rules::downtown::cost;
use crate::rules::set_up::OPENING_MONEY;
use crate::state::{Envelope, Phase, Step};

fn asks(asks: bool) -> Result<(), Refusal> {
    if asks { Ok(()) } else { Err(nothing_to_decide()) }
}

impl Placing<'_> {
    fn offered(&self, offered: &[JobId]) -> Result<JobSet, Refusal> {
        let mut set = JobSet::NONE;
        for &card in offered {
            let lies_there = self.game.job_piles[card.stooge().index()].contains(&card);
            if !lies_there || self.game.jobs[card.index()].back.is_none() {
                return Err(Refusal::by("dt.east.sell", "downtown-position-offered").with("card", card.to_string()));
            }
            set.insert(card);
        }
        Ok(set)
    }

    pub(super) fn set_phase(&mut self) -> Result<(), Refusal> {
        let now = self.now.clone();
        let game = &self.game;
        let active = game.turn.active;
        let needs_token = |place: Place| asks(game.active().tokens.contains(place));
        let used = |place: Place| asks(game.turn.used.contains(place));
        self.game.phase = match now {
            Now::Deal => Phase::Deal,
            Now::Place => Phase::Place,
            Now::Open => Phase::Open,
            Now::Move => Phase::Move,
            Now::Confront => Phase::Confront,
            Now::Use => {
                let usable = |place: Place| game.may_use(place) || game.turn.encore == Some(place);
                asks(Places::WORKING.iter().any(usable))?;
                Phase::Use
            }
            Now::Hire { wanted, kind } => {
                needs_token(Place::Downtown)?;
                asks(game.may_use(Place::Downtown) && game.turn_up == 0)?;
                let wanted = crew(wanted)?;
                let later = Kind::ALL.into_iter().skip(kind.index()).any(|kind| wanted[kind] > 0);
                asks(!later && game.row.covers(wanted) && cost(game.row, wanted) <= game.active().purse)?;
                asks(*game.hire_range(wanted, kind).end() > 0)?;
                Phase::Hire { wanted, kind }
            }
            Now::Refill { target } => {
                used(Place::Downtown)?;
                asks(target <= 10 && u32::from(game.row.total()) < target && game.pile != Crew::NONE)?;
                Phase::Refill { target: target as u8 }
            }
            Now::Ghetto { seat } => {
                used(Place::Downtown)?;
                asks(self.may_draw(seat))?;
                Phase::Ghetto { seat, share: self.share() }
            }
            Now::Draw { seat, left } => {
                used(Place::Downtown)?;
                let share = self.share();
                asks(self.may_draw(seat) && (1..=u32::from(share)).contains(&left))?;
                Phase::Draw { seat, left: left as u8, share }
            }
            Now::Study { card } => {
                used(Place::West)?;
                let slot = &game.jobs[card.index()];
                asks(game.active().loot.contains(card) && slot.front.is_some() && slot.back.is_none())?;
                Phase::Study { card }
            }
            Now::Look { stooge } => {
                used(Place::West)?;
                let top = game.top_job(stooge).map(|card| game.jobs[card.index()]);
                asks(top.is_some_and(|slot| {
                    slot.front.is_some() && (slot.back.is_none() || slot.seen.have(Some(active)))
                }))?;
                // A card that is alone in its pile goes back by itself.
                asks(game.job_piles[stooge.index()].len() > 1 || top.is_some_and(|slot| slot.back.is_none()))?;
                Phase::Look { stooge }
            }
            Now::Offer { pile, offered } => {
                let pile = pile_index(pile)?;
                let offered = self.offered(&offered)?;
                asks(game.may_work(Place::East) && self.deals_in(pile, offered))?;
                Phase::Offer { pile, offered }
            }
            Now::TurnOver { pile, offered } => {
                used(Place::East)?;
                let pile = pile_index(pile)?;
                let offered = self.offered(&offered)?;
                let top = game.top_fence(pile).map(|fence| game.fences[usize::from(fence)]);
                asks(self.deals_in(pile, offered) && !offered.is_empty() && top.is_some_and(|top| top.cop.is_none()))?;
                Phase::TurnOver { pile, offered }
            }
            Now::Watch { pile } => {
                used(Place::East)?;
                let pile = pile_index(pile)?;
                let top = game.top_fence(pile).map(|fence| game.fences[usize::from(fence)]);
                asks(
                    top.is_some_and(|slot| {
                        slot.front.is_some() && (slot.cop.is_none() || slot.seen.have(Some(active)))
                    }),
                )?;
                Phase::Watch { pile }
            }
            Now::Casino { pile } => {
                used(Place::East)?;
                asks(game.config.casino && game.active().purse > 0)?;
                Phase::Casino { pile: pile_index(pile)? }
            }
            Now::Bets { pile } => {
                used(Place::East)?;
                asks(game.config.casino && game.active().purse > 0)?;
                Phase::Bets { pile: pile_index(pile)? }
            }
            Now::TurnUp => {
                asks(game.turn_up != 0)?;
                Phase::TurnUp
            }
            Now::Add => {
                asks(self.seats() > 2 && !game.turn.used.is_empty())?;
                Phase::Add
            }
            Now::Lay => Phase::Lay,
            Now::Return { .. } => {
                let left = game.active().loot.len().saturating_sub(hand_limit(game.active().tokens));
                asks(left > 0)?;
                Phase::Return { left }
            }
            Now::Over { ending } => Phase::Over { ending },
        };
        // Only there has a seat a card whose back it has not seen.
        let studied = match self.game.phase {
            Phase::Study { card } => Some(card),
            _ => None,
        };
        for seat in self.game.everybody() {
            let unseen = |&card: &JobId| !self.game.jobs[card.index()].seen.have(Some(seat));
            if self.game.player(seat).loot.iter().filter(|&card| Some(card) != studied).any(|card| unseen(&card)) {
                return Err(Refusal::by("dt.west.job", "downtown-position-value-missing").with("seat", seat));
            }
        }
        Ok(())
    }

    /// dt.ghetto.draw
    fn may_draw(&self, seat: Seat) -> bool {
        let game = &self.game;
        seat != game.turn.active && game.player(seat).tokens.contains(Place::Ghetto) && game.pile != Crew::NONE
    }

    fn share(&self) -> u8 {
        let game = &self.game;
        let mut others = game.everybody().filter(|&seat| seat != game.turn.active);
        let others = others.by_ref().filter(|&seat| game.player(seat).tokens.contains(Place::Ghetto)).count();
        if others == 1 { 2 } else { 1 }
    }

    /// Whether these cards can have been offered to the fence on top.
    fn deals_in(&self, pile: u8, offered: JobSet) -> bool {
        let game = &self.game;
        let top = game.top_fence(pile).and_then(|fence| game.fences[usize::from(fence)].front);
        let fits = |card: JobId| game.jobs[card.index()].front.map(|front| game.config.deck.card(front).loot);
        top.is_some_and(|top| offered.iter().all(|card| fits(card) == Some(top.loot)))
    }

    /// Secret choices, made or being made.
    pub(super) fn set_secrets(&mut self) -> Result<(), Refusal> {
        for seat in self.game.everybody() {
            if let Some(secret) = self.player(seat).secret {
                self.game.player_mut(seat).envelope = self.envelope(seat, secret, self.game.first_secret(seat))?;
            }
        }
        if self.game.undealt.left == 0 {
            self.game.ask_in_secret();
        }
        Ok(())
    }

    fn envelope(&self, seat: Seat, secret: Secret, first: Option<Step>) -> Result<Envelope, Refusal> {
        let refuse = || Refusal::new("downtown-position-secret").with("seat", seat);
        let game = &self.game;
        let player = game.player(seat);
        let money = u16::try_from(secret.money).map_err(|_| refuse())?;
        let gangsters = crew(secret.gangsters).map_err(|_| refuse())?;
        let Secret { step, .. } = secret;
        refuse().when(money > player.purse || !player.hand.covers(gangsters))?;
        let nothing = money == 0 && gangsters == Crew::NONE;
        let turn = &game.turn;
        // Those who added face down wait until the active seat has laid out.
        let added = matches!(game.phase, Phase::Lay | Phase::Return { .. })
            && seat != turn.active
            && seat != turn.next
            && self.seats() > 2
            && !turn.used.is_empty();
        let good = match (game.phase, step, first) {
            (_, Step::Sealed, None) => added,
            (_, Step::Idle, None) | (Phase::Open | Phase::Bets { .. }, Step::Money, Some(_)) => nothing,
            (Phase::Open, Step::Sealed, Some(_)) => OPENING_MONEY.contains(&money) && gangsters == Crew::NONE,
            (Phase::Bets { .. }, Step::Sealed, Some(_)) => {
                NOTES.iter().any(|&note| u16::from(note) == money) && gangsters == Crew::NONE
            }
            (Phase::Add, Step::Sealed, Some(_)) => true,
            (Phase::Add | Phase::Lay, Step::Money, Some(first)) => first == Step::Money && nothing,
            (Phase::Add | Phase::Lay, step, Some(_)) => step.kind().is_some_and(|kind| {
                let later = Kind::ALL.into_iter().skip(kind.index()).any(|kind| gangsters[kind] > 0);
                !later && player.hand[kind] > 0 && game.undealt.hands[seat.index()] == 0
            }),
            _ => false,
        };
        if good { Ok(Envelope { step, money, crew: gangsters }) } else { Err(refuse()) }
    }
}
