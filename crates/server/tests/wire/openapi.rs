//! The description of the routes, with the types of what goes in and comes out.

use schemars::JsonSchema;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value, json};
use server::wire::lesson::{Walked, Walking};
use server::wire::replay::Asked;
use server::wire::rest::{
    Catalogue, Device, LookingBack, Me, MyGame, MyTable, Myself, NewTable, OneTimeCode, OpenTable, Refused, Shared,
    Wanted,
};
use server::wire::{Message, Replay, Request, TableInfo, VERSION};

use super::assert_written;

/// The routes so far, and the types they name.
struct Description {
    asked: SchemaGenerator,
    answered: SchemaGenerator,
    paths: Map<String, Value>,
}

impl Description {
    fn new() -> Self {
        let settings =
            || SchemaSettings::draft2020_12().with(|all| all.definitions_path = "/components/schemas".into());
        Self {
            asked: settings().for_deserialize().into_generator(),
            answered: settings().for_serialize().into_generator(),
            paths: Map::new(),
        }
    }

    fn body<T: JsonSchema>(&mut self) -> Value {
        json!({ "required": true, "content": { "application/json": { "schema": self.asked.subschema_for::<T>() } } })
    }

    fn json<T: JsonSchema>(&mut self, about: &str) -> Value {
        let schema = self.answered.subschema_for::<T>();
        json!({ "200": { "description": about, "content": { "application/json": { "schema": schema } } } })
    }

    /// A route; what stands in braces in its path is a parameter, and so is what it takes after a `?`.
    fn route(&mut self, route: &str, summary: &str, body: Option<Value>, mut answers: Value) {
        let (method, path) = route.split_once(' ').expect("a method and a path");
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        answers["4XX"] = json!({
            "description": "Why not, and by which rule.",
            "content": { "application/json": { "schema": self.answered.subschema_for::<Refused>() } },
        });
        let mut operation = json!({ "summary": summary, "responses": answers });
        let in_path = path.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| (name, "path"));
        let in_query = Some((query, "query")).filter(|(name, _)| !name.is_empty());
        let parameters: Vec<Value> = in_path.chain(in_query).map(|(name, place)| parameter(name, place)).collect();
        if !parameters.is_empty() {
            operation["parameters"] = parameters.into();
        }
        if let Some(body) = body {
            operation["requestBody"] = body;
        }
        let methods = self.paths.entry(path).or_insert_with(|| json!({}));
        methods[method.to_lowercase()] = operation;
    }

    fn finish(mut self) -> Value {
        let mut types = self.answered.take_definitions(true);
        for (name, asked) in self.asked.take_definitions(true) {
            let answered = types.entry(&name).or_insert_with(|| asked.clone());
            assert_eq!(*answered, asked, "{name} means one thing in requests and another in answers");
        }
        json!({
            "openapi": "3.1.0",
            "info": {
                "title": "Backroom",
                "version": VERSION.to_string(),
                "description": "Tables of people and bots. What games put into `table`, `memory`, `event`, `deed` and `preview` is described by a schema for each game (docs/schema); docs/protocol.md has worked examples.",
            },
            "paths": self.paths,
            "components": { "schemas": types },
        })
    }
}

fn parameter(name: &str, place: &str) -> Value {
    let about = match name {
        "code" => "The table's code, such as K7Q-4MP; capitals and hyphens do not matter.",
        "game" => "A game of the catalogue, by its name.",
        "language" => "en or de",
        "inputs" => "After so many inputs of the record.",
        "name" => "A table's code or the word of a shared game.",
        "seat" => "The own seat, A to E; to look back also spectator, and open once the game is over.",
        "lesson" => "A lesson of the game, by its name.",
        "word" => "The word of a shared game.",
        _ => panic!("what is {name}?"),
    };
    json!({ "name": name, "in": place, "required": place == "path", "description": about, "schema": { "type": "string" } })
}

fn text(about: &str, kind: &str) -> Value {
    json!({ "200": { "description": about, "content": { kind: {} } } })
}

