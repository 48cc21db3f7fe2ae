//! What a game has to say, once, for every front door.

use crate::{Game, Line, ScoreLine, View, Viewer};

/// Turns everything a person may read into [`Line`]s: message ids and what goes into them. The words
/// are in `locales/`, one file per game and language.
///
/// Nothing here sees more than its viewer: it works from views and witnessed events.
pub trait Tell: Game {
    /// What the viewer saw happen, in one or more sentences; in none where the table alone tells it
    /// better, as with the dealing of a hand card by card.
    fn event(witnessed: &Self::Witnessed, viewer: Viewer) -> Vec<Line>;
    /// What is asked of the viewer, or whom the table waits for; several of them as names in `seats`, from
    /// which whoever has sealed an envelope is left out.
    fn prompt(view: &View<Self>) -> Line;
    /// The rules the prompt is about, by id.
    fn prompt_rules(view: &View<Self>) -> Vec<&'static str>;
    /// A choice of the view's seat, as a short imperative.
    fn action(view: &View<Self>, action: &Self::Action) -> Line;
    /// The things on the table that a choice is about, by ids such as `card:27` or `place:west`: a board
    /// finds what it has drawn by them. They say no more than the choice does.
    fn touches(action: &Self::Action) -> Vec<String>;
    /// Whether a choice shows something hidden or lets chance decide, so that it cannot be taken back.
    fn reveals(view: &View<Self>, action: &Self::Action) -> bool;
    /// What is certain to follow from a choice.
    fn preview(preview: &Self::Preview) -> Vec<Line>;
    /// One line of the final account.
    fn score(line: &ScoreLine) -> Line;
    /// What a line of the account is about, as a part of a sentence: "cash". Lines about the same thing say the
    /// same here, however they stand.
    fn source(line: &ScoreLine) -> Line;
    /// What a person might want to do where the view's seat is asked, possible or not, so that it can
    /// be said why not before it is tried: whatever is drawn can be pointed at. At most
    /// [`THOUGHTS`]; nothing for a viewer that is not asked.
    fn thinkable(view: &View<Self>) -> Vec<Self::Action>;
    /// The whole table in sentences, in an order that makes sense by ear: mine first.
    fn look(view: &View<Self>) -> Vec<Line>;
}

/// The most that [`Tell::thinkable`] lists.
pub const THOUGHTS: usize = 120;
