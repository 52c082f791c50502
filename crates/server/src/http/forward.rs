//! Requests for a table that another node holds are forwarded to it, sockets included: after the upgrade bytes pass in
//! both directions unread. The holder serves them like its own. They come over a listener that is for nodes alone, show
//! the secret of the house, and carry the address of the client; what that address has opened or taken was counted by
//! the node it came to.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::header::{CONNECTION, CONTENT_LENGTH, CONTENT_TYPE, HOST, TRANSFER_ENCODING, UPGRADE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, copy, split};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use super::admission::ClientAddress;
use super::connections::Place;
use crate::actor::{ClassAnswer, ClassCommand};
use crate::nodes::{NodeSecret, Nodes, Whereabouts};
use crate::problem::Problem;
use crate::secrets::read_code;
use crate::store::Peer;
use crate::tables::Tables;

/// What nodes show each other.
const SECRET: HeaderName = HeaderName::from_static("x-countinghouse-node");
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
/// A node that does not answer by then is not reached.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(1);
/// How long it may take to open a socket, which needs nothing of the table.
const SOCKET_TIMEOUT: Duration = Duration::from_secs(1);
/// How long a table of a class may take to answer on another node.
const COMMAND_TIMEOUT: Duration = Duration::from_secs(10);
/// A record of a long game.
const LARGEST_ANSWER: usize = 64 * 1024 * 1024;

/// Serves a request here if the table is here or can be, and forwards it if not.
pub async fn to_holder(
    State(tables): State<Arc<Tables>>,
    Path(path): Path<HashMap<String, String>>,
    request: Request,
    next: Next,
) -> Response {
    let code = path.get("code").and_then(|code| read_code(code));
    let (Some(nodes), Some(code)) = (&tables.context().nodes, code) else { return next.run(request).await };
    if tables.is_in_use(&code) {
        return next.run(request).await;
    }
    let holder = match nodes.whereabouts(&code).await {
        Ok(Whereabouts::Here) => return next.run(request).await,
        // It would send everybody away; the table is taken over here as soon as it is free.
        Ok(Whereabouts::Elsewhere(holder)) if nodes.is_leaving(holder.id) => return next.run(request).await,
        Ok(Whereabouts::Elsewhere(holder)) => holder,
        // A socket is told so after its hello; a browser does not show why one was not opened.
        Err(_) if is_socket(&request) => return next.run(request).await,
        Err(error) => return Problem::from(error).into_response(),
    };
    let Some(stream) = connect(nodes, &holder).await else {
        // If it has lapsed the table is taken over here; if not, the client is told.
        return next.run(request).await;
    };
    let again = again(&request);
    if let Some(response) = forward(&tables, nodes, &holder, stream, request).await {
        return response;
    }
    nodes.note_unreached(holder.id);
    match again {
        Some(request) => next.run(request).await,
        None => Problem::Elsewhere.into_response(),
    }
}

/// The same request once more, if asking twice is like asking once.
fn again(request: &Request) -> Option<Request> {
    if request.method() != Method::GET {
        return None;
    }
    let mut again = Request::new(Body::empty());
    *again.uri_mut() = request.uri().clone();
    *again.headers_mut() = request.headers().clone();
    *again.extensions_mut() = request.extensions().clone();
    Some(again)
}

async fn connect(nodes: &Nodes, holder: &Peer) -> Option<TcpStream> {
    let connecting = async {
        let address = holder.address.as_deref().ok_or(std::io::ErrorKind::AddrNotAvailable)?;
        TcpStream::connect(address).await
    };
    let connected = timeout(CONNECT_TIMEOUT, connecting).await;
    let connected = connected.unwrap_or_else(|_| Err(std::io::ErrorKind::TimedOut.into()));
    let unreached =
        |error: &std::io::Error| tracing::warn!(node = holder.id, %error, "a node cannot be reached");
    let stream = connected.inspect_err(unreached).inspect_err(|_| nodes.note_unreached(holder.id)).ok()?;
    // Messages are short and awaited.
    let _ = stream.set_nodelay(true);
    Some(stream)
}

/// The holder's answer; `None` if there is none.
async fn forward(
    tables: &Arc<Tables>,
    nodes: &Arc<Nodes>,
    holder: &Peer,
    stream: TcpStream,
    mut request: Request,
) -> Option<Response> {
    let upgrade = request.extensions_mut().remove::<hyper::upgrade::OnUpgrade>();
    let address = request.extensions().get::<ClientAddress>().and_then(|address| address.0);
    let place = request.extensions().get::<Arc<Place>>().cloned();
    let is_socket = is_socket(&request);
    let sender = address;
    let headers = request.headers_mut();
    strip(headers, is_socket);
    headers.remove(FORWARDED_FOR);
    let address = address.and_then(|address| HeaderValue::try_from(address.to_string()).ok());
    address.map(|address| headers.insert(FORWARDED_FOR, address));
    let secret = nodes.secret.as_ref().and_then(|secret| HeaderValue::try_from(secret.as_str()).ok());
    let mut secret = secret?;
    secret.set_sensitive(true);
    headers.insert(SECRET, secret);
    let gone = nodes.peer_gone(holder.id);
    let asked = async {
        let (mut sender, connection) = http1::handshake::<_, Body>(TokioIo::new(stream)).await?;
        tables.context().tasks.spawn(async move {
            // Its errors are those of the request, or of the bytes after it.
            let _ = connection.with_upgrades().await;
        });
        sender.send_request(request).await
    };
    let too_late = async {
        match is_socket {
            true => sleep(SOCKET_TIMEOUT).await,
            // Other requests have the time that all requests have.
            false => std::future::pending().await,
        }
    };
    let answered = tokio::select! {
        answered = asked => answered,
        () = gone.cancelled() => return None,
        () = too_late => return None,
    };
    let unanswered = |error: &hyper::Error| tracing::warn!(node = holder.id, %error, "a node did not answer");
    let mut response = answered.inspect_err(unanswered).ok()?;
    let is_upgraded = response.status() == StatusCode::SWITCHING_PROTOCOLS;
    if let Some(client) = upgrade.filter(|_| is_upgraded) {
        // The holder cuts who says nothing, and counts spectators.
        if let Some(Err(problem)) = place.as_ref().map(|place| place.seat(sender)) {
            return Some(problem.into_response());
        }
        let server = hyper::upgrade::on(&mut response);
        let stopping = tables.context().stopping.clone();
        tables.context().tasks.spawn(async move {
            let _place = place;
            let passing = async {
                let (Ok(client), Ok(server)) = tokio::join!(client, server) else { return };
                pass(TokioIo::new(client), TokioIo::new(server)).await;
            };
            tokio::select! {
                () = passing => {}
                () = gone.cancelled() => {}
                () = stopping.cancelled() => {}
            }
        });
    }
    strip(response.headers_mut(), is_upgraded);
    Some(response.map(Body::new))
}

