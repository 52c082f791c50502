//! `move`: a house of an earlier program goes from SQLite to PostgreSQL, whole or not at all.

use sqlx::{Connection, PgConnection};

use crate::client::Client;
use crate::postgres::Cluster;
use crate::program::{Folder, ok, program, project_file, run};
use crate::serve::Serving;

/// The folder with a house of the corpus.
fn house(folder: &Folder) -> String {
    std::fs::create_dir(folder.path("house")).unwrap();
    let kept = project_file("crates/server/tests/corpus/house.sqlite");
    std::fs::copy(kept, folder.path("house/countinghouse.sqlite")).unwrap();
    format!("sqlite:{}", folder.path("house").display())
}

async fn count(database: &str, counted: &'static str) -> i64 {
    let mut sql = PgConnection::connect(database).await.expect("it answers");
    sqlx::query_scalar(counted).fetch_one(&mut sql).await.expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_house_moves_and_its_games_go_on() {
    let folder = Folder::new();
    let from = house(&folder);
    let mut cluster = Cluster::start().await;
    let database = cluster.database().await;
    let moving = ["move", "--from", &from, "--to", &database];
    let said = tokio::task::block_in_place(|| ok(&moving));
    let tables = count(&database, "SELECT count(*) FROM tables").await;
    let entries = count(&database, "SELECT count(*) FROM entries").await;
    assert_eq!((tables, entries), (22, 898), "as many as the corpus has: {said}");
    assert!(said.starts_with(&format!("{tables} tables with {entries} entries")), "{said}");
    // There is a house in it now.
    let again = tokio::task::block_in_place(|| run(&moving));
    assert_eq!(again.code, 2);
    assert!(again.err.contains("something in the database already"), "{}", again.err);
    let mut program = program();
    program.args([
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--instant-bots",
        "--log",
        "off",
        "--database",
        &database,
    ]);
    let serving = tokio::task::block_in_place(|| Serving::start(program));
    let list = std::fs::read(project_file("crates/server/tests/corpus/house.sqlite.json")).unwrap();
    let list: serde_json::Value = serde_json::from_slice(&list).unwrap();
    let address = serving.address();
    for table in list.as_array().expect("a list") {
        let code = table["code"].as_str().expect("a code");
        match table["kind"].as_str().expect("a kind") {
            "finished" => {
                let path = format!("/api/tables/{code}/record");
                let record = crate::client::request(address, "GET", &path, &[], "").await;
                assert_eq!(record.status, 200, "{}", record.body);
                let record = games::records::from_json(record.body.as_bytes()).expect("a record");
                games::records::verify(&record).expect("the record holds");
            }
            "running" => {
                let seat = &table["seats"][0];
                let mut client = Client::connect(address, code).await.expect("the socket opens");
                client.hello(seat["token"].as_str(), None).await;
                assert_eq!(client.welcomed().await, [seat["seat"].as_u64().expect("a seat") as u8]);
                client.updated_or_at_hand().await;
            }
            _ => {}
        }
    }
    // A new table gets a number of its own.
    let new = serde_json::json!({ "game": games::EXAMPLE, "name": "Anna", "others": ["person", "person"] });
    let headers = [("content-type", "application/json")];
    let opened = crate::client::request(address, "POST", "/api/tables", &headers, &new.to_string()).await;
    assert_eq!(opened.status, 201, "{}", opened.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_cannot_move_stays_where_it_is() {
    let folder = Folder::new();
    let from = house(&folder);
    let mut cluster = Cluster::start().await;
    let database = cluster.database().await;
    let nothing = format!("sqlite:{}", folder.path("nothing").display());
    let cases: [(&[&str], &str); 4] = [
        (&["--from", &nothing, "--to", &database], "there is no house in"),
        (&["--from", "postgres://x", "--to", &database], "--from takes a data folder"),
        (&["--from", &from, "--to", "mysql://x"], "--to takes the address of a PostgreSQL"),
        (&["--from", &from, "--to", "postgres:///no?host=/no/such/folder"], "the database cannot be used"),
    ];
    for (arguments, expected) in cases {
        let refused = tokio::task::block_in_place(|| run(&[&["move"], arguments].concat()));
        assert_eq!((refused.code, refused.out.as_str()), (2, ""), "{}", refused.err);
        assert!(refused.err.contains(expected), "{}", refused.err);
    }
    // An entry that cannot be stored there: nothing of the house is.
    let moving = ["move", "--from", &from, "--to", &database];
    tokio::task::block_in_place(|| ok(&moving));
    let mut sql = PgConnection::connect(&database).await.expect("it answers");
    sqlx::raw_sql("TRUNCATE tables, cleared_tables CASCADE; ALTER TABLE entries ADD CHECK (seq < 20)")
        .execute(&mut sql)
        .await
        .expect("it runs");
    let failed = tokio::task::block_in_place(|| run(&moving));
    assert_eq!(failed.code, 2, "{}", failed.out);
    assert_eq!(count(&database, "SELECT count(*) FROM tables").await, 0);
    // A server that uses the folder keeps it.
    let mut serve = program();
    serve.args(["serve", "--listen", "127.0.0.1:0", "--log", "off", "--data"]).arg(folder.path("house"));
    let serving = tokio::task::block_in_place(|| Serving::start(serve));
    let used = tokio::task::block_in_place(|| run(&moving));
    assert!(used.err.contains("another server is using the data folder"), "{}", used.err);
    drop(serving);
}
