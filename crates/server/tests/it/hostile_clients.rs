//! Clients that mean harm, or behave as if they did: they say nothing, never read, ask for too much. Others do not notice.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::SinkExt;
use games::EXAMPLE;
use protocol::{ClientMessage, Joined, ServerMessage};
use serde_json::{Value, json};
use server::{Config, Limits, Rate};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::fuse;
use crate::test_server::{Client, TestServer, failure};

fn with_limits(limits: Limits) -> impl FnOnce(Config) -> Config {
    move |config| Config { limits, games: fuse::GAMES, ..config }
}

fn new_table() -> Value {
    json!({ "game": "fuse", "name": "Anna", "others": ["person"] })
}

/// A connection with a small receive buffer.
async fn deaf_stream(address: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    socket.connect(address).await.expect("the server listens")
}

/// A spectator that says hello and then reads nothing.
async fn watch_without_reading(address: SocketAddr, code: &str) -> WebSocketStream<TcpStream> {
    let stream = deaf_stream(address).await;
    let url = format!("ws://{address}/api/tables/{code}/socket");
    let (mut socket, _) = tokio_tungstenite::client_async(url, stream).await.expect("the socket opens");
    let hello = ClientMessage::Hello { protocol: protocol::VERSION, token: None, version: None, chat: None };
    let hello = serde_json::to_string(&hello).expect("messages encode");
    socket.send(Message::text(hello)).await.expect("the hello is sent");
    socket
}

/// A table with a deck of its own, so that its description is long.
async fn open_long_table(server: &TestServer) -> Joined {
    let decks = games::GAMES.iter().filter_map(|game| Some((game, game.decks().first()?.1)));
    let (game, deck) = decks.max_by_key(|(_, deck)| deck.len()).expect("a game with a deck");
    let deck = games::decks::parse(deck).expect("the printed deck");
    let others = vec!["person"; usize::from(game.info().min_players) - 1];
    server.open_as(game.info().id, json!({ "others": others, "setup": { "deck": deck } })).await
}

