//! Phase 5: the districts are scored one after the other, the round ends.

use serde::Serialize;
use tabletop::Refusal;

use crate::action::Action;
use crate::board::{District, Districts};
use crate::card::{PotionCard, Shadow};
use crate::event::{Event, Offer};
use crate::party::{Crew, Party};
use crate::state::{Keeping, Phase, ROUNDS, Smile};
use crate::tile::{Row, Tile};

use super::{Tell, unless, unless_at};

/// Who has a place in a district.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Placing {
    /// This party alone.
    Party(Party),
    /// Several equals. Nobody at all is a tie for the first place (sm.score.tie1).
    Tie,
    /// Nobody with a marker is left.
    Nobody,
}

/// Who would take something from a district if it were settled as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Places {
    /// The parties that have a place to themselves, the first place first.
    pub parties: [Option<Party>; 3],
    /// Whether the place after them is tied.
    pub tie: bool,
}

/// Who has the places of a district.
#[derive(Clone, Copy)]
struct Ranking {
    /// Sixteen bits for each party, the lowest for the one with the most: the party in two of them, above them how
    /// much it has, twice and one more for the Guardian.
    sorted: u64,
    /// How many have a place to themselves.
    clear: u8,
}

impl Ranking {
    #[inline]
    #[expect(clippy::needless_bitwise_bool, reason = "without branches: which way they go cannot be foreseen")]
    fn of(yellow: u8, green: u8, police: u8, guardian: u8) -> Self {
        let one = |count: u8, party: Party| u64::from(count) << 3 | party.index() as u64;
        let sorted = |one: u64, other: u64| (one.max(other), one.min(other));
        let before = u64::from(guardian > 0) << 2;
        let (a, b) = sorted(one(yellow, Party::Yellow), one(green, Party::Green));
        let (c, d) = sorted(one(police, Party::Police), one(guardian, Party::Guardian) | before);
        let ((a, c), (b, d)) = (sorted(a, c), sorted(b, d));
        let (b, c) = sorted(b, c);
        // A tie for a place is one for all behind it. Nobody is ahead of nobody.
        let first = a >> 2 > b >> 2;
        let second = first & (b >> 2 > c >> 2);
        let third = second & (c >> 2 > d >> 2);
        let fourth = third & (d >> 2 > 0);
        let clear = u8::from(first) + u8::from(second) + u8::from(third) + u8::from(fourth);
        Self { sorted: a | b << 16 | c << 32 | d << 48, clear }
    }

    /// Who has this place (from 0).
    #[inline]
    fn placing(self, place: u8) -> Placing {
        if place < self.clear {
            return Placing::Party(Party::ALL[(self.sorted >> (16 * place) & 3) as usize]);
        }
        let behind = self.sorted.checked_shr(16 * u32::from(self.clear)).unwrap_or(0);
        if self.clear > 0 && behind as u16 >> 2 == 0 { Placing::Nobody } else { Placing::Tie }
    }
}

impl Smile {
    /// The order of scoring (sm.score.order).
    #[inline]
    pub(crate) fn score_order(&self, at: u8) -> District {
        match (self.has_shadow(Shadow::Guardian), at) {
            (true, 0) | (false, 8) => District::Centre,
            (true, _) => self.ring(at - 1),
            (false, _) => self.ring(at),
        }
    }

    /// Settles the districts from this one of the order on, until somebody is asked or all are done.
    pub(crate) fn settle_from(&mut self, first: u8, story: &mut impl Tell) {
        if first == 0 {
            self.unscored = Districts::default();
            story.tell(self, Event::Settling);
        }
        for at in first..District::COUNT as u8 {
            if self.seduction(at, self.start, 0, story) {
                return;
            }
        }
        self.end_round(story);
    }

    /// Whether the crew can use Seduction there: a potion to pay, police to win over.
    fn can_seduce(&self, crew: Crew, district: District) -> bool {
        self.has_potion(crew) && !self.is_rival(crew) && self.turf(district).count(Party::Police) > 0
    }

    /// Seduction before a district is scored: in turn, until two passes in a row; who cannot is not
    /// asked (sm.potion.seduction). Says whether somebody is asked something.
    fn seduction(&mut self, at: u8, mut crew: Crew, mut passes: u8, story: &mut impl Tell) -> bool {
        if self.has_card(PotionCard::Seduction) {
            let district = self.score_order(at);
            while passes < 2 {
                if self.can_seduce(crew, district) {
                    self.phase = Phase::Seducing { at, crew, passes };
                    return true;
                }
                (crew, passes) = (crew.other(), passes + 1);
            }
        }
        self.judge(at, story)
    }

    pub(crate) fn seducing_legal(out: &mut Vec<Action>) {
        out.extend([Action::Pass, Action::Drink]);
    }

    pub(crate) fn seducing_refusal(&self, action: Action) -> Option<Refusal> {
        match action {
            Action::Pass | Action::Drink => None,
            _ => Some(self.not_now(action)),
        }
    }

