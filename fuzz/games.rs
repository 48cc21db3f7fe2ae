//! What the parsers must survive: entry points for a fuzzer and for the short runs in the tests.
//!
//! Each takes any bytes. What is refused is fine; what is accepted must go on like any other game. A
//! panic is a fault of ours.

use catalog::table::{AnyTable, Audience};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::Value;
use tabletop::{Back, Choices, Seat, Seed, Viewer, below, pick};

/// Larger inputs are not looked at: they only cost time.
const LARGEST: usize = 1 << 18;
/// So many steps are played on from whatever was accepted.
const STEPS: usize = 6;
/// So many inputs of a record are told to everybody, which costs most of the time.
const TOLD: u32 = 48;

/// Reads the bytes as a record: verifies it, goes on somewhere in its beginning.
pub(crate) fn record(bytes: &[u8]) {
    let Some(json) = text(bytes) else { return };
    let Ok(game) = tabletop::game_of_record(json).and_then(|name| catalog::find(&name)) else { return };
    let mut rng = rng(bytes);
    // Whether it is a good record does not matter: a bad one may have a good beginning.
    let _ = game.verify(json);
    let inputs = below(&mut rng, TOLD) as usize;
    if let Ok((mut desk, _)) = game.resume(json, inputs, Audience::EVERYBODY.in_words()) {
        play_on(&mut *desk, &mut rng);
    }
}

/// Reads the bytes as a position of every game and number of players, with and without a seed.
pub(crate) fn position(bytes: &[u8]) {
    let Some(position) = text(bytes).and_then(|json| serde_json::from_str::<Value>(json).ok()) else { return };
    let mut rng = rng(bytes);
    for game in catalog::games() {
        for players in game.players() {
            let seed = (below(&mut rng, 2) == 0).then(|| Seed::of_game(u64::from(players), 0));
            let Ok((mut desk, _)) = game.place(players, &Choices::none(), position.clone(), seed) else { continue };
            play_on(&mut *desk, &mut rng);
            let dumped = desk.position();
            if let Err(refusal) = game.place(players, &Choices::none(), dumped.clone(), seed) {
                panic!("{} refuses its own position: {refusal}\nfrom {position}\nto   {dumped}", game.name());
            }
        }
    }
}

fn text(bytes: &[u8]) -> Option<&str> {
    std::str::from_utf8(bytes).ok().filter(|text| text.len() <= LARGEST)
}

/// The same whims for the same input.
fn rng(bytes: &[u8]) -> ChaCha8Rng {
    let mix = |sum: u64, &byte: &u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    ChaCha8Rng::from_seed(Seed::of_players(bytes.iter().fold(0, mix), 0).0)
}

/// Plays a few random steps. Whatever is offered must be taken.
fn play_on(desk: &mut dyn AnyTable, rng: &mut ChaCha8Rng) {
    for _ in 0..STEPS {
        for viewer in Viewer::all(desk.seats()) {
            let _ = (desk.question(viewer), desk.look(viewer), desk.table(viewer), desk.memory(viewer));
        }
        for seat in Seat::first(Seat::MAX as u8).skip(desk.seats().into()) {
            ask_nobody(desk, seat);
        }
        if desk.standing().is_some() {
            for seat in Seat::first(desk.seats()) {
                desk.account(seat);
            }
            return;
        }
        let outcomes = desk.outcomes();
        if !outcomes.is_empty() {
            match desk.chance(&pick(rng, &outcomes).0) {
                Ok(_) => continue,
                Err(refusal) => panic!("nature refuses its own answer: {refusal}"),
            }
        }
        let prompt = |seat: Seat| desk.question(Viewer::Seat(seat)).prompt.filter(|prompt| !prompt.sealed);
        let (seat, prompt) = desk
            .asked()
            .iter()
            .find_map(|seat| prompt(seat).map(|prompt| (seat, prompt)))
            .expect("a game that is not over asks somebody");
        let choices = desk.choices(seat);
        assert!(!choices.is_empty(), "{seat} is asked and has no choice");
        let action = &pick(rng, &choices).action;
        if let Err(refusal) = desk.submit(seat, prompt.id, action) {
            panic!("{seat} is refused a choice it has, {action}: {refusal}");
        }
        if below(rng, 8) == 0 {
            let _ = desk.undo(seat, Back::Step);
        }
    }
}

/// Asks everything about a seat that the table does not have.
fn ask_nobody(desk: &mut dyn AnyTable, seat: Seat) {
    let viewer = Viewer::Seat(seat);
    let sight = desk.sight(viewer, true);
    assert_eq!(sight, desk.sight(Viewer::Spectator, true), "{seat} sees what a spectator sees");
    assert_eq!(desk.question(viewer).prompt, None, "{seat} is asked");
    assert!(desk.choices(seat).is_empty() && desk.impossible(seat).is_empty(), "{seat} can do something");
    assert_eq!((desk.prompt(seat), desk.heard(viewer), desk.account(seat)), (None, 0, Vec::new()), "{seat} is there");
    let _ = (desk.look(viewer), desk.table(viewer), desk.memory(viewer));
    let answers = [
        desk.describe(seat, "pass").err(),
        desk.why_not(seat, "pass").err(),
        desk.submit(seat, 0, "pass").err(),
        desk.undo(seat, Back::Step).err(),
        desk.undoable(seat).err(),
        desk.thought(seat, "random", 0).err(),
        desk.advice_thought(seat, 0).err(),
        desk.story(viewer, 0..u32::MAX, true).err(),
    ];
    for refusal in answers {
        assert_eq!(refusal.map(|refusal| refusal.line.id), Some("no-such-seat"), "{} has no seat {seat}", desk.game());
    }
}
