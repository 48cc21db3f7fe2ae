//! What can be played.

use axum::Json;
use axum::extract::State;

use super::Shared;
use crate::wire::VERSION;
use crate::wire::rest::{Catalogue, GameInfo};

pub(super) async fn catalogue(State(house): State<Shared>) -> Json<Catalogue> {
    let info = |game: &&'static dyn catalog::Entry| GameInfo {
        name: game.name(),
        fewest: *game.players().start(),
        most: *game.players().end(),
        usual: game.usual_players(),
        options: game.options(),
    };
    Json(Catalogue {
        version: VERSION,
        build: house.config.build.clone(),
        games: catalog::games().iter().map(info).collect(),
        levels: catalog::LEVELS.to_vec(),
        reachable: house.config.reachable.clone(),
        listing: house.config.listing,
        matching: house.config.matching,
        push: house.teller.as_ref().map(|teller| teller.key().to_owned()),
    })
}
