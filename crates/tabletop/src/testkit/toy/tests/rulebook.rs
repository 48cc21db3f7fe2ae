//! The rules of High Card, each by its id.

use tabletop::testkit::toy::HighCard;
use tabletop::{Seat, Seed, Session, Silent, Standing};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn table(number: u64) -> Session<HighCard> {
    Session::open(2, Seed::of_game(number, 0), &mut Silent).expect("two can play")
}

fn legal(session: &Session<HighCard>, seat: Seat) -> Vec<String> {
    session.legal(seat).iter().map(ToString::to_string).collect()
}

fn choose(session: &mut Session<HighCard>, seat: Seat, action: &str) {
    let prompt = session.prompt(seat).expect("it is asked").id;
    session.submit(seat, prompt, action.parse().expect("a choice"), &mut Silent).expect("it can be done");
}

/// Both stake their last listed card and so many coins; the winner.
fn stake(session: &mut Session<HighCard>, coins: [u8; 2]) -> Seat {
    let cards = [A, B].map(|seat| legal(session, seat).pop().expect("a card"));
    for (seat, (card, coins)) in [A, B].into_iter().zip(cards.iter().zip(coins)) {
        choose(session, seat, card);
        choose(session, seat, &format!("coins {coins}"));
    }
    let number = |card: &String| card.rsplit(' ').next().and_then(|text| text.parse::<u8>().ok()).expect("a number");
    if number(&cards[0]) > number(&cards[1]) { A } else { B }
}

#[test]
fn hc_stake_all_stake_in_secret_and_the_highest_card_takes_the_coins() {
    let mut session = table(1);
    assert_eq!(session.asked().iter().collect::<Vec<_>>(), [A, B], "together");
    assert_eq!(legal(&session, A).len(), 2, "two cards");
    let winner = stake(&mut session, [1, 2]);
    assert_eq!(session.asked().iter().collect::<Vec<_>>(), [winner]);
}

#[test]
fn hc_choice_only_what_is_asked_can_be_chosen() {
    let mut session = table(2);
    let prompt = session.prompt(A).expect("it is asked").id;
    let refusal = session.submit(A, prompt, "pass".parse().expect("a choice"), &mut Silent).expect_err("not now");
    assert_eq!(refusal.rule, Some("hc.choice"));
}

#[test]
fn hc_tip_and_hc_peek_the_winner_tips_and_looks_into_a_hand() {
    let mut session = table(3);
    let winner = stake(&mut session, [0, 0]);
    assert_eq!(legal(&session, winner), ["tip 0", "tip 1", "tip 2"]);
    choose(&mut session, winner, "tip 0");
    let other = if winner == A { "peek B" } else { "peek A" };
    assert_eq!(legal(&session, winner), [other, "pass"]);
}

#[test]
fn hc_draw_and_hc_end_everybody_draws_while_there_are_cards_and_most_coins_win() {
    for number in 0..20 {
        let mut session = table(number);
        let mut rounds = 0;
        while session.standing().is_none() {
            if session.asked().len() == 2 {
                stake(&mut session, [1, 0]);
                rounds += 1;
            } else {
                let winner = session.asked().lowest().expect("somebody");
                let last = legal(&session, winner).pop().expect("a choice");
                choose(&mut session, winner, &last);
            }
        }
        assert_eq!(rounds, 4, "eight of nine cards are drawn by two");
        let standing: Standing = session.standing().expect("the end");
        assert!([A, B].into_iter().any(|seat| standing.rank(seat) == 1));
    }
}
