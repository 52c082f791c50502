//! What happened to the money in a game that is over: of this house, or of a record that somebody sends.

use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use debrief::{Debrief, Effort};
use game_core::record::Record;
use games::Language;
use serde::Deserialize;

use super::replay::source;
use super::sent_records::{off_the_runtime, read_record, too_large};
use super::{ClientAddress, language};
use crate::actor::ReplaySource;
use crate::panics::catch_panic;
use crate::problem::Problem;
use crate::secrets::read_code;
use crate::tables::Tables;

/// Which debrief: of which table, and whether bots were asked who was winning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DebriefKey {
    pub code: String,
    pub with_estimates: bool,
    pub language: Language,
}

/// Whether bots are asked who was winning, which takes most of the time.
#[derive(Deserialize)]
pub struct Asked {
    #[serde(default)]
    estimates: bool,
}

impl Asked {
    fn effort(&self) -> Effort {
        if self.estimates { Effort::default() } else { Effort::WITHOUT_ESTIMATES }
    }
}

/// `GET /api/tables/{code}/debrief`
pub async fn of_table(
    State(tables): State<Arc<Tables>>,
    Path(code): Path<String>,
    Query(asked): Query<Asked>,
    language::Asked(language): language::Asked,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    // Who may see it is asked of the table each time; what it says is kept.
    let record = finished(&tables, &code, from, &headers).await?.record;
    let code = read_code(&code).ok_or(Problem::NoSuchTable)?;
    let key = DebriefKey { code, with_estimates: asked.estimates, language };
    if let Some(json) = tables.context().debriefs.find(&key) {
        return Ok(answer(json));
    }
    let json = make(&tables, record, asked.effort(), language).await?;
    tables.context().debriefs.keep(key, json.clone());
    Ok(answer(json))
}

/// A game that is over, of a table that is there or was cleared away.
pub async fn finished(
    tables: &Tables,
    code: &str,
    from: ClientAddress,
    headers: &HeaderMap,
) -> Result<ReplaySource, Problem> {
    let source = source(tables, code, from, headers).await?;
    if source.over { Ok(source) } else { Err(Problem::NotOver) }
}

/// `POST /api/debrief`
pub async fn of_record(
    State(tables): State<Arc<Tables>>,
    Query(asked): Query<Asked>,
    language::Asked(language): language::Asked,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Problem> {
    let body = body.map_err(|_| too_large())?;
    let record = off_the_runtime(move || read_record(&body)).await?;
    make(&tables, record, asked.effort(), language).await.map(answer)
}

/// Away from the runtime and one after another, together with replays.
async fn make(tables: &Tables, record: Record, effort: Effort, language: Language) -> Result<Bytes, Problem> {
    let _turn = tables.context().replays.acquire().await.map_err(|_| Problem::Busy)?;
    let made = tokio::task::spawn_blocking(move || {
        let debrief =
            catch_panic(|| Debrief::of(&record, effort, language))?.map_err(|error| error.to_string())?;
        serde_json::to_vec(&debrief).map_err(|error| error.to_string())
    });
    let json = made.await.map_err(|_| Problem::Busy)?.map_err(Problem::BadRecord)?;
    Ok(json.into())
}

fn answer(json: Bytes) -> Response {
    ([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], json).into_response()
}
