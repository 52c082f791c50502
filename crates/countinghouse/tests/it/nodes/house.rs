//! A house of several servers: a PostgreSQL, and nodes that are started, killed and put to sleep.

use std::net::SocketAddr;
use std::process::Command;
use std::sync::{Arc, Mutex};

use sqlx::{Connection, PgConnection};

use super::gate::{Gate, Target};
use super::party::Progress;
use crate::client::{Answered, try_request};
use crate::postgres::Cluster;
use crate::program::program;
use crate::serve::Serving;

/// Short, so that a test does not wait long for a lapse.
pub const LEASE: &str = "2";

pub struct House {
    pub cluster: Cluster,
    pub database: String,
    pub nodes: Vec<Option<Node>>,
    /// Where the nodes are reached; `None` while one is down.
    pub addresses: Addresses,
}

pub struct Node {
    pub serving: Serving,
    /// Between it and the database, and between others and it.
    pub to_database: Gate,
    pub to_node: Gate,
}

/// What a load balancer knows.
#[derive(Clone, Default)]
pub struct Addresses(Arc<Mutex<Vec<Option<SocketAddr>>>>);

impl Addresses {
    /// The one that is preferred if it is there, else another.
    pub fn near(&self, preferred: usize) -> Option<SocketAddr> {
        let all = self.0.lock().unwrap();
        all[preferred].or_else(|| all.iter().flatten().next().copied())
    }

    pub fn set(&self, number: usize, address: Option<SocketAddr>) {
        self.0.lock().unwrap()[number] = address;
    }

    /// Asks again until a node answers with something else than that it cannot just now.
    pub async fn request(&self, near: usize, method: &str, path: &str, body: &str) -> Answered {
        let headers = [("content-type", "application/json")];
        for attempt in 0..200 {
            if let Some(address) = self.near((near + attempt) % 2)
                && let Some(answered) = try_request(address, method, path, &headers, body).await
                && answered.status != 503
            {
                return answered;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        panic!("no node answers {method} {path}");
    }
}

impl House {
    pub async fn open(nodes: usize) -> House {
        let mut cluster = Cluster::start().await;
        let database = cluster.database().await;
        let addresses = Addresses(Arc::new(Mutex::new(vec![None; nodes])));
        let mut house = House { cluster, database, nodes: Vec::new(), addresses };
        for number in 0..nodes {
            house.nodes.push(None);
            house.start(number, &[]).await;
        }
        house
    }

    /// Starts a node, on whatever ports are free.
    pub async fn start(&mut self, number: usize, arguments: &[&str]) {
        let to_database = Gate::to(Target::Socket(self.cluster.socket())).await;
        let listen = free_address();
        let to_node = Gate::to(Target::Address(listen)).await;
        let name = self.database.split(['/', '?']).nth(3).expect("a name");
        let url = format!("postgres://house@{}/{name}", to_database.address);
        let mut program = program();
        program
            .args(["serve", "--listen", "127.0.0.1:0", "--instant-bots", "--log", "off", "--lease", LEASE])
            .args(["--node", &listen.to_string(), "--node-address", &to_node.address.to_string()])
            .args(arguments)
            .env("COUNTINGHOUSE_DATABASE", url)
            .env("COUNTINGHOUSE_NODE_SECRET", "a secret of the house".replace(' ', "-"));
        let serving = tokio::task::block_in_place(|| Serving::start(program));
        self.addresses.set(number, Some(serving.address()));
        self.nodes[number] = Some(Node { serving, to_database, to_node });
    }

    /// Kills a node in the middle of its work.
    pub fn kill(&mut self, number: usize) {
        self.nodes[number] = None;
        self.addresses.set(number, None);
    }

    pub fn node(&self, number: usize) -> &Node {
        self.nodes[number].as_ref().expect("the node runs")
    }

    pub fn signal(&self, number: usize, signal: &str) {
        let id = self.node(number).serving.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }

    pub async fn sql(&self) -> PgConnection {
        PgConnection::connect(&self.database).await.expect("the database answers")
    }

    /// The place of the node that holds a table, with the epoch.
    pub async fn holder(&self, code: &str) -> Option<(usize, i64)> {
        let held = "SELECT nodes.address, leases.epoch FROM tables JOIN leases ON leases.table_id = tables.id \
                    JOIN nodes ON nodes.id = leases.node WHERE tables.code = $1 AND nodes.until > clock_timestamp()";
        let held: Option<(String, i64)> =
            sqlx::query_as(held).bind(code).fetch_optional(&mut self.sql().await).await.expect("it answers");
        let (address, epoch) = held?;
        let is_it = |node: &Option<Node>| {
            node.as_ref().is_some_and(|node| node.to_node.address.to_string() == address)
        };
        Some((self.nodes.iter().position(is_it)?, epoch))
    }

    /// Takes the holder of the table at which a party plays out of the house by `stop`, in the middle of a game; gives
    /// its place, the table and the epoch. A game that was over by then is not one to be taken over: `go_on` undoes it.
    pub async fn interrupt(
        &self,
        progress: &Progress,
        stop: impl Fn(&House, usize),
        go_on: impl Fn(&House, usize),
    ) -> (usize, String, i64) {
        for _ in 0..50 {
            let code = progress.code();
            if let Some((holder, epoch)) = self.holder(&code).await {
                stop(self, holder);
                // What was on its way to the database arrives.
                tokio::time::sleep(std::time::Duration::from_millis(200)).await;
                let stage = sqlx::query_scalar("SELECT stage FROM tables WHERE code = $1").bind(&code);
                let stage: String = stage.fetch_one(&mut self.sql().await).await.expect("a stage");
                if stage == "playing" {
                    return (holder, code, epoch);
                }
                go_on(self, holder);
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("no game can be interrupted");
    }

    /// What the database knows of leases, nodes and what they are doing.
    async fn leases_and_sessions(&self) -> Vec<String> {
        let rows = "SELECT 'lease ' || leases::text FROM leases UNION ALL \
                    SELECT 'node ' || (until - clock_timestamp())::text || ' ' || nodes::text FROM nodes UNION ALL \
                    SELECT concat_ws(' ', 'session', state, wait_event, clock_timestamp() - state_change, query) \
                    FROM pg_stat_activity WHERE backend_type = 'client backend'";
        sqlx::query_scalar(rows).fetch_all(&mut self.sql().await).await.expect("it answers")
    }

    /// Waits until a node other than this one holds the table.
    pub async fn moved_from(&self, number: usize, code: &str) -> i64 {
        for _ in 0..150 {
            if let Some((holder, epoch)) = self.holder(code).await
                && holder != number
            {
                return epoch;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        panic!("nobody takes {code} over: {:?}", self.leases_and_sessions().await);
    }
}

/// An address that nobody listens on just now.
fn free_address() -> SocketAddr {
    std::net::TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port")
}
