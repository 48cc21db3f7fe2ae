//! What a review adds up to, in games between bots.

use std::sync::atomic::AtomicBool;

use bots::{Bot, BotRng, Playout, Random, Spec, Thumb, level, table};
use catalog::external;
use downtown::Downtown;
use greed::Greed;
use laboratory::arena::{self, Fair, Log, Plan, Until};
use laboratory::statistics::Interval;
use review::{Done, Effort, Judged, Luck, Playouts, Reviewing, Value, Values, Walk, luck_of};
use smile::Smile;
use tabletop::{Choices, Game, Listed, Record, Seat, Seed};

/// A small effort: the sum is exact however little is thought.
const LITTLE: Effort = Effort { search: 12, playouts: 2, worlds: 1 };
const A: Seat = Seat::new(0);

/// A short game for two between rules of thumb, or between players who do anything.
fn game<G: Listed>(number: u64) -> Record<G> {
    let choices = G::LISTING.short.iter().fold(Choices::none(), |choices, (name, value)| choices.with(*name, *value));
    let config = G::configure(2, &choices).expect("a short game");
    let sit = |seat: Seat| -> Box<dyn table::Player<G>> {
        let whim = BotRng::of(number * 8 + seat.index() as u64);
        let bot: Box<dyn Bot<G>> =
            if number.is_multiple_of(2) { Box::new(Thumb::new(whim)) } else { Box::new(Random::new(whim)) };
        Box::new(bot)
    };
    let mut players: Vec<_> = Seat::first(2).map(sit).collect();
    let played = table::play::<G>(&config, Seed::of_game(18, number), &mut players, &|| false).expect("a game");
    played.table.record().clone()
}

/// Counts every term of a game's sum on its own, step by step, and compares: with the result, and with what the
/// review says. What is left for each seat.
fn sums<G: Listed>(number: u64) -> Vec<f64> {
    let record = game::<G>(number);
    let standing = record.standing.expect("it has ended");
    let mut reviewing = Reviewing::begin(&record, Some(LITTLE)).expect("a finished game");
    while reviewing.go_on() {}
    let points: Vec<_> = Seat::first(2).map(|seat| reviewing.parts(seat)).collect();
    let review = reviewing.end();
    let playout = Playout { turns: (G::LISTING.levels)(2).turns, whim: 0.2 };
    let mut values = Playouts::<G>::new(playout, LITTLE.playouts);
    let luck = luck_of(&record, &mut values).expect("a good record");
    let judged = |at: usize| review.choices.iter().find(|judged| judged.at == at);
    let mut rests = Vec::new();
    for seat in Seat::first(2) {
        let here = seat.index();
        let mut walk = Walk::begin(&record).expect("a good record");
        let start = values.of(walk.state()).win[here];
        let lost: f64 = review.choices.iter().filter(|judged| judged.seat == seat).map(|judged| judged.lost.win).sum();
        let gifts: f64 = review.choices.iter().map(|judged| judged.gifts[here]).sum();
        let change = |judged: &Judged| if judged.seat == seat { -judged.lost.win } else { judged.gifts[here] };
        let rest: f64 = walk
            .by_ref()
            .map(|step| {
                let moved = values.of(&step.after).win[here] - values.of(&step.before).win[here];
                match step.done {
                    Done::Chance(_) => moved - Luck::of(&step.before, &step.after, &mut values).luck.win[here],
                    Done::Choice { .. } => moved - judged(step.at).map_or(0.0, change),
                }
            })
            .sum();
        let sum = start + luck.win[here] - lost + gifts + rest;
        assert!((sum - standing.share(seat)).abs() < 1e-9, "{} {number} {seat}: {sum}", G::NAME);
        let parts = review.seats[here].parts;
        for (said, counted) in [
            (parts.start.win, start),
            (parts.luck.win, luck.win[here]),
            (parts.choices.win, -lost),
            (parts.gifts.win, gifts),
            (parts.rest.win, rest),
            (parts.result.win, standing.share(seat)),
        ] {
            assert!((said - counted).abs() < 1e-9, "{} {number} {seat}: {said} and not {counted}", G::NAME);
        }
        let review::Parts { start, luck, choices, gifts, rest: left, result } = points[here];
        let sum = start.points + luck.points + choices.points + gifts.points + left.points;
        let score = f64::from(standing.score(seat));
        assert!((sum - score).abs() < 1e-6 && (result.points - score).abs() < 1e-9, "{} points", G::NAME);
        rests.push(rest);
    }
    rests
}

