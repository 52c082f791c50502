//! Two servers on one PostgreSQL, in this process: what players of one notice of those at the other.

use std::time::Duration;

use protocol::{ServerMessage, Sitter};
use serde_json::json;
use server::store::{Leases, Peer, PostgresStore};
use server::{Config, Limits, NodeConfig, NodeLink, NodeSecret};
use tokio::time::error::Elapsed;
use tokio::time::timeout;

use crate::postgres::Cluster;
use crate::test_server::TestServer;

const SECRET: &str = "a-secret-of-the-house";

async fn node(database: &str, limits: Limits) -> TestServer {
    TestServer::open_with(|config| Config {
        database: Some(database.to_owned()),
        limits,
        trust_proxy: true,
        node: NodeConfig {
            link: Some(NodeLink {
                listen: ([127, 0, 0, 1], 0).into(),
                address: None,
                secret: NodeSecret::new(SECRET).expect("a secret"),
            }),
            ..NodeConfig::default()
        },
        ..config
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn those_at_one_table_meet_whichever_node_they_come_by() {
    let mut cluster = Cluster::start().await;
    let database = cluster.database().await;
    let (mut one, mut two) = (node(&database, Limits::none()).await, node(&database, Limits::none()).await);
    let anna = one.open_as(games::EXAMPLE, json!({ "others": ["person", "person"], "public": true })).await;
    let mut at_one = one.sit(&anna, None).await;
    let listed: Vec<protocol::LobbyTable> = two.get("/api/tables").await.expect_json(200);
    assert_eq!(listed.iter().map(|table| table.code.as_str()).collect::<Vec<_>>(), [anna.code.as_str()]);
    // By the other node: a seat, a socket, a chat.
    let ben = two.join(&anna.code, "Ben").await;
    let mut at_two = two.sit(&ben, None).await;
    let is_there = |table: &protocol::TableInfo| table.seats[1].name == "Ben";
    let is_online =
        |table: &protocol::TableInfo| matches!(table.seats[1].sitter, Sitter::Person { online: true, .. });
    at_one.table_where(|table| is_there(table) && is_online(table)).await;
    at_two.asks(json!({ "type": "chat", "text": "hello" })).await;
    let heard = at_one.until(|message| match message {
        ServerMessage::Chat { lines } => lines.first().map(|line| line.text.clone()),
        _ => None,
    });
    assert_eq!(heard.await, "hello");
    // The host stops one; the other goes on with the table.
    one.stop().await;
    let mut again = two.sit(&anna, None).await;
    again.table_where(is_there).await;
    two.stop().await;
}

/// On a full machine a node that stops may need seconds to write what it has.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_a_node_that_stops_is_waited_for() {
    let mut cluster = Cluster::start().await;
    let database = cluster.database().await;
    let mut staying = node(&database, Limits::none()).await;
    let anna = staying.open_table(json!(["person", "person"])).await;
    staying.stop().await;
    // The one that stops is played by its leases alone.
    let store = PostgresStore::open(&database).await.expect("it opens");
    let leases = store.leases();
    let old = Peer { id: 0, address: None, program: 0, version: "0.0.0".to_owned() };
    let old = Peer { id: leases.join(&old, Duration::from_secs(60)).await.expect("it joins"), ..old };
    let (table, fence) = leases.acquire(&anna.code, &old).await.expect("an answer").expect("it is free");
    let mut staying = node(&database, Limits::none()).await;
    let told = told_early(&staying, &anna).await.expect("it says so").expect("a message");
    assert_eq!(crate::test_server::failure(&told), "elsewhere", "a node that stays keeps its tables");
    tell_that_it_stops(&leases, &old).await;
    assert!(told_early(&staying, &anna).await.is_err(), "who comes is kept waiting, and not refused");
    leases.release(table, fence).await.expect("it is given back");
    let told = told_early(&staying, &anna).await.expect("in time").expect("a message");
    assert!(matches!(told, ServerMessage::Welcome { .. }), "{told:?}");
    staying.stop().await;
    // In a rolling upgrade the next node stops as soon as the one before is back.
    let (_, fence) = leases.acquire(&anna.code, &old).await.expect("an answer").expect("it is free");
    let mut started = node(&database, Limits::none()).await;
    tell_that_it_stops(&leases, &old).await;
    assert!(told_early(&started, &anna).await.is_err(), "who has just started has heard it too");
    leases.release(table, fence).await.expect("it is given back");
    started.stop().await;
}

/// What somebody who comes with the token is told within the time that a page waits.
async fn told_early(at: &TestServer, joined: &protocol::Joined) -> Result<Option<ServerMessage>, Elapsed> {
    let mut client = at.connect(&joined.code).await;
    client.hello(Some(&joined.token), None).await;
    timeout(Duration::from_millis(2500), client.receive()).await
}

async fn tell_that_it_stops(leases: &Leases, node: &Peer) {
    leases.tell(&json!({ "by": node.id, "news": "leaving" }).to_string()).await.expect("it is told");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_nodes_come_in_by_the_door_of_nodes() {
    let mut cluster = Cluster::start().await;
    let mut node = node(&cluster.database().await, Limits::none()).await;
    let anna = node.open_table(json!(["person", "person"])).await;
    let door = node.server.as_ref().and_then(server::Server::node_address).expect("it listens");
    let path = format!("/api/tables/{}", anna.code);
    let ask = async |headers: &[(&str, &str)], path: &str| {
        crate::client::request(door, "GET", path, headers, "").await.status
    };
    assert_eq!(ask(&[], &path).await, 403);
    assert_eq!(ask(&[("x-countinghouse-node", "a-secret-of-others")], &path).await, 403);
    assert_eq!(ask(&[("x-countinghouse-node", SECRET)], &path).await, 200);
    assert_eq!(ask(&[("x-countinghouse-node", SECRET)], "/api/games").await, 404, "tables alone");
    node.stop().await;
}

/// What an address opens on one node counts on the other, and the holder knows the address of a forwarded client.
#[tokio::test(flavor = "multi_thread")]
async fn limits_of_an_address_hold_for_the_whole_house() {
    let mut cluster = Cluster::start().await;
    let database = cluster.database().await;
    let limits = Limits { tables_per_hour: 2, sockets_per_address: 1, ..Limits::none() };
    let (mut one, mut two) = (node(&database, limits).await, node(&database, limits).await);
    let new = json!({ "game": games::EXAMPLE, "name": "Anna", "others": ["person", "person"] }).to_string();
    let open = async |at: &TestServer, from: &str| {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", from)];
        at.request("POST", "/api/tables", &headers, &new).await
    };
    let anna: protocol::Joined = open(&one, "203.0.113.1").await.expect_json(201);
    assert_eq!(open(&one, "203.0.113.1").await.status, 201);
    // Nodes tell each other in a moment; without that the other one would open two more.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    for at in [&one, &two] {
        assert_eq!(open(at, "203.0.113.1").await.problem(429), "too_many_tables");
    }
    assert_eq!(open(&two, "203.0.113.2").await.status, 201, "others are not held up");
    // Without a proxy's header everybody here has one address, also when forwarded.
    let _sitting = one.sit(&anna, None).await;
    let watching = one.watch(&anna.code).await;
    let mut second = two.connect(&anna.code).await;
    second.hello(None, None).await;
    let told = second.receive().await.expect("an answer");
    assert_eq!(crate::test_server::failure(&told), "too_many_sockets");
    drop(watching);
    one.stop().await;
    two.stop().await;
}
