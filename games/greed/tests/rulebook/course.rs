//! The course of a game: deal, draft, rounds, the end of rounds and of the game.

use greed::{Action, Card, Chance, Event, Greed};
use tabletop::{ChanceQuestion, Choices, Game, Pending, Seat, SeatSet, Silent, Viewer};

use super::play::*;

fn undealt(players: u8) -> Greed {
    Greed::new(&Greed::configure(players, &Choices::none()).unwrap()).unwrap()
}

/// Dealt in ascending numbers: A has 1 to 12, B 13 to 24 and so on.
fn dealt(players: u8) -> Greed {
    let mut game = undealt(players);
    for number in 1..=12 * players {
        game.apply_chance(Chance(Card::new(number)), &mut Silent);
    }
    game
}

fn draft(game: &mut Greed, numbers: &[u8]) {
    for (seat, &number) in Seat::first(game.seats()).zip(numbers) {
        let action = Action::Take(Card::new(number));
        assert_eq!(game.refusal(seat, &action), None);
        game.apply(seat, action, &mut Silent);
    }
}

fn pile(game: &Greed, seat: Seat) -> Vec<u8> {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    legal.iter().map(|action| action.to_string()["take ".len()..].parse().unwrap()).collect()
}

#[test]
fn gr_deal_twelve_to_each_and_the_rest_is_the_draw_pile() {
    for players in 2..=5 {
        let game = dealt(players);
        for seat in Seat::first(players) {
            let first = 12 * seat.index() as u8 + 1;
            assert_eq!(pile(&game, seat), (first..first + 12).collect::<Vec<_>>());
            assert_eq!(game.board().money[seat.index()], 0);
        }
        assert_eq!(game.draw_pile().len(), 80 - 12 * u32::from(players));
        assert_eq!(game.board().markers.sum(Card::DECK), 0);
    }
}

#[test]
fn gr_deal_is_one_shuffle_card_by_card() {
    let mut game = undealt(2);
    for position in 0..24 {
        let Pending::Chance(ChanceQuestion::Draw(draw)) = game.pending() else { panic!("dealing") };
        assert_eq!((draw.pile, draw.shuffle, draw.position), (0, 0, position));
        assert_eq!((draw.full, draw.left.len()), (Card::DECK, 80 - u32::from(position)));
        let card = game.outcome(draw.left.nth(u32::from(position % 3)));
        assert_eq!(game.chance_refusal(&card), None);
        game.apply_chance(card, &mut Silent);
        let again = game.chance_refusal(&card).expect("it is dealt");
        if position < 23 {
            assert_eq!((again.rule, again.line.id), (Some("gr.deal"), "greed-card-already-dealt"));
        } else {
            assert_eq!(again.line.id, "greed-nothing-to-draw");
        }
    }
}

#[test]
fn gr_deal_the_draw_pile_lies_below_the_piles_in_the_same_shuffle() {
    let mut s = scene(3).draw_pile(&[2, 8, 22, 24]).plays(A, 53).go();
    // 44 cards below the piles, of which 40 have been turned up.
    for position in [76, 77] {
        let Pending::Chance(ChanceQuestion::Draw(draw)) = s.game.pending() else { panic!("turning up") };
        assert_eq!((draw.pile, draw.shuffle, draw.position, draw.full), (0, 0, position, Card::DECK));
        assert_eq!(draw.left, s.game.draw_pile());
        s.draws(&[[2, 22][usize::from(position - 76)]]);
    }
}

#[test]
fn gr_deal_is_for_two_to_five() {
    for players in [0, 1, 6, 255] {
        let refusal = Greed::configure(players, &Choices::none()).unwrap_err();
        assert_eq!((refusal.rule, refusal.line.id), (Some("gr.deal"), "wrong-number-of-players"));
        assert!(Greed::new(&greed::Config { players }).is_err());
    }
    assert!(Greed::configure(3, &Choices::none().with("colour", "red")).is_err());
    assert_eq!(Greed::PLAYERS, 2..=5);
}