fn all_sums<G: Listed>(games: u64) {
    let rests: Vec<f64> = (0..games).flat_map(sums::<G>).collect();
    let Interval { mean, low, high } = Interval::of(&rests);
    let spread = (rests.iter().map(|rest| (rest - mean).powi(2)).sum::<f64>() / rests.len() as f64).sqrt();
    println!("{}: rest {mean:+.3} ({low:+.3} to {high:+.3}), spread {spread:.3}", G::NAME);
}

/// A deliberately bad value: a number made of whatever the state looks like.
struct Nonsense;

impl<G: Game> Values<G> for Nonsense {
    fn guess(&mut self, state: &G) -> Value {
        let text = serde_json::to_vec(state).expect("a state is plain data");
        let hash = text
            .iter()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
        Value { win: std::array::from_fn(|seat| ((hash >> (8 * seat)) & 255) as f64 / 255.0), ..Value::default() }
    }
}

/// The mean luck of a seat over many games is nothing, within three standard errors.
fn no_luck_on_average<G: Listed>(games: u64, values: &mut impl Values<G>) {
    let luck = |number| luck_of(&game::<G>(number), values).expect("a good record").win[A.index()];
    let all: Vec<f64> = (0..games).map(luck).collect();
    let mean = all.iter().sum::<f64>() / all.len() as f64;
    let variance = all.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (all.len() - 1) as f64;
    let error = (variance / all.len() as f64).sqrt();
    println!("{}: luck {mean:+.4}, standard error {error:.4}", G::NAME);
    assert!(variance > 0.0, "{}: there was luck", G::NAME);
    assert!(mean.abs() < 3.0 * error, "{}: {mean} with a standard error of {error}", G::NAME);
}

/// One playout, cut off as the bots do it: rough, but not nonsense.
fn rough<G: Listed>() -> Playouts<G> {
    Playouts::new(Playout { turns: (G::LISTING.levels)(2).turns, whim: 0.2 }, 1)
}

#[test]
fn the_terms_of_a_game_add_up_to_its_result() {
    all_sums::<Greed>(3);
    all_sums::<Smile>(3);
    all_sums::<Downtown>(4);
}

#[test]
#[ignore = "soak"]
fn the_terms_of_a_thousand_games_add_up_to_their_results() {
    all_sums::<Greed>(1_000);
    all_sums::<Smile>(1_000);
    all_sums::<Downtown>(1_000);
}

#[test]
fn luck_is_nothing_on_average_however_bad_the_value() {
    no_luck_on_average::<Greed>(60, &mut Nonsense);
    no_luck_on_average::<Smile>(100, &mut Nonsense);
    no_luck_on_average::<Downtown>(100, &mut Nonsense);
}

#[test]
#[ignore = "soak"]
fn luck_is_nothing_on_average_over_two_thousand_games() {
    no_luck_on_average::<Greed>(2_000, &mut rough());
    no_luck_on_average::<Smile>(2_000, &mut rough());
    no_luck_on_average::<Downtown>(2_000, &mut rough());
    no_luck_on_average::<Greed>(2_000, &mut Nonsense);
    no_luck_on_average::<Smile>(2_000, &mut Nonsense);
    no_luck_on_average::<Downtown>(2_000, &mut Nonsense);
}

/// How many games of a soak are played; a few for a quick look.
fn games(usual: u64) -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

