//! What every store promises, for SQLite and PostgreSQL alike.

use std::sync::Arc;

use games::records::ServerSeed;
use server::store::{
    Change, NewTable, PostgresStore, SitterKind, SqliteStore, Store, StoredEntry, StoredSeat, StoredSitter,
    StoredStage, Then, Written,
};
use tempfile::TempDir;

use crate::postgres::Cluster;

/// A database that outlives the stores opened on it.
enum Database {
    Sqlite(TempDir),
    Postgres(String),
}

impl Database {
    fn sqlite() -> Database {
        Database::Sqlite(TempDir::new().expect("a folder"))
    }

    async fn open(&self) -> Arc<dyn Store> {
        match self {
            Database::Sqlite(folder) => {
                Arc::new(SqliteStore::open(&folder.path().join("test.sqlite")).await.expect("it opens"))
            }
            Database::Postgres(url) => Arc::new(PostgresStore::open(url).await.expect("it opens")),
        }
    }
}

/// Every promise, each on a database of its own.
#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_its_promises() {
    keeps_what_it_is_given(&Database::sqlite()).await;
    has_everything_when_opened_again(&Database::sqlite()).await;
    writes_for_many_at_once(&Database::sqlite()).await;
    suffers_no_neighbour(&Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_the_same_promises() {
    let mut cluster = Cluster::start().await;
    keeps_what_it_is_given(&Database::Postgres(cluster.database().await)).await;
    has_everything_when_opened_again(&Database::Postgres(cluster.database().await)).await;
    writes_for_many_at_once(&Database::Postgres(cluster.database().await)).await;
    suffers_no_neighbour(&Database::Postgres(cluster.database().await)).await;
}

/// The server behind goes away and comes back: errors meanwhile, nothing lost, and no restart of ours.
#[tokio::test(flavor = "multi_thread")]
async fn postgres_may_go_away_and_come_back() {
    let mut cluster = Cluster::start().await;
    let store = Database::Postgres(cluster.database().await).open().await;
    let id = store.create(table("AAAAAA")).await.expect("it works").expect("the code is free");
    let append = |seq| Change::Append { table: id, entry: entry(seq, None), then: Then::GoesOn };
    assert_eq!(store.write(append(0)).await, Ok(Written::Yes));
    cluster.go_away();
    assert!(store.write(append(1)).await.is_err());
    assert!(store.last_seq(id).await.is_err());
    cluster.come_back().await;
    assert_eq!(store.last_seq(id).await, Ok(Some(0)));
    assert_eq!(store.write(append(1)).await, Ok(Written::Yes));
    assert_eq!(store.entries(id).await, Ok(vec![entry(0, None), entry(1, None)]));
    assert!(store.figures().failures > 0);
    store.close().await;
}

fn seat(name: &str) -> StoredSeat {
    StoredSeat { name: name.to_owned(), sitter: StoredSitter::Nobody, nonce: None }
}

fn bot(level: &str) -> StoredSeat {
    StoredSeat { sitter: StoredSitter::Bot { level: level.to_owned() }, ..seat("Ada") }
}

fn table(code: &str) -> NewTable {
    NewTable {
        code: code.to_owned(),
        game: "fuse".to_owned(),
        rules: 1,
        setup: "{}".to_owned(),
        host: 0,
        server_seed: ServerSeed([7; 32]),
        seats: vec![seat("Anna"), seat("")],
        at: 1,
    }
}

fn entry(seq: u64, reference: Option<&str>) -> StoredEntry {
    StoredEntry {
        seq,
        seat: Some(1),
        by: "owner".to_owned(),
        reference: reference.map(str::to_owned),
        action: "\"tick\"".to_owned(),
        digest: [seq as u8; 16],
        noticed: 0x7f,
        at: 2,
    }
}

fn deal() -> StoredEntry {
    StoredEntry { seat: None, by: "deal".to_owned(), action: "null".to_owned(), ..entry(0, None) }
}

async fn keeps_what_it_is_given(database: &Database) {
    let store = database.open().await;
    let id = store.create(table("AAAAAA")).await.expect("it works").expect("the code is free");
    assert_eq!(store.create(table("AAAAAA")).await.expect("it works"), None, "the code is taken");
    assert!(store.find("BBBBBB").await.expect("it works").is_none());
    let found = store.find("AAAAAA").await.expect("it works").expect("it is there");
    assert_eq!((found.id, found.stage, found.seats.len()), (id, StoredStage::Waiting, 2));
    assert_eq!(found.server_seed, ServerSeed([7; 32]));
    assert_eq!(store.last_seq(id).await, Ok(None));

    let sit = |was| Change::Seat { table: id, seat: 1, was, now: bot("novice") };
    assert_eq!(store.write(sit(SitterKind::Nobody)).await, Ok(Written::Yes));
    assert_eq!(store.write(sit(SitterKind::Nobody)).await, Ok(Written::Lost), "somebody sits there by now");

    let start = || Change::Start { table: id, deal: deal(), nonces: vec!["aa".to_owned(), "bb".to_owned()] };
    assert_eq!(store.write(start()).await, Ok(Written::Yes));
    assert_eq!(store.write(start()).await, Ok(Written::Lost), "a game is dealt once");
    let append = |entry, then| Change::Append { table: id, entry, then };
    assert_eq!(store.write(append(entry(1, Some("a")), Then::GoesOn)).await, Ok(Written::Yes));
    assert_eq!(
        store.write(append(entry(1, Some("b")), Then::IsOver)).await,
        Ok(Written::Lost),
        "the number is used"
    );
    assert_eq!(
        store.write(append(entry(2, Some("a")), Then::IsOver)).await,
        Ok(Written::Lost),
        "the ref is used"
    );
    let found = store.find("AAAAAA").await.expect("it works").expect("it is there");
    assert_eq!(found.stage, StoredStage::Playing, "what was lost changed nothing");
    assert_eq!(found.seats[1], StoredSeat { nonce: Some("bb".to_owned()), ..bot("novice") });
    assert_eq!(store.write(append(entry(2, None), Then::IsOver)).await, Ok(Written::Yes));
    assert_eq!(store.last_seq(id).await, Ok(Some(2)));
    assert_eq!(store.entries(id).await, Ok(vec![deal(), entry(1, Some("a")), entry(2, None)]));
    let found = store.find("AAAAAA").await.expect("it works").expect("it is there");
    assert_eq!(found.stage, StoredStage::Over);
    store.close().await;
}

async fn has_everything_when_opened_again(database: &Database) {
    let store = database.open().await;
    let id = store.create(table("AAAAAA")).await.expect("it works").expect("the code is free");
    store
        .write(Change::Append { table: id, entry: entry(1, None), then: Then::GoesOn })
        .await
        .expect("it works");
    store.close().await;
    assert!(
        store.write(Change::Append { table: id, entry: entry(2, None), then: Then::GoesOn }).await.is_err()
    );
    let store = database.open().await;
    assert_eq!(store.entries(id).await, Ok(vec![entry(1, None)]));
    store.close().await;
}

/// Many writers at once: each change is committed, and each writer hears of its own.
async fn writes_for_many_at_once(database: &Database) {
    let store = database.open().await;
    let mut writers = Vec::new();
    for number in 0..40 {
        let store = store.clone();
        writers.push(tokio::spawn(async move {
            let id = store.create(table(&format!("T{number}"))).await.expect("it works").expect("free");
            for seq in 0..20 {
                let change = Change::Append { table: id, entry: entry(seq, None), then: Then::GoesOn };
                assert_eq!(store.write(change).await, Ok(Written::Yes));
            }
            assert_eq!(store.entries(id).await.map(|entries| entries.len()), Ok(20));
        }));
    }
    for writer in writers {
        writer.await.expect("every writer is served");
    }
    let figures = store.figures();
    assert_eq!(figures.changes, 40 * 21);
    assert!(figures.commits < figures.changes / 2, "what queued up is committed together: {figures:?}");
    store.close().await;
}

/// Whatever the database refuses (here: an entry of a table that is not there) fails alone, though it was to be
/// committed together with others.
async fn suffers_no_neighbour(database: &Database) {
    let store = database.open().await;
    let id = store.create(table("AAAAAA")).await.expect("it works").expect("the code is free");
    let writes = (0..60).map(|seq| {
        let table = if seq % 20 == 7 { id + 1000 } else { id };
        let change = Change::Append { table, entry: entry(seq, None), then: Then::GoesOn };
        let store = store.clone();
        async move { (table == id, store.write(change).await) }
    });
    for (is_good, written) in futures_util::future::join_all(writes).await {
        assert_eq!(written.is_ok(), is_good, "{written:?}");
    }
    assert_eq!(store.entries(id).await.map(|entries| entries.len()), Ok(57));
    store.close().await;
}
