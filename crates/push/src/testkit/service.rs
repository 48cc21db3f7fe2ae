//! The push service: takes messages for the devices subscribed to it, and hands them to the test.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{CONTENT_ENCODING, LOCATION, RETRY_AFTER};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use rustls::ServerConfig;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;

use super::{Device, vapid};
use crate::Allowed;

/// A certificate and its key for localhost, which vouches for itself for a hundred years and guards nothing.
const CERTIFICATE: &[u8] = include_bytes!("localhost.der");
const KEY: &[u8] = include_bytes!("localhost.key.der");
/// Real services take so much.
const LONGEST_BODY: usize = 4_096;
/// So long a test waits for a message.
const WAIT: Duration = Duration::from_secs(10);

/// A push service on loopback, there until it is dropped.
pub struct PushService {
    origin: String,
    desk: Arc<Desk>,
    delivered: tokio::sync::Mutex<UnboundedReceiver<Delivered>>,
    task: JoinHandle<()>,
}

/// A message that the service has taken, as its device reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delivered {
    /// To which device.
    pub endpoint: String,
    /// What it says; `None` if it was not encrypted for that device.
    pub message: Option<Vec<u8>>,
    /// What the service sees of it.
    pub body: Vec<u8>,
    /// For how many seconds it would be kept.
    pub ttl: u32,
    /// How urgent it is.
    pub urgency: String,
    /// What it would replace.
    pub topic: Option<String>,
    /// By which it was known who sends.
    pub authorization: String,
}

/// How the service answers a device's next messages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// 201: taken.
    Take,
    /// This status with these words; 404 and 410 mean that the subscription has ended.
    Status(u16, String),
    /// 429, with `Retry-After` as it is given.
    Busy(Option<String>),
    /// 307 to somewhere else.
    Redirect(String),
    /// A body without end after this status.
    Endless(u16),
    /// No answer at all.
    Hang,
}

/// What the connections share.
struct Desk {
    origin: String,
    subscribed: Mutex<HashMap<String, Subscribed>>,
    deliver: UnboundedSender<Delivered>,
}

#[derive(Clone)]
struct Subscribed {
    device: Device,
    /// Whose messages it wants.
    key: String,
    answer: Answer,
}

impl PushService {
    /// Opens one that speaks plain HTTP, at a port of its own.
    pub async fn open() -> PushService {
        PushService::listen(None).await
    }

    /// Opens one that speaks https, with a certificate that only [`sender_to_secure`](super::sender_to_secure) believes.
    pub async fn open_secure() -> PushService {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(KEY));
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("the usual versions")
            .with_no_client_auth()
            .with_single_cert(vec![certificate()], key)
            .expect("they belong together");
        PushService::listen(Some(TlsAcceptor::from(Arc::new(config)))).await
    }

    /// The list on which only this service stands, to be given to whoever reads subscriptions.
    pub fn allowed(&self) -> Allowed {
        Allowed::nothing().and(&self.origin).expect("an origin on this machine")
    }

    /// Where it is: `http://127.0.0.1:` and its port.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// Subscribes a new device to the messages of whoever has this public key (`applicationServerKey`).
    pub fn subscribe(&self, key: &str) -> Device {
        let mut subscribed = self.desk.subscribed.lock().expect("fine");
        let path = format!("/push/{}?for=tests", subscribed.len() + 1);
        let device = Device::fresh(&format!("{}{path}", self.origin));
        subscribed.insert(path, Subscribed { device: device.clone(), key: key.to_owned(), answer: Answer::Take });
        device
    }

    /// From now on, messages to this device are answered so.
    pub fn answer(&self, device: &Device, answer: Answer) {
        let mut subscribed = self.desk.subscribed.lock().expect("fine");
        let known = subscribed.values_mut().find(|known| known.device.endpoint == device.endpoint);
        known.expect("a device of this service").answer = answer;
    }

    /// The next message that was taken.
    ///
    /// # Panics
    /// If none comes for ten seconds.
    pub async fn next(&self) -> Delivered {
        let mut delivered = self.delivered.lock().await;
        timeout(WAIT, delivered.recv()).await.expect("a message within ten seconds").expect("the service is there")
    }

    /// The messages taken until now that nobody has asked for.
    pub async fn waiting(&self) -> Vec<Delivered> {
        let mut delivered = self.delivered.lock().await;
        std::iter::from_fn(|| delivered.try_recv().ok()).collect()
    }

    async fn listen(tls: Option<TlsAcceptor>) -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let origin = match tls {
            Some(_) => format!("https://127.0.0.1:{port}"),
            None => format!("http://127.0.0.1:{port}"),
        };
        let (deliver, delivered) = unbounded_channel();
        let desk = Arc::new(Desk { origin: origin.clone(), subscribed: Mutex::default(), deliver });
        let task = tokio::spawn(accept(listener, tls, desk.clone()));
        PushService { origin, desk, delivered: delivered.into(), task }
    }
}

