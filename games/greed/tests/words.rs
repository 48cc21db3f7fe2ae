//! Everything the game says is a sentence in both languages.

use greed::scene::Scene;
use greed::{Action, Card, Chance, Event, Greed};
use rand_chacha::ChaCha8Rng;
use tabletop::rand::SeedableRng;
use tabletop::{Choices, Dealt, Game, Nature, Pending, Seat, Seed, Tell, Viewer, below, pick};
use words::{Language, Listener, Words};

/// How many random games for each number of players.
const GAMES: u64 = 25;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

type Ear = words::ear::Ear<Greed>;

/// Some things that somebody might want, sensible or not.
fn wishes(rng: &mut ChaCha8Rng) -> Vec<Action> {
    (0..4).map(|_| any_action(rng)).collect()
}

fn any_action(rng: &mut ChaCha8Rng) -> Action {
    let card = Card::new(1 + below(rng, Card::COUNT.into()) as u8);
    *pick(
        rng,
        &[
            Action::Take(card),
            Action::Play(card),
            Action::PayCard(card),
            Action::Mark(card),
            Action::Copy(card),
            Action::Lose(card),
            Action::NoExtra,
            Action::PayMoney,
            Action::Decline,
        ],
    )
}

/// A whole game at random, told at every step.
fn play_and_tell(players: u8, number: u64, ear: &mut Ear) {
    let config = Greed::configure(players, &Choices::none()).unwrap();
    let mut game = Greed::new(&config).unwrap();
    let mut deal = Dealt::new(Seed::of_game(u64::from(players), number));
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    loop {
        let mut story: Vec<Event> = Vec::new();
        ear.table(&game, &wishes(&mut rng));
        match game.pending() {
            Pending::Chance(question) => {
                let outcome = deal.answer(&game, &question);
                let wrong = Chance(Card::new(1 + below(&mut rng, Card::COUNT.into()) as u8));
                if let Some(refusal) = game.chance_refusal(&wrong) {
                    ear.refusal(&refusal, Viewer::Spectator);
                }
                game.apply_chance(outcome, &mut story);
            }
            pending @ (Pending::Seat(_) | Pending::Together(_)) => {
                ear.refusal(&game.chance_refusal(&Chance(Card::new(1))).unwrap(), Viewer::Spectator);
                let seat = pending.seats().lowest().unwrap();
                let mut legal = Vec::new();
                game.legal_actions(seat, &mut legal);
                game.apply(seat, *pick(&mut rng, &legal), &mut story);
            }
            Pending::Over => return,
        }
        ear.events(&story, players);
    }
}

/// Messages that random games hardly ever reach, and why; the probes say them.
const PROBED: [(&str, &str); 7] = [
    ("greed-copies-another-thug", "a wrong answer among many to a rare question"),
    ("greed-markers-taken", "needs 44 played in the round after 41"),
    ("greed-no-thug-found", "needs an empty draw pile"),
    ("greed-pile-empty", "needs an empty draw pile"),
    ("greed-unknown-card", "something somebody typed"),
    ("greed-unreadable-action", "something somebody typed"),
    ("greed-unreadable-chance", "something in a record"),
];

#[test]
fn everything_said_is_a_sentence_and_every_message_is_said() {
    let mut ear = Ear::default();
    for players in Greed::PLAYERS {
        for number in 0..GAMES {
            play_and_tell(players, number, &mut ear);
        }
    }
    probe_what_is_typed(&mut ear);
    probe_an_empty_draw_pile(&mut ear);
    probe_a_copy(&mut ear);
    probe_a_shark_in_new_rooms(&mut ear);
    for (id, reason) in PROBED {
        assert!(ear.heard.contains(id), "the probes do not say {id} ({reason})");
    }
    ear.check_all_was_said(|_| false);
    assert_eq!(ear.unused_arguments(), Vec::<String>::new());

    let asked = ["take", "play", "play-extra", "pay", "mark", "copy", "lose"];
    for word in asked.map(|asked| format!("greed-asked-something-else {asked}")) {
        assert!(ear.words.contains(&word), "nobody is refused with {word}");
    }
    for kind in ["thug", "holding"] {
        assert!(ear.words.contains(&format!("greed-wrong-kind {kind}")), "nobody is told that it is no {kind}");
    }
}

