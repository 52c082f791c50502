//! What a page of a game reads and writes as one JSON Schema; its TypeScript types are generated from it.

use game_core::Game;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};

/// One schema with one set of definitions, so that a type which views, events and actions share is defined once.
#[derive(JsonSchema)]
#[schemars(bound = "G: Game", rename = "Page")]
#[expect(dead_code, reason = "only its schema is used")]
struct Page<G: Game> {
    public: G::Public,
    own: G::Own,
    event: G::Event,
    why: G::Why,
    action: G::Action,
}

/// The schema of what is written, not of what can be read: a field that may be left out when a set-up or an old record
/// is read is still there in everything that is sent.
pub fn page_schema<G: Game>() -> Schema {
    SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<Page<G>>()
}
