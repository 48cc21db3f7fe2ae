//! A JSON Schema of all that a game sends, and one of the positions it takes.

use std::collections::BTreeMap;

use catalog::table::{AnyTable, Audience, Choice, Json, Moment, Stories};
use jsonschema::Validator;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, json_schema};
use serde_json::{Value, json};
use tabletop::testkit::toy::HighCard;
use tabletop::{Choices, Game, Positioned, Seat, Seed, Viewer};

use super::assert_written;

/// What a game sends, each under the name of its place: an object with any of them is judged at once.
fn sent<G: Game>() -> Schema
where
    G::Action: JsonSchema,
    G::Witnessed: JsonSchema,
    G::Table: JsonSchema,
    G::Memory: JsonSchema,
    G::Preview: JsonSchema,
{
    let mut types = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let parts = json!({
        "action": types.subschema_for::<G::Action>(),
        "event": types.subschema_for::<G::Witnessed>(),
        "table": types.subschema_for::<G::Table>(),
        "memory": types.subschema_for::<G::Memory>(),
        "preview": types.subschema_for::<G::Preview>(),
    });
    let types = types.take_definitions(true);
    json_schema!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("What {} sends", G::NAME),
        "type": "object",
        "properties": parts,
        "additionalProperties": false,
        "$defs": types,
    })
}

/// The positions a game takes.
fn taken<G: Positioned>() -> Schema
where
    G::Position: JsonSchema,
{
    let mut schema =
        SchemaSettings::draft2020_12().for_deserialize().into_generator().into_root_schema_for::<G::Position>();
    schema.insert("title".into(), format!("A position of {}", G::NAME).into());
    // What lies in envelopes belongs to the table, not to the game.
    let properties = schema.ensure_object().entry("properties").or_insert_with(|| json!({}));
    properties["sealed"] = json!({
        "description": "What seats have chosen that is not open yet, by seat.",
        "type": "object",
        "patternProperties": { "^[A-E]$": { "type": "array", "items": { "type": "string" } } },
        "additionalProperties": false,
    });
    schema
}

/// Every game's two schemas.
fn schemas() -> BTreeMap<&'static str, [Schema; 2]> {
    let mut all = BTreeMap::new();
    macro_rules! add {
        ($game:ty) => {
            all.insert(<$game>::NAME, [sent::<$game>(), taken::<$game>()])
        };
    }
    for_each_game!(add);
    add!(HighCard);
    all
}

#[test]
fn schemas_are_up_to_date() {
    for (game, [sent, taken]) in schemas().into_iter().filter(|(game, _)| *game != HighCard::<0>::NAME) {
        for (name, schema) in [(format!("{game}.json"), sent), (format!("{game}-position.json"), taken)] {
            let text = serde_json::to_string_pretty(&schema).expect("plain data");
            assert_written(&format!("docs/schema/{name}"), &(text + "\n"));
        }
    }
}

/// Judges what is sent, and remembers what there was to judge.
struct Judge {
    game: &'static str,
    sent: Validator,
    taken: Validator,
    judged: BTreeMap<&'static str, u32>,
}

impl Judge {
    fn hear(&mut self, part: &'static str, json: &Json) {
        let said: Value = json.value();
        let said = json!({ part: said });
        if let Err(error) = self.sent.validate(&said) {
            panic!("{}: {said} is not of its schema: {error} at {}", self.game, error.instance_path());
        }
        *self.judged.entry(part).or_default() += 1;
    }

    fn told(&mut self, seats: u8, told: &Stories) {
        for viewer in Viewer::all(seats) {
            for Moment { event, table, .. } in told.to(viewer) {
                self.hear("event", event);
                self.hear("table", table);
            }
        }
    }

    fn look(&mut self, desk: &dyn AnyTable) {
        for viewer in Viewer::all(desk.seats()) {
            self.hear("table", &desk.table(viewer));
            self.hear("memory", &desk.memory(viewer));
        }
        let position = desk.position();
        if let Err(error) = self.taken.validate(&position) {
            panic!("{}: {position} is not of its schema: {error} at {}", self.game, error.instance_path());
        }
        *self.judged.entry("position").or_default() += 1;
    }
}

#[test]
fn whole_games_are_of_their_schemas() {
    let mut schemas = schemas();
    for game in catalog::games() {
        let name = game.name();
        let [sent, taken] = schemas.remove(name).unwrap_or_else(|| panic!("{name} has no schema"));
        let validator = |schema: Schema| jsonschema::validator_for(schema.as_value()).expect("a schema");
        let mut judge = Judge { game: name, sent: validator(sent), taken: validator(taken), judged: BTreeMap::new() };
        for players in game.players() {
            play(*game, players, &mut judge);
        }
        for part in ["action", "event", "table", "memory", "preview", "position"] {
            assert!(judge.judged.contains_key(part), "{name}: no {part} was judged");
        }
    }
}

fn play(game: &dyn catalog::Entry, players: u8, judge: &mut Judge) {
    let mut rng = ChaCha8Rng::seed_from_u64(players.into());
    let mut pick = |len: usize| (rng.next_u64() % len as u64) as usize;
    let choices = game.short().iter().fold(Choices::none(), |all, &(name, value)| all.with(name, value));
    let (mut desk, told) = game.open(players, &choices, Seed::of_game(7, players.into())).expect("a table");
    desk.listen(Audience::EVERYBODY);
    judge.told(players, &told);
    for step in 0..600 {
        let free = |seat: &Seat| desk.prompt(*seat).is_some_and(|prompt| !prompt.sealed);
        let Some(seat) = desk.asked().iter().find(free) else { break };
        if step % 7 == 0 {
            judge.look(&*desk);
        }
        let offered = desk.choices(seat);
        let chosen = pick(offered.len());
        for Choice { deed, preview, .. } in offered.iter().skip(chosen).take(3) {
            judge.hear("action", deed);
            judge.hear("preview", preview);
        }
        let prompt = desk.prompt(seat).expect("it is asked").id;
        let told = desk.submit(seat, prompt, &offered[chosen].action).expect("it is on offer");
        judge.told(players, &told);
    }
    judge.look(&*desk);
}
