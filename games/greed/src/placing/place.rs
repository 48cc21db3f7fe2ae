//! From a position to a game, or to the reason why there is no such game.

use tabletop::{CardSet, Game, Refusal, Seat, SeatSet, Silent};

use super::{Due, Phase, Player, Position, Who};
use crate::agenda::{Agenda, Task};
use crate::board::{Announced, Effects, RUBBERFACE};
use crate::card::{BRAINS, Card, Kind, cards};
use crate::config::Config;
use crate::data::Loss;
use crate::state::{DrawnBy, FIRST_PLAY, Greed, ROUNDS};

/// More than anybody ever had, and little enough to be counted with.
const MOST_MONEY: u32 = 100_000;
pub(super) const MOST_MARKERS: u32 = 500;
const MOST_TIMES: u32 = 9;
/// What takes cards off the draw pile (53, 65, 74).
const DRAWERS: [u8; 3] = [53, 65, 74];

/// The game in the position.
pub(super) fn place(config: Config, position: &Position) -> Result<Greed, Refusal> {
    let game = Greed::new(&config)?;
    let mut table = Placing { position, game, phase: Phase::Deal, named: CardSet::EMPTY, gone: CardSet::EMPTY };
    table.check_seats()?;
    table.set_round()?;
    table.set_seats()?;
    table.set_order()?;
    table.set_agenda()?;
    table.set_gone()?;
    table.set_piles()?;
    table.set_rest()?;
    table.check_copies()?;
    table.set_origins()?;
    table.set_seen()?;
    table.set_sealed()?;
    table.check_question()?;
    table.check_draw()?;
    let mut game = table.game;
    game.audit().map_err(|_| Refusal::new("greed-position-impossible"))?;
    if game.start.gaps.left == 0 {
        game.proceed(&mut Silent);
    }
    Ok(game)
}

/// A table that is being set.
pub(super) struct Placing<'a> {
    pub(super) position: &'a Position,
    pub(super) game: Greed,
    pub(super) phase: Phase,
    /// All cards that have been given a place.
    pub(super) named: CardSet,
    /// Those of them that have left the game.
    gone: CardSet,
}

/// What a position says of a seat it does not name.
static NOTHING: std::sync::LazyLock<Player> = std::sync::LazyLock::new(Player::default);

