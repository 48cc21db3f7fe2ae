//! The browser table's files, built into the program.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{Method, StatusCode, Uri};
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

pub(super) async fn page(method: Method, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Refused::new(StatusCode::NOT_FOUND, "server-no-such-route").into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    if let Some(file) = Built::get(path) {
        let cache = if path.starts_with("assets/") { FOR_EVER } else { ASK };
        return ([(CONTENT_TYPE, kind(path)), (CACHE_CONTROL, cache)], file.data).into_response();
    }
    if path.starts_with("assets/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    // Every other address is one of the page's own.
    let html = [(CONTENT_TYPE, kind("index.html")), (CACHE_CONTROL, ASK)];
    match Built::get("index.html") {
        Some(page) => (html, page.data).into_response(),
        None => (html, UNBUILT).into_response(),
    }
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
