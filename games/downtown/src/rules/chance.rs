//! What nature is asked, and what its answers do.

use tabletop::{CardSet, ChanceQuestion, Draw, Refusal, Roll, Seat, Story};

use crate::action::Chance;
use crate::card::{Crew, FENCES, Fence, JOBS, JobId, Kind, PILE, Stooge};
use crate::deck::Card;
use crate::event::Event;
use crate::state::{Downtown, FENCE_BIT, Phase, START_HAND, START_ROW};

/// The piles by the number nature knows them by: gangsters, the stooges, the fences.
pub(crate) const GANGSTERS: u8 = 0;
pub(crate) const STOOGES: u8 = 1;
pub(crate) const FENCE_PILES: u8 = 4;

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// Who places first.
    First,
    /// The next gangster, dealt to this seat.
    Deal(Seat),
    /// The next gangster, for the row.
    Row,
    /// The next gangster, drawn by somebody at the Ghetto.
    Ghetto,
    /// The front of this card.
    JobFront(JobId),
    /// The back of this card.
    JobBack(JobId),
    /// The front of this fence.
    FenceFront(u8),
    /// The back of this fence.
    FenceBack(u8),
}

impl Downtown {
    /// What nature is asked now, if it is.
    #[inline]
    pub(crate) fn ask(&self) -> Option<Ask> {
        if let Some(ask) = self.undealt.ask() {
            return Some(ask);
        }
        match self.phase {
            Phase::Deal => Some(self.ask_for_deal()),
            Phase::TurnUp => Some(self.ask_for_top()),
            Phase::Study { card } => Some(Ask::JobBack(card)),
            // Only in a position set up by hand: otherwise new tops are turned up at once.
            _ if self.turn_up != 0 => Some(self.ask_for_top()),
            Phase::Refill { .. } => Some(Ask::Row),
            Phase::Draw { .. } => Some(Ask::Ghetto),
            Phase::Look { stooge } => {
                self.top_job(stooge).filter(|card| self.jobs[card.index()].back.is_none()).map(Ask::JobBack)
            }
            Phase::TurnOver { pile, .. } => self.top_fence(pile).map(Ask::FenceBack),
            Phase::Watch { pile } => {
                self.top_fence(pile).filter(|&fence| self.fences[fence as usize].cop.is_none()).map(Ask::FenceBack)
            }
            _ => None,
        }
    }

    /// dt.setup.hands, dt.setup.row: five to each hand, seven to the row, then the tops.
    fn ask_for_deal(&self) -> Ask {
        let dealt = self.shuffled.total() - self.pile.total();
        let hands = self.config.players * START_HAND;
        if dealt < hands {
            Ask::Deal(Seat::new((dealt / START_HAND) as usize))
        } else if dealt < hands + START_ROW {
            Ask::Row
        } else if self.turn_up != 0 {
            self.ask_for_top()
        } else {
            Ask::First
        }
    }

    fn ask_for_top(&self) -> Ask {
        let pile = self.turn_up.trailing_zeros() as u8;
        let top = if pile < FENCE_BIT {
            self.top_job(Stooge::ALL[pile as usize]).map(Ask::JobFront)
        } else {
            self.top_fence(pile - FENCE_BIT).map(Ask::FenceFront)
        };
        top.expect("only a pile with cards has a top to turn up")
    }