impl Placing<'_> {
    pub(super) fn player(&self, seat: Seat) -> &Player {
        self.position.seats.get(&seat).unwrap_or(&NOTHING)
    }

    /// A card by its number.
    pub(super) fn card(number: u32) -> Result<Card, Refusal> {
        let card = u8::try_from(number).ok().and_then(Card::try_new);
        card.ok_or_else(|| Refusal::new("greed-position-unknown-card").with("number", i64::from(number)))
    }

    /// A card that gets its place now.
    pub(super) fn name(&mut self, number: u32) -> Result<Card, Refusal> {
        let card = Self::card(number)?;
        Refusal::new("greed-position-card-twice").with("card", card).when(self.named.contains(card.number()))?;
        self.named.insert(card.number());
        Ok(card)
    }

    fn name_all(&mut self, numbers: &[u32]) -> Result<CardSet, Refusal> {
        numbers.iter().try_fold(CardSet::EMPTY, |set, &number| Ok(set.with(self.name(number)?.number())))
    }

    fn check_seats(&self) -> Result<(), Refusal> {
        let position = self.position;
        let players = self.game.board.players;
        let dues = position.due.iter().chain(&position.due_next).map(|due| due.by);
        let seen = position.seen.keys().filter_map(|who| who.seat());
        let steps = position.agenda.iter().filter_map(super::agenda::seat_of);
        let mut seats = position.seats.keys().copied().chain(dues).chain(seen).chain(steps);
        match seats.find(|seat| seat.index() >= players as usize) {
            Some(seat) => {
                Err(Refusal::new("greed-position-no-such-seat").with("seat", seat.to_string()).with("players", players))
            }
            None => Ok(()),
        }
    }

    /// Round and phase, which must go together.
    fn set_round(&mut self) -> Result<(), Refusal> {
        let position = self.position;
        let round = position.round.unwrap_or(1);
        let has_cards = |player: &Player| {
            !player.pile.is_empty() || player.hand.is_some() || !player.thugs.is_empty() || !player.holdings.is_empty()
        };
        let shown = !position.agenda.is_empty() || position.seats.values().any(|player| player.chosen.is_some());
        let phase = position.phase.unwrap_or(if shown {
            Phase::Resolve
        } else if round == 1 && !position.seats.values().any(has_cards) {
            Phase::Deal
        } else {
            Phase::Draft
        });
        let (low, high) = match phase {
            Phase::Deal => (1, 1),
            Phase::Draft => (1, ROUNDS),
            Phase::Choose | Phase::Resolve => (FIRST_PLAY, ROUNDS),
            Phase::Over => (ROUNDS, ROUNDS),
        };
        if !(u32::from(low)..=u32::from(high)).contains(&round) {
            let refusal = Refusal::by("gr.rounds", "greed-position-wrong-round");
            return Err(refusal.with("round", i64::from(round)).with("low", low).with("high", high));
        }
        self.phase = phase;
        let board = &mut self.game.board;
        board.round = round as u8;
        board.agenda = match phase {
            Phase::Deal => Agenda::of(Task::Deal(0)),
            Phase::Draft => Agenda::of(Task::Draft),
            Phase::Choose => Agenda::of(Task::Choose),
            Phase::Resolve => Agenda::of(Task::Turn(0)),
            Phase::Over => {
                let mut nothing = Agenda::of(Task::Nothing);
                nothing.pop();
                nothing
            }
        };
        if matches!(phase, Phase::Draft | Phase::Choose) {
            board.waiting = SeatSet::first(board.players);
        }
        Ok(())
    }

    /// Whether cards can have been played.
    fn has_been_played(&self) -> bool {
        let round = self.game.board.round;
        round > FIRST_PLAY || (round == FIRST_PLAY && self.phase == Phase::Resolve)
    }

    /// Money, hands, displays, effects.
    fn set_seats(&mut self) -> Result<(), Refusal> {
        for seat in self.game.board.seats() {
            let player = self.player(seat).clone();
            let index = seat.index();
            let refusal = Refusal::new("greed-position-too-much-money").with("seat", seat);
            refusal.with("money", i64::from(player.money)).with("most", MOST_MONEY).when(player.money > MOST_MONEY)?;
            self.game.board.money[index] = player.money;
            self.game.hands[index] = self.name_all(player.hand.as_deref().unwrap_or_default())?;
            let thugs = self.name_all(&player.thugs)?;
            let holdings: Vec<u32> = player.holdings.keys().copied().collect();
            let holdings = self.name_all(&holdings)?;
            for (cards, kind) in [(thugs, Kind::Thug), (holdings, Kind::Holding)] {
                if let Some(stray) = crate::card::cards(cards & !kind.cards()).next() {
                    let refusal = Refusal::by("gr.thug", "greed-position-wrong-kind").with("card", stray);
                    return Err(refusal.with("kind", kind.word()));
                }
            }
            self.game.board.displays[index] = thugs | holdings;
            for (&number, &count) in &player.holdings {
                let card = Self::card(number)?;
                let refusal = Refusal::new("greed-position-too-many-markers").with("card", card);
                refusal.with("count", i64::from(count)).with("most", MOST_MARKERS).when(count > MOST_MARKERS)?;
                self.game.board.markers.set(card, count as u16);
            }
            for holds in [&player.now, &player.next] {
                Refusal::new("greed-position-effects-too-strong").with("seat", seat).when(too_strong(holds))?;
            }
            self.game.board.now[index] = player.now;
            self.game.board.next[index] = player.next;
        }
        Ok(())
    }

    /// gr.order: by the numbers of the chosen cards.
    fn set_order(&mut self) -> Result<(), Refusal> {
        let mut all = CardSet::EMPTY;
        for seat in self.game.board.seats() {
            let chosen = match (self.player(seat).chosen, self.phase) {
                (Some(number), Phase::Resolve) => Self::card(number)?,
                (None, Phase::Resolve) => return Err(Refusal::new("greed-position-chosen-missing").with("seat", seat)),
                (Some(_), _) => return Err(Refusal::new("greed-position-chosen-too-early").with("seat", seat)),
                (None, _) => continue,
            };
            Refusal::new("greed-position-card-twice").with("card", chosen).when(all.contains(chosen.number()))?;
            all.insert(chosen.number());
            self.game.board.chosen[seat.index()] = Some(chosen);
        }
        let board = &mut self.game.board;
        let chosen = board.chosen;
        board.order[..board.players as usize].sort_unstable_by_key(|seat| chosen[seat.index()]);
        Ok(())
    }

    /// Cards that have left the game; so have chosen cards that lie nowhere else.
    fn set_gone(&mut self) -> Result<(), Refusal> {
        self.gone = self.name_all(&self.position.gone)?;
        let board = &self.game.board;
        for seat in board.seats() {
            let Some(card) = board.chosen[seat.index()] else { continue };
            let own = self.game.hands[seat.index()] | board.displays[seat.index()] | self.gone;
            if own.contains(card.number()) || (board.open.contains(card.number()) && self.opened(seat, card)) {
                continue;
            }
            let refusal = Refusal::new("greed-position-chosen-elsewhere").with("seat", seat);
            refusal.with("card", card).when(self.named.contains(card.number()))?;
            self.named.insert(card.number());
            self.gone.insert(card.number());
        }
        Ok(())
    }

    /// Piles: by the seat they were dealt to in the game, by who looks at them next in a position.
    fn set_piles(&mut self) -> Result<(), Refusal> {
        let players = self.game.board.players;
        let drafted = self.game.board.drafted();
        let most = ROUNDS - drafted;
        for seat in self.game.board.seats() {
            let pile = (seat.index() as u8 + players - drafted % players) % players;
            let given = &self.player(seat).pile;
            let refusal = Refusal::by("gr.draft", "greed-position-pile-too-large").with("seat", seat);
            refusal.with("cards", given.len()).with("most", most).when(given.len() > most as usize)?;
            let given = given.clone();
            self.game.piles[usize::from(pile)] = self.name_all(&given)?;
        }
        let sizes = self.game.board.seats().map(|seat| self.game.piles[seat.index()].len() as u8);
        let sizes: Vec<u8> = sizes.collect();
        if self.phase == Phase::Deal {
            let dealt: u8 = sizes.iter().sum();
            let in_order =
                sizes.iter().zip(0..).all(|(&size, pile)| size == dealt.saturating_sub(pile * ROUNDS).min(ROUNDS));
            Refusal::by("gr.deal", "greed-position-deal-order").when(!in_order || dealt == players * ROUNDS)?;
            self.game.board.agenda = Agenda::of(Task::Deal(dealt));
        } else {
            for (pile, size) in sizes.into_iter().enumerate() {
                self.game.start.gaps.piles[pile] = most - size;
                self.game.start.gaps.left += most - size;
            }
        }
        Ok(())
    }

    /// What was played this round, what Rubberface is, what is due.
    fn set_rest(&mut self) -> Result<(), Refusal> {
        let displays = self.game.board.displayed();
        for &number in &self.position.fresh {
            let card = Self::card(number)?;
            if !displays.contains(card.number()) || self.phase != Phase::Resolve {
                return Err(Refusal::new("greed-position-fresh-not-played").with("card", card));
            }
            self.game.board.fresh.insert(card.number());
        }
        self.game.board.due = dues(&self.position.due)?;
        self.game.board.due_next = dues(&self.position.due_next)?;
        if let Some(number) = self.position.copied {
            let thug = Self::card(number)?;
            let owner = self.game.board.displays.iter().find(|display| display.contains(RUBBERFACE.number()));
            let possible = owner.is_some_and(|&display| (display | self.gone).contains(thug.number()));
            if !possible || thug.kind() != Kind::Thug || thug == RUBBERFACE {
                return Err(Refusal::by("gr.54", "greed-position-copy-impossible").with("card", thug));
            }
            self.game.board.copied = Some(thug);
        }
        let board = &self.game.board;
        let effects = board.now.iter().chain(&board.next).any(|effects| *effects != Effects::default());
        let announced = effects || board.due.iter().chain(&board.due_next).any(|due| due.times > 0);
        Refusal::by("gr.end", "greed-position-nothing-holds-any-more").when(self.phase == Phase::Over && announced)?;
        let owned = board.money.iter().any(|&money| money > 0) || !displays.is_empty() || !self.gone.is_empty();
        if !self.has_been_played() && (announced || owned || !self.position.seen.is_empty()) {
            return Err(Refusal::by("gr.rounds", "greed-position-nothing-played-yet"));
        }
        Ok(())
    }

    /// gr.1: one player has Brains and his copy, so that gains never go round in a circle.
    fn check_copies(&self) -> Result<(), Refusal> {
        let board = &self.game.board;
        for seat in board.seats() {
            if board.now[seat.index()].copies == 0 && board.next[seat.index()].copies == 0 {
                continue;
            }
            let own = board.displays[seat.index()];
            let copied_elsewhere = board.copied == Some(BRAINS) && !own.contains(RUBBERFACE.number());
            if !(own | self.gone).contains(BRAINS.number()) || copied_elsewhere {
                return Err(Refusal::by("gr.1", "greed-position-copies-without-card").with("seat", seat));
            }
            let copies = |&other: &Seat| board.now[other.index()].copies > 0 || board.next[other.index()].copies > 0;
            if board.opponents(seat).any(|other| copies(&other)) {
                return Err(Refusal::by("gr.1", "greed-position-copies-without-card").with("seat", seat));
            }
        }
        Ok(())
    }

    /// How many cards the seat's hand has that are not named.
    fn unknown(&self, seat: Seat) -> Result<u8, Refusal> {
        let player = self.player(seat);
        let named = self.game.hands[seat.index()].len();
        let drafted = u32::from(self.game.board.drafted());
        let unknown = match (player.unknown, &player.hand) {
            (Some(unknown), _) => unknown,
            (None, Some(_)) => 0,
            (None, None) if !self.has_been_played() => drafted,
            (None, None) => {
                if self.phase == Phase::Choose {
                    3
                } else {
                    2
                }
            }
        };
        let size = unknown.saturating_add(named);
        if !self.has_been_played() && size != drafted {
            let refusal = Refusal::by("gr.draft", "greed-position-wrong-hand-size").with("seat", seat);
            return Err(refusal.with("cards", i64::from(size)).with("expected", drafted));
        }
        if self.phase == Phase::Choose && size == 0 {
            return Err(Refusal::by("gr.play", "greed-position-empty-hand").with("seat", seat));
        }
        let refusal = Refusal::by("gr.draft", "greed-position-too-many-cards").with("seat", seat);
        refusal.with("cards", i64::from(size)).with("drafted", drafted).when(size > u32::from(Card::COUNT))?;
        Ok(unknown as u8)
    }

    /// Where each card came from: nobody knows, so any place of its owner will do. What a seat has
    /// beyond the cards it drafted it has drawn; what has left the game beyond them was turned up.
    fn set_origins(&mut self) -> Result<(), Refusal> {
        let drafted = self.game.board.drafted();
        let seats: Vec<Seat> = self.game.board.seats().collect();
        let drawer_out = DRAWERS.iter().any(|&card| self.is_out(card));
        let mut left = Vec::new();
        let mut gone = cards(self.gone);
        for &seat in &seats {
            let unknown = self.unknown(seat)?;
            let mut own: Vec<Card> = cards(self.own(seat)).collect();
            let size = own.len() + usize::from(unknown);
            let refusal = Refusal::by("gr.draft", "greed-position-too-many-cards").with("seat", seat);
            refusal.with("cards", size).with("drafted", drafted).when(size > usize::from(drafted) && !drawer_out)?;
            let missing = usize::from(drafted).saturating_sub(size);
            let found = own.len();
            own.extend(gone.by_ref().take(missing));
            let turned_up = missing - (own.len() - found);
            let gaps = &mut self.game.start.gaps;
            gaps.gone[seat.index()] = turned_up as u8;
            gaps.hands[seat.index()] = unknown;
            gaps.left = gaps.left.saturating_add(turned_up as u8).saturating_add(unknown);
            left.push((seat, own, size.saturating_sub(usize::from(drafted))));
        }
        let gone: Vec<Card> = gone.collect();
        if !gone.is_empty() && !drawer_out {
            return Err(Refusal::by("gr.empty", "greed-position-too-many-gone").with("cards", gone.len()));
        }
        self.draw_surplus(&left, &gone)?;
        // A named card never waits for a place behind one that is still to be dealt.
        for (seat, own, _) in left {
            for card in own {
                self.game.origins[card] = self.game.free_place(seat);
            }
        }
        let displays = self.game.board.displayed();
        self.game.start.moment = drafted + self.game.draws.count();
        for card in cards(displays | self.gone | self.game.board.open) {
            self.game.shown[card] = self.game.start.moment;
        }
        self.game.start.round = if self.phase == Phase::Deal { 1 } else { drafted + 1 };
        Ok(())
    }

    /// Whether everybody has seen the card, so that it can have been played.
    fn is_out(&self, card: u8) -> bool {
        let board = &self.game.board;
        let shown = |numbers: &Vec<u32>| numbers.contains(&u32::from(card));
        (board.displayed() | self.gone | board.open).contains(card)
            || self.position.seen.get(&Who::All).is_some_and(shown)
    }

    /// Notes who has taken cards off the draw pile.
    fn draw_surplus(&mut self, seats: &[(Seat, Vec<Card>, usize)], turned_up: &[Card]) -> Result<(), Refusal> {
        let surplus = seats.iter().map(|(_, _, surplus)| surplus).sum::<usize>() + turned_up.len();
        let pile = usize::from(Card::COUNT - self.game.board.players * ROUNDS);
        let refusal = Refusal::by("gr.empty", "greed-position-draw-pile-too-small");
        refusal.with("cards", surplus).with("most", pile).when(surplus > pile)?;
        let round = self.game.board.drafted();
        for &card in turned_up {
            self.game.origins[card] = crate::state::Origin::drawn(self.game.draws.count());
            self.game.draws.push(DrawnBy { seat: None, round });
        }
        for &(seat, _, surplus) in seats {
            for _ in 0..surplus {
                self.game.draws.push(DrawnBy { seat: Some(seat), round });
            }
        }
        self.game.deck = Card::DECK & !self.named;
        Ok(())
    }

    /// The cards the seat has taken or drawn and still has.
    fn own(&self, seat: Seat) -> CardSet {
        let board = &self.game.board;
        let open = cards(board.open).filter(|&card| self.opened(seat, card)).map(Card::number).collect();
        self.game.hands[seat.index()] | board.displays[seat.index()] | open
    }

    /// What is known of hands.
    fn set_seen(&mut self) -> Result<(), Refusal> {
        for (&who, numbers) in &self.position.seen {
            for &number in numbers {
                let card = Self::card(number)?;
                let mut holders = self.game.board.seats();
                let holder = holders.find(|seat| self.game.hands[seat.index()].contains(card.number()));
                match (who, holder) {
                    (Who::All, Some(_)) => self.game.shown[card] = self.game.start.moment,
                    (Who::Seat(seat), Some(holder)) if seat != holder => {
                        self.game.start.seen[seat.index()].insert(card.number());
                    }
                    _ => return Err(Refusal::new("greed-position-seen-not-in-hand").with("card", card)),
                }
            }
        }
        Ok(())
    }

    /// What has been taken or chosen face down.
    fn set_sealed(&mut self) -> Result<(), Refusal> {
        for seat in self.game.board.seats() {
            let Some(number) = self.player(seat).sealed else { continue };
            let card = Self::card(number)?;
            let from = match self.phase {
                Phase::Draft => self.game.piles[self.game.board.pile_of(seat)],
                Phase::Choose => self.game.hands[seat.index()],
                _ => return Err(Refusal::new("greed-position-sealed-not-now").with("seat", seat)),
            };
            let refusal = Refusal::new("greed-position-sealed-not-there").with("seat", seat);
            refusal.with("card", card).when(!from.contains(card.number()))?;
            self.game.sealed[seat.index()] = Some(card);
            self.game.board.waiting = self.game.board.waiting.without(seat);
        }
        if matches!(self.phase, Phase::Draft | Phase::Choose) && self.game.board.waiting.is_empty() {
            return Err(Refusal::new("greed-position-all-sealed"));
        }
        Ok(())
    }
}

