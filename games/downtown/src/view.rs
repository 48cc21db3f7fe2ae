//! Who knows what: this file alone decides it.
//!
//! * Everybody sees the table: tokens, displays, the Downtown row, the discards, the tops of the
//!   piles, how many cards hands and piles hold, whose turn it is, who has made a secret choice and who
//!   has not. From the close of dt.use.window to dt.display.reveal also how many cards
//!   somebody added face down and whether money was.
//! * A seat sees its own purse, hand and secret choice, and the backs it has looked at.
//! * A perfect memory adds: all purses, since money moves in the open (what lies face down counts to
//!   the purse until it is shown); which stooge cards a hand holds, since they were taken from the
//!   top of a pile; where in a pile a card lies that was seen before, and who has seen its back; and
//!   what of the gangsters in the hands is known ([`crate::lots`]).
//!
//! Nothing else can be concluded: what a seat must do depends only on counts that are open, and
//! every refusal on what that seat knows itself.
//!
//! A *deal* says which gangsters lie in the open places of the hands and what is on the backs that
//! others have seen. All deals that agree with a view are as likely as each other if the cards of a
//! shuffle are, each taken as different from all others.

use rand::Rng;
use serde::Serialize;
use tabletop::{CardSet, Seat, SeatSet, View, Viewer, below, pick};

use crate::SEATS;
use crate::action::NOTES;
use crate::board::Places;
use crate::card::{Crew, FENCES, Fence, JOBS, JobId, JobSet, Kind, Stooge};
use crate::config::Config;
use crate::event::Event;
use crate::lots::{DOUBTS, Doubt, LOTS, LotView};
use crate::placing::Undealt;
use crate::rules::downtown::price;
use crate::rules::set_up::OPENING_MONEY;
use crate::stack::Stack;
use crate::state::{
    Downtown, Envelope, Eyes, FencePile, FenceSlot, JobPile, JobSlot, MONEY, Phase, Player, Step, Turn,
};

/// What lies open for the viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Table {
    /// What was agreed before the game, the deck included.
    pub config: Config,
    /// What the game waits for.
    pub phase: Phase,
    /// The turn that is played.
    pub turn: Turn,
    /// Who placed first.
    pub first: Seat,
    /// Who started.
    pub start: Seat,
    /// Who always draws at the Ghetto.
    pub always: SeatSet,
    /// What is visible of each seat.
    pub seats: [Open; SEATS],
    /// The gangsters for hire.
    pub row: Crew,
    /// What one of each kind costs now; nothing where none lies there.
    pub prices: [Option<u16>; 3],
    /// How many gangsters the draw pile has.
    pub pile: u8,
    /// The gangsters on the discards.
    pub discards: Crew,
    /// The top of each stooge's pile.
    pub jobs: [Option<TopJob>; 3],
    /// How many cards each stooge's pile has.
    pub job_counts: [u8; 3],
    /// The top of each fence pile.
    pub fences: [Option<TopFence>; 3],
    /// How many cards each fence pile has, its casino card included.
    pub fence_counts: [u8; 3],
    /// How many casino cards have appeared.
    pub casinos: u8,
    /// What only this seat sees; nothing for a spectator.
    pub mine: Option<Mine>,
    /// What every seat sees of its own, where everything lies open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Mine>>"), schemars(with = "Option<Vec<Mine>>"))]
    pub unveiled: Option<Box<[Mine; SEATS]>>,
}

/// What everybody sees of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Open {
    /// Where its tokens stand.
    pub tokens: Places,
    /// The money in its display.
    pub money: u16,
    /// The gangsters in its display.
    pub display: Crew,
    /// How many gangsters it holds.
    pub gangsters: u8,
    /// How many stooge cards it holds.
    pub loot: u8,
    /// Whether it is choosing something in secret.
    pub choosing: bool,
    /// Whether it has chosen something in secret that is not shown yet.
    pub sealed: bool,
    /// How many cards it has added face down.
    pub face_down: u8,
    /// Whether it has added money face down.
    pub money_face_down: bool,
}

/// The top of a stooge's pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TopJob {
    /// The card.
    pub card: JobId,
    /// The deck's number of its front.
    pub front: u8,
    /// Its real value, if this viewer has seen it.
    pub real: Option<u8>,
}

/// The top of a fence pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TopFence {
    /// The fence, by its place in the first shuffle.
    pub fence: u8,
    /// Its front.
    pub front: Fence,
    /// Whether it is a cop, if this viewer has seen it.
    pub cop: Option<bool>,
}

