//! What is certain to follow from a choice, and the final account.

use tabletop::{Line, ScoreLine};

use crate::preview::Preview;

use super::parts;

/// The sentences of a preview, in the order in which things happen. What the choice says itself, such
/// as what is paid, laid out or robbed and where tokens go, is not said twice.
pub(super) fn preview(preview: &Preview) -> Vec<Line> {
    let mut lines = Vec::new();
    let bought = parts::crew(preview.gains);
    if preview.pays > 0 && !bought.is_empty() {
        // Gangsters are bought kind by kind; this is the sum.
        lines.push(Line::new("downtown-preview-bought").with("things", bought).with("price", preview.pays));
    }
    if preview.draws > 0 {
        lines.push(Line::new("downtown-preview-draws").with("count", preview.draws));
    }
    if let Some(card) = preview.takes {
        lines.push(Line::new("downtown-preview-takes").with("stooge", parts::stooge_of(card)));
    }
    if let Some(sale) = preview.sale {
        lines.push(if sale.honest == sale.cop {
            Line::new("downtown-preview-sale").with("money", sale.honest)
        } else {
            Line::new("downtown-preview-sale-risk").with("money", sale.honest).with("cop", sale.cop)
        });
    }
    if let Some(seat) = preview.next {
        lines.push(Line::new("downtown-preview-next").with("seat", seat));
    }
    lines
}

/// One line of the final account.
pub(super) fn score(line: &ScoreLine) -> Line {
    match line.id {
        "purse" => Line::new("downtown-score-purse").with("money", line.points),
        "display" => Line::new("downtown-score-display").with("money", line.points),
        "loot-left" => Line::new("downtown-score-loot").with("count", line.count).with("money", line.points),
        other => unreachable!("no account has a line {other}"),
    }
}
