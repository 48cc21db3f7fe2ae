//! What people read, put into message ids and arguments. The words are in `locales/*/smile.ftl`.
//!
//! Everything is open in this game, so nothing here depends on who looks but the order of telling:
//! mine first. German parts of sentences are in the accusative, so the sentences around them are
//! built to ask for one ("the park gets …", "there is …").

mod actions;
mod events;
mod look;
mod messages;
mod parts;
mod previews;
mod prompts;
mod thinkable;

use tabletop::tell::Message;
use tabletop::{Line, ScoreLine, View, Viewer};

use crate::action::Action;
use crate::event::Told;
use crate::preview::Preview;
use crate::state::Smile;

pub(crate) use actions::bare;
pub(crate) use parts::{district, held, tile_with_squares};

impl tabletop::Tell for Smile {
    fn messages() -> Vec<Message> {
        messages::all()
    }

    fn event(witnessed: &Told, viewer: Viewer) -> Vec<Line> {
        events::event(*witnessed, viewer)
    }

    fn prompt(view: &View<Self>) -> Line {
        prompts::prompt(view)
    }

    fn prompt_rules(view: &View<Self>) -> Vec<&'static str> {
        prompts::rules(view)
    }

    fn action(view: &View<Self>, action: &Action) -> Line {
        actions::action(view, *action)
    }

    fn preview(preview: &Preview) -> Vec<Line> {
        previews::preview(preview)
    }

    fn score(line: &ScoreLine) -> Line {
        let id = match line.id {
            "hats" => "smile-score-hats",
            "face-down" => "smile-score-face-down",
            "majority-gambling" => "smile-score-gambling",
            "majority-weapons" => "smile-score-weapons",
            "majority-contraband" => "smile-score-contraband",
            "detective" => "smile-score-detective",
            "historian" => "smile-score-historian",
            "cursed" => "smile-score-cursed",
            "soulmates" => "smile-score-soulmates",
            "law" => "smile-score-law",
            other => unreachable!("no account has a line {other}"),
        };
        // What is lost is told as a loss, without a sign.
        Line::new(id).with("count", line.count).with("points", line.points.abs())
    }

    fn thinkable(view: &View<Self>) -> Vec<Action> {
        thinkable::thoughts(view)
    }

    fn look(view: &View<Self>) -> Vec<Line> {
        look::look(view)
    }
}