/// What one seat sees of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Mine {
    /// Its money, what it has added face down included.
    pub purse: u16,
    /// Its gangsters, those it has added face down included.
    pub hand: Crew,
    /// Its stooge cards.
    pub loot: JobSet,
    /// The deck's numbers of their fronts, by card; 0 for all other cards.
    #[serde(serialize_with = "numbers")]
    #[cfg_attr(feature = "ts", schemars(with = "Vec<u8>"))]
    pub fronts: [u8; JOBS],
    /// Their real values, by card; 0 for all other cards.
    #[serde(serialize_with = "numbers")]
    #[cfg_attr(feature = "ts", schemars(with = "Vec<u8>"))]
    pub real: [u8; JOBS],
    /// What it has chosen in secret.
    pub envelope: Envelope,
}

/// What counting adds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Memory {
    /// Everybody's money, what has been added face down included.
    pub purses: [u16; SEATS],
    /// Everybody's stooge cards.
    pub loot: [JobSet; SEATS],
    /// All stooge cards: front, back as far as this viewer has seen it, and who has seen it.
    pub jobs: [JobSlot; JOBS],
    /// The stooges' piles, the top last.
    pub job_piles: [JobPile; 3],
    /// All fences.
    pub fences: [FenceSlot; FENCES],
    /// The fence piles, the top last.
    pub fence_piles: [FencePile; 3],
    /// The draw pile when it was last shuffled, with what a position had drawn from it into hands.
    pub shuffled: Crew,
    /// How many cards a position had drawn.
    pub aside: u8,
    /// How often it has been shuffled anew.
    pub shuffles: u16,
    /// The gangsters everybody knows to be in a hand.
    pub known: [Crew; SEATS],
    /// The gangsters drawn unseen by shuffle, oldest first.
    pub lots: Stack<LotView, LOTS>,
    /// Cards shown of which nobody can tell from which shuffle they came.
    pub doubts: Stack<Doubt, DOUBTS>,
    /// What a position set up by hand has left to nature.
    pub undealt: Undealt,
}

fn numbers<S: serde::Serializer>(numbers: &[u8; JOBS], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(numbers)
}

/// All that the viewer can know.
pub(crate) fn view(state: &Downtown, viewer: Viewer) -> View<Downtown> {
    let me = viewer.seat();
    View { viewer, table: table(state, me), memory: memory(state, me) }
}

fn table(state: &Downtown, me: Option<Seat>) -> Table {
    // Face-down cards are counted once all have chosen.
    let counted = matches!(state.phase, Phase::Lay | Phase::Return { .. });
    let mut seats = [Open::default(); SEATS];
    for (open, player) in seats.iter_mut().zip(&state.players) {
        let Envelope { step, money, crew } = player.envelope;
        let counted = counted && step == Step::Sealed;
        let face_down = if counted { crew.total() } else { 0 };
        *open = Open {
            tokens: player.tokens,
            money: player.display_money,
            display: player.display,
            gangsters: player.hand.total() - face_down,
            loot: player.loot.len(),
            choosing: player.envelope.is_open(),
            sealed: step == Step::Sealed,
            face_down,
            money_face_down: counted && money > 0,
        };
    }
    Table {
        config: state.config,
        phase: state.phase,
        turn: state.turn,
        first: state.first,
        start: state.start,
        always: state.always,
        seats,
        row: state.row,
        prices: Kind::ALL.map(|kind| (state.row[kind] > 0).then(|| price(state.row[kind]))),
        pile: state.pile.total(),
        discards: state.discards,
        jobs: Stooge::ALL.map(|stooge| top_job(state, me, stooge)),
        job_counts: state.job_piles.map(|pile| pile.len() as u8),
        fences: [0, 1, 2].map(|pile| top_fence(state, me, pile)),
        fence_counts: state.fence_piles.map(|pile| pile.len() as u8),
        casinos: state.casinos,
        mine: me.map(|seat| mine(state, seat)),
        unveiled: None,
    }
}

/// The table with every hand, and with every back that anybody has seen.
pub(crate) fn unveiled(state: &Downtown) -> Table {
    let mut table = table(state, None);
    for top in table.jobs.iter_mut().flatten() {
        top.real = state.jobs[top.card.index()].back.map(|_| state.real(top.card));
    }
    for top in table.fences.iter_mut().flatten() {
        top.cop = state.fences[top.fence as usize].cop;
    }
    let all = std::array::from_fn(|seat| mine(state, Seat::new(seat)));
    Table { unveiled: Some(Box::new(all)), ..table }
}

fn top_job(state: &Downtown, me: Option<Seat>, stooge: Stooge) -> Option<TopJob> {
    let card = state.top_job(stooge)?;
    let slot = &state.jobs[card.index()];
    let real = slot.seen.have(me).then(|| state.real(card));
    slot.front.map(|front| TopJob { card, front, real })
}