impl Placing<'_> {
    /// What comes off the draw pile next must be in it.
    fn check_draw(&self) -> Result<(), Refusal> {
        let most = match self.phase {
            Phase::Deal => u32::from(Card::COUNT - self.game.board.players * ROUNDS),
            _ => self.game.deck.len().saturating_sub(self.game.start.gaps.left.into()),
        };
        let mut pile = self.game.deck;
        for &number in &self.position.draw {
            let card = Self::card(number)?;
            Refusal::new("greed-position-not-in-draw-pile").with("card", card).when(!pile.contains(card.number()))?;
            pile.remove(card.number());
        }
        if self.position.draw.len() > most as usize {
            let refusal = Refusal::by("gr.empty", "greed-position-draw-pile-too-small");
            return Err(refusal.with("cards", self.position.draw.len()).with("most", most));
        }
        Ok(())
    }
}

/// More than can be announced in a round.
fn too_strong(holds: &Effects) -> bool {
    u32::from(holds.relocated.max(holds.schemes)) > MOST_MARKERS
        || holds.per_action.max(holds.per_thug) > 100
        || holds.copies.max(holds.doublings) > 4
        || u32::from(holds.extra_cards) > MOST_TIMES
}

/// Announced losses, in the order in which they are carried out.
fn dues(list: &[Due]) -> Result<[Announced; Loss::ALL.len()], Refusal> {
    let mut dues = [Announced::default(); Loss::ALL.len()];
    for due in list {
        let which = loss(due.card)?;
        let times = u8::try_from(due.times).ok().filter(|&times| times > 0 && u32::from(times) <= MOST_TIMES);
        let (Some(times), 0) = (times, dues[usize::from(which)].times) else {
            return Err(Refusal::by("gr.delayed", "greed-position-loss-times").with("card", Placing::card(due.card)?));
        };
        dues[usize::from(which)] = Announced { by: Some(due.by), times };
    }
    Ok(dues)
}

/// Which loss a card announces.
pub(super) fn loss(number: u32) -> Result<u8, Refusal> {
    let card = Placing::card(number)?;
    let which = Loss::ALL.iter().position(|&(_, announcer)| announcer == card);
    which
        .map(|which| which as u8)
        .ok_or_else(|| Refusal::by("gr.delayed", "greed-position-no-such-loss").with("card", card))
}
