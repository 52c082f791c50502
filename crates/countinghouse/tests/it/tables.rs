//! `tables` and `prune`: an operator looks after tables, with a server, without one, and with several on one PostgreSQL.

use games::EXAMPLE;
use protocol::{Joined, ServerMessage};
use serde_json::{Value, json};

use crate::client::{Client, request};
use crate::nodes::House;
use crate::program::{Folder, Run, ok, project_file, run};
use crate::serve::Serving;

/// Runs a command away from those who serve.
async fn told(arguments: &[&str]) -> String {
    tokio::task::block_in_place(|| ok(arguments))
}

async fn refused(arguments: &[&str]) -> Run {
    tokio::task::block_in_place(|| run(arguments))
}

async fn open(address: std::net::SocketAddr, others: Value) -> Joined {
    let new = json!({ "game": EXAMPLE, "name": "Anna", "others": others }).to_string();
    let headers = [("content-type", "application/json")];
    request(address, "POST", "/api/tables", &headers, &new).await.expect_json(201)
}

/// A table whose game has begun, and the connection of its host.
async fn begin(address: std::net::SocketAddr) -> (Joined, Client) {
    let joined = open(address, json!([{ "here": "Ben" }, { "here": "Cleo" }])).await;
    let mut client = Client::connect(address, &joined.code).await.expect("it connects");
    client.hello(Some(&joined.token), None).await;
    client.welcomed().await;
    let started = client.start().await;
    assert!(matches!(started, ServerMessage::Done { .. }), "{started:?}");
    client.updated_or_at_hand().await;
    (joined, client)
}

