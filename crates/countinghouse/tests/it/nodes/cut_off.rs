//! Nodes that are cut off: from the database, from each other, and all of them from the database.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::gate::Gate;
use super::house::House;
use super::party::{Progress, party};

const WITHIN: Duration = Duration::from_secs(12);

#[tokio::test(flavor = "multi_thread")]
async fn a_node_cut_off_from_the_database_gives_its_tables_up() {
    cut_off(Gate::shut).await;
}

/// With a move of its owner on the way, which does not arrive any more. What a transaction holds that was begun is a test of
/// the store (`leases`).
#[tokio::test(flavor = "multi_thread")]
async fn a_node_cut_off_in_the_middle_of_a_move_gives_its_tables_up() {
    cut_off(|to_database| to_database.shut_before("owner")).await;
}

async fn cut_off(shut: fn(&Gate)) {
    let house = House::open(2).await;
    let progress = Arc::new(Progress::default());
    let playing = tokio::spawn(party(house.addresses.clone(), progress.clone()));
    progress.goes_on(WITHIN).await;
    let (cut, code, _) = house
        .interrupt(
            &progress,
            |house, node| shut(&house.node(node).to_database),
            |house, node| {
                house.node(node).to_database.open();
            },
        )
        .await;
    // It is unhealthy, so a load balancer sends nobody there.
    house.addresses.set(cut, None);
    house.moved_from(cut, &code).await;
    progress.goes_on(WITHIN).await;
    house.node(cut).to_database.open();
    house.addresses.set(cut, Some(house.node(cut).serving.address()));
    progress.goes_on(WITHIN).await;
    progress.is_last.store(true, Ordering::Relaxed);
    playing.await.expect("every game holds");
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_cut_off_from_each_other_never_both_write() {
    let house = House::open(2).await;
    let progress = Arc::new(Progress::default());
    let playing = tokio::spawn(party(house.addresses.clone(), progress.clone()));
    progress.goes_on(WITHIN).await;
    let (holder, code, epoch) = house
        .interrupt(
            &progress,
            |house, node| house.node(node).to_node.shut(),
            |house, node| {
                house.node(node).to_node.open();
            },
        )
        .await;
    // Whoever comes by the other node is told so; the holder keeps the table, because it is well.
    for _ in 0..200 {
        if progress.failed("elsewhere") > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(progress.failed("elsewhere") > 0, "those who come by the other node are told");
    assert_eq!(house.holder(&code).await, Some((holder, epoch)));
    house.node(holder).to_node.open();
    progress.goes_on(WITHIN).await;
    progress.is_last.store(true, Ordering::Relaxed);
    playing.await.expect("every game holds");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_restarted_pauses_play_with_a_message() {
    let house = House::open(2).await;
    let progress = Arc::new(Progress::default());
    let playing = tokio::spawn(party(house.addresses.clone(), progress.clone()));
    progress.goes_on(WITHIN).await;
    let told_before = progress.failed("store_unavailable");
    tokio::task::block_in_place(|| house.cluster.go_away());
    for _ in 0..200 {
        if progress.failed("store_unavailable") > told_before {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(progress.failed("store_unavailable") > told_before, "those at the table are told");
    house.cluster.come_back().await;
    progress.goes_on(WITHIN).await;
    progress.is_last.store(true, Ordering::Relaxed);
    playing.await.expect("every game holds");
}
