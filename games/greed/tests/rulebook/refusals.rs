//! What is refused, and the rule each refusal names; previews of what is allowed.

use greed::{Action, Event, Greed};
use tabletop::{Game, Viewer};

use super::plain::plain;
use super::play::*;

#[test]
fn refused_in_the_draft_gr_draft() {
    let s = scene(2).go();
    assert!(s.round_is_over());
    assert_eq!(s.refused(A, "take 80"), ("greed-card-not-in-pile", Some("gr.draft")));
    assert_eq!(s.refused(A, "play 1"), ("greed-asked-something-else", Some("gr.play")));
    assert_eq!(s.refused(E, "take 1"), ("greed-not-asked", None));
}

#[test]
fn refused_when_choosing_gr_play() {
    let mut s = scene(2).hand(A, &[22]).hand(B, &[24]).position();
    assert_eq!(s.refused(A, "play 24"), ("greed-card-not-in-hand", Some("gr.play")));
    assert_eq!(s.refused(A, "decline"), ("greed-asked-something-else", Some("gr.cost")));
    s.does(A, "play 22");
    assert_eq!(s.refused(A, "play 22"), ("greed-not-asked", None));
}

#[test]
fn refused_when_paying_gr_cost() {
    let s = scene(2).display(A, &[22, 8]).display(B, &[9]).plays(A, 4).go();
    assert_eq!(s.refused(A, "pay card 22"), ("greed-wrong-kind", Some("gr.cost")));
    assert_eq!(s.refused(A, "pay card 9"), ("greed-card-not-in-display", Some("gr.cost")));
    assert_eq!(s.refused(A, "pay money"), ("greed-costs-no-money", Some("gr.cost")));
    assert_eq!(s.refused(A, "take 8"), ("greed-asked-something-else", Some("gr.draft")));
    assert_eq!(s.refused(B, "decline"), ("greed-not-asked", None));
    let s = scene(2).display(A, &[22, 8]).plays(A, 35).go();
    assert_eq!(s.refused(A, "pay card 8"), ("greed-wrong-kind", Some("gr.cost")));
    let s = scene(2).display(A, &[8]).money(A, 4).plays(A, 21).go();
    assert_eq!(s.refused(A, "pay money"), ("greed-not-enough-money", Some("gr.cost")));
    assert_eq!(s.refused(A, "pay card 22"), ("greed-card-not-in-display", Some("gr.cost")));
    let s = scene(2).display(A, &[66]).money(A, 10).plays(A, 8).go();
    assert_eq!(s.refused(A, "pay card 66"), ("greed-costs-money-only", Some("gr.cost")));
    let s = scene(2).hand(A, &[22]).display(A, &[24]).plays(A, 27).go();
    assert_eq!(s.refused(A, "pay card 24"), ("greed-card-not-in-hand", Some("gr.cost")));
}

#[test]
fn refused_for_want_of_money_says_how_much_gr_cheaper() {
    let s = scene(2).display(A, &[8, 66]).money(A, 4).plays(A, 21).go();
    let refusal = s.game.refusal(A, &Action::PayMoney).unwrap();
    let args: Vec<String> = refusal.line.args.iter().map(|(name, value)| format!("{name} {value}")).collect();
    assert_eq!(args, ["price 5", "money 4"]);
}

#[test]
fn refused_with_other_questions() {
    let s = scene(2).display(A, &[8, 9, 22]).plays(A, 38).go();
    assert_eq!(s.refused(A, "mark 22"), ("greed-wrong-kind", Some("gr.text")));
    assert_eq!(s.refused(A, "mark 10"), ("greed-card-not-in-display", Some("gr.text")));
    let s = scene(2).display(A, &[22, 24, 8]).plays(A, 54).go();
    assert_eq!(s.refused(A, "copy 54"), ("greed-copies-another-thug", Some("gr.54")));
    assert_eq!(s.refused(A, "copy 8"), ("greed-wrong-kind", Some("gr.54")));
    assert_eq!(s.refused(A, "copy 25"), ("greed-card-not-in-display", Some("gr.54")));
    let mut s = scene(2).display(A, &[22, 24, 8]).plays(B, 40).go();
    s.next_round(&[]);
    assert_eq!(s.refused(A, "lose 8"), ("greed-wrong-kind", Some("gr.delayed")));
    assert_eq!(s.refused(A, "copy 22"), ("greed-asked-something-else", Some("gr.54")));
}

