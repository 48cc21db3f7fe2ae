//! dt.end: who has won, and why now.

use tabletop::{Fact, FactValue, ScoreLine, Seat, Standing, Story};

use crate::SEATS;
use crate::config::LeftLoot;
use crate::event::Event;
use crate::state::{Downtown, Ending, Phase, RICH};

/// dt.end.casino
pub(crate) const LAST_CASINO: u8 = 2;

impl Downtown {
    /// dt.end.rich: ends the game if somebody owns enough after a complete step.
    pub(crate) fn ends_rich(&mut self, story: &mut impl Story<Self>) -> bool {
        let rich = self.players.iter().any(|player| player.wealth() >= RICH);
        if rich {
            self.close(Ending::Rich, story);
        }
        rich
    }

    /// Why the game ends after this turn, if it does.
    pub(crate) fn ending_after_turn(&self) -> Option<Ending> {
        if self.casinos >= LAST_CASINO {
            Some(Ending::Casino)
        } else {
            (self.turn.nth >= self.config.turn_limit).then_some(Ending::Limit)
        }
    }

    /// dt.end.casino, dt.end.limit, dt.edition.loot: one step for all.
    pub(crate) fn settle_up(&mut self, ending: Ending, story: &mut impl Story<Self>) {
        self.close(ending, story);
        for seat in self.everybody() {
            let money = self.loot_pay(seat);
            if money > 0 {
                for card in self.player(seat).loot.iter() {
                    self.reveal_job(card, story);
                }
                self.pay_out(seat, money);
                story.tell(self, Event::LootPaid { seat, money });
            }
        }
    }

    fn close(&mut self, ending: Ending, story: &mut impl Story<Self>) {
        self.phase = Phase::Over { ending };
        self.turn_up = 0;
        story.tell(self, Event::Ended { ending });
    }

    /// What the left loot of a seat brings at the end.
    pub(crate) fn loot_pay(&self, seat: Seat) -> u16 {
        if self.config.loot == LeftLoot::Nothing || self.ending() == Some(Ending::Rich) {
            return 0;
        }
        self.player(seat).loot.iter().map(|card| u16::from(self.real(card)) / 2).sum()
    }

    /// Most money wins; a tie is shared (dt.edition.tie).
    pub(crate) fn standing(&self) -> Option<Standing> {
        self.ending()?;
        let mut results = [(0, 0); SEATS];
        for (result, player) in results.iter_mut().zip(&self.players) {
            result.0 = i32::from(player.wealth());
        }
        Some(Standing::by_score(&results[..self.config.players as usize]))
    }

    /// Where a seat's money is.
    pub(crate) fn account(&self, seat: Seat) -> Vec<ScoreLine> {
        let player = self.player(seat);
        let loot = if self.ending().is_some() { self.loot_pay(seat) } else { 0 };
        let line = |id, count, points| ScoreLine { id, count: i32::from(count), points: i32::from(points) };
        vec![
            line("purse", 1, player.purse - loot),
            line("display", 1, player.display_money),
            line("loot-left", player.loot.len(), loot),
        ]
    }

    /// What simulations count.
    pub(crate) fn final_facts(&self) -> Vec<Fact> {
        let ending = self.ending().map(|ending| Fact { name: "ending", value: FactValue::Word(ending.name()) });
        let start = self.start_player().map(|seat| Fact { name: "start player", value: FactValue::Seat(seat) });
        let turns = Fact { name: "turns", value: FactValue::Number(u32::from(self.turns())) };
        [ending, start, Some(turns)].into_iter().flatten().collect()
    }
}
