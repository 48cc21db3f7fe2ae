//! What High Card has to say. The words are beside it, in `locales/{en,de}/high-card.ftl`.

use super::{Action, HighCard, Phase, Table, Witnessed};
use crate::{Line, ScoreLine, Seat, Tell, View, Viewer};

impl<const FAULT: u8> Tell for HighCard<FAULT> {
    fn event(witnessed: &Witnessed, _: Viewer) -> Vec<Line> {
        let by = |id, seat: &Seat| Line::new(id).with("seat", *seat);
        vec![match witnessed {
            Witnessed::Drew(seat, Some(card)) => by("high-card-drew", seat).with("card", *card),
            Witnessed::Drew(seat, None) => by("high-card-drew-hidden", seat),
            Witnessed::Staked(seat, Some(card)) => by("high-card-staked", seat).with("card", *card),
            Witnessed::Staked(seat, None) => by("high-card-staked-hidden", seat),
            Witnessed::Opened(stakes, _, winner) => {
                let stake = |(n, &(card, coins)): (usize, &(u8, u8))| {
                    by("high-card-stake", &Seat::new(n)).with("card", card).with("coins", coins)
                };
                let stakes: Vec<Line> = stakes.iter().enumerate().map(stake).collect();
                by("high-card-opened", winner).with("stakes", stakes)
            }
            Witnessed::Tipped(seat, coins) => by("high-card-tipped", seat).with("coins", *coins),
            Witnessed::Peeked(seat, other, card) => {
                let line =
                    if card.is_some() { by("high-card-peeked", seat) } else { by("high-card-peeked-hidden", seat) };
                let line = line.with("other", *other);
                card.map_or(line.clone(), |card| line.with("card", card))
            }
            Witnessed::Rolled(seat, face) => by("high-card-rolled", seat).with("coins", *face),
        }]
    }

    fn prompt(view: &View<Self>) -> Line {
        let Table { asked, phase, stake, .. } = &view.table;
        match (view.viewer.seat().filter(|&seat| asked.contains(seat)), phase) {
            (Some(_), Phase::Stake) if stake.card.is_none() => Line::new("high-card-ask-card"),
            (Some(_), Phase::Stake) => Line::new("high-card-ask-coins"),
            (Some(_), Phase::Tip(_)) => Line::new("high-card-ask-tip"),
            (Some(_), _) => Line::new("high-card-ask-peek"),
            (None, Phase::Over) => Line::new("high-card-over"),
            (None, _) => Line::new("high-card-wait").with("seats", asked.iter().map(Line::seat).collect::<Vec<_>>()),
        }
    }

    fn prompt_rules(view: &View<Self>) -> Vec<&'static str> {
        match view.table.phase {
            Phase::Stake => vec!["hc.stake"],
            Phase::Tip(_) => vec!["hc.tip"],
            Phase::Peek(_) => vec!["hc.peek"],
            Phase::Draw(_) | Phase::Bonus(_) => vec!["hc.draw"],
            Phase::Over => vec!["hc.end"],
        }
    }

    fn action(_: &View<Self>, action: &Action) -> Line {
        match *action {
            Action::Card(card) => Line::new("high-card-do-card").with("card", card),
            Action::Coins(coins) => Line::new("high-card-do-coins").with("coins", coins),
            Action::Tip(coins) => Line::new("high-card-do-tip").with("coins", coins),
            Action::Peek(other) => Line::new("high-card-do-peek").with("other", other),
            Action::Pass => Line::new("high-card-do-pass"),
        }
    }

    fn touches(action: &Action) -> Vec<String> {
        match action {
            Action::Card(card) => vec![format!("card:{card}")],
            Action::Peek(seat) => vec![format!("seat:{seat}")],
            Action::Coins(_) | Action::Tip(_) | Action::Pass => Vec::new(),
        }
    }

    fn reveals(_: &View<Self>, action: &Action) -> bool {
        // After the peek, or without one, the die falls.
        matches!(action, Action::Peek(_) | Action::Pass)
    }

    fn preview(coins: &u8) -> Vec<Line> {
        if *coins == 0 { Vec::new() } else { vec![Line::new("high-card-costs").with("coins", *coins)] }
    }

    fn score(line: &ScoreLine) -> Line {
        Line::new("high-card-score").with("coins", line.points)
    }

    fn source(_: &ScoreLine) -> Line {
        Line::new("review-coins")
    }

    fn thinkable(view: &View<Self>) -> Vec<Action> {
        let asked = view.viewer.seat().is_some_and(|seat| view.table.asked.contains(seat));
        let peeks = Seat::first(view.table.seats).map(Action::Peek).chain([Action::Pass]);
        (0..9).map(Action::Card).chain((0..=2).map(Action::Coins)).chain(peeks).filter(|_| asked).collect()
    }

    fn look(view: &View<Self>) -> Vec<Line> {
        let table = &view.table;
        let mut lines = Vec::new();
        for seat in Seat::first(table.seats) {
            let hand = &table.hands[seat.index()];
            let coins = Line::new("high-card-look-seat").with("seat", seat).with("coins", table.coins[seat.index()]);
            lines.push(coins.with("cards", hand.iter().flatten().count()));
            for card in hand.iter().flatten().filter_map(|slot| slot.card) {
                lines.push(Line::new("high-card-look-card").with("seat", seat).with("card", card));
            }
        }
        lines.push(Line::new("high-card-look-bank").with("coins", table.bank).with("cards", table.discards.len()));
        lines
    }
}
