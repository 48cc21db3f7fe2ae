//! What can be chosen before a game.

use serde::{Deserialize, Serialize};
use tabletop::{Choices, OptionKind, OptionSpec, Refusal};

use crate::card::{Level, PotionCard, Shadow};
use crate::table::TileTable;

/// A set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Config {
    /// 2, or 1 against a rival crew.
    pub players: u8,
    /// The shadow card; at random if not chosen.
    pub shadow: Option<Shadow>,
    /// The potion card; at random if not chosen.
    pub potion: Option<PotionCard>,
    /// How strong the rival crew is; `Standard` if there is none.
    pub level: Level,
    /// What the tiles show.
    pub tiles: TileTable,
}

const SHADOWS: [&str; 14] = or_random(Shadow::NAMES);
const POTIONS: [&str; 10] = or_random(PotionCard::NAMES);

/// These cards by name, after the word for any of them.
const fn or_random<const CARDS: usize, const WORDS: usize>(names: [&'static str; CARDS]) -> [&'static str; WORDS] {
    let mut words = ["random"; WORDS];
    words.split_at_mut(1).1.copy_from_slice(&names);
    words
}

/// The options, in the order in which menus show them.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "shadow", kind: OptionKind::Choice(&SHADOWS), default: "random", rule: Some("sm.setup.cards") },
    OptionSpec { name: "potion", kind: OptionKind::Choice(&POTIONS), default: "random", rule: Some("sm.setup.cards") },
    OptionSpec {
        name: "level",
        kind: OptionKind::Choice(&Level::NAMES),
        default: "standard",
        rule: Some("sm.solo.level"),
    },
    OptionSpec { name: "tiles", kind: OptionKind::Data, default: "", rule: Some("sm.majority") },
];

/// The set-up somebody asked for.
pub(crate) fn configure(players: u8, choices: &Choices) -> Result<Config, Refusal> {
    check_players(players)?;
    choices.check(OPTIONS)?;
    let [shadow, potion, level, tiles] = OPTIONS else { unreachable!("there are four options") };
    let level = choices.value(level).parse()?;
    Ok(Config {
        players,
        shadow: card(choices.value(shadow))?,
        potion: card(choices.value(potion))?,
        level: if players == 1 { level } else { Level::Standard },
        tiles: match choices.value(tiles) {
            "" => TileTable::builtin(),
            text => text.parse()?,
        },
    })
}

/// One or two play.
pub(crate) fn check_players(players: u8) -> Result<(), Refusal> {
    if (1..=2).contains(&players) {
        return Ok(());
    }
    Err(Refusal::new("wrong-number-of-players").with("players", players).with("low", 1).with("high", 2))
}

/// A card by its name; `None` for one at random.
fn card<T: std::str::FromStr<Err = Refusal>>(name: &str) -> Result<Option<T>, Refusal> {
    if name == "random" { Ok(None) } else { name.parse().map(Some) }
}
