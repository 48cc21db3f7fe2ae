//! Final scoring: where a crew's points come from.

use tabletop::{Fact, FactValue, ScoreLine, Standing};

use crate::card::{PotionCard, Shadow};
use crate::hoard::Hoard;
use crate::party::Crew;
use crate::state::{Phase, Smile};
use crate::tile::Kind;

/// What a crew has and what it is worth, each as (how many, points).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Account {
    /// Hats.
    pub hats: (i32, i32),
    /// Tiles that lie face down.
    pub face_down: (i32, i32),
    /// The majorities in gambling, weapons and contraband.
    pub majorities: [(i32, i32); 3],
    /// What the shadow card gives or takes; the count is the henchmen on it.
    pub shadow: (i32, i32),
    /// What the potion card gives; the count is the face-up potions.
    pub potions: (i32, i32),
    /// The rival crew's points from the law.
    pub law: (i32, i32),
}

impl Account {
    /// The score, which may be negative.
    pub fn total(&self) -> i32 {
        let Self { hats, face_down, majorities, shadow, potions, law } = self;
        let majorities: i32 = majorities.iter().map(|majority| majority.1).sum();
        hats.1 + face_down.1 + majorities + shadow.1 + potions.1 + law.1
    }
}

/// In a tie-break one potion outweighs all henchmen there can be.
const POTION_WEIGHT: i32 = 10_000;

/// How often a kind counts face up.
fn face_up(tiles: &Hoard, kind: Kind) -> i32 {
    let up = tiles.iter().filter(|held| held.tile.kind() == kind && held.side.is_up());
    up.map(|held| i32::from(held.side.times())).sum()
}

impl Smile {
    /// The account of a crew as the table lies (sm.final).
    pub fn account(&self, crew: Crew) -> Account {
        let (own, other) = (self.gang(crew), self.gang(crew.other()));
        let mut account = Account {
            hats: (0, 0),
            face_down: (0, 0),
            majorities: Kind::MAJORITIES.map(|kind| {
                let (count, rival) = (face_up(&own.tiles, kind), face_up(&other.tiles, kind));
                // Most of a kind, a tie nothing, a monopoly double (sm.majority).
                let times = i32::from(count > rival) + i32::from(count > rival && rival == 0);
                (count, times * i32::from(self.table.majority(kind)))
            }),
            shadow: self.shadow_points(crew),
            potions: (face_up(&own.tiles, Kind::Potion), 0),
            law: (i32::from(own.law), i32::from(own.law)),
        };
        for held in own.tiles.iter() {
            let times = i32::from(held.side.times());
            if !held.side.is_up() {
                account.face_down.0 += 1;
                account.face_down.1 += times;
            } else if held.tile.kind() == Kind::Hat {
                account.hats.0 += 1;
                account.hats.1 += times * i32::from(held.tile.points());
            }
        }
        if self.has_card(PotionCard::Soulmates) {
            account.potions.1 = account.potions.0 / 2 * 10;
        }
        account
    }

    fn shadow_points(&self, crew: Crew) -> (i32, i32) {
        let (own, other) = (i32::from(self.gang(crew).on_card), i32::from(self.gang(crew.other()).on_card));
        let points = match self.shadow {
            Some(Shadow::Detective) if self.holder == Some(crew) => -3,
            Some(Shadow::Historian) if own == 0 => -5,
            Some(Shadow::Cursed) if own > other => own + 5,
            Some(Shadow::Historian | Shadow::Cursed) => own,
            _ => 0,
        };
        (own, points)
    }

    /// What decides between equal scores: face-up potions, then henchmen on the board (sm.final.tie).
    fn tie_break(&self, crew: Crew) -> i32 {
        let henchmen: i32 = self.turfs.iter().map(|turf| i32::from(turf.henchmen(crew))).sum();
        face_up(&self.gang(crew).tiles, Kind::Potion) * POTION_WEIGHT + henchmen
    }

    /// The standing at the end. A player alone has to beat the rival crew: a draw is no win.
    pub(crate) fn standing(&self) -> Option<Standing> {
        if self.phase != Phase::Over {
            return None;
        }
        let [yellow, green] = Crew::BOTH.map(|crew| (self.account(crew).total(), self.tie_break(crew)));
        Some(if self.solo { Standing::solo(yellow.0, yellow > green) } else { Standing::by_score(&[yellow, green]) })
    }

    /// What is worth counting over many games.
    pub(crate) fn final_facts(&self) -> Vec<Fact> {
        let [yellow, green] = Crew::BOTH.map(|crew| (self.account(crew).total(), self.tie_break(crew)));
        let decided = match (yellow, green) {
            (yellow, green) if yellow.0 != green.0 => "points",
            (yellow, green) if yellow.1 / POTION_WEIGHT != green.1 / POTION_WEIGHT => "potions",
            (yellow, green) if yellow != green => "henchmen",
            _ => "nothing",
        };
        let mut facts = vec![
            Fact { name: "decided by", value: FactValue::Word(decided) },
            Fact { name: "margin", value: FactValue::Number(yellow.0.abs_diff(green.0)) },
        ];
        if !self.solo {
            facts.push(Fact { name: "start player", value: FactValue::Seat(self.opener.seat()) });
        }
        facts
    }

    /// The account in lines.
    pub(crate) fn account_lines(&self, crew: Crew) -> Vec<ScoreLine> {
        let account = self.account(crew);
        let line = |id, (count, points)| ScoreLine { id, count, points };
        let [gambling, weapons, contraband] = account.majorities;
        let mut lines = vec![
            line("hats", account.hats),
            line("face-down", account.face_down),
            line("majority-gambling", gambling),
            line("majority-weapons", weapons),
            line("majority-contraband", contraband),
        ];
        match self.shadow {
            Some(Shadow::Detective) => lines.push(line("detective", account.shadow)),
            Some(Shadow::Historian) => lines.push(line("historian", account.shadow)),
            Some(Shadow::Cursed) => lines.push(line("cursed", account.shadow)),
            _ => {}
        }
        if self.has_card(PotionCard::Soulmates) {
            lines.push(line("soulmates", account.potions));
        }
        if self.is_rival(crew) {
            lines.push(line("law", account.law));
        }
        lines
    }
}
