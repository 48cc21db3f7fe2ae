//! gr.play, gr.order, gr.sequence, gr.extra: how cards are chosen, and the steps of one play.

use tabletop::{Seat, Story};

use crate::agenda::{Agenda, Task};
use crate::board::Effects;
use crate::card::{Card, Kind, RELOCATE, Symbol};
use crate::data::{AFTER, Lasting, WHENEVER};
use crate::event::{Event, Failure};
use crate::state::Greed;

/// Inform! (2), Shakedown! (3), Complex Scheme! (43), the extra card's Louie (67) and Repeat (68): what they
/// have announced acts under their name, as does Relocate! (41).
const INFORM: Card = Card::new(2);
const SHAKEDOWN: Card = Card::new(3);
const SCHEME: Card = Card::new(43);
const LOUIE: Card = Card::new(67);
const REPEAT: Card = Card::new(68);

impl Greed {
    /// gr.play: a card face down; when the last one has chosen, all are revealed.
    pub(crate) fn choose(&mut self, seat: Seat, card: Card, story: &mut impl Story<Self>) {
        self.sealed[seat.index()] = Some(card);
        self.board.waiting = self.board.waiting.without(seat);
        if self.board.waiting.is_empty() {
            self.reveal(story);
            self.proceed(story);
        }
    }

    /// gr.order: by ascending number, which is also the player order of the round.
    fn reveal(&mut self, story: &mut impl Story<Self>) {
        for seat in self.board.seats() {
            if let Some(card) = self.sealed[seat.index()].take() {
                self.hands[seat.index()].remove(card.number());
                self.board.open.insert(card.number());
                self.board.chosen[seat.index()] = Some(card);
                self.show(card);
            }
        }
        let players = self.board.players as usize;
        let chosen = self.board.chosen;
        self.board.order[..players].sort_unstable_by_key(|seat| chosen[seat.index()]);
        self.board.agenda = Agenda::of(Task::Turn(0));
        for place in 0..players {
            let seat = self.board.order[place];
            if let Some(card) = chosen[seat.index()] {
                story.tell(self, Event::Revealed { seat, card });
            }
        }
    }

    /// Does what is to be done until somebody or nature is asked.
    pub(crate) fn proceed(&mut self, story: &mut impl Story<Self>) {
        loop {
            match self.board.agenda.top() {
                Task::Turn(place) => self.turn(place, story),
                Task::Extras(place) => self.extra_cards(place, story),
                Task::Loss { which, time, place } => {
                    if self.loss_waits(which, time, place, story) {
                        return;
                    }
                }
                Task::Text(seat, card, part) => {
                    self.board.agenda.pop();
                    self.text(seat, card, card, part, 0, story);
                }
                Task::After(seat, card) => {
                    self.board.agenda.pop();
                    self.after_action(seat, card, story);
                }
                Task::Repeat(seat, from) => self.repeat(seat, from, story),
                _ => return,
            }
        }
    }

    /// The turn of the next player of the order; after the last one come the extra cards.
    fn turn(&mut self, place: u8, story: &mut impl Story<Self>) {
        if place == self.board.players {
            self.board.agenda.replace(Task::Extras(0));
            return;
        }
        self.board.agenda.replace(Task::Turn(place + 1));
        let seat = self.board.order[place as usize];
        if let Some(card) = self.board.chosen[seat.index()] {
            self.play(seat, card, story);
        }
    }

    /// gr.extra (67): not optional unless the hand is empty. The card is asked for even if it is
    /// the only one: the others do not know it.
    fn extra_cards(&mut self, place: u8, story: &mut impl Story<Self>) {
        if place == self.board.players {
            self.end_round(story);
            return;
        }
        let seat = self.board.order[place as usize];
        let extra = &mut self.board.now[seat.index()].extra_cards;
        if *extra == 0 || self.hands[seat.index()].is_empty() {
            *extra = 0;
            self.board.agenda.replace(Task::Extras(place + 1));
        } else {
            *extra -= 1;
            self.board.agenda.push(Task::Another(seat, LOUIE));
        }
    }

    /// gr.extra: a card of the hand, shown and played by all rules.
    pub(crate) fn play_another(&mut self, seat: Seat, card: Card, by: Card, story: &mut impl Story<Self>) {
        self.board.agenda.pop();
        self.hands[seat.index()].remove(card.number());
        self.board.open.insert(card.number());
        self.show(card);
        story.tell(self, Event::PlaysExtra { seat, card, by });
        self.play(seat, card, story);
    }

    /// gr.extra (80): no other card.
    pub(crate) fn no_extra(&mut self, seat: Seat, by: Card, story: &mut impl Story<Self>) {
        self.board.agenda.pop();
        story.tell(self, Event::NoExtra { seat, by });
    }

    /// gr.sequence, step 1: cost or need.
    fn play(&mut self, seat: Seat, card: Card, story: &mut impl Story<Self>) {
        let row = card.row();
        let Effects { ignores_costs, ignores_needs, .. } = self.board.now[seat.index()];
        if let Some(need) = row.need {
            if ignores_needs {
                story.tell(self, Event::Ignored { seat, card });
            } else if !self.has(seat, need) {
                return self.fail(seat, card, Failure::NeedNotMet, story);
            }
        }
        if row.cost.is_some() {
            if ignores_costs {
                story.tell(self, Event::Ignored { seat, card });
            } else if self.payments(seat, card).is_none() {
                return self.fail(seat, card, Failure::CannotPay, story);
            } else {
                return self.board.agenda.push(Task::Pay(seat, card));
            }
        }
        self.enter(seat, card, 0, story);
    }