#[test]
fn refused_extra_cards_gr_extra() {
    let mut s = scene(2).hand(A, &[22, 60]).plays(A, 67).go();
    s.next_round(&[(A, 60)]);
    assert_eq!(s.refused(A, "no extra card"), ("greed-extra-card-not-optional", Some("gr.extra")));
    assert_eq!(s.refused(A, "play 60"), ("greed-card-not-in-hand", Some("gr.extra")));
    assert_eq!(s.refused(A, "pay money"), ("greed-asked-something-else", Some("gr.cost")));
}

#[test]
fn actions_and_chances_are_read_as_written_and_nothing_else() {
    for text in
        ["take 1", "play 80", "no extra card", "pay card 27", "pay money", "decline", "mark 8", "copy 22", "lose 9"]
    {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "take",
        "take 0",
        "take 81",
        "take x",
        "pay 3",
        "Pay money",
        "decline ",
        "card 3",
        "extra",
        "take  1",
        "mark 08",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    assert_eq!("card 27".parse::<greed::Chance>().unwrap().to_string(), "card 27");
    for text in ["27", "card", "card 0", "card 81", "kard 3", ""] {
        assert!(text.parse::<greed::Chance>().is_err(), "{text}");
    }
}

fn preview(s: &Play, action: &str) -> Vec<String> {
    let view = s.game.view(Viewer::Seat(A));
    Greed::preview(&view, &action.parse().unwrap()).events.iter().map(plain).collect()
}

#[test]
fn preview_tells_what_is_certain() {
    let s = scene(2).hand(A, &[22]).position();
    assert_eq!(preview(&s, "play 22"), ["A shows 22 Dickie \"Flush\" Diamond"]);
    assert!(preview(&s, "play 24").is_empty());
    let s = scene(2).display(A, &[62, 45]).plays(A, 35).plays(B, 76).go();
    assert_eq!(
        preview(&s, "pay card 62"),
        [
            "A gives up 62 \"Halloween\" Jack Paris for 35 Suicide Mission!",
            "A puts 2 on 45 Insurance Office by 45",
            "A gains 20k by 62 \"Halloween\" Jack Paris",
            "A plays 35 Suicide Mission!",
            "A gains 25k by 35 Suicide Mission!",
            "35 Suicide Mission! of A leaves the game",
            "B plays 76 Bobby \"Corduroy\" Brown",
            "A loses 10k by 76 Bobby \"Corduroy\" Brown",
            "Round 6 begins"
        ]
    );
    let s = scene(2).go();
    let first = s.legal(A)[0].clone();
    assert_eq!(preview(&s, &first).len(), 1);
    assert!(preview(&s, &first)[0].starts_with("A takes"));
}

/// gr.cost, gr.need: said beforehand, as things stand.
#[test]
fn preview_warns_of_a_card_that_would_have_no_effect_now() {
    let lacking =
        |s: &Play, action: &str| Greed::preview(&s.game.view(Viewer::Seat(A)), &action.parse().unwrap()).lacking;
    let s = scene(2).hand(A, &[18, 30, 22]).money(A, 0).position();
    assert!(lacking(&s, "play 18"), "it costs money");
    assert!(lacking(&s, "play 30"), "it needs symbols");
    assert!(!lacking(&s, "play 22"), "it asks for nothing");
    let s = scene(2).hand(A, &[18]).money(A, 200).position();
    assert!(!lacking(&s, "play 18"));
}

#[test]
fn preview_of_a_spectator_is_empty_and_of_an_extra_card_goes_on_to_the_next_question() {
    let mut s = scene(2).hand(A, &[18]).money(A, 40).plays(A, 80).go();
    assert_eq!(preview(&s, "play 18"), ["A plays 18 The Ritz as an extra card of 80"]);
    let view = s.game.view(Viewer::Spectator);
    assert!(Greed::preview(&view, &Action::NoExtra).events.is_empty());
    s.does(A, "play 18");
    assert_eq!(preview(&s, "pay money")[0], "A pays 30k for 18 The Ritz");
}

#[test]
fn informs_is_what_shows_somebody_something_new() {
    let mut s = scene(2).draw_pile(&[8, 22]).hand(A, &[27, 24]).display(A, &[62]).plays(A, 74).plays(B, 53).go();
    s.draws(&[22, 8]);
    s.next_round(&[(A, 27)]);
    s.does(A, "pay card 24");
    for event in &s.story {
        let new = matches!(
            event,
            Event::Revealed { .. }
                | Event::TurnedUp { .. }
                | Event::Drew { .. }
                | Event::LooksAt { .. }
                | Event::PaidHandCard { .. }
        );
        assert_eq!(Greed::informs(event), new, "{event:?}");
    }
    assert!(s.story.iter().any(|event| matches!(event, Event::PaidHandCard { .. })));
}