    /// The question as nature understands it.
    pub(crate) fn question(&self, ask: Ask) -> ChanceQuestion {
        let gap = self.undealt.ask() == Some(ask);
        let draw = |pile, position, full, left| Draw { pile, shuffle: 0, position, full, left, gap };
        let all_fences = CardSet::first(FENCES as u8);
        ChanceQuestion::Draw(match ask {
            Ask::First => return ChanceQuestion::Roll(Roll { die: 0, nth: 0, sides: self.config.players }),
            Ask::Deal(_) | Ask::Row | Ask::Ghetto => Draw {
                shuffle: self.shuffles,
                ..draw(
                    GANGSTERS,
                    self.deal_from().total() - self.pile.total(),
                    as_cards(self.deal_from()),
                    as_cards(self.pile),
                )
            },
            Ask::JobFront(card) | Ask::JobBack(card) => {
                let full = CardSet::run(card.stooge() as u8 * PILE, PILE);
                let left = if matches!(ask, Ask::JobFront(_)) { self.fronts_left(card) } else { self.backs_left(card) };
                draw(STOOGES + card.stooge() as u8, card.depth(), full, left)
            }
            Ask::FenceFront(fence) => draw(FENCE_PILES, fence, all_fences, self.fence_fronts_left()),
            Ask::FenceBack(fence) => draw(FENCE_PILES, fence, all_fences, self.fence_backs_left(fence)),
        })
    }

    /// The cards of the stooge, of each front as many as have not been turned up.
    fn fronts_left(&self, card: JobId) -> CardSet {
        let first = card.stooge() as u8 * PILE;
        let mut left = CardSet::run(first, PILE);
        for slot in &self.jobs[first as usize..(first + PILE) as usize] {
            if let Some(front) = slot.front {
                let next = self.config.deck.with_front(front).find(|&number| left.contains(number));
                left.remove(next.expect("no more fronts are turned up than there are"));
            }
        }
        left
    }

    /// The cards with this front, of each value as many as nobody has seen.
    fn backs_left(&self, card: JobId) -> CardSet {
        let deck = &self.config.deck;
        let front = self.jobs[card.index()].front.expect("the front is seen before the back");
        let mut left: CardSet = deck.with_front(front).collect();
        for back in self.jobs.iter().filter(|slot| slot.front == Some(front)).filter_map(|slot| slot.back) {
            let next = left.iter().find(|&number| deck.back(number) == back);
            left.remove(next.expect("no more cards are seen than there are"));
        }
        left
    }

    fn fence_fronts_left(&self) -> CardSet {
        let mut left = CardSet::first(FENCES as u8);
        for front in self.fences.iter().filter_map(|slot| slot.front) {
            let mut alike = front.first()..front.first() + front.copies();
            left.remove(alike.find(|&number| left.contains(number)).expect("no more fronts than there are"));
        }
        left
    }

    fn fence_backs_left(&self, fence: u8) -> CardSet {
        let front = self.fence_front(fence);
        let mut left = CardSet::run(front.first(), front.copies());
        for cop in self.fences.iter().filter(|slot| slot.front == Some(front)).filter_map(|slot| slot.cop) {
            let next = left.iter().find(|&number| Fence::is_cop(number) == cop);
            left.remove(next.expect("no more backs than there are"));
        }
        left
    }

    /// The outcome that a number stands for.
    pub(crate) fn name(&self, ask: Ask, answer: u8) -> Chance {
        let number = |limit: usize| answer.min(limit as u8 - 1);
        match ask {
            // A face that the die does not have stands for a seat that nobody sits on.
            Ask::First => {
                let seat = usize::from(answer).checked_sub(1).and_then(Seat::try_new);
                Chance::First(seat.unwrap_or(Seat::new(Seat::MAX - 1)))
            }
            Ask::Deal(_) | Ask::Row | Ask::Ghetto => Chance::Gangster(crate::card::GANG.nth(answer)),
            Ask::JobFront(_) => Chance::Front(self.config.deck.front(number(JOBS))),
            Ask::JobBack(_) => Chance::Back(self.config.deck.card(number(JOBS)).real),
            Ask::FenceFront(_) => Chance::Fence(Fence::of_number(number(FENCES))),
            Ask::FenceBack(_) => Chance::Cop(Fence::is_cop(number(FENCES))),
        }
    }

