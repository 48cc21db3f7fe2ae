//! Charts as SVG.

use laboratory::arena::{Axis, Dot, curves, dots};
use laboratory::statistics::Interval;

#[test]
fn a_picture_shows_every_figure_where_it_belongs() {
    let figure = Interval { mean: 0.5, low: 0.25, high: 1.0 };
    let rows = [Dot { label: "<expert>".into(), figure, line: Some(0.6) }];
    let svg = dots("a & b", &Axis::SHARES, &rows);
    assert!(svg.contains("a &amp; b") && svg.contains("&lt;expert&gt;"));
    assert!(svg.contains("cx=\"520.0\"") && svg.contains("x1=\"420.0\"") && svg.contains("x2=\"720.0\""), "{svg}");
    assert!(svg.contains("x1=\"560.0\""), "the line at 60 %: {svg}");
    let wide = Axis::around(&rows, None, false);
    assert!(wide.low < 0.25 && wide.high > 1.0);
    let svg = curves("c", &["1×".into(), "3×".into()], &[("greed".into(), vec![figure, figure])]);
    assert_eq!(svg.matches("<circle").count(), 2);
}
