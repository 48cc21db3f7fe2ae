//! gr.text: what the texts of the cards do, part by part.

use tabletop::{Seat, Story};

use crate::agenda::Task;
use crate::board::RUBBERFACE;
use crate::card::{Card, Kind, PATRICIA, cards};
use crate::data::{Count, Loss, Next, Text, Which};
use crate::event::Event;
use crate::state::{DrawnBy, Greed, Origin, ROUNDS};

impl Greed {
    /// Carries out the text printed under `number` for the card that lies there (another one only
    /// for Rubberface), from this part on. `paid` is how many markers lay on the holding paid.
    pub(crate) fn text(
        &mut self,
        seat: Seat,
        card: Card,
        number: Card,
        from: u8,
        paid: u16,
        story: &mut impl Story<Self>,
    ) {
        let text = number.row().text;
        for (index, part) in text.iter().enumerate().skip(from.into()) {
            let asks = matches!(part, Text::MarkersOnOne(_));
            if asks && index + 1 < text.len() {
                // The rest waits below the question.
                self.board.agenda.push(Task::Text(seat, card, index as u8 + 1));
                return self.part(seat, card, number, *part, paid, story);
            }
            self.part(seat, card, number, *part, paid, story);
        }
    }

    /// One part of a text; a symbol "with" which something happens is one that the display shows.
    fn part(&mut self, seat: Seat, card: Card, by: Card, part: Text, paid: u16, story: &mut impl Story<Self>) {
        let with = |game: &Self, symbol| u32::from(game.board.shows(seat, symbol) > 0);
        match part {
            Text::Gain(amount) => self.gain(seat, amount, by, story),
            Text::GainPer(amount, count) => self.gain(seat, amount * self.count(seat, count, paid), by, story),
            Text::GainWith(amount, symbol) => self.gain(seat, amount * with(self, symbol), by, story),
            Text::OthersGain(amount) => {
                for other in self.board.opponents(seat) {
                    self.gain(other, amount, by, story);
                }
            }
            Text::OpponentsLose(amount) => self.opponents_lose(seat, amount, by, story),
            Text::OpponentsLosePer(amount, count) => {
                self.opponents_lose(seat, amount * self.count(seat, count, paid), by, story);
            }
            Text::OpponentsLoseWith(amount, symbol) => {
                self.opponents_lose(seat, amount * with(self, symbol), by, story);
            }
            Text::OpponentsLosePerTheirHolding(amount) => {
                for other in self.board.opponents(seat) {
                    self.lose_money(other, amount * self.board.holdings(other), by, story);
                }
            }
            Text::Markers(count) => self.put_markers(seat, card, count, by, story),
            Text::MarkersPer(count) => self.put_markers(seat, card, self.count(seat, count, paid) as u16, by, story),
            Text::MarkersOnOne(count) => self.markers_on_one(seat, count, by, story),
            Text::MarkersOnOneLike(count) => self.markers_on_one(seat, self.count(seat, count, paid) as u16, by, story),
            Text::MarkerOnEach(which) => self.marker_on_each(seat, which, by, story),
            Text::OpponentsLoseMarkers => self.opponents_lose_markers(seat, by, story),
            Text::Draw(count) => self.begin_drawing(seat, self.count(seat, count, paid), by, story),
            Text::DrawWith(symbol) => self.begin_drawing(seat, with(self, symbol), by, story),
            Text::CopyGains => {
                self.board.now[seat.index()].copies += 1;
                self.tell_announced(seat, by, story);
            }
            Text::OnNeighbourAction(amount) => {
                self.board.now[seat.index()].per_action += amount;
                self.tell_announced(seat, by, story);
            }
            Text::OnNeighbourThug(amount) => {
                self.board.now[seat.index()].per_thug += amount;
                self.tell_announced(seat, by, story);
            }
            Text::Announce(next) => self.announce(seat, card, next, by, story),
            Text::Relocate(more) => {
                let relocated = &mut self.board.next[seat.index()].relocated;
                *relocated = relocated.saturating_add(paid).saturating_add(more);
                self.announce_for_next_round(seat, by, story);
            }
            Text::Threaten(loss) => self.threaten(seat, loss, by, story),
            Text::ReturnIfBelow(amount) => {
                if self.board.money[seat.index()] < amount {
                    self.back_to_hand(seat, card, by, story);
                }
            }
            Text::FindThug => self.begin_finding(seat, story),
            Text::CopyThug => self.begin_copying(seat, story),
            Text::RepeatTexts => self.board.agenda.push(Task::Repeat(seat, 0)),
            Text::PlayAnother => self.offer_another(seat, by, story),
        }
    }

