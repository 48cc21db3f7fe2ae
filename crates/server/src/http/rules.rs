//! The rule books.

use axum::extract::Path;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use words::{Language, rulebook};

use super::refused::{Refused, not_found};

pub(super) async fn rules(Path((game, language)): Path<(String, String)>) -> Result<Response, Refused> {
    let language: Language = language.parse().map_err(not_found)?;
    let book = rulebook::book(catalog::find(&game).map_err(not_found)?.name(), language).unwrap_or_default();
    Ok(([(CONTENT_TYPE, "text/markdown; charset=utf-8")], book).into_response())
}
