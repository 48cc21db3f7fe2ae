//! The story as the viewer that is shown has witnessed it, a part at a time, the latest first.

use catalog::table::Json;
use serde_json::value::RawValue;
use tabletop::{Refusal, Viewer};

use super::{Asker, Outcome, past};
use crate::table::Table;
use crate::wire::{Reply, Stage};

pub(super) async fn story(table: &mut Table, asker: &Asker, before: Option<u32>) -> Result<Outcome, Refusal> {
    let viewer = table.hearing(asker)?;
    // The game is played anew for this; other tables come first.
    tokio::task::yield_now().await;
    let (first, moments) = match past::told(table, viewer, before) {
        Ok((first, moments)) => (first, Json::of(&moments)),
        // Of a game under older rules there is only what was kept when it ended.
        Err(refusal) if table.stage == Stage::Over => {
            let kept = |viewer: Viewer| table.house.store.story(table.id, &viewer.to_string());
            let story = match kept(viewer).await.ok().flatten() {
                None => kept(Viewer::Spectator).await.ok().flatten(),
                own => own,
            };
            let lines = story.and_then(|story| serde_json::from_str::<Vec<Box<RawValue>>>(&story.0).ok());
            let bytes = table.house.config.limits.story_bytes;
            let (first, moments) = past::kept(lines.ok_or(refusal)?, before, bytes);
            (first, Json::of(&moments))
        }
        Err(refusal) => return Err(refusal),
    };
    Ok(Outcome::Says(Box::new(Reply::Story { first, moments })))
}
