//! After the end: another table with the same people and options.

use store::{Hidden, NewTable, StoreError};
use tabletop::Refusal;

use super::{Asker, Outcome};
use crate::random;
use crate::shuffle::SECRET_BYTES;
use crate::state::now;
use crate::table::chair::{Chair, Sits};
use crate::table::input::{self, Arranged};
use crate::table::{Effect, Table};
use crate::wire::{Reply, Stage};

pub(super) async fn rematch(table: &mut Table, asker: &Asker) -> Result<Outcome, Refusal> {
    let person = asker.person()?;
    if table.seats_of(person).next().is_none() {
        return Err(Refusal::new("server-not-seated"));
    }
    if table.stage != Stage::Over {
        return Err(Refusal::new("server-not-over"));
    }
    if table.arranged.rematch.is_some() {
        return Ok(Outcome::Says(Box::new(Reply::Done)));
    }
    let again = |chair: &Chair| match &chair.sits {
        Sits::Person { id, .. } => Chair::of(*id, chair.name.clone(), chair.face.clone()),
        _ => chair.clone(),
    };
    let chairs: Vec<Chair> = table.chairs.iter().map(again).collect();
    loop {
        let code = random::table_code();
        let made = table.house.store.create(NewTable {
            code: code.clone(),
            maker: person,
            game: table.entry.name().to_owned(),
            rules_version: table.entry.rules_version(),
            set_up: Hidden(serde_json::to_string(&table.set_up).expect("plain data")),
            seats: input::seats(&chairs, &Arranged::default(), &table.set_up, None),
            secret: Hidden(random::bytes::<SECRET_BYTES>().to_vec()),
            at: now(),
        });
        match made.await {
            Ok(_) => {
                table.arranged.rematch = Some(code.clone());
                return Ok(Outcome::Did(Effect::seats().inviting(code)));
            }
            Err(StoreError::Taken) => {}
            Err(error) => {
                tracing::error!(%error, "a table could not be made");
                return Err(Refusal::new("server-store-unavailable"));
            }
        }
    }
}
