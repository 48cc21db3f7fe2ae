//! A table comes (back) into memory.

use std::sync::Arc;

use catalog::Entry;
use catalog::table::AnyTable;
use store::{Epoch, Hold, Input, KEPT_LINES, Loaded, Request, ServerId, StoreError};
use tabletop::{Back, Refusal};
use tokio::sync::mpsc;

use super::away::Away;
use super::commit::StoredState;
use super::denied::{Denied, Holder, Kind};
use super::gather::Gathering;
use super::input::{self, SetUp, TableInput};
use super::recent::{Known, Recent};
use super::{Note, Table, recent};
use crate::state::Server;
use crate::wire::say::ChatLine;
use crate::wire::{Ended, Stage};

/// So much of what was said is kept at hand.
pub(super) const CHAT_KEPT: u32 = 50;

/// Takes a table, and reads it from the store: first the one, so that nobody writes in between.
pub(super) async fn load(house: &Arc<Server>, code: &str, myself: mpsc::WeakSender<Note>) -> Result<Table, Denied> {
    let unavailable = |error| unavailable(code, &error);
    // Whoever closes takes nothing any more.
    let me = house.lease.me().filter(|_| !*house.shutdown.borrow());
    let server = me.ok_or_else(Denied::unavailable)?;
    let epoch = match house.store.hold(server, code).await.map_err(unavailable)?.ok_or_else(Denied::no_table)? {
        Hold::Mine(epoch) => epoch,
        Hold::Theirs { server, address } => return Err(Denied::elsewhere(Holder { server, address })),
    };
    let loaded = house.store.load(code).await.map_err(unavailable)?.ok_or_else(Denied::no_table)?;
    let id = loaded.table.id;
    let table = read(house, loaded, (server, epoch), myself).await;
    if table.is_err() {
        // Perhaps another server can.
        drop(house.store.give_up(id, epoch));
    }
    table
}

fn unavailable(code: &str, error: &StoreError) -> Denied {
    tracing::error!(code, %error, "a table could not be read");
    Denied::unavailable()
}

/// Makes a table of what is stored of it.
async fn read(
    house: &Arc<Server>,
    loaded: Loaded,
    (server, epoch): (ServerId, Epoch),
    myself: mpsc::WeakSender<Note>,
) -> Result<Table, Denied> {
    let Loaded { table, secret, snapshot, inputs, clock } = loaded;
    let code = table.code.clone();
    let unavailable = |error| unavailable(&code, &error);
    let damaged = |what: &str| {
        tracing::error!(code, what, "a table cannot be read");
        Denied::damaged()
    };
    let entry = catalog::find(&table.game).map_err(|refusal| Denied::new(Kind::Unknown, refusal))?;
    if table.rules_version > entry.rules_version() {
        // It began at a newer server, and goes on there.
        return Err(Denied::new(Kind::Newer, Refusal::new("server-newer-rules")));
    }
    let set_up: SetUp = serde_json::from_str(&table.set_up.0).map_err(|_| damaged("what was agreed"))?;
    let (chairs, arranged) = input::chairs(&table.seats).ok_or_else(|| damaged("the seats"))?;
    let mut said = house.store.said(table.id, KEPT_LINES).await.map_err(unavailable)?;
    let lines: Vec<Request> = said.iter_mut().filter_map(|line| line.request.take()).collect();
    let said = said.split_off(said.len().saturating_sub(CHAT_KEPT as usize));
    let seat = |seat: Option<u8>| seat.and_then(|seat| tabletop::Seat::try_new(seat.into()));
    let said = said.into_iter().map(|line| {
        let said = ChatLine {
            seat: seat(line.seat),
            name: line.name,
            id: line.mark,
            text: line.text,
            phrase: line.phrase,
            watchers: line.watchers,
            at: line.at,
        };
        (line.person, said)
    });
    // A game is played to its end by the rules it began with, as long as we know them.
    let rules = if entry.plays(table.rules_version) { table.rules_version } else { entry.rules_version() };
    let (viewers, goes_on) = (chairs.len() + 1, rules != table.rules_version);
    let mut table = Table {
        house: house.clone(),
        myself,
        id: table.id,
        server,
        epoch,
        code: table.code,
        maker: table.maker,
        entry,
        set_up,
        secret: secret.0,
        stage: match table.stage {
            store::Stage::Gathering => Stage::Gathering,
            store::Stage::Running => Stage::Running,
            store::Stage::Over => Stage::Over,
        },
        chairs,
        arranged,
        ended: table.ended.map(|ended| match ended {
            store::Ended::Agreed => Ended::Agreed,
            store::Ended::Untouched => Ended::Untouched,
        }),
        ballot: None,
        clock: None,
        held: None,
        gathering: Gathering::default(),
        summoned: tabletop::SeatSet::EMPTY,
        desk: None,
        said: said.collect(),
        away: Away::default(),
        conns: super::Conns::default(),
        number: 0,
        kept: 0,
        recent: Recent::default(),
        outbox: super::Outbox::default(),
        told: vec![None; viewers],
        bots: super::bots::Bots::default(),
        rules,
        goes_on_under: goes_on.then_some(rules),
    };
    table.note_presence();
    for request in &lines {
        remember(&mut table, request);
    }
    let restored = snapshot.and_then(|snapshot| {
        let (done, desk) = restore(entry, &snapshot.body.0)?;
        Some((snapshot.number, done, desk))
    });
    if let Some((number, done, desk)) = restored {
        (table.number, table.kept, table.desk) = (number, number, desk);
        for request in &done {
            remember(&mut table, request);
        }
        replay(&mut table, &inputs).map_err(|refusal| damaged(&refusal.to_string()))?;
    } else {
        // Without a snapshot that can be read, everything is played anew.
        let inputs = house.store.inputs(table.id).await.map_err(unavailable)?;
        replay(&mut table, &inputs).map_err(|refusal| damaged(&refusal.to_string()))?;
    }
    table.set_clock(clock.as_ref().map(|body| body.0.as_str()));
    // Whoever is waited for was told so when it began.
    drop(table.turns_to_tell());
    Ok(table)
}