impl Drop for PushService {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// The certificate of [`PushService::open_secure`].
pub(super) fn certificate() -> CertificateDer<'static> {
    CertificateDer::from(CERTIFICATE)
}

async fn accept(listener: TcpListener, tls: Option<TlsAcceptor>, desk: Arc<Desk>) {
    // Ends its connections with itself.
    let mut connections = tokio::task::JoinSet::new();
    while let Ok((stream, _)) = listener.accept().await {
        connections.spawn(serve(stream, tls.clone(), desk.clone()));
    }
}

async fn serve(stream: TcpStream, tls: Option<TlsAcceptor>, desk: Arc<Desk>) {
    let service = service_fn(|request| {
        let desk = desk.clone();
        async move { Ok::<_, Infallible>(desk.take(request).await) }
    });
    // Who hangs up in the middle is what some tests are about.
    match tls {
        Some(tls) => {
            if let Ok(stream) = tls.accept(stream).await {
                let _ = http1::Builder::new().serve_connection(TokioIo::new(stream), service).await;
            }
        }
        None => {
            let _ = http1::Builder::new().serve_connection(TokioIo::new(stream), service).await;
        }
    }
}

type Said = http_body_util::Either<Full<Bytes>, Endless>;

impl Desk {
    async fn take(&self, request: Request<Incoming>) -> Response<Said> {
        let path = request.uri().to_string();
        let known = self.subscribed.lock().expect("fine").get(&path).cloned();
        let Some(known) = known else { return say(404, "nobody") };
        let delivered = match self.read(&known, request).await {
            Ok(delivered) => delivered,
            Err((status, reason)) => return say(status, reason),
        };
        match known.answer {
            Answer::Take => {
                // A test that does not listen any more has seen enough.
                let _ = self.deliver.send(delivered);
                say(201, "")
            }
            Answer::Status(status, words) => say(status, &words),
            Answer::Busy(after) => {
                let mut response = say(429, "later");
                if let Some(after) = after {
                    response.headers_mut().insert(RETRY_AFTER, after.parse().expect("a header"));
                }
                response
            }
            Answer::Redirect(to) => {
                let mut response = say(307, "elsewhere");
                response.headers_mut().insert(LOCATION, to.parse().expect("a header"));
                response
            }
            Answer::Endless(status) => {
                Response::builder().status(status).body(Said::Right(Endless)).expect("an answer")
            }
            Answer::Hang => std::future::pending().await,
        }
    }

    /// Reads a message as strictly as it may be read.
    async fn read(&self, known: &Subscribed, request: Request<Incoming>) -> Result<Delivered, (u16, &'static str)> {
        let (parts, body) = request.into_parts();
        let header = |name: &str| parts.headers.get(name).and_then(|value| value.to_str().ok());
        if parts.method != Method::POST {
            return Err((405, "only POST"));
        }
        if header("host").is_none_or(|host| !self.origin.ends_with(&format!("//{host}"))) {
            return Err((400, "another host"));
        }
        let authorization = header("authorization").ok_or((401, "who sends?"))?;
        vapid::check(authorization, &self.origin, &known.key).map_err(|reason| (403, reason))?;
        if header(CONTENT_ENCODING.as_str()) != Some("aes128gcm") {
            return Err((400, "not aes128gcm"));
        }
        let ttl = header("ttl").and_then(|ttl| ttl.parse().ok()).ok_or((400, "no TTL"))?;
        let urgency = header("urgency").unwrap_or("normal");
        if !["very-low", "low", "normal", "high"].contains(&urgency) {
            return Err((400, "no such urgency"));
        }
        let topic = header("topic");
        let plain = |topic: &str| topic.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
        if topic.is_some_and(|topic| topic.is_empty() || topic.len() > 32 || !plain(topic)) {
            return Err((400, "not a topic"));
        }
        let body = Limited::new(body, LONGEST_BODY).collect().await.map_err(|_| (413, "too long"))?;
        let body = body.to_bytes().to_vec();
        Ok(Delivered {
            endpoint: known.device.endpoint.clone(),
            message: known.device.decrypt(&body),
            body,
            ttl,
            urgency: urgency.to_owned(),
            topic: topic.map(str::to_owned),
            authorization: authorization.to_owned(),
        })
    }
}

fn say(status: u16, words: &str) -> Response<Said> {
    let words = Said::Left(Full::from(words.to_owned()));
    Response::builder().status(status).body(words).expect("an answer")
}

/// A body that never ends.
struct Endless;

impl hyper::body::Body for Endless {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        self: std::pin::Pin<&mut Self>,
        _: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Result<hyper::body::Frame<Bytes>, Infallible>>> {
        std::task::Poll::Ready(Some(Ok(hyper::body::Frame::data(Bytes::from_static(&[b'x'; 1_000])))))
    }
}
