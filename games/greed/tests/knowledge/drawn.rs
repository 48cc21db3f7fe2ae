//! What is sent to be drawn: symbols counted, cards that would work now, what holds for a while.

use greed::scene::Scene;
use greed::{Action, Card, Greed};
use serde_json::{Value, json};
use tabletop::{CardSet, Game, Seat, Silent, Viewer};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn ready(game: &Greed, seat: Seat) -> Vec<u8> {
    game.view(Viewer::Seat(seat)).table.ready.iter().collect()
}

fn drawn(game: &Greed, viewer: Viewer) -> Value {
    serde_json::to_value(&game.view(viewer).table).unwrap()
}

#[test]
fn cards_are_ready_when_they_would_get_what_they_ask_for() {
    // 8 costs 10k, 35 a thug, 58 a holding, 27 a hand card; 59 needs a gun, 32 car and bottle; 22 nothing.
    let at = |money| Scene::new(2, 5).hand(A, &[8, 22, 27, 32, 35, 58, 59]).hand(B, &[2]).money(A, money);
    assert_eq!(ready(&at(9).build(), A), [22, 27]);
    assert_eq!(ready(&at(10).build(), A), [8, 22, 27]);
    // 66 lowers money costs by 5k and shows a car, 70 shows a gun, 15 a bottle.
    assert_eq!(ready(&at(5).display(A, &[66, 70, 15]).build(), A), [8, 22, 27, 32, 35, 58, 59]);
    assert_eq!(at(10).build().view(Viewer::Spectator).table.ready, CardSet::EMPTY);
    // The only card in hand is no payment for itself.
    assert_eq!(ready(&Scene::new(2, 5).hand(A, &[27]).hand(B, &[2]).build(), A), Vec::<u8>::new());
}

#[test]
fn symbols_are_counted_for_everybody() {
    let game = Scene::new(2, 5).hand(A, &[1]).hand(B, &[2]).display(A, &[54, 21, 8]).copied(21).build();
    let table = drawn(&game, Viewer::Spectator);
    assert_eq!(table["symbols"][0], json!(["gun", "gun", "car", "car", "key", "key", "bottle", "wrench"]));
    assert_eq!(table["symbols"][1], json!([]));
}

#[test]
fn ribbons_tell_what_holds_and_what_threatens() {
    let mut game = Scene::new(2, 5).hand(A, &[63]).hand(B, &[79]).display(B, &[69, 66]).build();
    for (seat, number) in [(A, 63), (B, 79)] {
        game.apply(seat, Action::Play(Card::new(number)), &mut Silent);
    }
    let table = drawn(&game, Viewer::Seat(A));
    let ribbons: Vec<_> = table["ribbons"].as_array().unwrap().iter().collect();
    let short = |ribbon: &&Value| {
        let word = |key: &str| ribbon[key].as_str().unwrap().to_owned();
        (
            word("seat"),
            word("when"),
            ribbon["card"].as_u64().unwrap(),
            ribbon["line"]["id"].as_str().unwrap().to_owned(),
        )
    };
    let found: Vec<_> = ribbons.iter().map(short).collect();
    let due = [
        ("A", "now", 63, "greed-effect-no-costs"),
        ("B", "each", 69, "greed-card-says"),
        ("B", "now", 79, "greed-threat-others-holdings"),
    ];
    assert_eq!(found, due.map(|(a, b, c, d)| (a.into(), b.into(), c, d.into())));
}
