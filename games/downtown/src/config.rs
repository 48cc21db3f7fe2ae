//! What is fixed before the game: editions, options, the deck.

use serde::{Deserialize, Serialize};
use tabletop::{Choices, Game, OptionKind, OptionSpec, Refusal};

use crate::deck::Deck;
use crate::state::Downtown;

tabletop::named! {
    /// Which rule sheet decides where the sheets disagree.
    Edition or "downtown-unknown-edition" {
        /// The first German sheet.
        DeA = "de-a",
        /// The second German sheet.
        DeB = "de-b",
        /// The English sheet.
        En = "en",
    }

    /// Where the two tokens may stand at first (dt.edition.tokens).
    OpeningTokens or "downtown-unknown-opening" {
        /// At least one on Downtown, West Side or East Side.
        OneWorking = "one-working",
        /// On any two places.
        Any = "any",
    }

    /// What becomes of a fence after the sale (dt.edition.fence).
    UsedFence or "downtown-unknown-fence-rule" {
        /// It leaves the game.
        Leaves = "leaves",
        /// It goes under its pile.
        Returns = "returns",
    }

    /// What loot is worth that is left at the end (dt.edition.loot).
    LeftLoot or "downtown-unknown-loot-rule" {
        /// Nothing.
        Nothing = "nothing",
        /// Half its real value.
        Half = "half",
    }
}

/// The version of the rules.
pub(crate) const RULES: u32 = 2;
/// Version 1: cards went back stooge by stooge, and a fence was turned over unasked as soon as the seller
/// had no further card for it of the same stooge or a later one. Games that began so end so.
pub(crate) const SALES_CLOSED_UNASKED: u32 = 1;

fn before_it_was_written() -> u32 {
    SALES_CLOSED_UNASKED
}

/// A value of an option that leaves the matter to the edition.
const AS_EDITION: &str = "edition";

/// The longest turn limit.
const TURNS: u32 = 10_000;

/// What can be chosen besides the number of players.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "edition",
        kind: OptionKind::Choice(&Edition::NAMES),
        default: "de-b",
        rule: Some("dt.edition.fence"),
    },
    OptionSpec {
        name: "tokens",
        kind: OptionKind::Choice(&[AS_EDITION, "one-working", "any"]),
        default: AS_EDITION,
        rule: Some("dt.edition.tokens"),
    },
    OptionSpec {
        name: "fence",
        kind: OptionKind::Choice(&[AS_EDITION, "leaves", "returns"]),
        default: AS_EDITION,
        rule: Some("dt.edition.fence"),
    },
    OptionSpec {
        name: "loot",
        kind: OptionKind::Choice(&[AS_EDITION, "nothing", "half"]),
        default: AS_EDITION,
        rule: Some("dt.edition.loot"),
    },
    // All three sheets come to the same, so there is nothing to store.
    OptionSpec {
        name: "tie",
        kind: OptionKind::Choice(&[AS_EDITION, "shared"]),
        default: AS_EDITION,
        rule: Some("dt.edition.tie"),
    },
    OptionSpec { name: "casino", kind: OptionKind::Flag, default: "on", rule: Some("dt.casino.option") },
    OptionSpec { name: "turn-limit", kind: OptionKind::Number(1, TURNS), default: "400", rule: Some("dt.end.limit") },
    OptionSpec { name: "deck", kind: OptionKind::Data, default: "", rule: Some("dt.setup.stooges") },
];

/// What is fixed at set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Config {
    /// How many play.
    pub players: u8,
    /// The version of the rules they play by.
    #[serde(default = "before_it_was_written")]
    pub rules: u32,
    /// The sheet the other options follow unless they are set on their own.
    pub edition: Edition,
    /// Where tokens may stand at first.
    pub tokens: OpeningTokens,
    /// What becomes of a used fence.
    pub fence: UsedFence,
    /// What left loot is worth.
    pub loot: LeftLoot,
    /// Whether the casino is played.
    pub casino: bool,
    /// After so many turns the game is settled.
    pub turn_limit: u16,
    /// The stooge cards.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::deck::Card>"), schemars(with = "Vec<crate::deck::Card>"))]
    pub deck: Deck,
}

impl Config {
    /// The set-up somebody asked for.
    pub fn choose(players: u8, choices: &Choices) -> Result<Self, Refusal> {
        choices.check(OPTIONS)?;
        let value = |name| {
            let spec = OPTIONS.iter().find(|spec| spec.name == name).expect("only options of the list are read");
            choices.value(spec)
        };
        let edition = value("edition").parse()?;
        let deck = value("deck");
        let mut config = Self {
            players,
            rules: choices.rules().unwrap_or(RULES),
            edition,
            tokens: if edition == Edition::En { OpeningTokens::Any } else { OpeningTokens::OneWorking },
            fence: if edition == Edition::DeA { UsedFence::Leaves } else { UsedFence::Returns },
            loot: if edition == Edition::DeA { LeftLoot::Nothing } else { LeftLoot::Half },
            casino: value("casino") == "on",
            turn_limit: value("turn-limit").parse().expect("the option was checked"),
            deck: if deck.trim().is_empty() { Deck::built_in() } else { Deck::parse(deck)? },
        };
        let own = |name| Some(value(name)).filter(|&value| value != AS_EDITION);
        if let Some(tokens) = own("tokens") {
            config.tokens = tokens.parse()?;
        }
        if let Some(fence) = own("fence") {
            config.fence = fence.parse()?;
        }
        if let Some(loot) = own("loot") {
            config.loot = loot.parse()?;
        }
        config.check()?;
        Ok(config)
    }

    /// Refuses what [`Config::choose`] would not make.
    pub fn check(&self) -> Result<(), Refusal> {
        if !Downtown::PLAYERS.contains(&self.players) {
            let (low, high) = Downtown::PLAYERS.into_inner();
            let refusal = Refusal::new("wrong-number-of-players").with("low", low).with("high", high);
            return Err(refusal.with("players", self.players));
        }
        let refusal = Refusal::new("record-of-other-rules").with("rules", self.rules);
        refusal.with("expected", RULES).when(!tabletop::plays::<Downtown>(self.rules))?;
        if !(1..=TURNS).contains(&u32::from(self.turn_limit)) {
            let refusal = Refusal::by("dt.end.limit", "bad-option-value").with("option", "turn-limit");
            return Err(refusal.with("value", self.turn_limit.to_string()).with("expected", format!("1 to {TURNS}")));
        }
        Ok(())
    }
}
