//! What is asked, and of whom.

use tabletop::{Line, View};

use crate::card::{PotionCard, Shadow};
use crate::party::{Crew, Party};
use crate::state::{ActStep, Acting, Keeping, Moment, Phase, Relocating, Rolling, SetUp, Smile};

use super::events;
use super::parts::{self, Sides};

/// The question; whom it is for says its argument `seat`.
pub(super) fn prompt(view: &View<Smile>) -> Line {
    let game = Smile::rebuilt(view);
    match game.asked() {
        Some(crew) => question(&game, crew),
        None => match game.phase {
            Phase::Rolling { .. } => Line::new("smile-prompt-rolling"),
            Phase::Filling { .. } => Line::new("smile-prompt-filling"),
            // The scores do not explain who has won, then.
            Phase::Over => game.tie().map_or(Line::new("smile-prompt-over"), |tie| events::tie_break(tie, game.solo)),
            _ => Line::new("smile-prompt-set-up"),
        },
    }
}

fn question(game: &Smile, crew: Crew) -> Line {
    let ask = |id| Line::new(id).with("seat", crew.seat());
    let sides = Sides::by(crew, game.solo);
    let gang = game.gang(crew);
    match game.phase {
        Phase::Choosing { .. } => ask("smile-prompt-choosing").with("dice", parts::dice(game.pool)),
        Phase::Marking { marked, .. } if marked.is_empty() => {
            ask("smile-prompt-marking").with("dice", parts::dice(game.pool))
        }
        Phase::Marking { marked, .. } => {
            let mut rest = game.pool;
            rest.remove_all(marked);
            ask("smile-prompt-marking-more").with("marked", parts::dice(marked)).with("dice", parts::dice(rest))
        }
        Phase::Relocating { step: Relocating::From, .. } => ask("smile-prompt-relocating"),
        Phase::Relocating { step: Relocating::Which(from), .. } => {
            ask("smile-prompt-which").with("district", parts::district(from))
        }
        Phase::Relocating { step: Relocating::To(from, party), .. } => {
            ask("smile-prompt-to").with("markers", sides.markers(party, 1)).with("district", parts::district(from))
        }
        Phase::Walking => {
            let die = gang.feet[game.turn as usize / 2];
            ask("smile-prompt-walking").with("die", die).with("field", gang.boss.clockwise(die).number())
        }
        Phase::Placing => {
            let [near, middle, far] = gang.boss.line();
            let shell = game.has_card(PotionCard::ShellGame);
            ask(if shell { "smile-prompt-placing-shell" } else { "smile-prompt-placing-con" })
                .with("near", parts::district(near))
                .with("middle", parts::district(middle))
                .with("far", parts::district(far))
        }
        Phase::Swapping { given } => ask("smile-prompt-swapping")
            .with("given", parts::held(given, 1))
            .with("district", parts::district(gang.boss.near())),
        Phase::Acting { why, step, .. } => acting(game, crew, why, step),
        Phase::Ending => ask("smile-prompt-ending"),
        Phase::Ordering => ask("smile-prompt-ordering"),
        Phase::Collecting { .. } => {
            ask("smile-prompt-collecting").with("dice", parts::dice(gang.hands.into_iter().collect()))
        }
        Phase::Law { .. } => {
            ask("smile-prompt-law").with("own", game.wanted(crew)).with("theirs", game.wanted(crew.other()))
        }
        Phase::LawPlace { what, .. } => {
            let (party, count) = what.markers();
            ask("smile-prompt-law-place").with("markers", sides.markers(party, count))
        }
        Phase::Supporting { .. } => {
            ask("smile-prompt-supporting").with("district", parts::district(game.shadow_district()))
        }
        Phase::Seducing { at, .. } => {
            let district = game.score_order(at);
            ask("smile-prompt-seducing")
                .with("district", parts::district(district))
                .with("police", game.turf(district).count(Party::Police))
        }
        Phase::Taking { at, place, .. } => {
            ask("smile-prompt-taking").with("district", parts::district(game.score_order(at))).with("place", place + 1)
        }
        Phase::Keeping { tile, .. } => ask("smile-prompt-keeping").with("tile", parts::tile(tile)),
        Phase::SetUp(_) | Phase::Rolling { .. } | Phase::Filling { .. } | Phase::Over => {
            unreachable!("nobody is asked then")
        }
    }
}

