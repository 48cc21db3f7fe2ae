//! The socket of a table, from the client's side.

use std::borrow::Cow;
use std::io;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use tabletop::SeatSet;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message as Frame};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::Visitor;
use crate::wire::{Ask, Request};

/// An open socket.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Opens a table's socket as this visitor.
    pub async fn open(visitor: &Visitor, code: &str) -> Result<Self, Error> {
        let address = format!("ws://{}/api/tables/{code}/socket", visitor.server);
        let mut request = address.into_client_request()?;
        if let Some(cookie) = &visitor.cookie {
            let cookie = HeaderValue::from_str(cookie).map_err(|error| Error::Io(io::Error::other(error)))?;
            request.headers_mut().insert("cookie", cookie);
        }
        for (name, value) in &visitor.headers {
            if let (Ok(name), Ok(value)) = (name.parse::<axum::http::HeaderName>(), HeaderValue::from_str(value)) {
                request.headers_mut().insert(name, value);
            }
        }
        let stream = TcpStream::connect(visitor.server).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(16 << 10).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Self(socket))
    }

    /// Asks something.
    pub async fn ask(&mut self, id: &str, ask: Ask) -> Result<(), Error> {
        let request = Request { id: id.to_owned(), ask };
        self.send(serde_json::to_string(&request).map_err(io::Error::from)?).await
    }

    /// Sends any text.
    pub async fn send(&mut self, text: String) -> Result<(), Error> {
        self.frame(Frame::Text(text.into())).await
    }

    /// Sends any frame.
    pub async fn frame(&mut self, frame: Frame) -> Result<(), Error> {
        use futures_util::SinkExt;
        self.0.send(frame).await
    }

    /// What lies beneath, for whoever does not want to keep to the protocol.
    pub fn raw(&mut self) -> &mut TcpStream {
        self.0.get_mut()
    }

    /// The next message; nothing when the connection is closed, however.
    pub async fn next(&mut self) -> Option<tokio_tungstenite::tungstenite::Utf8Bytes> {
        use futures_util::StreamExt;
        loop {
            match self.0.next().await? {
                Ok(Frame::Text(text)) => return Some(text),
                Ok(Frame::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}

/// A message, as far as a player needs to understand it.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Heard<'a> {
    /// An answer.
    Answer {
        /// To which request.
        #[serde(borrow)]
        re: Cow<'a, str>,
        /// What.
        #[serde(borrow)]
        reply: &'a RawValue,
    },
    /// Something happened.
    Step {
        /// Where that leaves us.
        #[serde(borrow)]
        now: HeardNow<'a>,
    },
    /// Who sits where.
    Table(IgnoredAny),
    /// Somebody said something.
    Chat(IgnoredAny),
    /// Somebody has gone or is back.
    News(IgnoredAny),
    /// Goodbye.
    Bye(IgnoredAny),
}

/// Where things stand, as far as a player needs to understand it.
#[derive(Deserialize, Debug)]
pub struct HeardNow<'a> {
    /// How much of the story there is.
    pub heard: u32,
    /// The question.
    pub question: HeardQuestion,
    /// What can be done.
    #[serde(borrow)]
    pub choices: Vec<HeardChoice<'a>>,
    /// Who is asked.
    pub asked: SeatSet,
    /// The end.
    pub finish: Option<IgnoredAny>,
}

/// A question, as far as a player needs to understand it.
#[derive(Deserialize, Debug)]
pub struct HeardQuestion {
    /// The prompt.
    pub prompt: Option<HeardPrompt>,
}

/// A prompt.
#[derive(Deserialize, Debug)]
pub struct HeardPrompt {
    /// Its id.
    pub id: u32,
    /// Whether it is answered already.
    pub sealed: bool,
}

/// A choice, as far as a player needs to understand it.
#[derive(Deserialize, Debug)]
pub struct HeardChoice<'a> {
    /// In notation.
    #[serde(borrow)]
    pub action: Cow<'a, str>,
}