fn top_fence(state: &Downtown, me: Option<Seat>, pile: u8) -> Option<TopFence> {
    let fence = state.top_fence(pile)?;
    let slot = &state.fences[fence as usize];
    let cop = slot.cop.filter(|_| slot.seen.have(me));
    slot.front.map(|front| TopFence { fence, front, cop })
}

fn mine(state: &Downtown, seat: Seat) -> Mine {
    let player = state.player(seat);
    let (mut fronts, mut real) = ([0; JOBS], [0; JOBS]);
    for card in player.loot.iter() {
        let slot = &state.jobs[card.index()];
        fronts[card.index()] = slot.front.unwrap_or_default();
        if slot.seen.have(Some(seat)) {
            real[card.index()] = state.real(card);
        }
    }
    let Player { purse, hand, loot, envelope, .. } = *player;
    Mine { purse, hand, loot, fronts, real, envelope }
}

fn memory(state: &Downtown, me: Option<Seat>) -> Memory {
    Memory {
        purses: std::array::from_fn(|seat| state.players[seat].purse),
        loot: std::array::from_fn(|seat| state.players[seat].loot),
        jobs: state.jobs.map(|slot| JobSlot { back: slot.back.filter(|_| slot.seen.have(me)), ..slot }),
        job_piles: state.job_piles,
        fences: state.fences.map(|slot| FenceSlot { cop: slot.cop.filter(|_| slot.seen.have(me)), ..slot }),
        fence_piles: state.fence_piles,
        shuffled: state.shuffled,
        aside: state.aside.total(),
        shuffles: state.shuffles,
        known: state.lots.known,
        lots: state.lots.seen_by(me.map(Seat::index), state.pile),
        doubts: state.lots.doubts,
        undealt: state.undealt,
    }
}

/// What the viewer saw of an event. Everybody notices that something happened, not everybody what.
pub(crate) fn witness(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Dealt { seat, .. } if !viewer.is(seat) => Event::Dealt { seat, kind: None },
        Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, kind: None },
        Event::Saw { seat, card, .. } if !viewer.is(seat) => Event::Saw { seat, card, real: None },
        Event::SawFence { seat, fence, .. } if !viewer.is(seat) => Event::SawFence { seat, fence, cop: None },
        open => open,
    }
}

/// Whether somebody learned something: a card, a roll, a choice made in secret.
pub(crate) fn informs(event: &Event) -> bool {
    matches!(
        event,
        Event::Dealt { .. }
            | Event::RowCard { .. }
            | Event::JobUp { .. }
            | Event::FenceUp { .. }
            | Event::First { .. }
            | Event::Opened { .. }
            | Event::Reshuffled { .. }
            | Event::Drew { .. }
            | Event::Saw { .. }
            | Event::TurnedOver { .. }
            | Event::Revealed { .. }
            | Event::SawFence { .. }
            | Event::CasinoCard { .. }
            | Event::Note { .. }
            | Event::FaceDown { .. }
            | Event::Added { .. }
            | Event::JobDone { .. }
    ) || shows_gangsters(event)
}

/// Whether cards of a hand came into the open.
fn shows_gangsters(event: &Event) -> bool {
    matches!(*event, Event::Laid { crew, .. } | Event::Paid { crew, .. } if crew != Crew::NONE)
}

/// A state that looks like this to the viewer.
pub(crate) fn determinize(view: &View<Downtown>, rng: &mut impl Rng) -> Downtown {
    let (table, memory) = (&view.table, &view.memory);
    let me = view.viewer.seat();
    let me_index = me.map(Seat::index);
    let (lots, pile) = crate::lots::deal(memory.known, &memory.lots, memory.doubts, me_index, rng);
    let mut state = Downtown {
        config: table.config,
        phase: table.phase,
        turn: table.turn,
        first: table.first,
        start: table.start,
        always: table.always,
        players: std::array::from_fn(|seat| Player {
            purse: memory.purses[seat],
            display_money: table.seats[seat].money,
            display: table.seats[seat].display,
            hand: lots.hand(seat),
            loot: memory.loot[seat],
            tokens: table.seats[seat].tokens,
            envelope: Envelope::EMPTY,
        }),
        bank: 0,
        row: table.row,
        pile,
        shuffled: memory.shuffled,
        aside: set_aside(memory.shuffled, memory.aside, pile),
        shuffles: memory.shuffles,
        discards: table.discards,
        lots,
        jobs: memory.jobs,
        job_piles: memory.job_piles,
        fences: memory.fences,
        fence_piles: memory.fence_piles,
        casinos: table.casinos,
        turn_up: 0,
        undealt: memory.undealt,
    };
    state.bank = MONEY as i16 - state.players.iter().map(|player| player.wealth() as i16).sum::<i16>();
    mark_tops(&mut state);
    deal_jobs(&mut state, rng);
    deal_fences(&mut state, me, rng);
    for seat in 0..SEATS {
        state.players[seat].envelope = match table.mine {
            Some(mine) if me.is_some_and(|me| me.index() == seat) => mine.envelope,
            _ => fill_envelope(&state, &table.seats[seat], seat, rng),
        };
    }
    state
}

