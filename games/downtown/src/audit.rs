//! What must hold in every state.

use crate::SEATS;
use crate::board::Place;
use crate::card::{Crew, FENCES, GANG, JOBS, JobId, Stooge};
use crate::config::UsedFence;
use crate::state::{CASINO, CASINOS, Downtown, Eyes, MONEY, Phase};

/// How many cards the box has, the place and display cards included.
const CARDS: usize = 100;

impl Downtown {
    /// Counts everything: all 100 cards, all 515k, the tokens, and what is written down twice.
    pub fn audit(&self) -> Result<(), String> {
        self.audit_money()?;
        let cards = self.audit_gangsters()? + self.audit_jobs()? + self.audit_fences()?;
        // One card for each place, one display card for each colour.
        let cards = cards + Place::ALL.len() + SEATS;
        if cards != CARDS {
            return Err(format!("{cards} cards instead of {CARDS}"));
        }
        self.audit_tokens()
    }

    fn audit_money(&self) -> Result<(), String> {
        let owned: i32 = self.players.iter().map(|player| i32::from(player.wealth())).sum();
        let all = owned + i32::from(self.bank);
        for player in &self.players {
            if player.envelope.money > player.purse || !player.hand.covers(player.envelope.crew) {
                return Err(format!("an envelope holds more than its owner: {player:?}"));
            }
        }
        if all == MONEY { Ok(()) } else { Err(format!("{all}k instead of {MONEY}k")) }
    }

    fn audit_gangsters(&self) -> Result<usize, String> {
        let mut all = self.row;
        all += self.pile;
        all += self.discards;
        for player in &self.players {
            all += player.hand;
            all += player.display;
        }
        if all != GANG {
            return Err(format!("gangsters: {all} instead of {GANG}"));
        }
        for (seat, player) in self.players.iter().enumerate() {
            if self.lots.hand(seat) != player.hand {
                return Err(format!(
                    "hand {seat} is {} but {:?} says {}",
                    player.hand,
                    self.lots,
                    self.lots.hand(seat)
                ));
            }
        }
        if !self.shuffled.covers(self.aside) {
            return Err(format!("{} cannot have been drawn from {}", self.aside, self.shuffled));
        }
        if self.pile == Crew::NONE && self.discards != Crew::NONE {
            return Err("the draw pile is empty and the discards are not".into());
        }
        Ok(all.total() as usize)
    }

    fn audit_jobs(&self) -> Result<usize, String> {
        let mut found = [0; JOBS];
        for stooge in Stooge::ALL {
            for card in self.job_piles[stooge.index()].iter() {
                found[card.index()] += 1;
                if card.stooge() != stooge {
                    return Err(format!("{card} lies in the pile of {stooge}"));
                }
            }
        }
        for player in &self.players {
            player.loot.iter().for_each(|card| found[card.index()] += 1);
        }
        if let Some(index) = found.iter().position(|&count| count != 1) {
            return Err(format!("{} is there {} times", JobId::from_index(index), found[index]));
        }
        let deck = &self.config.deck;
        for (index, slot) in self.jobs.iter().enumerate() {
            let card = JobId::from_index(index);
            let stray = slot.front.is_some_and(|front| deck.card(front).stooge != card.stooge())
                || slot.back.is_some_and(|back| Some(deck.front(back)) != slot.front || deck.back(back) != back);
            if stray || slot.back.is_some() == (slot.seen == Eyes::NONE) {
                return Err(format!("{card} cannot be {slot:?}"));
            }
        }
        for number in 0..JOBS as u8 {
            let fronts = self.jobs.iter().filter(|slot| slot.front == Some(number)).count();
            let backs = self.jobs.iter().filter(|slot| slot.back == Some(number)).count();
            let with_front = deck.cards().iter().enumerate().filter(|(n, _)| deck.front(*n as u8) == number).count();
            let with_back = deck.cards().iter().enumerate().filter(|(n, _)| deck.back(*n as u8) == number).count();
            if fronts > with_front || backs > with_back {
                return Err(format!("too many cards of number {number}"));
            }
        }
        let hidden_top =
            |&stooge: &Stooge| self.top_job(stooge).is_some_and(|card| self.jobs[card.index()].front.is_none());
        if self.turn_up == 0 && Stooge::ALL.iter().any(hidden_top) {
            return Err("a stooge's top card is face down".into());
        }
        Ok(found.len())
    }

    fn audit_fences(&self) -> Result<usize, String> {
        let mut found = [0; FENCES];
        let mut casinos = self.casinos;
        for &card in self.fence_piles.iter().flat_map(|pile| pile.iter()) {
            if card == CASINO { casinos += 1 } else { found[card as usize] += 1 }
        }
        // The card that has just appeared still lies on its pile.
        if matches!(self.phase, Phase::Casino { .. } | Phase::Bets { .. }) {
            casinos -= 1;
        }
        if casinos != CASINOS {
            return Err(format!("{casinos} casino cards"));
        }
        for (fence, slot) in self.fences.iter().enumerate() {
            let gone = self.config.fence == UsedFence::Leaves && slot.seen == Eyes::ALL;
            if found[fence] != usize::from(!gone) {
                return Err(format!("fence {fence} is there {} times", found[fence]));
            }
            if slot.cop.is_some() == (slot.seen == Eyes::NONE) || (slot.cop.is_some() && slot.front.is_none()) {
                return Err(format!("fence {fence} cannot be {slot:?}"));
            }
        }
        for front in self.fences.iter().filter_map(|slot| slot.front) {
            let alike = || self.fences.iter().filter(move |slot| slot.front == Some(front));
            let cops = alike().filter(|slot| slot.cop == Some(true)).count();
            let honest = alike().filter(|slot| slot.cop == Some(false)).count();
            if alike().count() > front.copies() as usize
                || cops > front.cops() as usize
                || honest > (front.copies() - front.cops()) as usize
            {
                return Err(format!("too many fences {front}"));
            }
        }
        Ok(found.len() + casinos as usize)
    }

    fn audit_tokens(&self) -> Result<(), String> {
        if self.turn.nth == 0 {
            return Ok(());
        }
        match self.everybody().find(|&seat| self.player(seat).tokens.len() != 2) {
            Some(seat) => Err(format!("{seat} has not two tokens on two places")),
            None => Ok(()),
        }
    }
}
