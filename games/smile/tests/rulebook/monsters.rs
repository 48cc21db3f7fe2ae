//! The monsters.

use smile::District;

use crate::play::*;

const DICE: [u8; 13] = [1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6];

fn with(shadow: Shadow) -> Scene {
    city(shadow, PotionCard::Soulmates)
}

#[test]
fn sm_monster_place_no_figure_on_the_fields() {
    for shadow in [Shadow::Water, Shadow::Guardian, Shadow::Cursed] {
        let play = Play::shadow(with(shadow), 5);
        assert_eq!(play.table().walker.number(), 0, "the die moves nothing");
        assert!(play.told(Event::MonsterDie(shadow, 5)));
    }
    let homes = [Shadow::Water, Shadow::Guardian, Shadow::Cursed, Shadow::Viper].map(Shadow::home);
    assert_eq!(homes, [Some(Harbour), Some(Centre), Some(Park), None]);
}

#[test]
fn sm_monster_place_its_district_begins_the_orders() {
    let filled = |shadow| {
        let mut play = Play::new(with(shadow).size_up());
        play.dice(&DICE).fill();
        let laid = play.events.iter().filter_map(|event| match event {
            Event::Laid(district, _) => Some(*district),
            _ => None,
        });
        laid.take(9).collect::<Vec<District>>()
    };
    let harbour = [Harbour, North, NorthEast, Park, SouthEast, South, SouthWest, West];
    let park = [Park, SouthEast, South, SouthWest, West, Harbour, North, NorthEast];
    let centre_first = |ring: [District; 8]| [Centre].into_iter().chain(ring).collect::<Vec<_>>();
    let centre_last = |ring: [District; 8]| ring.into_iter().chain([Centre]).collect::<Vec<_>>();
    assert_eq!(filled(Shadow::Water), centre_first(harbour));
    assert_eq!(filled(Shadow::Guardian), centre_first(harbour));
    assert_eq!(filled(Shadow::Cursed), centre_first(park));
    let settled = |shadow| Play::settle(with(shadow), 1).settled();
    assert_eq!(settled(Shadow::Water), centre_last(harbour));
    assert_eq!(settled(Shadow::Guardian), centre_first(harbour));
    assert_eq!(settled(Shadow::Cursed), centre_last(park));
}

#[test]
fn sm_monster_water_lends_the_die_to_the_most_henchmen_in_the_harbour() {
    let position = with(Shadow::Water).markers(Harbour, [1, 2, 5]).hands(Yellow, [1, 1, 2]).hands(Green, [1, 1, 3]);
    let mut play = Play::shadow(position, 1);
    assert_eq!((play.asked(), play.legal().len()), (Some(Green), 10));
    play.act("at park");
    assert_eq!(play.markers(Park), [0, 0, 1]);
    assert!(play.told(Event::Wanted([4, 5])), "it does not count as wanted");
    assert_eq!(play.asked(), Some(Yellow), "the law follows");
}

#[test]
fn sm_monster_water_is_a_may_and_a_tie_is_nothing() {
    let mut play = Play::shadow(with(Shadow::Water).markers(Harbour, [2, 1, 0]), 6);
    assert_eq!((play.asked(), play.legal().len()), (Some(Yellow), 13));
    play.act("pass");
    assert!(play.told(Event::Wanted([3, 3])));
    assert_eq!(Play::shadow(with(Shadow::Water).markers(Harbour, [2, 2, 0]), 6).asked(), None);
    assert_eq!(Play::shadow(with(Shadow::Water).markers(North, [2, 1, 0]), 6).asked(), None);
}

/// The centre with the Guardian's die; who took what, in order.
fn guarded(die: u8, markers: [u8; 3], tiles: &str) -> (Vec<(Party, String)>, Play) {
    let position = with(Shadow::Guardian).markers(Centre, markers).tiles(Centre, tiles);
    let mut play = Play::settle(position, die);
    while let Some(first) = play.legal().first().cloned() {
        play.act(&first);
    }
    let took = play.events.iter().filter_map(|event| match event {
        Event::Took { party, tile, .. } => Some((*party, tile.to_string())),
        _ => None,
    });
    (took.collect(), play)
}

const THREE: &str = "hat-6/3 hat-5/2 hat-4/2";

fn order(die: u8, markers: [u8; 3]) -> Vec<Party> {
    guarded(die, markers, THREE).0.into_iter().map(|(party, _)| party).collect()
}