#[test]
fn gr_draft_takes_one_and_passes_the_rest_to_the_left() {
    let mut game = dealt(3);
    assert_eq!(game.pending(), Pending::Together(SeatSet::first(3)));
    draft(&mut game, &[5, 17, 29]);
    assert!(game.hand(A).contains(5) && game.hand(B).contains(17) && game.hand(C).contains(29));
    assert_eq!(pile(&game, B), [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12]);
    assert_eq!(pile(&game, A), [25, 26, 27, 28, 30, 31, 32, 33, 34, 35, 36]);
    draft(&mut game, &[25, 1, 13]);
    draft(&mut game, &[14, 26, 2]);
    assert_eq!(game.hand(A).iter().collect::<Vec<_>>(), [5, 14, 25]);
}

#[test]
fn gr_draft_is_secret_until_all_have_taken() {
    let mut game = dealt(3);
    let before = game.view(Viewer::Seat(B));
    game.apply(A, Action::Take(Card::new(5)), &mut Silent);
    assert_eq!(game.pending(), Pending::Together([B, C].into_iter().collect()));
    assert!(pile(&game, A).is_empty());
    assert_eq!(game.view(Viewer::Seat(A)).table.sealed, Some(Card::new(5)));
    let mut after = game.view(Viewer::Seat(B));
    after.table.board.waiting = before.table.board.waiting;
    assert_eq!(after, before);
}

#[test]
fn gr_rounds_two_of_draft_only_then_ten_with_play() {
    let mut game = dealt(2);
    let mut rounds = Vec::new();
    loop {
        let round = game.board().round;
        let first = |game: &Greed, seat: Seat| pile_or_hand(game, seat)[0];
        match game.pending() {
            Pending::Together(seats) => {
                let seat = seats.lowest().unwrap();
                let action = first(&game, seat);
                if seats.len() == 2 {
                    rounds.push((round, matches!(action, Action::Play(_))));
                }
                game.apply(seat, action, &mut Silent);
            }
            Pending::Seat(seat) => {
                let action = *pile_or_hand(&game, seat).last().unwrap();
                game.apply(seat, action, &mut Silent);
            }
            Pending::Chance(ChanceQuestion::Draw(draw)) => {
                game.apply_chance(game.outcome(draw.left.nth(0)), &mut Silent);
            }
            _ => break,
        }
    }
    let mut expected = vec![(1, false), (2, false)];
    expected.extend((3..=12).flat_map(|round| [(round, false), (round, true)]));
    assert_eq!(rounds, expected);
    assert!(game.result().is_some());
}

fn pile_or_hand(game: &Greed, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    legal
}

#[test]
fn gr_rounds_cards_left_in_hand_are_worth_nothing() {
    let s = scene_in_round(2, 12).hand(A, &[18, 8, 22]).money(A, 30).go();
    let standing = s.game.result().unwrap();
    assert_eq!((standing.score(A), standing.score(B)), (30, 0));
}

#[test]
fn gr_play_all_choose_in_secret_then_all_are_revealed() {
    let mut s = scene(3).hand(A, &[22]).hand(B, &[24]).hand(C, &[60]).position();
    let before = s.game.view(Viewer::Seat(C));
    s.does(A, "play 22");
    s.does(B, "play 24");
    assert!(s.story.is_empty());
    assert!(s.legal(A).is_empty());
    let mut after = s.game.view(Viewer::Seat(C));
    after.table.board.waiting = before.table.board.waiting;
    assert_eq!(after, before);
    s.does(C, "play 60");
    let revealed: Vec<String> = s.told().into_iter().take(3).collect();
    assert_eq!(
        revealed,
        ["A shows 22 Dickie \"Flush\" Diamond", "B shows 24 \"Generous\" Jenny Jones", "C shows 60 Protection Racket!"]
    );
}

