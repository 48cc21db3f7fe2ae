//! The socket of a table, from the client's side.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::{fmt, io};

use serde::de::{Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message as Frame};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::http;
use crate::wire::{Ask, Request};

/// An open socket.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Opens a table's socket as this visitor.
    pub async fn open(visitor: &http::Visitor, code: &str) -> Result<Self, Error> {
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

/// What has changed of how things stand, as far as a player needs to understand it.
#[derive(Deserialize, Debug)]
pub struct HeardNow<'a> {
    /// How much of the story there is.
    pub heard: u32,
    /// The question, if it is another.
    pub question: Option<HeardQuestion>,
    /// What can be done, in notation, if it is something else.
    #[serde(borrow)]
    pub choices: Option<Vec<HeardChoice<'a>>>,
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
#[derive(Deserialize, Clone, Copy, Debug)]
pub struct HeardPrompt {
    /// Its id.
    pub id: u32,
    /// Whether it is answered already.
    pub sealed: bool,
}

/// A choice, as far as a player needs to understand it: its notation, which is another for each.
#[derive(Debug)]
pub struct HeardChoice<'a>(pub Cow<'a, str>);

impl<'de: 'a, 'a> Deserialize<'de> for HeardChoice<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Change(PhantomData))
    }
}

/// Reads the notation of a choice, whole or as what makes it of the one before.
struct Change<'a>(PhantomData<&'a ()>);

impl<'de: 'a, 'a> Visitor<'de> for Change<'a> {
    type Value = HeardChoice<'a>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a choice")
    }

    fn visit_seq<S: SeqAccess<'de>>(self, mut whole: S) -> Result<Self::Value, S::Error> {
        #[derive(Deserialize)]
        struct Whole<'a> {
            #[serde(borrow)]
            action: Cow<'a, str>,
        }
        let choice: Option<Whole<'a>> = whole.next_element()?;
        choice.map(|choice| HeardChoice(choice.action)).ok_or_else(|| S::Error::custom("no choice"))
    }

    fn visit_map<M: MapAccess<'de>>(self, mut changes: M) -> Result<Self::Value, M::Error> {
        #[derive(Deserialize)]
        struct Another<'a>(#[serde(borrow)] [Cow<'a, str>; 1]);
        let mut found = None;
        while let Some(name) = changes.next_key::<Cow<'de, str>>()? {
            if name == "action" {
                let Another([action]) = changes.next_value()?;
                found = Some(HeardChoice(action));
            } else {
                changes.next_value::<IgnoredAny>()?;
            }
        }
        found.ok_or_else(|| M::Error::custom("the same choice twice"))
    }
}
