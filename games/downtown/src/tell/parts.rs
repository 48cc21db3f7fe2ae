//! Parts of sentences: names of things, and what lies in a display or goes through hands.

use tabletop::{Arg, Line};

use crate::board::{Place, Places};
use crate::card::{Crew, JobId, Kind, Loot, Share, Stooge};
use crate::deck::Card;
use crate::state::Phase;

/// The name of a place.
pub(crate) fn place(place: Place) -> Arg {
    Arg::numbered("downtown-place", place)
}

/// The name of a stooge.
pub(crate) fn stooge(stooge: Stooge) -> Arg {
    Arg::numbered("downtown-stooge", stooge)
}

/// The stooge whose card it is.
pub(crate) fn stooge_of(card: JobId) -> Arg {
    stooge(card.stooge())
}

/// The name of a kind of loot, its job and its card.
pub(crate) fn loot(loot: Loot) -> Arg {
    Arg::numbered("downtown-loot", loot)
}

/// The name of a fence.
pub(super) fn fence(loot: Loot) -> Arg {
    Arg::numbered("downtown-fence", loot)
}

/// What a fence keeps.
pub(super) fn share(share: Share) -> Arg {
    Arg::numbered("downtown-share", share)
}

/// The name of a kind of gangster.
pub(super) const fn kind(kind: Kind) -> Arg {
    Arg::name(match kind {
        Kind::Lookout => "downtown-kind-lookout",
        Kind::Safecracker => "downtown-kind-safecracker",
        Kind::Spy => "downtown-kind-spy",
    })
}

/// A pile of fences; people count from 1.
pub(crate) fn pile(pile: u8) -> Arg {
    (u16::from(pile) + 1).into()
}

/// So many gangsters of a kind: "2 spies".
pub(super) fn gangsters(kind: Kind, count: u8) -> Line {
    let id = match kind {
        Kind::Lookout => "downtown-lookouts",
        Kind::Safecracker => "downtown-safecrackers",
        Kind::Spy => "downtown-spies",
    };
    Line::new(id).with("count", count)
}

/// The gangsters kind by kind; nothing for nobody.
pub(crate) fn crew(crew: Crew) -> Vec<Line> {
    Kind::ALL.into_iter().filter(|&kind| crew[kind] > 0).map(|kind| gangsters(kind, crew[kind])).collect()
}

/// Money and gangsters: "3k and 1 spy"; nothing if there is neither.
pub(crate) fn things(money: u16, gang: Crew) -> Vec<Line> {
    let money = (money > 0).then(|| Line::new("downtown-money").with("money", money));
    money.into_iter().chain(crew(gang)).collect()
}

/// The line with the two places where a player's tokens stand.
pub(super) fn both(line: Line, places: Places) -> Line {
    let mut places = places.iter();
    let one = places.next().unwrap_or(Place::Downtown);
    line.with("one", place(one)).with("other", place(places.next().unwrap_or(one)))
}

/// A stooge card in the own hand with what it is really worth.
pub(super) fn card(card: Card, real: u8) -> Line {
    Line::new("downtown-card")
        .with("stooge", stooge(card.stooge))
        .with("loot", loot(card.loot))
        .with("claims", card.claims)
        .with("real", real)
}

/// What is to be chosen in this phase: "whom to rob or pay".
pub(crate) const fn task(phase: Phase) -> Arg {
    Arg::name(match phase {
        Phase::Deal | Phase::Place => "downtown-task-place",
        Phase::Open => "downtown-task-open",
        Phase::Move => "downtown-task-move",
        Phase::Confront => "downtown-task-confront",
        Phase::Use | Phase::TurnUp | Phase::Study { .. } | Phase::TurnOver { .. } | Phase::Over { .. } => {
            "downtown-task-use"
        }
        Phase::Hire { .. } | Phase::Refill { .. } => "downtown-task-hire",
        Phase::Ghetto { .. } | Phase::Draw { .. } => "downtown-task-ghetto",
        Phase::Look { .. } => "downtown-task-look",
        Phase::Offer { .. } => "downtown-task-offer",
        Phase::Watch { .. } => "downtown-task-watch",
        Phase::Casino { .. } => "downtown-task-casino",
        Phase::Bets { .. } => "downtown-task-bet",
        Phase::Add => "downtown-task-add",
        Phase::Lay => "downtown-task-lay",
        Phase::Return { .. } => "downtown-task-return",
    })
}
