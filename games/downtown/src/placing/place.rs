//! From a position to a game, or to the reason why there is no such game.

use tabletop::{ChanceQuestion, Game, Pending, Refusal, Seat, Silent};

use super::phase::Now;
use super::{Gangsters, Player, Position, hidden};
use crate::board::{Place, Places};
use crate::card::{Crew, GANG, JobId, Kind, Stooge};
use crate::config::Config;
use crate::lots::Lots;
use crate::rules::end::LAST_CASINO;
use crate::rules::set_up::OPENING_MONEY;
use crate::state::{CASINO, CASINOS, Downtown, Ending, Eyes, MONEY, Phase, RICH, START_HAND, START_MONEY, START_ROW};
use crate::tell::parts;

/// More money than the game can bring anybody.
const MOST_MONEY: u32 = 2_000;
/// The game in the position.
pub(super) fn place(config: &Config, position: &Position) -> Result<Downtown, Refusal> {
    let game = Downtown::new(config)?;
    let now = position.phase.clone().unwrap_or(if *position == Position::default() { Now::Deal } else { Now::Move });
    let mut table = Placing { position, game, now };
    table.check_seats()?;
    table.set_turn()?;
    table.set_players()?;
    table.set_gangsters()?;
    table.set_jobs()?;
    table.set_fences()?;
    table.set_tops();
    table.check_casinos()?;
    table.set_phase()?;
    table.set_secrets()?;
    table.check_riches()?;
    table.check_displays()?;
    let game = table.game;
    game.audit().map_err(|_| Refusal::new("downtown-position-impossible"))?;
    hidden::check(&game, position)?;
    if goes_on(game.clone()) { Ok(game) } else { Err(nothing_to_decide()) }
}

/// Whether somebody is asked who can do something, once nature has answered; or the game is over.
fn goes_on(mut game: Downtown) -> bool {
    loop {
        match game.pending() {
            Pending::Over => return true,
            Pending::Chance(question) => {
                let answer = match question {
                    ChanceQuestion::Draw(draw) => draw.left.iter().next(),
                    ChanceQuestion::Roll(_) => Some(1),
                };
                let Some(answer) = answer else { return false };
                game.apply_chance(game.outcome(answer), &mut Silent);
            }
            asked => {
                let mut legal = Vec::new();
                let mut can_act = |seat| {
                    legal.clear();
                    game.legal_actions(seat, &mut legal);
                    !legal.is_empty()
                };
                return !asked.seats().is_empty() && asked.seats().iter().all(&mut can_act);
            }
        }
    }
}

pub(super) fn nothing_to_decide() -> Refusal {
    Refusal::new("downtown-position-nothing-to-decide")
}

/// A table that is being set.
pub(super) struct Placing<'a> {
    pub(super) position: &'a Position,
    pub(super) game: Downtown,
    pub(super) now: Now,
}

static NOTHING: std::sync::LazyLock<Player> = std::sync::LazyLock::new(Player::default);

