//! Why one choice is better than another: what differs at the end of the same worlds.

use bots::{BotRng, Playing};
use tabletop::{Line, Listed, Seat, Silent, View};

/// A sum of numbers and of their squares.
#[derive(Clone, Copy, Default)]
struct Spread {
    sum: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, number: f64) {
        self.sum += number;
        self.squares += number * number;
    }

    fn mean(self, count: f64) -> f64 {
        self.sum / count
    }

    /// Whether the mean is certainly not nothing.
    fn is_sure(self, count: f64) -> bool {
        let variance = (self.squares / count - self.mean(count).powi(2)).max(0.0);
        self.mean(count).abs() > 2.0 * (variance / count).sqrt()
    }
}

/// At most so many reasons are given.
const MOST: usize = 2;
/// Who is next matters from this difference on.
const NEXT: f64 = 0.15;

/// What differs at the end between two choices of the view's seat, most important first, from worlds that look like
/// the view: what the accounts say, and who is next. Nothing where nothing differs for certain.
pub fn reasons<G: Listed>(
    view: &View<G>,
    better: G::Action,
    other: G::Action,
    worlds: u32,
    playing: &mut Playing<G>,
) -> Vec<Line> {
    let Some(seat) = view.viewer.seat() else { return Vec::new() };
    // For each seat what each source of points brings more by the better choice.
    let mut sources: Vec<(Seat, Line, Spread)> = Vec::new();
    let mut next = Spread::default();
    for number in 0..worlds {
        let world = G::determinize(view, &mut BotRng::of(number.into()));
        let mut end = |action| {
            let mut world = world.clone();
            let mut whim = BotRng::of(u64::from(number) ^ 1 << 40);
            world.apply(seat, action, &mut Silent);
            playing.on(&mut world, &mut whim);
            world
        };
        let (one, two) = (end(better), end(other));
        let is_next = |world: &G| f64::from(u8::from(world.pending().seats().contains(seat)));
        next.add(is_next(&one) - is_next(&two));
        let mut differences: Vec<(Seat, Line, f64)> = Vec::new();
        for (world, sign) in [(&one, 1.0), (&two, -1.0)] {
            for owner in Seat::first(world.seats()) {
                for line in world.breakdown(owner) {
                    let (source, points) = (G::source(&line), sign * f64::from(line.points));
                    match differences.iter_mut().find(|(seat, known, _)| *seat == owner && *known == source) {
                        Some((.., sum)) => *sum += points,
                        None => differences.push((owner, source, points)),
                    }
                }
            }
        }
        for (owner, source, points) in differences {
            let known = sources.iter().position(|(seat, known, _)| *seat == owner && *known == source);
            let place = known.unwrap_or_else(|| {
                sources.push((owner, source, Spread::default()));
                sources.len() - 1
            });
            sources[place].2.add(points);
        }
    }
    let count = f64::from(worlds.max(1));
    // What is good for the seat: more for itself, less for others.
    let good = |owner: Seat, spread: Spread| spread.mean(count) * if owner == seat { 1.0 } else { -1.0 };
    sources.retain(|(owner, _, spread)| good(*owner, *spread) >= 0.5 && spread.is_sure(count));
    sources.sort_by(|(one, _, by), (two, _, than)| good(*two, *than).total_cmp(&good(*one, *by)));
    let told = |(owner, source, spread): (Seat, Line, Spread)| {
        let points = spread.mean(count).abs().round().max(1.0) as i64;
        let id = if owner == seat { "review-reason-more" } else { "review-reason-less" };
        Line::new(id).with("seat", owner).with("points", points).with("source", source)
    };
    let mut lines: Vec<Line> = sources.into_iter().map(told).collect();
    if next.mean(count) >= NEXT && next.is_sure(count) {
        let more = (next.mean(count) * 100.0).round() as i64;
        lines.insert(lines.len().min(1), Line::new("review-reason-next").with("seat", seat).with("more", more));
    }
    lines.truncate(MOST);
    lines
}
