//! People, devices and codes.

use super::{device, new_table, sitter, somebody};
use store::{ChatLine, Epoch, Hashed, Store};

/// Whoever comes back is known.
pub(crate) fn a_device_is_the_same_person_every_time(store: &dyn Store) {
    let first = store.welcome(device(1), 1_000).wait().expect("a person");
    let other = store.welcome(device(2), 1_000).wait().expect("a person");
    assert_ne!(first.id, other.id);
    assert_eq!(store.welcome(device(1), 2_000).wait(), Ok(first.clone()));
    assert_eq!(store.person(device(1), 90_000_000).wait(), Ok(Some(first)));
}

/// A key is the whole key.
pub(crate) fn keys_that_begin_alike_are_told_apart(store: &dyn Store) {
    let keys = alike();
    let people = keys.map(|key| store.welcome(key, 1_000).wait().expect("a person").id);
    assert!(people[0] != people[1] && people[1] != people[2]);
    for (key, person) in keys.into_iter().zip(people) {
        assert_eq!(store.person(key, 1_000).wait().expect("found").expect("somebody").id, person);
    }
    let mut guess = keys[0].0;
    guess[20] ^= 1;
    assert_eq!(store.person(Hashed(guess), 1_000).wait(), Ok(None));
}

/// Three hashes that differ only at the end.
fn alike() -> [Hashed; 3] {
    [0, 1, 255].map(|last| {
        let mut bytes = [9; 32];
        bytes[31] = last;
        Hashed(bytes)
    })
}

/// A guess finds nobody, and makes nobody.
pub(crate) fn a_device_that_was_never_welcomed_is_nobody(store: &dyn Store) {
    somebody(store, 1);
    assert_eq!(store.person(device(2), 1_000).wait(), Ok(None));
    assert_eq!(store.counts().wait().expect("counts").people, 1);
}

/// The name last used is offered again.
pub(crate) fn a_name_is_remembered(store: &dyn Store) {
    let vera = somebody(store, 1);
    store.rename(vera, "Vera".into()).wait().expect("renamed");
    assert_eq!(store.person(device(1), 1_000).wait().expect("found").expect("Vera").name.as_deref(), Some("Vera"));
    assert_eq!(store.rename(store::PersonId(999), "Nobody".into()).wait(), Err(store::StoreError::Unknown));
}

/// The name and everything said are gone, the seat stays, and others keep theirs.
pub(crate) fn a_forgotten_person_leaves_no_name_and_no_word(store: &dyn Store) {
    let (vera, enzo) = (somebody(store, 1), somebody(store, 2));
    store.rename(vera, "Vera".into()).wait().expect("renamed");
    let mut new = new_table("KEG-417", enzo);
    new.seats.sitters = vec![sitter(0, vera, "Vera"), sitter(1, enzo, "Enzo")];
    let table = store.create(new).wait().expect("a table");
    for (person, name) in [(vera, "Vera"), (enzo, "Enzo")] {
        let line = ChatLine {
            table,
            person,
            name: name.into(),
            seat: Some(0),
            phrase: None,
            watchers: false,
            mark: None,
            text: "Deal.".into(),
            at: 1_500,
            request: None,
        };
        store.say(Epoch::default(), line).wait().expect("said");
    }
    store.issue_code(vera, Hashed([50; 32]), 9_000).wait().expect("issued");

    assert_eq!(store.forget(vera).wait(), Ok(vec!["KEG-417".to_owned()]));

    let loaded = store.load("KEG-417").wait().expect("loaded").expect("there");
    assert_eq!(loaded.table.seats.sitters, [sitter(0, vera, ""), sitter(1, enzo, "Enzo")]);
    let said = store.said(table, 10).wait().expect("said");
    assert_eq!(said.iter().map(|line| line.person).collect::<Vec<_>>(), [enzo]);
    let person = store.person(device(1), 2_000).wait().expect("found").expect("the device still plays");
    assert_eq!((person.id, person.name), (vera, None));
    assert_eq!(store.redeem(Hashed([50; 32]), device(3), 2_000).wait(), Ok(None));
}

/// One code, one device.
pub(crate) fn a_code_moves_a_person_to_another_device_once(store: &dyn Store) {
    let (vera, code) = (somebody(store, 1), Hashed([50; 32]));
    let other = somebody(store, 2);
    store.issue_code(vera, code, 2_000).wait().expect("issued");
    assert_eq!(store.redeem(code, device(2), 1_500).wait().expect("redeemed").expect("valid").id, vera);
    assert_eq!(store.person(device(2), 1_500).wait().expect("found").expect("Vera").id, vera);
    assert_eq!(store.person(device(1), 1_500).wait().expect("found").expect("Vera").id, vera);
    assert_ne!(vera, other);

    assert_eq!(store.redeem(code, device(3), 1_500).wait(), Ok(None), "a replayed code");
    assert_eq!(store.person(device(3), 1_500).wait(), Ok(None));
}

/// Too late is too late.
pub(crate) fn a_code_expires(store: &dyn Store) {
    let (vera, code) = (somebody(store, 1), Hashed([50; 32]));
    store.issue_code(vera, code, 2_000).wait().expect("issued");
    assert_eq!(store.redeem(code, device(2), 2_000).wait(), Ok(None));
    assert_eq!(store.redeem(code, device(2), 1_000).wait(), Ok(None), "it is gone, whatever the clock says");
}

/// A person has one code at a time.
pub(crate) fn a_new_code_makes_the_old_one_worthless(store: &dyn Store) {
    let vera = somebody(store, 1);
    store.issue_code(vera, Hashed([50; 32]), 2_000).wait().expect("issued");
    store.issue_code(vera, Hashed([51; 32]), 2_000).wait().expect("issued");
    assert_eq!(store.redeem(Hashed([50; 32]), device(2), 1_000).wait(), Ok(None));
    assert_eq!(store.redeem(Hashed([51; 32]), device(2), 1_000).wait().expect("redeemed").expect("valid").id, vera);
}

/// A code is the whole code.
pub(crate) fn codes_that_begin_alike_are_told_apart(store: &dyn Store) {
    let (vera, enzo, codes) = (somebody(store, 1), somebody(store, 2), alike());
    store.issue_code(vera, codes[0], 2_000).wait().expect("issued");
    store.issue_code(enzo, codes[2], 2_000).wait().expect("issued");
    assert_eq!(store.redeem(codes[1], device(3), 1_000).wait(), Ok(None));
    assert_eq!(store.redeem(codes[2], device(3), 1_000).wait().expect("redeemed").expect("valid").id, enzo);
}

/// The last one, at every table where the person sits; nobody has none.
pub(crate) fn a_face_is_remembered_and_forgotten(store: &dyn Store) {
    let vera = somebody(store, 1);
    let mut new = new_table("KEG-417", vera);
    new.seats.sitters = vec![sitter(0, vera, "Vera")];
    store.create(new).wait().expect("a table");
    for face in ["cloche.2", "fedora.1"] {
        store.paint(vera, face.into()).wait().expect("painted");
    }
    let seen = || {
        let person = store.person(device(1), 1_000).wait().expect("found").expect("Vera");
        let table = store.load("KEG-417").wait().expect("loaded").expect("there").table;
        (person.face, table.seats.sitters[0].face.clone())
    };
    assert_eq!(seen(), (Some("fedora.1".into()), Some("fedora.1".into())));
    store.forget(vera).wait().expect("forgotten");
    assert_eq!(seen(), (None, None));
    assert_eq!(store.paint(store::PersonId(999), "x".into()).wait(), Err(store::StoreError::Unknown));
}