/// What the first of these events is to A, whose neighbour is called Ben.
fn heard_by_a(story: &[Event], which: impl Fn(&Event) -> bool) -> String {
    let event = story.iter().find(|event| which(event)).expect("it happened");
    let names = ["Anna", "Ben"].map(String::from);
    let lines = Greed::event(event, Viewer::Seat(A));
    Words::of(Language::En).say(&lines[0], &Listener { viewer: Viewer::Seat(A), names: &names })
}

#[test]
fn what_is_not_as_printed_gives_its_reason() {
    let play = |position: Scene, first, second| round(position.build(), first, second, &mut Ear::default()).1;
    let lost = play(Scene::new(2, 5).hand(A, &[76]).hand(B, &[79]).money(B, 3), 76, 79);
    assert_eq!(
        heard_by_a(&lost, |event| matches!(event, Event::LostMoney { .. })),
        "Ben loses only 3k instead of 10k through Bobby \"Corduroy\" Brown (76), for there is no more."
    );
    let copied = play(Scene::new(2, 5).hand(A, &[22]).hand(B, &[1]), 22, 1);
    assert_eq!(
        heard_by_a(&copied, |event| matches!(event, Event::Announced { .. })),
        "Until the end of this round, whenever you gain money, Ben gains the same amount."
    );
    let doubled = Event::Gained { seat: A, amount: 60, by: Card::new(27), times: 2 };
    assert_eq!(
        heard_by_a(&[doubled], |_| true),
        "You gain 60k through Gambit! (27), doubled thanks to Master Plan! (78)."
    );
}

fn probe_what_is_typed(ear: &mut Ear) {
    for text in ["", "win", "take", "pay card", "rob 27", "take 0", "play 81", "mark 007", "copy +7", "lose one"] {
        ear.refusal(&text.parse::<Action>().unwrap_err(), Viewer::Seat(A));
    }
    for text in ["", "27", "die 6", "card 81", "card x"] {
        ear.refusal(&text.parse::<Chance>().unwrap_err(), Viewer::Spectator);
    }
    for players in [0, 1, 6] {
        ear.refusal(&Greed::configure(players, &Choices::none()).unwrap_err(), Viewer::Spectator);
        ear.refusal(&Greed::new(&greed::Config { players }).unwrap_err(), Viewer::Spectator);
    }
}

/// 53 and 65 with nothing left to draw.
fn probe_an_empty_draw_pile(ear: &mut Ear) {
    let story = round(Scene::new(2, 5).hand(A, &[53]).hand(B, &[65]).draw_pile(&[]).build(), 53, 65, ear).1;
    ear.events(&story, 2);
}

/// 54 beside two thugs.
fn probe_a_copy(ear: &mut Ear) {
    let game = Scene::new(2, 5).hand(A, &[54]).hand(B, &[65]).display(A, &[22, 25, 44]).build();
    let (game, story) = round(game, 54, 65, ear);
    ear.events(&story, 2);
    for wrong in ["copy 54", "copy 44", "copy 26", "take 22"] {
        ear.refusal(&game.refusal(A, &wrong.parse().unwrap()).expect("it is refused"), Viewer::Seat(A));
    }
}

/// 44 takes a marker off itself if 41 has just given it some.
fn probe_a_shark_in_new_rooms(ear: &mut Ear) {
    let shark = Card::new(44);
    ear.events(&[Event::MarkersTaken { seat: A, holding: shark, count: 1, by: shark }], 2);
}

/// Both choose these cards; what happens until somebody is asked.
fn round(mut game: Greed, first: u8, second: u8, ear: &mut Ear) -> (Greed, Vec<Event>) {
    let mut story = Vec::new();
    for (seat, number) in [(A, first), (B, second)] {
        game.apply(seat, Action::Play(Card::new(number)), &mut story);
    }
    ear.table(&game, &wishes(&mut ChaCha8Rng::seed_from_u64(0)));
    (game, story)
}
