//! All states consistent with a view are sampled, each as often: compared with an enumeration that
//! knows nothing of traces, only of what was visible when.

use std::collections::BTreeSet;

use greed::agenda::Task;
use greed::state::Source;
use greed::{Action, Card, Chance, Event, Greed, Kind};
use rand_chacha::ChaCha8Rng;
use tabletop::rand::{RngExt, SeedableRng};
use tabletop::testkit::assert_uniform;
use tabletop::{ChanceQuestion, Choices, Game, Pending, Player, Seat, Silent, Viewer, below};

/// More states than this are not enumerated.
const MOST: usize = 1000;

/// Where a card is or came from. The rest of a position is open to all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Place {
    /// Taken from the pile in the round.
    Taken(usize, u8),
    /// Still in the pile.
    Left(usize),
    /// The so-manieth card off the draw pile, from 0.
    Drawn(usize),
    /// Still in the draw pile.
    Rest,
}

/// The place of each card, 1 to 80.
type Deal = Vec<Place>;

fn deal_of(game: &Greed) -> Deal {
    let pile_of = |card: Card| Seat::first(game.seats()).find(|&seat| game.pile_dealt_to(seat).contains(card.number()));
    let place = |card: Card| match game.source(card) {
        Source::Taken { pile, round } => Place::Taken(pile.into(), round),
        Source::Drawn { nth } => Place::Drawn(nth.into()),
        Source::Untouched => pile_of(card).map_or(Place::Rest, |seat| Place::Left(seat.index())),
    };
    Card::all().map(place).collect()
}

/// What everybody saw, apart from the cards themselves: who came by cards when, and who showed which.
#[derive(Clone, Default)]
struct Public {
    /// Who drew, in order (nobody: turned up for all).
    draws: Vec<Option<Seat>>,
    /// Cards shown from a hand: by whom, in which round, after how many draws.
    shown: Vec<(Seat, u8, u8, usize)>,
}

/// What one viewer saw by the given round.
struct Witness<'a> {
    players: usize,
    rounds: u8,
    public: &'a Public,
    viewer: Option<Seat>,
}

impl Witness<'_> {
    fn holder(&self, pile: usize, round: u8) -> usize {
        (pile + usize::from(round) - 1) % self.players
    }

    /// Whether the card was in the pile at the start of the round.
    fn lay_in(place: Place, pile: usize, round: u8) -> bool {
        place == Place::Left(pile) || matches!(place, Place::Taken(from, when) if from == pile && when >= round)
    }

    /// Whether the viewer could have noticed that the card came from here and not from there.
    fn cannot_tell(&self, number: u8, place: Place, truth: Place) -> bool {
        for pile in 0..self.players {
            for round in 1..=self.rounds {
                let looks = self.viewer.is_some_and(|viewer| self.holder(pile, round) == viewer.index());
                let here = |place| (Self::lay_in(place, pile, round), place == Place::Taken(pile, round));
                if looks && here(place) != here(truth) {
                    return false;
                }
            }
        }
        for (nth, seat) in self.public.draws.iter().enumerate() {
            let visible = seat.is_none() || *seat == self.viewer;
            if visible && (place == Place::Drawn(nth)) != (truth == Place::Drawn(nth)) {
                return false;
            }
        }
        // Whoever showed a card had it by then.
        let mut shown = self.public.shown.iter().filter(|(_, card, ..)| *card == number);
        shown.all(|&(seat, _, round, draws)| match place {
            Place::Taken(pile, when) => when <= round && self.holder(pile, when) == seat.index(),
            Place::Drawn(nth) => nth < draws && self.public.draws[nth] == Some(seat),
            Place::Left(_) | Place::Rest => false,
        })
    }

    /// All deals the viewer cannot tell from the true one; `None` if there are many.
    fn possible(&self, truth: &Deal) -> Option<BTreeSet<Deal>> {
        let mut places: Vec<Place> = truth.clone();
        places.sort_unstable();
        places.dedup();
        let room = places.iter().map(|place| truth.iter().filter(|other| *other == place).count()).collect();
        let allowed = (1..=80).zip(truth).map(|(number, &was)| {
            (0..places.len()).filter(|&index| self.cannot_tell(number, places[index], was)).collect()
        });
        let allowed = allowed.collect();
        let mut search = Search { places, allowed, room, found: BTreeSet::new(), nodes: 0 };
        search.go(&mut vec![None; 80]);
        (search.found.len() <= MOST && search.nodes < 200_000).then_some(search.found)
    }
}

