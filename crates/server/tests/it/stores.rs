//! What every store promises. Another database is one more line in `every_store`.

use games::records::ServerSeed;
use server::store::{
    Change, NewTable, SitterKind, SqliteStore, Store, StoredEntry, StoredSeat, StoredSitter, StoredStage,
    Then, Written,
};
use tempfile::TempDir;

async fn sqlite() -> (SqliteStore, TempDir) {
    let folder = TempDir::new().expect("a folder");
    let store = SqliteStore::open(&folder.path().join("test.sqlite")).await.expect("it opens");
    (store, folder)
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

async fn keeps_what_it_is_given(store: &dyn Store) {
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
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_what_it_is_given() {
    let (store, _folder) = sqlite().await;
    keeps_what_it_is_given(&store).await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_still_has_everything_when_it_is_opened_again() {
    let (store, folder) = sqlite().await;
    let id = store.create(table("AAAAAA")).await.expect("it works").expect("the code is free");
    store
        .write(Change::Append { table: id, entry: entry(1, None), then: Then::GoesOn })
        .await
        .expect("it works");
    store.close().await;
    assert!(
        store.write(Change::Append { table: id, entry: entry(2, None), then: Then::GoesOn }).await.is_err()
    );
    let store = SqliteStore::open(&folder.path().join("test.sqlite")).await.expect("it opens");
    assert_eq!(store.entries(id).await, Ok(vec![entry(1, None)]));
}

/// Many writers at once: each change is committed, and each writer hears of its own.
#[tokio::test(flavor = "multi_thread")]
async fn sqlite_writes_for_many_at_once() {
    let (store, _folder) = sqlite().await;
    let store = std::sync::Arc::new(store);
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
}