type Restored = (Vec<Request>, Option<Box<dyn AnyTable>>);

fn restore(entry: &dyn Entry, snapshot: &str) -> Option<Restored> {
    let kept: StoredState = serde_json::from_str(snapshot).ok()?;
    let desk = kept.desk.map(|desk| entry.restore(desk.get())).transpose();
    match desk {
        Ok(desk) => Some((kept.done.into_iter().map(recent::StoredRequest::request).collect(), desk)),
        Err(refusal) => {
            tracing::warn!(%refusal, "a snapshot cannot be read; the game is played anew from its inputs");
            None
        }
    }
}

/// Does again what was done.
fn replay(table: &mut Table, inputs: &[Input]) -> Result<(), Refusal> {
    if table.stage != Stage::Gathering && table.desk.is_none() {
        let seed = table.seed();
        let (desk, _) = table.set_up.open(table.entry, table.rules, table.seats(), seed)?;
        table.desk = Some(desk);
    }
    if let Some(desk) = &mut table.desk {
        desk.listen(catalog::table::Audience::NOBODY);
    }
    for input in inputs {
        let deed = tabletop::json::read("damaged-snapshot", || serde_json::from_str(&input.body.0))?;
        if let (Some(desk), true) = (&mut table.desk, input.number > table.number) {
            repeat(&mut **desk, &deed)?;
        }
        table.number = table.number.max(input.number);
        if let Some(request) = &input.request {
            remember(table, request);
        }
    }
    Ok(())
}

fn remember(table: &mut Table, request: &Request) {
    table.remember(Known::restored(request));
}

fn repeat(desk: &mut dyn AnyTable, deed: &TableInput) -> Result<(), Refusal> {
    match deed {
        TableInput::Act(seat, prompt, action, by) => {
            desk.played_by(*seat, by.clone());
            desk.submit(*seat, *prompt, action).map(drop)
        }
        TableInput::Undo(seat, turn) => desk.undo(*seat, if *turn { Back::Turn } else { Back::Step }).map(drop),
        TableInput::Seats => Ok(()),
    }
}