impl Placing<'_> {
    pub(super) fn player(&self, seat: Seat) -> &Player {
        self.position.seats.get(&seat).unwrap_or(&NOTHING)
    }

    pub(super) fn seats(&self) -> u8 {
        self.game.config.players
    }

    fn check_seats(&self) -> Result<(), Refusal> {
        let position = self.position;
        let turn = [position.active, position.next, position.first, position.start].into_iter().flatten();
        let looked = position.jobs.values().flatten().flat_map(|card| match card {
            super::JobCard::Card(job) => &job.seen[..],
            super::JobCard::Unknown(_) => &[],
        });
        let watched = position.fences.iter().flatten().flatten().flat_map(|card| match card {
            super::FenceCard::Fence(fence) => &fence.seen[..],
            super::FenceCard::Unknown(_) | super::FenceCard::Casino(_) => &[],
        });
        let held = position.seats.values().flat_map(|player| &player.loot).flat_map(|job| &job.seen);
        let gone = position.gone.iter().flat_map(|fence| &fence.seen);
        let eyes = looked.chain(watched).chain(held).chain(gone).filter_map(|who| who.seat());
        let phase = match self.now {
            Now::Ghetto { seat } | Now::Draw { seat, .. } => Some(seat),
            _ => None,
        };
        let seats = position.seats.keys().chain(&position.always).copied();
        let mut all = seats.chain(turn).chain(eyes).chain(phase);
        match all.find(|seat| seat.index() >= usize::from(self.seats())) {
            Some(seat) => {
                let refusal = Refusal::new("downtown-position-no-such-seat").with("seat", seat.to_string());
                Err(refusal.with("players", self.seats()))
            }
            None => Ok(()),
        }
    }

    /// Whether no turn has begun.
    fn before_first_turn(&self) -> bool {
        matches!(self.now, Now::Deal | Now::Place | Now::Open)
    }

    /// Whether somebody has been robbed or paid in this turn.
    fn after_confrontation(&self) -> bool {
        !self.before_first_turn() && !matches!(self.now, Now::Move | Now::Confront | Now::Over { .. })
    }

    fn set_turn(&mut self) -> Result<(), Refusal> {
        let position = self.position;
        let (low, high) = if self.before_first_turn() { (0, 0) } else { (1, u32::from(self.game.config.turn_limit)) };
        let nth = position.turn.unwrap_or(low);
        let refusal = Refusal::by("dt.end.limit", "downtown-position-wrong-turn").with("turn", i64::from(nth));
        refusal.with("low", low).with("high", i64::from(high)).when(!(low..=high).contains(&nth))?;
        let first = position.first.unwrap_or(Seat::new(0));
        let start = position.start.unwrap_or(first);
        let active = position.active.unwrap_or(start);
        let next = position.next.unwrap_or(active);
        if (next == active) == self.after_confrontation() && !matches!(self.now, Now::Over { .. }) {
            return Err(Refusal::by("dt.next", "downtown-position-next").with("seat", next));
        }
        let mut used = Places::NONE;
        for &place in &position.used {
            used = used.or(Places::only(place));
        }
        let most = if self.seats() == 2 { 2 } else { 1 };
        let encore = position.encore.is_none_or(|place| used.contains(place) && place != Place::Downtown);
        let early = !self.after_confrontation() && !matches!(self.now, Now::Over { .. });
        let tokens = self.player(active).tokens.iter().copied().collect::<Places>();
        let elsewhere = !used.minus(tokens.and(Places::WORKING)).is_empty();
        let encore = encore && (position.encore.is_none() || tokens.contains(Place::Villa));
        if elsewhere || used.len() > most || !encore || (early && !used.is_empty()) {
            return Err(Refusal::by("dt.use.one", "downtown-position-used"));
        }
        // dt.two.rob: who robs uses nothing.
        let idle = position.robbed && self.seats() == 2;
        if (position.robbed && next == active) || (idle && (self.now == Now::Use || !used.is_empty())) {
            return Err(Refusal::by("dt.two.rob", "downtown-position-robbed"));
        }
        let game = &mut self.game;
        game.turn.robbed = position.robbed;
        game.turn.nth = nth as u16;
        game.turn.active = active;
        game.turn.next = next;
        game.turn.used = used;
        game.turn.encore = position.encore;
        game.first = first;
        game.start = start;
        game.always = position.always.iter().copied().collect();
        Ok(())
    }

    /// Purses, displays and tokens.
    fn set_players(&mut self) -> Result<(), Refusal> {
        for seat in self.game.everybody() {
            let player = self.player(seat).clone();
            let purse = player.purse.unwrap_or(START_MONEY.into());
            if let Some(&money) = [purse, player.display.money].iter().find(|&&money| money > MOST_MONEY) {
                let refusal = Refusal::new("downtown-position-too-much-money").with("seat", seat);
                return Err(refusal.with("money", i64::from(money)).with("most", MOST_MONEY));
            }
            let tokens: Places = player.tokens.iter().copied().collect();
            let placed = match self.now {
                Now::Deal => false,
                Now::Place => self.has_placed(seat),
                _ => true,
            };
            if player.tokens.len() != usize::from(tokens.len()) || tokens.len() != if placed { 2 } else { 0 } {
                let id = if placed { "downtown-position-two-tokens" } else { "downtown-position-tokens-too-early" };
                return Err(Refusal::by("dt.setup.tokens", id).with("seat", seat));
            }
            let game = self.game.player_mut(seat);
            game.purse = purse as u16;
            game.display_money = player.display.money as u16;
            game.tokens = tokens;
        }
        let wealth: i32 = self.game.players.iter().map(|player| i32::from(player.wealth())).sum();
        let bank = MONEY - wealth;
        if self.position.bank.is_some_and(|said| said != bank) {
            let said = self.position.bank.unwrap_or(bank);
            let refusal = Refusal::by("dt.setup.change", "downtown-position-money-does-not-add-up");
            return Err(refusal.with("bank", said).with("expected", bank));
        }
        self.game.bank = bank as i16;
        Ok(())
    }

    /// Whether a seat has put its tokens before the active one: clockwise from the first placer.
    fn has_placed(&self, seat: Seat) -> bool {
        let mut placer = self.game.first;
        while placer != self.game.turn.active {
            if placer == seat {
                return true;
            }
            placer = placer.left(self.seats());
        }
        false
    }

    /// Takes gangsters out of those that have no place yet.
    fn take(rest: &mut Crew, gangsters: Gangsters) -> Result<Crew, Refusal> {
        let crew = crew(gangsters)?;
        too_many_gangsters().when(!rest.covers(crew))?;
        *rest -= crew;
        Ok(crew)
    }

    /// Hands, displays, row, discards; the rest is the draw pile.
    fn set_gangsters(&mut self) -> Result<(), Refusal> {
        let dealing = self.now == Now::Deal;
        let mut rest = GANG;
        let mut lots = Lots::default();
        lots.shuffle();
        for seat in self.game.everybody() {
            let player = self.player(seat).clone();
            let hand = Self::take(&mut rest, player.hand.unwrap_or_default())?;
            let display = Self::take(&mut rest, player.display.gangsters)?;
            let known = crew(player.known)?;
            Refusal::new("downtown-position-known-not-in-hand").with("seat", seat).when(!hand.covers(known))?;
            let mut unseen = hand;
            unseen -= known;
            lots.known[seat.index()] = known;
            lots.lots[0].held[seat.index()] = unseen;
            let game = self.game.player_mut(seat);
            game.hand = hand;
            game.display = display;
            let fresh = player.hand.is_none() && player.unknown == 0 && !dealing;
            self.undealt(Some(seat), if fresh { START_HAND.into() } else { player.unknown })?;
        }
        self.game.row = Self::take(&mut rest, self.position.row.unwrap_or_default())?;
        let fresh = self.position.row.is_none() && self.position.row_unknown == 0 && !dealing;
        self.undealt(None, if fresh { START_ROW.into() } else { self.position.row_unknown })?;
        self.game.discards = Self::take(&mut rest, self.position.discards)?;
        self.game.lots = lots;
        self.game.pile = rest;
        if !dealing {
            self.game.shuffle_as_it_lies();
        }
        too_many_gangsters().when(self.game.undealt.left > rest.total())?;
        if rest == Crew::NONE && self.game.discards != Crew::NONE {
            return Err(Refusal::by("dt.downtown.reshuffle", "downtown-position-discards-not-shuffled"));
        }
        if dealing { self.check_deal() } else { Ok(()) }
    }

    fn undealt(&mut self, seat: Option<Seat>, count: u32) -> Result<(), Refusal> {
        let count = u8::try_from(count).ok().filter(|&count| count <= GANG.total()).ok_or_else(too_many_gangsters)?;
        let undealt = &mut self.game.undealt;
        match seat {
            Some(seat) => undealt.hands[seat.index()] = count,
            None => undealt.row = count,
        }
        undealt.left = undealt.left.checked_add(count).ok_or_else(too_many_gangsters)?;
        Ok(())
    }

    /// While cards are dealt nothing else has happened: hands come first, one after the other.
    fn check_deal(&self) -> Result<(), Refusal> {
        let game = &self.game;
        let mut dealt = GANG.total() - game.pile.total();
        let mut in_order = true;
        for player in &game.players[..usize::from(self.seats())] {
            in_order &= player.hand.total() == dealt.min(START_HAND);
            dealt = dealt.saturating_sub(START_HAND);
        }
        let unplayed = game.discards == Crew::NONE
            && game.players.iter().all(|player| player.display == Crew::NONE && player.display_money == 0)
            && game.lots.known.iter().all(|&known| known == Crew::NONE)
            && self.position.seats.values().all(|player| player.loot.is_empty())
            && game.players[..usize::from(self.seats())].iter().all(|player| player.purse == START_MONEY);
        if in_order && unplayed && game.row.total() <= START_ROW && game.undealt.left == 0 {
            Ok(())
        } else {
            Err(Refusal::by("dt.setup.hands", "downtown-position-deal"))
        }
    }

    /// Tops nobody has seen are turned up first.
    fn set_tops(&mut self) {
        self.game.turn_up = 0;
        if !matches!(self.now, Now::Over { .. }) {
            for stooge in Stooge::ALL {
                self.game.turn_up_job(stooge);
            }
            for pile in 0..3 {
                self.game.turn_up_fence(pile);
            }
        }
    }

    /// dt.casino.appear: a casino card on top has appeared and is played at once.
    fn check_casinos(&self) -> Result<(), Refusal> {
        let game = &self.game;
        let appearing = match self.now {
            Now::Casino { pile } | Now::Bets { pile } => Some(pile_index(pile)?),
            _ => None,
        };
        let mut casinos = game.casinos;
        for (index, pile) in game.fence_piles.iter().enumerate() {
            let on_top = pile.last() == Some(&CASINO);
            if on_top != (appearing == Some(index as u8)) {
                return Err(Refusal::by("dt.casino.appear", "downtown-position-casino-on-top").with("pile", index + 1));
            }
            casinos += pile.iter().filter(|&&card| card == CASINO).count() as u8;
            // What lies below was sold to, so everybody has seen its front.
            let mut below = pile.iter().take_while(|&&card| card != CASINO);
            let has_casino = pile.contains(&CASINO);
            if has_casino && below.any(|&fence| game.fences[usize::from(fence)].front.is_none()) {
                return Err(Refusal::by("dt.edition.fence", "downtown-position-below-casino").with("pile", index + 1));
            }
        }
        // dt.end.casino: the second one ends the game after its turn.
        let sold_or_looked = self.position.used.contains(&Place::East) || matches!(self.now, Now::Over { .. });
        if game.casinos >= LAST_CASINO && !sold_or_looked {
            return Err(Refusal::by("dt.end.casino", "downtown-position-game-has-ended"));
        }
        if casinos != CASINOS + u8::from(appearing.is_some()) || (appearing.is_some() && game.casinos == 0) {
            let refusal = Refusal::by("dt.setup.fences", "downtown-position-casino-cards");
            return Err(refusal.with("casinos", i64::from(game.casinos)));
        }
        Ok(())
    }

    /// dt.turn.takeback, dt.setup.display: what lies in the own display is back in purse and hand until all
    /// of the turn is done, and before the first turn nothing lies anywhere.
    fn check_displays(&self) -> Result<(), Refusal> {
        let game = &self.game;
        let lies = |seat: Seat| game.player(seat).display_money > 0 || game.player(seat).display != Crew::NONE;
        if self.before_first_turn() {
            return match game.everybody().find(|&seat| lies(seat)) {
                Some(seat) => {
                    Err(Refusal::by("dt.setup.display", "downtown-position-display-too-early").with("seat", seat))
                }
                None => Ok(()),
            };
        }
        let laid_out = matches!(self.now, Now::Return { .. } | Now::Over { .. });
        let refusal = Refusal::by("dt.turn.takeback", "downtown-position-own-display");
        refusal.with("seat", game.turn.active).when(!laid_out && lies(game.turn.active))?;
        Ok(())
    }

    /// dt.end.rich, and what the end has paid.
    fn check_riches(&self) -> Result<(), Refusal> {
        let game = &self.game;
        let rich = game.everybody().find(|&seat| game.player(seat).wealth() >= RICH);
        if let (Some(seat), None) = (rich, game.ending()) {
            let refusal = Refusal::by("dt.end.rich", "downtown-position-already-rich").with("seat", seat);
            return Err(refusal.with("money", game.player(seat).wealth()).with("rich", RICH));
        }
        let ended_so = match game.ending() {
            Some(Ending::Casino) => game.casinos >= LAST_CASINO,
            Some(Ending::Limit) => game.casinos < LAST_CASINO && game.turn.nth == game.config.turn_limit,
            Some(Ending::Rich) | None => true,
        };
        Refusal::by("dt.end.casino", "downtown-position-ending").when(!ended_so)?;
        if game.ending() == Some(Ending::Rich) && rich.is_none() {
            return Err(Refusal::by("dt.end.rich", "downtown-position-nobody-rich").with("rich", RICH));
        }
        let all_seen = |card: JobId| game.jobs[card.index()].seen == Eyes::ALL;
        for seat in game.everybody() {
            let player = game.player(seat);
            if game.ending().is_some() && player.purse < game.loot_pay(seat) {
                return Err(Refusal::by("dt.edition.loot", "downtown-position-loot-not-paid").with("seat", seat));
            }
            if game.ending().is_some() && game.loot_pay(seat) > 0 && !player.loot.iter().all(all_seen) {
                return Err(Refusal::by("dt.edition.loot", "downtown-position-loot-not-paid").with("seat", seat));
            }
            // dt.setup.display: everybody can lay out 3k.
            let asked = game.phase == Phase::Open && seat != game.start;
            if asked && player.purse < OPENING_MONEY[2] {
                return Err(Refusal::by("dt.setup.display", "downtown-position-opening-money").with("seat", seat));
            }
        }
        Ok(())
    }
}

fn too_many_gangsters() -> Refusal {
    Refusal::by("dt.setup.hands", "downtown-position-too-many-gangsters").with("gangsters", parts::crew(GANG))
}

/// Gangsters by kind, no more than there are.
pub(super) fn crew(gangsters: Gangsters) -> Result<Crew, Refusal> {
    let Gangsters { lookouts, safecrackers, spies } = gangsters;
    let mut crew = Crew::NONE;
    for (kind, count) in Kind::ALL.into_iter().zip([lookouts, safecrackers, spies]) {
        too_many_gangsters().when(count > u32::from(GANG[kind]))?;
        crew[kind] = count as u8;
    }
    Ok(crew)
}

/// Fence piles are counted from 1.
pub(super) fn pile_index(pile: u32) -> Result<u8, Refusal> {
    if (1..=3).contains(&pile) {
        Ok(pile as u8 - 1)
    } else {
        Err(Refusal::by("dt.setup.fences", "downtown-position-no-such-pile").with("pile", i64::from(pile)))
    }
}
