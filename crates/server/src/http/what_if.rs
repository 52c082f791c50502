//! What if: a finished game goes on from one of its moments, or bots play it out from there.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use debrief::{Tally, play_out};
use game_core::record::Record;
use games::records::replay_to;
use protocol::{AskPlayouts, Joined, LONGEST_RECORD, NewFork, PLAYOUTS, Playouts, WinShare};
use tokio::sync::mpsc;

use super::ClientAddress;
use super::api::{bearer_token, read_json};
use super::debrief::finished;
use crate::guesses::Shows;
use crate::panics::catch_panic;
use crate::problem::Problem;
use crate::tables::Tables;

/// Nothing more is begun after so long.
const LONGEST: Duration = Duration::from_secs(30);
/// Threads that play one request's games.
const THREADS: usize = 2;
/// Requests that may wait for their turn.
pub const WAITING: usize = 8;

/// `POST /api/tables/{code}/fork`
pub async fn fork_table(
    State(tables): State<Arc<Tables>>,
    Path(code): Path<String>,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<Joined>), Problem> {
    let new: NewFork = read_json(&headers, body)?;
    let record = of_table(&tables, &code, from, &headers).await?;
    Ok((StatusCode::CREATED, Json(tables.fork(record, new).await?)))
}

/// `POST /api/fork`
pub async fn fork_record(
    State(tables): State<Arc<Tables>>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<Joined>), Problem> {
    let mut new: NewFork = read_json(&headers, body)?;
    let record = sent(new.record.take())?;
    Ok((StatusCode::CREATED, Json(tables.fork(record, new).await?)))
}

/// `POST /api/tables/{code}/playouts`
pub async fn play_out_table(
    State(tables): State<Arc<Tables>>,
    Path(code): Path<String>,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Problem> {
    let asked: AskPlayouts = read_json(&headers, body)?;
    let record = of_table(&tables, &code, from, &headers).await?;
    playouts(&tables, record, asked.entry)
}

/// `POST /api/playouts`
pub async fn play_out_record(
    State(tables): State<Arc<Tables>>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Problem> {
    let asked: AskPlayouts = read_json(&headers, body)?;
    playouts(&tables, sent(asked.record)?, asked.entry)
}

async fn of_table(
    tables: &Tables,
    code: &str,
    from: ClientAddress,
    headers: &HeaderMap,
) -> Result<Record, Problem> {
    let token = bearer_token(headers);
    let shows = if token.is_some() { Shows::Token } else { Shows::Nothing };
    tables.look_up(from, shows, finished(tables, code, token)).await
}

/// A record inside a request.
fn sent(record: Option<protocol::Json>) -> Result<Record, Problem> {
    let record = record.ok_or_else(|| Problem::BadRecord("there is none".to_owned()))?;
    let bad = |error: &dyn std::fmt::Display| Problem::BadRecord(error.to_string());
    let text = serde_json::to_vec(&record).map_err(|error| bad(&error))?;
    let record = games::records::from_json(&text).map_err(|error| bad(&error))?;
    if record.entries.len() > LONGEST_RECORD {
        return Err(Problem::BadRecord(format!("it has more than {LONGEST_RECORD} entries")));
    }
    Ok(record)
}

/// Answers with a line of JSON for every game that was played. One request's games are played at a time; whoever closes the
/// connection cancels.
fn playouts(tables: &Tables, record: Record, entry: u32) -> Result<Response, Problem> {
    let context = tables.context();
    let place = context.playouts.clone().try_acquire_owned().map_err(|_| Problem::Busy)?;
    let (lines, mut received) = mpsc::channel::<Bytes>(PLAYOUTS as usize + 2);
    let turn = context.playing_out.clone();
    let stopping = context.stopping.clone();
    context.tasks.spawn(async move {
        let _place = place;
        let cancelled = async { tokio::select! { () = lines.closed() => {}, () = stopping.cancelled() => {} } };
        let turn = tokio::select! {
            turn = turn.acquire_owned() => turn,
            () = cancelled => return,
        };
        let Ok(_turn) = turn else { return };
        let stop = Arc::new(AtomicBool::new(false));
        let stops = stop.clone();
        let watched = lines.clone();
        let playing = tokio::task::spawn_blocking(move || {
            if let Err(problem) = catch_panic(|| play(&record, entry, &stop, &lines)).and_then(|played| played) {
                tracing::warn!(problem, "a moment could not be played out");
            }
        });
        tokio::select! {
            _ = playing => {}
            () = async { tokio::select! { () = watched.closed() => {}, () = stopping.cancelled() => {} } } => {
                stops.store(true, Ordering::Relaxed);
            }
        }
    });
    let stream = futures_util::stream::poll_fn(move |task| {
        received.poll_recv(task).map(|line| line.map(Ok::<Bytes, Infallible>))
    });
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(stream)).into_response())
}

fn play(record: &Record, entry: u32, stop: &AtomicBool, lines: &mpsc::Sender<Bytes>) -> Result<(), String> {
    let position = replay_to(record, Some(u64::from(entry))).map_err(|error| error.to_string())?;
    let began = Instant::now();
    let say = |tally: &Tally| {
        if began.elapsed() > LONGEST || lines.try_send(line(tally)).is_err() {
            stop.store(true, Ordering::Relaxed);
        }
    };
    say(&Tally { done: 0, wins: vec![0.0; usize::from(position.players())] });
    play_out(&*position, PLAYOUTS, THREADS, stop, say).map_err(|error| error.to_string())?;
    Ok(())
}

fn line(tally: &Tally) -> Bytes {
    let wins = tally.shares().into_iter();
    let wins = wins.map(|share| WinShare { share: share.value, low: share.low, high: share.high }).collect();
    let mut line =
        serde_json::to_vec(&Playouts { done: tally.done, games: PLAYOUTS, wins }).unwrap_or_default();
    line.push(b'\n');
    line.into()
}