/// The question of an action die.
fn acting(game: &Smile, crew: Crew, why: Acting, step: ActStep) -> Line {
    let ask = |id| Line::new(id).with("seat", crew.seat());
    let die = game.action_die(crew, why);
    match step {
        ActStep::Start => ask(match die {
            1 => "smile-prompt-act-police",
            2 | 3 => "smile-prompt-act-move",
            4 | 5 => "smile-prompt-act-remove",
            _ => "smile-prompt-act-two",
        })
        .with("die", die),
        ActStep::To(from) => ask("smile-prompt-to")
            .with("markers", Sides::by(crew, game.solo).markers(crew.party(), 1))
            .with("district", parts::district(from)),
        ActStep::Which(at) => ask("smile-prompt-which-removed").with("district", parts::district(at)),
        ActStep::Overpower => ask("smile-prompt-overpower").with("die", die),
    }
}

/// The rules the question is about.
pub(super) fn rules(view: &View<Smile>) -> Vec<&'static str> {
    let game = Smile::rebuilt(view);
    let card = game.potion.map_or("sm.setup.cards", PotionCard::rule);
    let shadow = game.shadow.map_or("sm.setup.cards", Shadow::rule);
    let mut rules = Vec::new();
    match game.phase {
        Phase::SetUp(SetUp::Shadow | SetUp::Card) => rules.push("sm.setup.cards"),
        Phase::SetUp(SetUp::Start) => rules.push("sm.setup.start"),
        Phase::SetUp(SetUp::Potion(_)) => rules.push("sm.setup.potions"),
        Phase::Rolling { why, .. } => rules.push(match why {
            Rolling::Round => "sm.roll",
            Rolling::Equal => "sm.reroll",
            Rolling::SecondChance(_) => card,
            Rolling::Collector { .. } => shadow,
            Rolling::Rival => "sm.solo.turn",
        }),
        Phase::Filling { .. } => rules.extend(["sm.fill", "sm.fill.order"]),
        Phase::Choosing { fresh } => {
            rules.extend(["sm.dice", "sm.move", "sm.line", "sm.place", "sm.act"]);
            if fresh && game.pool.all_equal() {
                rules.push("sm.reroll");
            }
            if game.holder == game.asked() {
                rules.push(Shadow::Detective.rule());
            }
            if game.can_drink(Moment::Choosing) {
                rules.push(card);
            }
        }
        Phase::Marking { .. }
        | Phase::Relocating { .. }
        | Phase::Swapping { .. }
        | Phase::Acting { step: ActStep::Overpower, .. }
        | Phase::Ending
        | Phase::Seducing { .. } => rules.push(card),
        Phase::Walking => rules.extend(["sm.move", card]),
        Phase::Placing => rules.extend(["sm.place", card]),
        Phase::Acting { why: Acting::Turn, step, .. } => {
            rules.push("sm.act");
            if step == ActStep::Start && game.can_drink(Moment::Acting) {
                rules.push(card);
            }
        }
        Phase::Acting { .. } => rules.extend(["sm.act", shadow, "sm.potion.phase3"]),
        Phase::Ordering | Phase::Collecting { .. } | Phase::Supporting { .. } => rules.push(shadow),
        Phase::Law { .. } | Phase::LawPlace { .. } => rules.push("sm.wanted"),
        Phase::Taking { at, place, .. } => {
            rules.push(if place == 0 { "sm.score.first" } else { "sm.score.second" });
            rules.push("sm.take");
            if game.die_lies_in(game.score_order(at)) {
                rules.push(shadow);
            }
        }
        Phase::Keeping { then, .. } => {
            rules.push("sm.take");
            if then == Keeping::Placing || game.has_card(PotionCard::Imitation) {
                rules.push(card);
            }
        }
        Phase::Over if game.tie().is_some() => rules.extend(["sm.final.tie", "sm.final", "sm.majority"]),
        Phase::Over => rules.extend(["sm.final", "sm.majority", "sm.final.tie"]),
    }
    rules
}
