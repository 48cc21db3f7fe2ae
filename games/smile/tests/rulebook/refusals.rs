//! What cannot be done now is refused by the rule that says when it can be done, not by the rule of
//! the question that happens to be asked.

use crate::play::*;

const POOL: [u8; 13] = [1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6];

fn with_potion(card: PotionCard) -> Scene {
    city(Shadow::Corrupt, card).owns(Yellow, "potion/0 up").owns(Green, "potion/1 up")
}

/// Each of these is refused so.
#[track_caller]
fn refuses(play: &Play, refusals: &[(&str, &str)]) {
    for (action, refusal) in refusals {
        assert_eq!(play.refused(action), *refusal, "{action}");
    }
}

#[test]
fn sm_take_and_sm_potion_con_artist_before_the_dice_are_taken() {
    let play = Play::streets(with_potion(PotionCard::ConArtist), &POOL);
    refuses(
        &play,
        &[
            ("keep up", "sm.take no-tile-to-keep"),
            ("give potion/0 up", "sm.potion.con_artist dice-first"),
            ("drink", "sm.potion.con_artist potion-not-now"),
            ("walk", "sm.move dice-first"),
            ("place", "sm.place dice-first"),
            ("step 3", "sm.potion.quick_step potion-card-not-in-game"),
            ("shell 1 2 3", "sm.potion.shell_game potion-card-not-in-game"),
            ("mark 3", "sm.potion.second_chance potion-card-not-in-game"),
            ("take hat-1/0", "sm.score.first no-district-scored"),
            ("take die", "sm.monster.cursed shadow-not-in-game"),
            ("bonus police", "sm.wanted no-bonus-now"),
            ("again 3", "sm.shadow.collector shadow-not-in-game"),
            ("first A", "sm.shadow.collector shadow-not-in-game"),
            ("support", "sm.shadow.mayor shadow-not-in-game"),
            ("pass", "sm.dice cannot-pass"),
        ],
    );
}

#[test]
fn sm_potion_quick_step_before_the_dice_and_after_the_move() {
    let mut play = Play::streets(with_potion(PotionCard::QuickStep), &POOL);
    refuses(&play, &[("step 3", "sm.potion.quick_step dice-first"), ("drink", "sm.potion.quick_step potion-not-now")]);
    play.act("dice 1 1");
    refuses(
        &play,
        &[
            ("drink", "sm.potion.quick_step potion-not-now"),
            ("place", "sm.place move-first"),
            ("dice 2 2", "sm.dice dice-taken"),
            ("at park", "sm.act action-comes-later"),
            ("reroll", "sm.reroll turn-has-begun"),
        ],
    );
    play.act("walk");
    refuses(
        &play,
        &[
            ("step 3", "sm.potion.quick_step boss-has-moved"),
            ("walk", "sm.move boss-has-moved"),
            ("place", "sm.place henchmen-placed"),
            ("drink", "sm.potion.quick_step potion-not-now"),
        ],
    );
}

#[test]
fn sm_potion_shell_game_and_con_artist_when_the_henchmen_stand() {
    for (card, action) in [(PotionCard::ShellGame, "shell 1 2 3"), (PotionCard::ConArtist, "give potion/0 up")] {
        let mut play = Play::streets(with_potion(card), &POOL);
        refuses(&play, &[(action, &format!("{} dice-first", card.rule()))]);
        play.act("dice 1 1");
        if play.legal().contains(&"place".into()) {
            play.act("place");
        }
        refuses(&play, &[(action, &format!("{} henchmen-placed", card.rule()))]);
    }
}

#[test]
fn sm_potion_overpower_when_the_action_has_begun() {
    let mut play = Play::streets(with_potion(PotionCard::Overpower), &POOL);
    play.act("dice 1 2, at north");
    refuses(&play, &[("drink", "sm.potion.overpower potion-not-now"), ("both harbour north", "sm.act finish-first")]);
}

#[test]
fn sm_potion_relocation_waits_for_the_end_of_an_action() {
    let mut play = Play::streets(with_potion(PotionCard::Relocation), &POOL);
    play.act("dice 1 2, at north");
    refuses(&play, &[("drink", "sm.act finish-first")]);
    play.act("at park");
    refuses(&play, &[("at park", "sm.act action-done"), ("dice 2 2", "sm.dice dice-taken")]);
    play.act("drink");
    refuses(&play, &[("drink", "sm.potion.relocation finish-first"), ("pass", "sm.potion.relocation cannot-pass")]);
}

#[test]
fn sm_wanted_after_the_turns_of_a_round() {
    let mut play = Play::shadow(with_potion(PotionCard::SecondChance).hands(Green, [6, 6, 6]), 1);
    assert_eq!(play.choices(), "pass, bonus yellow, bonus green, bonus police, bonus two-police");
    refuses(
        &play,
        &[
            ("drink", "sm.potion.second_chance potion-not-now"),
            ("mark 1", "sm.potion.second_chance potion-not-now"),
            ("dice 1 1", "sm.dice not-your-turn-any-more"),
            ("walk", "sm.move not-your-turn-any-more"),
            ("at park", "sm.wanted bonus-first"),
            ("keep down", "sm.take no-tile-to-keep"),
        ],
    );
    play.act("bonus police");
    refuses(&play, &[("bonus police", "sm.wanted finish-first"), ("pass", "sm.wanted cannot-pass")]);
}

#[test]
fn sm_potion_phase3_no_potion_with_the_collector() {
    let position = city(Shadow::Collector, PotionCard::Relocation).owns(Yellow, "potion/0 up");
    let play = Play::shadow(position.markers(North, [1, 0, 0]), 1);
    refuses(
        &play,
        &[
            ("drink", "sm.potion.phase3 no-potions-in-phase-3"),
            ("support", "sm.shadow.mayor shadow-not-in-game"),
            ("first A", "sm.shadow.collector shadow-not-now"),
            ("at park", "sm.shadow.collector finish-first"),
        ],
    );
}

/// Both orders are read; one is written.
#[test]
fn sm_act_any_order_of_two_districts_is_the_same_choice() {
    let one: Action = "both north centre".parse().unwrap();
    assert_eq!("both centre north".parse(), Ok(one));
    assert_eq!(one.to_string(), "both north centre");
    let mut play = Play::streets(plain(), &POOL);
    play.act("dice 1 6");
    let action = "both centre north".parse().unwrap();
    assert_eq!(play.game.refusal(Yellow.seat(), &action), None);
    assert_eq!(play.refused("both harbour centre"), "sm.adjacent not-adjacent");
}
