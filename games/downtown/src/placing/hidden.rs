//! What a position says that nobody at the table knows: the order of the draw pile, and backs that nobody
//! has seen. No state holds it; nature answers so once it is asked.

use tabletop::{CardSet, Draw, Fate, Refusal};

use super::{FenceCard, JobCard, Position};
use crate::card::{Fence, JobId};
use crate::rules::chance::{Ask, FENCE_PILES, GANGSTERS, STOOGES};
use crate::state::{CASINO, Downtown, Eyes, Phase, START_HAND, START_ROW};
use crate::tell::parts;

/// The cards of stooges' piles whose back is said and has been seen by nobody, with the number of that back.
fn jobs(game: &Downtown, position: &Position) -> Vec<(JobId, u8)> {
    let mut hidden = Vec::new();
    for (&stooge, cards) in &position.jobs {
        let mut pile = game.job_piles[stooge.index()].iter().rev();
        for card in cards {
            match card {
                JobCard::Unknown(count) => drop(pile.by_ref().take(*count as usize).count()),
                JobCard::Card(job) => {
                    let Some(&card) = pile.next() else { continue };
                    let slot = &game.jobs[card.index()];
                    if let (Some(real), true, Some(front)) = (job.real, slot.seen == Eyes::NONE, slot.front)
                        && let Some(back) = u8::try_from(real).ok().and_then(|real| game.config.deck.find(front, real))
                    {
                        hidden.push((card, back));
                    }
                }
            }
        }
    }
    hidden
}

/// The fences of which it is said whether they are cops, and nobody has seen it.
fn fences(game: &Downtown, position: &Position) -> Vec<(u8, bool)> {
    let mut hidden = Vec::new();
    for (pile, cards) in game.fence_piles.iter().zip(position.fences.iter().flatten()) {
        let mut pile = pile.iter().rev();
        for card in cards {
            match card {
                FenceCard::Unknown(count) => drop(pile.by_ref().take(*count as usize).count()),
                FenceCard::Casino(_) => drop(pile.next()),
                FenceCard::Fence(fence) => {
                    let known = pile.next().filter(|&&card| card != CASINO);
                    if let (Some(&index), Some(cop)) = (known, fence.cop)
                        && game.fences[usize::from(index)].seen == Eyes::NONE
                    {
                        hidden.push((index, cop));
                    }
                }
            }
        }
    }
    hidden
}

/// How many gangsters can come off the draw pile once all are dealt that a position leaves to nature.
fn to_draw(game: &Downtown) -> u8 {
    let still_dealt = match game.phase {
        Phase::Deal => game.config.players * START_HAND + START_ROW - (game.shuffled.total() - game.pile.total()),
        _ => game.undealt.left,
    };
    game.pile.total() - still_dealt
}

/// The draw pile has what is said to come off it, and the deck has the backs that lie unseen.
pub(super) fn check(game: &Downtown, position: &Position) -> Result<(), Refusal> {
    let mut pile = game.pile;
    for (drawn, &kind) in position.draw.iter().enumerate() {
        if pile[kind] == 0 || drawn >= usize::from(to_draw(game)) {
            let refusal = Refusal::by("dt.setup.row", "downtown-position-not-in-draw-pile");
            return Err(refusal.with("nth", drawn + 1).with("gangster", kind.name()));
        }
        pile[kind] -= 1;
    }
    // Were the hidden backs turned over, there would still be a card for each.
    let deck = &game.config.deck;
    let mut open = game.clone();
    for (card, back) in jobs(game, position) {
        open.jobs[card.index()].back = Some(back);
        let most = deck.alike(back).count();
        if open.jobs.iter().filter(|slot| slot.back == Some(back)).count() > most {
            let refusal = Refusal::by("dt.setup.stooges", "downtown-position-no-such-value");
            return Err(refusal.with("stooge", parts::stooge(card.stooge())).with("value", deck.card(back).real));
        }
    }
    for (fence, cop) in fences(game, position) {
        open.fences[usize::from(fence)].cop = Some(cop);
        let front = game.fence_front(fence);
        let most = if cop { front.cops() } else { front.copies() - front.cops() };
        let alike = open.fences.iter().filter(|slot| (slot.front, slot.cop) == (Some(front), Some(cop)));
        if alike.count() > usize::from(most) {
            return Err(Refusal::by("dt.setup.fences", "downtown-position-bad-fence").with("fence", fence + 1));
        }
    }
    Ok(())
}

/// The same for nature. The draw pile keeps the lowest numbers of a kind to the last, and so does this.
pub(super) fn fates(game: &Downtown, position: &Position) -> Vec<Fate> {
    let first = game.deal_from().total() - to_draw(game);
    let drawn = position.draw.iter().enumerate().map(|(nth, &kind)| {
        let later = position.draw[nth + 1..].iter().filter(|&&other| other == kind).count() as u8;
        let card = kind.first_number() + later;
        Fate { pile: GANGSTERS, shuffle: game.shuffles, position: first + nth as u8, card }
    });
    let jobs = jobs(game, position).into_iter().map(|(card, back)| {
        let pile = STOOGES + card.stooge() as u8;
        Fate { pile, shuffle: 0, position: card.depth(), card: back }
    });
    let fences = fences(game, position).into_iter().filter_map(|(fence, cop)| {
        let front = game.fence_front(fence);
        let mut alike = front.first()..front.first() + front.copies();
        let card = alike.find(|&number| Fence::is_cop(number) == cop)?;
        Some(Fate { pile: FENCE_PILES, shuffle: 0, position: fence, card })
    });
    drawn.chain(jobs).chain(fences).collect()
}

impl Downtown {
    /// The backs that nature keeps for cards and fences that look like the one it is asked about.
    pub(crate) fn backs_kept(&self, ask: Ask, fates: &[Fate], draw: &Draw) -> CardSet {
        let fates = fates.iter().filter(|fate| draw.is_from(fate) && fate.position != draw.position);
        let mut kept = CardSet::EMPTY;
        let mut keep = |alike: &dyn Fn(u8) -> bool| {
            if let Some(free) = draw.left.iter().find(|&number| alike(number) && !kept.contains(number)) {
                kept.insert(free);
            }
        };
        match ask {
            Ask::JobBack(card) => {
                let deck = &self.config.deck;
                let slot = |fate: &Fate| self.jobs[JobId::new(card.stooge(), fate.position).index()];
                let front = self.jobs[card.index()].front;
                let waits = |fate: &&Fate| slot(fate).back.is_none() && slot(fate).front == front;
                fates.filter(waits).for_each(|fate| keep(&|number| deck.back(number) == deck.back(fate.card)));
            }
            Ask::FenceBack(fence) => {
                let slot = |fence: u8| self.fences[usize::from(fence)];
                let waits =
                    |fate: &&Fate| slot(fate.position).cop.is_none() && slot(fate.position).front == slot(fence).front;
                let fates = fates.filter(waits);
                fates.for_each(|fate| keep(&|number| Fence::is_cop(number) == Fence::is_cop(fate.card)));
            }
            _ => {}
        }
        kept
    }
}
