//! Nodes that are killed or put to sleep while people and bots play at tables that both of them serve.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use game_core::Chance;

use super::house::House;
use super::party::{Progress, party};

/// `make soak` uses more.
const KILLS: usize = 3;
const PARTIES: usize = 2;
/// So soon after a node has died play goes on.
const WITHIN: Duration = Duration::from_secs(10);

#[tokio::test(flavor = "multi_thread")]
async fn a_house_whose_nodes_are_killed_loses_nothing_and_doubles_nothing() {
    let kills = std::env::var("NODE_KILLS").map_or(KILLS, |kills| kills.parse().expect("a number"));
    let mut house = House::open(2).await;
    let all: Vec<_> = (0..PARTIES).map(|_| Arc::new(Progress::default())).collect();
    let parties: Vec<_> =
        all.iter().map(|progress| tokio::spawn(party(house.addresses.clone(), progress.clone()))).collect();
    for progress in &all {
        progress.goes_on(WITHIN).await;
    }
    let mut chance = Chance::fast(11);
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(u64::from(chance.pick("moment", 700)))).await;
        let killed = chance.pick("node", 2) as usize;
        house.kill(killed);
        for progress in &all {
            progress.goes_on(WITHIN).await;
        }
        house.start(killed, &[]).await;
    }
    for progress in &all {
        progress.is_last.store(true, Ordering::Relaxed);
    }
    for party in parties {
        party.await.expect("every game holds");
    }
    for progress in &all {
        assert!(progress.games.load(Ordering::Relaxed) > 0);
        assert!(progress.bot_moves.load(Ordering::Relaxed) > 0, "the bot has played");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_slept_past_its_lease_writes_nothing() {
    let house = House::open(2).await;
    let progress = Arc::new(Progress::default());
    let playing = tokio::spawn(party(house.addresses.clone(), progress.clone()));
    progress.goes_on(WITHIN).await;
    let (stop, go_on) = (
        |house: &House, node| house.signal(node, "-STOP"),
        |house: &House, node| house.signal(node, "-CONT"),
    );
    let (asleep, code, epoch) = house.interrupt(&progress, stop, go_on).await;
    house.addresses.set(asleep, None);
    let taken = house.moved_from(asleep, &code).await;
    assert!(taken > epoch);
    progress.goes_on(WITHIN).await;
    // It wakes up with everything that it had begun, and does not get its table back.
    house.signal(asleep, "-CONT");
    progress.goes_on(WITHIN).await;
    if progress.code() == code {
        assert_eq!(house.holder(&code).await.map(|(holder, _)| holder), Some(1 - asleep));
    }
    house.addresses.set(asleep, Some(house.node(asleep).serving.address()));
    progress.is_last.store(true, Ordering::Relaxed);
    playing.await.expect("every game holds");
}