#[test]
fn gr_order_by_ascending_number() {
    // C's 22 and B's 24 pay before A's 76 takes 10 of each.
    let mut s = scene(3).plays(C, 22).plays(A, 76).plays(B, 24).money(B, 5).money(C, 5).go();
    assert_eq!([A, B, C].map(|seat| s.money(seat)), [0, 15, 5]);
    // The same number order is the player order of each-round effects; a failed card counts.
    let s2 = scene(3).display(A, &[69]).display(B, &[16]).display(C, &[6]).plays(A, 51).plays(B, 30).plays(C, 48).go();
    assert!(s2.failed(51) && s2.failed(30) && s2.failed(48));
    let order: Vec<String> = s2.told().into_iter().filter(|line| line.contains("gains")).collect();
    assert_eq!(
        order,
        [
            "B gains 5k by 16 Poor House",
            "C gains 10k by 6 \"Biscuits\" O'Malley",
            "A gains 5k by 69 Natascha \"The Squirrel\" Rubin"
        ]
    );
    // After the round nobody's card lies there any more.
    assert_eq!(s.game.board().chosen, [None; 5]);
    s.draft();
    assert_eq!(s.game.board().order[..3], [A, B, C]);
}

#[test]
fn gr_eachround_after_all_cards_in_player_order_by_number() {
    // 6 before 69, so that it still finds no money; both have been played or lie there.
    let s = scene(2).display(A, &[6, 7, 52]).plays(A, 69).go();
    assert_eq!((s.gains(A, 6), s.gains(A, 69), s.money(A)), (vec![10], vec![5], 15));
    // What B earns before its 6 is looked at counts: A's 10 pays B, who has the most holdings.
    let s = scene(2).display(A, &[10]).display(B, &[6, 7, 8]).plays(A, 30).plays(B, 48).go();
    assert_eq!((s.money(B), s.gains(B, 6)), (5, vec![]));
    let s = scene(2).display(A, &[10]).display(B, &[6, 7, 8]).plays(A, 48).plays(B, 30).go();
    assert_eq!((s.money(B), s.gains(B, 6)), (15, vec![10]));
    // After extra cards, too.
    let mut s = scene(2).display(A, &[6]).hand(A, &[22, 24]).plays(A, 67).go();
    assert_eq!(s.money(A), 10);
    s.next_round(&[(A, 24)]);
    assert_eq!((s.asked(), s.money(A)), (Some(A), 30));
}

#[test]
fn gr_eachround_rubberface_acts_under_the_copied_number() {
    let s = scene(2).display(A, &[54, 6, 49]).copied(6).markers(49, 3).go();
    // 6 and its copy before 49; the copy finds money already.
    let gains: Vec<String> = s.told().into_iter().filter(|line| line.contains("gains")).collect();
    assert_eq!(gains, ["A gains 10k by 6 \"Biscuits\" O'Malley", "A gains 5k by 49 Sexy Sadie's"]);
    let s = scene(2).display(A, &[54, 69, 7, 52]).copied(69).go();
    assert_eq!(s.gains(A, 69), [5, 5]);
}

#[test]
fn gr_delayed_by_card_number_then_player_order_each_choice_open() {
    let mut s = scene(3)
        .display(A, &[25, 62, 8])
        .display(B, &[9, 14, 22, 24])
        .display(C, &[11, 7, 64, 66])
        .hand(A, &[79])
        .hand(B, &[30])
        .hand(C, &[29])
        .plays(A, 5)
        .plays(B, 40)
        .go();
    // Due are a holding of everybody (5) and then a thug of A and C (40), in the order C, B, A.
    s.next_round(&[(A, 79), (B, 30), (C, 29)]);
    for (seat, choices, lost) in [
        (C, ["lose 7", "lose 11"], "lose 7"),
        (B, ["lose 9", "lose 14"], "lose 14"),
        (C, ["lose 64", "lose 66"], "lose 66"),
        (A, ["lose 25", "lose 62"], "lose 62"),
    ] {
        assert_eq!(s.asked(), Some(seat));
        assert_eq!(s.legal(seat), choices);
        s.does(seat, lost);
    }
    assert!(s.round_is_over());
    assert_eq!((s.display(A), s.display(B), s.display(C)), (vec![25], vec![9, 22, 24], vec![11, 64]));
}

