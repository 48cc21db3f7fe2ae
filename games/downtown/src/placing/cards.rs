//! Stooge cards and fences of a position: which is which, and what has been seen of it.

use tabletop::Refusal;

use super::place::Placing;
use super::{Fence, FenceCard, HeldJob, Job, JobCard, Who};
use crate::card::{FENCES, JOBS, JobId, PILE, Share, Stooge};
use crate::config::UsedFence;
use crate::deck::Card;
use crate::state::{CASINO, CASINOS, Downtown, Eyes, FencePile, JobPile};
use crate::tell::parts;

/// The fronts of a stooge that look like this as far as loot and claim go.
pub(super) fn fronts<'a>(
    game: &'a Downtown,
    stooge: Stooge,
    like: Option<&'a Card>,
) -> impl Iterator<Item = u8> + use<'a> {
    let deck = &game.config.deck;
    let first = stooge as u8 * PILE;
    let distinct = (first..first + PILE).filter(|&number| deck.front(number) == number);
    distinct.filter(move |&number| {
        let card = deck.card(number);
        like.is_some_and(|like| (card.loot, card.claims) == (like.loot, like.claims))
    })
}

impl Placing<'_> {
    fn eyes(seen: &[Who]) -> Eyes {
        seen.iter().copied().collect()
    }

    /// The front that a position means.
    fn front(&self, stooge: Stooge, job: &Job) -> Result<Option<u8>, Refusal> {
        let Some(loot) = job.loot else {
            return if job.claims.is_none() && job.front.is_none() && job.real.is_none() {
                Ok(None)
            } else {
                Err(Self::unknown_job(stooge))
            };
        };
        let deck = &self.game.config.deck;
        let first = stooge as u8 * PILE;
        let mut fitting = (first..first + PILE).filter(|&number| {
            let card = deck.card(number);
            deck.front(number) == number
                && card.loot == loot
                && job.claims.is_none_or(|claims| claims == u32::from(card.claims))
                && job.front.is_none_or(|front| front == u32::from(number))
        });
        match (fitting.next(), fitting.next()) {
            (Some(front), None) => Ok(Some(front)),
            (Some(_), Some(_)) => Err(Refusal::by("dt.setup.stooges", "downtown-position-which-job")
                .with("stooge", parts::stooge(stooge))
                .with("loot", parts::loot(loot))),
            (None, _) => Err(Self::unknown_job(stooge)),
        }
    }

    fn unknown_job(stooge: Stooge) -> Refusal {
        Refusal::by("dt.setup.stooges", "downtown-position-unknown-job").with("stooge", parts::stooge(stooge))
    }

    /// Notes what is known of a card.
    fn set_job(&mut self, card: JobId, job: &Job, owner: Option<tabletop::Seat>) -> Result<(), Refusal> {
        let stooge = card.stooge();
        let front = self.front(stooge, job)?;
        let mut seen = Self::eyes(&job.seen);
        if let (Some(owner), true) = (owner, seen != Eyes::ALL && job.real.is_some()) {
            seen = seen.with(owner);
        }
        // A back that nobody has seen is nature's (see `hidden`), but there must be such a card.
        let back = match (front, job.real) {
            (Some(front), Some(real)) => {
                let back = u8::try_from(real).ok().and_then(|real| self.game.config.deck.find(front, real));
                Some(back.ok_or_else(|| {
                    let refusal = Refusal::by("dt.setup.stooges", "downtown-position-no-such-value");
                    refusal.with("stooge", parts::stooge(stooge)).with("value", i64::from(real))
                })?)
            }
            _ => None,
        };
        let refusal = Refusal::new("downtown-position-seen-or-not").with("stooge", parts::stooge(stooge));
        refusal.when(back.is_none() && seen != Eyes::NONE)?;
        let back = back.filter(|_| seen != Eyes::NONE);
        let slot = &mut self.game.jobs[card.index()];
        (slot.front, slot.back, slot.seen) = (front, back, seen);
        Ok(())
    }

    /// The stooge cards: those in hands, then the piles.
    pub(super) fn set_jobs(&mut self) -> Result<(), Refusal> {
        let mut free = [true; JOBS];
        let position = self.position;
        let held = position.seats.values().flat_map(|player| &player.loot).map(|job| (job.stooge, job.id));
        let piled = position.jobs.iter().flat_map(|(&stooge, cards)| {
            cards.iter().filter_map(move |card| match card {
                JobCard::Card(job) => Some((stooge, job.id)),
                JobCard::Unknown(_) => None,
            })
        });
        for (stooge, id) in held.chain(piled) {
            let Some(id) = id else { continue };
            if id.stooge() != stooge || !std::mem::take(&mut free[id.index()]) {
                return Err(Refusal::new("downtown-position-job-twice").with("card", id.to_string()));
            }
        }
        for (&seat, player) in &position.seats {
            for HeldJob { stooge, id, loot, claims, front, real, seen } in player.loot.clone() {
                // The lowest of the pile, as if it had come from there.
                let depths = (0..PILE).rev().map(|depth| JobId::new(stooge, depth));
                let card = id.or_else(|| depths.into_iter().find(|card| free[card.index()]));
                let card = card.ok_or_else(|| Self::too_many_jobs(stooge))?;
                free[card.index()] = false;
                let job = Job { id, loot: Some(loot), claims, front, real, seen };
                self.set_job(card, &job, Some(seat))?;
                self.game.player_mut(seat).loot.insert(card);
            }
        }
        for stooge in Stooge::ALL {
            let cards = position.jobs.get(&stooge).map_or(&[][..], Vec::as_slice);
            self.set_pile(stooge, cards, &mut free)?;
        }
        Ok(())
    }

    fn too_many_jobs(stooge: Stooge) -> Refusal {
        let refusal = Refusal::by("dt.setup.stooges", "downtown-position-too-many-jobs");
        refusal.with("stooge", parts::stooge(stooge)).with("most", PILE)
    }

    fn set_pile(&mut self, stooge: Stooge, cards: &[JobCard], free: &mut [bool; JOBS]) -> Result<(), Refusal> {
        let mut from_top = Vec::new();
        let next_free = |free: &mut [bool; JOBS]| {
            let card = (0..PILE).map(|depth| JobId::new(stooge, depth)).find(|card| free[card.index()])?;
            free[card.index()] = false;
            Some(card)
        };
        for card in cards {
            match card {
                JobCard::Unknown(count) => {
                    for _ in 0..*count {
                        from_top.push(next_free(free).ok_or_else(|| Self::too_many_jobs(stooge))?);
                    }
                }
                JobCard::Card(job) => {
                    let card = job.id.or_else(|| next_free(free)).ok_or_else(|| Self::too_many_jobs(stooge))?;
                    self.set_job(card, job, None)?;
                    from_top.push(card);
                }
            }
        }
        while let Some(card) = next_free(free) {
            from_top.push(card);
        }
        self.game.job_piles[stooge.index()] = from_top.into_iter().rev().collect::<JobPile>();
        Ok(())
    }

    /// Notes what is known of a fence.
    fn set_fence(&mut self, fence: u8, known: &Fence) -> Result<(), Refusal> {
        let seen = Self::eyes(&known.seen);
        let front = known.loot.map(|loot| crate::card::Fence { loot, share: known.share.unwrap_or(Share::Quarter) });
        let stray = front.is_none() && (known.share.is_some() || known.cop.is_some());
        let honest = front.is_some_and(|front| front.cops() == 0) && known.cop == Some(true);
        if stray || honest || (known.cop.is_none() && seen != Eyes::NONE) {
            return Err(Refusal::by("dt.setup.fences", "downtown-position-bad-fence").with("fence", fence + 1));
        }
        let slot = &mut self.game.fences[usize::from(fence)];
        (slot.front, slot.cop, slot.seen) = (front, known.cop.filter(|_| seen != Eyes::NONE), seen);
        Ok(())
    }

    /// The fences: three piles, perhaps some that have left, and the casino cards.
    pub(super) fn set_fences(&mut self) -> Result<(), Refusal> {
        let position = self.position;
        self.game.casinos =
            u8::try_from(position.casinos).ok().filter(|&casinos| casinos <= CASINOS).ok_or_else(|| {
                Refusal::by("dt.end.casino", "downtown-position-casino-cards")
                    .with("casinos", i64::from(position.casinos))
            })?;
        let Some(piles) = &position.fences else {
            return if position.gone.is_empty() {
                Ok(())
            } else {
                Err(Self::wrong_fences(FENCES + position.gone.len()))
            };
        };
        if piles.len() != 3 {
            return Err(Refusal::by("dt.setup.fences", "downtown-position-three-piles").with("piles", piles.len()));
        }
        let mut free = [true; FENCES];
        let listed = piles.iter().flatten().filter_map(|card| match card {
            FenceCard::Fence(fence) => Some(fence),
            FenceCard::Unknown(_) | FenceCard::Casino(_) => None,
        });
        for fence in listed.chain(&position.gone) {
            let Some(id) = fence.id else { continue };
            let index = usize::try_from(id).ok().and_then(|id| id.checked_sub(1)).filter(|&index| index < FENCES);
            if !index.is_some_and(|index| std::mem::take(&mut free[index])) {
                return Err(Refusal::new("downtown-position-fence-twice").with("fence", i64::from(id)));
            }
        }
        let mut count = 0;
        let mut next = |id: Option<u32>| {
            count += 1;
            let index = id.map(|id| id as usize - 1).or_else(|| free.iter().position(|&free| free));
            let index = index.ok_or_else(|| Self::wrong_fences(count))?;
            free[index] = false;
            Ok(index as u8)
        };
        for (pile, cards) in piles.iter().enumerate() {
            let mut from_top = Vec::new();
            for card in cards {
                match card {
                    FenceCard::Unknown(unknown) => {
                        for _ in 0..*unknown {
                            from_top.push(next(None)?);
                        }
                    }
                    FenceCard::Casino(_) if from_top.contains(&CASINO) => {
                        return Err(Refusal::by("dt.setup.fences", "downtown-position-casino-cards")
                            .with("casinos", position.casinos as u8));
                    }
                    FenceCard::Casino(_) => from_top.push(CASINO),
                    FenceCard::Fence(fence) => {
                        let index = next(fence.id)?;
                        self.set_fence(index, fence)?;
                        from_top.push(index);
                    }
                }
            }
            self.game.fence_piles[pile] = from_top.into_iter().rev().collect::<FencePile>();
        }
        for fence in &position.gone {
            let index = next(fence.id)?;
            let known = Fence { seen: vec![Who::All], ..fence.clone() };
            self.set_fence(index, &known)?;
        }
        let leaves = self.game.config.fence == UsedFence::Leaves;
        Self::wrong_fences(count).when(count != FENCES || (!leaves && !position.gone.is_empty()))?;
        Ok(())
    }

    fn wrong_fences(count: usize) -> Refusal {
        Refusal::by("dt.setup.fences", "downtown-position-wrong-fences").with("count", count).with("expected", FENCES)
    }
}
