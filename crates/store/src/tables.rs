//! Tables, and what is written about them.

use crate::{Epoch, Hidden, PersonId};

/// A table. The number is the store's own; people know its code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(
    /// The number.
    pub i64,
);

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// People are sitting down.
    Gathering,
    /// The game runs.
    Running,
    /// The game is over.
    Over,
}

/// How a game ended, if not by its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// All who played agreed.
    Agreed,
    /// Nobody had touched it for long.
    Untouched,
}

/// Which of somebody's tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// All of them, also those put away.
    All,
    /// Those that gather or run.
    Going,
    /// Those that are over and not put away.
    Over,
}

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// What people call it; no two tables have the same.
    pub code: String,
    /// Who makes it.
    pub maker: PersonId,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// What was agreed, and never changes.
    pub set_up: Hidden<String>,
    /// Who sits where.
    pub seats: Seats,
    /// The server's part of the seed.
    pub secret: Hidden<Vec<u8>>,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// Who sits where, and whatever else of a table changes without being an input.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seats {
    /// In the server's words. Names do not belong here but into `sitters`, where they can be forgotten.
    pub body: Hidden<String>,
    /// Whether the table goes on by itself (a bot sits here, a clock runs): then it is woken after a restart.
    pub wakes: bool,
    /// Whether anybody may sit down.
    pub listed: bool,
    /// What a table that strangers are matched at waits for, in the server's words.
    pub seeks: Option<String>,
    /// How many chairs are free.
    pub free: u8,
    /// The people.
    pub sitters: Vec<Sitter>,
}

/// A person on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// Which seat.
    pub seat: u8,
    /// Who.
    pub person: PersonId,
    /// What the others read; empty once the person wished to be forgotten.
    pub name: String,
    /// The picture the person has now; not stored here.
    pub face: Option<String>,
}

/// A table as it stands in the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Which.
    pub id: TableId,
    /// What people call it.
    pub code: String,
    /// Who made it.
    pub maker: PersonId,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// What was agreed.
    pub set_up: Hidden<String>,
    /// Who sits where.
    pub seats: Seats,
    /// How far it is.
    pub stage: Stage,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// When its seats or stage last changed or an input came, in seconds since 1970.
    pub changed: i64,
    /// How it ended.
    pub outcome: Option<Hidden<String>>,
    /// How it ended, if not by its rules.
    pub ended: Option<Ended>,
    /// Under which word others may look at it, once it is over.
    pub shared: Option<String>,
}

/// All that is needed to go on with a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loaded {
    /// The table.
    pub table: Table,
    /// The server's part of the seed.
    pub secret: Hidden<Vec<u8>>,
    /// The last snapshot.
    pub snapshot: Option<Snapshot>,
    /// The inputs that came after it, in order.
    pub inputs: Vec<Input>,
    /// What had run of its clocks.
    pub clock: Option<Hidden<String>>,
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Input {
    /// The numbers of a table's inputs are 1, 2, 3 and so on. The number is the arbiter: who comes second
    /// with it is told [`Taken`](crate::StoreError::Taken), and what is stored stays as it is.
    pub number: u32,
    /// What.
    pub body: Hidden<String>,
    /// The request that caused it.
    pub request: Option<Request>,
}

/// A request as it is known again, so that a repetition does nothing twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// Who asked, and under which id.
    pub key: String,
    /// What they asked for, as a hash; unknown where it was stored before anybody looked at it.
    pub content: Option<i64>,
}

/// A table's state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The last input it contains; 0 for none.
    pub number: u32,
    /// The state.
    pub body: Hidden<String>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finish {
    /// The standing.
    pub outcome: Hidden<String>,
    /// What each viewer witnessed. No names: seats have them.
    pub stories: Vec<(String, Hidden<String>)>,
}

/// Something to be written about one table: all of it or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Write {
    /// Which table.
    pub table: TableId,
    /// When its writer took it.
    pub epoch: Epoch,
    /// When, in seconds since 1970.
    pub at: i64,
    /// What happened, in order.
    pub inputs: Vec<Input>,
    /// Who sits where from now on.
    pub seats: Option<Seats>,
    /// How far the table is from now on.
    pub stage: Option<Stage>,
    /// The state, up to some input. Never replaces a later one.
    pub snapshot: Option<Snapshot>,
    /// The version of the rules from now on, if a snapshot was carried over to a new one.
    pub rules_version: Option<u32>,
    /// The end; the stage is `Over` from now on.
    pub finish: Option<Finish>,
    /// The end, if it is not by the rules; the stage is `Over` from now on.
    pub ended: Option<Ended>,
    /// What has run of its clocks.
    pub clock: Option<Hidden<String>>,
}

impl Write {
    /// Nothing yet: fill in what there is.
    pub fn to(table: TableId, at: i64) -> Self {
        Self {
            table,
            epoch: Epoch::default(),
            at,
            inputs: vec![],
            seats: None,
            stage: None,
            snapshot: None,
            rules_version: None,
            finish: None,
            ended: None,
            clock: None,
        }
    }
}
