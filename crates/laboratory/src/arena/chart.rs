//! Figures with their intervals as pictures.

use std::fmt::Write;

use crate::arena::Report;
use crate::statistics::Interval;

const WIDTH: f64 = 760.0;
const LEFT: f64 = 320.0;
const RIGHT: f64 = 720.0;
const ROW: f64 = 26.0;
const TOP: f64 = 56.0;
const INK: &str = "#7a1f1f";

/// A figure in a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Dot {
    /// What it is a figure of.
    pub label: String,
    /// The figure.
    pub figure: Interval,
    /// What it should reach.
    pub line: Option<f64>,
}

/// What the figures of a picture are measured on.
#[derive(Clone, PartialEq, Debug)]
pub struct Axis {
    /// Where it begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
    /// Where nobody is better; a firm line.
    pub even: Option<f64>,
    /// Whether 0.5 is written as 50 %.
    pub percent: bool,
}

impl Axis {
    /// From nothing to all.
    pub const SHARES: Self = Self { low: 0.0, high: 1.0, even: Some(0.5), percent: true };

    /// As wide as these figures need.
    pub fn around(dots: &[Dot], even: Option<f64>, percent: bool) -> Self {
        let ends = dots.iter().flat_map(|dot| [dot.figure.mean, dot.figure.low, dot.figure.high]).chain(even);
        let (low, high) = ends
            .filter(|end| end.is_finite())
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), end| (low.min(end), high.max(end)));
        let room = ((high - low) / 20.0).max(0.01);
        if low > high { Self::SHARES } else { Self { low: low - room, high: high + room, even, percent } }
    }

    fn at(&self, figure: f64) -> f64 {
        LEFT + (figure.clamp(self.low, self.high) - self.low) / (self.high - self.low) * (RIGHT - LEFT)
    }

    /// Round numbers along the axis.
    fn ticks(&self) -> Vec<f64> {
        let rough = (self.high - self.low) / 4.0;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 2.5, 5.0, 10.0].iter().map(|times| times * power).find(|step| *step >= rough);
        let step = step.unwrap_or(rough);
        let (first, last) = ((self.low / step).ceil() as i64, (self.high / step + 1e-9).floor() as i64);
        (first..=last).map(|count| count as f64 * step).collect()
    }

    fn written(&self, figure: f64) -> String {
        // Rounded away from dust such as 0.30000000000000004.
        let shown = (figure * if self.percent { 100.0 } else { 1.0 } * 1000.0).round() / 1000.0;
        if self.percent { format!("{shown} %") } else { shown.to_string() }
    }
}

/// The share of each bot against the others.
pub fn plot(report: &Report) -> String {
    let dot = |bot: &super::BotReport| Dot { label: bot.bot.clone(), figure: bot.relative, line: None };
    let title = format!("{}, {} players: {} games", report.game, report.players, report.games);
    dots(&title, &Axis::SHARES, &report.bots.iter().map(dot).collect::<Vec<_>>())
}

/// Figures below each other, each with its interval.
pub fn dots(title: &str, axis: &Axis, rows: &[Dot]) -> String {
    let bottom = TOP + ROW * rows.len() as f64;
    let mut svg = Svg::new(title, bottom + 44.0);
    for tick in axis.ticks() {
        let x = axis.at(tick);
        svg.line((x, TOP), (x, bottom), DASHED);
        svg.text(x, bottom + 20.0, MIDDLE, &axis.written(tick));
    }
    if let Some(even) = axis.even {
        let x = axis.at(even);
        svg.line((x, TOP), (x, bottom), "stroke=\"#666\"");
    }
    for (row, dot) in rows.iter().enumerate() {
        let y = TOP + ROW * (row as f64 + 0.5);
        svg.text(20.0, y + 5.0, "", &dot.label);
        let Interval { mean, low, high } = dot.figure.map(|figure| axis.at(figure));
        svg.line((low, y), (high, y), &format!("stroke=\"{INK}\" stroke-width=\"3\""));
        svg.dot(mean, y, INK);
        if let Some(line) = dot.line {
            let x = axis.at(line);
            svg.line((x, y - 9.0), (x, y + 9.0), "stroke=\"#14507a\" stroke-width=\"2\"");
        }
    }
    svg.end()
}

