//! The browser's types of what is said at a table come from the types that say it.

use std::path::Path;

use server::wire::rest::{Catalogue, Me, MyTable, Myself, NewTable, OneTimeCode, Refused};
use server::wire::{Message, Request, TableInfo};
use tabletop::typescript::Wire;
use ts_rs::TypeVisitor;

#[test]
fn typescript_is_up_to_date() {
    let mut wire = Wire::default();
    wire.visit::<Request>();
    wire.visit::<Message>();
    wire.visit::<TableInfo>();
    wire.visit::<Catalogue>();
    wire.visit::<Me>();
    wire.visit::<MyTable>();
    wire.visit::<Myself>();
    wire.visit::<NewTable>();
    wire.visit::<OneTimeCode>();
    wire.visit::<Refused>();
    wire.assert_up_to_date("server", Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire")));
}
