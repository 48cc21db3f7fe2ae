//! Games as seat A sees them, step by step, for drawing tables without a server:
//!
//! `cargo run --release --package catalog --example fixtures` writes `web/src/fixtures/*.json`.

use std::fs;
use std::path::PathBuf;

use catalog::desk::{Desk, Told};
use serde_json::{Value, json};
use tabletop::{Choices, Refusal, Seat, Seed, Viewer};

/// Which games, and with how many at the table.
const GAMES: [(&str, u8); 5] = [("greed", 2), ("greed", 4), ("smile", 1), ("smile", 2), ("downtown", 3)];
/// Who plays on all seats.
const BOT: &str = "heuristic";
/// Whose eyes.
const VIEWER: Viewer = Viewer::Seat(Seat::new(0));
/// A longer game is thinned out to so many bytes.
const LARGEST: usize = 1 << 20;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/fixtures"));
    fs::create_dir_all(&folder)?;
    for (game, players) in GAMES {
        let steps = thinned(play(game, players)?.iter().map(Value::to_string).collect());
        let file = folder.join(format!("{game}-{players}.json"));
        fs::write(&file, format!("[\n{}\n]\n", steps.join(",\n")))?;
        println!("{}: {} steps, {} kB", file.display(), steps.len(), fs::metadata(&file)?.len() / 1000);
    }
    Ok(())
}

/// One whole game: a step for every question to the viewer, and one for the end.
fn play(game: &str, players: u8) -> Result<Vec<Value>, Refusal> {
    let (mut desk, mut unseen) = catalog::find(game)?.open(players, &Choices::none(), Seed::of_game(1, 0))?;
    let mut steps = Vec::new();
    let mut whim = 0;
    while let Some((seat, prompt)) = waiting(&*desk) {
        if VIEWER.is(seat) {
            steps.push(step(&*desk, seat, &unseen));
            unseen = Told::nothing(players);
        }
        whim += 1;
        let action = desk.bot(seat, BOT, whim)?;
        unseen.extend(desk.submit(seat, prompt, &action)?);
    }
    steps.push(step(&*desk, Seat::new(0), &unseen));
    Ok(steps)
}

/// Every step; or every second, third and so on until they are few enough, and always the last one.
fn thinned(steps: Vec<String>) -> Vec<String> {
    let last = steps.len() - 1;
    let kept = |nth: usize, stride: usize| nth.is_multiple_of(stride) || nth == last;
    let size = |stride| (0..=last).filter(|&nth| kept(nth, stride)).map(|nth| steps[nth].len()).sum::<usize>();
    let stride = (1..=last).find(|&stride| size(stride) <= LARGEST).unwrap_or(last);
    steps.into_iter().enumerate().filter(|&(nth, _)| kept(nth, stride)).map(|(_, step)| step).collect()
}

/// The first seat that has not answered yet, and its prompt.
fn waiting(desk: &dyn Desk) -> Option<(Seat, u32)> {
    let open = |seat| desk.question(Viewer::Seat(seat)).prompt.filter(|prompt| !prompt.sealed);
    desk.asked().iter().find_map(|seat| Some((seat, open(seat)?.id)))
}

/// All that the viewer is shown: what happened since its last question, and how things stand now.
fn step(desk: &dyn Desk, seat: Seat, told: &Told) -> Value {
    let moments = told.to(VIEWER).iter().map(|moment| {
        // The table after each of them is enough to draw; memory comes with the step.
        json!({ "event": moment.event, "lines": moment.lines, "table": moment.table })
    });
    json!({
        "moments": moments.collect::<Vec<_>>(),
        "question": desk.question(VIEWER),
        "choices": desk.choices(seat),
        "table": desk.table(VIEWER),
        "memory": desk.memory(VIEWER),
        "look": desk.look(VIEWER),
        "standing": desk.standing(),
        "account": if desk.standing().is_some() { desk.account(seat) } else { Vec::new() },
    })
}
