//! A client that applies changes has the same view, byte for byte, as one that has just joined: for every game, every
//! seat and spectators, across undo, stand-in bots, covered devices, lost connections and restarts.

use game_core::Chance;
use protocol::{Joined, ServerMessage, Update};
use serde_json::{Value, json};

use crate::test_server::{Client, TestServer};

/// An update without the events, which depend on when the client joined.
fn seen(update: &Update) -> String {
    let update = Update { told: Vec::new(), skipped: 0, undone: Vec::new(), ..update.clone() };
    serde_json::to_string(&update).expect("it encodes")
}

/// A client that applies changes: a device with its seats, or a spectator.
struct Follower {
    joined: Option<Joined>,
    code: String,
    /// The uncovered seat, on a device with several.
    uncovered: Option<u8>,
    client: Client,
}

impl Follower {
    async fn come(server: &TestServer, code: &str, joined: Option<Joined>) -> Follower {
        let client = arrive(server, code, joined.as_ref(), None).await;
        Follower { joined, code: code.to_owned(), uncovered: None, client }
    }

    fn is_shared(&self) -> bool {
        self.joined.as_ref().is_some_and(|joined| joined.seats.len() > 1)
    }

    /// Reconnects with the version it has.
    async fn come_back(&mut self, server: &TestServer) {
        let version = self.client.update.as_ref().map(|update| update.version);
        self.client = arrive(server, &self.code, self.joined.as_ref(), version).await;
        if self.is_shared() {
            self.uncover(self.uncovered).await;
        }
        self.client.updated_or_at_hand().await;
    }

    async fn uncover(&mut self, seat: Option<u8>) {
        self.uncovered = seat;
        self.client.asks(json!({"type": "uncover", "seat": seat})).await;
    }

    /// Compares its view with that of a client that joins now; nothing moves meanwhile.
    async fn assert_in_step(&mut self, server: &TestServer, when: &str) {
        let mut fresh = Follower::come(server, &self.code, self.joined.clone()).await;
        if self.is_shared() {
            fresh.uncover(self.uncovered).await;
        }
        let fresh = fresh.client.updated_or_at_hand().await;
        let same = |update: &Update| (update.seat, update.version) == (fresh.seat, fresh.version);
        let followed = self.client.update_where(same).await;
        assert_eq!(seen(&followed), seen(&fresh), "{when}, seen by {:?}", fresh.seat);
    }
}

async fn arrive(server: &TestServer, code: &str, joined: Option<&Joined>, version: Option<u32>) -> Client {
    let mut client = server.connect(code).await;
    client.hello(joined.map(|joined| joined.token.as_str()), version).await;
    client.welcomed().await;
    client
}

/// An exact action, or the smallest answer to a form that asks only for amounts.
fn something_simple(choices: &Value) -> Option<Value> {
    let exact = choices["exact"].as_array()?.first().map(|choice| choice["action"].clone());
    let is_simple = |form: &&Value| {
        form["asks"].as_array().into_iter().flatten().all(|ask| ask["ask"] == "amount" && ask["min"] != 0)
    };
    exact.or_else(|| choices["forms"].as_array()?.iter().find(is_simple).map(crate::player::fill))
}

struct Table {
    server: TestServer,
    /// Anna, two people at one device, and a spectator.
    followers: Vec<Follower>,
    taken_back: usize,
}

impl Table {
    async fn open(game: &str) -> Table {
        let server = TestServer::open().await;
        let anna = server.open_as(game, json!({"others": ["person", "person"]})).await;
        let mut ben = server.join(&anna.code, "Ben").await;
        let join = json!({"name": "Cleo", "token": ben.token});
        let cleo: Joined =
            server.post(&format!("/api/tables/{}/seats", anna.code), &join).await.expect_json(201);
        ben.seats = cleo.seats;
        let code = anna.code.clone();
        let mut followers = Vec::new();
        for joined in [Some(anna), Some(ben), None] {
            followers.push(Follower::come(&server, &code, joined).await);
        }
        followers[0].client.asks(json!({"type": "start"})).await;
        for follower in &mut followers[..2] {
            follower.client.asks(json!({"type": "hand_over", "to_bot": true})).await;
        }
        Table { server, followers, taken_back: 0 }
    }

    fn anna(&mut self) -> &mut Client {
        &mut self.followers[0].client
    }

    /// Lets bots play a few entries, then pauses them.
    async fn go_on(&mut self, entries: u32) {
        let from = self.anna().updated_or_at_hand().await.version;
        self.anna().asks(json!({"type": "pause", "paused": false})).await;
        let further = |update: &Update| update.version >= from + entries || update.ending.is_some();
        if self.anna().update_where(further).await.ending.is_none() {
            let paused = self.anna().ask(json!({"type": "pause", "paused": true})).await;
            let ended = matches!(&paused, ServerMessage::Failed { code, .. } if code == "over");
            assert!(ended || matches!(paused, ServerMessage::Done { .. }), "{paused:?}");
        }
    }

