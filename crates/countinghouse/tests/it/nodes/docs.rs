//! The commands of docs/operations.md start a house of two nodes.

use std::process::Command;

use serde_json::json;

use crate::client::request;
use crate::postgres::Cluster;
use crate::program::{program, project_file};
use crate::serve::Serving;

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_are_started_as_the_docs_say() {
    let docs = std::fs::read_to_string(project_file("docs/operations.md")).unwrap();
    let section = docs.split("## Several nodes").nth(1).and_then(|rest| rest.split("\n## ").next()).unwrap();
    let mut cluster = Cluster::start().await;
    let database = cluster.database().await;
    let mut secret = String::new();
    let mut nodes = Vec::new();
    for line in section.lines() {
        if let Some(printed) = line.strip_prefix("export COUNTINGHOUSE_NODE_SECRET=") {
            secret = printed.to_owned();
        }
        let Some(printed) = line.strip_prefix("countinghouse serve ") else { continue };
        // Free ports instead of the printed ones.
        let free = |word: &str| {
            word.strip_prefix("127.0.0.1:").map_or(word.to_owned(), |_| "127.0.0.1:0".to_owned())
        };
        let mut command = Command::new(program().get_program());
        command.arg("serve").args(printed.split(' ').map(free)).args(["--log", "off"]);
        command.env("COUNTINGHOUSE_DATABASE", &database).env("COUNTINGHOUSE_NODE_SECRET", &secret);
        nodes.push(tokio::task::block_in_place(|| Serving::start(command)));
    }
    assert_eq!(nodes.len(), 2, "{section}");
    let new = json!({ "game": games::EXAMPLE, "name": "Anna", "others": ["person", "person"] }).to_string();
    let headers = [("content-type", "application/json")];
    let opened = request(nodes[0].address(), "POST", "/api/tables", &headers, &new).await;
    let joined: protocol::Joined = opened.expect_json(201);
    for node in &nodes {
        let path = format!("/api/tables/{}", joined.code);
        let table: protocol::TableInfo =
            request(node.address(), "GET", &path, &[], "").await.expect_json(200);
        assert_eq!(table.code, joined.code);
    }
    let held = "SELECT count(*) FROM leases JOIN nodes ON nodes.id = leases.node";
    let mut sql = <sqlx::PgConnection as sqlx::Connection>::connect(&database).await.expect("it answers");
    let held: i64 = sqlx::query_scalar(held).fetch_one(&mut sql).await.expect("a number");
    assert_eq!(held, 1, "one of them holds the table");
}
