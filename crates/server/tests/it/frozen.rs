//! A defect in one game, or damage in the store, stops one table and nothing else.

use protocol::{Joined, ServerMessage, TableStage};
use serde_json::{Value, json};

use crate::fuse;
use crate::house::{Client, House, failure, run_sql};

async fn open_fuse() -> House {
    House::open_with(|config| server::Config { games: fuse::GAMES, ..config }).await
}

/// A table of Fuse for two people, started.
async fn light(house: &House) -> (Joined, Joined, Client, Client) {
    let new = json!({ "game": "fuse", "name": "Anna", "others": ["person"] });
    let anna: Joined = house.post("/api/tables", &new).await.expect_json(201);
    let ben = house.join(&anna.code, "Ben").await;
    let mut first = house.sit(&anna, None).await;
    let second = house.sit(&ben, None).await;
    assert!(matches!(first.start().await, ServerMessage::Done { .. }));
    (anna, ben, first, second)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_freezes_its_table_and_no_other() {
    for defect in ["panic", "fail_the_audit"] {
        let mut house = open_fuse().await;
        let (anna, _, mut broken, mut beside) = light(&house).await;
        let (_, _, mut other, _) = light(&house).await;
        assert!(matches!(broken.act(json!("tick")).await, ServerMessage::Done { seq: Some(1), .. }));
        let failed = broken.act(json!(defect)).await;
        assert_eq!(failure(&failed), "frozen");
        assert!(!format!("{failed:?}").contains("planted"), "what failed is for the log only");
        assert_eq!(house.table(&anna.code).await.stage, TableStage::Frozen);
        let told = |message: &ServerMessage| match message {
            ServerMessage::Table { table } if table.stage == TableStage::Frozen => table.trouble.clone(),
            _ => None,
        };
        assert!(beside.until(told).await.contains("Nothing that was played is lost"));
        assert_eq!(failure(&broken.act(json!("tick")).await), "frozen");
        assert!(matches!(other.act(json!("tick")).await, ServerMessage::Done { seq: Some(1), .. }));

        // Nothing of the broken action was stored: after a restart the table goes on where it was.
        house.restart_with(|config| server::Config { games: fuse::GAMES, ..config }).await;
        let mut again = house.sit(&anna, None).await;
        assert_eq!(again.updated().await.public.0, json!({ "phase": 1 }));
        assert!(matches!(again.act(json!("tick")).await, ServerMessage::Done { seq: Some(2), .. }));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_move_cannot_be_noticed_by_others() {
    let mut house = open_fuse().await;
    let (anna, ben, mut first, mut second) = light(&house).await;
    let mut watcher = house.watch(&anna.code).await;
    for client in [&mut first, &mut second, &mut watcher] {
        client.updated_or_at_hand().await;
    }
    let before = (second.received.len(), watcher.received.len());
    assert!(matches!(first.act(json!("whisper")).await, ServerMessage::Done { seq: Some(1), .. }));
    assert!(matches!(first.act(json!("tick")).await, ServerMessage::Done { seq: Some(2), .. }));
    for (client, before) in [(&mut second, before.0), (&mut watcher, before.1)] {
        let update = client.updated().await;
        assert_eq!((update.version, update.told[0].seq), (1, 1));
        assert_eq!(client.received.len(), before + 1, "only the tick was told");
    }
    house.restart_with(|config| server::Config { games: fuse::GAMES, ..config }).await;
    assert_eq!(house.sit(&anna, None).await.updated().await.version, 2);
    let resumed = house.sit(&ben, Some(0)).await.updated().await;
    assert_eq!((resumed.version, resumed.told.len()), (1, 1), "also after a restart");
}

#[tokio::test(flavor = "multi_thread")]
async fn entries_that_no_longer_hold_freeze_their_table() {
    let damages = [
        ("UPDATE entries SET action = '\"whisper\"' WHERE seq = 2", "another position"),
        ("UPDATE entries SET action = '\"fly\"' WHERE seq = 2", "entry 2 is refused"),
        ("UPDATE entries SET digest = x'00000000000000000000000000000000' WHERE seq = 3", "another position"),
        (
            "UPDATE entries SET digest = x'0201ffffffffffffffffffffffffffffffff' WHERE seq = 3",
            "another position",
        ),
    ];
    for (damage, found) in damages {
        let mut house = open_fuse().await;
        let (anna, _, mut client, _beside) = light(&house).await;
        for _ in 0..3 {
            client.act(json!("tick")).await;
        }
        house.stop().await;
        run_sql(&house, damage).await;
        house.restart_with(|config| server::Config { games: fuse::GAMES, ..config }).await;
        let table = house.table(&anna.code).await;
        assert_eq!(table.stage, TableStage::Frozen);
        let trouble = table.trouble.expect("a sentence");
        assert!(trouble.contains(found), "{trouble}");
        let mut client = house.sit(&anna, None).await;
        let log = client.updated().await.told;
        assert_eq!(
            log.first().map(|told| told.event.0.clone()),
            Some(json!("lit")),
            "what happened can be read"
        );
        assert_eq!(failure(&client.act(json!("tick")).await), "frozen");
        house.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_keeps_the_version_of_the_rules_it_was_opened_with() {
    let mut house = open_fuse().await;
    let new = json!({ "game": "fuse", "name": "Anna", "others": [{"here": "Ben"}] });
    let anna: Joined = house.post("/api/tables", &new).await.expect_json(201);
    let again = |config| server::Config { games: fuse::GAMES, ..config };
    house.stop().await;
    run_sql(&house, "UPDATE tables SET rules = 1").await;
    house.restart_with(again).await;
    let mut client = house.sit(&anna, None).await;
    client.start().await;
    let tick = json!({ "type": "act", "action": "tick", "seat": 0 });
    client.asks(tick.clone()).await;
    let phase = |phase: u32| move |update: &protocol::Update| update.public.0 == json!({ "phase": phase });
    client.update_where(phase(2)).await;
    house.restart_with(again).await;
    let mut client = house.sit(&anna, None).await;
    client.update_where(phase(2)).await;
    client.asks(tick).await;
    client.update_where(phase(4)).await;
    client.asks(json!({ "type": "close" })).await;
    let record: Value = house.get(&format!("/api/tables/{}/record", anna.code)).await.expect_json(200);
    assert_eq!(record["rules"], 1, "the table's version, not the program's");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_newer_rules_stands_still_and_says_so() {
    let mut house = open_fuse().await;
    let (anna, _, mut client, _beside) = light(&house).await;
    client.act(json!("tick")).await;
    house.stop().await;
    run_sql(&house, "UPDATE tables SET rules = 7").await;
    house.restart_with(|config| server::Config { games: fuse::GAMES, ..config }).await;
    let table = house.table(&anna.code).await;
    assert_eq!(table.stage, TableStage::Frozen);
    let trouble = table.trouble.expect("a sentence");
    assert!(
        trouble.contains("version 7 of the rules of Fuse, this program knows versions up to 2"),
        "{trouble}"
    );
    let mut client = house.sit(&anna, None).await;
    assert_eq!(failure(&client.act(json!("tick")).await), "frozen");
}

/// A program that writes its states in another layout has nothing to compare an old digest with.
#[tokio::test(flavor = "multi_thread")]
async fn a_digest_of_another_layout_freezes_nothing() {
    let mut house = open_fuse().await;
    let (anna, _, mut client, _beside) = light(&house).await;
    client.act(json!("tick")).await;
    house.stop().await;
    run_sql(&house, "UPDATE entries SET digest = x'0209ffffffffffffffffffffffffffffffff'").await;
    house.restart_with(|config| server::Config { games: fuse::GAMES, ..config }).await;
    let mut client = house.sit(&anna, None).await;
    assert!(matches!(client.act(json!("tick")).await, ServerMessage::Done { seq: Some(2), .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_panics_is_silent_and_the_game_goes_on() {
    let house = open_fuse().await;
    let new = json!({ "game": "fuse", "name": "Anna", "others": [{"bot": "broken"}] });
    let anna: Joined = house.post("/api/tables", &new).await.expect_json(201);
    let mut client = house.sit(&anna, None).await;
    client.start().await;
    let update = client.update_where(|update| update.version >= 3).await;
    assert_eq!(update.public.0, json!({ "phase": update.version }), "its silence is a tick");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_thinks_holds_up_nobody() {
    let house = open_fuse().await;
    let new = json!({ "game": "fuse", "name": "Anna", "others": [{"bot": "sleepy"}] });
    let anna: Joined = house.post("/api/tables", &new).await.expect_json(201);
    let mut client = house.sit(&anna, None).await;
    client.start().await;
    let began = std::time::Instant::now();
    for seq in 1..=20 {
        let ticked = client.act(json!("tick")).await;
        assert!(matches!(ticked, ServerMessage::Done { seq: Some(at), .. } if at == seq), "{ticked:?}");
    }
    assert!(
        began.elapsed() < std::time::Duration::from_secs(2),
        "twenty actions while the bot thinks of one"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_may_use_the_same_refs() {
    let house = open_fuse().await;
    let (_, _, mut first, mut second) = light(&house).await;
    assert!(matches!(first.act_as("x", json!("tick")).await, ServerMessage::Done { seq: Some(1), .. }));
    assert!(matches!(second.act_as("x", json!("tick")).await, ServerMessage::Done { seq: Some(2), .. }));
    assert!(matches!(first.act_as("x", json!("tick")).await, ServerMessage::Done { seq: Some(1), .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_away_for_long_gets_the_newest_events_and_the_number_of_the_others() {
    let mut house = open_fuse().await;
    let (anna, _, mut first, _second) = light(&house).await;
    for _ in 0..300 {
        first.act(json!("tick")).await;
    }
    for restart in [false, true] {
        if restart {
            house.restart_with(|config| server::Config { games: fuse::GAMES, ..config }).await;
        }
        let late = house.watch(&anna.code).await.updated().await;
        let told = late.told.len() as u32;
        assert_eq!(told + late.skipped, 301, "300 ticks and the deal");
        assert!(
            (20..=30).contains(&told),
            "as many bytes as the first thirty took, and numbers grow: {told}"
        );
        let newest: Vec<_> = late.told.iter().map(|told| told.seq).collect();
        assert_eq!(newest, (301 - told..=300).collect::<Vec<_>>(), "the newest of them");
        let back = house.sit(&anna, Some(50)).await.updated().await;
        assert_eq!((back.told.len(), back.skipped), (protocol::MOST_EVENTS, 50));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_its_store_nothing_is_acknowledged_and_a_resend_counts_once() {
    let house = open_fuse().await;
    let (_, _, mut client, _beside) = light(&house).await;
    run_sql(&house, "ALTER TABLE entries RENAME TO away").await;
    assert_eq!(failure(&client.act_as("x", json!("tick")).await), "store_unavailable");
    assert_eq!(client.update.as_ref().map(|update| update.public.0.clone()), Some(json!({ "phase": 0 })));
    assert_eq!(failure(&client.act_as("x", json!("tick")).await), "store_unavailable");
    run_sql(&house, "ALTER TABLE away RENAME TO entries").await;
    for _ in 0..2 {
        assert!(matches!(client.act_as("x", json!("tick")).await, ServerMessage::Done { seq: Some(1), .. }));
    }
    let update = client.update.clone().expect("an update");
    assert_eq!((update.version, update.public.0), (1, json!({ "phase": 1 })));
    assert_eq!(update.own.0["whispers"], Value::from(0));
}