    fn is_over(&self) -> bool {
        self.followers[0].client.update.as_ref().is_some_and(|update| update.ending.is_some())
    }

    async fn assert_all_in_step(&mut self, when: &str) {
        for follower in &mut self.followers {
            follower.assert_in_step(&self.server, when).await;
        }
    }

    /// Anna acts herself and undoes it with everybody's consent.
    async fn act_and_take_back(&mut self) {
        for _ in 0..10 {
            // The bots may have ended the game in the meantime.
            let back = self.anna().ask(json!({"type": "hand_over", "to_bot": false})).await;
            if matches!(&back, ServerMessage::Failed { code, .. } if code == "over") {
                return;
            }
            assert!(matches!(back, ServerMessage::Done { .. }), "{back:?}");
            self.anna().asks(json!({"type": "pause", "paused": false})).await;
            let asked = |update: &Update| update.waited_for.contains(&0) || update.ending.is_some();
            let update = self.anna().update_where(asked).await;
            let action = something_simple(&update.choices.0).filter(|_| update.ending.is_none());
            let acted = match action {
                Some(action) => matches!(self.anna().act(action).await, ServerMessage::Done { .. }),
                None => false,
            };
            if acted {
                self.anna().ask(json!({"type": "undo"})).await;
                let undo = self.server.table(&self.followers[0].code).await.undo;
                if let Some(undo) = undo {
                    let agree = json!({"type": "agree", "undo": undo.id, "yes": true});
                    self.followers[1].client.ask(agree).await;
                }
            }
            // The game may be over by now.
            self.anna().ask(json!({"type": "hand_over", "to_bot": true})).await;
            self.anna().ask(json!({"type": "pause", "paused": true})).await;
            let undone = |text: &&String| text.contains("\"undone\":[{");
            self.taken_back += self.followers[0].client.received.iter().filter(undone).count();
            if self.taken_back > 0 || self.is_over() {
                return;
            }
            self.go_on(1).await;
        }
    }

    async fn disturb(&mut self, kind: u32, chance: &mut Chance) {
        match kind {
            0 => self.act_and_take_back().await,
            1 => {
                let seats = [Some(1), Some(2), None];
                self.followers[1].uncover(seats[chance.pick("curtain", 3) as usize]).await;
            }
            2 => {
                let who = chance.pick("who", 3) as usize;
                self.followers[who].come_back(&self.server).await;
            }
            3 => {
                self.server.restart().await;
                for follower in &mut self.followers {
                    follower.come_back(&self.server).await;
                }
            }
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_lead_to_what_a_newcomer_is_shown() {
    for game in games::GAMES {
        let id = game.info().id;
        let mut chance = Chance::fast(5);
        let (mut stops, mut taken_back) = (0, 0);
        // Bots may play on while a pause is on its way, so a short game can end early. Then another one is opened.
        while stops < 16 || (taken_back == 0 && stops < 64) {
            let mut table = Table::open(id).await;
            let before = stops;
            while stops < before + 16 && !table.is_over() {
                table.go_on(1 + chance.pick("entries", 6)).await;
                table.assert_all_in_step(&format!("{id}, stop {stops}")).await;
                let kind = if stops < before + 4 { stops - before } else { chance.pick("kind", 5) };
                table.disturb(kind, &mut chance).await;
                table.assert_all_in_step(&format!("{id}, stop {stops}, after {kind}")).await;
                stops += 1;
            }
            assert!(stops > before, "{id}: a game without a stop");
            taken_back += table.taken_back;
            table.server.stop().await;
        }
        assert!(taken_back > 0, "{id}: nothing was taken back");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_median_update_of_a_game_between_bots_is_at_most_two_kilobytes() {
    for game in games::GAMES {
        let id = game.info().id;
        let server = TestServer::open().await;
        let players = 4.min(game.info().max_players);
        let others = vec![json!({"bot": "novice"}); usize::from(players) - 1];
        let anna = server.open_as(id, json!({"others": others})).await;
        let mut client = server.sit(&anna, None).await;
        client.asks(json!({"type": "start"})).await;
        client.asks(json!({"type": "hand_over", "to_bot": true})).await;
        client.update_where(|update| update.ending.is_some() || update.version >= 600).await;
        let is_update = |text: &&String| {
            ["update", "change"].iter().any(|kind| text.starts_with(&format!("{{\"type\":\"{kind}\"")))
        };
        let mut sizes: Vec<_> = client.received.iter().filter(is_update).map(String::len).collect();
        sizes.sort_unstable();
        assert!(sizes.len() > 30, "{id}: {} updates are no game", sizes.len());
        let median = sizes[sizes.len() / 2];
        assert!(median <= 2048, "{id}: a median update has {median} bytes, the largest {:?}", sizes.last());
    }
}
