//! The line to a push service: one connection for one request.

use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::{Body, Bytes, Incoming};
use hyper::client::conn::http1;
use hyper::header::RETRY_AFTER;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use crate::Failure;
use crate::address::Origin;

/// So many bytes of an answer's body are read: enough for the reason of a refusal.
const READ: usize = 300;
/// Nobody is believed who wants us to wait for longer.
const LONGEST_WAIT: Duration = Duration::from_secs(86_400);

/// How to reach push services.
pub(crate) struct Lines(TlsConnector);

impl Lines {
    /// Lines to whomever these authorities vouch for.
    pub(crate) fn new(roots: RootCertStore) -> Lines {
        let config = ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the provider has the usual versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Lines(TlsConnector::from(Arc::new(config)))
    }

    /// Hands a request over and reads the answer. Redirects are not followed: they could lead anywhere.
    pub(crate) async fn post(&self, origin: &Origin, request: Request<Full<Bytes>>) -> Result<(), Failure> {
        let stream = TcpStream::connect((origin.host.as_str(), origin.port())).await?;
        if origin.secure {
            let name = ServerName::try_from(origin.host.clone()).map_err(|_| Failure::Unreachable)?;
            exchange(self.0.connect(name, stream).await?, request).await
        } else {
            exchange(stream, request).await
        }
    }
}

async fn exchange(stream: impl AsyncRead + AsyncWrite + Unpin, request: Request<Full<Bytes>>) -> Result<(), Failure> {
    let (mut sender, connection) =
        http1::Builder::new().max_headers(64).max_buf_size(16_384).handshake(TokioIo::new(stream)).await?;
    let answer = async {
        let response = sender.send_request(request).await?;
        Ok(verdict(response).await)
    };
    // Both in this task, so that nothing is left of a line when its time is over.
    let mut connection = std::pin::pin!(connection);
    let mut answer = std::pin::pin!(answer);
    let mut open = true;
    loop {
        tokio::select! {
            biased;
            verdict = &mut answer => return verdict.and_then(|verdict| verdict),
            _ = &mut connection, if open => open = false,
        }
    }
}

/// What an answer means.
async fn verdict(response: Response<Incoming>) -> Result<(), Failure> {
    match response.status().as_u16() {
        200..=299 => Ok(()),
        404 | 410 => Err(Failure::Gone),
        // Whatever is wrong over there, it is not the message.
        429 | 500..=599 => Err(Failure::TooBusy(wait_of(&response))),
        status => Err(Failure::Refused { status, reason: reason(response.into_body()).await }),
    }
}

/// For how long the service wants us to wait, if it says so in seconds.
fn wait_of(response: &Response<Incoming>) -> Option<Duration> {
    let seconds = response.headers().get(RETRY_AFTER)?.to_str().ok()?.parse().ok()?;
    Some(Duration::from_secs(seconds).min(LONGEST_WAIT))
}

/// The beginning of what a service says, fit for a log: one line of plain letters.
async fn reason(mut body: impl Body<Data = Bytes, Error = hyper::Error> + Unpin) -> String {
    let mut said = Vec::new();
    while said.len() < READ
        && let Some(Ok(frame)) = body.frame().await
    {
        said.extend_from_slice(frame.data_ref().map_or(&[][..], |bytes| bytes));
    }
    said.truncate(READ);
    said.iter().map(|&byte| if byte == b' ' || byte.is_ascii_graphic() { char::from(byte) } else { '.' }).collect()
}
