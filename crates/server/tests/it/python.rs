//! The example `docs/examples/ws_bot.py`, which authors of bots start from, plays whole games, and
//! `docs/examples/fairness.py` checks their dice.

use std::path::PathBuf;
use std::process::Stdio;

use serde_json::Value;
use tokio::process::Command;
use tokio::time::{Duration, timeout};

use crate::test_server::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn a_python_program_plays_a_whole_game_of_each_kind() {
    let server = TestServer::open().await;
    let script = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/ws_bot.py"));
    let checker = script.with_file_name("fairness.py");
    for game in games::GAMES {
        let id = game.info().id;
        let mut python = Command::new("python3");
        python.arg(&script).arg(format!("http://{}", server.address)).args(["--game", id, "--seed", "5"]);
        python.stdin(Stdio::null()).kill_on_drop(true);
        let ran = timeout(Duration::from_secs(180), python.output()).await.expect("it ends in time");
        let ran = ran.expect("python3 is there");
        let said = String::from_utf8_lossy(&ran.stderr);
        assert!(ran.status.success(), "{id}: {said}");
        let result: Value = serde_json::from_slice(&ran.stdout).expect("one line of JSON");
        assert!(result["acted"].as_u64().is_some_and(|acted| acted > 0), "{id}: {result}");
        let ending = result["ending"].as_str().unwrap_or_default();
        assert!(game.endings().contains(&ending), "{id}: {result}");
        let path = format!("/api/tables/{}/record", result["table"].as_str().unwrap_or_default());
        let record = server.get(&path).await;
        let file = server.data.path().join(format!("{id}.json"));
        std::fs::write(&file, &record.body).expect("it is written");
        let record = games::records::from_json(record.body.as_bytes()).expect("a record");
        games::records::verify(&record).expect("it holds");
        let checked = Command::new("python3").arg(&checker).arg(&file).output().await.expect("it runs");
        let said = String::from_utf8_lossy(&checked.stderr);
        assert!(checked.status.success(), "{id}: {said}");
    }
}