/// Says so much at a table that the connection of a spectator who reads nothing is full.
async fn talk(client: &mut Client) {
    for number in 0..400 {
        client.asks(json!({ "type": "ready", "ready": number % 2 == 0 })).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_who_never_reads_does_not_keep_the_server_from_stopping() {
    let mut server = TestServer::open().await;
    let anna = open_long_table(&server).await;
    let mut client = server.sit(&anna, None).await;
    let _deaf = watch_without_reading(server.address, &anna.code).await;
    talk(&mut client).await;
    let began = Instant::now();
    server.stop().await;
    assert!(began.elapsed() < Duration::from_secs(10), "it took {:?}", began.elapsed());
}

/// Whether the server ends this connection within a time.
async fn is_cut(stream: &mut TcpStream, within: Duration) -> bool {
    let mut rest = Vec::new();
    timeout(within, stream.read_to_end(&mut rest)).await.is_ok()
}

/// Asks for more than fits on the way and reads nothing of it for a time. Whether the server has given up by then: what was
/// on its way still comes, the rest does not.
async fn is_cut_unread(server: &TestServer, after: Duration) -> bool {
    const ASKED: usize = 200;
    let path = format!("/api/games/{EXAMPLE}");
    let all = ASKED * server.get(&path).await.body.len();
    assert!(all > 8_000_000, "the system would take all of it: {all} bytes");
    let mut stream = deaf_stream(server.address).await;
    let request = format!("GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n").repeat(ASKED);
    stream.write_all(request.as_bytes()).await.expect("it is sent");
    tokio::time::sleep(after).await;
    let mut rest = Vec::new();
    timeout(Duration::from_secs(8), stream.read_to_end(&mut rest)).await.is_ok() && rest.len() < all
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_stay_silent_or_never_finish_a_request_are_cut() {
    let server = TestServer::open().await;
    let mut silent = TcpStream::connect(server.address).await.expect("the server listens");
    let mut slow = TcpStream::connect(server.address).await.expect("the server listens");
    slow.write_all(b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ").await.expect("it is sent");
    let mut unfinished = TcpStream::connect(server.address).await.expect("the server listens");
    let head = "POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n\
                content-length: 100\r\n\r\n{";
    unfinished.write_all(head.as_bytes()).await.expect("it is sent");
    let mut idle = TcpStream::connect(server.address).await.expect("the server listens");
    idle.write_all(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n").await.expect("it is sent");
    let within = Duration::from_secs(25);
    let cut = tokio::join!(
        is_cut(&mut silent, within),
        is_cut(&mut slow, within),
        is_cut(&mut unfinished, within),
        is_cut(&mut idle, within),
        is_cut_unread(&server, Duration::from_secs(15))
    );
    assert_eq!(cut, (true, true, true, true, true), "silent, slow head, unfinished body, idle, unread");
}

/// A school shares one address: those who watch do not take the places of those who play.
#[tokio::test(flavor = "multi_thread")]
async fn spectators_do_not_take_the_places_of_players() {
    let limits = Limits { sockets_per_address: 2, ..Limits::default() };
    let server = TestServer::open_with(with_limits(limits)).await;
    let anna: Joined = server.post("/api/tables", &new_table()).await.expect_json(201);
    let ben = server.join(&anna.code, "Ben").await;
    let _watching = [server.watch(&anna.code).await, server.watch(&anna.code).await];
    let mut third = server.connect(&anna.code).await;
    third.hello(None, None).await;
    let refused = third.receive().await.expect("an answer");
    assert_eq!(failure(&refused), "too_many_sockets");
    let mut first = server.sit(&anna, None).await;
    let _second = server.sit(&ben, None).await;
    assert!(matches!(first.start().await, ServerMessage::Done { .. }));
}

/// A seat does not count for its address, so one seat must not be as many connections as somebody likes.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_has_so_many_connections() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!(["person", "person"])).await;
    let mut first = server.sit(&anna, None).await;
    let mut others = Vec::new();
    for _ in 0..16 {
        others.push(server.sit(&anna, None).await);
    }
    while first.receive().await.is_some() {}
    for other in &mut others {
        other.asks(json!({ "type": "ready", "ready": true })).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_uses_up_nothing() {
    let limits = Limits { seats_per_minute: 3, tables_per_hour: 2, ..Limits::default() };
    let server = TestServer::open_with(with_limits(limits)).await;
    let anna: Joined = server.post("/api/tables", &new_table()).await.expect_json(201);
    let seats = format!("/api/tables/{}/seats", anna.code);
    for _ in 0..20 {
        assert_eq!(server.post("/api/tables", &json!({ "junk": true })).await.status, 400);
        assert_eq!(server.post("/api/tables/ABCDEF/seats", &json!({ "name": "Eve" })).await.status, 404);
        assert_eq!(server.post(&seats, &json!({ "name": "" })).await.status, 400);
    }
    assert_eq!(server.join(&anna.code, "Ben").await.seats, [1]);
    assert_eq!(server.post("/api/tables", &new_table()).await.status, 201);
    assert_eq!(server.post("/api/tables", &new_table()).await.problem(429), "too_many_tables");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_forwarded_with_its_port_is_the_address() {
    let limits = Limits { tables_per_hour: 1, ..Limits::default() };
    let server =
        TestServer::open_with(|config| Config { trust_proxy: true, ..with_limits(limits)(config) }).await;
    let open = async |from: &str| {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", from)];
        server.request("POST", "/api/tables", &headers, &new_table().to_string()).await.status
    };
    assert_eq!(open("192.0.2.1:40001").await, 201);
    assert_eq!(open("192.0.2.1:40002").await, 429, "another port is the same address");
    assert_eq!(open("192.0.2.2:40001").await, 201, "another address is another one");
    assert_eq!(open("[2001:db8::1]:443").await, 201);
    assert_eq!(open("2001:db8::2").await, 429, "the same network");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_counts_as_a_table_that_is_opened() {
    let limits = Limits { tables_per_hour: 3, ..Limits::default() };
    let server = TestServer::open_with(with_limits(limits)).await;
    let new = json!({ "game": "fuse", "name": "Anna", "others": [{ "here": "Ben" }] });
    let mut table: Joined = server.post("/api/tables", &new).await.expect_json(201);
    for opened in 2..=4 {
        let mut client = server.sit(&table, None).await;
        client.start().await;
        client.asks(json!({ "type": "close" })).await;
        let answer = client.ask(json!({ "type": "rematch" })).await;
        if opened == 4 {
            assert_eq!(failure(&answer), "too_many_tables");
            return;
        }
        assert!(matches!(answer, ServerMessage::Done { .. }), "{answer:?}");
        client.asks(json!({ "type": "rematch" })).await;
        let next = client.table_where(|table| table.rematch.is_some()).await.rematch;
        table.code = next.expect("the code of the rematch");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_text_in_a_set_up_has_an_end() {
    let server = TestServer::open().await;
    let (_, printed) = games::find(EXAMPLE).expect("the example").decks()[0];
    let mut deck = games::decks::parse(printed).expect("the printed deck");
    deck["company"][0]["name"] = json!("x".repeat(50_000));
    let new =
        json!({ "game": EXAMPLE, "name": "Anna", "others": ["person", "person"], "setup": { "deck": deck } });
    let answer = server.post("/api/tables", &new).await;
    assert_eq!(answer.problem(400), "bad_setup");
    assert!(answer.body.len() < 500, "the sentence does not repeat the text: {} bytes", answer.body.len());
}

/// A page of another site whose name leads to this server must not read what is here.
#[tokio::test(flavor = "multi_thread")]
async fn a_host_that_the_server_does_not_know_is_refused() {
    let public_url = "https://games.example.org".parse().ok();
    let server = TestServer::open_with(|config| Config { public_url, ..config }).await;
    let port = server.address.port();
    let asked = async |host: &str, path: &str| {
        let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
        let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("it is sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        answer.split(' ').nth(1).and_then(|status| status.parse::<u16>().ok()).expect("a status")
    };
    for path in ["/api/games", "/", "/api/tables/ABCDEF/socket"] {
        for host in [
            "evil.example",
            &format!("evil.example:{port}"),
            "games.example.org.evil.example",
            "127.0.0.1.evil.example",
        ] {
            assert_eq!(asked(host, path).await, 421, "{host} {path}");
        }
    }
    for host in [
        &format!("127.0.0.1:{port}"),
        &format!("localhost:{port}"),
        "[::1]",
        "games.example.org",
        "Games.Example.org:443",
    ] {
        assert_eq!(asked(host, "/api/games").await, 200, "{host}");
    }
}

/// The beginning of a request whose body has so many bytes, and the first of them.
async fn begin_record(server: &TestServer, length: usize) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
    let head = format!(
        "POST /api/replay HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n\r\n["
    );
    stream.write_all(head.as_bytes()).await.expect("it is sent");
    stream
}

/// A record may have 4 MiB: what waits is not received.
#[tokio::test(flavor = "multi_thread")]
async fn few_records_are_received_at_a_time() {
    let limits = Limits { records_per_address: 2, ..Limits::default() };
    let server = TestServer::open_with(with_limits(limits)).await;
    let mut slow = [begin_record(&server, 2).await, begin_record(&server, 2).await];
    tokio::time::sleep(Duration::from_millis(200)).await;
    let mut third = begin_record(&server, 2).await;
    third.write_all(b"]").await.expect("it is sent");
    assert!(!is_cut(&mut third, Duration::from_millis(500)).await, "two are being received");
    assert_eq!(server.get("/api/games").await.status, 200, "whoever sends no record is served");
    slow[0].write_all(b"]").await.expect("it is sent");
    assert!(is_cut(&mut slow[0], Duration::from_secs(5)).await, "it is answered");
    assert!(is_cut(&mut third, Duration::from_secs(5)).await, "it is received when there is a place");
    assert!(!is_cut(&mut slow[1], Duration::from_millis(100)).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_too_heavy_for_memory_is_refused_before_it_is_read() {
    let server = TestServer::open().await;
    let heavy = format!("[{}0]", "[0],".repeat(1_000_000));
    let headers = [("content-type", "application/json")];
    for path in ["/api/replay", "/api/debrief", "/api/fork", "/api/playouts"] {
        let answer = server.request("POST", path, &headers, &heavy).await;
        assert_eq!((answer.status, answer.body.contains("lists and values")), (400, true), "{path}");
    }
}

/// Requests of one address wait for each other when it has as many at work as it may have; with more slots they do not.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_requests_at_work() {
    for (requests_per_address, is_held_up) in [(1, true), (64, false)] {
        // Whoever has guessed wrong waits for a second: a request that takes long.
        let misses = Rate { burst: 1, per_second: 1 };
        let limits = Limits { requests_per_address, misses, ..Limits::default() };
        let server = TestServer::open_with(with_limits(limits)).await;
        server.get("/api/tables/ABCDEFGH").await;
        let began = Instant::now();
        let guess = async {
            server.get("/api/tables/ABCDEFGH").await;
            began.elapsed()
        };
        let other = async {
            tokio::time::sleep(Duration::from_millis(200)).await;
            assert_eq!(server.get("/api/games").await.status, 200);
            began.elapsed()
        };
        let (guessed, answered) = tokio::join!(guess, other);
        assert_eq!(answered > guessed, is_held_up, "{answered:?} beside {guessed:?}");
    }
}
