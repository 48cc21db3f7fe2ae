//! What is still to be done in a round: only what can come about in play.
//!
//! At the bottom lies what moves the round on. Upon it lies at most 80, which plays another card
//! inside its text, then an action or a 55, then what is asked (see [`Agenda::DEPTH`]).

use tabletop::{Refusal, Seat};

use super::place::{MOST_MARKERS, Placing, loss};
use super::{Phase, Step};
use crate::agenda::{Agenda, Task};
use crate::board::RUBBERFACE;
use crate::card::{Card, HIDEOUT, Kind, cards};
use crate::data::Cost;

const SEANCE: u32 = 80;
const LOUIE: u32 = 67;
/// The part of Séance!'s text that comes after its marker.
const PLAY_ANOTHER: u8 = 2;

/// The seat a step names.
pub(super) fn seat_of(step: &Step) -> Option<Seat> {
    match *step {
        Step::Turn(seat) | Step::Extras(seat) | Step::Loss { seat, .. } => Some(seat),
        _ => None,
    }
}

impl Placing<'_> {
    /// The agenda of the phase `resolve`, and the cards that lie open because of it.
    pub(super) fn set_agenda(&mut self) -> Result<(), Refusal> {
        let steps = &self.position.agenda[..];
        if self.phase != Phase::Resolve {
            return if steps.is_empty() { Ok(()) } else { Err(Refusal::new("greed-position-agenda-not-now")) };
        }
        let Some((bottom, upper)) = steps.split_first() else { return self.open_chosen(0) };
        let order = self.game.board.order;
        let place_of = |seat: Seat| order.iter().position(|&other| other == seat).unwrap_or(0) as u8;
        let (task, seat, resolved) = match *bottom {
            Step::Turn(seat) => (Task::Turn(place_of(seat) + 1), seat, place_of(seat) + 1),
            Step::Extras(seat) => (Task::Extras(place_of(seat)), seat, self.game.board.players),
            Step::Loss { card, seat, time } if upper.is_empty() => {
                let time = u8::try_from(time).unwrap_or(0).wrapping_sub(1);
                (Task::Loss { which: loss(card)?, time, place: place_of(seat) }, seat, self.game.board.players)
            }
            _ => return Err(impossible(1)),
        };
        impossible(steps.len()).when(!fits(upper, matches!(bottom, Step::Extras(_))))?;
        self.open_chosen(resolved)?;
        let mut agenda = Agenda::of(task);
        for (index, &step) in upper.iter().enumerate() {
            agenda.push(self.task(seat, step)?.ok_or_else(|| impossible(index + 2))?);
        }
        self.game.board.agenda = agenda;
        Ok(())
    }

    /// The chosen cards from this place of the order on are still to be played.
    fn open_chosen(&mut self, from: u8) -> Result<(), Refusal> {
        let board = &self.game.board;
        let seats = board.order[..board.players as usize].to_vec();
        for seat in seats.into_iter().skip(from.into()) {
            if let Some(card) = self.game.board.chosen[seat.index()] {
                self.name(card.number().into())?;
                self.game.board.open.insert(card.number());
            }
        }
        Ok(())
    }

    /// What a step means for this seat. A card being carried out lies open.
    fn task(&mut self, seat: Seat, step: Step) -> Result<Option<Task>, Refusal> {
        Ok(Some(match step {
            Step::Pay(number) => Task::Pay(seat, self.open(number)?),
            Step::After(number) => Task::After(seat, self.open(number)?),
            Step::Markers { by, count } if (1..=MOST_MARKERS).contains(&count) => {
                Task::Markers { seat, by: Self::card(by)?, count: count as u16 }
            }
            Step::Another(by) => Task::Another(seat, Self::card(by)?),
            Step::Copy => Task::Copy(seat),
            Step::FindThug => Task::FindThug(seat),
            Step::Draw { by, cards } if (1..=u32::from(Card::COUNT)).contains(&cards) => {
                Task::Draw(seat, cards as u8, Self::card(by)?)
            }
            Step::Text(number) => Task::Text(seat, Self::card(number)?, PLAY_ANOTHER),
            Step::Repeat(from) if from <= 2 * u32::from(Card::COUNT) + 2 => Task::Repeat(seat, from as u8),
            _ => return Ok(None),
        }))
    }

    fn open(&mut self, number: u32) -> Result<Card, Refusal> {
        let card = self.name(number)?;
        self.game.board.open.insert(card.number());
        Ok(card)
    }

    /// Whether this card lies open because of the seat: chosen and still to come, or being carried out.
    pub(super) fn opened(&self, seat: Seat, card: Card) -> bool {
        let tasks: Vec<Task> = self.game.board.agenda.into();
        let doing = tasks.iter().find_map(|&task| match task {
            Task::Pay(doer, doing) | Task::After(doer, doing) if doing == card => Some(doer),
            _ => None,
        });
        doing.map_or(self.game.board.chosen[seat.index()] == Some(card), |doer| doer == seat)
    }

    /// Whether what is asked can be asked.
    pub(super) fn check_question(&self) -> Result<(), Refusal> {
        let game = &self.game;
        let board = &game.board;
        let gaps = &game.start.gaps;
        let hand = |seat: Seat| game.hands[seat.index()].len() + u32::from(gaps.hands[seat.index()]);
        let deck = game.deck.len().saturating_sub(u32::from(gaps.left));
        let tasks: Vec<Task> = board.agenda.into();
        let possible = |&task: &Task| match task {
            Task::Pay(seat, card) => {
                let payments = game.payments(seat, card);
                let from_hand = card.row().cost == Some(Cost::HandCard) && hand(seat) > 0;
                !board.now[seat.index()].ignores_costs && (from_hand || !payments.is_none())
            }
            Task::Markers { seat, .. } => board.holdings(seat) > 1,
            Task::Another(seat, _) => hand(seat) > 0,
            Task::Copy(seat) => {
                board.displays[seat.index()].contains(RUBBERFACE.number())
                    && board.copied.is_none()
                    && board.thugs(seat) > 2
            }
            Task::FindThug(_) => deck > 0,
            Task::Draw(_, count, _) => u32::from(count) <= deck,
            Task::Repeat(seat, _) => board.displays[seat.index()].contains(HIDEOUT.number()),
            Task::Loss { which, time, .. } => time < board.due[usize::from(which)].times,
            _ => true,
        };
        match tasks.iter().position(|task| !possible(task)) {
            Some(index) => Err(Refusal::new("greed-position-nothing-to-ask").with("step", index + 1)),
            None => Ok(()),
        }
    }
}