/// Gives each card one of the places it can have come from, in all ways.
struct Search {
    places: Vec<Place>,
    allowed: Vec<Vec<usize>>,
    room: Vec<usize>,
    found: BTreeSet<Deal>,
    nodes: usize,
}

impl Search {
    fn go(&mut self, given: &mut Vec<Option<usize>>) {
        self.nodes += 1;
        if self.found.len() > MOST || self.nodes >= 200_000 {
            return;
        }
        let choices = |card: &usize| self.allowed[*card].iter().filter(|&&place| self.room[place] > 0).count();
        let Some(card) = (0..80).filter(|&card| given[card].is_none()).min_by_key(choices) else {
            self.found.insert(given.iter().map(|place| self.places[place.unwrap()]).collect());
            return;
        };
        for place in self.allowed[card].clone() {
            if self.room[place] > 0 {
                self.room[place] -= 1;
                given[card] = Some(place);
                self.go(given);
                given[card] = None;
                self.room[place] += 1;
            }
        }
    }
}

/// A game in which the draw pile is soon empty but for a few cards, so that little stays unknown:
/// it has few thugs, and whoever has 53 plays it early; the thugs come last.
struct Staged {
    game: Greed,
    public: Public,
    deal: Vec<u8>,
    rng: ChaCha8Rng,
}

impl Staged {
    fn new(players: u8, few: usize, seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut shuffled: Vec<u8> = (1..=80).collect();
        for index in (1..80).rev() {
            shuffled.swap(index, below(&mut rng, index as u32 + 1) as usize);
        }
        let keeps = |number: &u8| ![53, 65, 74].contains(number);
        let thug = |number: u8| Card::new(number).kind() == Kind::Thug;
        let (thugs, others): (Vec<u8>, Vec<u8>) = shuffled.into_iter().partition(|&number| thug(number));
        let (mut pile, mut deal): (Vec<u8>, Vec<u8>) = (Vec::new(), Vec::new());
        for (list, most) in [(thugs, few), (others, 80 - 12 * usize::from(players) - few)] {
            let mut put = 0;
            for number in list {
                if put < most && keeps(&number) {
                    pile.push(number);
                    put += 1;
                } else {
                    deal.push(number);
                }
            }
        }
        for index in (1..deal.len()).rev() {
            deal.swap(index, below(&mut rng, index as u32 + 1) as usize);
        }
        let game = Greed::new(&Greed::configure(players, &Choices::none()).unwrap()).unwrap();
        Self { game, public: Public::default(), deal, rng }
    }

    fn possible(&self, viewer: Viewer) -> Option<BTreeSet<Deal>> {
        let (players, rounds) = (self.game.seats().into(), self.game.board().round);
        Witness { players, rounds, public: &self.public, viewer: viewer.seat() }.possible(&deal_of(&self.game))
    }

    fn step(&mut self) {
        let mut story = Vec::new();
        let round = self.game.board().round;
        match self.game.pending() {
            Pending::Chance(ChanceQuestion::Draw(draw)) => {
                let card = match self.game.board().agenda.top() {
                    Task::Deal(_) => self.deal.pop().unwrap(),
                    task => {
                        let turned_up = matches!(task, Task::FindThug(_));
                        let harmless = draw.left & !Kind::Thug.cards();
                        let from = if turned_up && !harmless.is_empty() { harmless } else { draw.left };
                        from.nth(below(&mut self.rng, from.len()))
                    }
                };
                self.game.apply_chance(Chance(Card::new(card)), &mut story);
            }
            Pending::Chance(_) | Pending::Over => return,
            pending => {
                let seat = pending.seats().lowest().unwrap();
                let patricia = Card::new(53);
                let wished = [Action::Take(patricia), Action::Play(patricia)];
                let early = wished.into_iter().find(|action| self.game.refusal(seat, action).is_none());
                let action = early.unwrap_or_else(|| Player::default().choose(&self.game, seat, &mut self.rng));
                self.game.apply(seat, action, &mut story);
            }
        }
        for event in story {
            let draws = self.public.draws.len();
            match event {
                Event::Drew { seat, .. } => self.public.draws.push(Some(seat)),
                Event::TurnedUp { .. } => self.public.draws.push(None),
                Event::Revealed { seat, card }
                | Event::PlaysExtra { seat, card, .. }
                | Event::PaidHandCard { seat, card, .. } => {
                    self.public.shown.push((seat, card.number(), round, draws));
                }
                _ => {}
            }
        }
    }
}

