//! One player against the rival crew.

use tabletop::Choices;

use crate::play::*;

fn solo(level: Level) -> Scene {
    Scene::solo(Shadow::Corrupt, PotionCard::Soulmates, level)
}

/// The rival's turn, after the player has passed a turn that leaves these dice. Both bosses stand
/// where the position says; the rerolled lowest die falls so.
fn rival(position: Scene, pool: &[u8], fell: u8) -> Play {
    let mut play = Play::new(position.streets(pool));
    play.dice(&[fell]);
    play
}

#[test]
fn sm_solo_turn_the_player_starts_every_round_and_seat_b_is_empty() {
    let config = Smile::configure(1, &Choices::none().with("shadow", "viper").with("potion", "soulmates")).unwrap();
    let mut play = Play::new(Smile::new(&config).unwrap());
    assert_eq!(play.game.seats(), 1);
    assert!(matches!(play.game.pending(), Pending::Chance(ChanceQuestion::Draw(_))), "no start player is drawn");
    play.fill();
    assert_eq!((play.owns(Yellow), play.owns(Green)), ("potion/0 up".into(), "potion/0 up".into()));
    let position = solo(Level::Easy).owns(Green, "hat-1/0 up").owns(Green, "hat-2/0 up");
    assert_eq!(Play::settle(position, 1).table().start, Yellow, "even if the rival has more tiles");
}

#[test]
fn sm_solo_turn_rerolls_the_lowest_die() {
    // 11 dice: the rival's first turn.
    let game = solo(Level::Easy).streets(&[2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6]);
    let Pending::Chance(ChanceQuestion::Roll(roll)) = game.pending() else { panic!("the rival rolls") };
    assert_eq!((roll.die, roll.nth, roll.sides), (1, 0, 6));
    let mut play = Play::new(game);
    assert_eq!(play.table().pool, [2, 3, 3, 4, 4, 5, 5, 6, 6, 6].into_iter().collect());
    play.dice(&[6]);
    assert_eq!(play.table().gangs[1].feet, [2, 0, 0], "you are on its field: the shortest way is best");
    assert_eq!(play.table().gangs[1].hands, [3, 0, 0], "then the lowest die left");
}

#[test]
fn sm_solo_turn_takes_the_die_that_brings_it_closest_to_you() {
    let feet = |yellow, green, pool: &[u8], fell| {
        let position = solo(Level::Easy).boss(Yellow, yellow).boss(Green, green);
        let play = rival(position, pool, fell);
        (play.table().gangs[1].feet, play.table().gangs[1].hands, play.boss(Green))
    };
    // The last turn: three dice, the lowest is rerolled.
    let slot = |go, act, field| ([1, 1, go], [1, 1, act], field);
    assert_eq!(feet(5, 1, &[1, 3, 4], 6), slot(4, 3, 5), "exactly onto your field");
    assert_eq!(feet(5, 1, &[1, 3, 6], 5), slot(3, 5, 4), "3 and 5 are both one away: the smaller die");
    assert_eq!(feet(0, 10, &[1, 3, 6], 6), slot(3, 6, 1), "one past you, round the corner");
    assert_eq!(feet(11, 0, &[1, 5, 6], 5), slot(6, 5, 6), "backwards counts, too: 5 is six away, 6 is five away");
}

#[test]
fn sm_solo_turn_places_and_does_not_act() {
    let play = rival(solo(Level::Easy).boss(Yellow, 4), &[1, 4, 6], 6);
    assert_eq!(
        [Park, Centre, West].map(|district| play.events.iter().any(|event| matches!(event,
        Event::Placed { crew: Green, line, counts: [3, 2, 1] } if line.contains(&district)))),
        [true; 3]
    );
    assert!(!play.events.iter().any(|event| matches!(event, Event::Added { .. })));
}