fn impossible(step: usize) -> Refusal {
    Refusal::new("greed-position-agenda-impossible").with("step", step)
}

/// Whether these steps can lie upon what moves the round on.
fn fits(steps: &[Step], extras: bool) -> bool {
    match *steps {
        [Step::After(SEANCE), Step::Text(SEANCE) | Step::Another(SEANCE)]
        | [Step::After(SEANCE), Step::Text(SEANCE), Step::Markers { by: SEANCE, .. }] => true,
        [Step::After(SEANCE), ref inner @ ..] => is_play(inner),
        [Step::Another(LOUIE)] => extras,
        ref steps => is_play(steps),
    }
}

/// Whether these steps can be the play of one card.
fn is_play(steps: &[Step]) -> bool {
    let is_question = |step: Step| matches!(step, Step::FindThug | Step::Copy | Step::Draw { by: 65, .. });
    let kind = |number: u32| Placing::card(number).ok().map(Card::kind);
    match *steps {
        [] | [Step::Repeat(_)] => true,
        [Step::Pay(card)] => Placing::card(card).is_ok_and(|card| card.row().cost.is_some()),
        [Step::After(card)] => kind(card) == Some(Kind::Action),
        [Step::After(card @ (38 | 56)), Step::Markers { by, .. }] => by == card,
        [Step::After(74), Step::Draw { by, .. }] => by == 74,
        [step] | [Step::Repeat(_), step] => is_question(step),
        _ => false,
    }
}

/// The steps of a game's agenda.
pub(super) fn steps(game: &crate::Greed) -> Vec<Step> {
    let order = game.board.order;
    let seat_at = |place: u8| order[usize::from(place).min(Seat::MAX - 1)];
    let number = |card: Card| u32::from(card.number());
    let tasks: Vec<Task> = game.board.agenda.into();
    let step = |task: Task| match task {
        Task::Nothing | Task::Deal(_) | Task::Draft | Task::Choose | Task::Turn(0) => None,
        Task::Turn(place) => Some(Step::Turn(seat_at(place - 1))),
        Task::Extras(place) => Some(Step::Extras(seat_at(place))),
        Task::Loss { which, time, place } => {
            let (_, card) = crate::data::Loss::ALL[usize::from(which).min(3)];
            Some(Step::Loss { card: number(card), seat: seat_at(place), time: u32::from(time) + 1 })
        }
        Task::Pay(_, card) => Some(Step::Pay(number(card))),
        Task::Markers { by, count, .. } => Some(Step::Markers { by: number(by), count: count.into() }),
        Task::Another(_, by) => Some(Step::Another(number(by))),
        Task::Copy(_) => Some(Step::Copy),
        Task::FindThug(_) => Some(Step::FindThug),
        Task::Draw(_, cards, by) => Some(Step::Draw { by: number(by), cards: cards.into() }),
        Task::Text(_, card, _) => Some(Step::Text(number(card))),
        Task::After(_, card) => Some(Step::After(number(card))),
        Task::Repeat(_, from) => Some(Step::Repeat(from.into())),
    };
    tasks.into_iter().filter_map(step).collect()
}

/// The cards of a set by number.
pub(super) fn numbers(set: tabletop::CardSet) -> Vec<u32> {
    cards(set).map(|card| card.number().into()).collect()
}
