//! Requests outside tables: as much HTTP as our own server needs.

use std::fmt::Write;
use std::io;
use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
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
    /// The headers, names in small letters.
    pub headers: Vec<(String, String)>,
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
        self.headers.iter().find(|(given, _)| given == name).map(|(_, value)| value.as_str())
    }
}

impl Visitor {
    /// Somebody new.
    pub fn new(server: SocketAddr) -> Self {
        Self { server, cookie: None, headers: Vec::new() }
    }

    /// Sends a request and reads the answer; keeps the cookie it is given.
    pub async fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> io::Result<Reply> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.server);
        if !body.is_empty() {
            let _ = write!(head, "content-type: application/json\r\ncontent-length: {}\r\n", body.len());
        }
        if let Some(cookie) = &self.cookie {
            let _ = write!(head, "cookie: {cookie}\r\n");
        }
        for (name, value) in &self.headers {
            let _ = write!(head, "{name}: {value}\r\n");
        }
        let mut stream = TcpStream::connect(self.server).await?;
        stream.write_all(format!("{head}\r\n{body}").as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        let reply = read(&String::from_utf8_lossy(&answer))?;
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

fn read(answer: &str) -> io::Result<Reply> {
    let bad = || io::Error::new(io::ErrorKind::InvalidData, "not an HTTP answer");
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(bad)?;
    let mut lines = head.split("\r\n");
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|status| status.parse().ok());
    let headers = lines.filter_map(|line| line.split_once(": "));
    Ok(Reply {
        status: status.ok_or_else(bad)?,
        headers: headers.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned())).collect(),
        body: body.to_owned(),
    })
}
