//! Ready to start, with this seat's part of the seed.

use tabletop::{Refusal, Seat};

use super::{Asker, Outcome};
use crate::shuffle;
use crate::table::Table;
use crate::table::chair::Sits;
use crate::wire::Stage;

pub(super) fn ready(table: &mut Table, asker: &Asker, seat: Seat, nonce: &str) -> Result<Outcome, Refusal> {
    table.own(asker, seat)?;
    if table.stage != Stage::Gathering {
        return Err(Refusal::new("server-already-started"));
    }
    let sent = nonce.to_ascii_lowercase();
    if !shuffle::is_nonce(&sent) {
        return Err(Refusal::new("server-bad-nonce"));
    }
    let mut chair = table.chairs[seat.index()].clone();
    if let Sits::Person { nonce, .. } = &mut chair.sits {
        *nonce = Some(sent);
    }
    table.seat(seat, chair).map(Outcome::Did)
}
