//! Leases in PostgreSQL: one node at a time holds a table, and only its writes count.

use std::time::Duration;

use server::store::{
    Fence, Leases, Peer, PostgresStore, Store, StoreError, StoreFault, TableId, WriteOutcome,
};

use crate::gate::{Gate, Target};
use crate::postgres::Cluster;
use crate::stores::{append, say, table};

const LONG: Duration = Duration::from_secs(60);
const SHORT: Duration = Duration::from_millis(300);

async fn node(leases: &Leases, program: i64, lease: Duration) -> Peer {
    let peer = Peer { id: 0, address: None, program, version: program.to_string() };
    Peer { id: leases.join(&peer, lease).await.expect("it joins"), ..peer }
}

async fn take(leases: &Leases, code: &str, node: &Peer) -> Option<(TableId, Fence)> {
    leases.acquire(code, node).await.expect("the database answers")
}

fn is_lost(written: &Result<WriteOutcome, StoreError>) -> bool {
    matches!(written, Err(StoreError { fault: StoreFault::LeaseLost, .. }))
}

#[tokio::test(flavor = "multi_thread")]
async fn one_node_at_a_time_holds_a_table_and_writes() {
    let mut cluster = Cluster::start().await;
    let store = PostgresStore::open(&cluster.database().await).await.expect("it opens");
    let leases = store.leases();
    for code in ["AAAAAA", "BBBBBB"] {
        store.create(table(code)).await.expect("it works").expect("the code is free");
    }
    let (anna, ben) = (node(&leases, 1, LONG).await, node(&leases, 1, LONG).await);
    assert_eq!(leases.live().await.expect("it answers"), [anna.clone(), ben.clone()]);
    let (id, first) = take(&leases, "AAAAAA", &anna).await.expect("it is free");
    assert_eq!(take(&leases, "AAAAAA", &ben).await, None);
    assert_eq!(take(&leases, "CCCCCC", &ben).await, None, "there is no such table");
    assert_eq!(leases.holder("AAAAAA", &ben).await, Ok(Some(anna.clone())));
    assert_eq!(leases.holder("BBBBBB", &ben).await, Ok(None));
    assert_eq!(store.write_held(append(id, 0), Some(first)).await, Ok(WriteOutcome::Stored));

    // It is given back once, by whoever holds it.
    leases.release(id, Fence { epoch: first.epoch + 1, ..first }).await.expect("it answers");
    assert_eq!(take(&leases, "AAAAAA", &ben).await, None);
    leases.release(id, first).await.expect("it answers");
    let (_, second) = take(&leases, "AAAAAA", &ben).await.expect("it is free");
    assert!(second.epoch > first.epoch);

    // A write of the last holder in the same batch as one that counts.
    let (other, held) = take(&leases, "BBBBBB", &ben).await.expect("it is free");
    let (late, counts) = tokio::join!(
        store.write_held(append(id, 1), Some(first)),
        store.write_held(append(other, 0), Some(held)),
    );
    assert!(is_lost(&late), "{late:?}");
    assert_eq!(counts, Ok(WriteOutcome::Stored));
    assert_eq!(store.last_seq(id).await, Ok(Some(0)));
    assert_eq!(store.write_held(append(id, 1), Some(second)).await, Ok(WriteOutcome::Stored));
    // Whoever leaves gives everything back.
    leases.leave(ben.id).await.expect("it answers");
    assert!(is_lost(&store.write_held(append(id, 2), Some(second)).await));
    assert!(take(&leases, "AAAAAA", &anna).await.is_some());
    store.close().await;
}

