//! Games to look at again: those of the house, and records that somebody sends. Nothing of a record is stored.

use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use game_core::record::Record;
use game_core::{Seat, SeatSet};
use games::records::{RecordError, from_json};
use protocol::ReplayViewer;
use serde::Deserialize;

use super::ClientAddress;
use super::api::bearer_token;
use super::sent_records::{off_the_runtime, read_record, too_large};
use crate::actor::{ReplaySource, TableMessage};
use crate::guesses::Shows;
use crate::panics::catch_panic;
use crate::problem::Problem;
use crate::replay::{self, ReplayOut};
use crate::secrets::TokenHash;
use crate::tables::Tables;

/// Through whose eyes: `spectator`, `all` or the number of a seat.
#[derive(Deserialize)]
pub struct WantedViewer {
    viewer: Option<String>,
}

impl WantedViewer {
    fn read(&self) -> Result<Option<ReplayViewer>, Problem> {
        let Some(text) = &self.viewer else { return Ok(None) };
        let seat = || text.parse().ok().map(ReplayViewer::Seat);
        let viewer = match &**text {
            "spectator" => Some(ReplayViewer::Spectator),
            "all" => Some(ReplayViewer::All),
            _ => seat(),
        };
        let unknown =
            || Problem::Unreadable(format!("'{text}' is no viewer: spectator, all or a seat's number"));
        viewer.map(Some).ok_or_else(unknown)
    }
}

/// `GET /api/tables/{code}/replay`
pub async fn of_table(
    State(tables): State<Arc<Tables>>,
    Path(code): Path<String>,
    Query(wanted): Query<WantedViewer>,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let source = source(&tables, &code, from, &headers).await?;
    let viewer = permitted(wanted.read()?, &source)?;
    let ReplaySource { game, record, over, .. } = source;
    answer(&tables, move || replay::of_table(game, &record, viewer, over)).await
}

/// The game of a table, for whoever may know of it: of one that is there, or was cleared away. Who guesses is slowed down.
pub async fn source(
    tables: &Tables,
    code: &str,
    from: ClientAddress,
    headers: &HeaderMap,
) -> Result<ReplaySource, Problem> {
    let token = bearer_token(headers);
    let shows = if token.is_some() { Shows::Token } else { Shows::Nothing };
    let asked = async {
        match tables.ask(code, |reply| TableMessage::Replay { token, reply }).await {
            Err(Problem::NoSuchTable) => cleared(tables, code, token).await,
            answered => answered,
        }
    };
    tables.look_up(from, shows, asked).await
}

/// What was kept of a table. Its game is over, so nobody's seat matters any more.
async fn cleared(tables: &Tables, code: &str, token: Option<TokenHash>) -> Result<ReplaySource, Problem> {
    let cleared = tables.cleared(code, token).await?.ok_or(Problem::NoSuchTable)?;
    let spectators = cleared.readers.is_none();
    let json = cleared.record.ok_or(Problem::Cleared(cleared.outcome))?;
    let record = from_json(json.as_bytes()).map_err(|error| Problem::BadRecord(error.to_string()))?;
    let game = games::find(&record.game).map_err(|error| Problem::BadRecord(error.to_string()))?;
    Ok(ReplaySource { game, record, held: SeatSet::default(), over: true, spectators })
}

/// Whose eyes the asker looks through. While the game goes on: one's own, or those of a spectator.
fn permitted(wanted: Option<ReplayViewer>, source: &ReplaySource) -> Result<ReplayViewer, Problem> {
    let own = source.held.first().map(|seat| ReplayViewer::Seat(seat.number() as u8));
    let viewer = wanted.or(own).unwrap_or(ReplayViewer::Spectator);
    if let ReplayViewer::Seat(number) = viewer {
        let seat = there(number, &source.record)?;
        let is_own = source.held.has(seat);
        return if source.over || is_own { Ok(viewer) } else { Err(Problem::NotOver) };
    }
    if viewer == ReplayViewer::All && !source.over { Err(Problem::NotOver) } else { Ok(viewer) }
}

fn there(number: u8, record: &Record) -> Result<Seat, Problem> {
    let seat = Seat::new(number).filter(|seat| seat.number() < record.seats.len());
    seat.ok_or(Problem::NoSuchSeat(number))
}

/// `POST /api/replay`
pub async fn of_record(
    State(tables): State<Arc<Tables>>,
    Query(wanted): Query<WantedViewer>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Problem> {
    let body = body.map_err(|_| too_large())?;
    let record = off_the_runtime(move || read_record(&body)).await?;
    let viewer = wanted.read()?.unwrap_or(ReplayViewer::All);
    if let ReplayViewer::Seat(number) = viewer {
        there(number, &record)?;
    }
    answer(&tables, move || replay::of_record(&record, viewer)).await
}

/// Plays a game again away from the runtime, one after another, so that replays cannot take the machine from those who
/// are playing.
async fn answer(
    tables: &Tables,
    replay: impl FnOnce() -> Result<ReplayOut, RecordError> + Send + 'static,
) -> Result<Response, Problem> {
    let _turn = tables.context().replays.acquire().await.map_err(|_| Problem::Busy)?;
    let made = tokio::task::spawn_blocking(move || {
        let replay = catch_panic(replay)?.map_err(|error| error.to_string())?;
        serde_json::to_vec(&replay).map_err(|error| error.to_string())
    });
    let json = made.await.map_err(|_| Problem::Busy)?.map_err(Problem::BadRecord)?;
    Ok(([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], json).into_response())
}
