//! Phase 3: the walking shadows.

use crate::play::*;

fn with(shadow: Shadow) -> Scene {
    city(shadow, PotionCard::Soulmates)
}

#[test]
fn sm_shadow_the_last_die_moves_a_walker_clockwise() {
    let play = Play::shadow(with(Shadow::Historian).shadow_at(9), 5);
    assert_eq!(play.table().walker.number(), 2);
    assert_eq!(play.table().shadow_district, NorthEast);
    assert_eq!(play.settled()[0], NorthEast);
    assert!(play.told(Event::ShadowWalked { die: 5, to: smile::Field::new(2).unwrap() }));
}

#[test]
fn sm_shadow_comes_after_the_last_turn_with_the_die_that_is_left() {
    let mut play = Play::streets(with(Shadow::SecretService), &[4, 5, 6]);
    play.act("dice 6 5");
    assert_eq!(play.markers(Park), [0, 2, 0]);
    play.act("pass");
    assert!(play.told(Event::ShadowWalked { die: 4, to: smile::Field::new(4).unwrap() }));
    assert!(play.told(Event::Guarded(Park)));
    assert_eq!(play.table().die, 4);
}

#[test]
fn sm_shadow_most_henchmen_ignores_police_and_a_tie_is_nothing() {
    let tied = with(Shadow::Detective).holder(Yellow).markers(North, [2, 2, 9]).tiles(North, "hat-1/0");
    assert_eq!(Play::shadow(tied, 1).table().holder, None);
    let more = with(Shadow::Detective).markers(North, [2, 1, 9]);
    assert_eq!(Play::shadow(more, 1).table().holder, Some(Yellow));
}

#[test]
fn sm_shadow_corrupt_removes_all_police_in_this_district() {
    let position = with(Shadow::Corrupt).markers(North, [1, 1, 5]).tiles(North, "hat-1/0").markers(Harbour, [1, 1, 1]);
    let play = Play::shadow(position.tiles(Harbour, "hat-1/0"), 1);
    assert_eq!(play.markers(North), [1, 1, 0]);
    assert_eq!(play.markers(Harbour), [1, 1, 1]);
    let swept = Event::Swept { shadow: Shadow::Corrupt, district: North, party: Party::Police, count: 5 };
    assert!(play.told(swept));
}

#[test]
fn sm_shadow_femme_the_most_lose_half_rounded_down() {
    let halved = |markers| {
        let play = Play::shadow(with(Shadow::Femme).markers(North, markers), 1);
        let mut left = markers;
        for event in &play.events {
            if let Event::Swept { district: North, party, count, .. } = event {
                left[party.index()] -= count;
            }
        }
        left
    };
    assert_eq!(halved([5, 2, 1]), [3, 2, 1]);
    assert_eq!(halved([1, 4, 2]), [1, 2, 2]);
    assert_eq!(halved([0, 0, 7]), [0, 0, 4], "police too");
    assert_eq!(halved([4, 4, 3]), [2, 2, 3], "every party with the most");
    assert_eq!(halved([3, 3, 3]), [2, 2, 2]);
    assert_eq!(halved([1, 1, 0]), [1, 1, 0], "half of one is nothing");
    assert_eq!(halved([0, 0, 0]), [0, 0, 0]);
}

#[test]
fn sm_shadow_historian_keeps_the_henchmen_of_its_scored_district() {
    let position = with(Shadow::Historian).markers(North, [3, 2, 4]).markers(South, [5, 0, 0]).on_card(Green, 1);
    let play = Play::shadow(position, 1);
    assert_eq!(play.on_card(), [3, 3], "no police, nothing from elsewhere");
    assert!(play.told(Event::Cleared { district: North, gone: [3, 2, 4], archived: true, hidden: 0 }));
    assert!(play.told(Event::Cleared { district: South, gone: [5, 0, 0], archived: false, hidden: 0 }));
}

#[test]
fn sm_shadow_historian_nothing_from_an_unscored_district() {
    let play = Play::shadow(with(Shadow::Historian).markers(North, [2, 2, 0]), 1);
    assert_eq!(play.on_card(), [0, 0], "not even when an empty district loses its markers");
    assert_eq!(play.markers(North), [0, 0, 0]);
}

#[test]
fn sm_shadow_historian_one_point_each_and_minus_five_for_none() {
    let game = with(Shadow::Historian).on_card(Yellow, 7).over();
    assert_eq!([game.account(Yellow).shadow, game.account(Green).shadow], [(7, 7), (0, -5)]);
    let one = with(Shadow::Historian).on_card(Yellow, 1).over();
    assert_eq!(one.account(Yellow).shadow, (1, 1));
}

