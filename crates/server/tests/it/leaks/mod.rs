//! Leak test: two tables that differ only in what a viewer was not shown send that viewer the same bytes, except for
//! the code of the table and the name of the game; and so do their replays (`replays.rs`).
//!
//! Both tables have the same seed. The hidden part of one is sampled from the viewer's view at the deal, and during
//! play others choose different secret actions wherever the viewer is told the same. A mirror of each game says which
//! actions those are (`planning.rs`); it decides nothing about what is sent. How deep each game was compared is
//! asserted at the end.

mod imagined;
mod planning;
mod replays;

use std::collections::BTreeMap;
use std::iter::repeat_n;

use game_core::record::By;
use game_core::{LeakPlan, Seat};
use games::{AnyGame, AnyMatch, Dice, GAMES, Terms};
use protocol::{Joined, ServerMessage};
use serde_json::{Value, json};
use server::{Clock, Config};
use sqlx::{Connection, SqliteConnection};

use crate::test_server::{Client, TestServer};
use imagined::{Imagined, World};
use planning::{Depth, Planned, Watched, bot_action};

const NONCE: &str = "00112233445566778899aabbccddeeff";
const PLAYERS: u8 = 3;
/// Actions at each table, if the pair stays alike for so long.
const STEPS: usize = 40;
/// Frames of the longest replay of each game, at least.
const REPLAYED: usize = 20;

/// One table of a pair.
struct Side {
    joined: Vec<Joined>,
    /// By seat; a bot has none.
    clients: Vec<Client>,
    watcher: Option<Client>,
    mirror: Option<Box<dyn AnyMatch>>,
    game: &'static dyn AnyGame,
    bot: Option<Seat>,
    seed: [u8; 32],
}

/// The viewers who must not be able to tell the tables apart.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Blind {
    FirstSeat,
    Spectator,
}

impl Blind {
    fn viewers(self) -> &'static [Option<usize>] {
        match self {
            Blind::FirstSeat => &[Some(0), None],
            Blind::Spectator => &[None],
        }
    }
}

fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// The real games, and each of them with its hidden part replaced for either viewer.
fn list() -> &'static [&'static dyn AnyGame] {
    let mut list: Vec<&'static dyn AnyGame> = GAMES.to_vec();
    for game in GAMES {
        for (blind, viewer) in [("seat", Some(Seat::at(0))), ("watcher", None)] {
            for (how, world) in [("", World::Anew), ("-nearby", World::Nearby)] {
                let id = leak(format!("{}-{blind}{how}", game.info().id));
                list.push(leak(Imagined { id, real: *game, viewer, world }));
            }
        }
    }
    leak(list)
}

async fn open(server: &TestServer, game: &'static dyn AnyGame, with_bot: bool, round: u8) -> Side {
    let players = PLAYERS.clamp(game.info().min_players, game.info().max_players);
    let mut others = vec![json!("person"); usize::from(players) - 1];
    if with_bot && let Some(last) = others.last_mut() {
        *last = json!({"bot": "novice"});
    }
    let people = usize::from(players) - usize::from(with_bot);
    let mut joined = vec![server.open_as(game.info().id, json!({"others": others})).await];
    for name in &["Ben", "Cleo", "Dora"][..people - 1] {
        joined.push(server.join(&joined[0].code, name).await);
    }
    Side { joined, clients: Vec::new(), watcher: None, mirror: None, game, bot: None, seed: [42 + round; 32] }
}

/// The same seed and nonces at both tables of a pair, so that the deals are the same.
async fn share_seeds<'a>(server: &TestServer, sides: impl Iterator<Item = &'a Side>) {
    let file = server.data.path().join("countinghouse.sqlite");
    let url = format!("sqlite://{}", file.display());
    let mut database = SqliteConnection::connect(&url).await.expect("it opens");
    for side in sides {
        let update = sqlx::query("UPDATE tables SET server_seed = ? WHERE code = ?");
        let update = update.bind(&side.seed[..]).bind(&side.joined[0].code);
        update.execute(&mut database).await.expect("it runs");
    }
    sqlx::query("UPDATE seats SET nonce = ?").bind(NONCE).execute(&mut database).await.expect("it runs");
    database.close().await.expect("it closes");
}

