//! The HTTP side: which address leads where, and the headers every answer carries.

mod api;
mod assets;
mod headers;
mod socket;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::map_response;
use axum::routing::{get, post};

use crate::problem::Problem;
use crate::tables::Tables;

/// A set-up may bring a deck of its own.
pub const LARGEST_BODY: usize = 256 * 1024;

/// Every address of the server.
pub fn router(tables: Arc<Tables>) -> Router {
    let games = api::describe_games(tables.world().games);
    Router::new()
        .route("/healthz", get(async || "ok\n"))
        .route("/api/games", get(move || std::future::ready(api::games(&games))))
        .route("/api/tables", get(api::lobby).post(api::open_table))
        .route("/api/tables/{code}", get(api::table))
        .route("/api/tables/{code}/seats", post(api::join_table))
        .route("/api/tables/{code}/device", post(api::join_device))
        .route("/api/tables/{code}/record", get(api::record))
        .route("/api/tables/{code}/socket", get(socket::connect))
        .route("/api/{*rest}", axum::routing::any(async || Problem::NoSuchPage))
        .fallback(get(assets::page))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(map_response(headers::secure))
        .with_state(tables)
}