#[test]
fn sm_shadow_viper_removes_a_tile_by_police_priority() {
    let position = with(Shadow::Viper).tiles(North, "weapons/1 hat-1/0").markers(North, [2, 1, 0]);
    let mut play = Play::shadow(position, 1);
    assert!(play.told(Event::Bitten(North, "hat-1/0".parse().unwrap())));
    assert_eq!(play.discard(), "hat-1/0");
    play.act("keep up");
    assert_eq!((play.owns(Yellow), play.owns(Green)), ("weapons/1 up".into(), String::new()), "no second reward");
}

#[test]
fn sm_shadow_viper_after_a_tie_for_first_the_district_is_not_filled() {
    let position = with(Shadow::Viper).tiles(North, "weapons/1 hat-1/0").markers(North, [2, 2, 0]);
    let mut play = Play::shadow(position, 1);
    play.dice(&[1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1]).fill();
    assert_eq!((play.tiles(North), play.markers(North)), ("weapons/1".into(), [2, 2, 0]));
    assert_eq!(play.table().turfs[South.index()].tiles.len(), 2);
}

#[test]
fn sm_shadow_viper_a_bitten_empty_district_loses_its_markers() {
    let position = with(Shadow::Viper).tiles(North, "hat-1/0").markers(North, [2, 2, 0]);
    let mut play = Play::shadow(position, 1);
    assert_eq!(play.markers(North), [0, 0, 0]);
    play.dice(&[1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1]).fill();
    assert_eq!(play.table().turfs[North.index()].tiles.len(), 2, "so it is filled again");
    let none = Play::shadow(with(Shadow::Viper), 1);
    assert_eq!(none.discard(), "", "nothing to bite");
}

#[test]
fn sm_shadow_hideout_the_weaker_player_keeps_its_henchmen() {
    let position = with(Shadow::Hideout).markers(North, [2, 3, 4]).markers(South, [1, 2, 0]);
    let mut play = Play::shadow(position.tiles(North, "hat-1/0"), 1);
    assert_eq!(play.markers(North), [2, 0, 0]);
    assert_eq!(play.markers(South), [0, 0, 0], "only in this district");
    play.dice(&[1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1]).fill();
    assert_eq!(play.table().turfs[North.index()].tiles.len(), 2, "kept markers do not stop the filling");
    assert_eq!(play.markers(North)[..2], [2, 0], "and they are there for the next round");
    assert!(play.told(Event::Cleared { district: North, gone: [0, 3, 4], archived: false, hidden: 2 }));
}

#[test]
fn sm_shadow_hideout_zero_is_fewer_and_keeps_nothing() {
    assert_eq!(Play::shadow(with(Shadow::Hideout).markers(North, [3, 0, 0]), 1).markers(North), [0, 0, 0]);
    assert_eq!(Play::shadow(with(Shadow::Hideout).markers(North, [0, 3, 1]), 1).markers(North), [0, 0, 0]);
}

#[test]
fn sm_shadow_hideout_a_tie_keeps_nothing() {
    // Police are first, so the district is scored.
    assert_eq!(Play::shadow(with(Shadow::Hideout).markers(North, [2, 2, 3]), 1).markers(North), [0, 0, 0]);
}

#[test]
fn sm_shadow_hideout_counts_after_a_seduction() {
    let position = city(Shadow::Hideout, PotionCard::Seduction).markers(North, [2, 2, 4]).owns(Yellow, "potion/0 up");
    let mut play = Play::shadow(position, 1);
    play.act("drink");
    assert_eq!(play.asked(), None);
    // 3 against 2: green is the weaker one now (police 3 tie with yellow would not be scored).
    assert_eq!(play.markers(North), [0, 0, 0], "3 yellow, 3 police: a tie for first, and no tile is left");
    let position = city(Shadow::Hideout, PotionCard::Seduction).markers(North, [2, 2, 1]).owns(Yellow, "potion/0 up");
    let mut play = Play::shadow(position, 1);
    play.act("drink");
    assert_eq!(play.markers(North), [0, 2, 0]);
}

fn collector(markers: [u8; 3]) -> Scene {
    let position = with(Shadow::Collector).markers(North, markers).tiles(North, "hat-1/0 hat-1/0");
    position.hands(Yellow, [2, 5, 5]).hands(Green, [3, 3, 6])
}

