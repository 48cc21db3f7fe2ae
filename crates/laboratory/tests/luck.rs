//! What a review adds up to, in games between bots.

use std::sync::atomic::AtomicBool;

use bots::{Bot, BotRng, Playout, Random, Spec, Thumb, level, table};
use catalog::external;
use downtown::Downtown;
use greed::Greed;
use laboratory::arena::{self, Fair, Log, Plan, Report, Until};
use laboratory::statistics::{Interval, variance};
use review::{Done, Effort, Judged, Luck, Playouts, Reviewing, Value, Values, Walk, luck_of};
use smile::Smile;
use tabletop::{Choices, Fresh, Game, Listed, Nature, Pending, Record, Seat, Seed, Silent, Viewer};

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

/// Games of an arena with luck taken off.
fn taken_off(game: &'static str, players: u8, bots: &str, games: u64) -> Report {
    let bots = bots.split(',').map(|bot| bot.parse().expect("a bot of ours")).collect();
    let (options, means) = (String::new(), Vec::new());
    let plan = Plan { game, players, options, means, bots, games, seed: 1, threads: 1, study: false, luck: true };
    let stop = AtomicBool::new(false);
    let (mut log, until) = (Log::none(), Until::default());
    arena::run(&plan, &Choices::none(), &external::closed, &mut log, until, &stop, &|| ())
        .expect("games between bots of ours")
        .expect("whole deals")
}

/// Taking luck off changes no mean: the difference is nothing, within three standard errors.
fn changes_no_mean(report: &Report) -> Fair {
    let (share, fair) = (report.bots[0].share, report.bots[0].fair.expect("luck was counted"));
    let error = share.margin().hypot(fair.share.margin()) / 1.96;
    assert!((share.mean - fair.share.mean).abs() < 3.0 * error, "{}: {share:?} and {fair:?}", report.game);
    fair
}

#[test]
fn luck_taken_off_changes_no_mean() {
    for game in ["greed", "smile", "downtown"] {
        let fair = changes_no_mean(&taken_off(game, 2, "heuristic,heuristic", 120));
        // Of a player who goes on just as the value does, luck explains nearly all.
        assert!(fair.of_a_game > 1.0, "{game}: {fair:?}");
    }
}

/// Two thousand games at each table between such bots; what is printed stands in docs/ladder.md.
fn at_all_tables(bots: impl Fn(&str, u8) -> &'static str) {
    for (game, players) in [("downtown", 2), ("downtown", 4), ("smile", 2), ("greed", 2), ("greed", 4)] {
        let bots = bots(game, players);
        let report = taken_off(game, players, bots, games(2_000));
        let Fair { share: less, of_a_game, of_a_deal, seatings, .. } = changes_no_mean(&report);
        let raw = report.bots[0].share;
        let percent = |figure: Interval| format!("{:.1} % ± {:.1}", 100.0 * figure.mean, 100.0 * figure.margin());
        // So many games for an interval of five in a hundred to each side.
        let needed = |figure: Interval| (report.games as f64 * (figure.margin() / 0.05).powi(2)).round();
        println!(
            "| {game} | {players} | {bots} | {} | {} | {} | {of_a_game:.2} | {seatings:.2} | {of_a_deal:.2} | {} | {} |",
            report.games,
            percent(raw),
            percent(less),
            needed(raw),
            needed(less)
        );
    }
}

#[test]
#[ignore = "soak"]
fn luck_taken_off_rules_of_thumb() {
    at_all_tables(|_, _| "heuristic,heuristic");
}

/// The same level by two names.
#[test]
#[ignore = "soak"]
fn luck_taken_off_equal_levels() {
    at_all_tables(|game, players| match (game, players) {
        ("downtown", 2) => "normal,search:40",
        ("downtown", _) => "normal,search:40+noise=0.03",
        _ => "normal,search:60+noise=0.03",
    });
}

#[test]
#[ignore = "soak"]
fn luck_taken_off_uneven_levels() {
    at_all_tables(|_, _| "normal,easy");
}

