//! Nothing leaked: two tables that differ only in what a viewer was not shown send that viewer the same bytes, up to
//! the code of the table and the name of the game.
//!
//! Both tables have the same seed. The hidden part of the one is imagined anew from the viewer's view at the deal, and
//! while they are played, others choose different secret actions wherever the viewer hears the same of them. A mirror of
//! each game, kept here, says which actions those are; it decides nothing about what is sent.

mod imagined;

use std::collections::BTreeMap;
use std::iter::repeat_n;

use games::{AnyGame, AnyRunning, GAMES};
use protocol::{Joined, ServerMessage};
use serde_json::{Value, json};
use server::{Clock, Config};
use sha2::{Digest, Sha256};
use sqlx::{Connection, SqliteConnection};
use table::{Chance, ChanceSource, Seat, SeatSet};

use crate::house::{Client, House};
use imagined::Imagined;

const NONCE: &str = "00112233445566778899aabbccddeeff";
const PLAYERS: u8 = 3;
/// Actions taken at each table.
const STEPS: usize = 30;
/// Pairs of each kind, each with a seed of its own: more where the deal is hidden and viewers soon hear of it.
fn rounds(id: &str) -> u8 {
    match id {
        "smart-money-maker" => 12,
        "dirty-money" => 4,
        "no-more-money" => 2,
        _ => 1,
    }
}

/// Actions looked at until one is found of which the viewers hear the same at both tables.
const TRIES: usize = 80;

/// One table of a pair.
struct Side {
    joined: Vec<Joined>,
    /// By seat; a bot has none.
    clients: Vec<Client>,
    watcher: Option<Client>,
    mirror: Option<Box<dyn AnyRunning>>,
    game: &'static dyn AnyGame,
    seed: [u8; 32],
}

/// Who must not be able to tell the tables apart.
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

/// The games of the house, and each of them imagined by either viewer.
fn list() -> &'static [&'static dyn AnyGame] {
    let mut list: Vec<&'static dyn AnyGame> = GAMES.to_vec();
    for game in GAMES {
        for (blind, viewer) in [("seat", Some(Seat::at(0))), ("watcher", None)] {
            let id = leak(format!("{}-{blind}", game.info().id));
            list.push(leak(Imagined { id, real: *game, viewer }));
        }
    }
    leak(list)
}

async fn open(house: &House, game: &'static dyn AnyGame, with_bot: bool, round: u8) -> Side {
    let players = PLAYERS.clamp(game.info().min_players, game.info().max_players);
    let mut others = vec![json!("person"); usize::from(players) - 1];
    if with_bot && let Some(last) = others.last_mut() {
        *last = json!({"bot": "novice"});
    }
    let people = usize::from(players) - usize::from(with_bot);
    let mut joined = vec![house.open_as(game.info().id, json!({"others": others})).await];
    for name in &["Ben", "Cleo", "Dora"][..people - 1] {
        joined.push(house.join(&joined[0].code, name).await);
    }
    Side { joined, clients: Vec::new(), watcher: None, mirror: None, game, seed: [42 + round; 32] }
}

