//! dt.casino: one note each, shown at once.

use tabletop::{Refusal, Seat, Story};

use crate::action::{Action, NOTES};
use crate::event::{Event, Fate};
use crate::state::{Downtown, Envelope, Phase, Step};

impl Downtown {
    /// dt.casino.appear
    pub(crate) fn casino_appears(&mut self, pile: u8, story: &mut impl Story<Self>) {
        self.casinos += 1;
        self.phase = Phase::Casino { pile };
        story.tell(self, Event::CasinoCard { pile, nth: self.casinos });
        // dt.casino.option, dt.casino.bet: no visit if the player whose turn it is has no money.
        if !self.config.casino || self.active().purse == 0 {
            self.skip_casino(story);
        }
    }

    pub(crate) fn skip_casino(&mut self, story: &mut impl Story<Self>) {
        story.tell(self, Event::NoVisit { seat: self.turn.active });
        self.leave_casino(story);
    }

    pub(crate) fn visit(&mut self, story: &mut impl Story<Self>) {
        let Phase::Casino { pile } = self.phase else { return };
        self.phase = Phase::Bets { pile };
        for player in self.players.iter_mut().filter(|player| player.purse > 0) {
            player.envelope = Envelope::asked(Step::Money);
        }
        story.tell(self, Event::Visits { seat: self.turn.active });
    }

    /// Whether nobody else has money: then there is nobody to hide the note from.
    pub(crate) fn bets_alone(&self) -> bool {
        self.players.iter().filter(|player| player.purse > 0).count() == 1
    }

    pub(crate) fn list_bets(&self, seat: Seat, out: &mut Vec<Action>) {
        let purse = self.player(seat).purse;
        out.extend(NOTES.into_iter().take_while(|&note| u16::from(note) <= purse).map(Action::Bet));
    }

    pub(crate) fn refuse_bet(&self, seat: Seat, note: u8) -> Option<Refusal> {
        if !NOTES.contains(&note) {
            Some(Refusal::by("dt.casino.bet", "downtown-no-such-note").with("note", note))
        } else if u16::from(note) > self.player(seat).purse {
            Some(Refusal::by("dt.casino.bet", "downtown-purse-does-not-cover-it").with("note", note))
        } else {
            None
        }
    }

    /// dt.casino.bet: the notes are shown when the last one lies there.
    pub(crate) fn bet(&mut self, seat: Seat, note: u8, story: &mut impl Story<Self>) {
        let envelope = &mut self.player_mut(seat).envelope;
        (envelope.step, envelope.money) = (Step::Sealed, u16::from(note));
        if self.asked().is_empty() {
            self.show_notes(story);
        }
    }

    /// dt.casino.match, dt.casino.others
    fn show_notes(&mut self, story: &mut impl Story<Self>) {
        let active = self.turn.active;
        let mut notes = [0; crate::SEATS];
        for (note, player) in notes.iter_mut().zip(&mut self.players) {
            *note = std::mem::replace(&mut player.envelope, Envelope::EMPTY).money;
        }
        let own = notes[active.index()];
        let mut matched = false;
        for seat in self.everybody().filter(|&seat| seat != active) {
            let note = notes[seat.index()];
            if note == 0 {
                continue;
            }
            let fate = match note.cmp(&own) {
                std::cmp::Ordering::Equal => {
                    self.player_mut(seat).purse -= note;
                    self.player_mut(active).purse += note;
                    matched = true;
                    Fate::Won
                }
                std::cmp::Ordering::Greater => Fate::Back,
                std::cmp::Ordering::Less => {
                    self.pay_in(seat, note);
                    Fate::Lost
                }
            };
            story.tell(self, Event::Note { seat, note: note as u8, fate, visitor: active });
        }
        if !matched {
            self.pay_in(active, own);
        }
        let fate = if matched { Fate::Back } else { Fate::Lost };
        story.tell(self, Event::Note { seat: active, note: own as u8, fate, visitor: active });
        self.leave_casino(story);
    }

    /// The casino card leaves the game; whatever lies below was on top before.
    fn leave_casino(&mut self, story: &mut impl Story<Self>) {
        if let Phase::Casino { pile } | Phase::Bets { pile } = self.phase {
            self.fence_piles[pile as usize].pop();
            story.tell(self, Event::CasinoGone { pile });
            if !self.ends_rich(story) {
                self.after_use(story);
            }
        }
    }
}
