//! `doctor`: what is well, what is not, and what to do about it.

use std::os::unix::fs::PermissionsExt;

use serde_json::Value;

use crate::postgres::Cluster;
use crate::program::{Folder, Run, program, run};
use crate::serve::Serving;

/// What is found: (what, health, told and advice).
fn findings(found: &Run) -> Vec<(String, String, String)> {
    let all: Vec<Value> =
        serde_json::from_str(&found.out).unwrap_or_else(|_| panic!("{} {}", found.out, found.err));
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    all.iter()
        .map(|one| {
            let advice = text(&one["advice"]);
            assert_eq!(advice.is_empty(), one["health"] == "ok", "advice comes with what is not well: {one}");
            (text(&one["what"]), text(&one["health"]), format!("{}; {advice}", text(&one["told"])))
        })
        .collect()
}

#[track_caller]
fn expect(found: &Run, what: &str, health: &str, part: &str) {
    let all = findings(found);
    let is_it =
        |(name, how, told): &&(String, String, String)| name == what && how == health && told.contains(part);
    assert!(all.iter().any(|one| is_it(&one)), "{what} {health} {part}: {all:#?}");
}

/// A free address, so that the findings are about the rest.
fn doctor(place: &[&str]) -> Run {
    run(&[&["doctor", "--json", "--listen", "127.0.0.1:0"], place].concat())
}

#[test]
fn a_folder_is_examined_before_and_while_a_server_uses_it() {
    let folder = Folder::new();
    let data = folder.path("data").display().to_string();
    let place = ["--data", &data];
    let before = doctor(&place);
    assert_eq!(before.code, 0, "{}{}", before.out, before.err);
    expect(&before, "data folder", "ok", "will be made at the start");
    expect(&before, "disk", "ok", "are free");
    assert!(!folder.path("data").exists(), "it changes nothing");
    let serving = Serving::on(&folder);
    let address = serving.address().to_string();
    let during = run(&["doctor", "--json", "--data", &data, "--listen", &address]);
    assert_eq!(during.code, 0, "{}", during.out);
    expect(&during, "address", "ok", "and is healthy");
    expect(&during, "server", "ok", "a server uses the folder");
    expect(&during, "database", "ok", "SQLite, 0 tables");
    expect(&during, "permissions", "ok", "only the owner");
    let healthy = run(&["doctor", "--running", "--listen", &address]);
    assert_eq!((healthy.code, healthy.out.lines().count()), (0, 1), "{}", healthy.out);
    drop(serving);
    let down = run(&["doctor", "--running", "--json", "--listen", &address]);
    assert_eq!(down.code, 1);
    expect(&down, "address", "bad", "no server answers");
    expect(&doctor(&place), "server", "ok", "no server uses the folder");
    // As people read it.
    let said = run(&["doctor", "--data", &data, "--listen", "127.0.0.1:0"]);
    assert!(
        said.out.lines().all(|line| line.starts_with("ok    ") || line.starts_with("warn  ")),
        "{}",
        said.out
    );
}

#[test]
fn what_is_wrong_with_a_folder_is_said_with_what_to_do() {
    let folder = Folder::new();
    let file = folder.write("file", "in the way");
    let in_the_way = doctor(&["--data", &file]);
    assert_eq!(in_the_way.code, 1);
    expect(&in_the_way, "data folder", "bad", "is not a folder; move it away");
    expect(&doctor(&["--data", "/proc/1/nothing"]), "data folder", "bad", "cannot be made");
    drop(Serving::on(&folder));
    let data = folder.path("data");
    let place = ["--data", data.to_str().unwrap()];
    std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o755)).unwrap();
    expect(&doctor(&place), "permissions", "warn", "chmod -R go=");
    // A few files, as a shell may allow them.
    let mut limited = std::process::Command::new("sh");
    let few = limited.arg("-c").arg("ulimit -n 100 && exec \"$0\" \"$@\"").arg(program().get_program());
    let few = few.args(["doctor", "--json", "--listen", "127.0.0.1:0"]).args(place).output().unwrap();
    assert_eq!(few.status.code(), Some(1));
    let few = Run { code: 1, out: String::from_utf8(few.stdout).unwrap(), err: String::new() };
    expect(&few, "file limit", "bad", "LimitNOFILE");
    // Pages of the database are overwritten.
    let database = data.join("countinghouse.sqlite");
    let mut bytes = std::fs::read(&database).unwrap();
    for page in bytes.chunks_mut(4096).skip(2) {
        page.fill(0x5a);
    }
    std::fs::write(&database, bytes).unwrap();
    let damaged = doctor(&place);
    assert_eq!(damaged.code, 1);
    expect(&damaged, "database", "bad", "restore the last backup");
}

#[test]
fn a_clock_that_is_behind_what_was_stored_is_found() {
    let folder = Folder::new();
    let serving = Serving::on(&folder);
    let new = serde_json::json!({"game": games::EXAMPLE, "name": "Anna", "others": ["person", "person"]})
        .to_string();
    assert!(serving.request("POST", "/api/tables", &new).starts_with("HTTP/1.1 201"));
    drop(serving);
    let data = folder.path("data");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let url = format!("sqlite:{}", data.join("countinghouse.sqlite").display());
        let mut sql = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.unwrap();
        sqlx::query("UPDATE tables SET created_at = created_at + 3600000").execute(&mut sql).await.unwrap();
    });
    let found = doctor(&["--data", data.to_str().unwrap()]);
    assert_eq!(found.code, 0, "it works all the same");
    expect(&found, "clock", "warn", "seconds in the future");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_is_examined() {
    let mut cluster = Cluster::start().await;
    let database = cluster.database().await;
    let place = ["--database", &database];
    let look = || tokio::task::block_in_place(|| doctor(&place));
    let empty = look();
    // Those of the tests do not wait for the disk.
    expect(&empty, "database", "bad", "fsync");
    expect(&empty, "database", "ok", "PostgreSQL 1");
    expect(&empty, "database", "warn", "start `countinghouse serve` once");
    expect(&empty, "encryption", "ok", "does not leave this machine");
    expect(&empty, "clock", "ok", "agrees with that of the database");
    let mut servers = Vec::new();
    for _ in 0..2 {
        let mut serve = program();
        serve.args(["serve", "--listen", "127.0.0.1:0", "--log", "off", "--database", &database]);
        servers.push(tokio::task::block_in_place(|| Serving::start(serve)));
    }
    let two = look();
    assert_eq!(two.code, 1);
    expect(&two, "server", "bad", "several servers on one database need --node");
    cluster.go_away();
    let gone = look();
    expect(&gone, "database", "bad", "PostgreSQL cannot be reached");
    let odd = tokio::task::block_in_place(|| {
        doctor(&["--database", "postgres://house:swordfish@localhost:port/x"])
    });
    expect(&odd, "database", "bad", "its address cannot be read");
    assert!(!odd.out.contains("swordfish"), "no password is printed: {}", odd.out);
}
