//! One WebSocket: what the client sends goes to its table as notes, what the table says goes back.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use store::Person;
use tabletop::{Line, json};
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame};
use tokio_tungstenite::tungstenite::protocol::{Message, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Utf8Bytes};

use crate::accept::Place;
use crate::backlog::Pile;
use crate::limit::{Bucket, Rate};
use crate::outgoing::Outgoing;
use crate::packing::packed;
use crate::state::{Handle, Server};
use crate::table::{Conn, Note, SocketId};
use crate::wire::{self, Ask, Request};

/// A WebSocket, from the server's side.
pub(crate) type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// Long messages go out in pieces, so that a socket needs no room for a whole one.
const PIECE: usize = 16 << 10;

/// Small buffers: most sockets are idle most of the time. Pongs to somebody who reads nothing have to fit in
/// what a piece leaves, and beyond that only the last one counts.
pub(crate) fn config(limit: usize) -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(4 << 10)
        .write_buffer_size(1 << 10)
        .max_write_buffer_size(2 * PIECE)
        .max_message_size(Some(limit))
        .max_frame_size(Some(limit))
}

/// Talks until either side has enough; packed, if the client wishes it.
pub(crate) async fn run(
    mut socket: Socket,
    house: Arc<Server>,
    code: String,
    (person, address): (Option<Person>, IpAddr),
    place: Place,
    pack: bool,
) {
    house.metrics.sockets.fetch_add(1, Relaxed);
    let id = SocketId(house.socket_number());
    let pile = place.pile();
    let (name, face) =
        person.as_ref().map_or_else(Default::default, |person| (person.name.clone(), person.face.clone()));
    let conn = Conn {
        id,
        person: person.map(|person| person.id),
        address,
        name: name.unwrap_or_default(),
        face,
        named: false,
        out: pile.outlet(),
        viewer: None,
        follows: false,
    };
    house.send(&code, Note::Joined(conn)).await;
    let table = house.table(&code);
    let talked = tokio::select! {
        why = talk(&mut socket, &house, &table, id, pile, pack) => Some(why),
        () = pile.cut_off() => None,
    };
    let _ = table.send(Note::Left(id)).await;
    drop(table);
    match talked {
        Some(why) => goodbye(&mut socket, why, house.config.limits.patience).await,
        // Nothing more can be said to whoever reads nothing.
        None => drop(house.metrics.slow_readers.fetch_add(1, Relaxed)),
    }
    house.metrics.sockets.fetch_sub(1, Relaxed);
}

/// Says why the server closes, if it does, and closes.
async fn goodbye(socket: &mut Socket, why: Option<Line>, patience: Duration) {
    if let Some(line) = why {
        let bye = Outgoing::new(&wire::Message::Bye { line, again: true });
        let _ = timeout(patience, socket.send(Message::Text(bye.text))).await;
    }
    let close = Message::Close(Some(CloseFrame { code: CloseCode::Normal, reason: Utf8Bytes::default() }));
    let _ = timeout(Duration::from_secs(1), socket.send(close)).await;
}

/// Passes messages on in both directions; at the end why the server closes, if it does.
async fn talk(
    socket: &mut Socket,
    house: &Server,
    table: &Handle,
    id: SocketId,
    pile: &Pile,
    pack: bool,
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
            told = pile.next() => {
                // Nothing more to hear: the table has said goodbye, or has cut us off for reading too slowly.
                let Some(told) = told else { return Some(Line::new("server-come-back")) };
                // Nothing is read meanwhile, so whoever does not listen cannot ask for more either.
                if !pass_on(socket, told, pile, pack, limits.patience).await.unwrap_or(false) {
                    return None;
                }
            }
            frame = socket.next() => {
                silent = 0;
                let message = match frame {
                    Some(Err(Error::Capacity(_))) => return Some(Line::new("server-message-too-long")),
                    None | Some(Err(_) | Ok(Message::Close(_))) => return None,
                    Some(Ok(Message::Text(message))) => Some(message),
                    Some(Ok(Message::Binary(_))) => Some(Utf8Bytes::from_static("binary")),
                    // Answered already; they cost like everything else.
                    Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => None,
                };
                house.metrics.messages.fetch_add(1, Relaxed);
                let note = message.map(|message| read(id, &message));
                if !bucket.take(note.as_ref().map_or(1.0, cost), rate, Instant::now()) {
                    return Some(Line::new("server-too-many-messages"));
                }
                if let Some(note) = note && table.send(note).await.is_err() {
                    return Some(Line::new("server-come-back"));
                }
            }
            _ = life.tick() => {
                silent += 1;
                let ping = timeout(limits.patience, socket.send(Message::Ping(Bytes::new())));
                if silent > 2 || !matches!(ping.await, Ok(Ok(()))) {
                    return None;
                }
            }
        }
    }
}