    /// What a text counts, now.
    fn count(&self, seat: Seat, count: Count, paid: u16) -> u32 {
        let board = &self.board;
        // Who ties for the most does not matter, only the number does (gr.56, gr.57, gr.60, gr.73).
        let best = |seat: Seat| u32::from(board.markers.most(board.displays[seat.index()]));
        let most = |number: &dyn Fn(Seat) -> u32| board.seats().map(number).max().unwrap_or(0);
        match count {
            Count::Each(symbol) => board.shows(seat, symbol).into(),
            Count::Both(one, other) => {
                let symbols = board.symbols(seat);
                u32::from(symbols.count(one) + symbols.count(other))
            }
            Count::Thugs => board.thugs(seat),
            Count::Holdings => board.holdings(seat),
            Count::BestOwn => best(seat),
            Count::BestOfOpponents => board.opponents(seat).map(best).max().unwrap_or(0),
            Count::BestOfAll => most(&best),
            Count::MostHoldings => most(&|seat| board.holdings(seat)),
            Count::MostThugs => most(&|seat| board.thugs(seat)),
            Count::Paid => paid.into(),
        }
    }

    fn opponents_lose(&mut self, seat: Seat, amount: u32, by: Card, story: &mut impl Story<Self>) {
        for other in self.board.opponents(seat) {
            self.lose_money(other, amount, by, story);
        }
    }

    /// 58, 59: each opponent takes a marker off each of their holdings.
    fn opponents_lose_markers(&mut self, seat: Seat, by: Card, story: &mut impl Story<Self>) {
        for other in self.board.opponents(seat) {
            for holding in cards(self.board.display(other, Kind::Holding)) {
                self.take_markers(other, holding, 1, by, story);
            }
        }
    }

    /// 39, 40, 50: a marker on each of these own holdings.
    fn marker_on_each(&mut self, seat: Seat, which: Which, by: Card, story: &mut impl Story<Self>) {
        for holding in cards(self.board.display(seat, Kind::Holding)) {
            let chosen = match which {
                Which::Every => true,
                Which::AtMostOneMarker => self.board.markers.on(holding) <= 1,
                Which::WithoutSymbols => holding.row().symbols.is_none(),
            };
            if chosen {
                self.put_markers(seat, holding, 1, by, story);
            }
        }
    }

    /// 38, 56, 80: onto one holding of the seat's choice. Without a holding it falls away (gr.text).
    fn markers_on_one(&mut self, seat: Seat, count: u16, by: Card, story: &mut impl Story<Self>) {
        let holdings = self.board.display(seat, Kind::Holding);
        match holdings.len() {
            _ if count == 0 => {}
            0 => {}
            1 => self.put_markers(seat, Card::new(holdings.nth(0)), count, by, story),
            _ => self.board.agenda.push(Task::Markers { seat, by, count }),
        }
    }

    /// 41, 43, 63, 64, 67, 68, 72, 78: for the next round (gr.nextround, gr.twice, gr.63, gr.64).
    fn announce(&mut self, seat: Seat, card: Card, next: Next, by: Card, story: &mut impl Story<Self>) {
        let effects = &mut self.board.next[seat.index()];
        match next {
            Next::MoreMarkers(count) => effects.schemes += count,
            Next::IgnoreCosts => effects.ignores_costs = true,
            Next::IgnoreNeeds => effects.ignores_needs = true,
            Next::ExtraCard => effects.extra_cards += 1,
            Next::ActionsReturn => effects.actions_return = true,
            Next::MoreSymbols if card == RUBBERFACE => effects.false_napoleon = true,
            Next::MoreSymbols => effects.napoleon = true,
            Next::DoubleGains => effects.doublings += 1,
        }
        self.announce_for_next_round(seat, by, story);
    }

    /// After the last round there is none, so nothing is announced in it.
    fn announce_for_next_round(&self, seat: Seat, by: Card, story: &mut impl Story<Self>) {
        if self.board.round < ROUNDS {
            self.tell_announced(seat, by, story);
        }
    }

    fn tell_announced(&self, seat: Seat, by: Card, story: &mut impl Story<Self>) {
        story.tell(self, Event::Announced { seat, by, left: seat.left(self.board.players) });
    }

    /// 5, 40, 73, 79: a loss at the end of the next round (gr.delayed).
    fn threaten(&mut self, seat: Seat, loss: Loss, by: Card, story: &mut impl Story<Self>) {
        for (announced, (kind, _)) in self.board.due_next.iter_mut().zip(Loss::ALL) {
            if kind == loss {
                announced.by = Some(seat);
                announced.times += 1;
            }
        }
        self.announce_for_next_round(seat, by, story);
    }