#[test]
fn gr_delayed_who_has_none_loses_nothing_and_the_loser_chooses() {
    let mut s = scene(3).display(A, &[22]).display(C, &[24, 62]).plays(A, 40).go();
    s.next_round(&[]);
    assert_eq!(s.asked(), Some(C));
    assert_eq!(s.refused(C, "lose 22"), ("greed-card-not-in-display", Some("gr.delayed")));
    s.does(C, "lose 24");
    assert_eq!((s.display(A), s.display(B), s.display(C)), (vec![22], vec![], vec![62]));
}

#[test]
fn gr_delayed_due_in_the_last_round_comes_and_announced_there_does_not() {
    let mut s = scene_in_round(2, 11).display(A, &[22]).display(B, &[24]).money(B, 30).plays(A, 40).go();
    s.next_round(&[]);
    // 24 was lost before the end, so it takes nothing.
    assert_eq!((s.display(B), s.money(B)), (vec![], 30));
    let s = scene_in_round(2, 12).display(A, &[22]).display(B, &[24]).money(B, 30).plays(A, 40).go();
    assert_eq!((s.display(B), s.money(B)), (vec![24], 5));
    assert!(s.game.result().is_some());
}

#[test]
fn gr_nextround_holds_from_start_to_the_end_of_the_losses() {
    // 78 doubles what 62 pays when lost in gr.delayed, and each-round gains.
    let mut s = scene(2).rounds(3).display(A, &[62, 7, 52, 69]).display(B, &[22]).plays(A, 78).plays(B, 73).go();
    assert_eq!((s.money(A), s.money(B)), (5, 10));
    s.next_round(&[]);
    assert_eq!(s.asked(), Some(A));
    s.does(A, "lose 62");
    assert_eq!((s.gains(A, 62), s.gains(A, 69)), (vec![40], vec![5, 10]));
    s.next_round(&[]);
    assert_eq!(s.gains(A, 69), [5, 10, 5]);
}

#[test]
fn gr_nextround_holds_for_extra_cards_and_not_after_the_last_round() {
    let mut s = scene(2).rounds(3).hand(A, &[78, 54, 22, 24]).plays(A, 67).go();
    s.next_round(&[(A, 78)]);
    // The copy announces an extra card for the round in which gains are doubled.
    s.does(A, "play 54");
    assert_eq!(s.money(A), 0);
    s.next_round(&[(A, 22)]);
    assert_eq!(s.money(A), 20);
    s.does(A, "play 24");
    assert_eq!(s.money(A), 60);
    // Announced in the last round it never happens.
    let s = scene_in_round(2, 12).display(A, &[7]).markers(7, 1).plays(A, 78).go();
    assert_eq!(s.money(A), 5);
}

#[test]
fn gr_end_effects_of_the_round_are_over_before_game_end_effects() {
    // 78 in force in round 12 doubles the round's gains but not those of 7 and 13; 1 copies neither.
    let mut s = scene_in_round(2, 11)
        .display(A, &[7, 13, 22, 62])
        .markers(7, 2)
        .display(B, &[24])
        .plays(A, 78)
        .hand(B, &[1])
        .go();
    s.next_round(&[(B, 1)]);
    assert_eq!((s.gains(A, 7), s.gains(A, 13), s.gains(B, 1)), (vec![10], vec![], vec![]));
    assert_eq!(s.money(A), 10);
    let mut s = scene_in_round(2, 11).display(A, &[13, 22, 62]).plays(A, 78).go();
    s.next_round(&[]);
    assert_eq!(s.gains(A, 13), [20]);
}

#[test]
fn gr_end_effects_by_card_number_then_cash_and_markers() {
    let s = scene_in_round(3, 12)
        .display(A, &[24, 7, 12, 13])
        .display(B, &[54, 22])
        .copied(24)
        .markers(7, 3)
        .money(A, 4)
        .money(B, 60)
        .go();
    let end: Vec<String> = s.told().into_iter().skip_while(|line| line != "The last round is over").collect();
    assert_eq!(
        end,
        [
            "The last round is over",
            "A gains 15k by 7 Bookie Joint",
            "A puts 2 on 12 Junkyard by 12",
            "A loses 19k by 24 \"Generous\" Jenny Jones",
            "B loses 25k by 24 \"Generous\" Jenny Jones",
            "The game has ended"
        ]
    );
    let standing = s.game.result().unwrap();
    assert_eq!([A, B, C].map(|seat| standing.score(seat)), [50, 35, 0]);
    let lines = s.game.breakdown(A);
    assert_eq!(
        lines.iter().map(|line| (line.id, line.count, line.points)).collect::<Vec<_>>(),
        [("cash", 0, 0), ("markers", 5, 50)]
    );
    assert_eq!([A, B, C].map(|seat| standing.rank(seat)), [1, 2, 3]);
}

