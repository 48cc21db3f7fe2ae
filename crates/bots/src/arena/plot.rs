//! A report as a picture.

use std::fmt::Write;

use crate::arena::Report;

const WIDTH: f64 = 640.0;
const LEFT: f64 = 200.0;
const RIGHT: f64 = 600.0;
const ROW: f64 = 34.0;
const TOP: f64 = 56.0;

/// The share of each bot against the others, with its interval, as an SVG picture.
pub fn plot(report: &Report) -> String {
    let height = TOP + ROW * report.bots.len() as f64 + 44.0;
    let at = |share: f64| LEFT + share.clamp(0.0, 1.0) * (RIGHT - LEFT);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"14\" role=\"img\">\n<title>Win share against the others</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"20\" y=\"28\" font-weight=\"bold\">{}, {} players: {} games</text>\n",
        escape(report.game),
        report.players,
        report.games
    );
    let bottom = TOP + ROW * report.bots.len() as f64;
    for tenth in [0, 25, 50, 75, 100] {
        let x = at(f64::from(tenth) / 100.0);
        let dash = if tenth == 50 { "" } else { " stroke-dasharray=\"2 4\"" };
        let _ = writeln!(
            svg,
            "<line x1=\"{x}\" y1=\"{TOP}\" x2=\"{x}\" y2=\"{bottom}\" stroke=\"#888\"{dash}/>\
             <text x=\"{x}\" y=\"{}\" text-anchor=\"middle\">{tenth} %</text>",
            bottom + 20.0
        );
    }
    for (row, bot) in report.bots.iter().enumerate() {
        let y = TOP + ROW * (row as f64 + 0.5);
        let (low, mean, high) = (at(bot.relative.low), at(bot.relative.mean), at(bot.relative.high));
        let _ = writeln!(
            svg,
            "<text x=\"20\" y=\"{}\">{}</text><line x1=\"{low:.1}\" y1=\"{y}\" x2=\"{high:.1}\" y2=\"{y}\" \
             stroke=\"#7a1f1f\" stroke-width=\"3\"/><circle cx=\"{mean:.1}\" cy=\"{y}\" r=\"5\" fill=\"#7a1f1f\"/>",
            y + 5.0,
            escape(&bot.bot)
        );
    }
    svg.push_str("</svg>\n");
    svg
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