#[test]
fn the_description_of_the_routes_is_up_to_date() {
    let mut all = Description::new();
    let answer = all.json::<Catalogue>("The catalogue");
    all.route("GET /api/catalogue", "What can be played", None, answer);
    let (body, answer) = (all.body::<Myself>(), all.json::<Me>("Who I am"));
    all.route(
        "POST /api/me",
        "Say who I am; a device without a secret gets one in a cookie, the same one if it repeats its introduction within two minutes",
        Some(body),
        answer,
    );
    all.route("DELETE /api/me", "Delete my name and all I said", None, json!({ "204": { "description": "Done." } }));
    let answer = all.json::<Me>("Who I am");
    all.route("GET /api/me", "Who I am", None, answer);
    let answer = all.json::<Vec<MyGame>>("My games");
    all.route("GET /api/me/games", "My games that are over, the last first", None, answer);
    all.route("GET /api/me/records", "All of them as a file", None, text("A record in a line", "application/jsonl"));
    let told = || json!({ "204": { "description": "Done." } });
    let body = all.body::<Device>();
    all.route("POST /api/me/push", "Tell this device of letters and invitations", Some(body.clone()), told());
    all.route("DELETE /api/me/push", "Tell this device nothing any more", Some(body), told());
    let answer = all.json::<OneTimeCode>("The code");
    all.route("POST /api/me/code", "A one-time code for another device", None, answer);
    let (body, answer) = (all.body::<OneTimeCode>(), all.json::<Me>("Who I am"));
    all.route("POST /api/me/claim", "This device is mine too, says a one-time code", Some(body), answer);
    let answer = all.json::<Vec<OpenTable>>("Open tables");
    all.route("GET /api/open", "Tables where anybody may sit down", None, answer);
    let (body, answer) = (all.body::<Wanted>(), all.json::<TableInfo>("The table to sit down at"));
    all.route("POST /api/match", "Play with whoever waits for the same", Some(body), answer);
    let answer = all.json::<Vec<MyTable>>("My tables");
    all.route("GET /api/tables", "My tables, those that wait for me first", None, answer);
    let (body, answer) = (all.body::<NewTable>(), all.json::<TableInfo>("The new table"));
    all.route("POST /api/tables", "Make a table", Some(body), answer);
    let answer = all.json::<TableInfo>("The table");
    all.route("GET /api/tables/{code}", "What everybody with the code may know", None, answer);
    let done = || json!({ "204": { "description": "Done." } });
    all.route("DELETE /api/tables/{code}", "Take a table that is over off my list", None, done());
    let answer = all.json::<Shared>("The word");
    all.route("POST /api/tables/{code}/share", "Let whoever has the word read a game that is over", None, answer);
    all.route("DELETE /api/tables/{code}/share", "Let nobody read it any longer", None, done());
    all.route("GET /api/shared/{word}", "The record of a shared game", None, text("A file", "application/json"));
    let answer = all.json::<Replay>("The game, moment by moment");
    let record = json!({ "required": true, "content": { "application/json": { "schema": { "type": "object" } } } });
    let about = "Look back at a game in a record (docs/records.md), of which nothing is kept";
    all.route("POST /api/replays?seat", about, Some(record), answer.clone());
    let about = "Look back at a game: at one of our tables by its code, a shared one by its word; a running one as far as the own seat has seen it";
    all.route("GET /api/replays/{name}?seat", about, None, answer);
    let about = "What a seat was asked at a moment of a game that is over, and what it could do";
    let answer = all.json::<Asked>("The question, the choices and the table");
    all.route("GET /api/replays/{name}/{inputs}?seat", about, None, answer);
    let answer = all.json::<LookingBack>("What made the result, or how far that is");
    all.route("GET /api/tables/{code}/review", "What made the result of a game that is over", None, answer.clone());
    all.route("POST /api/tables/{code}/review", "Look back at a game that is over", None, answer.clone());
    all.route("GET /api/shared/{word}/review", "The same of a shared game, once it was made", None, answer);
    let socket = json!({ "101": {
        "description": "A WebSocket: the client sends `asks`, the server says `says`, each a text in JSON.",
        "content": { "application/json": { "schema": {
            "type": "object",
            "properties": { "asks": all.asked.subschema_for::<Request>(), "says": all.answered.subschema_for::<Message>() },
        } } },
    } });
    all.route("GET /api/tables/{code}/socket", "The WebSocket of a table", None, socket);
    all.route(
        "GET /api/tables/{code}/record?seat",
        "The record of a finished game with the proof of its shuffle; of a running one what the own seat has witnessed",
        None,
        text("A file (docs/records.md)", "application/json"),
    );
    all.route("GET /api/rules/{game}/{language}", "The rule book", None, text("The book", "text/markdown"));
    let (body, answer) = (all.body::<Walking>(), all.json::<Walked>("What comes of it"));
    all.route("POST /api/lessons/{game}/{lesson}", "Try something in a lesson; nothing is kept", Some(body), answer);
    all.route(
        "GET /api/health",
        "Whether the server can store and has its lease (else 503)",
        None,
        text("How it stands, a line for each", "text/plain"),
    );
    all.route("GET /api/metrics", "Figures for Prometheus", None, text("Figures", "text/plain"));
    all.route("GET /api/openapi.json", "This description", None, text("OpenAPI", "application/json"));
    let text = serde_json::to_string_pretty(&all.finish()).expect("plain data");
    assert_written("crates/server/src/http/openapi.json", &(text + "\n"));
}
