//! Requests outside tables, a connection for each.

use std::io;
use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONNECTION, CONTENT_TYPE, COOKIE, HOST};
use hyper::{HeaderMap, Request};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

/// Somebody with a device.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Where the server is.
    pub server: SocketAddr,
    /// The device's secret, once it has one.
    pub cookie: Option<String>,
    /// Headers to send besides.
    pub headers: Vec<(String, String)>,
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: String,
}

impl Reply {
    /// The body as JSON; `null` if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }

    /// A header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }
}

impl Visitor {
    /// Somebody new.
    pub fn new(server: SocketAddr) -> Self {
        Self { server, cookie: None, headers: Vec::new() }
    }

    /// Sends a request and reads the answer; keeps the cookie it is given.
    pub async fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> io::Result<Reply> {
        let mut request = Request::builder().method(method).uri(path);
        request = request.header(HOST, self.server.to_string()).header(CONNECTION, "close");
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        let body = Full::<Bytes>::from(body.map(Value::to_string).unwrap_or_default());
        let request = request.body(body).map_err(io::Error::other)?;
        let stream = TokioIo::new(TcpStream::connect(self.server).await?);
        let (mut sender, connection) = http1::handshake(stream).await.map_err(io::Error::other)?;
        let answered = async {
            let (head, body) = sender.send_request(request).await?.into_parts();
            Ok::<_, hyper::Error>((head, body.collect().await?.to_bytes()))
        };
        let (answer, _) = tokio::join!(answered, connection);
        let (head, body) = answer.map_err(io::Error::other)?;
        let body = String::from_utf8_lossy(&body).into_owned();
        let reply = Reply { status: head.status.as_u16(), headers: head.headers, body };
        if let Some(cookie) = reply.header("set-cookie").and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        Ok(reply)
    }

    /// Gets something.
    pub async fn get(&mut self, path: &str) -> io::Result<Reply> {
        self.ask("GET", path, None).await
    }

    /// Sends something.
    pub async fn post(&mut self, path: &str, body: &Value) -> io::Result<Reply> {
        self.ask("POST", path, Some(body)).await
    }
}