    /// 65, 74: into the hand, as many as there are (gr.empty).
    fn begin_drawing(&mut self, seat: Seat, count: u32, by: Card, story: &mut impl Story<Self>) {
        let there = self.deck.len();
        if count > 0 && there > 0 {
            self.board.agenda.push(Task::Draw(seat, count.min(there) as u8, by));
        } else if count > 0 {
            story.tell(self, Event::PileEmpty { seat, by });
        }
    }

    /// 65, 74: a card off the draw pile that only its owner sees.
    pub(crate) fn draw(&mut self, seat: Seat, left: u8, by: Card, card: Card, story: &mut impl Story<Self>) {
        self.off_the_pile(card, Some(seat));
        self.hands[seat.index()].insert(card.number());
        if left > 1 {
            self.board.agenda.replace(Task::Draw(seat, left - 1, by));
        } else {
            self.board.agenda.pop();
        }
        story.tell(self, Event::Drew { seat, card: Some(card), by });
    }

    /// gr.53: turns up cards until a thug shows.
    fn begin_finding(&mut self, seat: Seat, story: &mut impl Story<Self>) {
        if self.deck.is_empty() {
            story.tell(self, Event::PileEmpty { seat, by: PATRICIA });
        } else {
            self.board.agenda.push(Task::FindThug(seat));
        }
    }

    /// gr.53: a thug is played inside the text without cost or need, the others leave the game.
    pub(crate) fn turn_up(&mut self, seat: Seat, card: Card, story: &mut impl Story<Self>) {
        self.off_the_pile(card, None);
        self.show(card);
        let found = card.kind() == Kind::Thug;
        if found {
            self.board.open.insert(card.number());
        }
        let ends = found || self.deck.is_empty();
        if ends {
            self.board.agenda.pop();
        }
        story.tell(self, Event::TurnedUp { seat, card });
        if found {
            self.enter(seat, card, 0, story);
        } else if ends {
            story.tell(self, Event::PileEmpty { seat, by: PATRICIA });
        }
    }

    fn off_the_pile(&mut self, card: Card, seat: Option<Seat>) {
        self.deck.remove(card.number());
        self.origins[card] = Origin::drawn(self.draws.count());
        self.draws.push(DrawnBy { seat, round: self.board.round });
    }

    /// gr.54: another thug of the display; with none he stays as he is.
    fn begin_copying(&mut self, seat: Seat, story: &mut impl Story<Self>) {
        let others = self.board.display(seat, Kind::Thug).without(RUBBERFACE.number());
        match others.len() {
            0 => {}
            1 => self.become_copy(seat, Card::new(others.nth(0)), story),
            _ => self.board.agenda.push(Task::Copy(seat)),
        }
    }

    /// gr.54: the thug chosen.
    pub(crate) fn copy(&mut self, seat: Seat, thug: Card, story: &mut impl Story<Self>) {
        self.board.agenda.pop();
        self.become_copy(seat, thug, story);
    }

    /// gr.54: from now on the copied thug in everything, and his one-time text at once.
    fn become_copy(&mut self, seat: Seat, thug: Card, story: &mut impl Story<Self>) {
        self.board.copied = Some(thug);
        story.tell(self, Event::Copied { seat, thug });
        self.text(seat, RUBBERFACE, thug, 0, 0, story);
    }

    /// gr.55: the texts of the thugs of earlier rounds, by the number they count as; a copy comes
    /// right after its original. `from` counts numbers twice to tell the two apart.
    pub(crate) fn repeat(&mut self, seat: Seat, from: u8, story: &mut impl Story<Self>) {
        let rank = |card: Card, number: Card| 2 * number.number() + u8::from(card == RUBBERFACE);
        let next = self.board.lying(seat, Kind::Thug.cards()).find(|&(card, number)| {
            let again = rank(card, number) >= from && !self.board.fresh.contains(card.number());
            again && !number.row().text.is_empty()
        });
        let Some((card, number)) = next else {
            return self.board.agenda.pop();
        };
        self.board.agenda.replace(Task::Repeat(seat, rank(card, number) + 1));
        story.tell(self, Event::Repeats { seat, thug: number });
        self.text(seat, card, number, 0, 0, story);
    }

    /// gr.extra (80): may play another card of the hand at once.
    fn offer_another(&mut self, seat: Seat, by: Card, story: &mut impl Story<Self>) {
        if self.hands[seat.index()].is_empty() {
            story.tell(self, Event::NoExtra { seat, by });
        } else {
            self.board.agenda.push(Task::Another(seat, by));
        }
    }

    /// 38, 56, 80: the markers go onto the holding chosen.
    pub(crate) fn mark(&mut self, seat: Seat, holding: Card, count: u16, by: Card, story: &mut impl Story<Self>) {
        self.board.agenda.pop();
        self.put_markers(seat, holding, count, by, story);
    }
}
