//! Rules of thumb for bots: which job can be done, which loot can be sold, what is missing for it.
//!
//! All sums are in thousands. Each place is worth what using it now would bring; robbing and paying
//! are worth what changes hands and where the tokens stand afterwards.

use tabletop::{Heuristic, Outlook, Seat};

use crate::action::Action;
use crate::board::{Place, Places};
use crate::card::{Crew, JobId, Kind, Loot, Share, Stooge};
use crate::rules::display::hand_limit;
use crate::rules::downtown::price;
use crate::state::{Downtown, Phase, Player, RICH};

/// A difference worth noticing.
const UNIT: f32 = 1.5;
/// What a gangster is worth in a hand: lookouts, safecrackers, spies.
const GANGSTER: [f32; 3] = [1.0, 2.2, 2.6];
/// So many of a kind are enough; what more are worth of that.
const ENOUGH: [u8; 3] = [4, 3, 3];
const SPARE: f32 = 0.25;
/// What loot is worth for which no fence lies on top.
const WAITING: f32 = 0.5;
/// What looking at a job is worth.
const LOOK: f32 = 0.6;
/// What loot in hand is worth of its real value: less than the stingiest fence pays.
const UNSOLD: f32 = 0.45;
/// So many cards do not get in the way of two players.
const CROWD: u8 = 12;
/// What is left of everybody's chances where nobody can pay.
const STUCK: f32 = 0.7;
/// What it is worth to be rich enough at once.
const VICTORY: f32 = 60.0;

impl Heuristic for Downtown {
    const SPREAD: f32 = 25.0;

    fn appeal(&self, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let eyes = Eyes::new(self, seat);
        out.extend(legal.iter().map(|&action| eyes.like(action) / UNIT));
    }

    fn outlook(&self) -> Outlook {
        let mut score = [0.0; Seat::MAX];
        for seat in self.everybody() {
            let player = self.player(seat);
            let loot: f32 = player.loot.iter().map(|card| UNSOLD * f32::from(self.real(card))).sum();
            // Who has nothing can hire nobody.
            let means = 0.6 * f32::from(player.wealth().min(6));
            let crew = worth(player.hand) + 0.5 * worth(player.display);
            let bait = 0.4 * f32::from(player.display_money);
            score[seat.index()] = f32::from(player.wealth()) - bait + means + loot + crew.min(16.0);
        }
        let mut outlook = Outlook::of_scores(score, self.config.players, 0.5 * Self::SPREAD);
        let chances = self.chances();
        outlook.share.iter_mut().for_each(|share| *share *= chances);
        outlook
    }

    fn turns(&self) -> u32 {
        self.turn.nth.into()
    }
}

impl Downtown {
    /// What is left of everybody's chances where two players get in each other's way: who robs uses no
    /// place, and who cannot pay must rob. With more cards about than two hands may hold, displays grow
    /// too large to be paid, and the robbing can go on for ever.
    fn chances(&self) -> f32 {
        if self.config.players > 2 {
            return 1.0;
        }
        let (own, other) = (self.active(), self.player(Seat::new(1 - self.turn.active.index())));
        let pays = own.purse >= other.display_money && own.hand.covers(other.display);
        let stuck = matches!(self.phase, Phase::Move | Phase::Confront) && !pays;
        let crowded = f32::from(self.crowd().saturating_sub(CROWD).min(8));
        (1.0 - 0.05 * crowded) * if stuck { STUCK } else { 1.0 }
    }

    /// How many cards there are in all hands and displays: everybody can count them.
    fn crowd(&self) -> u8 {
        let cards = |player: &Player| player.hand.total() + player.display.total() + player.loot.len();
        self.everybody().map(|seat| cards(self.player(seat))).sum()
    }
}

/// What gangsters are worth together: no job takes more than a few of a kind.
fn worth(crew: Crew) -> f32 {
    let each = |((&count, worth), enough): ((&u8, f32), u8)| {
        worth * (f32::from(count.min(enough)) + SPARE * f32::from(count.saturating_sub(enough)))
    };
    crew.0.iter().zip(GANGSTER).zip(ENOUGH).map(each).sum()
}

/// The table as a seat looks at it.
struct Eyes<'a> {
    game: &'a Downtown,
    seat: Seat,
    own: &'a Player,
    /// What loot of each kind brings of its real value: the best fence on top.
    prices: [f32; 3],
    /// What using each working place now would bring.
    uses: [f32; 3],
    /// What the best job that is nearly in reach still lacks.
    missing: Crew,
    /// The gangsters of that job.
    plan: Crew,
}

impl<'a> Eyes<'a> {
    fn new(game: &'a Downtown, seat: Seat) -> Self {
        let own = game.player(seat);
        let mut eyes =
            Self { game, seat, own, prices: [WAITING; 3], uses: [0.0; 3], missing: Crew::NONE, plan: Crew::NONE };
        for loot in Loot::ALL {
            let offers = (0..3).filter_map(|pile| eyes.fence(pile)).filter(|(buys, _)| *buys == loot);
            let best = offers.map(|(_, part)| part).fold(0.0, f32::max);
            eyes.prices[loot.index()] = best.max(0.9 * WAITING);
        }
        let jobs = eyes.jobs();
        eyes.uses = [eyes.hiring(), jobs, eyes.selling()];
        eyes
    }

