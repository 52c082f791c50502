//! The HTTP side: which address leads where, what it costs, and the headers every answer carries.

mod api;
mod assets;
mod gate;
mod headers;
pub mod openapi;
mod operating;
mod routes;
mod socket;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn_with_state, map_response_with_state};
use axum::routing::{any, get};

use crate::problem::Problem;
use crate::tables::Tables;

pub use gate::Gate;

/// A set-up may bring a deck of its own.
pub const LARGEST_BODY: usize = 256 * 1024;

/// Every address of the server: those on the list, and the pages of the web client.
pub fn router(tables: Arc<Tables>, gate: Arc<Gate>, listen: SocketAddr) -> Router {
    let public_url = gate.public_url.clone();
    let mut router = Router::new();
    for route in routes::routes(tables.world().games, listen, public_url.clone()) {
        let paid = from_fn_with_state((gate.clone(), route.toll), gate::pass);
        router = router.route(route.path, route.handler.layer(paid));
    }
    router
        .route("/api/{*rest}", any(async || Problem::NoSuchPage))
        .fallback(get(assets::page))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(map_response_with_state(public_url, headers::secure))
        .with_state(tables)
}
