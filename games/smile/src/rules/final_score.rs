//! Final scoring: where a crew's points come from.

use std::cmp::Ordering;

use serde::Serialize;
use tabletop::{Fact, FactValue, ScoreLine, Standing};

use crate::card::{PotionCard, Shadow};
use crate::hoard::Hoard;
use crate::party::Crew;
use crate::state::{Phase, Smile};
use crate::tile::Kind;

/// What a crew has and what it is worth, each as (how many, points).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Account {
    /// Hats that count once.
    pub hats: (i32, i32),
    /// Hats on a potion, which count double.
    pub doubled: (i32, i32),
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
        let Self { hats, doubled, face_down, majorities, shadow, potions, law } = self;
        let majorities: i32 = majorities.iter().map(|majority| majority.1).sum();
        hats.1 + doubled.1 + face_down.1 + majorities + shadow.1 + potions.1 + law.1
    }
}

/// What decides between equal scores, in this order (sm.final.tie); yellow's and green's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TieBreak {
    /// Face-up potions.
    pub potions: [i32; 2],
    /// Henchmen in the city.
    pub henchmen: [i32; 2],
}

/// What a line about a majority is called, by how it stands: fewer, as many, more, more against none.
const MAJORITY_LINES: [[&str; 4]; 3] = [
    ["gambling-less", "gambling-tie", "gambling-most", "gambling-alone"],
    ["weapons-less", "weapons-tie", "weapons-most", "weapons-alone"],
    ["contraband-less", "contraband-tie", "contraband-most", "contraband-alone"],
];

/// In a tie-break one potion outweighs all henchmen there can be.
const POTION_WEIGHT: i32 = 10_000;

/// How often each kind counts face up, in the order of the kinds.
type FaceUp = [i32; Kind::ALL.len()];

/// How often each kind of these counts so.
fn face_up(tiles: &Hoard) -> FaceUp {
    let mut counts = FaceUp::default();
    for held in tiles.iter() {
        counts[held.tile.kind() as usize] += i32::from(held.side.is_up()) * i32::from(held.side.times());
    }
    counts
}

/// The potions among these.
fn potions_of(counts: &FaceUp) -> i32 {
    counts[Kind::Potion as usize]
}

impl Smile {
    /// The account of a crew as the table lies (sm.final).
    pub fn account(&self, crew: Crew) -> Account {
        let up = |crew| face_up(&self.gang(crew).tiles);
        self.account_with(crew, &up(crew), &up(crew.other()))
    }

    /// The same, with what is known of both crews' tiles.
    fn account_with(&self, crew: Crew, ours: &FaceUp, theirs: &FaceUp) -> Account {
        let own = self.gang(crew);
        let mut account = Account {
            hats: (0, 0),
            doubled: (0, 0),
            face_down: (0, 0),
            majorities: Kind::MAJORITIES.map(|kind| {
                let (count, rival) = (ours[kind as usize], theirs[kind as usize]);
                // Most of a kind, a tie nothing, a monopoly double (sm.majority).
                let times = i32::from(count > rival) + i32::from(count > rival && rival == 0);
                (count, times * i32::from(self.table.majority(kind)))
            }),
            shadow: self.shadow_points(crew),
            potions: (potions_of(ours), 0),
            law: (i32::from(own.law), i32::from(own.law)),
        };
        for held in own.tiles.iter() {
            let times = i32::from(held.side.times());
            if !held.side.is_up() {
                account.face_down.0 += 1;
                account.face_down.1 += times;
            } else if held.tile.kind() == Kind::Hat {
                let hats = if held.side.is_double() { &mut account.doubled } else { &mut account.hats };
                hats.0 += 1;
                hats.1 += times * i32::from(held.tile.points());
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

    fn potions_and_henchmen(&self, crew: Crew) -> (i32, i32) {
        (potions_of(&face_up(&self.gang(crew).tiles)), self.henchmen(crew))
    }

    fn henchmen(&self, crew: Crew) -> i32 {
        self.turfs.iter().map(|turf| i32::from(turf.henchmen(crew))).sum()
    }

    /// Both scores, and what decides between equal ones: face-up potions, then henchmen on the board (sm.final.tie).
    fn scores(&self) -> [(i32, i32); 2] {
        let up = Crew::BOTH.map(|crew| face_up(&self.gang(crew).tiles));
        Crew::BOTH.map(|crew| {
            let (ours, theirs) = (&up[crew.index()], &up[crew.other().index()]);
            let tie_break = potions_of(ours) * POTION_WEIGHT + self.henchmen(crew);
            (self.account_with(crew, ours, theirs).total(), tie_break)
        })
    }

    /// What decides, if the scores are equal.
    pub(crate) fn tie(&self) -> Option<TieBreak> {
        let [yellow, green] = Crew::BOTH.map(|crew| self.account(crew).total());
        (yellow == green).then(|| {
            let [ours, theirs] = Crew::BOTH.map(|crew| self.potions_and_henchmen(crew));
            TieBreak { potions: [ours.0, theirs.0], henchmen: [ours.1, theirs.1] }
        })
    }

    /// The standing at the end. A player alone has to beat the rival crew: a draw is no win.
    pub(crate) fn standing(&self) -> Option<Standing> {
        if self.phase != Phase::Over {
            return None;
        }
        let [yellow, green] = self.scores();
        Some(if self.solo { Standing::solo(yellow.0, yellow > green) } else { Standing::by_score(&[yellow, green]) })
    }

    /// What is worth counting over many games.
    pub(crate) fn final_facts(&self) -> Vec<Fact> {
        let [yellow, green] = self.scores();
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
        let mut lines = vec![line("hats", account.hats)];
        if account.doubled.0 > 0 {
            lines.push(line("hats-double", account.doubled));
        }
        lines.push(line("face-down", account.face_down));
        let theirs = self.account(crew.other()).majorities;
        for ((own, their), [less, tie, most, alone]) in account.majorities.into_iter().zip(theirs).zip(MAJORITY_LINES) {
            let id = match own.0.cmp(&their.0) {
                Ordering::Less => less,
                Ordering::Equal => tie,
                Ordering::Greater if their.0 > 0 => most,
                Ordering::Greater => alone,
            };
            lines.push(line(id, own));
        }
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
        if let Some(TieBreak { potions, henchmen }) = self.tie() {
            lines.push(line("tie-potions", (potions[crew.index()], 0)));
            if potions[0] == potions[1] {
                lines.push(line("tie-henchmen", (henchmen[crew.index()], 0)));
            }
        }
        lines
    }
}