    /// What the fence on top of a pile buys, and what part of the value it can be expected to pay.
    fn fence(&self, pile: u8) -> Option<(Loot, f32)> {
        let fence = self.game.top_fence(pile)?;
        let slot = &self.game.fences[fence as usize];
        let front = slot.front?;
        let part = match (front.share, slot.cop.filter(|_| slot.seen.have(Some(self.seat)))) {
            (_, Some(true)) => 0.25,
            (Share::Half, _) => 0.5,
            (Share::Quarter, Some(false)) => 0.75,
            (Share::Quarter, None) => 0.58,
        };
        Some((front.loot, part))
    }

    /// The value of a stooge card, as far as the seat knows it.
    fn value(&self, card: JobId) -> f32 {
        let slot = &self.game.jobs[card.index()];
        let deck = &self.game.config.deck;
        match (slot.back, slot.front) {
            (Some(back), _) if slot.seen.have(Some(self.seat)) => deck.card(back).real.into(),
            (_, Some(front)) => {
                let (sum, count) = deck
                    .with_front(front)
                    .fold((0.0, 0.0), |(sum, count), card| (sum + f32::from(deck.card(card).real), count + 1.0));
                sum / f32::max(count, 1.0)
            }
            _ => 30.0,
        }
    }

    fn loot_of(&self, card: JobId) -> Loot {
        self.game.job_front(card).loot
    }

    /// The job on top of a pile: its card, its gangsters, what it brings without counting them.
    fn job(&self, stooge: Stooge) -> Option<(Crew, f32)> {
        let card = self.game.top_job(stooge)?;
        self.game.jobs[card.index()].front?;
        let front = self.game.job_front(card);
        Some((front.needs, self.value(card) * self.prices[front.loot.index()]))
    }

    /// What the best job brings that can be done; notes what the best other one lacks.
    fn jobs(&mut self) -> f32 {
        let full = self.own.loot.len() >= 5;
        let mut best = LOOK;
        let mut nearest = f32::MIN;
        for stooge in Stooge::ALL {
            let Some((crew, value)) = self.job(stooge) else { continue };
            let mut lacks = crew;
            for (lack, have) in lacks.0.iter_mut().zip(self.own.hand.0) {
                *lack = lack.saturating_sub(have);
            }
            let net = value - worth(crew);
            if lacks == Crew::NONE && !full {
                best = f32::max(best, value - self.loss(crew));
            }
            let near = net - 2.5 * worth(lacks);
            if near > nearest {
                (nearest, self.missing, self.plan) = (near, lacks, crew);
            }
        }
        best
    }

    /// What the best sale brings.
    fn selling(&self) -> f32 {
        (0..3).map(|pile| self.sale(pile)).fold(self.watching(), f32::max)
    }

    /// What looking at a fence brings: another one on top, for whoever has something to sell.
    fn watching(&self) -> f32 {
        if self.own.loot.is_empty() { 0.3 } else { 1.5 }
    }

    fn sale(&self, pile: u8) -> f32 {
        let Some((buys, part)) = self.fence(pile) else { return 0.0 };
        let cards = self.own.loot.iter().filter(|&card| self.loot_of(card) == buys);
        let value: f32 = cards.map(|card| self.value(card)).sum();
        if value <= 0.0 {
            return -1.0;
        }
        let rich = f32::from(self.own.wealth()) + part * value >= f32::from(RICH);
        part * value - 0.42 * value + 6.0 + if rich { VICTORY } else { 0.0 }
    }

    /// What the gangsters for hire are worth.
    fn hiring(&self) -> f32 {
        let money = self.own.purse + self.own.display_money;
        if money == 0 {
            return 0.1;
        }
        // New ones turn up.
        let mut gain: f32 = if self.room() > 0 { 2.5 } else { 1.0 };
        for kind in Kind::ALL {
            let lying = self.game.row[kind];
            let wanted = f32::from(self.missing[kind].min(lying));
            gain += wanted * (4.0 - f32::from(price(lying))).max(0.5);
        }
        gain.min(f32::from(money))
    }

    /// What standing on these two places is worth.
    fn standing(&self, places: Places) -> f32 {
        let mut working = [0.0f32; 2];
        let mut idle = 0.0;
        for place in places.iter() {
            match place {
                Place::Downtown | Place::West | Place::East => {
                    let worth = self.uses[place as usize];
                    let least = usize::from(working[1] < working[0]);
                    working[least] = working[least].max(worth);
                }
                Place::Ghetto => idle += 1.6,
                Place::Bank => idle += 1.4,
                Place::Villa => idle += 1.2,
            }
        }
        // With two players both places can be used.
        let second = if self.game.config.players == 2 { 0.9 } else { 0.25 };
        idle + working[0].max(working[1]) + second * working[0].min(working[1])
    }