    pub(crate) fn seducing_apply(&mut self, at: u8, crew: Crew, passes: u8, action: Action, story: &mut impl Tell) {
        let passes = match action {
            Action::Pass => {
                story.tell(self, Event::Passed(crew, Offer::Seduction));
                passes + 1
            }
            Action::Drink => {
                self.pay(crew, story);
                let district = self.score_order(at);
                let markers = &mut self.turf_mut(district).markers;
                markers[Party::Police.index()] -= 1;
                markers[crew.index()] += 1;
                story.tell(self, Event::Seduced(crew, district));
                0
            }
            _ => unreachable!("only legal actions are applied"),
        };
        if !self.seduction(at, crew.other(), passes, story) {
            self.settle_from(at + 1, story);
        }
    }

    /// The Detective looks, then the district is scored unless there is a tie for first place.
    fn judge(&mut self, at: u8, story: &mut impl Tell) -> bool {
        let district = self.score_order(at);
        if self.has_shadow(Shadow::Detective) && district == self.shadow_district() {
            // sm.shadow.detective: from wherever the card lies; on a tie it lies in the middle.
            let holder = self.turf(district).strongest();
            if holder != self.holder {
                self.holder = holder;
                story.tell(self, Event::Detective(holder));
            }
        }
        let ranking = self.ranking(district);
        if ranking.clear == 0 {
            self.unscored.insert(district);
            story.tell(self, Event::NotScored(district));
            self.die_goes_back(district, story);
            return false;
        }
        self.award(at, district, ranking, 0, story)
    }

    /// The parties of a district in order. The Guardian stands before everybody it ties with, the others are then
    /// compared for the next place (sm.monster.guardian).
    #[inline]
    fn ranking(&self, district: District) -> Ranking {
        let [yellow, green, police] = self.turf(district).markers;
        let guarded = district == District::Centre && self.has_shadow(Shadow::Guardian);
        Ranking::of(yellow, green, police, if guarded { self.die } else { 0 })
    }

    /// Who has this place (from 0).
    fn placing(&self, district: District, place: u8) -> Placing {
        self.ranking(district).placing(place)
    }

    /// The party that alone has this place (from 0).
    pub(crate) fn has_place(&self, district: District, place: u8) -> Option<Party> {
        match self.placing(district, place) {
            Placing::Party(party) => Some(party),
            Placing::Tie | Placing::Nobody => None,
        }
    }

    /// The places of a district as it is, as far as there is something to take.
    pub(crate) fn places(&self, district: District) -> Places {
        let mut places = Places::default();
        let prizes = self.turf(district).tiles.len() as usize + usize::from(self.die_lies_in(district));
        for (nth, place) in (0..).zip(&mut places.parties).take(prizes) {
            match self.placing(district, nth) {
                Placing::Party(party) => *place = Some(party),
                Placing::Tie => {
                    places.tie = true;
                    break;
                }
                Placing::Nobody => break,
            }
        }
        places
    }

    /// Whether the Cursed One's die can be won there.
    #[inline]
    pub(crate) fn die_lies_in(&self, district: District) -> bool {
        district == District::Park && self.has_shadow(Shadow::Cursed) && self.die > 0
    }

    /// The prizes of the places from this one on (sm.score.first, sm.score.second). Says whether
    /// somebody is asked something.
    fn award(&mut self, at: u8, district: District, ranking: Ranking, first: u8, story: &mut impl Tell) -> bool {
        // What is taken changes nobody's place.
        for place in first.. {
            let tiles = self.turf(district).tiles;
            let die = self.die_lies_in(district);
            if tiles.is_empty() && !die {
                break;
            }
            let party = match ranking.placing(place) {
                Placing::Party(party) => party,
                Placing::Tie => {
                    self.discard_rest(district, place, story);
                    break;
                }
                // The rest stays for the next round (sm.score.tie2).
                Placing::Nobody => break,
            };
            match party.crew().filter(|&crew| !self.is_rival(crew)) {
                Some(crew) => match tiles.only() {
                    Some(only) if !die => {
                        if self.take_tile(crew, at, place, only, story) {
                            return true;
                        }
                    }
                    None if tiles.is_empty() => self.take_die(party, place, story),
                    _ => {
                        self.phase = Phase::Taking { at, place, crew };
                        return true;
                    }
                },
                None => match tiles.best() {
                    Some(tile) => self.taken_by_priority(party, district, place, tile, story),
                    None => self.take_die(party, place, story),
                },
            }
        }
        self.clear(district, story);
        false
    }

    /// A tie for a later place: the rest is discarded (sm.score.tie2).
    fn discard_rest(&mut self, district: District, place: u8, story: &mut impl Tell) {
        let rest = std::mem::take(&mut self.turf_mut(district).tiles);
        for tile in rest.iter() {
            self.discard.insert(&self.table, tile);
        }
        if rest != Row::default() {
            story.tell(self, Event::Discarded { district, place, tiles: rest });
        }
    }

    pub(crate) fn taking_legal(&self, at: u8, out: &mut Vec<Action>) {
        let district = self.score_order(at);
        out.extend(self.turf(district).tiles.distinct().map(Action::Take));
        if self.die_lies_in(district) {
            out.push(Action::TakeDie);
        }
    }

