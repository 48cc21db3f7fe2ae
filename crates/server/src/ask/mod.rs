//! What can be asked at a table, one file for each.
//!
//! What changes something checks first and changes then, so that a refusal changes nothing; it gives back
//! an [`Effect`], which is stored before anybody hears of it. What only asks is answered in its turn.

mod act;
mod arrange;
mod chat;
mod hint;
mod leave;
mod look;
mod past;
mod ready;
mod rematch;
mod show;
mod sit;
mod stand_in;
mod story;
mod undo;
mod why;

use std::sync::atomic::Ordering::Relaxed;

use store::PersonId;
use tabletop::{Refusal, Seat, Viewer};
use unicode_width::UnicodeWidthChar;

use crate::table::{Conn, Effect, Known, SocketId, Table};
use crate::wire::{Ask, Reply, Request};

/// Somebody at a socket who asks for something.
#[derive(Clone, Copy)]
pub(crate) struct Who {
    pub(crate) socket: SocketId,
    pub(crate) person: Option<PersonId>,
    pub(crate) viewer: Option<Viewer>,
}

impl Who {
    pub(crate) fn of(conn: &Conn) -> Self {
        Self { socket: conn.id, person: conn.person, viewer: conn.viewer }
    }

    /// Who it is; refused for a device that never said.
    pub(crate) fn person(self) -> Result<PersonId, Refusal> {
        self.person.ok_or_else(|| Refusal::new("server-who-are-you"))
    }

    /// Whose eyes the screen has; refused before it asked to be shown something.
    pub(crate) fn viewer(self) -> Result<Viewer, Refusal> {
        self.viewer.ok_or_else(|| Refusal::new("server-show-first"))
    }
}

/// What is to become of a request.
pub(crate) enum Outcome {
    /// Something was done.
    Did(Effect),
    /// Something is answered.
    Says(Box<Reply>),
    /// The answer comes later, or is on its way already.
    Later,
}

impl Table {
    /// Answers a request, sooner or later.
    pub(crate) async fn ask(&mut self, socket: SocketId, request: Request) {
        let Some(who) = self.conns.get(socket).map(Who::of) else { return };
        let Request { id, ask } = request;
        if !(1..=40).contains(&id.chars().count()) {
            return self.refuse(socket, id, Refusal::new("server-bad-id"));
        }
        let known = who.person.filter(|_| changes(&ask)).map(|person| Known::new(person, &id, &ask));
        if let Some(reply) = known.as_ref().and_then(|known| self.came_before(known)) {
            return self.answer(socket, id, reply);
        }
        match self.obey(who, &id, known.clone(), ask).await {
            Ok(Outcome::Did(effect)) => self.did(who, id, known, effect),
            Ok(Outcome::Says(reply)) => self.answer(socket, id, *reply),
            Ok(Outcome::Later) => {}
            Err(refusal) => {
                if let Some(known) = known {
                    self.remember_refusal(known, &refusal);
                }
                self.refuse(socket, id, refusal);
            }
        }
    }

    async fn obey(&mut self, who: Who, id: &str, known: Option<Known>, ask: Ask) -> Result<Outcome, Refusal> {
        match ask {
            Ask::Show { seat, heard } => show::show(self, who, seat, heard),
            Ask::Sit { seat, name } => sit::sit(self, who, seat, &name),
            Ask::Arrange { seat, sitter } => arrange::arrange(self, who, seat, sitter),
            Ask::Leave { seat, level } => leave::leave(self, who, seat, level.as_deref()),
            Ask::StandIn { seat } => stand_in::stand_in(self, who, seat),
            Ask::Ready { seat, nonce } => ready::ready(self, who, seat, &nonce),
            Ask::Act { seat, prompt, action } => act::act(self, who, seat, prompt, action),
            Ask::Undo { seat, turn } => undo::undo(self, who, seat, turn),
            Ask::Why { seat, action } => why::why(self, who, seat, &action),
            Ask::Hint { seat } => hint::hint(self, who, seat, id),
            Ask::Look => look::look(self, who),
            Ask::Story { before } => story::story(self, who, before).await,
            Ask::Chat { text } => chat::chat(self, who, id, known, &text),
            Ask::Rematch => rematch::rematch(self, who).await,
        }
    }

    /// Refuses, and says where things stand.
    pub(crate) fn refuse(&mut self, socket: SocketId, re: String, refusal: Refusal) {
        self.house.metrics.refused.fetch_add(1, Relaxed);
        let viewer = self.conns.get(socket).filter(|conn| self.may_hear(conn)).and_then(|conn| conn.viewer);
        let now = viewer.and_then(|viewer| self.now(viewer)).map(Box::new);
        self.answer(socket, re, Reply::Refused { refusal, now });
    }