/// What a position had drawn into hands: any so many of those shuffled that are no longer in the pile.
fn set_aside(shuffled: Crew, count: u8, pile: Crew) -> Crew {
    let mut aside = Crew::NONE;
    for kind in Kind::ALL {
        aside[kind] = shuffled[kind].saturating_sub(pile[kind]).min(count - aside.total());
    }
    aside
}

/// Which tops are face down follows from the piles.
fn mark_tops(state: &mut Downtown) {
    if state.ending().is_none() {
        for stooge in Stooge::ALL {
            state.turn_up_job(stooge);
        }
        for pile in 0..3 {
            state.turn_up_fence(pile);
        }
    }
}

/// Decides the backs of stooge cards that others have seen: any cards with that front that the
/// viewer has not seen.
fn deal_jobs(state: &mut Downtown, rng: &mut impl Rng) {
    let deck = state.config.deck;
    let mut unseen = CardSet::first(JOBS as u8);
    for back in state.jobs.iter().filter_map(|slot| slot.back) {
        let alike =
            deck.with_front(deck.front(back)).find(|&number| deck.back(number) == back && unseen.contains(number));
        unseen.remove(alike.expect("no more cards are seen than there are"));
    }
    for slot in &mut state.jobs {
        if let (Some(front), None) = (slot.front, slot.back)
            && slot.seen != Eyes::NONE
        {
            let alike: CardSet = deck.with_front(front).filter(|&number| unseen.contains(number)).collect();
            let number = alike.nth(below(rng, alike.len()));
            unseen.remove(number);
            slot.back = Some(deck.back(number));
        }
    }
}

/// Decides the backs of fences that others have seen.
fn deal_fences(state: &mut Downtown, me: Option<Seat>, rng: &mut impl Rng) {
    for index in 0..FENCES {
        let slot = state.fences[index];
        if slot.seen == Eyes::NONE || slot.seen.have(me) {
            continue;
        }
        let Some(front) = slot.front else { continue };
        let known = state.fences.iter().filter(|other| other.front == Some(front)).filter_map(|other| other.cop);
        let (cops, honest) = known.fold((0, 0), |(cops, honest), cop| (cops + u8::from(cop), honest + u8::from(!cop)));
        let cops_left = front.cops() - cops;
        let left = cops_left + front.copies() - front.cops() - honest;
        state.fences[index].cop = Some(below(rng, u32::from(left)) < u32::from(cops_left));
    }
}

/// A secret choice of another seat: any it could have made, or none if it is not done.
fn fill_envelope(state: &Downtown, open: &Open, seat: usize, rng: &mut impl Rng) -> Envelope {
    let player = &state.players[seat];
    if open.choosing {
        return Envelope::asked(player.first_to_lay());
    }
    if !open.sealed {
        return Envelope::EMPTY;
    }
    let mut envelope = Envelope::asked(Step::Sealed);
    match state.phase {
        Phase::Open => envelope.money = *pick(rng, &OPENING_MONEY),
        Phase::Bets { .. } => {
            let notes = NOTES.iter().filter(|&&note| u16::from(note) <= player.purse).count();
            envelope.money = u16::from(*pick(rng, &NOTES[..notes]));
        }
        Phase::Add => {
            envelope.money = below(rng, u32::from(player.purse) + 1) as u16;
            for kind in Kind::ALL {
                envelope.crew[kind] = below(rng, u32::from(player.hand[kind]) + 1) as u8;
            }
        }
        _ => {
            if open.money_face_down {
                envelope.money = 1 + below(rng, u32::from(player.purse)) as u16;
            }
            envelope.crew = any_of(player.hand, open.face_down, rng);
        }
    }
    envelope
}

/// So many gangsters of a hand, every choice of numbers as likely.
fn any_of(hand: Crew, count: u8, rng: &mut impl Rng) -> Crew {
    let choices = || {
        (0..=hand.0[0].min(count)).flat_map(move |lookouts| {
            let left = count - lookouts;
            (0..=hand.0[1].min(left))
                .map(move |safecrackers| Crew([lookouts, safecrackers, left - safecrackers]))
                .filter(move |crew| hand.covers(*crew))
        })
    };
    if count == 0 {
        return Crew::NONE;
    }
    let chosen = below(rng, choices().count() as u32);
    choices().nth(chosen as usize).expect("the hand has so many")
}
