//! The routes.

mod body;
mod catalogue;
mod devices;
mod games;
mod guard;
mod lessons;
mod me;
mod meta;
mod page;
mod peers;
mod preview;
mod record;
mod refused;
pub(crate) mod replays;
mod review;
mod rules;
mod strangers;
mod tables;
mod upgrade;
mod visitor;

pub(crate) use page::build;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodRouter, get, post};

use crate::state::Server;

/// What every route knows.
type Shared = Arc<Server>;

/// Every route under `/api`: the one list, which the description in `openapi.json` is compared with.
fn routes() -> Vec<(&'static str, MethodRouter<Shared>)> {
    vec![
        ("/api/catalogue", get(catalogue::catalogue)),
        ("/api/me", get(me::me).post(me::rename).delete(me::forget)),
        ("/api/me/games", get(games::mine)),
        ("/api/me/records", get(games::records)),
        ("/api/me/push", post(devices::tell).delete(devices::hush)),
        ("/api/me/code", post(me::issue_code)),
        ("/api/me/claim", post(me::claim)),
        ("/api/open", get(strangers::open)),
        ("/api/match", post(strangers::meet)),
        ("/api/tables", get(tables::mine).post(tables::make).layer(DefaultBodyLimit::max(replays::WISH_BYTES))),
        ("/api/tables/{code}", get(tables::show).delete(games::put_away)),
        ("/api/tables/{code}/share", post(games::share).delete(games::unshare)),
        ("/api/shared/{word}", get(games::shared)),
        ("/api/replays", post(replays::file).layer(DefaultBodyLimit::max(replays::FILE_BYTES))),
        ("/api/replays/{name}", get(replays::table)),
        ("/api/replays/{name}/{inputs}", get(replays::asked)),
        ("/api/tables/{code}/socket", get(tables::socket)),
        ("/api/tables/{code}/record", get(record::record)),
        ("/api/tables/{code}/review", get(review::show).post(review::make)),
        ("/api/shared/{word}/review", get(review::shared)),
        ("/api/rules/{game}/{language}", get(rules::rules)),
        ("/api/lessons/{game}/{lesson}", post(lessons::walk)),
        ("/api/health", get(meta::health)),
        (METRICS, get(meta::metrics)),
        ("/api/openapi.json", get(meta::openapi)),
    ]
}

/// Where metrics are.
const METRICS: &str = "/api/metrics";

/// Metrics alone, for an address that only those reach who may see them.
pub(crate) fn metrics(house: Shared) -> Router {
    Router::new().route(METRICS, get(meta::metrics)).route("/metrics", get(meta::metrics)).with_state(house)
}

/// All routes behind the guard.
pub(crate) fn router(house: Shared) -> Router {
    let shown = |path: &str| house.config.open_metrics || path != METRICS;
    let routes = routes().into_iter().filter(|(path, _)| shown(path));
    let api = routes.fold(Router::new(), |router, (path, route)| router.route(path, route));
    api.fallback(page::page)
        .layer(DefaultBodyLimit::max(house.config.limits.body_bytes))
        .layer(from_fn_with_state(house.clone(), peers::pass))
        .layer(from_fn_with_state(house.clone(), guard::guard))
        .with_state(house)
}

/// What other servers are served: what everybody is, and what tables tell outside of themselves.
pub(crate) fn peers(house: Shared) -> Router {
    let api = routes().into_iter().fold(Router::new(), |router, (path, route)| router.route(path, route));
    api.route("/peer/{code}/info/{person}", get(peers::info))
        .route("/peer/{code}/waits/{person}", get(peers::waits))
        .route("/peer/{code}/record/{person}", get(peers::record))
        .route("/peer/{code}/forget/{person}", get(peers::forget))
        .fallback(page::page)
        .layer(DefaultBodyLimit::max(house.config.limits.body_bytes))
        .layer(from_fn_with_state(house.clone(), peers::admit))
        .with_state(house)
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_route_is_described() {
        let described: serde_json::Value = serde_json::from_str(super::meta::OPENAPI).expect("JSON");
        let described = described["paths"].as_object().expect("paths");
        let routes: Vec<&str> = super::routes().into_iter().map(|(path, _)| path).collect();
        for route in &routes {
            assert!(described.contains_key(*route), "openapi.json does not describe {route}");
        }
        for path in described.keys() {
            assert!(routes.contains(&path.as_str()), "openapi.json describes {path}, which is not there");
        }
    }
}