#[test]
fn sm_shadow_collector_a_fourth_action_for_the_most_henchmen() {
    let mut play = Play::shadow(collector([1, 2, 5]), 1);
    assert_eq!((play.asked(), play.choices()), (Some(Green), "pass, again 3, again 6".into()));
    assert_eq!(play.refused("again 2"), "sm.shadow.collector not-your-action-die");
    assert_eq!(play.refused("again 0"), "sm.shadow.collector not-your-action-die");
    assert_eq!(play.refused("drink"), "sm.potion.phase3 no-potions-in-phase-3");
    play.act("again 3");
    let Pending::Chance(ChanceQuestion::Roll(roll)) = play.game.pending() else { panic!("the die is rolled") };
    assert_eq!((roll.die, roll.nth), (1, 0));
    play.dice(&[1]);
    assert_eq!(play.table().gangs[1].hands, [1, 3, 6], "it stays with its new value");
    assert_eq!(play.asked(), Some(Green));
    play.act("at north");
    assert_eq!(play.wanted(), [12, 10]);
    assert!(play.told(Event::Wanted([12, 10])), "the new value counts as wanted");
    assert_eq!((play.asked(), play.choices().starts_with("pass, bonus")), (Some(Green), true));
    assert_eq!(play.markers(North), [1, 2, 6]);
}

#[test]
fn sm_shadow_collector_may_be_declined_before_and_after_the_roll() {
    let mut before = Play::shadow(collector([2, 1, 0]), 1);
    before.act("pass");
    assert!(before.told(Event::Wanted([12, 12])));
    let mut after = Play::shadow(collector([2, 1, 0]), 1);
    after.act("again 5").dice(&[6]).act("pass");
    assert!(after.told(Event::Wanted([13, 12])), "the die keeps its new value");
}

#[test]
fn sm_shadow_collector_on_a_tie_both_may_and_the_start_player_says_who_goes_first() {
    let mut play = Play::shadow(collector([1, 1, 0]).start(Green), 1);
    assert_eq!((play.asked(), play.choices()), (Some(Green), "first A, first B".into()));
    assert_eq!(play.refused("first C"), "sm.shadow.collector nobody-sits-there");
    assert_eq!(play.refused("pass"), "sm.shadow.collector cannot-pass");
    play.act("first A");
    assert!(play.told(Event::GoesFirst(Yellow)));
    assert_eq!((play.asked(), play.choices()), (Some(Yellow), "pass, again 2, again 5".into()));
    // Yellow removes green's henchman; green still has its action.
    play.act("again 2").dice(&[4]).act("at north, marker green");
    assert_eq!((play.asked(), play.choices()), (Some(Green), "pass, again 3, again 6".into()));
    play.act("again 6").dice(&[6]).act("pass");
    assert!(play.told(Event::Wanted([14, 12])));
}

#[test]
fn sm_shadow_collector_the_start_player_can_go_first_and_decline() {
    let mut play = Play::shadow(collector([1, 1, 0]), 1);
    assert_eq!(play.asked(), Some(Yellow));
    play.act("first A, pass");
    assert_eq!(play.asked(), Some(Green), "the other one is still asked");
    play.act("pass");
    assert!(play.told(Event::Wanted([12, 12])));
}

#[test]
fn sm_shadow_collector_no_tie_without_henchmen() {
    let play = Play::shadow(collector([0, 0, 3]), 1);
    assert!(play.told(Event::Wanted([12, 12])), "nobody was asked");
}

#[test]
fn sm_shadow_press_henchmen_here_add_to_the_wanted_level() {
    let position = with(Shadow::Press).markers(North, [3, 1, 9]).markers(South, [9, 9, 0]);
    let mut play = Play::shadow(position.hands(Yellow, [1, 1, 1]).hands(Green, [1, 1, 2]), 1);
    assert!(play.told(Event::Wanted([6, 5])));
    assert_eq!(play.asked(), Some(Green));
    play.act("pass");
}

#[test]
fn sm_shadow_press_counts_only_once_it_has_walked() {
    let mut play = Play::streets(with(Shadow::Press).markers(Harbour, [5, 5, 0]), &[2, 2, 1]);
    assert_eq!(play.wanted(), [3, 2]);
    play.act("dice 2 2, pass");
    assert_eq!(play.wanted(), [3, 4], "beside field 1 there is nobody");
}

#[test]
fn sm_shadow_secret_service_two_police_into_this_district() {
    let play = Play::shadow(with(Shadow::SecretService).markers(North, [3, 3, 1]).tiles(North, "hat-1/0"), 1);
    assert_eq!(play.markers(North), [3, 3, 3]);
}

fn mayor(green: [u8; 3]) -> Play {
    let position = with(Shadow::Mayor).markers(North, [3, 3, 0]).tiles(North, "hat-1/0");
    Play::shadow(position.hands(Yellow, [2, 2, 2]).hands(Green, green), 1)
}

#[test]
fn sm_shadow_mayor_two_henchmen_for_the_less_wanted() {
    let mut play = mayor([6, 6, 6]);
    assert_eq!(play.asked(), Some(Yellow));
    play.act("bonus green, at north");
    assert_eq!((play.asked(), play.choices()), (Some(Yellow), "pass, support".into()));
    assert_eq!(play.refused("at north"), "sm.act not-your-turn-any-more");
    play.act("support");
    assert_eq!(play.owns(Yellow), "hat-1/0 up", "5 against 4");
}

