//! What people read, put into message ids and arguments. The words are in `locales/*/downtown.ftl`.
//!
//! Only what lies open for the viewer is told; of what counting adds, nothing. German lists of
//! gangsters are in the accusative, so the sentences around them are built to ask for one.

mod actions;
mod events;
mod look;
pub(crate) mod parts;
mod previews;
mod prompts;
mod things;
mod thinkable;

use tabletop::{Line, ScoreLine, Tell, View, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::preview::Preview;
use crate::state::Downtown;

impl Tell for Downtown {
    fn event(witnessed: &Event, _: Viewer) -> Vec<Line> {
        vec![events::event(witnessed)]
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

    fn touches(action: &Action) -> Vec<String> {
        things::touches(*action)
    }

    fn reveals(view: &View<Self>, action: &Action) -> bool {
        things::reveals(view, *action)
    }

    fn preview(preview: &Preview) -> Vec<Line> {
        previews::preview(preview)
    }

    fn score(line: &ScoreLine) -> Line {
        previews::score(line)
    }

    fn source(line: &ScoreLine) -> Line {
        Line::new(match line.id {
            "purse" => "review-purse",
            "display" => "review-display",
            _ => "review-loot",
        })
    }

    fn thinkable(view: &View<Self>) -> Vec<Action> {
        thinkable::thoughts(view)
    }

    fn look(view: &View<Self>) -> Vec<Line> {
        look::look(view)
    }
}
