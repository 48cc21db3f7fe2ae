//! A request becomes a WebSocket (RFC 6455, section 4.2).

use std::future::Future;

use axum::extract::FromRequestParts;
use axum::http::header::{CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tabletop::{Line, Refusal};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::Role;

use super::refused::Refused;
use crate::socket::{Socket, config};

/// A request for a WebSocket.
pub(super) struct Upgrade {
    accept: String,
    upgrade: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refused> {
        let asked = says(&parts.headers, &CONNECTION, "upgrade")
            && says(&parts.headers, &UPGRADE, "websocket")
            && says(&parts.headers, &SEC_WEBSOCKET_VERSION, "13");
        let key = parts.headers.get(SEC_WEBSOCKET_KEY).filter(|_| asked);
        if let (Some(key), Some(upgrade)) = (key, parts.extensions.remove::<OnUpgrade>()) {
            return Ok(Self { accept: derive_accept_key(key.as_bytes()), upgrade });
        }
        let refusal = Refusal::new("server-unreadable").with("problem", Line::new("server-not-a-websocket"));
        Err(Refused(StatusCode::UPGRADE_REQUIRED, refusal))
    }
}

impl Upgrade {
    /// Answers, and talks once the other side has heard the answer.
    pub(super) fn then<F>(self, limit: usize, talk: impl FnOnce(Socket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send,
    {
        tokio::spawn(async move {
            if let Ok(stream) = self.upgrade.await {
                let stream = TokioIo::new(stream);
                talk(WebSocketStream::from_raw_socket(stream, Role::Server, Some(config(limit))).await).await;
            }
        });
        let accept = self.accept.as_str();
        let headers = [(CONNECTION, "upgrade"), (UPGRADE, "websocket"), (SEC_WEBSOCKET_ACCEPT, accept)];
        (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
    }
}

/// Whether one of the words in a header is this one.
fn says(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|said| said.trim().eq_ignore_ascii_case(word))
}
