//! What if: a finished game goes on from one of its moments, or bots play it out from there.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use debrief::{Tally, play_out};
use game_core::record::Record;
use games::records::{from_json, replay_to};
use lab::stats::Estimate;
use protocol::{AskPlayouts, Joined, NewFork, PLAYOUTS, Playouts, WinShare};

use super::ClientAddress;
use super::api::read_json;
use super::debrief::finished;
use super::jobs::{self, Longest};
use super::sent_records::{off_the_runtime, read_record};
use crate::problem::Problem;
use crate::tables::Tables;

/// Nothing more is begun after so long.
const LONGEST: Longest = Longest { in_any_case: Duration::from_secs(30), alone: Duration::from_secs(30) };
/// Threads that play one request's games.
const THREADS: usize = 2;

/// `POST /api/tables/{code}/fork`
pub async fn fork_table(
    State(tables): State<Arc<Tables>>,
    Path(code): Path<String>,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<Joined>), Problem> {
    let new: NewFork = read_json(&headers, body)?;
    let source = finished(&tables, &code, from, &headers).await?;
    Ok((StatusCode::CREATED, Json(tables.fork(source.record, new, source.spectators).await?)))
}

/// `POST /api/fork`
pub async fn fork_record(
    State(tables): State<Arc<Tables>>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<Joined>), Problem> {
    let (new, record) = off_the_runtime(move || {
        let mut new: NewFork = read_json(&headers, body)?;
        let record = read_record(&sent(new.record.take())?)?;
        Ok((new, record))
    })
    .await?;
    Ok((StatusCode::CREATED, Json(tables.fork(record, new, true).await?)))
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
    let source = finished(&tables, &code, from, &headers).await?;
    playouts(&tables, asked.entry, move || Ok(source.record))
}

/// `POST /api/playouts`
pub async fn play_out_record(
    State(tables): State<Arc<Tables>>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Problem> {
    let (entry, json) = off_the_runtime(move || {
        let asked: AskPlayouts = read_json(&headers, body)?;
        let json = sent(asked.record)?;
        read_record(&json)?;
        Ok((asked.entry, json))
    })
    .await?;
    // Many may wait for their turn, and a record takes least as text.
    playouts(&tables, entry, move || from_json(&json).map_err(|error| error.to_string()))
}

/// The text of a record inside a request.
pub fn sent(record: Option<protocol::Json>) -> Result<Vec<u8>, Problem> {
    let record = record.ok_or_else(|| Problem::BadRecord("there is none".to_owned()))?;
    serde_json::to_vec(&record).map_err(|error| Problem::BadRecord(error.to_string()))
}

/// Answers with a line of JSON for every game that was played.
fn playouts(
    tables: &Tables,
    entry: u32,
    record: impl FnOnce() -> Result<Record, String> + Send + 'static,
) -> Result<Response, Problem> {
    jobs::answer(tables.context(), LONGEST, move |listener| {
        let position = replay_to(&record()?, Some(u64::from(entry))).map_err(|error| error.to_string())?;
        let none = Tally::none(usize::from(position.players()));
        listener.tell(&so_far(&none));
        let say = |tally: &Tally| listener.progress(&so_far(tally));
        let tally = play_out(&*position, PLAYOUTS, THREADS, listener.stop(), say);
        listener.tell(&so_far(&tally.map_err(|error| error.to_string())?));
        Ok(())
    })
}

fn so_far(tally: &Tally) -> Playouts {
    let said = |share: Estimate| WinShare { share: share.value, low: share.low, high: share.high };
    let wins = tally.shares().into_iter().map(said).collect();
    Playouts { done: tally.done, games: PLAYOUTS, wins, nobody: tally.nobody().map(said) }
}
