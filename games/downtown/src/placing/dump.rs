//! From a game to its position.

use tabletop::Seat;

use super::phase::now;
use super::{Casino, Display, Fence, FenceCard, Gangsters, HeldJob, Job, JobCard, Player, Position, Secret, Who};
use crate::card::{Crew, FENCES, JobId, Stooge};
use crate::state::{CASINO, Downtown, Eyes, Phase, Step};

impl From<Crew> for Gangsters {
    fn from(Crew([lookouts, safecrackers, spies]): Crew) -> Self {
        Self { lookouts: lookouts.into(), safecrackers: safecrackers.into(), spies: spies.into() }
    }
}

/// The position of a game.
pub(super) fn dump(game: &Downtown) -> Position {
    let turn = &game.turn;
    let drawn = game.phase != Phase::Deal;
    let gone = |fence: &u8| game.fence_piles.iter().all(|pile| !pile.contains(fence));
    Position {
        phase: Some(now(game)),
        turn: Some(turn.nth.into()),
        active: drawn.then_some(turn.active),
        next: (turn.next != turn.active).then_some(turn.next),
        robbed: turn.robbed,
        used: turn.used.iter().collect(),
        encore: turn.encore,
        first: drawn.then_some(game.first),
        start: drawn.then_some(game.start),
        always: game.always.iter().collect(),
        seats: game.everybody().map(|seat| (seat, player(game, seat))).collect(),
        bank: Some(game.bank.into()),
        row: Some(game.row.into()),
        row_unknown: game.undealt.row.into(),
        draw: Vec::new(),
        discards: game.discards.into(),
        jobs: Stooge::ALL.map(|stooge| (stooge, pile(game, stooge))).into_iter().collect(),
        fences: Some(
            game.fence_piles.iter().map(|pile| pile.iter().rev().map(|&card| fence(game, card)).collect()).collect(),
        ),
        gone: (0..FENCES as u8).filter(gone).map(|fence| known_fence(game, fence)).collect(),
        casinos: game.casinos.into(),
    }
}

fn player(game: &Downtown, seat: Seat) -> Player {
    let player = game.player(seat);
    let envelope = player.envelope;
    Player {
        purse: Some(player.purse.into()),
        tokens: player.tokens.iter().collect(),
        hand: Some(player.hand.into()),
        unknown: game.undealt.hands[seat.index()].into(),
        known: game.lots.known[seat.index()].into(),
        loot: player.loot.iter().map(|card| held(game, seat, card)).collect(),
        display: Display { money: player.display_money.into(), gangsters: player.display.into() },
        secret: (envelope.step != Step::Idle).then(|| Secret {
            step: envelope.step,
            money: envelope.money.into(),
            gangsters: envelope.crew.into(),
        }),
    }
}

fn who(game: &Downtown, eyes: Eyes) -> Vec<Who> {
    if eyes == Eyes::ALL {
        return vec![Who::All];
    }
    game.everybody().filter(|&seat| eyes.have(Some(seat))).map(Who::Seat).collect()
}

fn job(game: &Downtown, card: JobId) -> Job {
    let slot = &game.jobs[card.index()];
    let deck = &game.config.deck;
    let front = slot.front.map(|front| deck.card(front));
    Job {
        id: Some(card),
        loot: front.map(|front| front.loot),
        claims: front.map(|front| front.claims.into()),
        // Only if the words leave several.
        front: slot.front.filter(|_| super::cards::fronts(game, card.stooge(), front).count() > 1).map(u32::from),
        real: slot.back.map(|back| deck.card(back).real.into()),
        seen: who(game, slot.seen),
    }
}

/// A pile from its top on; what lies unknown at the bottom as at first need not be said.
fn pile(game: &Downtown, stooge: Stooge) -> Vec<JobCard> {
    game.job_piles[stooge.index()].iter().rev().map(|&card| JobCard::Card(job(game, card))).collect()
}

fn held(game: &Downtown, seat: Seat, card: JobId) -> HeldJob {
    let Job { id, loot, claims, front, real, mut seen } = job(game, card);
    seen.retain(|&who| who != Who::Seat(seat));
    let loot = loot.unwrap_or(crate::card::Loot::Money);
    HeldJob { stooge: card.stooge(), id, loot, claims, front, real, seen }
}

fn known_fence(game: &Downtown, fence: u8) -> Fence {
    let slot = &game.fences[usize::from(fence)];
    Fence {
        id: Some(u32::from(fence) + 1),
        loot: slot.front.map(|front| front.loot),
        share: slot.front.map(|front| front.share),
        cop: slot.cop,
        seen: who(game, slot.seen),
    }
}

fn fence(game: &Downtown, card: u8) -> FenceCard {
    if card == CASINO { FenceCard::Casino(Casino::Casino) } else { FenceCard::Fence(known_fence(game, card)) }
}