impl Side {
    async fn sit_down_and_start(&mut self, server: &TestServer, players: u8) {
        for joined in &self.joined {
            self.clients.push(server.sit(joined, None).await);
        }
        self.watcher = Some(server.watch(&self.joined[0].code).await);
        self.clients[0].asks(json!({"type": "start"})).await;
        let nonce = games::records::Nonce::from_hex(NONCE).expect("a nonce");
        let server_seed = games::records::ServerSeed(self.seed);
        let nonces = vec![Some(nonce); usize::from(players)];
        let seed = games::records::Origin::promised(server_seed, nonces).game_seed();
        let terms = Terms::new(self.game, json!({}), vec![String::new(); usize::from(players)]);
        let started = self.game.start(terms, Dice::Seed(seed)).expect("it deals");
        self.mirror = Some(started.0);
    }

    fn mirror(&self) -> &dyn AnyMatch {
        self.mirror.as_deref().expect("a mirror")
    }

    fn follow(&mut self, seat: Seat, action: &Value) {
        let mirror = self.mirror.as_mut().expect("a mirror");
        mirror.act(seat, By::Owner, action).expect("it is legal");
        while let Some((seat, forced)) = planning::forced_answer(&**mirror, self.bot) {
            mirror.act(seat, By::Rules, &forced).expect("it is legal");
        }
    }

    async fn act(&mut self, seat: Seat, action: &Value) {
        self.follow(seat, action);
        let done = self.clients[seat.number()].act(action.clone()).await;
        assert!(matches!(done, ServerMessage::Done { .. }), "{action} → {done:?}");
    }

    /// Waits until the server's game has the state of the mirror.
    async fn catch_up(&mut self) {
        let public: Value = serde_json::from_str(self.mirror().public().get()).expect("JSON");
        for _ in 0..2000 {
            let driver = self.clients.last_mut().expect("somebody");
            let seat = driver.table.as_ref().and_then(|table| table.seats.iter().position(|seat| seat.here));
            driver.update = None;
            driver.asks(json!({"type": "uncover", "seat": seat})).await;
            if driver.update.as_ref().is_some_and(|update| update.public.0 == public) {
                return;
            }
            tokio::task::yield_now().await;
        }
        panic!("the bot did something else: {public}");
    }

    /// Everything a viewer was sent so far, without what identifies the table.
    async fn stream(&mut self, viewer: Option<usize>) -> Vec<String> {
        let (code, id) = (self.joined[0].code.clone(), format!("\"game\":\"{}\"", self.game.info().id));
        let client = match viewer {
            Some(seat) => &mut self.clients[seat],
            None => self.watcher.as_mut().expect("a watcher"),
        };
        let is_the_end = |text: &String| text.contains("that is all");
        while !client.received.iter().any(is_the_end) {
            client.receive().await.expect("the connection stays open");
        }
        let end = client.received.iter().position(is_the_end).unwrap_or(0);
        let answers = |text: &&String| !text.contains("\"ref\":");
        let alike = |text: &String| text.replace(&code, "CODE").replace(&id, "GAME");
        client.received[..end].iter().filter(answers).map(alike).collect()
    }
}

/// Waits until the bot at each table has moved.
async fn let_the_bot_act(one: &mut Side, two: &mut Side, bot: Option<Seat>) {
    let Some(bot) = bot else { return };
    while one.mirror().awaited().seats.has(bot) {
        let action = bot_action(one.mirror(), bot, one.seed);
        one.follow(bot, &action);
        two.follow(bot, &action);
    }
    one.catch_up().await;
    two.catch_up().await;
}

/// Plays both tables as long as the pair stays alike for the viewers.
async fn play(one: &mut Side, two: &mut Side, blind: Blind, bot: Option<Seat>) -> Depth {
    (one.bot, two.bot) = (bot, bot);
    let mut viewers: Vec<Option<Seat>> = blind.viewers().iter().map(|seat| seat.map(Seat::at)).collect();
    viewers.extend(bot.map(Some));
    let eyes = Watched { viewers, bot, seed: one.seed };
    let planned = planning::plan(one.mirror(), two.mirror(), &eyes, STEPS);
    let mut depth = Depth::default();
    for Planned { seat, action, other } in planned {
        let_the_bot_act(one, two, bot).await;
        depth.played += 1;
        depth.different += usize::from(action != other);
        one.act(seat, &action).await;
        two.act(seat, &other).await;
        depth.apart += usize::from(one.mirror().state() != two.mirror().state());
    }
    let_the_bot_act(one, two, bot).await;
    depth
}

