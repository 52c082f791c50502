//! Who comes late to a long game is sent no more than who comes late to a short one: the limit itself, on a server with the
//! bench's own game.

use std::sync::Arc;

use bench::load::LoadClient;
use bench::load::ours;
use bench::load::web::Traffic;
use bench::tick::TICK;
use games::AnyGame;
use serde_json::Value;
use server::{BotDelay, Config, Limits};

/// What a spectator is sent until the game is shown, after so many entries.
async fn late_join(address: &str, entries: u32) -> u64 {
    let traffic = Arc::new(Traffic::default());
    let (code, mut seats) = ours::open_table(address, "tick", 2, &traffic).await.expect("seats");
    for entry in 0..entries {
        seats[(entry % 2) as usize].turn().await.expect("a turn");
    }
    let traffic = Arc::new(Traffic::default());
    let mut late =
        ours::connect(address, &code, &Value::Null, &traffic).await.expect("a place to watch from");
    while !late.next().await.is_none_or(|text| ours::is(&text, "update")) {}
    traffic.totals().bytes
}

#[test]
fn a_late_join_after_three_thousand_entries_is_no_larger_than_after_thirty() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let data = tempfile::TempDir::new().expect("a folder");
        let tick: &'static dyn AnyGame = &TICK;
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            bot_delay: BotDelay::None,
            games: vec![tick].leak(),
            limits: Limits::none(),
            ..Config::new(data.path())
        };
        let server = server::start(config).await.expect("a server");
        let address = server.address().to_string();
        let early = late_join(&address, 30).await;
        let late = late_join(&address, 3000).await;
        assert!(late <= early, "{late} bytes after 3,000 entries, {early} after 30");
        server.stop().await;
    });
}
