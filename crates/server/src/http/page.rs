//! The browser table's files, built into the program.

use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use super::refused::Refused;
use crate::shuffle;

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

pub(super) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
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
    // Every other address is one of the page's own.
    file("index.html", &headers)
        .unwrap_or_else(|| ([(CONTENT_TYPE, kind("index.html")), (CACHE_CONTROL, ASK)], UNBUILT).into_response())
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
fn unpacks(headers: &HeaderMap) -> bool {
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
        Some("json" | "webmanifest" | "map") => "application/json",
        Some("png") => "image/png",
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