/// Bots play a game on to its end. Notes it before every run of answers of nature.
fn play_on<G: Listed>(game: &mut G, bots: &mut [Box<dyn Bot<G>>], whim: &mut BotRng, mut note: impl FnMut(&G)) {
    loop {
        match game.pending() {
            Pending::Over => return,
            Pending::Chance(_) => {
                note(game);
                answered(game, whim);
            }
            pending @ (Pending::Seat(_) | Pending::Together(_)) => {
                let seat = pending.seats().lowest().expect("somebody is asked");
                let mut legal = Vec::new();
                game.legal_actions(seat, &mut legal);
                let view = game.view(Viewer::Seat(seat));
                let action = if let [only] = legal[..] { only } else { bots[seat.index()].choose(&view, &legal) };
                game.apply(seat, action, &mut Silent);
            }
        }
    }
}

/// Nature answers all it is asked.
fn answered<G: Game>(game: &mut G, whim: &mut BotRng) {
    while let Pending::Chance(question) = game.pending() {
        let outcome = Fresh(&mut *whim).answer(game, &question);
        game.apply_chance(outcome, &mut Silent);
    }
}

/// How much of the variance of a result nature decides between such bots: no value can take off more of it. Each run of
/// its answers is drawn anew several times, and each draw is played on twice, with other whims; what both have in common
/// is nature's.
fn natures_part<G: Listed>(bot: &str, games: u64) -> Interval {
    const DRAWS: u64 = 12;
    let spec: Spec = bot.parse().expect("a bot of ours");
    let mut seats = 0;
    let mut fresh = |seed: u64| -> Vec<Box<dyn Bot<G>>> {
        let mut sit = |_| {
            seats += 1;
            spec.build::<G>(&|wanted| level::<G>(2, wanted), BotRng::of(seed ^ seats << 20)).expect("a bot of ours")
        };
        Seat::first(2).map(&mut sit).collect()
    };
    let config = G::configure(2, &Choices::none()).expect("the usual set-up");
    let share = |game: &G| game.result().expect("it has ended").share(A);
    let (mut common, mut results) = (Vec::new(), Vec::new());
    for number in 0..games {
        let mut whim = BotRng::of(number);
        let (mut game, mut questions) = (G::new(&config).expect("a game"), Vec::new());
        play_on(&mut game, &mut fresh(number), &mut whim, |game| questions.push(game.clone()));
        results.push(share(&game));
        let mut of_game = 0.0;
        for question in questions {
            let pairs: Vec<[f64; 2]> = (0..DRAWS)
                .map(|_| {
                    let mut drawn = question.clone();
                    answered(&mut drawn, &mut whim);
                    std::array::from_fn(|_| {
                        let mut game = drawn.clone();
                        play_on(&mut game, &mut fresh(number), &mut whim, |_| ());
                        share(&game)
                    })
                })
                .collect();
            let mean = |at: usize| pairs.iter().map(|pair| pair[at]).sum::<f64>() / DRAWS as f64;
            let (one, other) = (mean(0), mean(1));
            of_game += pairs.iter().map(|pair| (pair[0] - one) * (pair[1] - other)).sum::<f64>() / (DRAWS - 1) as f64;
        }
        common.push(of_game);
    }
    let all = variance(&results);
    Interval::of(&common).map(|common| common / all)
}

/// What is printed stands in docs/ladder.md.
#[test]
#[ignore = "soak"]
fn how_much_nature_decides() {
    let told = |game, bot, Interval { mean, low, high }: Interval| {
        println!("| {game} | {bot} | {:.0} % ({:.0} to {:.0}) |", 100.0 * mean, 100.0 * low, 100.0 * high);
        high
    };
    for bot in ["heuristic", "normal"] {
        let high = told("greed", bot, natures_part::<Greed>(bot, games(60)));
        assert!(high > 0.0, "nature decides something");
        let high = told("smile", bot, natures_part::<Smile>(bot, games(60)));
        assert!(high > 0.0, "nature decides something");
    }
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
