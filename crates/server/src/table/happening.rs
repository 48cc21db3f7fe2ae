//! What happens to people and to the table itself, so that the story can tell it.

use serde::{Deserialize, Serialize};
use tabletop::{Line, Seat};

use crate::wire::News;

/// So many are kept with a table, the last.
const KEPT: usize = 30;

/// Something that has happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Happening {
    /// Somebody got up; a bot plays on.
    Left(Seat),
    /// A bot plays for somebody who is away.
    StandIn(Seat),
    /// Somebody's time was up; a bot plays on.
    TimeUp(Seat),
    /// Somebody took their seat back from a bot.
    Again(Seat),
    /// All agreed to go on later.
    Paused,
    /// All agreed to go on.
    WentOn,
    /// All agreed to end the game.
    Ended,
    /// A key was made for a seat.
    KeyMade(Seat),
    /// Somebody came with the key and has the seat.
    KeyUsed(Seat),
}

impl Happening {
    /// Whose seat it is about.
    fn seat(self) -> Option<Seat> {
        match self {
            Self::Left(seat)
            | Self::StandIn(seat)
            | Self::TimeUp(seat)
            | Self::Again(seat)
            | Self::KeyMade(seat)
            | Self::KeyUsed(seat) => Some(seat),
            Self::Paused | Self::WentOn | Self::Ended => None,
        }
    }

    /// In words.
    pub(crate) fn line(self) -> Line {
        let line = Line::new(match self {
            Self::Left(_) => "server-news-left",
            Self::StandIn(_) => "server-news-stand-in",
            Self::TimeUp(_) => "server-news-time-up",
            Self::Again(_) => "server-news-again",
            Self::Paused => "server-news-paused",
            Self::WentOn => "server-news-went-on",
            Self::Ended => "server-news-ended",
            Self::KeyMade(_) => "server-news-key-made",
            Self::KeyUsed(_) => "server-news-key-used",
        });
        match self.seat() {
            Some(seat) => line.with("seat", seat),
            None => line,
        }
    }
}

/// What has happened at a table lately, each with its time.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Happenings(Vec<(i64, Happening)>);

impl Happenings {
    pub(crate) fn push(&mut self, at: i64, happening: Happening) {
        if self.0.len() >= KEPT {
            self.0.remove(0);
        }
        self.0.push((at, happening));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn news(&self) -> Vec<News> {
        self.0.iter().map(|&(at, happening)| News { line: happening.line(), at }).collect()
    }
}
