//! What a link shows where it is posted: the page's head says which game it leads to and who sits there.
//! Nothing in it that whoever has the link could not see.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use tabletop::{Arg, Line, Viewer};
use words::{Language, Listener, Words};

use super::Shared;
use super::tables::{info, known};
use crate::wire::table::Sitter;
use crate::wire::{Stage, TableInfo};

/// What index.html says of every address.
pub(super) const TITLE: &str = "A table in the back room";
pub(super) const TEXT: &str =
    "Three gangster games, with friends, bots or at one screen. Sit down; nobody asks for an account.";

/// The page with a head that tells what lies at the address, with the game's poster if there is such a picture; nothing
/// if there is nothing special to tell.
pub(super) async fn previewed(
    house: &Shared,
    path: &str,
    headers: &HeaderMap,
    page: &str,
    picture: impl FnOnce(&str) -> Option<String>,
) -> Option<String> {
    let (game, text, names) = match path.split('/').collect::<Vec<_>>()[..] {
        ["t", code] => {
            let table = info(house, &known(code).ok()?, None).await.ok()?;
            let text = invitation(&table);
            (table.game, text, table.seats.into_iter().map(|seat| seat.name).collect())
        }
        ["new" | "rules", game] => {
            let pitch = Line::new("server-preview-game").with("pitch", of_game(game, "pitch"));
            (game.to_owned(), pitch, Vec::new())
        }
        _ => return None,
    };
    let title = Line::new("server-preview-title").with("game", of_game(&game, "title"));
    let listener = Listener { viewer: Viewer::Spectator, names: &names };
    let said = |line: &Line| escaped(&Words::of(language(headers)).say(line, &listener));
    let page = page.replace(TITLE, &said(&title)).replace(TEXT, &said(&text));
    Some(match picture(&format!("preview-{game}.jpg")) {
        Some(address) => page.replacen("</head>", &pictured(&address), 1),
        None => page,
    })
}

/// The end of a head that shows a picture. Where it is has to be said in full.
fn pictured(address: &str) -> String {
    let address = escaped(address);
    format!(
        "<meta property=\"og:image\" content=\"{address}\" /><meta property=\"og:image:width\" content=\"1200\" />\
         <meta property=\"og:image:height\" content=\"630\" /><meta name=\"twitter:card\" \
         content=\"summary_large_image\" /></head>"
    )
}

/// Who sits there, and whether there is room.
fn invitation(table: &TableInfo) -> Line {
    let people = table.seats.iter().filter(|seat| matches!(seat.sitter, Sitter::Person { .. }));
    let people: Vec<Line> = people.map(|seat| Line::seat(seat.seat)).collect();
    let free = table.seats.iter().filter(|seat| matches!(seat.sitter, Sitter::Open)).count() as u32;
    let line = Line::new(match table.stage {
        _ if people.is_empty() => "server-preview-bots",
        Stage::Gathering if free > 0 => "server-preview-free",
        Stage::Gathering => "server-preview-full",
        Stage::Running => "server-preview-running",
        Stage::Over => "server-preview-over",
    });
    line.with("people", people).with("free", free)
}

/// One of the words that every game has.
fn of_game(game: &str, word: &str) -> Arg {
    Arg::Name(format!("{game}-{word}").into())
}

/// The first language asked for that we speak.
fn language(headers: &HeaderMap) -> Language {
    let wishes = headers.get(ACCEPT_LANGUAGE).and_then(|wishes| wishes.to_str().ok()).unwrap_or_default();
    let wished = wishes.split(',').find_map(|wish| wish.trim().split(['-', ';']).next()?.parse().ok());
    wished.unwrap_or(Language::En)
}

/// A text as it may stand in an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_says_what_a_preview_replaces() {
        let page = include_str!("../../../../web/index.html");
        assert!(page.contains(&format!("content=\"{TITLE}\"")) && page.contains(&format!("content=\"{TEXT}\"")));
    }

    #[test]
    fn every_game_has_a_picture_where_a_link_is_posted() {
        let pictures = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/public"));
        for game in ["greed", "smile", "downtown"] {
            assert!(pictures.join(format!("preview-{game}.jpg")).is_file(), "{game}: npm run previews");
        }
        let head = pictured("https://tables.example/preview-greed.jpg?\"");
        assert!(
            head.contains("content=\"https://tables.example/preview-greed.jpg?&quot;\"") && head.ends_with("</head>")
        );
    }

    #[test]
    fn the_first_language_we_speak_is_spoken() {
        let spoken =
            |wish: &'static str| language(&HeaderMap::from_iter([(ACCEPT_LANGUAGE, wish.parse().expect(wish))]));
        assert_eq!(
            [spoken("fr, de-AT;q=0.8, en"), spoken("en-GB,de"), spoken("")],
            [Language::De, Language::En, Language::En]
        );
        assert_eq!(escaped("a \"b\" <i> & c"), "a &quot;b&quot; &lt;i> &amp; c");
    }
}
