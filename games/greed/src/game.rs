//! The table of contents: each question the trait asks, and the chapter that answers it.

use std::ops::RangeInclusive;

use rand::Rng;
use tabletop::{Choices, Game, Pending, Refusal, ScoreLine, Seat, Standing, Story, View, Viewer};

use crate::action::{Action, Chance};
use crate::agenda::Task;
use crate::card::Card;
use crate::config::Config;
use crate::event::Event;
use crate::preview::Preview;
use crate::state::Greed;
use crate::view::{Memory, Table};

impl Game for Greed {
    const NAME: &'static str = "greed";
    const PLAYERS: RangeInclusive<u8> = 2..=5;

    tabletop::types!(Config, Action, Chance, Event, Event, Table, Memory, Preview);

    fn configure(players: u8, choices: &Choices) -> Result<Config, Refusal> {
        choices.check(Self::OPTIONS)?;
        if Self::PLAYERS.contains(&players) {
            Ok(Config { players })
        } else {
            let (low, high) = Self::PLAYERS.into_inner();
            let refusal = Refusal::by("gr.deal", "wrong-number-of-players").with("players", players);
            Err(refusal.with("low", low).with("high", high))
        }
    }

    fn new(config: &Config) -> Result<Self, Refusal> {
        Self::configure(config.players, &Choices::none()).map(|config| Self::undealt(config.players))
    }

    fn seats(&self) -> u8 {
        self.board.players
    }

    #[inline]
    fn pending(&self) -> Pending {
        if self.start.gaps.left > 0 {
            return Pending::Chance(self.next_card());
        }
        let seat = match self.board.agenda.top() {
            Task::Draft | Task::Choose => return Pending::Together(self.board.waiting),
            Task::Deal(_) | Task::FindThug(_) | Task::Draw(..) => return Pending::Chance(self.next_card()),
            Task::Pay(seat, _) | Task::Markers { seat, .. } | Task::Another(seat, _) | Task::Copy(seat) => seat,
            Task::Loss { place, .. } => self.board.order[place as usize],
            // The rest never waits (see `proceed`).
            Task::Nothing | Task::Turn(_) | Task::Extras(_) | Task::Text(..) | Task::After(..) | Task::Repeat(..) => {
                return Pending::Over;
            }
        };
        Pending::Seat(seat)
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(ask) = self.ask(seat) {
            ask.answers(out);
        }
    }

    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        match self.ask(seat) {
            Some(ask) if ask.allows(*action) => None,
            Some(ask) => Some(self.why_not(seat, &ask, *action)),
            None => Some(Refusal::new("greed-not-asked").with("seat", seat)),
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, story: &mut impl Story<Self>) {
        match (self.board.agenda.top(), action) {
            (_, Action::Take(card)) => return self.take(seat, card, story),
            (Task::Choose, Action::Play(card)) => return self.choose(seat, card, story),
            (Task::Another(_, by), Action::Play(card)) => self.play_another(seat, card, by, story),
            (Task::Another(_, by), Action::NoExtra) => self.no_extra(seat, by, story),
            (Task::Pay(_, cost_of), Action::PayCard(card)) => self.pay_card(seat, cost_of, card, story),
            (Task::Pay(_, cost_of), Action::PayMoney) => self.pay_money(seat, cost_of, story),
            (Task::Pay(_, cost_of), Action::Decline) => self.decline(seat, cost_of, story),
            (Task::Markers { by, count, .. }, Action::Mark(holding)) => self.mark(seat, holding, count, by, story),
            (Task::Copy(_), Action::Copy(thug)) => self.copy(seat, thug, story),
            (Task::Loss { .. }, Action::Lose(card)) => self.lose_announced(seat, card, story),
            (task, action) => unreachable!("{action} is no answer to {task:?}"),
        }
        self.proceed(story);
    }

    fn outcome(&self, answer: u8) -> Chance {
        Chance(Card::new(answer))
    }

    fn chance_refusal(&self, outcome: &Chance) -> Option<Refusal> {
        if !matches!(self.pending(), Pending::Chance(_)) {
            return Some(Refusal::new("greed-nothing-to-draw"));
        }
        let Chance(card) = *outcome;
        let there = self.deck.contains(card.number());
        (!there).then(|| Refusal::by("gr.deal", "greed-card-already-dealt").with("card", card))
    }

    #[inline]
    fn apply_chance(&mut self, Chance(card): Chance, story: &mut impl Story<Self>) {
        if self.start.gaps.left > 0 {
            return self.fill(card, story);
        }
        match self.board.agenda.top() {
            Task::Deal(dealt) => return self.deal(dealt, card, story),
            Task::FindThug(seat) => self.turn_up(seat, card, story),
            Task::Draw(seat, left, by) => self.draw(seat, left, by, card, story),
            task => unreachable!("nature is not asked by {task:?}"),
        }
        self.proceed(story);
    }

    fn view(&self, viewer: Viewer) -> View<Self> {
        crate::view::view(self, viewer)
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(crate::view::witness(event, viewer))
    }

    fn unveiled(&self) -> Table {
        crate::view::unveiled(self)
    }

    fn uncovered(event: &Event) -> Option<Event> {
        Some(*event)
    }

    fn informs(event: &Event) -> bool {
        crate::view::informs(event)
    }

    fn preview(view: &View<Self>, action: &Action) -> Preview {
        Preview::of(view, *action)
    }

    fn determinize(view: &View<Self>, rng: &mut impl Rng) -> Self {
        crate::sample::sample(view, rng)
    }

    fn result(&self) -> Option<Standing> {
        (self.pending() == Pending::Over).then(|| self.standing())
    }

    fn breakdown(&self, seat: Seat) -> Vec<ScoreLine> {
        self.account(seat)
    }
}
