//! Tests that both stores pass, SQLite and PostgreSQL.

use std::sync::Arc;

use futures_util::future::join_all;
use game_core::Digest;
use games::records::ServerSeed;
use protocol::RecordChoice;
use server::store::{
    ClassChange, GameStatus, HandedOver, NewTable, PostgresStore, RoomChange, SqliteStore, Store,
    StoredDevice, StoredEntry, StoredLine, StoredRoom, StoredSeat, StoredSitter, StoredSnapshot, StoredStage,
    TableChange, TokenHash, WriteOutcome,
};
use tempfile::TempDir;

use crate::gate::{Gate, Target};
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

/// Every test on a new database.
#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_its_promises() {
    keeps_tables_apart(&Database::sqlite()).await;
    keeps_what_it_is_given(&Database::sqlite()).await;
    keeps_what_is_said(&Database::sqlite()).await;
    has_everything_when_opened_again(&Database::sqlite()).await;
    writes_for_many_at_once(&Database::sqlite()).await;
    suffers_no_neighbour(&Database::sqlite()).await;
    stores_very_many_moves_together(&Database::sqlite()).await;
    keeps_the_newest_snapshot(&Database::sqlite()).await;
    changes_a_class_by_its_revision(&Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_the_same_promises() {
    let mut cluster = Cluster::start().await;
    keeps_tables_apart(&Database::Postgres(cluster.database().await)).await;
    keeps_what_it_is_given(&Database::Postgres(cluster.database().await)).await;
    keeps_what_is_said(&Database::Postgres(cluster.database().await)).await;
    has_everything_when_opened_again(&Database::Postgres(cluster.database().await)).await;
    writes_for_many_at_once(&Database::Postgres(cluster.database().await)).await;
    suffers_no_neighbour(&Database::Postgres(cluster.database().await)).await;
    stores_very_many_moves_together(&Database::Postgres(cluster.database().await)).await;
    keeps_the_newest_snapshot(&Database::Postgres(cluster.database().await)).await;
    changes_a_class_by_its_revision(&Database::Postgres(cluster.database().await)).await;
}

/// The database server stops and comes back: errors meanwhile, nothing lost, and no restart of ours.
#[tokio::test(flavor = "multi_thread")]
async fn postgres_may_go_away_and_come_back() {
    let mut cluster = Cluster::start().await;
    let store = Database::Postgres(cluster.database().await).open().await;
    let id = store.create(table("AAAAAA")).await.expect("it works").expect("the code is free");
    assert_eq!(store.write(append(id, 0)).await, Ok(WriteOutcome::Stored));
    cluster.go_away();
    assert!(store.write(append(id, 1)).await.is_err());
    assert!(store.last_seq(id).await.is_err());
    cluster.come_back().await;
    assert_eq!(store.last_seq(id).await, Ok(Some(0)));
    assert_eq!(store.write(append(id, 1)).await, Ok(WriteOutcome::Stored));
    assert_eq!(store.entries(id).await, Ok(vec![entry(0, None), entry(1, None)]));
    assert!(store.stats().failures > 0);
    store.close().await;
}

/// A network that swallows everything: reads fail in time, and their connections do not keep the places in the pool until
/// the network gives up.
#[tokio::test(flavor = "multi_thread")]
async fn postgres_that_is_cut_off_is_not_waited_for_and_is_read_again() {
    let mut cluster = Cluster::start().await;
    let name = cluster.database().await;
    let gate = Gate::to(Target::Socket(cluster.socket())).await;
    let name = name.split(['/', '?']).nth(3).expect("a name");
    let url = format!("postgres://house@{}/{name}", gate.address);
    let store = Database::Postgres(url).open().await;
    let id = store.create(table("AAAAAA")).await.expect("it works").expect("the code is free");
    // As many connections as the pool has, and then some.
    let read_all = || join_all((0..12).map(|_| store.entries(id)));
    assert!(read_all().await.iter().all(Result::is_ok));
    gate.shut();
    let began = std::time::Instant::now();
    let cut_off = read_all().await;
    assert!(cut_off.iter().all(Result::is_err), "{cut_off:?}");
    assert!(began.elapsed() < std::time::Duration::from_secs(12), "{:?}", began.elapsed());
    // Connections that were cut off stay so: only new ones get through.
    gate.open_to_new();
    let began = std::time::Instant::now();
    while store.find("AAAAAA").await.is_err() {
        assert!(began.elapsed() < std::time::Duration::from_secs(20), "the pool is full of lost connections");
    }
    assert!(read_all().await.iter().all(Result::is_ok));
    gate.open();
    store.close().await;
}

fn seat(name: &str) -> StoredSeat {
    StoredSeat {
        name: name.to_owned(),
        sitter: StoredSitter::Nobody,
        nonce: None,
        colour: 3,
        ready: true,
        handed_over: HandedOver::No,
        left_by: None,
    }
}

fn bot(level: &str) -> StoredSeat {
    let sitter = StoredSitter::Bot { level: level.to_owned(), temper: Some("daring".to_owned()) };
    StoredSeat { sitter, ..seat("Ada") }
}

fn person(token: u8) -> StoredSeat {
    StoredSeat { sitter: StoredSitter::Person { token: TokenHash([token; 32]) }, ..seat("Anna") }
}

fn room(seats: Vec<StoredSeat>) -> StoredRoom {
    let time = "\"relaxed\"".to_owned();
    StoredRoom {
        host: 0,
        public: false,
        spectators: true,
        time,
        record: None,
        advice: None,
        paused: false,
        seats,
    }
}

pub fn table(code: &str) -> NewTable {
    NewTable {
        code: code.to_owned(),
        game: "fuse".to_owned(),
        rules: 1,
        setup: "{}".to_owned(),
        server_seed: ServerSeed([7; 32]),
        room: room(vec![person(1), seat("")]),
        devices: vec![StoredDevice { token: TokenHash([9; 32]), owner: TokenHash([1; 32]) }],
        class: None,
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
        digest: Digest::Values { layout: 1, hash: [seq as u8; 16] },
        noticed: 0x7f,
        at: 2,
    }
}

pub fn append(table: i64, seq: u64) -> TableChange {
    TableChange::Append { table, entries: vec![entry(seq, None)], status: GameStatus::InProgress, room: None }
}

pub fn say(table: i64) -> TableChange {
    TableChange::Say { table, line: line(1, "a") }
}

fn deal() -> StoredEntry {
    StoredEntry { seat: None, by: "deal".to_owned(), action: "null".to_owned(), ..entry(0, None) }
}

fn line(id: u32, reference: &str) -> StoredLine {
    StoredLine {
        id,
        speaker: TokenHash([1; 32]),
        seat: Some(0),
        name: "Anna".to_owned(),
        text: format!("line {id}"),
        reference: reference.to_owned(),
        at: 5,
    }
}

async fn keeps_what_it_is_given(database: &Database) {
    let store = database.open().await;
    let id = store.create(table("AAAAAA")).await.expect("it works").expect("the code is free");
    assert_eq!(store.create(table("AAAAAA")).await.expect("it works"), None, "the code is taken");
    assert!(store.find("BBBBBB").await.expect("it works").is_none());
    let find = async || store.find("AAAAAA").await.expect("it works").expect("it is there");
    let found = find().await;
    assert_eq!((found.id, found.stage, found.revision), (id, StoredStage::Waiting, 0));
    assert_eq!((found.server_seed, found.opened, &*found.code), (ServerSeed([7; 32]), 1, "AAAAAA"));
    assert_eq!((found.room, found.devices), (table("AAAAAA").room, table("AAAAAA").devices));
    assert_eq!(store.last_seq(id).await, Ok(None));

    let with_bot = || StoredRoom {
        host: 1,
        public: true,
        paused: true,
        record: Some(RecordChoice::Export),
        ..room(vec![person(1), bot("novice")])
    };
    let change = |was, now| RoomChange { was, now, moved: Vec::new() };
    let sit = || TableChange::Room { table: id, room: change(0, with_bot()) };
    assert_eq!(store.write(sit()).await, Ok(WriteOutcome::Stored));
    assert_eq!(store.write(sit()).await, Ok(WriteOutcome::Conflict), "the room has changed by now");
    assert_eq!(find().await.room, with_bot());

    let clocks = |at: &str| TableChange::Clocks { table: id, clocks: at.to_owned() };
    assert_eq!(find().await.clocks, None);
    assert_eq!(store.write(clocks("7")).await, Ok(WriteOutcome::Stored));
    assert_eq!(store.write(clocks("8")).await, Ok(WriteOutcome::Stored));
    let nowhere = TableChange::Clocks { table: id + 1, clocks: "9".to_owned() };
    assert_eq!(store.write(nowhere).await, Ok(WriteOutcome::Conflict));
    assert_eq!(find().await.clocks.as_deref(), Some("8"), "as they were told last");

    let mut dealt = with_bot();
    dealt.seats[1].nonce = Some("bb".to_owned());
    let start = |was| TableChange::Start { table: id, deal: deal(), room: change(was, dealt.clone()) };
    assert_eq!(store.write(start(0)).await, Ok(WriteOutcome::Conflict), "the room has changed by now");
    assert_eq!(store.last_seq(id).await, Ok(None), "and nothing of it stays");
    assert_eq!(store.write(start(1)).await, Ok(WriteOutcome::Stored));
    assert_eq!(store.write(start(2)).await, Ok(WriteOutcome::Conflict), "a game is dealt once");
    let append = |entries, status| TableChange::Append { table: id, entries, status, room: None };
    assert_eq!(
        store.write(append(vec![entry(1, Some("a"))], GameStatus::InProgress)).await,
        Ok(WriteOutcome::Stored)
    );
    let lost = [
        (vec![entry(1, Some("b"))], "the number is used"),
        (vec![entry(2, None), entry(1, Some("a"))], "all or nothing"),
        (vec![entry(3, None), entry(1, None)], "all or nothing"),
    ];
    for (entries, why) in lost {
        assert_eq!(store.write(append(entries, GameStatus::Over)).await, Ok(WriteOutcome::Conflict), "{why}");
        assert_eq!(store.last_seq(id).await, Ok(Some(1)), "{why}");
    }
    let found = find().await;
    assert_eq!(found.stage, StoredStage::Playing, "what was lost changed nothing");
    assert_eq!(found.room, dealt);
    let both = TableChange::Append {
        table: id,
        entries: vec![entry(2, None), entry(3, None)],
        status: GameStatus::Over,
        room: Some(change(2, room(vec![person(2), person(1)]))),
    };
    assert_eq!(store.write(both.clone()).await, Ok(WriteOutcome::Stored));
    assert_eq!(store.write(both).await, Ok(WriteOutcome::Conflict));
    assert_eq!(store.last_seq(id).await, Ok(Some(3)));
    assert_eq!(
        store.entries(id).await,
        Ok(vec![deal(), entry(1, Some("a")), entry(2, None), entry(3, None)])
    );
    let found = find().await;
    assert_eq!((found.stage, found.revision), (StoredStage::Over, 3));
    assert_eq!(found.room, room(vec![person(2), person(1)]));
}

async fn keeps_what_is_said(database: &Database) {
    let store = database.open().await;
    let id = store.create(table("CCCCCC")).await.expect("it works").expect("the code is free");
    let say = |line| TableChange::Say { table: id, line };
    for number in 1..=5 {
        let said = store.write(say(line(number, &format!("ref {number}")))).await;
        assert_eq!(said, Ok(WriteOutcome::Stored));
    }
    assert_eq!(store.write(say(line(5, "new"))).await, Ok(WriteOutcome::Conflict), "the number is used");
    assert_eq!(store.write(say(line(6, "ref 2"))).await, Ok(WriteOutcome::Conflict), "it was said already");
    let newest = store.chat(id, 2).await.expect("it works");
    assert_eq!(newest, [line(4, "ref 4"), line(5, "ref 5")]);
    let moved = |was, moved| RoomChange { was, now: table("CCCCCC").room, moved };
    let swap = TableChange::Room { table: id, room: moved(0, vec![Some(1), Some(0)]) };
    assert_eq!(store.write(swap).await, Ok(WriteOutcome::Stored));
    assert_eq!(store.chat(id, 1).await.expect("it works")[0].seat, Some(1), "lines follow their speaker");
    let leave = TableChange::Room { table: id, room: moved(1, vec![Some(0), None]) };
    assert_eq!(store.write(leave).await, Ok(WriteOutcome::Stored));
    assert_eq!(store.chat(id, 1).await.expect("it works")[0].seat, None);
}

async fn keeps_tables_apart(database: &Database) {
    let store = database.open().await;
    let open = |code: &str, public, at| NewTable {
        room: StoredRoom { public, ..table(code).room },
        at,
        ..table(code)
    };
    let mut ids = Vec::new();
    for (code, public, at) in [("DDDDDD", true, 10), ("EEEEEE", false, 20), ("FFFFFF", true, 30)] {
        ids.push(store.create(open(code, public, at)).await.expect("it works").expect("free"));
    }
    let lobby = async || {
        let tables = store.lobby(10).await.expect("it works");
        tables.into_iter().map(|table| table.code).collect::<Vec<_>>()
    };
    assert_eq!(lobby().await, ["FFFFFF", "DDDDDD"], "public ones, the newest first");
    let rematch = |code: &str| TableChange::Rematch { table: ids[0], new: Box::new(open(code, false, 40)) };
    assert_eq!(store.write(rematch("EEEEEE")).await, Ok(WriteOutcome::Conflict), "the code is taken");
    assert_eq!(store.write(rematch("GGGGGG")).await, Ok(WriteOutcome::Stored));
    assert_eq!(store.write(rematch("HHHHHH")).await, Ok(WriteOutcome::Conflict), "there is one already");
    assert!(store.find("HHHHHH").await.expect("it works").is_none());
    let first = store.find("DDDDDD").await.expect("it works").expect("it is there");
    assert_eq!(first.rematch.as_deref(), Some("GGGGGG"));
    let device = StoredDevice { token: TokenHash([8; 32]), owner: TokenHash([2; 32]) };
    assert_eq!(store.write(TableChange::Device { table: ids[1], device }).await, Ok(WriteOutcome::Stored));
    let second = store.find("EEEEEE").await.expect("it works").expect("it is there");
    assert!(second.devices.contains(&device) && second.devices.len() == 2);

    let room = RoomChange { was: 0, now: table("FFFFFF").room, moved: Vec::new() };
    let start = TableChange::Start { table: ids[2], deal: deal(), room };
    assert_eq!(store.write(start).await, Ok(WriteOutcome::Stored));
    assert_eq!(
        store.write(TableChange::Delete { table: ids[2] }).await,
        Ok(WriteOutcome::Conflict),
        "it has started"
    );
    assert_eq!(store.delete_unstarted(25).await, Ok(2));
    assert!(store.find("EEEEEE").await.expect("it works").is_none());
    assert!(store.find("FFFFFF").await.expect("it works").is_some());
    assert_eq!(store.delete_unstarted(i64::MAX).await, Ok(1), "only what was never started");
}

async fn has_everything_when_opened_again(database: &Database) {
    let store = database.open().await;
    let id = store.create(table("AAAAAA")).await.expect("it works").expect("the code is free");
    store.write(append(id, 1)).await.expect("it works");
    store.close().await;
    assert!(store.write(append(id, 2)).await.is_err());
    let store = database.open().await;
    assert_eq!(store.entries(id).await, Ok(vec![entry(1, None)]));
    store.close().await;
}

/// Many concurrent writers: each change is committed, and each writer gets its own result.
async fn writes_for_many_at_once(database: &Database) {
    let store = database.open().await;
    let mut writers = Vec::new();
    for number in 0..40 {
        let store = store.clone();
        writers.push(tokio::spawn(async move {
            let id = store.create(table(&format!("T{number}"))).await.expect("it works").expect("free");
            for seq in 0..20 {
                assert_eq!(store.write(append(id, seq)).await, Ok(WriteOutcome::Stored));
            }
            assert_eq!(store.entries(id).await.map(|entries| entries.len()), Ok(20));
        }));
    }
    for writer in writers {
        writer.await.expect("every writer is served");
    }
    let figures = store.stats();
    assert_eq!(figures.changes, 40 * 21);
    assert!(figures.commits < figures.changes / 2, "what queued up is committed together: {figures:?}");
    store.close().await;
}

/// A change that the database rejects (here: an entry of a missing table) fails alone, although it was batched with
/// others.
async fn suffers_no_neighbour(database: &Database) {
    let store = database.open().await;
    let id = store.create(table("AAAAAA")).await.expect("it works").expect("the code is free");
    let writes = (0..60).map(|seq| {
        let table = if seq % 20 == 7 { id + 1000 } else { id };
        let change = append(table, seq);
        let store = store.clone();
        async move { (table == id, store.write(change).await) }
    });
    for (is_good, written) in join_all(writes).await {
        assert_eq!(written.is_ok(), is_good, "{written:?}");
    }
    assert_eq!(store.entries(id).await.map(|entries| entries.len()), Ok(57));
    store.close().await;
}

/// More moves than one statement takes go into a few commits. If one of them was stored before, it alone is a conflict, and
/// the store goes on.
async fn stores_very_many_moves_together(database: &Database) {
    let store = database.open().await;
    let id = store.create(table("AAAAAA")).await.expect("it works").expect("the code is free");
    let write_all = |moves: std::ops::Range<u64>| {
        join_all(moves.map(|seq| {
            let store = store.clone();
            async move { (seq, store.write(append(id, seq)).await) }
        }))
    };
    let before = store.stats().commits;
    for (seq, written) in write_all(0..200).await {
        assert_eq!(written, Ok(WriteOutcome::Stored), "{seq}");
    }
    assert!(store.stats().commits - before <= 20, "{:?}", store.stats());
    for (seq, written) in write_all(190..390).await {
        let expected = if seq < 200 { WriteOutcome::Conflict } else { WriteOutcome::Stored };
        assert_eq!(written, Ok(expected), "{seq}");
    }
    let stored = store.entries(id).await.expect("they are there");
    assert_eq!(stored.iter().map(|entry| entry.seq).collect::<Vec<_>>(), (0..390).collect::<Vec<_>>());
    store.close().await;
}

/// A table has one snapshot. It goes with its table.
async fn keeps_the_newest_snapshot(database: &Database) {
    let store = database.open().await;
    let id = store.create(table("AAAAAA")).await.expect("it works").expect("the code is free");
    let made = |seq: u64| StoredSnapshot {
        seq,
        maker: format!("program {seq}"),
        digest: [seq as u8; 32],
        bytes: vec![seq as u8; 5000],
    };
    let keep = |table, seq| TableChange::Snapshot { table, snapshot: made(seq) };
    assert_eq!(store.snapshot(id).await, Ok(None));
    for seq in [5, 9] {
        assert_eq!(store.write(keep(id, seq)).await, Ok(WriteOutcome::Stored));
        assert_eq!(store.snapshot(id).await, Ok(Some(made(seq))));
    }
    assert_eq!(store.write(keep(id + 1, 5)).await, Ok(WriteOutcome::Conflict), "there is no such table");
    assert_eq!(store.write(TableChange::Delete { table: id }).await, Ok(WriteOutcome::Stored));
    assert_eq!(store.snapshot(id).await, Ok(None));
    assert_eq!(store.stats().failures, 0);
    store.close().await;
}

/// Of two who change a class at the same time, one finds that the other was first.
async fn changes_a_class_by_its_revision(database: &Database) {
    let store = database.open().await;
    let (code, record) = ("CLASSABC".to_owned(), "{}".to_owned());
    let create = ClassChange::Create { code: code.clone(), record, at: 1, due: Some(50) };
    assert_eq!(store.write_class(create.clone()).await, Ok(WriteOutcome::Stored));
    assert_eq!(store.write_class(create).await, Ok(WriteOutcome::Conflict), "its code is taken");
    let change = |was, text: &str, due| {
        let record = text.to_owned();
        store.write_class(ClassChange::Change { code: code.clone(), was, record, due })
    };
    assert_eq!(change(0, "{\"a\":1}", Some(90)).await, Ok(WriteOutcome::Stored));
    assert_eq!(change(0, "{\"b\":1}", None).await, Ok(WriteOutcome::Conflict), "somebody was first");
    let stored = store.find_class(&code).await.expect("it answers").expect("it is there");
    assert_eq!((stored.revision, &*stored.record), (1, "{\"a\":1}"));
    assert_eq!(store.due_classes(89, 10).await, Ok(Vec::new()));
    assert_eq!(store.due_classes(90, 10).await, Ok(vec![code.clone()]));
    assert_eq!(change(1, "{}", None).await, Ok(WriteOutcome::Stored));
    assert_eq!(store.due_classes(i64::MAX, 10).await, Ok(Vec::new()), "nothing is left to do");
    let delete = ClassChange::Delete { code: code.clone() };
    assert_eq!(store.write_class(delete).await, Ok(WriteOutcome::Stored));
    assert_eq!(store.find_class(&code).await, Ok(None));
    store.close().await;
}
