//! Whatever is written to the engine, each line is answered with one line, and no answer tells of a defect.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use fuzzing::proptest::collection::vec;
use fuzzing::proptest::prelude::{Strategy, any, prop_oneof};
use fuzzing::{Mutated, MutatedText, arbitrary_bytes, arbitrary_json, check, mutated_json, mutated_text};
use games::GAMES;
use serde_json::{Value, json};

use crate::program::{Folder, program};

/// The program as an engine. It runs in a folder of its own, since a mutated line may save something.
struct Engine {
    process: Child,
    input: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
    _folder: Folder,
}

impl Engine {
    fn start() -> Engine {
        let folder = Folder::new();
        let mut process = program()
            .arg("engine")
            .current_dir(folder.path(""))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = process.stdin.take().expect("an input");
        let answers = BufReader::new(process.stdout.take().expect("an output")).lines();
        Engine { process, input, answers, _folder: folder }
    }

    /// The answer to a line of any bytes.
    fn ask(&mut self, line: &[u8]) -> Value {
        let shown = String::from_utf8_lossy(line);
        self.input.write_all(line).and_then(|()| self.input.write_all(b"\n")).expect("the engine reads on");
        let answer = self.answers.next().unwrap_or_else(|| panic!("the engine ended at {shown}"));
        let answer: Value = serde_json::from_str(&answer.expect("a line")).expect("a line of JSON");
        assert_ne!(answer["error"]["kind"], "broken", "{shown}\nis answered with {answer}");
        answer
    }

    /// The answer to a request that is right.
    fn asks(&mut self, request: Value) -> Value {
        let mut answer = self.ask(request.to_string().as_bytes());
        assert!(answer["error"].is_null(), "{request}\nis answered with {answer}");
        answer["ok"].take()
    }

    fn stop(mut self) {
        drop(self.input);
        assert!(self.process.wait().expect("it ends").success());
    }
}

/// Starts a game and lets bots play so many moves; gives the number of its table.
fn play(engine: &mut Engine, game: usize, seed: u32, moves: u8) -> u64 {
    let info = GAMES[game].info();
    let mut now =
        engine.asks(json!({ "do": "start", "game": info.id, "players": info.min_players, "seed": seed }));
    let table = now["table"].as_u64().expect("a table");
    for _ in 0..moves {
        let seat = now["ask_first"].clone();
        if seat.is_null() {
            break;
        }
        let bot = engine
            .asks(json!({ "do": "bot", "table": table, "seat": seat, "level": "random", "seed": seed }));
        now = engine.asks(json!({ "do": "act", "table": table, "seat": seat, "action": bot["action"] }));
    }
    table
}

/// One right request of each kind for this table, the most telling ones with what the table holds.
fn requests(engine: &mut Engine, game: usize, table: u64) -> Vec<Value> {
    let info = GAMES[game].info();
    let (id, players) = (info.id, info.min_players);
    let asked = engine.asks(json!({ "do": "waited_for", "table": table }));
    let seat = if asked["ask_first"].is_null() { json!(0) } else { asked["ask_first"].clone() };
    let state = engine.asks(json!({ "do": "state", "table": table }))["state"].take();
    let record = engine.asks(json!({ "do": "save", "table": table }))["record"].take();
    let action = if asked["ask_first"].is_null() {
        Value::Null
    } else {
        engine.asks(json!({ "do": "bot", "table": table, "seat": seat, "level": "novice" }))["action"].take()
    };
    vec![
        json!({ "id": 1, "do": "act", "table": table, "seat": seat, "action": action, "by": "bot:novice" }),
        json!({ "id": 2, "do": "preview", "table": table, "seat": seat, "action": action }),
        json!({ "id": 3, "do": "position", "game": id, "players": players, "setup": {}, "state": state, "seed": 3 }),
        json!({ "id": 4, "do": "load", "record": record, "at": 2 }),
        json!({ "id": 5, "do": "start", "game": id, "players": players, "setup": record["setup"], "seats": ["A", "B", "C"] }),
        json!({ "id": 6, "do": "start", "game": id, "players": players, "seed": record["seed"], "nonces": ["00", "ff"] }),
        json!({ "id": 7, "do": "undo", "table": table, "to": 1 }),
        json!({ "id": 8, "do": "view", "table": table, "as": seat }),
        json!({ "id": 9, "do": "choices", "table": table, "seat": seat }),
        json!({ "id": 10, "do": "silence", "table": table, "seat": seat }),
        json!({ "id": 11, "do": "bot", "table": table, "seat": seat, "level": "novice", "seed": 3 }),
        json!({ "id": 12, "do": "standings", "table": table }),
        json!({ "id": 13, "do": "gauges", "table": table }),
        json!({ "id": 14, "do": "state", "table": table }),
        json!({ "id": 15, "do": "save", "table": table, "path": "saved" }),
        json!({ "id": 16, "do": "waited_for", "table": table }),
        json!({ "id": 17, "do": "games" }),
    ]
}

/// As many as [`requests`] gives.
const REQUESTS: usize = 17;

/// A line that is not quite right.
#[derive(Clone, Debug)]
enum Wrong {
    Content(Mutated),
    Letters(MutatedText),
    Json(Value),
    Bytes(Vec<u8>),
}

fn wrong() -> impl Strategy<Value = Wrong> {
    prop_oneof![
        12 => mutated_json(REQUESTS).prop_map(Wrong::Content),
        4 => mutated_text(REQUESTS).prop_map(Wrong::Letters),
        1 => arbitrary_json().prop_map(Wrong::Json),
        1 => arbitrary_bytes().prop_map(Wrong::Bytes),
    ]
}

impl Wrong {
    /// As one line that is not blank: blank ones are passed over.
    fn line(&self, requests: &[Value]) -> Vec<u8> {
        let mut line = match self {
            Wrong::Content(mutated) => mutated.apply(requests).to_string().into_bytes(),
            Wrong::Letters(mutated) => {
                let texts: Vec<String> = requests.iter().map(Value::to_string).collect();
                mutated.apply(&texts)
            }
            Wrong::Json(value) => value.to_string().into_bytes(),
            Wrong::Bytes(bytes) => bytes.clone(),
        };
        line.retain(|byte| *byte != b'\n');
        if line.trim_ascii().is_empty() {
            line.push(b'?');
        }
        line
    }
}

#[test]
fn every_line_is_answered_and_none_finds_a_defect() {
    let cases = (0..GAMES.len(), any::<u32>(), 0_u8..60, vec(wrong(), 1..20));
    check(40, &cases, |(game, seed, moves, wrong)| {
        let mut engine = Engine::start();
        let table = play(&mut engine, game, seed, moves);
        let requests = requests(&mut engine, game, table);
        assert_eq!(requests.len(), REQUESTS);
        for wrong in wrong {
            engine.ask(&wrong.line(&requests));
        }
        engine.stop();
    });
}
