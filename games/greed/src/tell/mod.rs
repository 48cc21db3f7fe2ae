//! What the game has to say: message ids and what goes into them. The words are in
//! `locales/{en,de}/greed.ftl`, the names and texts of the cards in `greed-names.ftl`.

mod actions;
mod card;
pub(crate) mod effect;
mod events;
mod look;
mod prompts;
mod things;
mod thinkable;

use tabletop::{Line, ScoreLine, Seat, Tell, View, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::preview::Preview;
use crate::state::Greed;

impl Tell for Greed {
    /// One sentence, or none where it goes without saying: that somebody is dealt cards or looks at
    /// a pile, whose cards are then named one by one as choices.
    fn event(witnessed: &Event, _: Viewer) -> Vec<Line> {
        events::told(*witnessed)
    }

    fn prompt(view: &View<Self>) -> Line {
        prompts::asked(view)
    }

    fn prompt_rules(view: &View<Self>) -> Vec<&'static str> {
        prompts::rules(view)
    }

    fn action(view: &View<Self>, action: &Action) -> Line {
        actions::chosen(view, *action)
    }

    fn touches(action: &Action) -> Vec<String> {
        things::touches(*action)
    }

    fn reveals(_: &View<Self>, action: &Action) -> bool {
        things::reveals(*action)
    }

    /// What happens next; of a card that is only taken or chosen, what is printed on it.
    fn preview(preview: &Preview) -> Vec<Line> {
        let certain = |event: &Event| match *event {
            Event::Took { card: Some(card), .. } | Event::Revealed { card, .. } if preview.events.len() == 1 => {
                card::printed(card)
            }
            event => events::told(event),
        };
        let lacking = preview.lacking.then(|| Line::new("greed-lacking"));
        preview.events.iter().flat_map(certain).chain(lacking).collect()
    }

    fn score(line: &ScoreLine) -> Line {
        match line.id {
            "cash" => Line::new("greed-score-cash").with("points", line.points),
            "thugs" => Line::new("greed-score-thugs").with("count", line.count),
            _ => Line::new("greed-score-markers").with("count", line.count).with("points", line.points),
        }
    }

    fn source(line: &ScoreLine) -> Line {
        Line::new(match line.id {
            "cash" => "review-cash",
            "thugs" => "review-tie-break",
            _ => "review-markers",
        })
    }

    fn thinkable(view: &View<Self>) -> Vec<Action> {
        thinkable::thoughts(view)
    }

    fn look(view: &View<Self>) -> Vec<Line> {
        look::seen(view)
    }
}

/// Players, to be joined with "and".
fn names(seats: impl Iterator<Item = Seat>) -> Vec<Line> {
    seats.map(Line::seat).collect()
}
