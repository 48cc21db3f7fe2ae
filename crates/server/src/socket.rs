//! One WebSocket: what the client sends goes to its table as notes, what the table says goes back.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use store::Person;
use tabletop::{Line, Refusal};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::house::{Handle, House};
use crate::limit::{Bucket, Rate};
use crate::table::{Conn, Note, SocketId, text};
use crate::wire::{Ask, Message, Request};

/// Talks until either side has enough.
pub(crate) async fn run(mut socket: WebSocket, house: Arc<House>, code: String, person: Option<Person>) {
    house.metrics.sockets.fetch_add(1, Relaxed);
    let id = SocketId(house.socket_number());
    let (out, mut heard) = mpsc::channel(house.config.limits.outgoing);
    let (person, name) =
        person.map_or((None, String::new()), |person| (Some(person.id), person.name.unwrap_or_default()));
    house.send(&code, Note::Joined(Conn { id, person, name, out, viewer: None })).await;
    let table = house.table(&code);
    let why = talk(&mut socket, &house, &table, id, &mut heard).await;
    let _ = table.send(Note::Left(id)).await;
    drop(table);
    if let Some(line) = why {
        let bye = text(&Message::Bye { line, again: true });
        let _ = timeout(house.config.limits.patience, socket.send(Frame::Text(bye))).await;
    }
    let close = Frame::Close(Some(CloseFrame { code: close_code::NORMAL, reason: Utf8Bytes::default() }));
    let _ = timeout(Duration::from_secs(1), socket.send(close)).await;
    house.metrics.sockets.fetch_sub(1, Relaxed);
}

/// Passes messages on in both directions; at the end why the server closes, if it does.
async fn talk(
    socket: &mut WebSocket,
    house: &House,
    table: &Handle,
    id: SocketId,
    heard: &mut mpsc::Receiver<Utf8Bytes>,
) -> Option<Line> {
    let limits = &house.config.limits;
    let rate = Rate::per_second(limits.messages_per_second, 3);
    let mut bucket = Bucket::full(rate, Instant::now());
    let mut life = interval(limits.ping);
    life.set_missed_tick_behavior(MissedTickBehavior::Delay);
    life.tick().await;
    let mut silent = 0;
    loop {
        tokio::select! {
            told = heard.recv() => {
                // Nothing more to hear: the table has said goodbye, or has cut us off for reading too slowly.
                let Some(told) = told else { return Some(Line::new("server-come-back")) };
                if !matches!(timeout(limits.patience, pass_on(socket, told, heard)).await, Ok(Ok(true))) {
                    return None;
                }
            }
            frame = socket.recv() => {
                silent = 0;
                let message = match frame {
                    None | Some(Err(_) | Ok(Frame::Close(_))) => return None,
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => continue,
                    Some(Ok(Frame::Text(message))) => message,
                    Some(Ok(Frame::Binary(_))) => Utf8Bytes::from_static("binary"),
                };
                house.metrics.messages.fetch_add(1, Relaxed);
                let note = read(id, &message);
                if !bucket.take(cost(&note), rate, Instant::now()) {
                    return Some(Line::new("server-too-many-messages"));
                }
                if table.send(note).await.is_err() {
                    return Some(Line::new("server-come-back"));
                }
            }
            _ = life.tick() => {
                silent += 1;
                if silent > 2 || socket.send(Frame::Ping(axum::body::Bytes::new())).await.is_err() {
                    return None;
                }
            }
        }
    }
}

/// Sends this and whatever else is there by now, in as few writes as possible; whether more may follow.
async fn pass_on(
    socket: &mut WebSocket,
    first: Utf8Bytes,
    heard: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<bool, axum::Error> {
    let mut next = Some(first);
    let mut last = false;
    while let Some(told) = next {
        last = told.starts_with(r#"{"bye""#);
        socket.feed(Frame::Text(told)).await?;
        next = heard.try_recv().ok();
    }
    socket.flush().await?;
    Ok(!last)
}

/// How much of a socket's measure a message takes: hints keep a processor busy.
fn cost(note: &Note) -> f64 {
    match note {
        Note::Asked(_, Request { ask: Ask::Hint { .. }, .. }) => 10.0,
        _ => 1.0,
    }
}

/// What a message says, or why it cannot be read.
fn read(socket: SocketId, message: &str) -> Note {
    match serde_json::from_str(message) {
        Ok(request) => Note::Asked(socket, request),
        Err(error) => {
            let id = serde_json::from_str::<serde_json::Value>(message).ok();
            let id = id.and_then(|value| value.get("id")?.as_str().map(|id| id.chars().take(40).collect()));
            let refusal = Refusal::new("server-unreadable").with("problem", error.to_string());
            Note::Unreadable(socket, id.unwrap_or_default(), refusal)
        }
    }
}
