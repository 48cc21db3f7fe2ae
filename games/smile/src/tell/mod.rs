//! What people read, put into message ids and arguments. The words are in `locales/*/smile.ftl`.
//!
//! Everything is open in this game, so nothing here depends on who looks but the order of telling:
//! mine first. German parts of sentences are in the accusative, so the sentences around them are
//! built to ask for one ("the park gets …", "there is …").

mod actions;
mod events;
mod look;
mod parts;
mod previews;
mod prompts;
mod things;
mod thinkable;

use tabletop::{Arg, Line, ScoreLine, View, Viewer};

use crate::action::Action;
use crate::event::Told;
use crate::preview::Preview;
use crate::state::Smile;

pub(crate) use parts::{card, card_text, district, held, shadow, shadow_text, tile_with_squares};

impl tabletop::Tell for Smile {
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

    fn touches(action: &Action) -> Vec<String> {
        things::touches(*action)
    }

    fn reveals(_: &View<Self>, action: &Action) -> bool {
        things::reveals(*action)
    }

    fn preview(preview: &Preview) -> Vec<Line> {
        previews::preview(preview)
    }

    fn score(line: &ScoreLine) -> Line {
        // What is lost is told as a loss, without a sign.
        let with = |id| Line::new(id).with("count", line.count).with("points", line.points.abs());
        with(match line.id {
            "hats" => "smile-score-hats",
            "hats-double" => "smile-score-hats-double",
            "face-down" => "smile-score-face-down",
            "detective" => "smile-score-detective",
            "historian" => "smile-score-historian",
            "cursed" => "smile-score-cursed",
            "soulmates" => "smile-score-soulmates",
            "law" => "smile-score-law",
            "tie-potions" => "smile-score-tie-potions",
            "tie-henchmen" => "smile-score-tie-henchmen",
            majority => {
                let (kind, stands) = majority.split_once('-').expect("kind and how it stands");
                let line = with(match stands {
                    "less" => "smile-score-less",
                    "tie" => "smile-score-tie",
                    "most" => "smile-score-most",
                    _ => "smile-score-alone",
                });
                return line.with("kind", Arg::numbered("smile-kind", kind));
            }
        })
    }

    fn source(line: &ScoreLine) -> Line {
        Line::new(match line.id {
            "hats" | "hats-double" => "review-hats",
            "face-down" => "review-face-down",
            "detective" | "historian" | "cursed" => "review-shadow",
            "soulmates" => "review-potions",
            "law" => "review-law",
            gambling if gambling.starts_with("gambling") => "review-most-gambling",
            weapons if weapons.starts_with("weapons") => "review-most-weapons",
            contraband if contraband.starts_with("contraband") => "review-most-contraband",
            _ => "review-tie-break",
        })
    }

    fn thinkable(view: &View<Self>) -> Vec<Action> {
        thinkable::thoughts(view)
    }

    fn look(view: &View<Self>) -> Vec<Line> {
        look::look(view)
    }
}