#[test]
fn sm_solo_turn_never_rerolls_equal_dice_and_skips_what_the_detective_forbids() {
    let position = || Scene::solo(Shadow::Detective, PotionCard::Soulmates, Level::Easy).boss(Yellow, 6);
    let free = rival(position(), &[1, 6, 5], 3);
    assert_eq!(free.table().gangs[1].feet, [1, 1, 6]);
    let watched = rival(position().holder(Green), &[1, 6, 5], 3);
    assert_eq!((watched.table().gangs[1].feet, watched.table().gangs[1].hands), ([1, 1, 5], [1, 1, 3]));
    let equal = rival(position().holder(Green), &[1, 6, 6], 6);
    assert_eq!((equal.table().gangs[1].feet, equal.table().gangs[1].hands), ([1, 1, 6], [1, 1, 6]));
}

#[test]
fn sm_solo_level_decides_what_is_placed() {
    for (level, counts) in [(Level::Easy, [3, 2, 1]), (Level::Standard, [4, 3, 2]), (Level::Hard, [4, 3, 2])] {
        // 11 dice: the board can be looked at after the rival's turn.
        let play = rival(solo(level).boss(Yellow, 4), &[1, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6], 6);
        assert_eq!([Park, Centre, West].map(|district| play.markers(district)[1]), counts, "{level}");
        assert_eq!(play.asked(), Some(Yellow));
    }
}

#[test]
fn sm_solo_level_hard_calls_the_police_where_you_are_strongest() {
    let pool = [1, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6];
    let police = |position: Scene| {
        let play = rival(position.boss(Yellow, 4), &pool, 6);
        let added = play.events.iter().filter_map(|event| match event {
            Event::Added { crew: Green, party: Party::Police, count: 1, district, .. } => Some(*district),
            _ => None,
        });
        added.collect::<Vec<_>>()
    };
    let held = |level| solo(level).markers(South, [3, 0, 0]).markers(North, [2, 0, 0]);
    assert_eq!(police(held(Level::Hard)), [South]);
    assert_eq!(police(held(Level::Standard)), []);
    // A tie: the first in the order of scoring, from the shadow on clockwise, the centre last.
    let tied = solo(Level::Hard).markers(South, [3, 0, 0]).markers(North, [3, 0, 0]).markers(Centre, [3, 0, 0]);
    assert_eq!(police(tied.clone()), [North]);
    assert_eq!(police(tied.shadow_at(2)), [South]);
    assert_eq!(police(solo(Level::Hard)), [], "none anywhere: no marker");
    assert_eq!(rival(held(Level::Hard).boss(Yellow, 4), &pool, 6).markers(South), [3, 0, 1]);
}

#[test]
fn sm_solo_law_the_rival_scores_points_instead_of_the_bonus() {
    for (level, points) in [(Level::Easy, 1), (Level::Standard, 2), (Level::Hard, 3)] {
        let play = Play::shadow(solo(level).hands(Yellow, [2, 1, 1]).hands(Green, [1, 1, 1]), 1);
        assert_eq!(play.asked(), None, "no bonus");
        assert!(play.told(Event::LawPoints(points)));
        assert_eq!(play.game.account(Green).law, (points.into(), points.into()));
        assert_eq!(play.game.account(Green).total(), i32::from(points));
    }
    let mut yours = Play::shadow(solo(Level::Hard).hands(Yellow, [1, 1, 1]).hands(Green, [2, 1, 1]), 1);
    assert_eq!(yours.asked(), Some(Yellow));
    yours.act("bonus green, at park");
    let equal = Play::shadow(solo(Level::Hard), 1);
    assert_eq!((equal.asked(), equal.game.account(Green).total()), (None, 0));
}

#[test]
fn sm_solo_take_by_police_priority_majorities_face_up_potions_face_down() {
    let take =
        |tiles: &str| Play::settle(solo(Level::Easy).markers(South, [0, 2, 0]).tiles(South, tiles), 1).owns(Green);
    assert_eq!(take("hat-1/0 weapons/1"), "hat-1/0 up");
    assert_eq!(take("weapons/1 contraband/1"), "weapons/1 up");
    assert_eq!(take("gambling/1 weapons/1"), "gambling/1 up");
    assert_eq!(take("potion/0 contraband/2"), "contraband/2 up");
    assert_eq!(take("potion/0"), "potion/0 down");
}

