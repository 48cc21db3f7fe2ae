//! Show a seat, or what spectators see: the beginning of every connection and every hand-over.

use tabletop::{Refusal, Seat, Viewer};

use super::{Asker, Outcome, past};
use crate::table::Table;
use crate::wire::say::{ChatLine, Compared};
use crate::wire::{Reply, SentStep, Stage, VERSION};

pub(super) fn show(
    table: &mut Table,
    asker: &Asker,
    seat: Option<Seat>,
    heard: Option<u32>,
) -> Result<Outcome, Refusal> {
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    if let Some(seat) = seat {
        table.own(asker, seat)?;
    } else {
        let seated = asker.person.is_some_and(|person| table.seats_of(person).next().is_some());
        if table.stage != Stage::Gathering && !table.set_up.spectators && !seated {
            return Err(Refusal::new("server-no-spectators"));
        }
    }
    if let Some(conn) = table.conns.get_mut(asker.socket) {
        conn.viewer = None;
    }
    // Whoever else looks with these eyes knows the same from here on.
    let others = table.steps_to(viewer, &[], None, &mut Compared::default());
    table.post(None, others, None);
    let now = table.now(viewer);
    let (step, left_out) = now.as_ref().map_or((None, 0), |now| {
        // Nothing is told twice, and nothing to whoever starts from here.
        let heard = heard.filter(|heard| *heard < now.heard);
        let moments = heard.map(|heard| past::missed(table, viewer, heard)).unwrap_or_default();
        let left_out = heard.map_or(0, |heard| now.heard - heard - moments.len() as u32);
        (Some(SentStep::new(None, &moments, None, now, &mut Compared::default())), left_out)
    });
    if let Some(conn) = table.conns.get_mut(asker.socket) {
        conn.viewer = Some(viewer);
        conn.follows = true;
    }
    if viewer == Viewer::Spectator {
        table.watchers_change();
    }
    table.listen();
    let times = table.times();
    let place = table.place(viewer);
    table.told[place] = now;
    let heard = |(_, line): &&(_, ChatLine)| table.hears(asker.person, line);
    let chat = table.said.iter().filter(heard).map(|(_, line)| line.clone());
    Ok(Outcome::Says(Box::new(Reply::Here {
        version: VERSION,
        build: table.house.config.build.clone(),
        table: table.info(asker.person),
        chat: chat.collect(),
        news: table.arranged.news.news(),
        times: times.filter(|_| table.stage == Stage::Running),
        step,
        left_out,
    })))
}
