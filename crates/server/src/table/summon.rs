//! Who is told something although they have no screen here: whose turn it is in a game by letter, and who is asked to
//! another round.

use store::PersonId;

use super::Table;
use super::chair::Chair;
use crate::telling::{News, Notice};
use crate::wire::ClockRule;

impl Table {
    /// Those a game by letter waits for from now on and who are not here. Everybody sees whom it waits for.
    pub(super) fn turns_to_tell(&mut self) -> Vec<Notice> {
        if !matches!(self.set_up.clock, Some(ClockRule::Letters { .. })) {
            return Vec::new();
        }
        let (_, waited_for) = self.waited_for();
        let before = std::mem::replace(&mut self.summoned, waited_for);
        let anew = waited_for.iter().filter(|seat| !before.contains(*seat));
        self.notices(anew.filter_map(|seat| self.chairs[seat.index()].person()), News::Turn, &self.code)
    }

    /// Everybody who played and is not here is asked to the next table.
    pub(super) fn invitations(&self, by: Option<PersonId>, code: &str) -> Vec<Notice> {
        let others = self.chairs.iter().filter_map(Chair::person).filter(|person| Some(*person) != by);
        self.notices(others, News::Invitation, code)
    }

    /// One for each of these people without a screen.
    fn notices(&self, people: impl Iterator<Item = PersonId>, news: News, code: &str) -> Vec<Notice> {
        let mut told: Vec<Notice> = Vec::new();
        for to in people {
            if !self.conns.has(to) && told.iter().all(|notice| notice.to != to) {
                told.push(Notice { to, news, game: self.entry.name(), code: code.to_owned() });
            }
        }
        told
    }
}