/// The same seed and nonces at both tables of a pair, so that the deals are the same.
async fn share_seeds<'a>(house: &House, sides: impl Iterator<Item = &'a Side>) {
    let file = house.data.path().join("countinghouse.sqlite");
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
    async fn sit_down_and_start(&mut self, house: &House, players: u8) {
        for joined in &self.joined {
            self.clients.push(house.sit(joined, None).await);
        }
        self.watcher = Some(house.watch(&self.joined[0].code).await);
        self.clients[0].asks(json!({"type": "start"})).await;
        let nonce = games::records::Nonce::from_hex(NONCE).expect("a nonce");
        let seed = games::records::ServerSeed(self.seed).game_seed(&vec![nonce; usize::from(players)]);
        let setup = self.game.complete_setup(&json!({}), players).expect("a set-up");
        let started = self.game.start(&setup, players, ChanceSource::Seed(seed)).expect("it deals");
        self.mirror = Some(started.0);
    }

    fn mirror(&self) -> &dyn AnyRunning {
        self.mirror.as_deref().expect("a mirror")
    }

    /// The game after an action and what the viewers hear of it; `None` if the rules forbid it.
    fn after(&self, seat: Seat, action: &Value, viewers: &[Option<Seat>]) -> Option<After> {
        let mut game = self.mirror().clone_box();
        let heard = heard(&mut *game, seat, action, viewers)?;
        Some(After { game, heard, seed: self.seed })
    }

    fn follow(&mut self, seat: Seat, action: &Value) {
        self.mirror.as_mut().expect("a mirror").act(seat, action).expect("it is legal");
    }

    async fn act(&mut self, seat: Seat, action: &Value) {
        self.follow(seat, action);
        let done = self.clients[seat.number()].act(action.clone()).await;
        assert!(matches!(done, ServerMessage::Done { .. }), "{action} → {done:?}");
    }

    /// Waits until the server's game stands where the mirror does.
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

    /// Everything a viewer was sent until now, without what tells the tables apart.
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

struct After {
    game: Box<dyn AnyRunning>,
    heard: Vec<Vec<Value>>,
    seed: [u8; 32],
}

fn heard(
    game: &mut dyn AnyRunning,
    seat: Seat,
    action: &Value,
    viewers: &[Option<Seat>],
) -> Option<Vec<Vec<Value>>> {
    let acted = game.act(seat, action).ok()?;
    let heard = |viewer: &Option<Seat>| acted.heard_by(*viewer).map(|heard| heard.event.clone()).collect();
    Some(viewers.iter().map(heard).collect())
}

/// What the bot on this seat does now, from the table's secret as the server has it.
fn bot_action(game: &dyn AnyRunning, bot: Seat, seed: [u8; 32]) -> Value {
    let mut hash = Sha256::new();
    hash.update(seed);
    hash.update(b"bot");
    hash.update(game.next_seq().to_le_bytes());
    hash.update([bot.number() as u8]);
    let digest: [u8; 32] = hash.finalize().into();
    let luck = u64::from_le_bytes(std::array::from_fn(|index| digest[index]));
    game.bot_action(bot, "novice", &mut Chance::fast(luck)).expect("a bot chooses")
}

/// Whether the viewers hear the same of two actions, and of all that the bot does then: its own move may bring to light
/// what was hidden.
fn is_alike(one: Option<After>, two: Option<After>, viewers: &[Option<Seat>], bot: Option<Seat>) -> bool {
    let (Some(mut one), Some(mut two)) = (one, two) else { return false };
    if one.heard != two.heard {
        return false;
    }
    while let Some(bot) = bot.filter(|bot| one.game.waited_for().has(*bot)) {
        assert_eq!(one.game.view(Some(bot)), two.game.view(Some(bot)), "the bot sees the same");
        let action = bot_action(&*one.game, bot, one.seed);
        assert_eq!(bot_action(&*two.game, bot, two.seed), action, "and does the same");
        if heard(&mut *one.game, bot, &action, viewers) != heard(&mut *two.game, bot, &action, viewers) {
            return false;
        }
    }
    true
}

/// An action for each table of which the viewers hear the same; different ones where there are such.
fn choose(
    one: &Side,
    two: &Side,
    seat: Seat,
    (viewers, bot): (&[Option<Seat>], Option<Seat>),
    chance: &mut Chance,
) -> Option<(Value, Value)> {
    let mut same = None;
    let knows = viewers.contains(&Some(seat));
    for _ in 0..TRIES {
        let mut any = |side: &Side| side.mirror().bot_action(seat, "random", chance).ok();
        let (action, other) = (any(one)?, any(two)?);
        let alike = |other: &Value| {
            is_alike(one.after(seat, &action, viewers), two.after(seat, other, viewers), viewers, bot)
        };
        if same.is_none() && alike(&action) {
            same = Some((action.clone(), action.clone()));
        }
        if knows && same.is_some() {
            break;
        }
        if !knows && other != action && alike(&other) {
            return Some((action, other));
        }
    }
    same
}

/// Waits until the bot at each table has done what it does now.
async fn let_the_bot_act(one: &mut Side, two: &mut Side, bot: Option<Seat>) {
    let Some(bot) = bot else { return };
    while one.mirror().waited_for().has(bot) {
        let action = bot_action(one.mirror(), bot, one.seed);
        one.follow(bot, &action);
        two.follow(bot, &action);
    }
    one.catch_up().await;
    two.catch_up().await;
}

/// Plays both tables; gives the number of actions and of those that differed.
async fn play(
    one: &mut Side,
    two: &mut Side,
    blind: Blind,
    bot: Option<Seat>,
    chance: &mut Chance,
) -> (usize, usize) {
    let mut viewers: Vec<Option<Seat>> = blind.viewers().iter().map(|seat| seat.map(Seat::at)).collect();
    viewers.extend(bot.map(Some));
    let mut different = 0;
    for step in 0..STEPS {
        let_the_bot_act(one, two, bot).await;
        assert_eq!(one.mirror().waited_for(), two.mirror().waited_for());
        let waited: SeatSet = one.mirror().waited_for();
        let Some(seat) = waited.iter().nth(chance.pick("who", waited.len().max(1) as u32) as usize) else {
            return (step, different);
        };
        let Some((action, other)) = choose(one, two, seat, (&viewers, bot), chance) else {
            return (step, different);
        };
        different += usize::from(action != other);
        one.act(seat, &action).await;
        two.act(seat, &other).await;
    }
    let_the_bot_act(one, two, bot).await;
    (STEPS, different)
}

async fn compare(
    house: &House,
    mut one: Side,
    mut two: Side,
    blind: Blind,
    with_bot: bool,
) -> (usize, usize) {
    let players = PLAYERS.clamp(one.game.info().min_players, one.game.info().max_players);
    one.sit_down_and_start(house, players).await;
    two.sit_down_and_start(house, players).await;
    let bot = with_bot.then(|| Seat::at(usize::from(players) - 1));
    let played = play(&mut one, &mut two, blind, bot, &mut Chance::fast(7)).await;
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
    played
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_differ_in_what_was_not_shown_send_the_same_bytes() {
    let list = list();
    let clock = Clock::by_hand();
    let with = |config| Config { games: list, clock: clock.clone(), messages_per_second: 10_000, ..config };
    let mut house = House::open_with(with).await;
    let found = |id: &str| *list.iter().find(|game| game.info().id == id).expect("it is listed");
    let mut pairs = Vec::new();
    for game in GAMES {
        let id = game.info().id;
        let kinds = [
            (format!("{id}-seat"), Blind::FirstSeat, false),
            (format!("{id}-watcher"), Blind::Spectator, false),
            (id.to_owned(), Blind::FirstSeat, true),
        ];
        for ((twin, blind, with_bot), round) in
            kinds.into_iter().flat_map(|kind| repeat_n(kind, usize::from(rounds(id))).zip(0..))
        {
            let one = open(&house, *game, with_bot, round).await;
            let two = open(&house, found(&twin), with_bot, round).await;
            pairs.push((one, two, blind, with_bot));
        }
    }
    house.stop().await;
    share_seeds(&house, pairs.iter().flat_map(|(one, two, ..)| [one, two])).await;
    house.restart_with(with).await;
    let mut figures: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for (one, two, blind, with_bot) in pairs {
        let id = one.game.info().id;
        let (played, different) = compare(&house, one, two, blind, with_bot).await;
        let figure = figures.entry(id).or_default();
        *figure = (figure.0 + played, figure.1 + different);
    }
    assert!(figures.values().all(|(played, _)| *played > 20), "too little was played: {figures:?}");
    assert!(figures.values().map(|(_, different)| different).sum::<usize>() > 10, "{figures:?}");
    house.stop().await;
}