async fn compare(server: &TestServer, mut one: Side, mut two: Side, blind: Blind, with_bot: bool) -> Depth {
    let players = PLAYERS.clamp(one.game.info().min_players, one.game.info().max_players);
    one.sit_down_and_start(server, players).await;
    two.sit_down_and_start(server, players).await;
    let bot = with_bot.then(|| Seat::at(usize::from(players) - 1));
    let played = play(&mut one, &mut two, blind, bot).await;
    let names = (one.game.info().id, two.game.info().id);
    for side in [&mut one, &mut two] {
        side.clients[0].asks(json!({"type": "chat", "text": "that is all"})).await;
    }
    for viewer in blind.viewers() {
        let (first, second) = (one.stream(*viewer).await, two.stream(*viewer).await);
        for (number, (first, second)) in first.iter().zip(&second).enumerate() {
            assert_eq!(first, second, "{names:?}, viewer {viewer:?}, message {number}");
        }
        assert_eq!(first.len(), second.len(), "{names:?}, viewer {viewer:?}");
        assert!(first.len() > 2, "something was compared");
    }
    let replayed = replays::compare(server, &one, &two, blind.viewers()).await;
    Depth { replayed, ..played }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_differ_in_what_was_not_shown_send_the_same_bytes() {
    let list = list();
    let clock = Clock::manual();
    let with = |config| Config { games: list, clock: clock.clone(), ..config };
    let mut server = TestServer::open_with(with).await;
    let found = |id: &str| *list.iter().find(|game| game.info().id == id).expect("it is listed");
    let mut pairs = Vec::new();
    for game in GAMES {
        let id = game.info().id;
        let kinds = [
            (format!("{id}-seat"), Blind::FirstSeat, false),
            (format!("{id}-watcher"), Blind::Spectator, false),
            (format!("{id}-seat-nearby"), Blind::FirstSeat, false),
            (format!("{id}-watcher-nearby"), Blind::Spectator, false),
            (id.to_owned(), Blind::FirstSeat, true),
        ];
        let repeated = kinds.into_iter().flat_map(|kind| {
            let pairs = game.about().leaks.pairs;
            let pairs = if kind.0.ends_with("-nearby") { pairs.min(3) } else { pairs };
            repeat_n(kind, usize::from(pairs)).zip(0..)
        });
        for ((twin, blind, with_bot), round) in repeated {
            let one = open(&server, *game, with_bot, round).await;
            let two = open(&server, found(&twin), with_bot, round).await;
            pairs.push((one, two, blind, with_bot));
        }
    }
    server.stop().await;
    share_seeds(&server, pairs.iter().flat_map(|(one, two, ..)| [one, two])).await;
    server.restart_with(with).await;
    let mut depths: BTreeMap<&str, Vec<Depth>> = BTreeMap::new();
    for (one, two, blind, with_bot) in pairs {
        let id = one.game.info().id;
        let depth = compare(&server, one, two, blind, with_bot).await;
        depths.entry(id).or_default().push(depth);
    }
    for (id, depths) in &depths {
        let most = |of: fn(&Depth) -> usize| depths.iter().map(of).max().unwrap_or(0);
        let LeakPlan { played, apart, .. } = found(id).about().leaks;
        assert!(most(|depth| depth.played) >= played, "{id}: no pair is deep: {depths:?}");
        assert!(most(|depth| depth.apart) >= apart, "{id}: the pairs hardly differ: {depths:?}");
        assert!(most(|depth| depth.replayed) >= REPLAYED, "{id}: no replay is long: {depths:?}");
    }
    let different: usize = depths.values().flatten().map(|depth| depth.different).sum();
    assert!(different > 10, "{depths:?}");
    server.stop().await;
}
