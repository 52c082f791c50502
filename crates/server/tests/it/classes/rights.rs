//! Who may do what in a class: every route and every message, by teacher, beamer, pupil, pupil of another class, guest.

use protocol::{ClientMessage, PupilJoined};
use serde_json::{Value, json};

use super::{Class, ask, plan};
use crate::client::{Answered, failure};
use crate::test_server::TestServer;

struct People {
    teacher: String,
    beamer: String,
    pupil: PupilJoined,
    /// Of another class.
    other: PupilJoined,
    other_teacher: String,
}

impl People {
    /// Everybody who could show something, by name.
    fn all(&self) -> [(&'static str, Option<&str>); 6] {
        [
            ("teacher", Some(&self.teacher)),
            ("beamer", Some(&self.beamer)),
            ("pupil", Some(&self.pupil.token)),
            ("pupil of another class", Some(&self.other.token)),
            ("teacher of another class", Some(&self.other_teacher)),
            ("guest", None),
        ]
    }
}

async fn people(server: &TestServer) -> (Class, People) {
    let class = Class::open(server, plan()).await;
    let elsewhere = Class::open(server, plan()).await;
    let pupil = class.enter(server, "Anna").await;
    class.enter_all(server, &["Ben", "Cleo"]).await;
    let other = elsewhere.enter(server, "Mallory").await;
    let people = People {
        teacher: class.opened.teacher.clone(),
        beamer: class.opened.beamer.clone(),
        pupil,
        other,
        other_teacher: elsewhere.opened.teacher.clone(),
    };
    (class, people)
}

/// Everything a teacher can ask for.
fn wishes() -> Vec<Value> {
    let all = json!([
        { "do": "plan", "plan": plan() },
        { "do": "shuffle" },
        { "do": "place", "pupil": 1, "table": 1 },
        { "do": "start" },
        { "do": "pause", "paused": true },
        { "do": "last_round", "at": null },
        { "do": "end" },
        { "do": "hand_over", "table": 1, "seat": 0, "to_bot": true },
        { "do": "rename", "pupil": 1, "name": "Zoe" },
        { "do": "remove", "pupil": 1 },
        { "do": "admit", "pupil": 1, "yes": true },
        { "do": "next", "plan": plan(), "groups": "same" },
        { "do": "vote", "proposals": [{ "name": "A", "setup": {} }, { "name": "B", "setup": {} }] },
        { "do": "close_vote" },
        { "do": "stay", "hours": 1 },
        { "do": "end_class" },
    ]);
    all.as_array().cloned().unwrap_or_default()
}

#[test]
fn every_wish_of_a_teacher_is_tried() {
    let schema = serde_json::to_value(schemars::schema_for!(protocol::Teach)).expect("a schema");
    let kinds = schema["oneOf"].as_array().expect("variants").iter();
    let mut kinds: Vec<_> = kinds.map(|kind| kind["properties"]["do"]["const"].clone()).collect();
    let mut tried: Vec<_> = wishes().iter().map(|wish| wish["do"].clone()).collect();
    kinds.sort_by_key(Value::to_string);
    tried.sort_by_key(Value::to_string);
    assert_eq!(kinds, tried);
}

/// The code of the error; nothing if all is well.
fn code_of(answered: &Answered) -> String {
    if answered.status < 400 {
        return String::new();
    }
    let answer: Value = serde_json::from_str(&answered.body).unwrap_or_default();
    answer["code"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_route_tells_or_does_anything_without_the_right() {
    let mut server = TestServer::open().await;
    let (class, people) = people(&server).await;
    let routes: [(&str, &str, Value, &[&str]); 7] = [
        ("GET", "/board", Value::Null, &["teacher", "beamer"]),
        ("GET", "/debrief", Value::Null, &["teacher", "beamer", "pupil"]),
        ("GET", "/export?what=figures", Value::Null, &["teacher"]),
        ("GET", "/export?what=decisions", Value::Null, &["teacher"]),
        ("GET", "/export?what=records", Value::Null, &["teacher"]),
        ("POST", "/vote", json!({ "proposal": 0 }), &["pupil"]),
        (
            "GET",
            "",
            Value::Null,
            &["teacher", "beamer", "pupil", "pupil of another class", "teacher of another class", "guest"],
        ),
    ];
    for started in [false, true] {
        if started {
            class.teach(&server, json!({ "do": "start" })).await;
        }
        for (method, part, body, may) in &routes {
            for (who, token) in people.all() {
                let answered = ask(&server, method, &class.path(part), token, body).await;
                let is_refused = code_of(&answered) == "not_in_class";
                assert_eq!(is_refused, !may.contains(&who), "{who}: {method} {part}: {}", answered.body);
                assert_eq!(is_refused, answered.status == 403, "{who}: {method} {part}");
                for secret in [&people.teacher, &people.beamer, &people.pupil.token] {
                    assert!(!answered.body.contains(&**secret), "{who}: {method} {part} tells a token");
                }
            }
        }
        let before = class.board(&server).await;
        for wish in wishes() {
            for (who, token) in people.all().into_iter().filter(|(who, _)| *who != "teacher") {
                let answered = ask(&server, "POST", &class.path("/teach"), token, &wish).await;
                assert_eq!((answered.status, &*code_of(&answered)), (403, "not_in_class"), "{who}: {wish}");
            }
        }
        let after = class.board(&server).await;
        assert_eq!((after.pupils, after.class.stage), (before.pupils, before.class.stage));
    }
    // Codes of tables are for the teacher alone, and a class that does not exist says nothing.
    let beamer = ask(&server, "GET", &class.path("/board"), Some(&people.beamer), &Value::Null).await;
    let board = class.board(&server).await;
    for table in &board.tables {
        assert!(!beamer.body.contains(&**table.code.as_ref().expect("for the teacher")));
    }
    for (method, part, body, _) in &routes {
        let nowhere = format!("/api/classes/ABCDEFG{part}");
        let answered = ask(&server, method, &nowhere, Some(&people.teacher), body).await;
        assert_eq!(answered.problem(404), "no_such_class", "{method} {part}");
    }
    server.stop().await;
}

/// What somebody at a table, or beside it, is told who sends this.
async fn sent(server: &TestServer, code: &str, token: Option<&str>, message: &Value) -> String {
    let mut client = server.connect(code).await;
    client.hello(token, None).await;
    match client.receive().await {
        Some(protocol::ServerMessage::Welcome { .. }) => {}
        Some(said) => return failure(&said).to_owned(),
        None => return "cut".to_owned(),
    }
    client.send_text(message.to_string()).await;
    let said = client
        .until(|said| {
            let is_answer = matches!(
                said,
                protocol::ServerMessage::Failed { .. }
                    | protocol::ServerMessage::Done { .. }
                    | protocol::ServerMessage::Refused { .. }
                    | protocol::ServerMessage::Previewed { .. }
                    | protocol::ServerMessage::Device { .. }
            );
            is_answer.then(|| said.clone())
        })
        .await;
    match said {
        protocol::ServerMessage::Failed { code, .. } => code,
        _ => "done".to_owned(),
    }
}

/// Every message to a table, and what a pupil is told who sends it. The rest is for nobody at a table of a class.
fn messages() -> Vec<(Value, &'static str)> {
    let nobody = "teachers_table";
    vec![
        (json!({ "type": "nonce", "nonce": "00" }), nobody),
        (json!({ "type": "ready", "ready": true }), nobody),
        (json!({ "type": "colour", "seat": 0, "colour": 5 }), nobody),
        (json!({ "type": "rename", "name": "Zoe" }), nobody),
        (json!({ "type": "leave" }), nobody),
        (json!({ "type": "device" }), nobody),
        (json!({ "type": "rematch" }), nobody),
        (json!({ "type": "admit", "ask": 1, "yes": true }), nobody),
        (json!({ "type": "set_bot", "seat": 0, "bot": null }), "not_host"),
        (json!({ "type": "order", "seats": [2, 1, 0] }), "not_host"),
        (json!({ "type": "players", "players": 4 }), "not_host"),
        (json!({ "type": "stand_in", "seat": 1, "to_bot": true }), "not_host"),
        (json!({ "type": "remove", "seat": 1 }), "not_host"),
        (json!({ "type": "settings", "spectators": true }), "not_host"),
        (json!({ "type": "start" }), "not_host"),
        (json!({ "type": "pause", "paused": true }), "not_host"),
        (json!({ "type": "close" }), "not_host"),
        (json!({ "type": "chat", "text": "hi" }), "chat_off"),
        (json!({ "type": "advise" }), "advice_off"),
        (json!({ "type": "agree", "undo": 9, "yes": true }), "no_such_undo"),
        (json!({ "type": "undo" }), "nothing_to_undo"),
        (json!({ "type": "hand_over", "to_bot": false }), "done"),
        (json!({ "type": "pace", "pace": "quick" }), "done"),
        (json!({ "type": "uncover", "seat": null }), "silent"),
        (json!({ "type": "nudge", "seat": 9 }), "no_such_seat"),
        (json!({ "type": "act", "action": "nothing" }), "some"),
        (json!({ "type": "preview", "action": "nothing" }), "some"),
    ]
}

#[test]
fn every_message_to_a_table_is_tried() {
    let schema = serde_json::to_value(schemars::schema_for!(ClientMessage)).expect("a schema");
    let kinds = schema["oneOf"].as_array().expect("variants").iter();
    let mut kinds: Vec<_> = kinds.map(|kind| kind["properties"]["type"]["const"].clone()).collect();
    kinds.retain(|kind| kind != "hello" && kind != "beat");
    let mut tried: Vec<_> = messages().iter().map(|(message, _)| message["type"].clone()).collect();
    kinds.sort_by_key(Value::to_string);
    tried.sort_by_key(Value::to_string);
    assert_eq!(kinds, tried);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_a_class_has_no_host_and_no_visitors() {
    let mut server = TestServer::open().await;
    let (class, people) = people(&server).await;
    class.teach(&server, json!({ "do": "start" })).await;
    let place = class.place(&server, &people.pupil).await;
    let code = place.code.expect("a table");
    for (mut message, expected) in messages() {
        message["ref"] = json!("r");
        for (who, token) in people.all() {
            if expected == "silent" {
                continue;
            }
            let said = sent(&server, &code, token, &message).await;
            match who {
                "pupil" if expected == "some" => {}
                "pupil" => assert_eq!(said, expected, "{message}"),
                // The teacher looks on; what is to be done is done by the class.
                "teacher" => assert_eq!(said, "not_seated", "{message}"),
                _ => assert_eq!(said, "no_such_table", "{who}: {message}"),
            }
        }
    }
    for (who, token) in people.all() {
        for part in ["", "/record", "/replay", "/debrief"] {
            let path = format!("/api/tables/{code}{part}");
            let answered = ask(&server, "GET", &path, token, &Value::Null).await;
            let expected = match (who, part) {
                ("teacher" | "pupil", "") | ("pupil", "/replay") => "",
                ("teacher" | "pupil", "/record") | ("pupil", "/debrief") => "not_over",
                _ => "no_such_table",
            };
            assert_eq!(code_of(&answered), expected, "{who}: {part}: {}", answered.body);
        }
        for (part, body) in [
            ("/seats", json!({ "name": "Mallory" })),
            ("/seats", json!({ "name": "Mallory", "token": token })),
            ("/device", json!({ "secret": "0".repeat(64) })),
        ] {
            let path = format!("/api/tables/{code}{part}");
            let answered = ask(&server, "POST", &path, token, &body).await;
            let knows = part == "/seats" && who == "pupil" && body["token"].is_string();
            let expected = if knows { "teachers_table" } else { "no_such_table" };
            assert_eq!(code_of(&answered), expected, "{who}: {part}: {}", answered.body);
        }
    }
    let lobby = server.get("/api/tables").await;
    assert!(!lobby.body.contains(&*code), "unlisted");
    server.stop().await;
}
