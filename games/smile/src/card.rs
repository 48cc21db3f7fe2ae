//! The shadow cards, the potion cards, and how strong a rival crew is.

use crate::board::District;

tabletop::named! {
    /// A shadow card: ten walkers, then three monsters.
    Shadow or "smile-unknown-shadow" {
        /// Sends the police of its district away.
        Corrupt = "corrupt",
        /// Forbids a player the highest die.
        Detective = "detective",
        /// Halves the strongest in its district.
        Femme = "femme",
        /// Keeps the henchmen of its district on the card.
        Historian = "historian",
        /// Takes a tile away.
        Viper = "viper",
        /// Lets the weaker player's henchmen stay.
        Hideout = "hideout",
        /// Gives the strongest player a fourth action.
        Collector = "collector",
        /// Makes henchmen in its district wanted.
        Press = "press",
        /// Brings two police.
        SecretService = "secret-service",
        /// Gives the less wanted player two henchmen.
        Mayor = "mayor",
        /// The Water Creature in the harbour.
        Water = "water",
        /// The Guardian in the centre.
        Guardian = "guardian",
        /// The Cursed One in the park.
        Cursed = "cursed",
    }
}

impl Shadow {
    /// The rule of the card.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Corrupt => "sm.shadow.corrupt",
            Self::Detective => "sm.shadow.detective",
            Self::Femme => "sm.shadow.femme",
            Self::Historian => "sm.shadow.historian",
            Self::Viper => "sm.shadow.viper",
            Self::Hideout => "sm.shadow.hideout",
            Self::Collector => "sm.shadow.collector",
            Self::Press => "sm.shadow.press",
            Self::SecretService => "sm.shadow.secret_service",
            Self::Mayor => "sm.shadow.mayor",
            Self::Water => "sm.monster.water",
            Self::Guardian => "sm.monster.guardian",
            Self::Cursed => "sm.monster.cursed",
        }
    }

    /// Where a monster stays (sm.monster.place); `None` for a walker.
    pub const fn home(self) -> Option<District> {
        match self {
            Self::Water => Some(District::Harbour),
            Self::Guardian => Some(District::Centre),
            Self::Cursed => Some(District::Park),
            _ => None,
        }
    }
}

tabletop::named! {
    /// A potion card: what a potion is good for in this game.
    PotionCard or "smile-unknown-potion-card" {
        /// Reroll unchosen dice.
        SecondChance = "second-chance",
        /// Henchmen instead of the action.
        Overpower = "overpower",
        /// The boss to any field.
        QuickStep = "quick-step",
        /// Move any one marker.
        Relocation = "relocation",
        /// A tile counts double.
        Imitation = "imitation",
        /// Swap a tile.
        ConArtist = "con-artist",
        /// Police become henchmen.
        Seduction = "seduction",
        /// Choose where the three, two and one go.
        ShellGame = "shell-game",
        /// Pairs of potions are points.
        Soulmates = "soulmates",
    }
}

impl PotionCard {
    /// The rule of the card.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::SecondChance => "sm.potion.second_chance",
            Self::Overpower => "sm.potion.overpower",
            Self::QuickStep => "sm.potion.quick_step",
            Self::Relocation => "sm.potion.relocation",
            Self::Imitation => "sm.potion.imitation",
            Self::ConArtist => "sm.potion.con_artist",
            Self::Seduction => "sm.potion.seduction",
            Self::ShellGame => "sm.potion.shell_game",
            Self::Soulmates => "sm.potion.soulmates",
        }
    }
}

tabletop::named! {
    /// How strong the rival crew is (sm.solo.level).
    Level or "smile-unknown-level" {
        /// Places 3, 2, 1; 1 point for a lower wanted level.
        Easy = "easy",
        /// Places 4, 3, 2; 2 points.
        Standard = "standard",
        /// Places 4, 3, 2, calls the police on you; 3 points.
        Hard = "hard",
    }
}
