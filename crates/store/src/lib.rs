//! The durable memory of the server: people, tables, inputs, what was said.
//!
//! It knows no game: it keeps rows, JSON text and bytes, and gives them back. One trait, [`Store`], and two
//! implementations: [`Sqlite`] for one server, [`Postgres`] for several. Every call answers with a [`Waiting`], to be awaited or waited for:
//!
//! ```
//! use store::{Hashed, Hidden, Input, NewTable, Seats, Sqlite, Store, Write};
//!
//! let store = Sqlite::in_memory()?;
//! let vera = store.welcome(Hashed([7; 32]), 1_000).wait()?;
//! let table = store.create(NewTable {
//!     code: "KEG-417".into(),
//!     maker: vera.id,
//!     game: "greed".into(),
//!     rules_version: 1,
//!     set_up: "{}".into(),
//!     seats: Seats::default(),
//!     secret: Hidden(vec![1, 2, 3]),
//!     at: 1_000,
//! });
//! let mut write = Write::to(table.wait()?, 1_060);
//! write.inputs.push(Input { number: 1, body: r#"{"act":"draft"}"#.into(), request: None });
//! store.write(write).wait()?;
//! assert_eq!(store.load("KEG-417").wait()?.expect("it is there").inputs.len(), 1);
//! # Ok::<(), store::StoreError>(())
//! ```

mod chat;
mod error;
mod hidden;
mod leases;
mod people;
mod postgres;
mod sqlite;
mod store;
mod tables;
#[cfg(feature = "testkit")]
pub mod testkit;
mod waiting;

pub use chat::{ChatLine, KEPT_LINES};
pub use error::StoreError;
pub use hidden::{Hashed, Hidden};
pub use leases::{Epoch, Hold, ServerId};
pub use people::{Person, PersonId, Subscription};
pub use postgres::{Postgres, move_from_file, move_to_file};
pub use sqlite::{Sqlite, backup_file};
pub use store::{Counts, Expired, Expiry, Store};
pub use tables::{
    Ended, Finish, Input, Loaded, NewTable, Request, Seats, Sitter, Snapshot, Stage, Table, TableId, Which, Write,
};
pub use waiting::Waiting;
