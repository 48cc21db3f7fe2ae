//! The whole story as the viewer that is shown has witnessed it.

use catalog::desk::Json;
use serde_json::value::RawValue;
use tabletop::{Line, Refusal};

use super::{Outcome, Who};
use crate::table::Table;
use crate::wire::{Reply, Stage};

pub(super) async fn story(table: &mut Table, who: Who) -> Result<Outcome, Refusal> {
    let viewer = table.hearing(who)?;
    let desk = table.desk.as_ref().ok_or_else(|| Refusal::new("server-not-started"))?;
    let told = match desk.story(viewer, 0, false) {
        Ok(moments) => Json::of(&moments.into_iter().flat_map(|moment| moment.lines).collect::<Vec<Line>>()),
        // Of a game under older rules there is only what was kept when it ended.
        Err(refusal) if table.stage == Stage::Over => {
            let story = table.house.store.story(table.id, &viewer.to_string()).await;
            let story = story.ok().flatten().and_then(|story| RawValue::from_string(story.0).ok());
            Json::of(&story.ok_or(refusal)?)
        }
        Err(refusal) => return Err(refusal),
    };
    Ok(Outcome::Says(Box::new(Reply::Told(told))))
}
