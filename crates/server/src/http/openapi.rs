//! The OpenAPI document: the list of routes with the schemas of the protocol types.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::OnceLock;

use axum::Json;
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::routes::{Method, ResponseKind, Route, routes};

/// `GET /api/openapi.json`
pub async fn document() -> Json<&'static Value> {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    Json(DOCUMENT.get_or_init(describe))
}

/// The document. It depends on neither the games nor the address of a server.
pub fn describe() -> Value {
    let anywhere = SocketAddr::from((Ipv4Addr::UNSPECIFIED, 0));
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
    });
    let mut generator = settings.into_generator();
    let mut paths = Map::new();
    for route in routes(&[], anywhere, None) {
        let operation = operation(&route, &mut generator);
        let method = match route.method {
            Method::Get => "get",
            Method::Post => "post",
        };
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[method] = operation;
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Counting House",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Finds games, opens tables and takes seats. Everything at a table goes over its WebSocket.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": { "schemas": generator.take_definitions(true) },
    })
}

/// What stands in a path for something else.
const PATH_PARAMETERS: [(&str, &str); 6] = [
    ("code", "The six letters and digits in a table's address."),
    ("id", "The id of a game, as in the list of games."),
    ("experiment", "The id of a result, as the last line of a run says it."),
    ("class", "The code of the class."),
    ("variant", "The place of a variant in the result, from 0."),
    ("game", "The number of one of its games, from 0."),
];

fn operation(route: &Route, generator: &mut SchemaGenerator) -> Value {
    let mut operation = json!({ "summary": route.about });
    let named = PATH_PARAMETERS.iter().filter(|(name, _)| route.path.contains(&format!("{{{name}}}")));
    let parameters: Vec<_> = named
        .map(|(name, about)| {
            json!({
                "name": name, "in": "path", "required": true, "schema": { "type": "string" }, "description": about,
            })
        })
        .collect();
    if !parameters.is_empty() {
        operation["parameters"] = Value::Array(parameters);
    }
    if let Some(body) = route.body {
        let schema = body(generator);
        operation["requestBody"] =
            json!({ "required": true, "content": { "application/json": { "schema": schema } } });
    }
    let (status, answer) = match &route.response {
        ResponseKind::Json(status, schema) => (
            *status,
            json!({ "description": "Done.", "content": { "application/json": { "schema": schema(generator) } } }),
        ),
        ResponseKind::Document(what) => (
            200,
            json!({ "description": what, "content": { "application/json": { "schema": { "type": "object" } } } }),
        ),
        ResponseKind::Text => (
            200,
            json!({ "description": "Text.", "content": { "text/plain": { "schema": { "type": "string" } } } }),
        ),
        ResponseKind::Socket => (101, json!({ "description": "The connection is a WebSocket from now on." })),
    };
    let problem = generator.subschema_for::<protocol::Problem>();
    let problem = json!({
        "description": "What is in the way, in a word for programs and a sentence for people.",
        "content": { "application/json": { "schema": problem } },
    });
    let mut responses = Map::new();
    responses.insert(status.to_string(), answer);
    responses.insert("default".to_owned(), problem);
    operation["responses"] = Value::Object(responses);
    operation
}
