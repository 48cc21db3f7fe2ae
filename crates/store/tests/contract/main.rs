//! What every store promises, a function for each promise that is given an empty store; `SQLite` keeps them on
//! a file and in memory, and so does `PostgreSQL`.

mod chat;
mod company;
mod inputs;
mod leases;
mod people;
mod tables;
mod upkeep;

use std::ops::Deref;

use store::{Hashed, Hidden, Input, NewTable, PersonId, Request, Seats, Sitter, Sqlite, Store, TableId, Write};

use chat::*;
use company::*;
use inputs::*;
use leases::*;
use people::*;
use tables::*;
use upkeep::*;

/// Makes a test of each promise, in every kind of store.
macro_rules! contract {
    ($($promise:ident,)*) => {
        mod file {
            $(#[test]
            fn $promise() {
                super::$promise(&*super::OnFile::open());
            })*
        }

        mod memory {
            $(#[test]
            fn $promise() {
                super::$promise(&store::Sqlite::in_memory().expect("a store"));
            })*
        }

        mod postgres {
            $(#[test]
            fn $promise() {
                super::$promise(&store::Postgres::open(&store::testkit::schema(), None).expect("a store"));
            })*
        }
    };
}

contract! {
    a_device_is_the_same_person_every_time,
    keys_that_begin_alike_are_told_apart,
    a_device_that_was_never_welcomed_is_nobody,
    a_name_is_remembered,
    a_face_is_remembered_and_forgotten,
    a_forgotten_person_leaves_no_name_and_no_word,
    a_code_moves_a_person_to_another_device_once,
    a_code_expires,
    a_new_code_makes_the_old_one_worthless,
    codes_that_begin_alike_are_told_apart,
    a_table_is_found_by_its_code,
    a_code_belongs_to_one_table,
    a_table_has_a_maker_that_exists,
    people_find_their_tables,
    tables_with_bots_are_woken,
    nothing_is_written_to_a_table_that_is_not_there,
    inputs_come_back_in_order,
    a_number_is_never_given_twice,
    numbers_have_no_gaps,
    exactly_one_wins_a_number,
    a_refused_write_leaves_nothing_behind,
    a_table_goes_on_from_its_snapshot,
    an_old_snapshot_never_replaces_a_later_one,
    a_snapshot_contains_only_what_is_stored,
    a_finished_game_keeps_its_stories,
    what_was_said_comes_back,
    what_a_request_says_is_said_once,
    only_the_last_lines_are_kept,
    a_line_is_taken_away_by_its_mark,
    unstarted_tables_expire,
    strangers_expire,
    an_expired_table_is_never_confused_with_a_new_one,
    everything_is_counted,
    a_backup_has_everything,
    a_backup_overwrites_nothing,
    health_is_shown_by_writing,
    open_tables_are_listed,
    those_who_wait_for_the_same_find_each_other,
    of_all_who_ask_at_once_one_makes_the_table,
    only_a_table_that_never_began_is_removed,
    finished_tables_can_be_put_away,
    what_came_of_looking_back_is_kept,
    a_finished_table_is_shared_under_a_word,
    what_has_run_of_a_clock_is_kept,
    a_game_may_end_by_agreement,
    untouched_tables_are_closed,
    devices_are_told_something,
    a_key_of_the_house_is_made_once,
    a_table_has_one_holder,
    only_the_newest_holder_writes,
    whoever_holds_nothing_writes_where_nobody_else_does,
    what_was_given_up_is_free,
    a_server_that_leaves_leaves_its_tables,
    of_all_who_take_a_table_at_once_one_holds_it,
    what_is_held_is_not_woken,
    a_closed_table_is_lost_to_its_holder,
}

/// A store in a file, and its folder, which is deleted afterwards.
struct OnFile {
    store: Sqlite,
    _folder: tempfile::TempDir,
}

impl OnFile {
    fn open() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self { store: Sqlite::open(&folder.path().join("backroom.db")).expect("a store"), _folder: folder }
    }
}

impl Deref for OnFile {
    type Target = Sqlite;

    fn deref(&self) -> &Sqlite {
        &self.store
    }
}

fn device(number: u8) -> Hashed {
    Hashed([number; 32])
}

fn somebody(store: &dyn Store, number: u8) -> PersonId {
    store.welcome(device(number), 1_000).wait().expect("a person").id
}

fn sitter(seat: u8, person: PersonId, name: &str) -> Sitter {
    Sitter { seat, person, name: name.into(), face: None }
}

fn new_table(code: &str, maker: PersonId) -> NewTable {
    NewTable {
        code: code.into(),
        maker,
        game: "greed".into(),
        rules_version: 3,
        set_up: r#"{"players":2}"#.into(),
        seats: Seats { body: "[]".into(), ..Seats::default() },
        secret: Hidden(vec![0, 1, 254, 255]),
        at: 2_000,
    }
}

/// A table made by person 1.
fn a_table(store: &dyn Store, code: &str) -> TableId {
    let maker = somebody(store, 1);
    store.create(new_table(code, maker)).wait().expect("a table")
}

fn input(number: u32, body: &str) -> Input {
    Input { number, body: body.into(), request: Some(request(&format!("request-{number}"), number.into())) }
}

fn request(key: &str, content: i64) -> Request {
    Request { key: key.into(), content: Some(content) }
}

fn appending(table: TableId, inputs: &[Input]) -> Write {
    Write { inputs: inputs.to_vec(), ..Write::to(table, 3_000) }
}

#[test]
fn nothing_hidden_shows_in_debug_output() {
    let shown = format!("{:?} {:?}", Hidden::from("the safe is behind the picture"), Hashed([7; 32]));
    assert_eq!(shown, "(hidden) (hash)");
}
