//! The OpenAPI document: it has every route and no other, and responses match its schemas.

use games::EXAMPLE;
use serde_json::{Value, json};

use crate::player::play;
use crate::test_server::TestServer;

fn assert_valid(document: &Value, method: &str, path: &str, status: &str, body: &str) {
    let schema =
        &document["paths"][path][method]["responses"][status]["content"]["application/json"]["schema"];
    assert!(schema.is_object(), "{method} {path} {status}");
    let body: Value = serde_json::from_str(body).expect("JSON");
    if let Err(found) = validate(document, schema, &body) {
        panic!("{method} {path}: {found}");
    }
}

/// The part of JSON Schema that the document uses; an unknown keyword is an error. A library for this would be our
/// largest dependency.
fn validate(document: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    let Some(words) = schema.as_object() else { return Ok(()) };
    let fits = |schema: &Value| validate(document, schema, value);
    for (word, said) in words {
        let list = said.as_array().map(Vec::as_slice).unwrap_or_default();
        let holds = match word.as_str() {
            "$ref" => {
                let at = said.as_str().and_then(|at| at.strip_prefix('#')).ok_or("an odd reference")?;
                fits(document.pointer(at).ok_or_else(|| format!("nothing at {at}"))?)?;
                true
            }
            "type" if said.is_array() => list.iter().any(|kind| is_a(value, kind)),
            "type" => is_a(value, said),
            "const" => value == said,
            "enum" => list.contains(value),
            "anyOf" => list.iter().any(|schema| fits(schema).is_ok()),
            "oneOf" => list.iter().filter(|schema| fits(schema).is_ok()).count() == 1,
            "allOf" => list.iter().try_for_each(fits).map(|()| true)?,
            "minimum" => value.as_f64() >= said.as_f64(),
            "maximum" => value.as_f64() <= said.as_f64(),
            "required" => list.iter().all(|name| name.as_str().is_some_and(|name| value.get(name).is_some())),
            "items" => value
                .as_array()
                .into_iter()
                .flatten()
                .try_for_each(|item| validate(document, said, item))
                .map(|()| true)?,
            "properties" => {
                for (name, schema) in said.as_object().into_iter().flatten() {
                    if let Some(property) = value.get(name) {
                        validate(document, schema, property).map_err(|found| format!("{name}: {found}"))?;
                    }
                }
                true
            }
            "additionalProperties" => {
                let known = words.get("properties").and_then(Value::as_object);
                let mut others = value.as_object().into_iter().flatten();
                others.all(|(name, other)| match said {
                    _ if known.is_some_and(|known| known.contains_key(name)) => true,
                    Value::Bool(allowed) => *allowed,
                    schema => validate(document, schema, other).is_ok(),
                })
            }
            "title" | "description" | "format" | "default" => true,
            other => return Err(format!("the schema says '{other}', which this test cannot read")),
        };
        if !holds {
            return Err(format!("{word} {said} does not hold for {value}"));
        }
    }
    Ok(())
}

fn is_a(value: &Value, kind: &Value) -> bool {
    match kind.as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        _ => false,
    }
}

#[test]
fn the_schemas_are_not_satisfied_by_everything() {
    let document = server::openapi();
    let joined = json!({ "$ref": "#/components/schemas/Joined" });
    for wrong in [json!({}), json!([]), json!({ "code": 7, "seat": 0, "token": "x" })] {
        assert!(validate(&document, &joined, &wrong).is_err(), "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_what_the_document_says() {
    let server = TestServer::open().await;
    let document: Value = server.get("/api/openapi.json").await.expect_json(200);
    assert_eq!(document, server::openapi());
    assert_valid(&document, "get", "/api/games", "200", &server.get("/api/games").await.body);
    let game = server.get(&format!("/api/games/{EXAMPLE}")).await;
    assert_valid(&document, "get", "/api/games/{id}", "200", &game.body);
    let new = json!({ "game": EXAMPLE, "name": "Anna", "others": ["person", {"bot": "novice"}] });
    let opened = server.post("/api/tables", &new).await;
    assert_valid(&document, "post", "/api/tables", "201", &opened.body);
    let anna: protocol::Joined = opened.expect_json(201);
    let at = |more: &str| format!("/api/tables/{}{more}", anna.code);
    let joined = server.post(&at("/seats"), &json!({ "name": "Ben" })).await;
    assert_valid(&document, "post", "/api/tables/{code}/seats", "201", &joined.body);
    assert_valid(&document, "get", "/api/tables/{code}", "200", &server.get(&at("")).await.body);
    assert_valid(&document, "get", "/api/address", "200", &server.get("/api/address").await.body);
    let early = server.get(&at("/record")).await;
    assert_valid(&document, "get", "/api/tables/{code}/record", "default", &early.body);
    let full = server.post(&at("/seats"), &json!({ "name": "Cleo" })).await;
    assert_valid(&document, "post", "/api/tables/{code}/seats", "default", &full.body);
    let bots = json!({ "game": EXAMPLE, "name": "Anna", "others": [{"bot": "novice"}, {"bot": "novice"}] });
    let alone: protocol::Joined = server.post("/api/tables", &bots).await.expect_json(201);
    let mut client = server.sit(&alone, None).await;
    client.start().await;
    play(&mut client, 0, |_| false).await;
    let record = server.get(&format!("/api/tables/{}/record", alone.code)).await;
    assert_valid(&document, "get", "/api/tables/{code}/record", "200", &record.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_in_the_document_is_there() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!(["person", "person"])).await;
    let run =
        server.post("/api/experiments", &json!({ "game": EXAMPLE, "games": 1, "bots": ["novice"] })).await;
    let last = run.body.lines().rfind(|line| line.starts_with('{')).expect("a line");
    let last: protocol::ExperimentProgress = serde_json::from_str(last).expect("a line of JSON");
    let experiment = last.id.expect("a result");
    let rules = json!([{ "name": "As printed", "setup": {} }]);
    let plan = json!({ "game": EXAMPLE, "per_table": 3, "treatments": rules });
    let opened = server.post("/api/classes", &json!({ "plan": plan })).await;
    let class: protocol::ClassOpened = opened.expect_json(201);
    let document = server::openapi();
    let mut paths = 0;
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            assert!(operation["summary"].as_str().is_some_and(|about| about.ends_with('.')), "{path}");
            let parameters = operation["parameters"].as_array().map_or(0, Vec::len);
            assert_eq!(parameters, path.matches('{').count(), "{path}");
            let path = path.replace("{code}", &anna.code).replace("{id}", EXAMPLE);
            let path = path.replace("{class}", &class.code);
            let path =
                path.replace("{experiment}", &experiment).replace("{variant}", "0").replace("{game}", "0");
            let answer = server.request(&method.to_uppercase(), &path, &[], "").await;
            assert!(![404, 405].contains(&answer.status), "{method} {path}: {}", answer.status);
            paths += 1;
        }
    }
    assert!(paths >= 10);
}
