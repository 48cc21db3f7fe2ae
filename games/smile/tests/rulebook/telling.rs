//! What is written and told: notation, events, previews, views.

use smile::event::{Ground, Offer, Reroll};
use smile::{Change, Held, Next, Places, Tile, Told};
use tabletop::{Seat, Story};

use crate::play::*;

#[test]
fn sm_take_notation_of_tiles() {
    for text in ["hat-1/0", "hat-12/7", "gambling/1", "weapons/2", "contraband/0", "potion/7"] {
        assert_eq!(text.parse::<Tile>().unwrap().to_string(), text);
        assert_eq!(format!("{:?}", text.parse::<Tile>().unwrap()), text);
    }
    for text in
        ["hat/1", "hat-0/1", "hat-13/0", "hat-1/8", "weapons-1/1", "weapons/8", "cap/1", "hat-1", "", "potion/x"]
    {
        assert!(text.parse::<Tile>().is_err(), "{text}");
    }
    assert!("weapons/1".parse::<Held>().is_err());
    assert!("weapons/1 sideways".parse::<Held>().is_err());
    let tile: Tile = "hat-5/2".parse().unwrap();
    assert_eq!((tile.points(), tile.police()), (5, 2));
    let tile: Tile = "weapons/2".parse().unwrap();
    assert_eq!((tile.points(), tile.police()), (0, 2));
}

