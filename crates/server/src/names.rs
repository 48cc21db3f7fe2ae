//! What people may be called and may say: text that shows something and hides nothing.

use tabletop::Refusal;
use unicode_width::UnicodeWidthChar;

/// A name somebody wishes to be known by: 1 to 24 characters, none of them invisible.
pub(crate) fn name(wished: &str) -> Result<String, Refusal> {
    plain(wished, 24).ok_or_else(|| Refusal::new("server-bad-name"))
}

/// Text without what cannot be seen, if it shows something and is not too long.
pub(crate) fn plain(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    let short = text.chars().count() <= most;
    let good = short && text.chars().any(shows) && !text.chars().any(is_invisible);
    good.then(|| text.to_owned())
}

/// Whether a letter takes room and is not blank: marks that go on top of others do not show by themselves.
fn shows(letter: char) -> bool {
    letter.width().is_some_and(|width| width > 0) && !letter.is_whitespace()
}

/// Control characters, marks that change the direction of writing, and whatever else a screen shows nothing of:
/// Unicode's "default ignorable" characters, but for those that choose how an emoji is drawn, and a blank that
/// is not one of them.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// Whether these can be a picture's parts, which the page draws: a few short words.
pub(crate) fn is_face(face: &str) -> bool {
    let known = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'.' || byte == b'-';
    (1..=64).contains(&face.len()) && face.bytes().all(known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_visible() {
        assert_eq!(name("  Ann ").expect("a name"), "Ann");
        assert!(name("<script>alert(1)").is_ok(), "text is text");
        for good in ["Åse", "Zoë", "李", "★", "❤\u{fe0f}", "🙂", "N\u{303}", "-", "ﷺ", "नमस्ते"]
        {
            assert_eq!(name(good).expect(good), good);
        }
        for bad in ["", "   ", "a\nb", "a\u{202e}b", &"x".repeat(25)] {
            assert_eq!(name(bad).unwrap_err().line.id, "server-bad-name");
        }
    }

    #[test]
    fn names_that_show_nothing_are_none() {
        // A soft hyphen, blanks of Hangul, Braille and others, accents without a letter, choosers of a variant, tags.
        for nothing in [
            "\u{ad}",
            "\u{3164}",
            "\u{ffa0}",
            "\u{115f}\u{1160}",
            "\u{2800}\u{2800}",
            "\u{301}\u{301}",
            "\u{fe0f}",
            "\u{e0100}",
            "\u{e0041}\u{e0042}",
            "\u{180e}",
            "\u{34f}",
            "\u{a0}",
            "\u{3000}",
            "\u{2003} \u{2003}",
            "\u{20dd}",
            "An\u{ad}n",
            "\u{3164}Ann",
        ] {
            assert!(name(nothing).is_err(), "{}", nothing.escape_unicode());
        }
    }
}
