//! Games as seat A sees them, step by step, as JSON.
//!
//! `make fixtures` has it write a few to `web/src/fixtures`, for drawing tables without a server, where
//! `web/scripts/fixtures.mjs` then packs them. With a folder as its argument it writes games of random players
//! there, whole, of every game and number of players: `BACKROOM_SAMPLES=<folder> npm test` in `web`
//! then checks that they have the types the page expects.

use std::fs;
use std::path::{Path, PathBuf};

use catalog::table::{AnyTable, Stories};
use serde_json::{Value, json};
use tabletop::{Choices, Refusal, Seat, Seed, Viewer};

/// Which games boards are drawn with.
const DRAWN: [(&str, u8); 7] =
    [("greed", 2), ("greed", 4), ("smile", 1), ("smile", 2), ("downtown", 2), ("downtown", 3), ("downtown", 4)];
/// Of these, a longer one is thinned out to about so many bytes.
const LARGEST: usize = 1 << 20;
/// Whose eyes.
const VIEWER: Viewer = Viewer::Seat(Seat::new(0));

fn main() -> Result<(), Box<dyn std::error::Error>> {
    if let Some(folder) = std::env::args_os().nth(1) {
        for game in catalog::games() {
            for players in game.players() {
                write(Path::new(&folder), game.name(), players, &play(game.name(), players, "random")?)?;
            }
        }
    } else {
        let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/fixtures"));
        for (game, players) in DRAWN {
            write(&folder, game, players, &thinned(play(game, players, "heuristic")?))?;
        }
    }
    Ok(())
}

/// Writes the steps of a game, a line for each.
fn write(folder: &Path, game: &str, players: u8, steps: &[Value]) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    let steps: Vec<_> = steps.iter().map(Value::to_string).collect();
    let file = folder.join(format!("{game}-{players}.json"));
    let text = format!("[\n{}\n]\n", steps.join(",\n"));
    println!("{}: {} steps, {} kB", file.display(), steps.len(), text.len() / 1000);
    fs::write(&file, text)
}

/// One whole game: a step for every question to the viewer, and one for the end.
fn play(game: &str, players: u8, bot: &str) -> Result<Vec<Value>, Refusal> {
    let (mut desk, mut unseen) = catalog::find(game)?.open(players, &Choices::none(), Seed::of_game(1, 0))?;
    let mut steps = Vec::new();
    let mut whim = 0;
    while let Some((seat, prompt)) = waiting(&*desk) {
        if VIEWER.is(seat) {
            steps.push(step(&*desk, seat, &unseen));
            unseen = Stories::nothing(players);
        }
        whim += 1;
        let action = desk.bot(seat, bot, whim)?;
        unseen.extend(desk.submit(seat, prompt, &action)?);
    }
    steps.push(step(&*desk, Seat::new(0), &unseen));
    Ok(steps)
}

/// Every step; or every second, third and so on until they are few enough. The first of each kind of
/// question stays, and the last step.
fn thinned(steps: Vec<Value>) -> Vec<Value> {
    let last = steps.len() - 1;
    let question = |nth: usize| &steps[nth]["question"]["line"]["id"];
    let first = |nth: usize| (0..nth).all(|earlier| question(earlier) != question(nth));
    let always: Vec<_> = (0..=last).map(|nth| nth == last || first(nth)).collect();
    let sizes: Vec<_> = steps.iter().map(|step| step.to_string().len()).collect();
    let kept = |nth: usize, stride: usize| always[nth] || nth.is_multiple_of(stride);
    let size = |stride| (0..=last).filter(|&nth| kept(nth, stride)).map(|nth| sizes[nth]).sum::<usize>();
    let stride = (1..=last).find(|&stride| size(stride) <= LARGEST).unwrap_or(last);
    steps.into_iter().enumerate().filter(|&(nth, _)| kept(nth, stride)).map(|(_, step)| step).collect()
}

/// The first seat that has not answered yet, and its prompt.
fn waiting(desk: &dyn AnyTable) -> Option<(Seat, u32)> {
    let open = |seat| desk.question(Viewer::Seat(seat)).prompt.filter(|prompt| !prompt.sealed);
    desk.asked().iter().find_map(|seat| Some((seat, open(seat)?.id)))
}

/// All that the viewer is shown: what happened since its last question, and how things stand now.
fn step(desk: &dyn AnyTable, seat: Seat, told: &Stories) -> Value {
    json!({
        "moments": told.to(VIEWER),
        "question": desk.question(VIEWER),
        "choices": desk.choices(seat),
        "table": desk.table(VIEWER),
        "memory": desk.memory(VIEWER),
        "look": desk.look(VIEWER),
        "standing": desk.standing(),
        "account": if desk.standing().is_some() { desk.account(seat) } else { Vec::new() },
    })
}
