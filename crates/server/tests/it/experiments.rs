//! The rule lab: experiments run for whoever asks, with limits, progress and cancel.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use games::EXAMPLE;
use games::records::{from_json, verify};
use lab::experiment::record_of;
use lab::{Experiment, Progress, experiment};
use protocol::ExperimentProgress;
use serde_json::{Value, json};
use server::{Config, Limits};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::client::{Answered, PATIENCE};
use crate::test_server::TestServer;

fn asked(games: u64, bot: &str) -> Value {
    json!({
        "game": EXAMPLE, "games": games, "bots": [bot],
        "vary": [{ "option": "length", "values": ["short", "long"] }],
    })
}

/// A record of the example.
fn record_of_a_game() -> Value {
    let experiment: Experiment = serde_json::from_value(asked(1, "novice")).expect("an experiment");
    serde_json::to_value(record_of(&experiment, 0, 0).expect("a record")).expect("JSON")
}

/// The answer comes in chunks, whose lengths stand between the lines.
fn lines_of(answer: &Answered) -> Vec<ExperimentProgress> {
    assert_eq!(answer.status, 200, "{}", answer.body);
    let lines = answer.body.lines().filter(|line| line.starts_with('{'));
    lines.map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

fn id_of(answer: &Answered) -> String {
    lines_of(answer).pop().and_then(|last| last.id).expect("a result")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_experiment_gives_what_the_lab_gives_and_its_games_can_be_watched() {
    let mut server = TestServer::open().await;
    let asked = asked(12, "novice");
    let answer = server.post("/api/experiments", &asked).await;
    let lines = lines_of(&answer);
    assert_eq!(lines.first().map(|line| (line.done, line.games)), Some((0, 12)));
    assert!(lines.is_sorted_by_key(|line| line.done));
    let path = format!("/api/experiments/{}", id_of(&answer));
    let answer = server.get(&path).await;
    let shown: Value = answer.expect_json(200);
    let experiment: Experiment = serde_json::from_value(asked.clone()).expect("an experiment");
    let stop = AtomicBool::new(false);
    let same = experiment::run(&experiment, &Progress::new(&stop)).expect("a result");
    assert_eq!(answer.body, serde_json::to_string(&same).expect("JSON"));
    let report: Value = server.get(&format!("{path}/report")).await.expect_json(200);
    assert_eq!(report["series"], json!(["Length: Short", "Length: Long"]));
    let page = server.get(&format!("{path}/report.html")).await;
    assert!(page.status == 200 && page.body.contains("Length: Long"), "{}", page.head);
    // A game that stands out is a record like any other.
    let outlier = &shown["variants"][1]["outliers"][0];
    let record = server.get(&format!("{path}/records/1/{}", outlier["game"])).await;
    assert_eq!(record.status, 200, "{}", record.body);
    verify(&from_json(record.body.as_bytes()).expect("a record")).expect("the record holds");
    assert_eq!(server.get(&format!("{path}/records/1/99")).await.problem(404), "no_such_experiment");
    assert_eq!(server.get("/api/experiments/unknown").await.problem(404), "no_such_experiment");
    // Asked for again it is there at once, under the same id.
    assert_eq!(
        id_of(&server.post("/api/experiments", &asked).await),
        path.rsplit('/').next().expect("an id")
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_or_not_of_the_house_is_refused_before_it_waits() {
    let mut server = TestServer::open().await;
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut changed = asked(4, "novice");
        change(&mut changed);
        changed
    };
    let refused = [
        asked(501, "novice"),
        asked(0, "novice"),
        asked(4, "cmd:touch /tmp/never"),
        asked(4, "master:50ms"),
        asked(4, "wizard"),
        changed(&|asked| asked["vary"] = json!([{ "option": "bots", "values": ["novice", "cmd:sh"] }])),
        changed(&|asked| asked["vary"][0]["option"] = json!("long")),
        changed(&|asked| asked["set"] = json!({ "starting_coins": 1_000_000 })),
        changed(&|asked| asked["game"] = json!("chess")),
        changed(&|asked| asked["players"] = json!(99)),
        changed(&|asked| asked["from"] = json!({ "at": 0, "record": record_of_a_game() })),
    ];
    for experiment in refused {
        let answer = server.post("/api/experiments", &experiment).await;
        assert_eq!(answer.problem(400), "bad_experiment", "{experiment}");
    }
    // A moment of a record is sound for the command line, so it is refused here for what it is.
    let mut moment = asked(4, "novice");
    moment["from"] = json!({ "at": 0, "record": record_of_a_game() });
    moment["vary"] = json!([]);
    let experiment: Experiment = serde_json::from_value(moment.clone()).expect("an experiment");
    experiment.plans().expect("the command line plays it");
    let answer = server.post("/api/experiments", &moment).await;
    assert_eq!(answer.problem(400), "bad_experiment");
    assert!(answer.body.contains("moments of records are for the command line"), "{}", answer.body);
    let unknown = changed(&|asked| asked["threads"] = json!(64));
    assert_eq!(server.post("/api/experiments", &unknown).await.problem(400), "unreadable");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_runs_so_many_experiments_and_what_is_refused_does_not_count() {
    let limits = Limits { experiments_per_hour: 2, ..Limits::default() };
    let mut server = TestServer::open_with(|config| Config { limits, ..config }).await;
    for games in [0, 1, 0, 2, 0] {
        let status = if games == 0 { 400 } else { 200 };
        assert_eq!(server.post("/api/experiments", &asked(games, "novice")).await.status, status);
        if games == 2 {
            break;
        }
    }
    let answer = server.post("/api/experiments", &asked(1, "novice")).await;
    assert_eq!(answer.problem(429), "too_many_experiments");
    server.stop().await;
}

/// Sends an experiment and reads until its first line is there.
async fn begin(server: &TestServer, experiment: &Value) -> TcpStream {
    let body = experiment.to_string();
    let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
    let request = format!(
        "POST /api/experiments HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        server.address,
        body.len()
    );
    stream.write_all(request.as_bytes()).await.expect("the request is sent");
    let mut read = String::new();
    while !read.contains("\"done\"") {
        let mut bytes = [0; 1024];
        let count = timeout(PATIENCE, stream.read(&mut bytes)).await.expect("in time").expect("an answer");
        assert!(count > 0, "{read}");
        read.push_str(&String::from_utf8_lossy(&bytes[..count]));
    }
    stream
}

/// 500 games of masters take many minutes, so the next one comes to its turn only because this one is left.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_closes_the_connection_cancels_and_the_next_one_begins() {
    let mut server = TestServer::open().await;
    let long = begin(&server, &asked(500, "master")).await;
    let next = asked(2, "novice");
    let mut waiting = Box::pin(server.post("/api/experiments", &next));
    let early = timeout(Duration::from_millis(500), &mut waiting).await;
    assert!(early.is_err(), "one at a time");
    drop(long);
    let answer = timeout(PATIENCE, waiting).await.expect("its turn came");
    assert_eq!(lines_of(&answer).last().map(|last| last.done), Some(2));
    server.stop().await;
}

/// Reads the lines of a job until one of them is the one that is waited for.
async fn line_of(
    stream: &mut TcpStream,
    is_wanted: impl Fn(&ExperimentProgress) -> bool,
) -> ExperimentProgress {
    let mut read = String::new();
    loop {
        let mut bytes = [0; 4096];
        let count = timeout(PATIENCE, stream.read(&mut bytes)).await.expect("in time").expect("an answer");
        assert!(count > 0, "it never came: {read}");
        read.push_str(&String::from_utf8_lossy(&bytes[..count]));
        let mut lines = read.lines().filter_map(|line| serde_json::from_str::<ExperimentProgress>(line).ok());
        if let Some(line) = lines.find(&is_wanted) {
            return line;
        }
    }
}

/// A slow machine plays fewer games in the same time. The result says how many, and whoever repeats it gets the same.
#[tokio::test(flavor = "multi_thread")]
async fn an_experiment_that_is_cut_says_so_and_its_link_gives_the_same_numbers() {
    let limits = Limits { experiment_time: Duration::ZERO, ..Limits::default() };
    let mut server = TestServer::open_with(|config| Config { limits, ..config }).await;
    // Alone it may take its time, although it is over at once.
    let alone = asked(3, "novice");
    let whole: Value = {
        let id = id_of(&server.post("/api/experiments", &alone).await);
        server.get(&format!("/api/experiments/{id}")).await.expect_json(200)
    };
    assert_eq!((&whole["games"], &whole["ended"]), (&json!(3), &json!("all_played")));
    // Somebody else waits, so this one ends with what it has.
    let long = asked(500, "trader");
    let mut begun = begin(&server, &long).await;
    line_of(&mut begun, |line| line.done > 0).await;
    let next = asked(2, "novice");
    let ended = line_of(&mut begun, |line| line.id.is_some());
    let (ended, answer) = tokio::join!(ended, server.post("/api/experiments", &next));
    let id = ended.id.expect("a result");
    assert_eq!(lines_of(&answer).last().map(|last| last.done), Some(2));
    let cut: Value = server.get(&format!("/api/experiments/{id}")).await.expect_json(200);
    let games = cut["games"].as_u64().expect("a number");
    assert!((1..500).contains(&games), "{games}");
    assert_eq!((&cut["asked"], &cut["ended"]), (&json!(500), &json!("stopped")));
    assert_eq!(cut["experiment"]["games"], json!(games), "the link asks for what was played");
    assert!(cut["command"].as_str().expect("a command").contains(&format!("--games {games} ")));
    // Asked for again, it is not played again.
    assert_eq!(id_of(&server.post("/api/experiments", &long).await), id);
    // The link on another machine, and the file on the command line.
    let experiment: Experiment = serde_json::from_value(cut["experiment"].clone()).expect("an experiment");
    let stop = AtomicBool::new(false);
    let again = experiment::run(&experiment, &Progress::new(&stop)).expect("a result");
    let again = serde_json::to_string(&again).expect("JSON");
    let again: Value = serde_json::from_str(&again).expect("JSON");
    for part in ["experiment", "command", "games", "figures", "variants", "effects"] {
        assert_eq!(again[part], cut[part], "{part}");
    }
    let report: Value = server.get(&format!("/api/experiments/{id}/report")).await.expect_json(200);
    assert!(report["lead"].to_string().contains("stopped before all 500 were played"), "{}", report["lead"]);
    server.stop().await;
}

/// What was played before somebody left is not shown to the next one as the result.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_kept_of_an_experiment_that_was_cancelled() {
    let mut server = TestServer::open().await;
    let long = asked(30, "trader");
    drop(begin(&server, &long).await);
    let id = id_of(&server.post("/api/experiments", &long).await);
    let whole: Value = server.get(&format!("/api/experiments/{id}")).await.expect_json(200);
    assert_eq!((&whole["games"], &whole["ended"]), (&json!(30), &json!("all_played")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_leaves_its_experiments() {
    let mut server = TestServer::open().await;
    let _long = begin(&server, &asked(500, "master")).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_that_are_ready_can_be_had() {
    let mut server = TestServer::open().await;
    let ready: Vec<Experiment> = server.get("/api/experiments").await.expect_json(200);
    assert_eq!(ready, experiment::ready());
    server.stop().await;
}
