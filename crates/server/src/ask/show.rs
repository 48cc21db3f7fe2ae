//! Show a seat, or what spectators see: the beginning of every connection and every hand-over.

use tabletop::{Refusal, Seat, Viewer};

use super::{Outcome, Who};
use crate::table::Table;
use crate::wire::{Reply, Stage, Step, VERSION};

pub(super) fn show(table: &mut Table, who: Who, seat: Option<Seat>, heard: Option<u32>) -> Result<Outcome, Refusal> {
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    if let Some(seat) = seat {
        table.own(who, seat)?;
    } else {
        let seated = who.person.is_some_and(|person| table.seats_of(person).next().is_some());
        if table.stage != Stage::Gathering && !table.set_up.spectators && !seated {
            return Err(Refusal::new("server-no-spectators"));
        }
    }
    let step = table.now(viewer).map(|now| -> Result<Step, Refusal> {
        // Nothing is told twice, and nothing to whoever starts from here.
        let heard = heard.filter(|heard| *heard < now.heard);
        let desk = table.desk.as_ref().filter(|_| heard.is_some());
        let moments = desk.map(|desk| desk.story(viewer, heard.unwrap_or(0), true)).transpose();
        Ok(Step { moments: moments.unwrap_or_default().unwrap_or_default(), undone: None, now })
    });
    let step = step.transpose()?;
    if let Some(conn) = table.conns.get_mut(who.socket) {
        conn.viewer = Some(viewer);
    }
    table.listen();
    if let Some(step) = &step {
        table.note_told(viewer, &step.now);
    }
    Ok(Outcome::Says(Box::new(Reply::Here {
        version: VERSION,
        build: table.house.config.build.clone(),
        table: table.info(who.person),
        chat: table.said.iter().map(|(_, line)| line.clone()).collect(),
        step,
    })))
}
