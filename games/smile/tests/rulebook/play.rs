//! A game played by script: positions, choices and dice in their own notation.

pub(crate) use smile::District::*;
pub(crate) use smile::scene::Scene;
pub(crate) use smile::{Action, Chance, Crew, Event, Level, Party, PotionCard, Shadow, Smile, Table};
pub(crate) use tabletop::{ChanceQuestion, Game, Pending, Viewer};

pub(crate) use Crew::{Green, Yellow};

/// A running game and all that was told of it.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Smile,
    pub(crate) events: Vec<Event>,
}

/// A city with these cards.
pub(crate) fn city(shadow: Shadow, potion: PotionCard) -> Scene {
    Scene::new(shadow, potion)
}

/// A city in which neither card matters in the phases under test.
pub(crate) fn plain() -> Scene {
    city(Shadow::Corrupt, PotionCard::Soulmates)
}

impl Play {
    pub(crate) fn new(game: Smile) -> Self {
        Self { game, events: Vec::new() }
    }

    /// Phase 2 with this pool.
    pub(crate) fn streets(position: Scene, pool: &[u8]) -> Self {
        Self::new(position.streets(pool)).audited()
    }

    /// Phase 3 with this last die.
    pub(crate) fn shadow(position: Scene, die: u8) -> Self {
        let mut events = Vec::new();
        let game = position.shadow(die, &mut events);
        Self { game, events }.audited()
    }

    /// Phase 5 with this shadow die.
    pub(crate) fn settle(position: Scene, die: u8) -> Self {
        let mut events = Vec::new();
        let game = position.settle(die, &mut events);
        Self { game, events }.audited()
    }

    fn audited(self) -> Self {
        self.game.audit().unwrap();
        self
    }

    /// The asked crew does this; several choices are separated by commas.
    #[track_caller]
    pub(crate) fn act(&mut self, actions: &str) -> &mut Self {
        for text in actions.split(", ") {
            let action: Action = text.parse().unwrap();
            let seat = self.asked().unwrap_or_else(|| panic!("nobody is asked for {text}")).seat();
            assert_eq!(self.game.refusal(seat, &action), None, "{text}");
            assert!(self.legal().contains(&text.to_owned()), "{text} is not in the list");
            self.game.apply(seat, action, &mut self.events);
            self.game.audit().unwrap();
        }
        self
    }

    /// Chance decides this; several outcomes are separated by commas.
    #[track_caller]
    pub(crate) fn chance(&mut self, outcomes: &str) -> &mut Self {
        for text in outcomes.split(", ") {
            let outcome: Chance = text.parse().unwrap();
            assert_eq!(self.game.chance_refusal(&outcome), None, "{text}");
            self.game.apply_chance(outcome, &mut self.events);
            self.game.audit().unwrap();
        }
        self
    }

    /// These dice fall.
    #[track_caller]
    pub(crate) fn dice(&mut self, dice: &[u8]) -> &mut Self {
        for die in dice {
            self.chance(&format!("die {die}"));
        }
        self
    }

    /// All draws are answered with the tile of the lowest number, until somebody is asked.
    pub(crate) fn fill(&mut self) -> &mut Self {
        while let Pending::Chance(ChanceQuestion::Draw(draw)) = self.game.pending() {
            let outcome = self.game.outcome(draw.left.nth(0));
            self.game.apply_chance(outcome, &mut self.events);
            self.game.audit().unwrap();
        }
        self
    }

    /// Who is asked.
    pub(crate) fn asked(&self) -> Option<Crew> {
        self.game.pending().seats().lowest().and_then(Crew::of)
    }

    /// What the asked crew can do.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        if let Some(crew) = self.asked() {
            self.game.legal_actions(crew.seat(), &mut legal);
        }
        legal.iter().map(ToString::to_string).collect()
    }

    /// What the asked crew can do, in one line.
    pub(crate) fn choices(&self) -> String {
        self.legal().join(", ")
    }

    /// Why the asked crew cannot do this: rule and reason.
    #[track_caller]
    pub(crate) fn refused(&self, action: &str) -> String {
        let seat = self.asked().expect("somebody is asked").seat();
        let refusal = self.game.refusal(seat, &action.parse().unwrap()).expect("it is refused");
        assert!(!self.legal().contains(&action.to_owned()), "{action} is in the list");
        format!("{} {}", refusal.rule.unwrap_or("-"), refusal.line.id.trim_start_matches("smile-"))
    }

    pub(crate) fn table(&self) -> Table {
        self.game.view(Viewer::Spectator).table
    }

    /// Yellow, green and police markers.
    pub(crate) fn markers(&self, district: smile::District) -> [u8; 3] {
        self.table().turfs[district.index()].markers
    }

    /// The tiles of a district.
    pub(crate) fn tiles(&self, district: smile::District) -> String {
        let tiles: Vec<_> = self.table().turfs[district.index()].tiles.iter().map(|tile| tile.to_string()).collect();
        tiles.join(" ")
    }

    /// The tiles in front of a crew.
    pub(crate) fn owns(&self, crew: Crew) -> String {
        let tiles: Vec<_> = self.table().gangs[crew.index()].tiles.iter().map(|held| held.to_string()).collect();
        tiles.join(", ")
    }

    /// The discard.
    pub(crate) fn discard(&self) -> String {
        let tiles: Vec<_> = self.table().discard.iter().map(|tile| tile.to_string()).collect();
        tiles.join(" ")
    }

    /// What has left the game.
    pub(crate) fn gone(&self) -> String {
        let tiles: Vec<_> = self.table().gone.iter().map(|tile| tile.to_string()).collect();
        tiles.join(" ")
    }

    /// How many tiles are in the bag.
    pub(crate) fn bag(&self) -> usize {
        self.game.view(Viewer::Spectator).memory.bag.iter().count()
    }

    pub(crate) fn wanted(&self) -> [u8; 2] {
        self.table().wanted
    }

    pub(crate) fn boss(&self, crew: Crew) -> u8 {
        self.table().gangs[crew.index()].boss.number()
    }

    pub(crate) fn on_card(&self) -> [u8; 2] {
        self.table().gangs.map(|gang| gang.on_card)
    }

    /// Whether this was told.
    pub(crate) fn told(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    /// The districts in the order in which they were left: scored or not.
    pub(crate) fn settled(&self) -> Vec<smile::District> {
        let settled = self.events.iter().filter_map(|event| match event {
            Event::NotScored(district) | Event::Cleared { district, .. } => Some(*district),
            _ => None,
        });
        settled.collect()
    }
}
