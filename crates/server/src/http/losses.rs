//! Where did I lose it? Bots look for the moves that cost a seat of a finished game most: of a table, or of a record that
//! somebody sends.

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use debrief::{Losses, LossesProgress};
use game_core::Seat;
use game_core::record::Record;
use games::Language;
use games::records::from_json;
use protocol::AskLosses;

use super::api::read_json;
use super::debrief::finished;
use super::jobs::{self, Longest};
use super::sent_records::{off_the_runtime, read_record};
use super::what_if::sent;
use super::{ClientAddress, language};
use crate::problem::Problem;
use crate::secrets::read_code;
use crate::tables::Tables;

/// A game of six banks takes half a minute on a slow machine.
const LONGEST: Longest = Longest { in_any_case: Duration::from_secs(60), alone: Duration::from_secs(180) };

/// Whose losses: of which table and seat, and in which language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LossesKey {
    code: String,
    seat: u8,
    language: Language,
}

/// `POST /api/tables/{code}/losses`
pub async fn of_table(
    State(tables): State<Arc<Tables>>,
    Path(code): Path<String>,
    Extension(from): Extension<ClientAddress>,
    language::Asked(language): language::Asked,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Problem> {
    let asked: AskLosses = read_json(&headers, body)?;
    // Who may see it is asked of the table each time; what was found is kept.
    let record = finished(&tables, &code, from, &headers).await?.record;
    let code = read_code(&code).ok_or(Problem::NoSuchTable)?;
    let key = LossesKey { code, seat: asked.seat, language };
    if let Some(line) = tables.context().losses.find(&key) {
        let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
        return Ok((headers, line).into_response());
    }
    let seat = seat_of(&record, asked.seat)?;
    answer(&tables, move || Ok(record), seat, language, Some(key))
}

/// `POST /api/losses`
pub async fn of_record(
    State(tables): State<Arc<Tables>>,
    language::Asked(language): language::Asked,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Problem> {
    let (seat, json) = off_the_runtime(move || {
        let asked: AskLosses = read_json(&headers, body)?;
        let json = sent(asked.record)?;
        Ok((seat_of(&read_record(&json)?, asked.seat)?, json))
    })
    .await?;
    // Many may wait for their turn, and a record takes least as text.
    answer(&tables, move || from_json(&json).map_err(|error| error.to_string()), seat, language, None)
}

fn seat_of(record: &Record, number: u8) -> Result<Seat, Problem> {
    let seat = Seat::new(number).filter(|seat| seat.number() < record.seats.len());
    seat.ok_or(Problem::NoSuchSeat(number))
}

/// Answers with how far it is, and at last with what was found.
fn answer(
    tables: &Arc<Tables>,
    record: impl FnOnce() -> Result<Record, String> + Send + 'static,
    seat: Seat,
    language: Language,
    keep_as: Option<LossesKey>,
) -> Result<Response, Problem> {
    let house = tables.clone();
    jobs::answer(tables.context(), LONGEST, move |listener| {
        let mut last = LossesProgress::default();
        listener.tell(&last);
        let say = |so_far: &LossesProgress| {
            last = so_far.clone();
            listener.progress(so_far);
        };
        let found = Losses::of(&record()?, seat, language, listener.stop(), say);
        let losses = found.map_err(|error| error.to_string())?;
        let line = LossesProgress { losses, ..last };
        if let (Some(key), Some(_)) = (keep_as, &line.losses) {
            house.context().losses.keep(key, jobs::line_of(&line));
        }
        listener.tell(&line);
        Ok(())
    })
}
