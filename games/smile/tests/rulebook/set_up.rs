//! Set-up.

use tabletop::{CardSet, Choices, Draw, Roll};

use crate::play::*;

#[expect(clippy::needless_pass_by_value, reason = "choices are written where they are made")]
fn game(players: u8, choices: Choices) -> Play {
    Play::new(Smile::new(&Smile::configure(players, &choices).unwrap()).unwrap())
}

fn chosen() -> Choices {
    Choices::none().with("shadow", "corrupt").with("potion", "second-chance")
}

#[test]
fn sm_setup_figures_start_on_field_0() {
    let play = game(2, Choices::none());
    assert_eq!([play.boss(Yellow), play.boss(Green), play.table().walker.number()], [0, 0, 0]);
}

#[test]
fn sm_setup_cards_are_drawn_at_random() {
    let mut play = game(2, Choices::none());
    let all = CardSet::first(13);
    let draw = Draw { pile: 2, shuffle: 0, position: 0, full: all, left: all, gap: false };
    assert_eq!(play.game.pending(), Pending::Chance(ChanceQuestion::Draw(draw)));
    assert_eq!(play.game.outcome(4), Chance::Shadow(Shadow::Viper));
    assert!(play.game.chance_refusal(&Chance::Card(PotionCard::Imitation)).is_some());
    assert!(play.game.chance_refusal(&play.game.outcome(13)).is_some());
    assert_eq!(play.table().shadow, None);
    play.chance("shadow viper");
    let all = CardSet::first(9);
    let draw = Draw { pile: 3, shuffle: 0, position: 0, full: all, left: all, gap: false };
    assert_eq!(play.game.pending(), Pending::Chance(ChanceQuestion::Draw(draw)));
    assert_eq!(play.game.outcome(5), Chance::Card(PotionCard::ConArtist));
    play.chance("card con-artist");
    assert_eq!((play.table().shadow, play.table().potion), (Some(Shadow::Viper), Some(PotionCard::ConArtist)));
    assert!(play.told(Event::ShadowDrawn(Shadow::Viper)) && play.told(Event::CardDrawn(PotionCard::ConArtist)));
}

#[test]
fn sm_setup_cards_that_are_chosen_are_not_drawn() {
    let play = game(2, chosen());
    assert_eq!((play.table().shadow, play.table().potion), (Some(Shadow::Corrupt), Some(PotionCard::SecondChance)));
    assert!(matches!(play.game.pending(), Pending::Chance(ChanceQuestion::Roll(_))), "the start player is next");
    let mut half = game(2, Choices::none().with("potion", "soulmates"));
    half.chance("shadow water");
    assert!(matches!(half.game.pending(), Pending::Chance(ChanceQuestion::Roll(_))));
    let mut other = game(2, Choices::none().with("shadow", "water"));
    other.chance("card overpower");
    assert!(matches!(other.game.pending(), Pending::Chance(ChanceQuestion::Roll(_))));
}

#[test]
fn sm_setup_start_is_random_for_two() {
    let mut play = game(2, chosen());
    let coin = Roll { die: 2, nth: 0, sides: 2 };
    assert_eq!(play.game.pending(), Pending::Chance(ChanceQuestion::Roll(coin)));
    assert_eq!([1, 2].map(|side| play.game.outcome(side)), [Chance::Start(Yellow), Chance::Start(Green)]);
    play.chance("start green");
    assert_eq!((play.table().start, play.table().opener), (Green, Green));
    assert!(play.told(Event::Starts(Green)));
}

#[test]
fn sm_setup_potions_go_to_the_players_the_corners_and_the_centre() {
    let mut play = game(2, chosen());
    play.chance("start yellow");
    for position in 0..7 {
        let Pending::Chance(ChanceQuestion::Draw(draw)) = play.game.pending() else { panic!("a potion is drawn") };
        assert_eq!((draw.pile, draw.shuffle, draw.position), (1, 0, position));
        assert_eq!((draw.full.len(), draw.left.len()), (7, 7 - u32::from(position)));
        assert!(play.game.chance_refusal(&"tile hat-3/1".parse().unwrap()).is_some());
        let potion =
            ["potion/0", "potion/2", "potion/1", "potion/2", "potion/0", "potion/1", "potion/0"][position as usize];
        play.chance(&format!("tile {potion}"));
    }
    assert_eq!((play.owns(Yellow), play.owns(Green)), ("potion/0 up".into(), "potion/2 up".into()));
    let corners = [Harbour, NorthEast, SouthEast, SouthWest, Centre].map(|district| play.tiles(district));
    assert_eq!(corners, ["potion/1", "potion/2", "potion/0", "potion/1", "potion/0"]);
    assert!([North, Park, South, West].iter().all(|&district| play.tiles(district).is_empty()));
    assert_eq!(play.bag(), 41, "all other tiles go into the bag");
    assert!(matches!(play.game.pending(), Pending::Chance(ChanceQuestion::Roll(_))), "the first round begins");
}

#[test]
fn sm_setup_potions_that_were_dealt_cannot_come_again() {
    let mut play = game(2, chosen());
    play.chance("start yellow, tile potion/2, tile potion/2");
    let refusal = play.game.chance_refusal(&"tile potion/2".parse().unwrap()).unwrap();
    assert_eq!(refusal.line.id, "smile-tile-not-in-bag");
}
