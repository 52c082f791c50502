//! Accepts connections and serves HTTP on them, within limits of time: for the head of a request, for the time between
//! two requests, and for every send.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

use super::connections::{Connections, Place};

/// The head of a request must be there within this time, after the connection or after the last answer.
const HEAD_TIMEOUT: Duration = Duration::from_secs(10);
/// A send that makes no progress for so long ends the connection.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// How long requests may take after the server was asked to stop.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(3);
/// The largest head of a request.
const LARGEST_HEAD: usize = 16 * 1024;
/// How long nothing is accepted after the system had no file left.
const AFTER_ERROR: Duration = Duration::from_millis(100);

/// What is served and to how many.
pub struct Listening {
    pub router: Router,
    pub connections: Arc<Connections>,
    /// Every connection comes from the proxy, so addresses are not counted here.
    pub behind_proxy: bool,
    pub stopping: CancellationToken,
}

/// Serves until the server stops, and then until every connection has ended or its time is over.
pub async fn serve(listener: TcpListener, listening: Listening) {
    let tasks = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            () = listening.stopping.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                sleep(AFTER_ERROR).await;
                continue;
            }
        };
        let address = (!listening.behind_proxy).then_some(peer.ip());
        // Without a place the connection is closed at once: an answer would need what there is too little of.
        let Some(place) = listening.connections.admit(address) else { continue };
        let (router, stopping) = (listening.router.clone(), listening.stopping.clone());
        tasks.spawn(serve_connection(stream, peer, place, router, stopping));
    }
    drop(listener);
    tasks.close();
    if timeout(SHUTDOWN_TIMEOUT, tasks.wait()).await.is_err() {
        tracing::warn!("some requests did not end in time");
    }
}

async fn serve_connection(
    stream: TcpStream,
    peer: SocketAddr,
    place: Arc<Place>,
    router: Router,
    stopping: CancellationToken,
) {
    // Answers are short and awaited, so they are sent without delay.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection will be slow");
    }
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(SEND_TIMEOUT));
    let cut = place.cut.clone();
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(place.clone());
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIMEOUT)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    tokio::pin!(connection);
    // Errors are the client's: it has gone, was too slow or does not speak HTTP.
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = cut.cancelled() => return,
        () = stopping.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}