use Party::{Green as G, Guardian, Police as P, Yellow as Y};

#[test]
fn sm_monster_guardian_is_a_fourth_party() {
    assert_eq!(order(3, [4, 2, 1]), [Y, Guardian, G]);
    assert_eq!(order(1, [4, 3, 2]), [Y, G, P], "fourth: no tile is left");
    assert_eq!(order(6, [1, 2, 3]), [Guardian, P, G]);
}

#[test]
fn sm_monster_guardian_alone_is_first() {
    let (took, play) = guarded(2, [0, 0, 0], THREE);
    assert_eq!(took, [(Guardian, "hat-6/3".into())]);
    assert_eq!(play.tiles(Centre), "hat-5/2 hat-4/2", "no second");
    assert!(!play.told(Event::NotScored(Centre)));
}

#[test]
fn sm_monster_guardian_wins_every_tie_it_is_in() {
    assert_eq!(order(4, [4, 2, 1]), [Guardian, Y, G], "for first");
    assert_eq!(order(4, [2, 4, 1]), [Guardian, G, Y]);
    assert_eq!(order(4, [2, 1, 4]), [Guardian, P, Y]);
    assert_eq!(order(2, [4, 2, 1]), [Y, Guardian, G], "for second");
    assert_eq!(order(1, [4, 2, 1]), [Y, G, Guardian], "for third");
}

#[test]
fn sm_monster_guardian_ties_behind_it_are_ties_for_the_next_place() {
    let (took, play) = guarded(4, [4, 4, 1], THREE);
    assert_eq!(took, [(Guardian, "hat-6/3".into())], "then yellow and green tie for second");
    assert_eq!(play.discard(), "hat-4/2 hat-5/2");
    let (took, play) = guarded(3, [3, 3, 3], THREE);
    assert_eq!((took.len(), play.discard()), (1, "hat-4/2 hat-5/2".into()));
    let (took, play) = guarded(2, [4, 2, 2], THREE);
    assert_eq!(took.len(), 2, "yellow, Guardian");
    assert_eq!(play.discard(), "hat-4/2", "a tie for third: the last tile is discarded");
    assert_eq!(play.markers(Centre), [0, 0, 0]);
}

#[test]
fn sm_monster_guardian_below_a_tie_for_first_changes_nothing() {
    let (took, play) = guarded(3, [4, 4, 1], THREE);
    assert!(took.is_empty());
    assert!(play.told(Event::NotScored(Centre)));
    assert_eq!((play.tiles(Centre), play.markers(Centre)), (THREE.into(), [4, 4, 1]));
}

#[test]
fn sm_monster_guardian_a_tie_for_second_above_it_discards_the_rest() {
    let (took, play) = guarded(1, [4, 2, 2], THREE);
    assert_eq!(took.len(), 1);
    assert_eq!(play.discard(), "hat-4/2 hat-5/2");
}

#[test]
fn sm_monster_guardian_its_tile_goes_back_into_the_bag_at_once() {
    let position = with(Shadow::Guardian).tiles(Centre, "weapons/1 gambling/1").bag("hat-1/0");
    let play = Play::settle(position, 2);
    assert_eq!((play.discard(), play.tiles(Centre)), (String::new(), "weapons/1".into()), "by police priority");
    let memory = play.game.view(Viewer::Spectator).memory;
    assert_eq!(memory.bag.iter().map(|tile| tile.to_string()).collect::<Vec<_>>(), ["gambling/1", "hat-1/0"]);
    assert_eq!((memory.full, memory.shuffle), (memory.bag, 1), "the bag is shuffled anew");
}

#[test]
fn sm_monster_guardian_only_in_the_centre() {
    let play = Play::settle(with(Shadow::Guardian).markers(North, [0, 0, 1]).tiles(North, "hat-1/0"), 6);
    assert_eq!(play.discard(), "hat-1/0");
}

#[test]
fn sm_monster_guardian_its_pips_are_no_markers() {
    let mut play = Play::streets(with(Shadow::Guardian).markers(Centre, [1, 1, 1]), &[4; 13]);
    play.act("dice 4 4, at centre");
    assert_eq!(play.refused("marker guardian"), "sm.monster.guardian pips-are-no-markers");
    let position =
        city(Shadow::Guardian, PotionCard::Relocation).markers(Centre, [1, 1, 1]).owns(Yellow, "potion/0 up");
    let mut play = Play::streets(position, &[4; 13]);
    play.act("drink, at centre");
    assert_eq!(play.refused("marker guardian"), "sm.monster.guardian pips-are-no-markers");
}

