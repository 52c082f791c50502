//! Routes for operators: health, metrics, and the addresses of the server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use protocol::Address;
use tokio::time::timeout;

use crate::problem::Problem;
use crate::tables::Tables;
use crate::urls::{PublicUrl, ServerUrls};

/// A store that has not answered by then is unhealthy.
const STORE_WITHIN: Duration = Duration::from_secs(2);
/// No table has this id; asking for it shows that the store answers.
const NO_TABLE: i64 = 0;

/// `GET /healthz`: healthy means that tables can be read.
pub async fn health(State(tables): State<Arc<Tables>>) -> Result<&'static str, Problem> {
    match timeout(STORE_WITHIN, tables.context().store.last_seq(NO_TABLE)).await {
        Ok(Ok(_)) => Ok("ok\n"),
        Ok(Err(error)) => Err(error.into()),
        Err(_) => Err(Problem::StoreUnavailable),
    }
}

/// `GET /metrics`
pub async fn metrics(State(tables): State<Arc<Tables>>) -> Response {
    let context = tables.context();
    let text = context.metrics.text(context.store.stats());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8"), (CACHE_CONTROL, "no-store")], text)
        .into_response()
}

/// `GET /api/address`; computed for each request, because a laptop may change networks.
pub fn address(listen: SocketAddr, public_url: Option<&PublicUrl>) -> Json<Address> {
    let mut external = ServerUrls::of(listen, public_url).external.into_iter();
    Json(Address { url: external.next(), others: external.collect() })
}
