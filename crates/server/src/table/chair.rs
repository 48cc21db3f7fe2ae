//! One seat of a table: who sits on it.

use serde::{Deserialize, Serialize};
use store::{PersonId, Sitter};
use tabletop::Refusal;

/// One seat of a table.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) sits: Sits,
    /// What the others read.
    pub(crate) name: String,
    /// The picture of whoever sits here.
    pub(crate) face: Option<String>,
    /// The colour they chose.
    pub(crate) colour: Option<u8>,
}

/// Who sits on a chair.
#[derive(Clone, Debug)]
pub(crate) enum Sits {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// Who.
        id: PersonId,
        /// Their part of the seed, once they are ready.
        nonce: Option<String>,
        /// The bot that plays until they are back.
        stand_in: Option<String>,
    },
    /// A bot of this level.
    Bot(String),
}

/// The level of a bot, if there is such a level: never any other kind of bot.
pub(crate) fn level(wished: &str) -> Result<String, Refusal> {
    if catalog::LEVELS.contains(&wished) {
        return Ok(wished.to_owned());
    }
    Err(Refusal::new("server-unknown-level").with("level", wished).with("known", catalog::LEVELS.join(", ")))
}

/// A chair as it is stored: the person and the name stand elsewhere, where they can be forgotten.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum StoredChair {
    Nobody,
    Person {
        nonce: Option<String>,
        stand_in: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<u8>,
    },
    Bot(String),
}

impl Chair {
    pub(crate) const fn open() -> Self {
        Self::with(Sits::Nobody, String::new(), None)
    }

    pub(crate) const fn of(id: PersonId, name: String, face: Option<String>) -> Self {
        Self::with(Sits::Person { id, nonce: None, stand_in: None }, name, face)
    }

    pub(crate) const fn bot_of(level: String) -> Self {
        Self::with(Sits::Bot(level), String::new(), None)
    }

    const fn with(sits: Sits, name: String, face: Option<String>) -> Self {
        Self { sits, name, face, colour: None }
    }

    pub(crate) fn is_free(&self) -> bool {
        matches!(self.sits, Sits::Nobody)
    }

    pub(crate) fn person(&self) -> Option<PersonId> {
        match self.sits {
            Sits::Person { id, .. } => Some(id),
            _ => None,
        }
    }

    pub(crate) fn is_person(&self) -> bool {
        self.person().is_some()
    }

    /// The level of the bot that plays here now.
    pub(crate) fn bot(&self) -> Option<&str> {
        match &self.sits {
            Sits::Bot(level) | Sits::Person { stand_in: Some(level), .. } => Some(level),
            _ => None,
        }
    }

    pub(crate) fn nonce(&self) -> Option<&str> {
        match &self.sits {
            Sits::Person { nonce, .. } => nonce.as_deref(),
            _ => None,
        }
    }

    /// Whether nothing here keeps the game from starting.
    pub(crate) fn is_ready(&self) -> bool {
        match &self.sits {
            Sits::Nobody => false,
            Sits::Person { nonce, .. } => nonce.is_some(),
            Sits::Bot(_) => true,
        }
    }

    pub(crate) fn kept(&self) -> StoredChair {
        match &self.sits {
            Sits::Nobody => StoredChair::Nobody,
            Sits::Person { nonce, stand_in, .. } => {
                StoredChair::Person { nonce: nonce.clone(), stand_in: stand_in.clone(), colour: self.colour }
            }
            Sits::Bot(level) => StoredChair::Bot(level.clone()),
        }
    }

    /// A stored chair; nothing if the person is missing.
    pub(crate) fn restored(kept: StoredChair, sitter: Option<Sitter>) -> Option<Self> {
        Some(match kept {
            StoredChair::Nobody => Self::open(),
            StoredChair::Bot(level) => Self::bot_of(level),
            StoredChair::Person { nonce, stand_in, colour } => {
                let Sitter { person: id, name, face, .. } = sitter?;
                Self { sits: Sits::Person { id, nonce, stand_in }, name, face, colour }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_levels_play() {
        assert!(level("hard").is_ok());
        for bad in ["exec:rm", "search:10s", "random", ""] {
            assert_eq!(level(bad).unwrap_err().line.id, "server-unknown-level");
        }
    }
}