#[test]
fn sm_act_notation_of_choices() {
    let actions = [
        "pass",
        "reroll",
        "dice 3 5",
        "drink",
        "mark 4",
        "roll",
        "walk",
        "step 7",
        "place",
        "shell 1 3 2",
        "give weapons/2 down",
        "take hat-3/1",
        "take die",
        "keep down-double",
        "at north-east",
        "both north centre",
        "marker police",
        "bonus two-police",
        "first B",
        "again 5",
        "support",
    ];
    for text in actions {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in
        ["", "dance", "dice 3", "dice x 3", "at nowhere", "give weapons/2", "take", "step 99", "first F", "keep"]
    {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in ["shadow viper", "card con-artist", "start green", "tile hat-3/1", "die 4"] {
        assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
    }
    for text in ["", "die", "die x", "shadow butler", "coin heads"] {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
}

#[test]
fn sm_score_second_a_round_reads_like_a_story() {
    let position = city(Shadow::Viper, PotionCard::SecondChance).owns(Green, "potion/1 up");
    let position = position.tiles(North, "hat-3/1 weapons/2").markers(North, [0, 2, 1]).hands(Yellow, [6, 6, 6]);
    let mut play = Play::streets(position, &[6, 1, 5]);
    play.act("drink, mark 1, roll").dice(&[1]);
    play.act("dice 5 6, both south centre, bonus two-police, at harbour, keep down");
    let tile = |text: &str| text.parse().unwrap();
    let picked = |text: &str| Event::Picked(Green, text.parse().unwrap());
    let field = |number| smile::Field::new(number).unwrap();
    let added = |party, count, district, why| Event::Added { crew: Green, party, count, district, why };
    let expected = [
        Event::Drank(Green, tile("potion/1")),
        picked("mark 1"),
        picked("roll"),
        Event::Rerolled { crew: Green, why: Reroll::SecondChance, fell: [1].into_iter().collect() },
        Event::Chose { crew: Green, go: 5, act: 6 },
        Event::Walked { crew: Green, from: field(0), to: field(5) },
        Event::Placed { crew: Green, line: [SouthEast, South, SouthWest], counts: [3, 2, 1] },
        added(Party::Green, 1, South, Ground::Action),
        added(Party::Green, 1, Centre, Ground::Action),
        Event::ShadowWalked { die: 1, to: field(1) },
        Event::Bitten(North, tile("hat-3/1")),
        Event::Wanted([18, 8]),
        picked("bonus two-police"),
        added(Party::Police, 2, Harbour, Ground::Bonus),
        Event::Settling,
        Event::Took { party: Party::Green, place: 0, district: North, tile: tile("weapons/2") },
        Event::Kept(Green, "weapons/2 down".parse().unwrap()),
        Event::Cleared { district: North, gone: [0, 2, 1], archived: false, hidden: 0 },
    ];
    assert_eq!(play.events[..expected.len()], expected);
    let informs: Vec<_> = play.events.iter().filter(|event| event.informs()).collect();
    assert_eq!(informs.len(), 1, "only the dice told something new: {informs:?}");
}

#[test]
fn sm_fill_everybody_is_told_everything() {
    let laid = Event::Laid(North, "hat-3/1".parse().unwrap());
    let event = Told { event: laid, solo: false, stage: Some(1) };
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        assert_eq!(Smile::witness(&event, viewer), Some(event));
    }
    assert!(Smile::informs(&event));
    assert!(!Smile::informs(&Told { event: Event::BagDry, ..event }));
}

#[test]
fn sm_fill_the_view_determines_the_state_and_is_the_same_for_all() {
    let position = city(Shadow::Guardian, PotionCard::Imitation).owns(Yellow, "potion/1 up").discarded("hat-3/1");
    let play = Play::streets(position.markers(North, [1, 2, 3]).tiles(North, "hat-3/1 weapons/1"), &[1; 13]);
    let view = play.game.view(Viewer::Spectator);
    let mut rng = rand_chacha::ChaCha8Rng::from_seed([0; 32]);
    assert_eq!(Smile::determinize(&view, &mut rng), play.game);
    let mine = play.game.view(Viewer::Seat(Yellow.seat()));
    assert_eq!((mine.table, mine.memory.clone()), (view.table, view.memory));
    assert_eq!(mine.memory.bag.iter().count(), 48 - 4);
}

/// What is told, each with the phase of the round.
#[derive(Default)]
struct Staged(Vec<(Event, Option<u8>)>);

impl Story<Smile> for Staged {
    fn tell(&mut self, _: &Smile, told: Told) {
        self.0.push((told.event, told.stage));
    }
}

#[test]
fn sm_shadow_what_is_told_belongs_to_its_phase() {
    let mut staged = Staged::default();
    let position = plain().markers(North, [0, 0, 1]).hands(Yellow, [6, 6, 6]).round(3).markers(South, [1, 0, 0]);
    let mut game = position.shadow(1, &mut staged);
    game.apply(Green.seat(), Action::Pass, &mut staged);
    let stages = staged.0;
    assert_eq!(stages[0], (Event::ShadowWalked { die: 1, to: smile::Field::new(1).unwrap() }, Some(3)));
    let swept = Event::Swept { shadow: Shadow::Corrupt, district: North, party: Party::Police, count: 1 };
    assert_eq!(stages[1], (swept, Some(3)));
    assert_eq!(stages[2].1, Some(4), "the law: {stages:?}");
    assert_eq!(stages[3], (Event::Passed(Green, Offer::Bonus), Some(4)));
    assert_eq!(stages[4], (Event::Settling, Some(5)));
    assert!(stages[4..stages.len() - 2].iter().all(|(_, stage)| *stage == Some(5)), "{stages:?}");
    assert_eq!(stages.last().unwrap().1, None, "the game is over: {stages:?}");
}

#[test]
fn sm_score_tie2_the_view_shows_what_each_district_would_give() {
    let places = |markers| {
        let table = Play::streets(plain().markers(North, markers).tiles(North, "hat-1/0 hat-2/0"), &[1; 13]).table();
        let Places { parties, tie } = table.places[North.index()];
        (parties.into_iter().flatten().collect::<Vec<_>>(), tie)
    };
    assert_eq!(places([3, 1, 2]), (vec![Party::Yellow, Party::Police], false));
    assert_eq!(places([3, 1, 1]), (vec![Party::Yellow], true));
    assert_eq!(places([0, 1, 0]), (vec![Party::Green], false));
    assert_eq!(places([1, 1, 0]), (vec![], true));
}

#[test]
fn sm_move_a_preview_tells_what_is_certain() {
    let play = Play::streets(plain().markers(Park, [0, 1, 0]), &[4; 13]);
    let view = play.game.view(Viewer::Seat(Yellow.seat()));
    let preview = Smile::preview(&view, &"dice 4 4".parse().unwrap());
    let change = |district, by| Change { district, party: Party::Yellow, by };
    assert_eq!(preview.markers, [change(Park, 3), change(West, 1), change(Centre, 2)]);
    assert_eq!(preview.boss, smile::Field::new(4));
    assert_eq!((preview.wanted, preview.points, preview.next), (4, 0, Next::Action(Yellow.seat())));
    assert!(preview.gains.is_empty() && preview.losses.is_empty());
    let preview = Smile::preview(&view, &"reroll".parse().unwrap());
    assert_eq!((preview.markers.len(), preview.boss, preview.next), (0, None, Next::Chance));
    let refused = Smile::preview(&view, &"pass".parse().unwrap());
    assert_eq!((refused.markers.len(), refused.next), (0, Next::Seat(Yellow.seat())), "a refused action does nothing");
}

#[test]
fn sm_take_a_preview_tells_tiles_and_points() {
    let position = city(Shadow::Corrupt, PotionCard::Imitation).round(3).markers(Centre, [1, 0, 0]);
    let play =
        Play::settle(position.tiles(Centre, "hat-5/2").owns(Yellow, "potion/1 up").owns(Yellow, "hat-1/0 up"), 1);
    let view = play.game.view(Viewer::Seat(Yellow.seat()));
    let preview = Smile::preview(&view, &"keep up-double".parse().unwrap());
    assert_eq!(preview.gains, ["hat-5/2 up-double".parse::<Held>().unwrap()]);
    assert_eq!(preview.losses, ["potion/1 up".parse::<Held>().unwrap()]);
    assert_eq!((preview.points, preview.next), (10, Next::Over));
    assert_eq!(preview.markers, [Change { district: Centre, party: Party::Yellow, by: -1 }]);
}

use rand_chacha::rand_core::SeedableRng;
