//! The same for replays: of two running games that a viewer cannot tell apart, the replays through that viewer's eyes are
//! the same to the byte. So no byte of one shows another seat's secret.

use protocol::Replay;

use super::Side;
use crate::test_server::TestServer;

/// Asks both tables for their replays through the eyes of each viewer; gives the frames of the longest.
pub async fn compare(server: &TestServer, one: &Side, two: &Side, viewers: &[Option<usize>]) -> usize {
    let mut frames = 0;
    // Of a game that is over everything is shown.
    if one.mirror().is_over() {
        return frames;
    }
    let names = (one.game.info().id, two.game.info().id);
    for viewer in viewers {
        let (first, second) = (replay(server, one, *viewer).await, replay(server, two, *viewer).await);
        assert!(first == second, "{names:?}, viewer {viewer:?}: {}", difference(&first, &second));
        let shown: Replay = serde_json::from_str(&first).expect("a replay");
        assert!(!shown.over && !shown.frames.is_empty());
        frames = frames.max(shown.frames.len());
    }
    frames
}

async fn replay(server: &TestServer, side: &Side, viewer: Option<usize>) -> String {
    let joined = &side.joined[0];
    let eyes = viewer.map_or("spectator".to_owned(), |seat| seat.to_string());
    let path = format!("/api/tables/{}/replay?viewer={eyes}", joined.code);
    let token = viewer.map(|seat| format!("Bearer {}", side.joined[seat].token));
    let headers: Vec<_> = token.as_deref().map(|token| ("authorization", token)).into_iter().collect();
    let answered = server.request("GET", &path, &headers, "").await;
    assert_eq!(answered.status, 200, "{}", answered.body);
    answered.body
}

/// Where two texts part, with what stands around it.
fn difference(one: &str, two: &str) -> String {
    let at = one.bytes().zip(two.bytes()).take_while(|(one, two)| one == two).count();
    let around = |text: &str| -> String { text.chars().skip(at.saturating_sub(120)).take(240).collect() };
    format!("byte {at}:\n{}\n{}", around(one), around(two))
}