    /// gr.failed: it leaves the game and was not played.
    pub(crate) fn fail(&mut self, seat: Seat, card: Card, why: Failure, story: &mut impl Story<Self>) {
        self.board.open.remove(card.number());
        story.tell(self, Event::Failed { seat, card, why });
    }

    /// gr.sequence, steps 2 to 4; step 5 waits below the text. The card lies in the display before its text
    /// is carried out (gr.itself). `paid` is how many markers lay on
    /// the holding paid for it.
    pub(crate) fn enter(&mut self, seat: Seat, card: Card, paid: u16, story: &mut impl Story<Self>) {
        let kind = card.kind();
        if kind != Kind::Action {
            self.board.open.remove(card.number());
            self.board.displays[seat.index()].insert(card.number());
            self.board.fresh.insert(card.number());
        }
        story.tell(self, Event::Played { seat, card });
        match kind {
            Kind::Action => {
                self.neighbours_gain(seat, |effects| effects.per_action, INFORM, story);
                self.board.agenda.push(Task::After(seat, card));
            }
            Kind::Thug => {
                self.neighbours_gain(seat, |effects| effects.per_thug, SHAKEDOWN, story);
                self.whenever_thug(seat, card, story);
            }
            Kind::Holding => {
                self.symbol_markers(seat, card, story);
                self.whenever_holding(seat, card, story);
            }
        }
        self.text(seat, card, card, 0, paid, story);
    }

    /// Step 3 of a neighbour's play (2, 3). With two players the other one counts once
    /// (gr.neighbours).
    fn neighbours_gain(&mut self, seat: Seat, of: fn(&Effects) -> u8, by: Card, story: &mut impl Story<Self>) {
        let players = self.board.players;
        let (left, right) = (seat.left(players), seat.right(players));
        self.gain(left, of(&self.board.now[left.index()]).into(), by, story);
        if right != left {
            self.gain(right, of(&self.board.now[right.index()]).into(), by, story);
        }
    }

    /// Step 3 of a thug (61).
    fn whenever_thug(&mut self, seat: Seat, thug: Card, story: &mut impl Story<Self>) {
        for (card, number) in self.board.lying(seat, WHENEVER) {
            for lasting in number.row().lasting {
                if let Lasting::OtherThugGains(amount) = *lasting
                    && card != thug
                {
                    self.gain(seat, amount, number, story);
                }
            }
        }
    }

    /// Step 3 of a holding, by card number: 41, 42, 43, 44 (gr.44), 52.
    fn whenever_holding(&mut self, seat: Seat, holding: Card, story: &mut impl Story<Self>) {
        let Effects { relocated, schemes, .. } = self.board.now[seat.index()];
        let lying = self.board.lying(seat, WHENEVER);
        self.put_markers(seat, holding, relocated, RELOCATE, story);
        for (card, number) in lying.clone().filter(|&(_, number)| number < SCHEME) {
            self.whenever_one(seat, card, number, holding, story);
        }
        self.put_markers(seat, holding, schemes, SCHEME, story);
        for (card, number) in lying.filter(|&(_, number)| number > SCHEME) {
            self.whenever_one(seat, card, number, holding, story);
        }
    }

    /// What one card does about a holding played.
    fn whenever_one(&mut self, seat: Seat, card: Card, number: Card, holding: Card, story: &mut impl Story<Self>) {
        for lasting in number.row().lasting {
            match *lasting {
                Lasting::HoldingGets(count) => self.put_markers(seat, holding, count, number, story),
                Lasting::HoldingLoses(count) => self.take_markers(seat, holding, count, number, story),
                Lasting::OtherHoldingGains(amount) if card != holding => self.gain(seat, amount, number, story),
                _ => {}
            }
        }
    }

    /// gr.sequence, step 5, by card number (17, 68, 70, 71: gr.68); gr.action: then the action leaves the
    /// game. 36 may have gone back to the hand by its own text (gr.36).
    fn after_action(&mut self, seat: Seat, action: Card, story: &mut impl Story<Self>) {
        let lying = self.board.lying(seat, AFTER);
        for (card, number) in lying.clone().filter(|&(_, number)| number < REPEAT) {
            self.after_one(seat, card, number, story);
        }
        if self.board.now[seat.index()].actions_return && self.board.open.contains(action.number()) {
            self.back_to_hand(seat, action, REPEAT, story);
        }
        for (card, number) in lying.filter(|&(_, number)| number > REPEAT) {
            self.after_one(seat, card, number, story);
        }
        if self.board.open.contains(action.number()) {
            self.board.open.remove(action.number());
            story.tell(self, Event::LeftGame { seat, card: action });
        }
    }

    /// What one card does after an action.
    fn after_one(&mut self, seat: Seat, card: Card, number: Card, story: &mut impl Story<Self>) {
        for lasting in number.row().lasting {
            match *lasting {
                Lasting::AfterActionMarker(count) => self.put_markers(seat, card, count, number, story),
                Lasting::AfterActionGain(amount) => self.gain(seat, amount, number, story),
                Lasting::AfterActionGainPerGun(amount) => {
                    let guns = self.board.shows(seat, Symbol::Gun);
                    self.gain(seat, amount * u32::from(guns), number, story);
                }
                _ => {}
            }
        }
    }

    /// A card being carried out goes back to the hand (36, 68).
    pub(crate) fn back_to_hand(&mut self, seat: Seat, card: Card, by: Card, story: &mut impl Story<Self>) {
        self.board.open.remove(card.number());
        self.hands[seat.index()].insert(card.number());
        story.tell(self, Event::BackToHand { seat, card, by });
    }
}
