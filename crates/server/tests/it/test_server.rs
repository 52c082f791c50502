//! A server in the test process on its own port, with a data folder that survives restarts.

use std::net::SocketAddr;
use std::path::Path;

use games::EXAMPLE;
use protocol::{Joined, TableInfo};
use serde_json::{Value, json};
use server::{BotDelay, Config, Limits, Retention, Server};
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;
use tokio::time::timeout;

use crate::client::{self, Answered, PATIENCE};

pub use crate::client::{Client, failure};

/// A server and its data folder, which survives restarts.
pub struct TestServer {
    pub server: Option<Server>,
    pub address: SocketAddr,
    pub data: TempDir,
}

pub fn config(data: &Path) -> Config {
    // Tests are faster than people; tests of limits set their own.
    let limits = Limits::none();
    let listen = ([127, 0, 0, 1], 0).into();
    // Databases of the corpus grow older.
    let retention = Retention::FOREVER;
    Config { listen, bot_delay: BotDelay::None, limits, retention, ..Config::new(data) }
}

impl TestServer {
    pub async fn open() -> TestServer {
        TestServer::open_with(|config| config).await
    }

    pub async fn open_with(change: impl FnOnce(Config) -> Config) -> TestServer {
        let data = TempDir::new().expect("a folder for the data");
        let server = server::start(change(config(data.path()))).await.expect("the server starts");
        TestServer { address: server.address(), server: Some(server), data }
    }

    pub async fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            timeout(PATIENCE, server.stop()).await.expect("the server stops");
        }
    }

    /// Stops the server and starts another on the same data.
    pub async fn restart(&mut self) {
        self.restart_with(|config| config).await;
    }

    pub async fn restart_with(&mut self, change: impl FnOnce(Config) -> Config) {
        self.stop().await;
        let server = server::start(change(config(self.data.path()))).await.expect("the server starts again");
        self.address = server.address();
        self.server = Some(server);
    }

    pub async fn get(&self, path: &str) -> Answered {
        self.request("GET", path, &[], "").await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answered {
        self.request("POST", path, &[("content-type", "application/json")], &body.to_string()).await
    }

    pub async fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answered {
        client::request(self.address, method, path, headers, body).await
    }

    /// Opens a table of the example game for three.
    pub async fn open_table(&self, others: Value) -> Joined {
        let new = json!({ "game": EXAMPLE, "name": "Anna", "others": others });
        self.post("/api/tables", &new).await.expect_json(201)
    }

    pub async fn join(&self, code: &str, name: &str) -> Joined {
        self.post(&format!("/api/tables/{code}/seats"), &json!({ "name": name })).await.expect_json(201)
    }

    pub async fn table(&self, code: &str) -> TableInfo {
        self.get(&format!("/api/tables/{code}")).await.expect_json(200)
    }

    /// A connection that has sent nothing yet.
    pub async fn connect(&self, code: &str) -> Client {
        Client::connect(self.address, code).await.expect("the socket opens")
    }

    /// A connection that has said hello and been welcomed.
    pub async fn sit(&self, joined: &Joined, version: Option<u32>) -> Client {
        let mut client = self.connect(&joined.code).await;
        client.hello(Some(&joined.token), version).await;
        assert_eq!(client.welcomed().await, joined.seats);
        client
    }

    /// Opens a table with the fields of `new`, besides the game and the name.
    pub async fn open_as(&self, game: &str, new: Value) -> Joined {
        let mut table = json!({ "game": game, "name": "Anna", "others": [] });
        for (key, value) in new.as_object().into_iter().flatten() {
            table[key] = value.clone();
        }
        self.post("/api/tables", &table).await.expect_json(201)
    }

    pub async fn watch(&self, code: &str) -> Client {
        let mut client = self.connect(code).await;
        client.hello(None, None).await;
        assert!(client.welcomed().await.is_empty());
        client
    }
}

/// Changes the database without the server.
pub async fn run_sql(server: &TestServer, sql: &'static str) {
    let file = server.data.path().join("countinghouse.sqlite");
    let mut database =
        SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.expect("it opens");
    sqlx::raw_sql(sql).execute(&mut database).await.expect("it runs");
    database.close().await.expect("it closes");
}
