//! Looking back at finished games: thought about in small slices on the bots' threads, kept once it is done.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, Instant};

use catalog::review::{AnyReview, Point, Progress};
use store::{PersonId, TableId};
use tabletop::Refusal;

use crate::state::{Server, closing};
use crate::thinkers::Share;
use crate::wire::rest::LookingBack;

/// So many games are looked back at at the same time; who comes later has to ask again.
const MOST: usize = 16;
/// A slice of thinking ends with the step that makes it longer than this. What comes of it does not depend on that.
const SLICE: Duration = Duration::from_millis(50);
/// When there is no room for a slice among all that is thought about.
const PATIENCE: Duration = Duration::from_secs(2);
/// What is larger is not kept.
const LARGEST: usize = 6 << 20;

/// A game that is looked back at.
struct Begun {
    /// Who asked for it; each person has one at a time.
    person: PersonId,
    progress: Progress,
    curve: Vec<Point>,
}

/// The games that are looked back at.
#[derive(Default)]
pub(crate) struct Reviews(Mutex<HashMap<TableId, Begun>>);

/// A place among them, given back when it is dropped.
struct Place(Weak<Server>, TableId);

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(house) = self.0.upgrade() {
            house.reviews.begun().remove(&self.1);
        }
    }
}

impl Reviews {
    fn begun(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Begun>> {
        self.0.lock().expect("nobody panics holding this")
    }

    /// How far one is.
    pub(crate) fn progress(&self, table: TableId) -> Option<LookingBack> {
        let begun = self.begun();
        let Begun { progress, curve, .. } = begun.get(&table)?;
        Some(LookingBack::Thinking { done: progress.done, of: progress.of, curve: curve.clone() })
    }

    /// Takes a place, if there is one.
    fn take(&self, house: &Arc<Server>, table: TableId, person: PersonId) -> Result<Option<Place>, Refusal> {
        let mut begun = self.begun();
        if begun.contains_key(&table) {
            return Ok(None);
        }
        if begun.len() >= MOST || begun.values().any(|begun| begun.person == person) {
            return Err(Refusal::new("server-too-many-reviews"));
        }
        begun.insert(table, Begun { person, progress: Progress { done: 0, of: 0 }, curve: Vec::new() });
        Ok(Some(Place(Arc::downgrade(house), table)))
    }

    /// What a slice has brought.
    fn note(&self, table: TableId, review: &dyn AnyReview) {
        if let Some(begun) = self.begun().get_mut(&table) {
            begun.progress = review.progress();
            let known = begun.curve.len();
            begun.curve.extend_from_slice(&review.curve()[known..]);
        }
    }
}

/// Begins to look back at a game, unless somebody does so already.
pub(crate) fn begin(
    house: &Arc<Server>,
    table: TableId,
    person: PersonId,
    review: impl FnOnce() -> Result<Box<dyn AnyReview>, Refusal> + Send + 'static,
) -> Result<(), Refusal> {
    let Some(place) = house.reviews.take(house, table, person)? else { return Ok(()) };
    let house = house.clone();
    tokio::spawn(async move {
        let mut shutdown = house.shutdown.clone();
        tokio::select! {
            () = look_back(&house, table, review) => {}
            () = closing(&mut shutdown) => {}
        }
        drop(place);
    });
    Ok(())
}

async fn look_back(
    house: &Arc<Server>,
    table: TableId,
    review: impl FnOnce() -> Result<Box<dyn AnyReview>, Refusal> + Send + 'static,
) {
    // Replaying a long record takes a while, too.
    let Some(Ok(mut review)) = slice(house, table, review).await else { return };
    loop {
        let going_on = move || {
            let began = Instant::now();
            while review.go_on() {
                if began.elapsed() >= SLICE {
                    return (review, true);
                }
            }
            (review, false)
        };
        let Some((thought, more)) = slice(house, table, going_on).await else { return };
        house.reviews.note(table, &*thought);
        review = thought;
        if !more {
            break;
        }
    }
    let Some(text) = slice(house, table, move || serde_json::to_string(&review.end()).unwrap_or_default()).await else {
        return;
    };
    if text.len() > LARGEST {
        return tracing::warn!(bytes = text.len(), "a review is too large to be kept");
    }
    if let Err(error) = house.store.keep_review(table, text).await {
        tracing::error!(%error, "a review cannot be kept");
    }
}

/// A little thinking for a game, when it is its turn; nothing if it failed.
async fn slice<T: Send + 'static>(
    house: &Arc<Server>,
    table: TableId,
    thought: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let mut thought: catalog::table::Thought<T> = Box::new(thought);
    loop {
        match house.thinkers.try_think(Share::Review(table), thought) {
            Ok(thinking) => return thinking.await,
            Err(back) => thought = back,
        }
        tokio::time::sleep(PATIENCE).await;
    }
}