    pub(crate) fn taking_refusal(&self, at: u8, action: Action) -> Option<Refusal> {
        let district = self.score_order(at);
        match action {
            Action::Take(tile) => unless_at(
                self.turf(district).tiles.contains(tile),
                "sm.score.first",
                "smile-no-such-tile-there",
                district,
            ),
            Action::TakeDie => unless(self.die_lies_in(district), "sm.monster.cursed", "smile-no-die-there"),
            _ => Some(self.not_now(action)),
        }
    }

    pub(crate) fn taking_apply(&mut self, at: u8, place: u8, crew: Crew, action: Action, story: &mut impl Tell) {
        let waits = match action {
            Action::Take(tile) => self.take_tile(crew, at, place, tile, story),
            Action::TakeDie => {
                self.take_die(crew.party(), place, story);
                false
            }
            _ => unreachable!("only legal actions are applied"),
        };
        if !waits {
            self.settle_on(at, place, story);
        }
    }

    /// A place has been served: on with the next one.
    pub(crate) fn settle_on(&mut self, at: u8, place: u8, story: &mut impl Tell) {
        let district = self.score_order(at);
        if !self.award(at, district, self.ranking(district), place + 1, story) {
            self.settle_from(at + 1, story);
        }
    }

    /// A player takes a tile. Says whether it has to decide how to keep it.
    fn take_tile(&mut self, crew: Crew, at: u8, place: u8, tile: Tile, story: &mut impl Tell) -> bool {
        let district = self.score_order(at);
        let then = Keeping::Settle { at, place };
        self.turf_mut(district).tiles.remove(tile);
        self.phase = Phase::Keeping { crew, tile, then };
        story.tell(self, Event::Took { party: crew.party(), place, district, tile });
        self.must_decide(crew, tile, story)
    }

    /// The Cursed One's die puts so many henchmen on the card; police place nothing
    /// (sm.monster.cursed).
    fn take_die(&mut self, party: Party, place: u8, story: &mut impl Tell) {
        let pips = std::mem::take(&mut self.die);
        if let Some(crew) = party.crew() {
            self.gang_mut(crew).on_card += pips;
        }
        story.tell(self, Event::TookDie { party, place, pips });
    }

    /// A die nobody took goes back without effect (sm.monster.cursed).
    fn die_goes_back(&mut self, district: District, story: &mut impl Tell) {
        if self.die_lies_in(district) {
            let pips = std::mem::take(&mut self.die);
            story.tell(self, Event::DieBack(pips));
        }
    }

    /// After scoring, all markers leave the district (sm.score.clear), but for those the Hideout
    /// keeps (sm.shadow.hideout); the Historian collects henchmen (sm.shadow.historian).
    fn clear(&mut self, district: District, story: &mut impl Tell) {
        self.die_goes_back(district, story);
        let mut gone = self.turf(district).markers;
        let mut hidden = 0;
        let here = district == self.shadow_district();
        if here
            && self.has_shadow(Shadow::Hideout)
            && let Some(strongest) = self.turf(district).strongest()
        {
            hidden = std::mem::take(&mut gone[strongest.other().index()]);
        }
        let archived = here && self.has_shadow(Shadow::Historian);
        if archived {
            for crew in Crew::BOTH {
                self.gang_mut(crew).on_card += gone[crew.index()];
            }
        }
        for (count, gone) in self.turf_mut(district).markers.iter_mut().zip(gone) {
            *count -= gone;
        }
        story.tell(self, Event::Cleared { district, gone, archived, hidden });
    }

    /// The end of a round: unscored districts without tiles lose their markers (sm.score.clear), the
    /// start player changes (sm.startplayer), the next round begins or the game ends.
    fn end_round(&mut self, story: &mut impl Tell) {
        for district in District::ALL {
            let turf = *self.turf(district);
            if self.unscored.contains(district) && turf.tiles.is_empty() && turf.is_held() {
                self.turf_mut(district).markers = [0; 3];
                story.tell(self, Event::Abandoned(district));
            }
            if !self.turf(district).is_held() {
                self.unscored.remove(district);
            }
        }
        if self.round + 1 == ROUNDS {
            self.phase = Phase::Over;
            if story.is_heard() {
                let scores = Crew::BOTH.map(|crew| self.account(crew).total());
                story.tell(self, Event::Ended(scores));
                if let Some(tie) = self.tie() {
                    story.tell(self, Event::TieBreak(tie));
                }
            }
            return;
        }
        if !self.solo {
            let tiles @ [yellow, green] = Crew::BOTH.map(|crew| self.gang(crew).tiles.len());
            self.start = match yellow.cmp(&green) {
                std::cmp::Ordering::Greater => Crew::Yellow,
                std::cmp::Ordering::Less => Crew::Green,
                std::cmp::Ordering::Equal => self.start.other(),
            };
            story.tell(self, Event::NextStart { crew: self.start, tiles });
        }
        self.round += 1;
        self.begin_round(story);
    }
}