#[test]
fn gr_end_ties_go_to_more_thugs_and_are_shared_beyond() {
    let s =
        scene_in_round(3, 12).money(A, 20).display(B, &[8, 22]).markers(8, 2).display(A, &[62, 64]).money(C, 19).go();
    let standing = s.game.result().unwrap();
    assert_eq!([A, B, C].map(|seat| (standing.score(seat), standing.rank(seat))), [(20, 1), (20, 2), (19, 3)]);
    // The accounts say so where it matters.
    let thugs = |seat| s.game.breakdown(seat).into_iter().find(|line| line.id == "thugs").map(|line| line.count);
    assert_eq!([A, B, C].map(thugs), [Some(2), Some(1), None]);
    let s = scene_in_round(3, 12).money(A, 20).display(B, &[8, 22]).markers(8, 2).display(A, &[62]).go();
    let standing = s.game.result().unwrap();
    assert_eq!(standing.winners().collect::<Vec<_>>(), [A, B]);
}

#[test]
fn gr_end_the_game_waits_for_nobody() {
    let s = scene_in_round(2, 12).go();
    assert_eq!(s.game.pending(), Pending::Over);
    assert!(s.legal(A).is_empty());
    assert_eq!(s.refused(A, "play 1").0, "greed-not-asked");
    assert_eq!(s.story.last(), Some(&Event::Ended));
    assert_eq!(scene(2).go().game.result(), None);
}

#[test]
fn gr_empty_an_empty_draw_pile_gives_nothing() {
    let s = scene(2).draw_pile(&[]).display(A, &[62]).plays(A, 74).go();
    assert!(s.round_is_over());
    let s = scene(2).draw_pile(&[]).plays(A, 53).go();
    assert!(s.round_is_over());
    assert_eq!(s.display(A), [53]);
}

#[test]
fn gr_empty_an_extra_card_of_an_empty_hand_falls_away() {
    let mut s = scene(2).rounds(1).plays(A, 67).plays(B, 24).hand(B, &[22]).go();
    s.draft();
    let only = s.game.hand(A).nth(0);
    assert_eq!(s.game.hand(A).len(), 1);
    s.choose(&[(A, only), (B, 22)]);
    if s.legal(A).contains(&"decline".to_owned()) {
        s.does(A, "decline");
    }
    assert!(s.round_is_over() && s.game.hand(A).is_empty());
}

#[test]
fn gr_neighbours_of_two_players_count_once() {
    let s = scene(2).plays(A, 2).plays(B, 60).go();
    assert_eq!(s.money(A), 20);
    let s = scene(2).plays(A, 3).plays(B, 22).go();
    assert_eq!(s.money(A), 20);
    let s = scene(2).plays(A, 1).plays(B, 22).go();
    assert_eq!(s.money(A), 10);
    // The piles are swapped.
    let mut game = dealt(2);
    draft(&mut game, &[1, 13]);
    assert_eq!(pile(&game, A), (14..=24).collect::<Vec<_>>());
    assert_eq!(pile(&game, B), (2..=12).collect::<Vec<_>>());
    draft(&mut game, &[14, 2]);
    assert_eq!(pile(&game, A), (3..=12).collect::<Vec<_>>());
}

#[test]
fn gr_neighbours_of_five_are_left_and_right() {
    let s = scene(5).plays(C, 2).plays(A, 60).plays(B, 28).plays(D, 74).plays(E, 75).go();
    assert_eq!(s.gains(C, 2), [10, 10, 10]);
    let s = scene(5).plays(E, 1).plays(A, 22).plays(D, 24).go();
    assert_eq!((s.gains(E, 1), s.money(E)), (vec![10], 10));
}