/// Where nodes tell each other what a class asks of a table.
pub const CLASS_COMMAND: &str = "/node/tables/{code}/class";

/// Asks the table of a class on the node that holds it; `None` if it is held here, or can be.
pub async fn ask_holder(
    tables: &Tables,
    code: &str,
    command: &ClassCommand,
) -> Option<Result<ClassAnswer, Problem>> {
    let nodes = tables.context().nodes.as_ref()?;
    if tables.is_in_use(code) {
        return None;
    }
    let holder = match nodes.whereabouts(code).await {
        Ok(Whereabouts::Here) => return None,
        Ok(Whereabouts::Elsewhere(holder)) if nodes.is_leaving(holder.id) => return None,
        Ok(Whereabouts::Elsewhere(holder)) => holder,
        Err(error) => return Some(Err(error.into())),
    };
    // If it has lapsed the table is taken over here.
    let stream = connect(nodes, &holder).await?;
    Some(asked(nodes, &holder, stream, code, command).await.unwrap_or(Err(Problem::Elsewhere)))
}

/// The holder's answer; `None` if it cannot be read.
async fn asked(
    nodes: &Nodes,
    holder: &Peer,
    stream: TcpStream,
    code: &str,
    command: &ClassCommand,
) -> Option<Result<ClassAnswer, Problem>> {
    let mut secret = HeaderValue::try_from(nodes.secret.as_ref()?.as_str()).ok()?;
    secret.set_sensitive(true);
    let body = serde_json::to_vec(command).ok()?;
    let request = axum::http::Request::builder()
        .method(Method::POST)
        .uri(CLASS_COMMAND.replace("{code}", code))
        .header(HOST, holder.address.as_deref()?)
        .header(SECRET, secret)
        .header(CONTENT_TYPE, "application/json")
        .header(CONTENT_LENGTH, body.len())
        .body(Body::from(body))
        .ok()?;
    let answering = async {
        let (mut sender, connection) = http1::handshake::<_, Body>(TokioIo::new(stream)).await.ok()?;
        let serving = tokio::spawn(connection);
        let response = sender.send_request(request).await.ok()?;
        let body = Body::new(response.into_body());
        let bytes = axum::body::to_bytes(body, LARGEST_ANSWER).await.ok();
        serving.abort();
        bytes
    };
    let bytes = timeout(COMMAND_TIMEOUT, answering).await.ok().flatten()?;
    let answer: Result<ClassAnswer, (String, String)> = serde_json::from_slice(&bytes).ok()?;
    Some(answer.map_err(|(code, message)| Problem::of_node(&code, &message)))
}

/// Does what a class on another node asks of a table that is held here.
pub async fn obey(
    State(tables): State<Arc<Tables>>,
    Path(code): Path<String>,
    axum::Json(command): axum::Json<ClassCommand>,
) -> axum::Json<Result<ClassAnswer, (String, String)>> {
    let answer = tables.command_here(&code, command).await;
    axum::Json(answer.map_err(|problem| (problem.code().to_owned(), problem.to_string())))
}

/// Passes bytes in both directions until one side ends.
async fn pass(client: impl AsyncRead + AsyncWrite, server: impl AsyncRead + AsyncWrite) {
    let (mut from_client, mut to_client) = split(client);
    let (mut from_server, mut to_server) = split(server);
    // Errors are ends too.
    tokio::select! {
        _ = copy(&mut from_client, &mut to_server) => {}
        _ = copy(&mut from_server, &mut to_client) => {}
    }
    let _ = to_client.shutdown().await;
    let _ = to_server.shutdown().await;
}

fn is_socket(request: &Request) -> bool {
    request.headers().contains_key(UPGRADE)
}

/// Takes away what is about one connection. The upgrade to a socket is for both.
fn strip(headers: &mut HeaderMap, is_upgrade: bool) {
    headers.remove(TRANSFER_ENCODING);
    if !is_upgrade {
        headers.remove(CONNECTION);
        headers.remove(UPGRADE);
        // The body says how long it is.
        headers.remove(CONTENT_LENGTH);
    }
}

/// Lets in whoever shows the secret.
pub async fn check_secret(State(secret): State<NodeSecret>, request: Request, next: Next) -> Response {
    let shown = request.headers().get(SECRET).is_some_and(|shown| secret.is(shown.as_bytes()));
    if shown { next.run(request).await } else { StatusCode::FORBIDDEN.into_response() }
}
