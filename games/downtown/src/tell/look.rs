//! The whole table in sentences: the turn, mine, the others clockwise, then the places.

use tabletop::{Line, Seat, View};

use crate::card::{Kind, Stooge};
use crate::rules::downtown::price;
use crate::state::{Downtown, Ending, Phase};
use crate::view::{Mine, Table};

use super::parts;

/// The table from the viewer's side.
pub(super) fn look(view: &View<Downtown>) -> Vec<Line> {
    let table = &view.table;
    let mut lines = turn(table);
    let me = view.viewer.seat();
    if let Some((seat, mine)) = me.zip(table.mine) {
        lines.extend(my_own(view, &mine));
        lines.extend(in_the_open(table, seat));
    }
    let mut seat = me.unwrap_or(Seat::new(table.config.players as usize - 1));
    for _ in 0..table.config.players {
        seat = seat.left(table.config.players);
        if Some(seat) != me {
            lines.extend(in_the_open(table, seat));
            lines.push(other_hand(table, seat));
        }
    }
    lines.push(row(table));
    lines.extend(Stooge::ALL.map(|stooge| job(table, stooge)));
    lines.extend((0..3).map(|pile| fence(table, pile)));
    lines.push(Line::new("downtown-look-casinos").with("count", table.casinos));
    lines.push(Line::new("downtown-look-pile").with("count", table.pile));
    lines.push(Line::new("downtown-look-discards").with("things", parts::crew(table.discards)));
    lines
}

fn turn(table: &Table) -> Vec<Line> {
    let turn = table.turn;
    match table.phase {
        Phase::Over { ending: Ending::Rich } => vec![Line::new("downtown-ended-rich")],
        Phase::Over { ending: Ending::Casino } => vec![Line::new("downtown-ended-casino")],
        Phase::Over { ending: Ending::Limit } => vec![Line::new("downtown-ended-limit")],
        _ if turn.nth == 0 => Vec::new(),
        _ => {
            let mut lines = vec![Line::new("downtown-turn").with("seat", turn.active).with("nth", turn.nth)];
            if turn.next != turn.active {
                lines.push(Line::new("downtown-look-next").with("seat", turn.next));
            }
            lines
        }
    }
}

/// What only the viewer sees: purse, hand, loot, what it has chosen in secret.
fn my_own(view: &View<Downtown>, mine: &Mine) -> Vec<Line> {
    let mut lines = vec![
        Line::new("downtown-look-purse").with("money", mine.purse),
        Line::new("downtown-look-hand").with("things", parts::crew(mine.hand)),
    ];
    let deck = &view.table.config.deck;
    let cards = mine.loot.iter().filter_map(|card| {
        // The fronts of the own cards are kept with all others.
        let front = view.memory.jobs[card.index()].front?;
        Some(parts::card(*deck.card(front), mine.real[card.index()]))
    });
    let cards: Vec<_> = cards.collect();
    if !cards.is_empty() {
        lines.push(Line::new("downtown-look-loot").with("cards", cards));
    }
    let secret = parts::things(mine.envelope.money, mine.envelope.crew);
    if !secret.is_empty() {
        lines.push(Line::new("downtown-look-secret").with("things", secret));
    }
    lines
}

/// What everybody sees of a seat: tokens, display, what lies face down in it.
fn in_the_open(table: &Table, seat: Seat) -> Vec<Line> {
    let open = &table.seats[seat.index()];
    let by = |id| Line::new(id).with("seat", seat);
    let mut lines = Vec::new();
    if !open.tokens.is_empty() {
        lines.push(parts::both(by("downtown-look-tokens"), open.tokens));
    }
    lines.push(by("downtown-look-display").with("things", parts::things(open.money, open.display)));
    match (open.face_down, open.money_face_down) {
        (0, false) => {}
        (0, true) => lines.push(by("downtown-look-face-down-money")),
        (cards, false) => lines.push(by("downtown-look-face-down-cards").with("cards", cards)),
        (cards, true) => lines.push(by("downtown-look-face-down-both").with("cards", cards)),
    }
    if table.always.contains(seat) {
        lines.push(by("downtown-look-always"));
    }
    lines
}

fn other_hand(table: &Table, seat: Seat) -> Line {
    let open = &table.seats[seat.index()];
    let line = Line::new("downtown-look-other-hand").with("seat", seat);
    line.with("gangsters", open.gangsters).with("cards", open.loot)
}

fn row(table: &Table) -> Line {
    let kinds = Kind::ALL.into_iter().filter(|&kind| table.row[kind] > 0);
    let kinds = kinds.map(|kind| {
        let count = table.row[kind];
        Line::new("downtown-look-kind")
            .with("gangsters", parts::gangsters(kind, count))
            .with("count", count)
            .with("price", price(count))
    });
    Line::new("downtown-look-row").with("kinds", kinds.collect::<Vec<_>>())
}

fn job(table: &Table, stooge: Stooge) -> Line {
    let of = |id| Line::new(id).with("stooge", parts::stooge(stooge));
    let count = table.job_counts[stooge.index()];
    match table.jobs[stooge.index()] {
        None if count == 0 => of("downtown-look-job-none"),
        None => of("downtown-look-job-hidden"),
        Some(top) => {
            let front = table.config.deck.card(top.front);
            let id = if top.real.is_some() { "downtown-look-job-seen" } else { "downtown-look-job" };
            let line = of(id)
                .with("loot", parts::loot(front.loot))
                .with("claims", front.claims)
                .with("things", parts::crew(front.needs))
                .with("count", count);
            match top.real {
                Some(real) => line.with("real", real),
                None => line,
            }
        }
    }
}

fn fence(table: &Table, pile: u8) -> Line {
    let on = |id| Line::new(id).with("pile", parts::pile(pile));
    let count = table.fence_counts[pile as usize];
    match (table.fences[pile as usize], table.phase) {
        (Some(top), _) => {
            let id = match top.cop {
                None => "downtown-look-fence",
                Some(true) => "downtown-look-fence-cop",
                Some(false) => "downtown-look-fence-no-cop",
            };
            on(id)
                .with("fence", parts::fence(top.front.loot))
                .with("share", parts::share(top.front.share))
                .with("count", count)
        }
        (None, Phase::Casino { pile: here } | Phase::Bets { pile: here }) if here == pile => {
            on("downtown-look-fence-casino")
        }
        (None, _) if count == 0 => on("downtown-look-fence-none"),
        (None, _) => on("downtown-look-fence-hidden"),
    }
}
