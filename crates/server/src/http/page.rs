//! The browser table's files, built into the program.

use axum::extract::{Extension, State};
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use tabletop::Line;
use words::{Language, Words};

use super::guard::{Client, origin};
use super::refused::Refused;
use super::{Shared, preview};
use crate::{random, shuffle};

/// What `make web` has built; nothing if it has not.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// Names with a hash in them never mean anything else.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Whether this is the current page is asked every time.
const ASK: &str = "no-cache";
const UNBUILT: &str = "<!doctype html><meta charset=utf-8><title>Backroom</title>\
    <p>The tables are open, but the page is not built: run <code>make web</code> and start the server anew.</p>";

/// Which build this is: the version, and what the page is made of. A page that hears of another one is old.
pub(crate) fn build() -> String {
    let version = env!("CARGO_PKG_VERSION");
    let page = Built::get("index.html").map(|page| shuffle::digits(&page.metadata.sha256_hash()[..4]));
    page.map_or_else(|| version.to_owned(), |page| format!("{version}-{page}"))
}

pub(super) async fn page(
    State(house): State<Shared>,
    Extension(client): Extension<Client>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Refused::new(StatusCode::NOT_FOUND, "server-no-such-route").into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    if let Some(file) = file(path, &headers) {
        return file;
    }
    if path.starts_with("assets/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    let known = is_known(path);
    let status = if known { StatusCode::OK } else { StatusCode::NOT_FOUND };
    if known && let Some(page) = previewed(&house, path, &headers, client).await {
        return page;
    }
    match file("index.html", &headers) {
        // It says itself that there is nothing.
        Some(page) => (status, page).into_response(),
        None if known => ([(CONTENT_TYPE, kind("index.html")), (CACHE_CONTROL, ASK)], UNBUILT).into_response(),
        None => notice(status, "server-no-such-route"),
    }
}

/// The page with what a link to it shows.
async fn previewed(house: &Shared, path: &str, headers: &HeaderMap, client: Client) -> Option<Response> {
    let page = Built::get("index.html")?;
    let page = String::from_utf8_lossy(&page.data);
    let picture = |name: &str| Some(format!("{}/{name}", Built::get(name).and(origin(headers, client))?));
    let page = preview::previewed(house, path, headers, &page, picture).await?;
    let about = [(CONTENT_TYPE, kind("index.html")), (CACHE_CONTROL, ASK), (VARY, "accept-language")];
    Some((about, page).into_response())
}

/// Whether an address is one of the page's own (`web/src/router.svelte.ts`).
fn is_known(path: &str) -> bool {
    match path.split('/').collect::<Vec<_>>()[..] {
        ["" | "me" | "face" | "games" | "r"] => true,
        ["shared", word] => random::tidy(word, 16, 4).is_some(),
        ["r", name] => random::tidy_table_code(name).or_else(|| random::tidy(name, 16, 4)).is_some(),
        ["new" | "rules", game] => catalog::find(game).is_ok(),
        ["learn", game] => lessons::of(game).next().is_some(),
        ["learn", game, lesson] => lessons::find(game, lesson).is_some(),
        ["t" | "review", code] => random::tidy_table_code(code).is_some(),
        _ => false,
    }
}

/// A page that is only a sentence, in every language.
pub(super) fn notice(status: StatusCode, id: &'static str) -> Response {
    let line = Line::new(id);
    let said = |language: Language| format!("<p lang={language}>{}</p>", Words::of(language).text(&line));
    let page = format!(
        "<!doctype html><meta charset=utf-8><meta name=viewport content=\"width=device-width\"><title>Backroom</title>{}",
        Language::ALL.map(said).concat()
    );
    (status, [(CONTENT_TYPE, kind("index.html")), (CACHE_CONTROL, ASK)], page).into_response()
}

/// A file as it was built; compressed, as it was built beside it, for whoever can unpack it.
fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let plain = Built::get(path)?;
    let cache = if path.starts_with("assets/") { FOR_EVER } else { ASK };
    let about = [(CONTENT_TYPE, kind(path)), (CACHE_CONTROL, cache), (VARY, "accept-encoding")];
    Some(match Built::get(&format!("{path}.gz")).filter(|_| unpacks(headers)) {
        Some(packed) => (about, [(CONTENT_ENCODING, "gzip")], packed.data).into_response(),
        None => (about, plain.data).into_response(),
    })
}

/// Whether gzip is welcome.
pub(super) fn unpacks(headers: &HeaderMap) -> bool {
    let wishes = headers.get_all(ACCEPT_ENCODING).into_iter().filter_map(|wish| wish.to_str().ok());
    wishes.flat_map(|wish| wish.split(',')).any(|wish| {
        let (name, weight) = wish.split_once(';').unwrap_or((wish, ""));
        let refused = weight.trim().strip_prefix("q=").is_some_and(|weight| weight.trim().parse() == Ok(0.0_f32));
        name.trim().eq_ignore_ascii_case("gzip") && !refused
    })
}

/// What a file is, by the end of its name.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        Some("jpg") => "image/jpeg",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("wasm") => "application/wasm",
        Some("ftl" | "txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_pages_own_addresses_are_known() {
        for path in [
            "",
            "me",
            "face",
            "games",
            "shared/K7Q4-MP2A-B3CD-EFGH",
            "new/greed",
            "rules/downtown",
            "learn/smile",
            "learn/smile/walk",
            "t/K7Q-4MP",
            "t/k7q4mp",
            "review/K7Q-4MP",
            "r",
            "r/K7Q-4MP",
            "r/K7Q4-MP2A-B3CD-EFGH",
        ] {
            assert!(is_known(path), "{path}");
        }
        for path in [
            "r/x",
            "t/%",
            "t/",
            "t",
            "t/K7Q-4MP/x",
            "new",
            "new/chess",
            "learn/chess",
            "learn/smile/dance",
            "rules/",
            "wp-login.php",
            "me/",
            "/",
        ] {
            assert!(!is_known(path), "{path}");
        }
    }

    #[tokio::test]
    async fn a_notice_is_in_every_language() {
        let answer = notice(StatusCode::NOT_FOUND, "server-no-such-route");
        assert_eq!(answer.status(), StatusCode::NOT_FOUND);
        let body = axum::body::to_bytes(answer.into_body(), 10_000).await.expect("a body");
        let body = String::from_utf8_lossy(&body);
        assert!(body.contains("<p lang=en>There is nothing") && body.contains("<p lang=de>Unter dieser"), "{body}");
    }

    #[test]
    fn packed_files_go_only_to_whom_can_unpack_them() {
        let says = |wish: &'static str| unpacks(&HeaderMap::from_iter([(ACCEPT_ENCODING, wish.parse().expect(wish))]));
        for wish in ["gzip", "gzip, deflate, br, zstd", "br;q=1.0, GZIP;q=0.5"] {
            assert!(says(wish), "{wish}");
        }
        for wish in ["", "br", "gzip;q=0", "gzip;q=0.0, br", "xgzip", "identity"] {
            assert!(!says(wish), "{wish}");
        }
        assert!(!unpacks(&HeaderMap::new()));
    }
}