/// Checks positions of staged games until so many with something interesting have been found.
fn check(players: u8, few: usize, wanted: usize, interesting: fn(&Staged, Viewer) -> bool) {
    let mut checked = 0;
    for seed in 0..2000 {
        let mut staged = Staged::new(players, few, seed);
        let steps = 12 * u32::from(players) + below(&mut staged.rng, 40 * u32::from(players));
        for _ in 0..steps {
            staged.step();
        }
        let settled = match staged.game.pending() {
            // Between choices: nothing lies face down that is drawn at random on top.
            Pending::Together(waiting) => waiting.len() == usize::from(players),
            _ => true,
        };
        let seat = below(&mut staged.rng, u32::from(players) + 1) as usize;
        let viewer = if seat == players as usize { Viewer::Spectator } else { Viewer::Seat(Seat::new(seat)) };
        if !settled || !interesting(&staged, viewer) {
            continue;
        }
        let Some(deals) = staged.possible(viewer) else { continue };
        if deals.len() < 2 {
            continue;
        }
        let view = staged.game.view(viewer);
        for _ in 0..50 {
            assert!(deals.contains(&deal_of(&Greed::determinize(&view, &mut staged.rng))), "an impossible deal");
        }
        assert_uniform::<Greed>(&view, deals.len(), 30 * deals.len().max(20));
        checked += 1;
        if checked == wanted {
            return;
        }
    }
    panic!("only {checked} positions found");
}

#[test]
fn two_players_sampled_uniformly() {
    check(2, 0, 6, |_, _| true);
}

#[test]
fn three_players_sampled_uniformly_after_piles_came_round() {
    check(3, 0, 6, |staged, viewer| staged.game.board().round > 4 && viewer.seat().is_some());
}

#[test]
fn four_and_five_players_sampled_uniformly() {
    check(4, 0, 3, |staged, _| staged.game.board().round > 8);
    check(5, 0, 2, |staged, _| staged.game.board().round > 9);
}

#[test]
fn sampled_uniformly_with_cards_drawn_by_others() {
    let drawn = |staged: &Staged, viewer: Viewer| {
        viewer.seat().is_some() && staged.public.draws.iter().any(|seat| seat.is_some() && *seat != viewer.seat())
    };
    check(2, 4, 4, drawn);
    check(3, 4, 3, drawn);
}

#[test]
fn choices_face_down_are_sampled_evenly_too() {
    let mut staged = Staged::new(2, 0, 3);
    while !(staged.game.board().round == 5 && staged.game.board().drafting()) {
        staged.step();
    }
    let view = staged.game.view(Viewer::Seat(Seat::new(1)));
    let deals = staged.possible(Viewer::Seat(Seat::new(1))).unwrap().len();
    assert_uniform::<Greed>(&view, deals, 40 * deals.max(10));
    let pile = staged.game.view(Viewer::Seat(Seat::new(0))).table.pile;
    let any = Card::new(pile.nth(staged.rng.random_range(0..pile.len())));
    staged.game.apply(Seat::new(0), Action::Take(any), &mut Silent);
    let view = staged.game.view(Viewer::Seat(Seat::new(1)));
    assert_uniform::<Greed>(&view, deals * pile.len() as usize, 40 * deals * pile.len() as usize);
}
