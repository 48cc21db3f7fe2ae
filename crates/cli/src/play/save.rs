//! Saved games: the record, who sits where, and what lies in envelopes.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Context;
use catalog::table::{AnyTable, Audience};
use etcetera::{BaseStrategy, choose_base_strategy};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{By, Seat, SeatSet};

use super::Opened;
use super::table::STAND_IN;

pub(crate) const FORMAT: &str = "backroom-save-1";

/// Everything about a table that is not in its record.
#[derive(Clone, Debug)]
pub(crate) struct Save {
    pub(crate) names: Vec<String>,
    /// The seats of people at this screen; bots have the others.
    pub(crate) people: SeatSet,
    /// How well the bots play.
    pub(crate) level: String,
    /// Whether to pause after a bot's move.
    pub(crate) slow: bool,
    pub(crate) path: PathBuf,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    names: Vec<String>,
    people: SeatSet,
    level: String,
    slow: bool,
    record: Value,
    /// Steps in envelopes that are not yet open.
    enclosed: Vec<(Seat, String)>,
}

impl Save {
    /// Writes the game so that a crash at any moment leaves the old file or the new one.
    pub(crate) fn store(&self, desk: &dyn AnyTable, path: &Path) -> anyhow::Result<()> {
        let file = File {
            format: FORMAT.into(),
            names: self.names.clone(),
            people: self.people,
            level: self.level.clone(),
            slow: self.slow,
            record: serde_json::from_str(&desk.record())?,
            enclosed: desk.enclosed(),
        };
        let write = || -> anyhow::Result<()> {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
            fs::create_dir_all(folder)?;
            let mut draft = tempfile::NamedTempFile::new_in(folder)?;
            serde_json::to_writer(&mut draft, &file)?;
            draft.flush()?;
            draft.as_file().sync_all()?;
            draft.persist(path)?;
            Ok(())
        };
        write().with_context(|| format!("cannot save the game to {}", path.display()))
    }

    /// Reads a saved game and sits everybody down again.
    pub(crate) fn load(path: &Path) -> anyhow::Result<(Self, Box<dyn AnyTable>, catalog::table::Stories)> {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let file: File =
            serde_json::from_str(&text).with_context(|| format!("{} is not a saved game", path.display()))?;
        anyhow::ensure!(file.format == FORMAT, "{} has the format {}", path.display(), file.format);
        let json = file.record.to_string();
        let game = catalog::find(&tabletop::game_of_record(&json)?)?;
        let (mut desk, told): Opened = game.resume(&json, usize::MAX, Audience::EVERYBODY.in_words())?;
        for seat in Seat::first(desk.seats()) {
            desk.played_by(seat, Some(who_plays(seat, file.people, &file.level, false)));
        }
        for (seat, action) in &file.enclosed {
            let prompt = desk.question(tabletop::Viewer::Seat(*seat)).prompt.map_or(0, |prompt| prompt.id);
            desk.submit(*seat, prompt, action)?;
        }
        let File { names, people, level, slow, .. } = file;
        anyhow::ensure!(names.len() == usize::from(desk.seats()), "{} names other seats than its game", path.display());
        super::check_player(&level).with_context(|| format!("{} names an unknown bot", path.display()))?;
        Ok((Self { names, people, level, slow, path: path.to_owned() }, desk, told))
    }
}

/// Who makes a seat's choices: what its program is called is nobody's business.
pub(super) fn who_plays(seat: Seat, people: SeatSet, level: &str, program: bool) -> By {
    match level {
        _ if people.contains(seat) => By::Person,
        _ if program => By::Bot("program".into()),
        level if super::is_program(level) => By::Bot(STAND_IN.into()),
        level => By::Bot(level.to_owned()),
    }
}

/// The folder of saved games.
fn folder() -> anyhow::Result<PathBuf> {
    let named = std::env::var_os("BACKROOM_SAVES").map(PathBuf::from);
    let usual = || choose_base_strategy().ok().map(|folders| folders.data_dir().join("backroom").join("saves"));
    named.or_else(usual).context("no home folder for saved games; set BACKROOM_SAVES")
}

/// Where a new game is saved.
pub(crate) fn fresh_path(game: &str) -> anyhow::Result<PathBuf> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis());
    Ok(folder()?.join(format!("{now}-{game}.json")))
}

/// The game saved last.
pub(crate) fn newest() -> anyhow::Result<Option<PathBuf>> {
    let Ok(entries) = fs::read_dir(folder()?) else { return Ok(None) };
    let saves = entries.filter_map(Result::ok).map(|entry| entry.path());
    let saves = saves.filter(|path| path.extension().is_some_and(|kind| kind == "json"));
    Ok(saves.max_by_key(|path| fs::metadata(path).and_then(|data| data.modified()).unwrap_or(UNIX_EPOCH)))
}
