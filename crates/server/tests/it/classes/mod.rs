//! Classes: one code, many tables. `pupil.rs` is somebody who plays, `lessons.rs` are lessons from the code to the debrief,
//! `boards.rs` what the teacher sees and does meanwhile, `research.rs` what is exported, `rights.rs` who may do what,
//! `many.rs` thirty and more pupils at once.

mod boards;
mod lessons;
mod many;
mod pupil;
#[path = "../../../../bench/src/load/player.rs"]
mod random_player;
mod research;
mod rights;

use games::EXAMPLE;
use protocol::{ClassBoard, ClassInfo, ClassOpened, MyPlace, PupilJoined};
use serde_json::{Value, json};

use self::pupil::Manner;
use crate::client::Answered;
use crate::test_server::TestServer;

/// A class that was opened for a test.
pub struct Class {
    pub opened: ClassOpened,
}

/// The plan of most tests: the example game, three at a table, bots that answer at once.
pub fn plan() -> Value {
    plan_of(EXAMPLE, 3)
}

pub fn plan_of(game: &str, per_table: u8) -> Value {
    json!({
        "game": game,
        "per_table": per_table,
        "bots": "novice",
        "treatments": [{ "name": "As printed", "setup": {} }],
    })
}

impl Class {
    pub async fn open(server: &TestServer, plan: Value) -> Class {
        Class::open_with(server, json!({ "title": "Form 9b", "plan": plan })).await
    }

    pub async fn open_with(server: &TestServer, new: Value) -> Class {
        Class { opened: server.post("/api/classes", &new).await.expect_json(201) }
    }

    pub fn path(&self, part: &str) -> String {
        format!("/api/classes/{}{part}", self.opened.code)
    }

    pub async fn get(&self, server: &TestServer, part: &str, token: Option<&str>) -> Answered {
        ask(server, "GET", &self.path(part), token, &Value::Null).await
    }

    pub async fn post(&self, server: &TestServer, part: &str, token: Option<&str>, body: &Value) -> Answered {
        ask(server, "POST", &self.path(part), token, body).await
    }

    pub async fn enter(&self, server: &TestServer, name: &str) -> PupilJoined {
        self.post(server, "/pupils", None, &json!({ "name": name })).await.expect_json(201)
    }

    pub async fn enter_all(&self, server: &TestServer, names: &[&str]) -> Vec<PupilJoined> {
        let mut all = Vec::new();
        for name in names {
            all.push(self.enter(server, name).await);
        }
        all
    }

    /// The teacher does something, and it must succeed.
    pub async fn teach(&self, server: &TestServer, wish: Value) -> ClassBoard {
        self.post(server, "/teach", Some(&self.opened.teacher), &wish).await.expect_json(200)
    }

    pub async fn board(&self, server: &TestServer) -> ClassBoard {
        self.get(server, "/board", Some(&self.opened.teacher)).await.expect_json(200)
    }

    pub async fn info(&self, server: &TestServer, token: Option<&str>) -> ClassInfo {
        self.get(server, "", token).await.expect_json(200)
    }

    pub async fn place(&self, server: &TestServer, pupil: &PupilJoined) -> MyPlace {
        let info = self.info(server, Some(&pupil.token)).await;
        info.mine.into_iter().find(|place| place.pupil == pupil.pupil).expect("a place")
    }

    /// Waits until the board is as it should be.
    pub async fn board_where(&self, server: &TestServer, is: impl Fn(&ClassBoard) -> bool) -> ClassBoard {
        for _ in 0..200 {
            let board = self.board(server).await;
            if is(&board) {
                return board;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("the board does not become what it should: {:?}", self.board(server).await);
    }
}

/// Everybody plays until this holds at their table, or its game is over.
pub async fn play_until(
    server: &TestServer,
    class: &Class,
    pupils: &[&PupilJoined],
    until: fn(&protocol::Update) -> bool,
) {
    let mut playing = tokio::task::JoinSet::new();
    for (seed, pupil) in (1..).zip(pupils) {
        let (address, token) = (server.address, pupil.token.clone());
        let Some(code) = class.place(server, pupil).await.code else { continue };
        playing.spawn(async move { pupil::play(address, &code, &token, Manner::quick(seed), until).await });
    }
    while let Some(played) = playing.join_next().await {
        played.expect("they play");
    }
}

pub async fn ask(
    server: &TestServer,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &Value,
) -> Answered {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let mut headers = vec![("content-type", "application/json")];
    headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
    let body = if body.is_null() { String::new() } else { body.to_string() };
    server.request(method, path, &headers, &body).await
}
