//! Lessons: made anew for each request from what it says, kept nowhere. What one request can cost is bounded by the
//! lesson it is about: nobody gets further in it than it goes.

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use lessons::{Astray, Lesson, Walk};
use tabletop::Refusal;

use super::body::Body;
use super::refused::{Refused, not_found};
use crate::wire::lesson::{Walked, Walking};
use crate::wire::say::Compared;
use crate::wire::{Now, SentStep, Undo};

/// No choice is longer, in bytes.
const LONGEST: usize = 100;

pub(super) async fn walk(
    Path((game, name)): Path<(String, String)>,
    Body(walking): Body<Walking>,
) -> Result<Json<Walked>, Refused> {
    let lesson = lessons::find(&game, &name).ok_or_else(|| not_found(Refusal::new("server-no-such-lesson")))?;
    Ok(Json(walked(lesson, &walking)?))
}

fn walked(lesson: &'static Lesson, walking: &Walking) -> Result<Walked, Refused> {
    let astray = |_: Astray| Refused::new(StatusCode::UNPROCESSABLE_ENTITY, "server-lesson-astray");
    let tried = walking.tries.iter().chain(&walking.attempt);
    if tried.clone().any(|action| action.len() > LONGEST) {
        return Err(astray(Astray));
    }
    let mut walk = Walk::to(lesson, usize::from(walking.step), &walking.tries).map_err(astray)?;
    if let Some(Err(no)) = walking.attempt.as_deref().map(|action| walk.attempt(action)) {
        let named = no.named.map(|wrong| wrong.id.clone());
        let rule = no.refusal.as_ref().and_then(|refusal| refusal.rule.map(ToOwned::to_owned));
        let rule = rule.or_else(|| no.named.map(|wrong| wrong.rule.clone()));
        return Ok(Walked::No { named, refusal: no.refusal, rule });
    }
    let (viewer, now) = (walk.viewer(), now(&mut walk));
    let look = walk.desk().look(viewer);
    let moments = walk.told().get(walking.heard as usize..).unwrap_or_default();
    Ok(Walked::Here {
        done: walk.done(),
        step: Box::new(SentStep::new(None, moments, None, &now, &mut Compared::default())),
        look,
        advice: walk.advice(),
    })
}

fn now(walk: &mut Walk) -> Now {
    let viewer = walk.viewer();
    let desk = walk.desk();
    let sight = desk.sight(viewer, false);
    Now {
        heard: desk.heard(viewer),
        question: sight.question,
        choices: sight.choices,
        asked: desk.asked(),
        sealed: desk.sealed(),
        // Whoever wants to think again goes back a step.
        undo: Undo::Not(Refusal::new("nothing-to-undo")),
        table: sight.table,
        memory: catalog::table::Json::null(),
        // What a lesson makes of an end it says itself.
        finish: None,
    }
}
