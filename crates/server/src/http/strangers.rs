//! Tables where anybody may sit down, and those who wait for anybody.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde_json::value::RawValue;
use store::{PersonId, StoreError};
use tabletop::{Refusal, Seed};

use super::Shared;
use super::body::Body;
use super::refused::{Refused, not_found};
use super::tables::{LANGUAGES, info_anywhere, stored};
use super::visitor::Visitor;
use crate::names::name;
use crate::random;
use crate::table::chair::Chair;
use crate::table::input::{self, Arranged, SetUp};
use crate::table::{Presence, seat_infos};
use crate::wire::rest::{OpenTable, Wanted};
use crate::wire::{ClockRule, Matching};

/// So many open tables are shown, of so many that are looked at.
const SHOWN: usize = 30;
const LOOKED_AT: u32 = 300;
/// So many of them by one person, so that nobody fills the list.
const OF_ONE: usize = 2;

pub(super) async fn open(State(house): State<Shared>) -> Result<Json<Vec<OpenTable>>, Refused> {
    if !house.config.listing {
        return Ok(Json(Vec::new()));
    }
    let mut tables = house.store.listed(LOOKED_AT).await?;
    let mut made: HashMap<PersonId, usize> = HashMap::new();
    tables.retain(|table| {
        let of_one = made.entry(table.maker).or_default();
        *of_one += 1;
        *of_one <= OF_ONE
    });
    let codes: Vec<String> = tables.iter().map(|table| table.code.clone()).collect();
    // Where nobody is, nobody would begin: only a game by letter can wait for whoever comes.
    let attended = house.store.held(codes).await?;
    let shown = tables.into_iter().filter_map(|table| {
        let (chairs, _) = input::chairs(&table.seats)?;
        let set_up: SetUp = serde_json::from_str(&table.set_up.0).ok()?;
        let by_letter = matches!(set_up.clock, Some(ClockRule::Letters { .. }));
        (by_letter || attended.contains(&table.code)).then(|| OpenTable {
            seats: seat_infos(&chairs, |_| Presence::default()),
            code: table.code,
            game: table.game,
            options: set_up.options,
            clock: set_up.clock,
            language: set_up.language,
            matching: set_up.matching,
        })
    });
    Ok(Json(shown.take(SHOWN).collect()))
}

/// A table where others wait for the same, or a new one where others will find this person.
pub(super) async fn meet(
    State(house): State<Shared>,
    visitor: Visitor,
    Body(wanted): Body<Wanted>,
) -> Result<(HeaderMap, Json<Box<RawValue>>), Refused> {
    if !house.config.matching {
        return Err(Refusal::new("server-no-matching").into());
    }
    let entry = catalog::find(&wanted.game).map_err(not_found)?;
    let called = name(&wanted.name)?;
    let set_up = SetUp {
        matching: Some(Matching { bots: wanted.bots }),
        language: wanted.language.filter(|language| LANGUAGES.contains(&language.as_str())),
        ..SetUp::usual()
    };
    set_up.open(entry, entry.rules_version(), wanted.players, Seed(random::bytes()))?;
    if wanted.players < 2 {
        return Err(Refusal::new("server-nobody-to-match").into());
    }
    if !house.new_tables.allow(visitor.client.address) {
        return Err(Refused::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many-tables"));
    }
    let (person, headers) = visitor.welcome(&house, None).await?;
    let mut chairs = vec![Chair::of(person.id, called, person.face.clone())];
    chairs.resize_with(wanted.players.into(), Chair::open);
    let arranged = Arranged { listed: house.config.listing, ..Arranged::default() };
    let code = loop {
        match house.store.find_or_create(stored(entry, person.id, &set_up, &chairs, &arranged)).await {
            Ok(code) => break code,
            Err(StoreError::Taken) => {}
            Err(error) => return Err(error.into()),
        }
    };
    Ok((headers, Json(info_anywhere(&house, &code, person.id).await?)))
}