#[test]
fn sm_solo_take_never_uses_potions() {
    let position = Scene::solo(Shadow::Corrupt, PotionCard::Seduction, Level::Easy).markers(South, [0, 1, 2]);
    let play = Play::settle(position.owns(Green, "potion/0 up"), 1);
    assert_eq!((play.asked(), play.owns(Green)), (None, "potion/0 up".into()));
    let position = Scene::solo(Shadow::Corrupt, PotionCard::Imitation, Level::Easy).markers(South, [0, 1, 0]);
    let play = Play::settle(position.owns(Green, "potion/0 up").tiles(South, "hat-6/3"), 1);
    assert_eq!(play.owns(Green), "potion/0 up, hat-6/3 up");
}

#[test]
fn sm_solo_take_shadows_hit_it_like_a_player_but_its_choices_are_not_used() {
    let collector = |markers| {
        let position = Scene::solo(Shadow::Collector, PotionCard::Soulmates, Level::Easy).markers(North, markers);
        Play::shadow(position, 1)
    };
    assert_eq!(collector([1, 2, 0]).asked(), None);
    let mut tie = collector([1, 1, 0]);
    assert_eq!((tie.asked(), tie.choices()), (Some(Yellow), "pass, again 1".into()), "no order to decide");
    tie.act("pass");
    assert_eq!(tie.asked(), None);
    assert_eq!(collector([0, 0, 0]).asked(), None);
    let water = Scene::solo(Shadow::Water, PotionCard::Soulmates, Level::Easy).markers(Harbour, [1, 2, 0]);
    assert_eq!(Play::shadow(water, 1).asked(), None);
    let mayor = Scene::solo(Shadow::Mayor, PotionCard::Soulmates, Level::Easy).hands(Yellow, [2, 1, 1]);
    assert_eq!(Play::shadow(mayor, 1).asked(), None);
    let hideout = Scene::solo(Shadow::Hideout, PotionCard::Soulmates, Level::Easy).markers(North, [3, 2, 0]);
    assert_eq!(Play::shadow(hideout, 1).markers(North), [0, 2, 0]);
    let historian = Scene::solo(Shadow::Historian, PotionCard::Soulmates, Level::Easy).over();
    assert_eq!(historian.account(Green).total(), -5);
    let detective = Scene::solo(Shadow::Detective, PotionCard::Soulmates, Level::Easy).markers(North, [0, 1, 0]);
    assert_eq!(Play::shadow(detective, 1).table().holder, Some(Green));
    let cursed = Scene::solo(Shadow::Cursed, PotionCard::Soulmates, Level::Easy).markers(Park, [0, 1, 0]);
    let play = Play::shadow(cursed.clone().tiles(Park, "potion/0"), 4);
    assert_eq!((play.owns(Green), play.on_card()), ("potion/0 down".into(), [0, 0]), "a tile before the die");
    assert_eq!(Play::shadow(cursed, 4).on_card(), [0, 4]);
}

#[test]
fn sm_solo_law_the_rival_has_to_be_beaten() {
    let rank = |position: Scene| {
        let standing = position.over().result().unwrap();
        (standing.seats(), standing.rank(Yellow.seat()), standing.score(Yellow.seat()))
    };
    assert_eq!(rank(solo(Level::Easy).owns(Yellow, "hat-3/1 up").law_points(2)), (1, 1, 3));
    assert_eq!(rank(solo(Level::Easy).owns(Yellow, "hat-1/0 up").law_points(2)), (1, 2, 1));
    assert_eq!(rank(solo(Level::Easy).markers(North, [1, 0, 0])), (1, 1, 0), "by the tie-break");
    assert_eq!(rank(solo(Level::Easy)), (1, 2, 0), "a draw is no win");
    let lines = solo(Level::Easy).law_points(4).over().breakdown(Green.seat());
    assert_eq!(lines.last().map(|line| (line.id, line.points)), Some(("law", 4)));
}