    /// Why nature cannot answer so.
    pub(crate) fn refuse_chance(&self, ask: Ask, outcome: Chance) -> Option<Refusal> {
        let good = match (ask, outcome) {
            (Ask::First, Chance::First(seat)) => seat.index() < self.config.players as usize,
            (Ask::Deal(_) | Ask::Row | Ask::Ghetto, Chance::Gangster(kind)) => self.pile[kind] > 0,
            (Ask::JobFront(_), Chance::Front(_))
            | (Ask::JobBack(_), Chance::Back(_))
            | (Ask::FenceFront(_), Chance::Fence(_))
            | (Ask::FenceBack(_), Chance::Cop(_)) => match self.question(ask) {
                ChanceQuestion::Draw(draw) => draw.left.iter().any(|number| self.name(ask, number) == outcome),
                ChanceQuestion::Roll(_) => false,
            },
            _ => return Some(Refusal::new("downtown-another-question-was-asked").with("answer", outcome.to_string())),
        };
        (!good).then(|| Refusal::new("downtown-there-is-none-left").with("answer", outcome.to_string()))
    }

    /// Takes a possible outcome.
    #[inline]
    pub(crate) fn take_chance(&mut self, ask: Ask, outcome: Chance, story: &mut impl Story<Self>) {
        match (ask, outcome) {
            (Ask::First, Chance::First(seat)) => self.first_placer(seat, story),
            (Ask::Deal(seat), Chance::Gangster(kind)) => self.deal(seat, kind, story),
            (Ask::Row, Chance::Gangster(kind)) => self.turn_up_gangster(kind, story),
            (Ask::Ghetto, Chance::Gangster(kind)) => self.drew(kind, story),
            (Ask::JobFront(card), Chance::Front(front)) => {
                self.jobs[card.index()].front = Some(front);
                self.turn_up &= self.turn_up - 1;
                let &Card { loot, claims, needs, .. } = self.job_front(card);
                story.tell(self, Event::JobUp { card, front, loot, claims, needs });
                self.turned_up(story);
            }
            (Ask::FenceFront(fence), Chance::Fence(front)) => {
                let pile = self.turn_up.trailing_zeros() as u8 - FENCE_BIT;
                self.fences[fence as usize].front = Some(front);
                self.turn_up &= self.turn_up - 1;
                story.tell(self, Event::FenceUp { pile, fence, front });
                self.turned_up(story);
            }
            (Ask::JobBack(card), Chance::Back(real)) => {
                let front = self.jobs[card.index()].front;
                self.jobs[card.index()].back = front.and_then(|front| self.config.deck.find(front, real));
                self.see_job(card, story);
            }
            (Ask::FenceBack(fence), Chance::Cop(cop)) => {
                self.fences[fence as usize].cop = Some(cop);
                if matches!(self.phase, Phase::Watch { .. }) {
                    self.see_fence(fence, story);
                } else {
                    self.turn_over(story);
                }
            }
            _ => {}
        }
    }

    fn turned_up(&mut self, story: &mut impl Story<Self>) {
        if self.phase == Phase::TurnUp {
            self.after_use(story);
        }
    }

    fn deal(&mut self, seat: Seat, kind: Kind, story: &mut impl Story<Self>) {
        self.pile[kind] -= 1;
        self.player_mut(seat).hand[kind] += 1;
        self.lots.draw(seat.index(), kind);
        self.complete_position();
        story.tell(self, Event::Dealt { seat, kind: Some(kind) });
        self.reshuffle(story);
    }

    fn turn_up_gangster(&mut self, kind: Kind, story: &mut impl Story<Self>) {
        self.pile[kind] -= 1;
        self.row[kind] += 1;
        self.complete_position();
        story.tell(self, Event::RowCard { kind });
        self.reshuffle(story);
        self.refill(story);
    }
}

/// Gangsters by their number in the box, as many of each kind.
fn as_cards(crew: Crew) -> CardSet {
    let run = |kind: Kind| CardSet::run(kind.first_number(), crew[kind]);
    Kind::ALL.into_iter().fold(CardSet::EMPTY, |cards, kind| cards | run(kind))
}