#[test]
fn sm_shadow_mayor_whether_or_not_the_bonus_was_used_and_both_or_none() {
    let mut play = mayor([1, 1, 1]);
    play.act("pass");
    assert_eq!(play.asked(), Some(Green));
    play.act("pass");
    assert_eq!(play.markers(North), [3, 3, 0], "declined, so it is still a tie");
    let mut play = mayor([1, 1, 1]);
    play.act("pass, support");
    assert!(play.told(Event::Cleared { district: North, gone: [3, 5, 0], archived: false, hidden: 0 }));
}

#[test]
fn sm_shadow_mayor_equal_levels_get_nothing() {
    let play = mayor([2, 2, 2]);
    assert_eq!(play.asked(), None);
}

#[test]
fn sm_shadow_detective_goes_to_the_most_henchmen_scored_or_not() {
    let at = |markers, tiles: bool| {
        let position = with(Shadow::Detective).holder(Yellow).markers(North, markers);
        let position = if tiles { position.tiles(North, "hat-1/0") } else { position };
        Play::shadow(position, 1)
    };
    let scored = at([1, 3, 0], true);
    assert_eq!(scored.table().holder, Some(Green), "from wherever it lies");
    assert!(scored.told(Event::Detective(Some(Green))));
    assert_eq!(at([1, 3, 3], false).table().holder, Some(Green), "a tie with police: not scored");
    assert_eq!(at([2, 2, 5], true).table().holder, None, "a tie: back to the middle");
    assert_eq!(at([2, 1, 5], true).table().holder, Some(Yellow), "it stays");
    assert_eq!(at([0, 0, 0], true).table().holder, None);
}

fn watched(pool: &[u8]) -> Play {
    // Turns with 11, 7 and 3 dice are green's.
    Play::streets(with(Shadow::Detective).holder(Green), pool)
}

#[test]
fn sm_shadow_detective_6_6_3_in_both_roles() {
    let play = watched(&[6, 6, 3]);
    assert_eq!(play.choices(), "dice 3 6, dice 6 3", "the 3 first, then all are equal");
    assert_eq!(play.refused("dice 6 6"), "sm.shadow.detective highest-die-forbidden");
}

#[test]
fn sm_shadow_detective_never_the_highest_of_the_pool_as_it_then_is() {
    assert_eq!(watched(&[6, 3, 3]).choices(), "dice 3 3");
    assert_eq!(watched(&[6, 3, 1]).choices(), "dice 1 3, dice 3 1");
    assert_eq!(watched(&[6, 3, 3]).refused("dice 6 3"), "sm.shadow.detective highest-die-forbidden");
    assert_eq!(watched(&[5, 5, 5]).choices(), "reroll, dice 5 5", "all equal: free");
    assert_eq!(watched(&[5, 5, 5, 5, 5, 5, 2]).choices(), "dice 2 5, dice 5 2");
    assert_eq!(watched(&[5, 5, 5, 5, 5, 2, 2]).choices(), "dice 2 2");
}

#[test]
fn sm_shadow_detective_binds_its_holder_only() {
    let play = Play::streets(with(Shadow::Detective).holder(Yellow), &[6, 3, 1]);
    assert_eq!(play.legal().len(), 6);
    let free = Play::streets(with(Shadow::Detective), &[6, 3, 1]);
    assert_eq!(free.legal().len(), 6);
}

#[test]
fn sm_shadow_detective_second_chance_changes_the_pool_that_is_tested() {
    let position = city(Shadow::Detective, PotionCard::SecondChance).holder(Green).owns(Green, "potion/0 up");
    let mut play = Play::streets(position, &[6, 3, 1]);
    assert_eq!(play.choices(), "drink, dice 1 3, dice 3 1");
    play.act("drink, mark 6, roll").dice(&[2]);
    assert_eq!(play.choices(), "dice 1 2, dice 2 1");
}

#[test]
fn sm_shadow_detective_costs_its_holder_three_points() {
    let game = with(Shadow::Detective).holder(Yellow).over();
    assert_eq!([game.account(Yellow).total(), game.account(Green).total()], [-3, 0]);
}

#[test]
fn sm_shadow_detective_looks_after_a_seduction() {
    let position = city(Shadow::Detective, PotionCard::Seduction).markers(North, [1, 1, 1]).owns(Green, "potion/1 up");
    let mut play = Play::shadow(position, 1);
    assert_eq!(play.table().holder, None);
    play.act("drink");
    assert_eq!(play.table().holder, Some(Green));
}