    /// The seat, if it is the person's own.
    pub(crate) fn own(&self, who: Who, seat: Seat) -> Result<PersonId, Refusal> {
        let person = who.person()?;
        if self.chair(seat)?.person() == Some(person) {
            return Ok(person);
        }
        Err(Refusal::new("server-not-your-seat").with("seat", seat))
    }

    /// The seat, if it is the person's own, on the screen, and no bot plays it: what concerns a hand is
    /// asked by the screen that shows it.
    pub(crate) fn own_and_shown(&self, who: Who, seat: Seat) -> Result<(), Refusal> {
        self.own(who, seat)?;
        if who.viewer()? != Viewer::Seat(seat) {
            return Err(Refusal::new("server-not-shown").with("seat", seat));
        }
        if self.chairs[seat.index()].bot().is_some() {
            return Err(Refusal::new("server-bot-plays").with("seat", seat));
        }
        Ok(())
    }
}

/// Whether a request changes something, so that a repeated one must not be done twice.
fn changes(ask: &Ask) -> bool {
    match ask {
        Ask::Sit { .. }
        | Ask::Arrange { .. }
        | Ask::Leave { .. }
        | Ask::StandIn { .. }
        | Ask::Ready { .. }
        | Ask::Act { .. }
        | Ask::Undo { .. }
        | Ask::Chat { .. }
        | Ask::Rematch => true,
        Ask::Show { .. } | Ask::Why { .. } | Ask::Hint { .. } | Ask::Look | Ask::Story { .. } => false,
    }
}

/// A name somebody wishes to be known by: 1 to 24 characters, none of them invisible.
pub(crate) fn name(wished: &str) -> Result<String, Refusal> {
    plain(wished, 24).ok_or_else(|| Refusal::new("server-bad-name"))
}

/// Text without what cannot be seen, if it shows something and is not too long.
pub(crate) fn plain(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    let short = text.chars().count() <= most;
    let good = short && text.chars().any(shows) && !text.chars().any(is_invisible);
    good.then(|| text.to_owned())
}

/// Whether a letter takes room and is not blank: marks that go on top of others do not show by themselves.
fn shows(letter: char) -> bool {
    letter.width().is_some_and(|width| width > 0) && !letter.is_whitespace()
}

/// Control characters, marks that change the direction of writing, and whatever else a screen shows nothing of:
/// Unicode's "default ignorable" characters, but for those that choose how an emoji is drawn, and a blank that
/// is not one of them.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// The level of a bot, if there is such a level: never any other kind of bot.
pub(crate) fn level(wished: &str) -> Result<String, Refusal> {
    if catalog::LEVELS.contains(&wished) {
        return Ok(wished.to_owned());
    }
    Err(Refusal::new("server-unknown-level").with("level", wished).with("known", catalog::LEVELS.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_visible() {
        assert_eq!(name("  Ann ").expect("a name"), "Ann");
        assert!(name("<script>alert(1)").is_ok(), "text is text");
        for good in ["Åse", "Zoë", "李", "★", "❤\u{fe0f}", "🙂", "N\u{303}", "-", "ﷺ", "नमस्ते"]
        {
            assert_eq!(name(good).expect(good), good);
        }
        for bad in ["", "   ", "a\nb", "a\u{202e}b", &"x".repeat(25)] {
            assert_eq!(name(bad).unwrap_err().line.id, "server-bad-name");
        }
    }

    #[test]
    fn names_that_show_nothing_are_none() {
        // A soft hyphen, blanks of Hangul, Braille and others, accents without a letter, choosers of a variant, tags.
        for nothing in [
            "\u{ad}",
            "\u{3164}",
            "\u{ffa0}",
            "\u{115f}\u{1160}",
            "\u{2800}\u{2800}",
            "\u{301}\u{301}",
            "\u{fe0f}",
            "\u{e0100}",
            "\u{e0041}\u{e0042}",
            "\u{180e}",
            "\u{34f}",
            "\u{a0}",
            "\u{3000}",
            "\u{2003} \u{2003}",
            "\u{20dd}",
            "An\u{ad}n",
            "\u{3164}Ann",
        ] {
            assert!(name(nothing).is_err(), "{}", nothing.escape_unicode());
        }
    }

    #[test]
    fn only_levels_play() {
        assert!(level("hard").is_ok());
        for bad in ["exec:rm", "search:10s", "random", ""] {
            assert_eq!(level(bad).unwrap_err().line.id, "server-unknown-level");
        }
    }
}