fn cursed(markers: [u8; 3]) -> Scene {
    with(Shadow::Cursed).markers(Park, markers)
}

#[test]
fn sm_monster_cursed_takes_one_slot_of_the_park() {
    let mut play = Play::new(with(Shadow::Cursed).size_up());
    play.dice(&DICE).fill();
    assert_eq!(play.table().turfs[Park.index()].tiles.len(), 1);
    assert_eq!(play.table().turfs[North.index()].tiles.len(), 2);
}

#[test]
fn sm_monster_cursed_the_first_chooses_tile_or_die() {
    let mut play = Play::shadow(cursed([2, 1, 0]).tiles(Park, "hat-5/2"), 4);
    assert_eq!((play.asked(), play.choices()), (Some(Yellow), "take hat-5/2, take die".into()));
    let mut tile = play.clone();
    play.act("take die");
    assert_eq!(play.on_card(), [4, 0]);
    assert_eq!((play.owns(Yellow), play.owns(Green)), (String::new(), "hat-5/2 up".into()));
    assert!(play.told(Event::TookDie { party: Y, place: 0, pips: 4 }));
    tile.act("take hat-5/2");
    assert_eq!((tile.on_card(), tile.owns(Yellow)), ([0, 4], "hat-5/2 up".into()), "the second gets what is left");
}

#[test]
fn sm_monster_cursed_police_take_the_die_only_if_nothing_else_is_there() {
    let play = Play::shadow(cursed([0, 1, 2]).tiles(Park, "potion/0"), 4);
    assert_eq!((play.discard(), play.on_card()), ("potion/0".into(), [0, 4]));
    let mut play = Play::shadow(cursed([0, 3, 2]).tiles(Park, "hat-1/0"), 4);
    play.act("take hat-1/0");
    assert_eq!(play.on_card(), [0, 0], "police place nothing");
    assert!(play.told(Event::TookDie { party: P, place: 1, pips: 4 }));
    let alone = Play::shadow(cursed([0, 0, 2]), 4);
    assert!(alone.told(Event::TookDie { party: P, place: 0, pips: 4 }));
}

#[test]
fn sm_monster_cursed_with_no_tile_the_first_takes_the_die() {
    let play = Play::shadow(cursed([1, 3, 2]), 5);
    assert_eq!((play.asked(), play.on_card()), (None, [0, 5]));
    assert!(play.told(Event::TookDie { party: G, place: 0, pips: 5 }));
}

#[test]
fn sm_monster_cursed_a_die_left_over_goes_back_without_effect() {
    let mut nobody = Play::shadow(cursed([1, 0, 0]).tiles(Park, "hat-1/0"), 3);
    nobody.act("take hat-1/0");
    assert!(nobody.told(Event::DieBack(3)), "no second");
    let mut tie = Play::shadow(cursed([3, 2, 2]).tiles(Park, "hat-1/0"), 3);
    tie.act("take hat-1/0");
    assert!(tie.told(Event::DieBack(3)), "a tie for second");
    let unscored = Play::shadow(cursed([3, 3, 2]).tiles(Park, "hat-1/0"), 3);
    assert!(unscored.told(Event::DieBack(3)), "not scored");
    assert_eq!([nobody.on_card(), tie.on_card(), unscored.on_card()], [[0, 0]; 3]);
    assert_eq!(unscored.tiles(Park), "hat-1/0");
    let mut taken = Play::shadow(cursed([3, 2, 2]).tiles(Park, "hat-1/0"), 3);
    taken.act("take die");
    assert_eq!((taken.on_card(), taken.discard()), ([3, 0], "hat-1/0".into()), "the tile is discarded by the tie");
    assert!(!taken.told(Event::DieBack(3)));
}

#[test]
fn sm_monster_cursed_points_for_henchmen_and_five_for_the_most() {
    let points = |yellow, green| {
        let game = with(Shadow::Cursed).on_card(Yellow, yellow).on_card(Green, green).over();
        [game.account(Yellow).total(), game.account(Green).total()]
    };
    assert_eq!(points(4, 3), [9, 3]);
    assert_eq!(points(0, 1), [0, 6]);
    assert_eq!(points(4, 4), [4, 4], "a tie: nobody");
    assert_eq!(points(0, 0), [0, 0]);
}