/// Sends this and whatever else is there by now, in as few writes as possible; whether more may follow.
async fn pass_on(
    socket: &mut Socket,
    first: Outgoing,
    pile: &Pile,
    pack: bool,
    patience: Duration,
) -> Result<bool, Error> {
    let slow = |_| Error::Io(std::io::ErrorKind::TimedOut.into());
    let mut next = Some(first);
    let mut last = false;
    while let Some(told) = next {
        last = told.last;
        let packed = if pack { packed(&told) } else { None };
        let (whole, kind) =
            packed.map_or_else(|| (told.text.clone().into(), Data::Text), |whole| (whole, Data::Binary));
        for piece in pieces(&whole, kind) {
            timeout(patience, socket.feed(Message::Frame(piece))).await.map_err(slow)??;
        }
        next = pile.written(&told);
    }
    timeout(patience, socket.flush()).await.map_err(slow)??;
    Ok(!last)
}

/// A message in pieces.
fn pieces(whole: &Bytes, kind: Data) -> impl Iterator<Item = Frame> {
    let count = whole.len().div_ceil(PIECE).max(1);
    (0..count).map(move |nth| {
        let piece = whole.slice(nth * PIECE..whole.len().min((nth + 1) * PIECE));
        let kind = if nth == 0 { kind } else { Data::Continue };
        Frame::message(piece, OpCode::Data(kind), nth + 1 == count)
    })
}

/// How much of a socket's measure a message takes: hints keep a processor busy, and so do stories.
fn cost(note: &Note) -> f64 {
    match note {
        Note::Asked(_, Request { ask: Ask::Hint { .. }, .. }) => 10.0,
        Note::Asked(_, Request { ask: Ask::Show { heard: Some(_), .. } | Ask::Story { .. }, .. }) => 4.0,
        _ => 1.0,
    }
}

/// What a message says, or why it cannot be read.
fn read(socket: SocketId, message: &str) -> Note {
    match json::read("server-unreadable", || serde_json::from_str(message)) {
        Ok(request) => Note::Asked(socket, request),
        Err(refusal) => {
            let id = serde_json::from_str::<serde_json::Value>(message).ok();
            let id = id.and_then(|value| value.get("id")?.as_str().map(|id| id.chars().take(40).collect()));
            Note::Unreadable(socket, id.unwrap_or_default(), refusal)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_make_the_whole() {
        for length in [0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE] {
            let told = Bytes::from("ä".repeat(length.div_ceil(2)));
            let all: Vec<Frame> = pieces(&told, Data::Text).collect();
            assert!(all.iter().all(|piece| piece.payload().len() <= PIECE));
            assert_eq!(all.iter().flat_map(|piece| piece.payload().to_vec()).collect::<Vec<u8>>(), told);
            let last = all.len() - 1;
            for (nth, piece) in all.iter().enumerate() {
                let kind = if nth == 0 { Data::Text } else { Data::Continue };
                assert_eq!((piece.header().opcode, piece.header().is_final), (OpCode::Data(kind), nth == last));
            }
        }
    }
}
