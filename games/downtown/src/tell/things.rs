//! What a choice is about, for whoever draws it.

use tabletop::View;

use crate::action::Action;
use crate::card::Kind;
use crate::state::{Downtown, Phase};

/// The things on the table that a choice is about. Fence piles are counted from 1, as everywhere.
pub(super) fn touches(action: Action) -> Vec<String> {
    let fence = |pile: u8| vec![format!("fence:{}", pile + 1)];
    let hand = |kind: Kind| vec![format!("hand:{kind}")];
    match action {
        Action::Stand(places) => places.iter().map(|place| format!("place:{place}")).collect(),
        Action::Rob(seat) | Action::Pay(seat, None) => vec![format!("display:{seat}")],
        Action::Pay(seat, Some((from, to))) => {
            vec![format!("display:{seat}"), format!("place:{from}"), format!("place:{to}")]
        }
        Action::Hire => vec!["row".into()],
        Action::Take(kind, _) => vec![format!("row:{kind}")],
        Action::Job(stooge) | Action::Look(stooge) => vec![format!("stooge:{stooge}")],
        Action::Sell(pile) | Action::Watch(pile) | Action::Put(pile) => fence(pile),
        Action::Offer(card) | Action::Return(card) => vec![format!("loot:{card}")],
        Action::Draw | Action::Always => vec!["place:ghetto".into()],
        Action::Bet(_) | Action::LayMoney(_) => vec!["purse".into()],
        Action::Lay(kind, _) => hand(kind),
        Action::Visit | Action::Decline | Action::Leave | Action::Under | Action::Done => Vec::new(),
    }
}

/// Cards that are turned over or looked at, gangsters that are drawn, and loot that is given away.
pub(super) fn reveals(view: &View<Downtown>, action: Action) -> bool {
    match action {
        Action::Job(_)
        | Action::Look(_)
        | Action::Leave
        | Action::Under
        | Action::Watch(_)
        | Action::Put(_)
        | Action::Draw
        | Action::Always
        | Action::Bet(_)
        | Action::Return(_) => true,
        // The seller says that this is all, and the fence is turned over.
        Action::Done => matches!(view.table.phase, Phase::Offer { .. }),
        _ => false,
    }
}
