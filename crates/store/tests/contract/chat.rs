//! What is said.

use super::{a_table, request, somebody};
use store::{ChatLine, Epoch, KEPT_LINES, Store, StoreError, TableId};

pub(crate) fn line(store: &dyn Store, table: TableId, text: &str) -> ChatLine {
    let person = somebody(store, 2);
    ChatLine {
        table,
        person,
        name: "Enzo".into(),
        seat: None,
        text: text.into(),
        phrase: None,
        watchers: false,
        mark: Some(format!("mark of {text}")),
        at: 1_500,
        request: None,
    }
}

/// In order, at its own table, as it was said.
pub(crate) fn what_was_said_comes_back(store: &dyn Store) {
    let (table, other) = (a_table(store, "AAA-111"), a_table(store, "BBB-222"));
    let lines = ["<b>Hände hoch!</b>", "So what?", "'; DROP TABLE chat; --"].map(|text| line(store, table, text));
    for line in &lines {
        store.say(Epoch::default(), line.clone()).wait().expect("said");
    }
    let elsewhere = ChatLine { seat: Some(3), ..line(store, other, "elsewhere") };
    store.say(Epoch::default(), elsewhere.clone()).wait().expect("said");
    assert_eq!(store.said(table, 10).wait(), Ok(lines.to_vec()));
    assert_eq!(store.said(table, 2).wait(), Ok(lines[1..].to_vec()), "the last two");
    assert_eq!(store.said(other, 10).wait(), Ok(vec![elsewhere]));
    assert_eq!(store.say(Epoch::default(), line(store, TableId(77), "nowhere")).wait(), Err(StoreError::Unknown));
}

/// Whatever it says, and at every table by itself; what comes back says by which request it was said.
pub(crate) fn what_a_request_says_is_said_once(store: &dyn Store) {
    let (table, other) = (a_table(store, "AAA-111"), a_table(store, "BBB-222"));
    let by = |key: &str, line: ChatLine| ChatLine { request: Some(request(key, -7)), ..line };
    let said = [
        by("2:x", line(store, table, "Deal.")),
        by("2:y", line(store, table, "Deal.")),
        line(store, table, "Deal."),
        line(store, table, "Deal."),
    ];
    for line in &said {
        store.say(Epoch::default(), line.clone()).wait().expect("said");
    }
    store.say(Epoch::default(), said[0].clone()).wait().expect("said already");
    store.say(Epoch::default(), by("2:x", line(store, table, "No deal."))).wait().expect("said already");
    assert_eq!(store.said(table, 10).wait(), Ok(said.to_vec()));
    let elsewhere = by("2:x", line(store, other, "Deal."));
    store.say(Epoch::default(), elsewhere.clone()).wait().expect("said");
    assert_eq!(store.said(other, 10).wait(), Ok(vec![elsewhere]));
}

/// A table that talks for ever takes no more room than one that talks much.
pub(crate) fn only_the_last_lines_are_kept(store: &dyn Store) {
    let table = a_table(store, "AAA-111");
    let sent: Vec<_> =
        (0..KEPT_LINES + 5).map(|n| store.say(Epoch::default(), line(store, table, &n.to_string()))).collect();
    for waiting in sent {
        waiting.wait().expect("said");
    }
    let said = store.said(table, u32::MAX).wait().expect("said");
    assert_eq!(said.len(), KEPT_LINES as usize);
    assert_eq!(said[0].text, "5");
}

/// It and no other, at its own table; what was said there by a phrase or for watchers comes back as that.
pub(crate) fn a_line_is_taken_away_by_its_mark(store: &dyn Store) {
    let (table, other) = (a_table(store, "AAA-111"), a_table(store, "BBB-222"));
    let phrase = ChatLine { phrase: Some("hello".into()), watchers: true, ..line(store, table, "") };
    let (rude, kind) = (line(store, table, "rude"), ChatLine { mark: None, ..line(store, table, "kind") });
    let elsewhere = line(store, other, "rude");
    let sent = [&phrase, &rude, &kind, &elsewhere].map(|line| store.say(Epoch::default(), line.clone()));
    let gone = store.unsay(table, Epoch::default(), "mark of rude");
    for waiting in sent {
        waiting.wait().expect("said");
    }
    gone.wait().expect("taken away, since it was said before");
    assert_eq!(store.said(table, 10).wait(), Ok(vec![phrase.clone(), kind.clone()]));
    assert_eq!(store.said(other, 10).wait(), Ok(vec![elsewhere]));
    for nothing in ["mark of rude", "", "no such mark"] {
        store.unsay(table, Epoch::default(), nothing).wait().expect("nothing to do");
    }
    assert_eq!(store.said(table, 10).wait(), Ok(vec![phrase, kind]));
}