/// A node that is cut off between its fence and its commit: the database does not notice that it is gone, and holds the
/// locks of its transaction.
#[tokio::test(flavor = "multi_thread")]
async fn a_transaction_whose_node_is_cut_off_does_not_keep_its_table() {
    let mut cluster = Cluster::start().await;
    let url = cluster.database().await;
    let store = PostgresStore::open(&url).await.expect("it opens");
    let gate = Gate::to(Target::Socket(cluster.socket())).await;
    let name = url.split(['/', '?']).nth(3).expect("a name");
    let cut =
        PostgresStore::open(&format!("postgres://house@{}/{name}", gate.address)).await.expect("it opens");
    store.create(table("AAAAAA")).await.expect("it works").expect("the code is free");
    let (lost, other) = (node(&cut.leases(), 1, SHORT).await, node(&store.leases(), 1, LONG).await);
    let (id, fence) = take(&cut.leases(), "AAAAAA", &lost).await.expect("it is free");
    gate.shut_before("COMMIT");
    let writing = cut.write_held(say(id), Some(fence));
    let taking = async {
        let began = std::time::Instant::now();
        while !matches!(store.leases().acquire("AAAAAA", &other).await, Ok(Some(_))) {
            assert!(began.elapsed() < Duration::from_secs(6), "the locks are held");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let (written, ()) = tokio::join!(writing, taking);
    assert!(written.is_err(), "{written:?}");
    assert_eq!(store.chat(id, 10).await.map(|lines| lines.len()), Ok(0));
    gate.open();
}

/// Moves of many tables are one statement; each counts for itself.
#[tokio::test(flavor = "multi_thread")]
async fn moves_that_are_stored_together_count_each_for_itself() {
    let mut cluster = Cluster::start().await;
    let store = PostgresStore::open(&cluster.database().await).await.expect("it opens");
    let leases = store.leases();
    let anna = node(&leases, 1, LONG).await;
    let mut held = Vec::new();
    for code in ["AAAAAA", "BBBBBB", "CCCCCC"] {
        store.create(table(code)).await.expect("it works").expect("the code is free");
        held.push(take(&leases, code, &anna).await.expect("it is free"));
    }
    let [(a, of_a), (b, of_b), (c, of_c)] = held[..] else { panic!("three tables") };
    assert_eq!(store.write_held(append(b, 0), Some(of_b)).await, Ok(WriteOutcome::Stored));
    leases.release(c, of_c).await.expect("it answers");
    // The first goes on its way alone; what comes meanwhile is stored together.
    let (first, stored, conflict, lost) = tokio::join!(
        store.write_held(append(a, 0), Some(of_a)),
        store.write_held(append(a, 1), Some(of_a)),
        store.write_held(append(b, 0), Some(of_b)),
        store.write_held(append(c, 0), Some(of_c)),
    );
    assert_eq!(
        (first, stored, conflict),
        (Ok(WriteOutcome::Stored), Ok(WriteOutcome::Stored), Ok(WriteOutcome::Conflict))
    );
    assert!(is_lost(&lost), "{lost:?}");
    assert_eq!((store.last_seq(a).await, store.last_seq(c).await), (Ok(Some(1)), Ok(None)));
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_has_lapsed_is_lapsed_for_good() {
    let mut cluster = Cluster::start().await;
    let store = PostgresStore::open(&cluster.database().await).await.expect("it opens");
    let leases = store.leases();
    store.create(table("AAAAAA")).await.expect("it works").expect("the code is free");
    let (asleep, awake) = (node(&leases, 1, SHORT).await, node(&leases, 1, LONG).await);
    let (id, fence) = take(&leases, "AAAAAA", &asleep).await.expect("it is free");
    assert_eq!(leases.renew(asleep.id, SHORT).await, Ok(true));
    assert_eq!(take(&leases, "AAAAAA", &awake).await, None);
    tokio::time::sleep(SHORT * 2).await;
    assert!(is_lost(&store.write_held(append(id, 0), Some(fence)).await), "also if nobody has taken it");
    assert_eq!(leases.renew(asleep.id, SHORT).await, Ok(false));
    assert_eq!(take(&leases, "AAAAAA", &asleep).await, None);
    assert_eq!(leases.holder("AAAAAA", &awake).await, Ok(None));
    let (_, taken) = take(&leases, "AAAAAA", &awake).await.expect("it has lapsed");
    assert_eq!(store.write_held(append(id, 0), Some(taken)).await, Ok(WriteOutcome::Stored));
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_program_leaves_a_table_to_newer_ones_while_there_are_any() {
    let mut cluster = Cluster::start().await;
    let store = PostgresStore::open(&cluster.database().await).await.expect("it opens");
    let leases = store.leases();
    store.create(table("AAAAAA")).await.expect("it works").expect("the code is free");
    let (old, new, next) =
        (node(&leases, 1, LONG).await, node(&leases, 2, LONG).await, node(&leases, 2, LONG).await);
    let (id, fence) = take(&leases, "AAAAAA", &new).await.expect("it is free");
    leases.release(id, fence).await.expect("it answers");
    assert_eq!(take(&leases, "AAAAAA", &old).await, None);
    assert_eq!(leases.holder("AAAAAA", &old).await, Ok(Some(new.clone())), "whom it forwards to");
    leases.leave(new.id).await.expect("it answers");
    assert_eq!(leases.holder("AAAAAA", &old).await, Ok(Some(next.clone())));
    leases.leave(next.id).await.expect("it answers");
    assert!(take(&leases, "AAAAAA", &old).await.is_some(), "an older one is better than none");
    store.close().await;
}