    fn like(&self, action: Action) -> f32 {
        let duel = self.game.config.players == 2;
        match action {
            Action::Stand(places) => self.standing(places) + if places == self.own.tokens { 0.05 } else { 0.0 },
            Action::Rob(victim) => {
                let victim = self.game.player(victim);
                let gain = f32::from(victim.display_money) + self.spoils(victim.display);
                let rich = self.own.wealth() + victim.display_money >= RICH;
                let uses = if duel { 0.0 } else { self.standing(self.own.tokens) };
                uses + gain + if rich { VICTORY } else { 0.0 }
            }
            Action::Pay(payee, step) => {
                let payee = self.game.player(payee);
                let tokens = step.map_or(self.own.tokens, |(from, to)| {
                    self.own.tokens.minus(Places::only(from)).or(Places::only(to))
                });
                self.standing(tokens) - f32::from(payee.display_money) - self.loss(payee.display)
            }
            Action::Hire => self.uses[0],
            Action::Take(kind, count) => self.take(kind, count),
            Action::Job(stooge) => self.job(stooge).map_or(0.0, |(crew, value)| value - self.loss(crew)),
            Action::Look(_) => LOOK,
            Action::Leave | Action::Put(_) => 0.2,
            Action::Under => match self.game.phase {
                Phase::Look { stooge } => self.bury(stooge),
                _ => 0.0,
            },
            Action::Sell(pile) => self.sale(pile),
            Action::Offer(card) => 0.2 * self.value(card),
            Action::Watch(_) => self.watching(),
            Action::Draw => f32::from(self.room()) - 0.5,
            Action::Always => -1.0,
            Action::Visit => -0.3,
            Action::Bet(note) => self.bet(note),
            Action::LayMoney(money) => self.bait(money),
            Action::Lay(_, count) if self.game.phase == Phase::Add => -f32::from(count),
            Action::Lay(kind, count) => -f32::from(count.abs_diff(self.surplus()[kind])),
            Action::Return(card) => -self.value(card),
            Action::Decline | Action::Done => 0.0,
        }
    }

    /// How many more cards the hand may hold at the end of a turn, and two players should.
    fn room(&self) -> u8 {
        let held = self.own.hand.total() + self.own.loot.len();
        let room = hand_limit(self.own.tokens).saturating_sub(held);
        if self.game.config.players > 2 { room } else { room.min(CROWD.saturating_sub(self.game.crowd())) }
    }

    /// The gangsters that must go into the display because the hand is full: what the next job does
    /// not take, the cheap ones first.
    fn surplus(&self) -> Crew {
        let mut left = self.own.hand;
        let most = hand_limit(self.own.tokens).saturating_sub(self.own.loot.len());
        let mut surplus = Crew::NONE;
        while left.total() > most {
            let spare = Kind::ALL.into_iter().find(|&kind| left[kind] > self.plan[kind]);
            let kind = spare.or_else(|| Kind::ALL.into_iter().find(|&kind| left[kind] > 0)).unwrap_or(Kind::Lookout);
            left[kind] -= 1;
            surplus[kind] += 1;
        }
        surplus
    }

    /// What it is worth to get these gangsters: no more than the hand may hold.
    fn spoils(&self, crew: Crew) -> f32 {
        let mut hand = self.own.hand;
        hand += crew;
        let held = f32::from(self.room().min(crew.total())) / f32::from(crew.total().max(1));
        (worth(hand) - worth(self.own.hand)) * held.max(SPARE)
    }

    /// What it costs to give these gangsters away.
    fn loss(&self, crew: Crew) -> f32 {
        let mut hand = self.own.hand;
        hand -= crew;
        worth(self.own.hand) - worth(hand)
    }

    fn take(&self, kind: Kind, count: u8) -> f32 {
        let cost = f32::from(price(self.game.row[kind]));
        let wanted = self.missing[kind].min(count);
        let room = self.room();
        let spare = (count - wanted).min(room.saturating_sub(wanted));
        f32::from(wanted) * 5.0 + f32::from(spare) * GANGSTER[kind.index()] * 0.8 - f32::from(count) * cost
    }

    /// Whether a card that was looked at should go under its pile.
    fn bury(&self, stooge: Stooge) -> f32 {
        let Some(card) = self.game.top_job(stooge) else { return 0.0 };
        let front = self.game.job_front(card);
        let poor = self.value(card) < 0.75 * f32::from(front.claims);
        if poor && self.own.hand.covers(front.needs) { 0.6 } else { 0.0 }
    }

    fn bet(&self, note: u8) -> f32 {
        if self.game.turn.active == self.seat {
            return -0.3 * f32::from(note);
        }
        match note {
            1 => -0.5,
            2 => 0.2,
            5 => 0.4,
            10 => 0.3,
            _ => 0.0,
        }
    }

    /// A little money in the display is a toll and a bait; more is a present.
    fn bait(&self, money: u16) -> f32 {
        let wanted = match self.game.phase {
            Phase::Add => 0.0,
            _ if self.own.purse < 4 || self.game.config.players == 2 => 1.0,
            _ => 2.0,
        };
        -0.8 * (f32::from(money) - wanted).abs()
    }
}