async fn closed_with(client: &mut Client) -> String {
    let closed = |message: &ServerMessage| match message {
        ServerMessage::Failed { code, message, .. } if code.starts_with("closed") => Some(message.clone()),
        _ => None,
    };
    client.until(closed).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_looks_after_the_tables_of_an_open_house() {
    let folder = Folder::new();
    let serving = Serving::on(&folder);
    let (address, data) = (serving.address(), folder.path("data").display().to_string());
    let waiting = open(address, json!(["person", { "bot": "novice" }])).await;
    let (playing, mut anna) = begin(address).await;
    let (deleted, mut ben) = begin(address).await;

    let listed = told(&["tables", "list", "--data", &data]).await;
    assert!(listed.ends_with("3 tables\n"), "{listed}");
    let line = |code: &str| listed.lines().find(|line| line.starts_with(code)).unwrap_or_default().to_owned();
    assert!(line(&waiting.code).contains("waiting"), "{listed}");
    assert!(
        line(&playing.code).contains("playing") && line(&playing.code).ends_with("Anna, Ben, Cleo"),
        "{listed}"
    );
    let json = told(&["tables", "list", "--data", &data, "--stage", "playing", "--json"]).await;
    let codes: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(
        codes.iter().map(|table| table["code"].as_str().unwrap()).collect::<Vec<_>>(),
        [&*playing.code, &*deleted.code]
    );
    assert!(
        told(&["tables", "list", "--data", &data, "--game", games::GAMES[0].info().id])
            .await
            .ends_with("\n0 tables\n")
    );

    let shown = told(&["tables", "show", "--data", &data, &waiting.code.to_lowercase()]).await;
    for part in ["waiting", "Anna (person, host)", "– (nobody)", "(bot novice)", "open to spectators"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let details = told(&["tables", "show", "--data", &data, "--json", &playing.code]).await;
    let details: Value = serde_json::from_str(&details).expect("JSON");
    assert_eq!((&details["stage"], &details["entries"]), (&json!("playing"), &json!(1)));
    for secret in [&waiting.token, &playing.token, "seed", "token", "nonce"] {
        assert!(!shown.contains(secret) && !details.to_string().contains(secret), "{secret}");
    }

    // A game that is closed is over for those who play, and its record is there.
    let said = told(&["tables", "close", "--data", &data, &playing.code]).await;
    assert_eq!(said, format!("{} was closed\n", playing.code));
    anna.table_where(|table| table.stage == protocol::TableStage::Closed).await;
    let path = format!("/api/tables/{}/record", playing.code);
    let record = request(address, "GET", &path, &[], "").await;
    assert!(record.body.contains("closed by whoever runs the server"), "{}", record.body);

    // A table that is deleted leaves nothing, and those who are there are told.
    told(&["tables", "delete", "--data", &data, &deleted.code]).await;
    assert_eq!(closed_with(&mut ben).await, "Whoever runs this house has closed this table.");
    let path = format!("/api/tables/{}", deleted.code);
    assert_eq!(request(address, "GET", &path, &[], "").await.problem(404), "no_such_table");

    // One that waits for its game goes when it is closed; what is not there does not keep the others.
    let several = refused(&["tables", "close", "--data", &data, "ABCDEFGH", &waiting.code]).await;
    assert_eq!(several.code, 1, "{}", several.err);
    assert!(several.out.contains("ABCDEFGH was not closed: there is no table ABCDEFGH"), "{}", several.out);
    assert!(several.out.contains(&format!("{} was closed", waiting.code)), "{}", several.out);
    let left = told(&["tables", "list", "--data", &data]).await;
    assert!(left.ends_with("1 table\n") && left.contains(&playing.code), "{left}");
    let unknown = refused(&["tables", "show", "--data", &data, &deleted.code]).await;
    assert_eq!(
        (unknown.code, unknown.err.trim()),
        (2, &*format!("countinghouse: there is no table {}", deleted.code))
    );
}

/// A house of the corpus: games that were last played when it was made.
fn old_house(folder: &Folder) -> String {
    std::fs::create_dir(folder.path("house")).unwrap();
    let kept = project_file("crates/server/tests/corpus/house.sqlite");
    std::fs::copy(kept, folder.path("house/countinghouse.sqlite")).unwrap();
    folder.path("house").display().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn old_tables_are_pruned_with_and_without_a_server() {
    let folder = Folder::new();
    let data = old_house(&folder);
    // An older program has made it: nothing is changed before this one was started on it.
    let early = refused(&["tables", "list", "--data", &data]).await;
    assert_eq!(early.code, 2);
    assert!(early.err.contains("older version of this program"), "{}", early.err);
    let serve = || {
        let mut serve = crate::program::program();
        serve.args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--log",
            "off",
            "--keep-abandoned",
            "0",
            "--data",
            &data,
        ]);
        tokio::task::block_in_place(|| Serving::start(serve))
    };
    let mut serving = serve();
    let address = serving.address();
    let before = told(&["tables", "list", "--data", &data]).await;
    let over = before.lines().filter(|line| line.contains(" over ")).count();
    let playing = before.lines().filter(|line| line.contains(" playing ")).count();
    assert!(over > 1 && playing > 1, "{before}");
    // Nobody prunes what is in use.
    let list = std::fs::read(project_file("crates/server/tests/corpus/house.sqlite.json")).unwrap();
    let list: Value = serde_json::from_slice(&list).unwrap();
    let used =
        list.as_array().unwrap().iter().find(|table| table["kind"] == "running").expect("a running game");
    let code = used["code"].as_str().unwrap();
    let mut client = Client::connect(address, code).await.expect("it connects");
    client.hello(used["seats"][0]["token"].as_str(), None).await;
    client.welcomed().await;
    let dry = told(&["prune", "--data", &data, "--older-than", "1h", "--dry-run"]).await;
    assert!(dry.ends_with(&format!("{} tables would be cleared away\n", over + playing)), "{dry}");
    assert_eq!(
        told(&["prune", "--data", &data, "--older-than", "5000w"]).await,
        "0 tables were cleared away\n"
    );
    let pruned = told(&["prune", "--data", &data, "--older-than", "1h"]).await;
    assert_eq!(pruned, format!("{} tables were cleared away; 1 is in use and stays\n", over + playing - 1));
    // The record of a finished game is still there for whoever has its code.
    let finished =
        list.as_array().unwrap().iter().find(|table| table["kind"] == "finished").expect("a finished game");
    let path = format!("/api/tables/{}/record", finished["code"].as_str().unwrap());
    assert_eq!(request(address, "GET", &path, &[], "").await.status, 200);
    drop(client);

    // Without a server the command does it by itself, and the folder is free again afterwards.
    tokio::task::block_in_place(|| serving.end());
    assert_eq!(told(&["prune", "--data", &data, "--older-than", "1h"]).await, "1 table was cleared away\n");
    let serving = serve();
    let (deleted, _) = begin(serving.address()).await;
    drop(serving);
    assert_eq!(
        told(&["tables", "delete", "--data", &data, &deleted.code]).await,
        format!("{} was deleted\n", deleted.code)
    );
    let left = told(&["tables", "list", "--data", &data]).await;
    assert!(!left.contains(&deleted.code), "{left}");
    let odd = refused(&["prune", "--data", &data, "--older-than", "soon"]).await;
    assert!(odd.code == 2 && odd.err.contains("write a number and d for days"), "{}", odd.err);
}

#[tokio::test(flavor = "multi_thread")]
async fn whichever_node_holds_a_table_carries_orders_out() {
    let mut house = House::open(2).await;
    let database = house.database.clone();
    let mut held = Vec::new();
    for number in [0, 1] {
        let address = house.addresses.near(number).expect("it runs");
        let (joined, client) = begin(address).await;
        assert_eq!(house.holder(&joined.code).await.map(|(holder, _)| holder), Some(number));
        held.push((joined, client));
    }
    let shown = told(&["tables", "show", "--database", &database, &held[1].0.code]).await;
    let held_by = shown.lines().find_map(|line| line.strip_prefix("held by ")).unwrap_or_default();
    assert!(held_by.trim_start().starts_with(&house.node(1).to_node.address.to_string()), "{shown}");
    for (joined, client) in &mut held {
        told(&["tables", "delete", "--database", &database, &joined.code]).await;
        closed_with(client).await;
    }
    // Without a node the command is one for as long as it takes.
    let address = house.addresses.near(0).expect("it runs");
    let (joined, client) = begin(address).await;
    drop(client);
    house.kill(0);
    house.kill(1);
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    let said = told(&["tables", "close", "--database", &database, &joined.code]).await;
    assert_eq!(said, format!("{} was closed\n", joined.code));
    let listed = told(&["tables", "list", "--database", &database]).await;
    assert!(listed.contains(" over ") && listed.ends_with("1 table\n"), "{listed}");
}
