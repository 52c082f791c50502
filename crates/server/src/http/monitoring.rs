//! Routes for operators: health, metrics, and the addresses of the server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use protocol::Address;
use tokio::time::timeout;

use crate::problem::Problem;
use crate::store::Store;
use crate::tables::Tables;
use crate::urls::{PublicUrl, ServerUrls};

/// A store that has not answered by then is unhealthy.
const STORE_WITHIN: Duration = Duration::from_secs(2);
/// No table has this id; asking for it shows that the store answers.
const NO_TABLE: i64 = 0;
const HEALTH_HOLDS: Duration = Duration::from_millis(500);

/// `GET /healthz`: healthy means that tables can be read and changes can be stored. Proving it costs a commit, so
/// good news hold for a moment, for whoever asks.
pub async fn health(State(tables): State<Arc<Tables>>) -> Result<&'static str, Problem> {
    let mut proven = tables.context().store_proven.lock().await;
    if proven.is_none_or(|at| at.elapsed() > HEALTH_HOLDS) {
        *proven = None;
        check_store(&*tables.context().store).await?;
        if let Some(nodes) = &tables.context().nodes {
            nodes.check()?;
        }
        *proven = Some(Instant::now());
    }
    Ok("ok\n")
}

async fn check_store(store: &dyn Store) -> Result<(), Problem> {
    let checking = async {
        store.last_seq(NO_TABLE).await?;
        store.check_writing().await
    };
    match timeout(STORE_WITHIN, checking).await {
        Ok(checked) => Ok(checked?),
        Err(_) => Err(Problem::StoreUnavailable),
    }
}

/// `GET /metrics`
pub async fn metrics(State(tables): State<Arc<Tables>>) -> Response {
    let context = tables.context();
    let text =
        context.metrics.text(context.store.stats(), context.nodes.as_ref().map_or(1, |nodes| nodes.count()));
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8"), (CACHE_CONTROL, "no-store")], text)
        .into_response()
}

/// `GET /api/address`; computed for each request, because a laptop may change networks.
pub fn address(listen: SocketAddr, public_url: Option<&PublicUrl>) -> Json<Address> {
    let mut external = ServerUrls::of(listen, public_url).external.into_iter();
    Json(Address { url: external.next(), others: external.collect() })
}
