//! All tables go from a file to `PostgreSQL` and back, whole.

mod common;

use common::{a_table, one, stored};
use store::testkit::schema;
use store::{
    ChatLine, Epoch, Finish, Hashed, Postgres, Request, Seats, Sitter, Snapshot, Sqlite, Store, StoreError,
    Subscription, Write, move_from_file, move_to_file,
};

/// A bit of everything.
fn fill(store: &dyn Store) {
    let table = a_table(store, "AAA-111");
    let person = store.welcome(Hashed([1; 32]), 1_000).wait().expect("a person").id;
    store.rename(person, "Vera 🃏".into()).wait().expect("renamed");
    store.issue_code(person, Hashed([9; 32]), 5_000).wait().expect("issued");
    let sitters = vec![Sitter { seat: 1, person, name: "Vera 🃏".into(), face: None }];
    let seats = Seats { body: "[]".into(), wakes: true, listed: true, free: 2, sitters, ..Seats::default() };
    store.write(Write { seats: Some(seats), ..one(table, 1, "first") }).wait().expect("written");
    let snapshot = Some(Snapshot { number: 2, body: "two".into() });
    store.write(Write { snapshot, clock: Some("tick".into()), ..one(table, 2, "second") }).wait().expect("written");
    let finish = Finish { outcome: "Vera".into(), stories: vec![("A".into(), "mine".into())] };
    store.write(Write { finish: Some(finish), ..one(table, 3, "third") }).wait().expect("written");
    store.put_away(person, table).wait().expect("put away");
    store.keep_review(table, "looked back".into()).wait().expect("kept");
    store.share(table, Some("WORD".into())).wait().expect("shared");
    store
        .say(
            Epoch::default(),
            ChatLine {
                table,
                person,
                name: "Vera".into(),
                seat: Some(1),
                text: "Deal.".into(),
                phrase: None,
                watchers: true,
                mark: Some("m".into()),
                at: 7,
                request: Some(Request { key: "k".into(), content: Some(-1) }),
            },
        )
        .wait()
        .expect("said");
    let device = Subscription { endpoint: "https://push/1".into(), body: "{}".into() };
    store.subscribe(person, device, 7).wait().expect("subscribed");
    store.house_key("key", store::Hidden(vec![0, 255])).wait().expect("kept");
}

/// What anybody could ask.
fn all(store: &dyn Store) -> String {
    let loaded = store.load("AAA-111").wait().expect("loaded").expect("there");
    let table = loaded.table.id;
    let person = store.person(Hashed([1; 32]), 1_000).wait().expect("found").expect("somebody");
    let bodies: Vec<_> = store.inputs(table).wait().expect("inputs").into_iter().map(|input| input.body.0).collect();
    format!(
        "{loaded:?} {:?} {:?} {:?} {:?} {:?} {person:?} {bodies:?} {:?} {:?} {:?} {:?} {:?} {:?}",
        loaded.secret.0,
        loaded.clock.as_ref().map(|clock| &clock.0),
        loaded.snapshot.as_ref().map(|snapshot| &snapshot.body.0),
        loaded.table.seats.body.0,
        store.story(table, "A").wait().map(|story| story.map(|story| story.0)),
        store.review(table).wait(),
        store.said(table, 10).wait(),
        store.subscriptions(person.id).wait(),
        store.shared("WORD").wait(),
        store.house_key("key", store::Hidden(vec![1])).wait().map(|key| key.0),
        store.counts().wait(),
    )
}

#[test]
fn all_tables_go_to_a_database_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, back) = (folder.path().join("backroom.db"), folder.path().join("back.db"));
    let before = {
        let store = Sqlite::open(&file).expect("a store");
        fill(&store);
        all(&store)
    };
    let address = schema();
    let there = move_from_file(&address, None, &file).expect("moved");
    {
        let store = Postgres::open(&address, None).expect("a store");
        assert_eq!(all(&store), before);
        // What comes afterwards collides with nothing.
        let table = a_table(&store, "BBB-222");
        store.write(one(table, 1, "{}")).wait().expect("it goes on");
        assert!(store.welcome(Hashed([2; 32]), 1_000).wait().is_ok());
    }
    // Never over what is there.
    assert!(matches!(move_from_file(&address, None, &file), Err(StoreError::Refused(_))));
    let again = move_to_file(&address, None, &back).expect("moved");
    assert_eq!(again, there + 4, "a table, an input, a person, a device");
    assert!(matches!(move_to_file(&address, None, &back), Err(StoreError::Refused(_))));
    let store = Sqlite::open(&back).expect("a store");
    let table = store.load("BBB-222").wait().expect("loaded").expect("there").table.id;
    assert_eq!(stored(&store, table), 1);
    store.remove(table, Epoch::default()).wait().expect("gone");
    // All but the one that came later is as it was.
    let differ = |told: &str| told.replace("people: 2", "people: 1").replace("inputs: 4", "inputs: 3");
    assert_eq!(differ(&all(&store)), before);
}

#[test]
fn a_file_in_use_is_not_moved() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("backroom.db");
    let _store = Sqlite::open(&file).expect("a store");
    assert_eq!(move_from_file(&schema(), None, &file), Err(StoreError::InUse));
    let missing = folder.path().join("missing.db");
    assert!(matches!(move_from_file(&schema(), None, &missing), Err(StoreError::Unavailable(_))));
    assert!(!missing.exists());
}