/// Shares that change from step to step, a curve for each name.
pub fn curves(title: &str, steps: &[String], curves: &[(String, Vec<Interval>)]) -> String {
    let (left, right) = (70.0, 560.0);
    let mut svg = Svg::of_shares(title, left, right, BOTTOM + 50.0);
    svg.line((left, share_at(0.5)), (right, share_at(0.5)), "stroke=\"#666\"");
    let x = |step: usize| left + (step as f64 + 0.5) / steps.len().max(1) as f64 * (right - left);
    for (step, name) in steps.iter().enumerate() {
        svg.text(x(step), BOTTOM + 24.0, MIDDLE, name);
    }
    for (number, ((name, points), colour)) in curves.iter().zip(COLOURS.iter().cycle()).enumerate() {
        // A little apart, so that intervals can be told from each other.
        let x = |step| x(step) + 6.0 * number as f64;
        svg.curve(points.iter().enumerate().map(|(step, point)| (x(step), share_at(point.mean))), colour);
        for (step, point) in points.iter().enumerate() {
            let interval = ((x(step), share_at(point.low)), (x(step), share_at(point.high)));
            svg.line(interval.0, interval.1, &format!("stroke=\"{colour}\" stroke-width=\"3\""));
            svg.dot(x(step), share_at(point.mean), colour);
        }
        svg.key(right + 20.0, number, colour, name);
    }
    svg.end()
}

/// Shares from the first moment to the last, a curve for each name. A mark, such as the number of a round, stands
/// where it first is another one, as far as there is room.
pub fn over_time(title: &str, marks: &[Option<u64>], curves: &[(String, Vec<f64>)]) -> String {
    let (left, right) = (70.0, 640.0);
    let mut svg = Svg::of_shares(title, left, right, BOTTOM + 40.0);
    let x = |moment: usize| left + moment as f64 / marks.len().saturating_sub(1).max(1) as f64 * (right - left);
    let mut free = left;
    for (moment, mark) in
        marks.iter().enumerate().filter(|(moment, _)| *moment == 0 || marks[moment - 1] != marks[*moment])
    {
        if let Some(mark) = mark.filter(|_| x(moment) >= free) {
            svg.text(x(moment), BOTTOM + 24.0, MIDDLE, &mark.to_string());
            free = x(moment) + 28.0;
        }
    }
    for (number, ((name, shares), colour)) in curves.iter().zip(COLOURS.iter().cycle()).enumerate() {
        svg.curve(shares.iter().enumerate().map(|(moment, share)| (x(moment), share_at(*share))), colour);
        svg.key(right + 15.0, number, colour, name);
    }
    svg.end()
}

/// Where shares end below.
const BOTTOM: f64 = TOP + 260.0;
const COLOURS: [&str; 5] = [INK, "#14507a", "#2f6b2f", "#5a4a00", "#5b3a86"];
const DASHED: &str = "stroke=\"#bbb\" stroke-dasharray=\"2 4\"";
const MIDDLE: &str = "text-anchor=\"middle\"";

/// How high a share stands.
fn share_at(share: f64) -> f64 {
    BOTTOM - share.clamp(0.0, 1.0) * (BOTTOM - TOP)
}

/// A picture that is being drawn.
struct Svg(String);

impl Svg {
    fn new(title: &str, height: f64) -> Self {
        let title = escape(title);
        Self(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
             font-size=\"14\" role=\"img\">\n<title>{title}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
             <text x=\"20\" y=\"28\" font-weight=\"bold\">{title}</text>\n"
        ))
    }

    /// With a line for every quarter of all.
    fn of_shares(title: &str, left: f64, right: f64, height: f64) -> Self {
        let mut svg = Self::new(title, height);
        for percent in [0, 25, 50, 75, 100] {
            let y = share_at(f64::from(percent) / 100.0);
            svg.line((left, y), (right, y), DASHED);
            svg.text(60.0, y + 5.0, "text-anchor=\"end\"", &format!("{percent} %"));
        }
        svg
    }

    fn line(&mut self, from: (f64, f64), to: (f64, f64), style: &str) {
        let ((x1, y1), (x2, y2)) = (from, to);
        let _ = writeln!(self.0, "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" {style}/>");
    }

    fn text(&mut self, x: f64, y: f64, style: &str, words: &str) {
        let _ = writeln!(self.0, "<text x=\"{x:.1}\" y=\"{y:.1}\" {style}>{}</text>", escape(words));
    }

    fn dot(&mut self, x: f64, y: f64, colour: &str) {
        let _ = writeln!(self.0, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"{colour}\"/>");
    }

    fn curve(&mut self, points: impl Iterator<Item = (f64, f64)>, colour: &str) {
        let path: Vec<String> = points.map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let path = path.join(" ");
        let _ = writeln!(self.0, "<polyline points=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>");
    }

    /// Whose the curve with this number is.
    fn key(&mut self, x: f64, number: usize, colour: &str, name: &str) {
        self.text(x, TOP + 20.0 + 24.0 * number as f64, &format!("fill=\"{colour}\""), name);
    }

    fn end(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_cover_the_axis() {
        assert_eq!(Axis::SHARES.ticks(), [0.0, 0.25, 0.5, 0.75, 1.0]);
        assert_eq!(Axis { low: -3.0, high: 41.0, even: None, percent: false }.ticks(), [0.0, 20.0, 40.0]);
        assert_eq!(Axis::SHARES.written(0.25), "25 %");
    }
}