/// Games between two bots of different strength, with luck taken off: the same share within error, with less noise.
/// What is printed stands in docs/ladder.md.
fn taken_off(game: &'static str, players: u8, playouts: u32, at_least: f64) {
    let bots: Vec<Spec> = ["normal", "easy"].map(|bot| bot.parse().expect("a level")).into();
    let plan = Plan {
        game,
        players,
        options: String::new(),
        means: Vec::new(),
        bots,
        games: games(2_000),
        seed: 1,
        threads: 1,
        study: false,
        luck: Some(playouts),
    };
    let stop = AtomicBool::new(false);
    let door = &external::closed;
    let report = arena::run(&plan, &Choices::none(), door, &mut Log::none(), Until::default(), &stop, &|| ());
    let report = report.expect("games between bots of ours").expect("whole deals");
    let (share, fair) = (report.bots[0].share, report.bots[0].fair.expect("luck was counted"));
    let percent = |figure: Interval| format!("{:.1} % ± {:.1}", 100.0 * figure.mean, 100.0 * figure.margin());
    let (raw, less) = (percent(share), percent(fair.share));
    let Fair { of_a_game, of_a_deal, .. } = fair;
    println!(
        "| {game} | {players} | {playouts} | {} | {raw} | {less} | {of_a_game:.2}× | {of_a_deal:.2}× |",
        report.games
    );
    assert!((share.mean - fair.share.mean).abs() < share.margin().hypot(fair.share.margin()), "{game}: biased");
    assert!(of_a_game > at_least, "{game}: {of_a_game}");
}

#[test]
#[ignore = "soak"]
fn luck_taken_off_changes_no_mean_and_leaves_less_noise_smile() {
    taken_off("smile", 2, 16, 1.5);
}

#[test]
#[ignore = "soak"]
fn luck_taken_off_changes_no_mean_and_leaves_less_noise_downtown() {
    taken_off("downtown", 2, 16, 1.5);
    taken_off("downtown", 4, 16, 1.5);
}

#[test]
#[ignore = "soak"]
fn luck_taken_off_changes_no_mean_and_leaves_less_noise_greed() {
    taken_off("greed", 2, 8, 1.0);
}

/// What a choice loses on average in games of a bot against itself, of a win.
fn lost_by<G: Listed>(bot: &str) -> Interval {
    let spec: Spec = bot.parse().expect("a bot");
    let judges = Effort { search: 800, playouts: 1, worlds: 1 };
    let lost = |number: u64| {
        let config = G::configure(2, &Choices::none()).expect("the usual set-up");
        let sit = |seat: Seat| -> Box<dyn table::Player<G>> {
            let whim = BotRng::of(number * 8 + seat.index() as u64);
            Box::new(spec.build::<G>(&|wanted| level::<G>(2, wanted), whim).expect("a bot of ours"))
        };
        let mut players: Vec<_> = Seat::first(2).map(sit).collect();
        let played = table::play::<G>(&config, Seed::of_game(19, number), &mut players, &|| false).expect("a game");
        let review = Reviewing::begin(played.table.record(), Some(judges)).expect("a finished game").end();
        let all: f64 = review.choices.iter().map(|judged| judged.lost.win).sum();
        all / review.choices.len().max(1) as f64
    };
    Interval::of(&(0..games(40)).map(lost).collect::<Vec<_>>())
}

fn the_stronger_lose_less<G: Listed>() {
    let bots = ["hard", "normal", "easy", "random"];
    let lost = bots.map(|bot| lost_by::<G>(bot).map(|lost| 100.0 * lost));
    for (bot, Interval { mean, low, high }) in bots.iter().zip(lost) {
        println!("| {} | {bot} | {mean:.2} ({low:.2} to {high:.2}) |", G::NAME);
    }
    assert!(lost.is_sorted_by(|less, more| less.mean < more.mean), "{}: {lost:?}", G::NAME);
}

#[test]
#[ignore = "soak"]
fn the_stronger_lose_less_by_their_choices() {
    the_stronger_lose_less::<Greed>();
    the_stronger_lose_less::<Smile>();
    the_stronger_lose_less::<Downtown>();
}
