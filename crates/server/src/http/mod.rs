//! The HTTP server: the router, admission control, and the headers of every response.

mod admission;
mod api;
mod assets;
mod classes;
mod connections;
mod debrief;
mod experiments;
mod fixed;
mod forward;
mod headers;
mod in_flight;
mod jobs;
mod language;
mod listener;
mod losses;
mod monitoring;
pub mod openapi;
mod replay;
mod routes;
mod sent_records;
mod socket;
mod what_if;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state, map_response_with_state};
use axum::routing::{any, get, post};

use crate::nodes::NodeSecret;
use crate::problem::Problem;
use crate::tables::Tables;

pub use admission::{Admission, ClientAddress};
pub use assets::report_viewer;
pub use connections::Connections;
pub use debrief::DebriefKey;
pub use forward::ask_holder;
pub use jobs::Jobs;
pub use listener::{Listening, serve};
pub use losses::LossesKey;

/// The largest request body; a set-up may contain a deck, and the longest printed one has 7 KiB.
pub const LARGEST_BODY: usize = 64 * 1024;

/// Every route of the server: those on the list, and the pages of the web client.
pub fn router(tables: Arc<Tables>, admission: Arc<Admission>, listen: SocketAddr) -> Router {
    let public_url = admission.public_url.clone();
    let mut router = Router::new();
    for route in routes::routes(tables.context().games, listen, public_url.clone()) {
        let handler = match route.path.contains(TABLE) && tables.context().nodes.is_some() {
            true => route.handler.layer(from_fn_with_state(tables.clone(), forward::to_holder)),
            false => route.handler,
        };
        let admit = from_fn_with_state((admission.clone(), route.cost), admission::admit);
        router = router.route(route.path, handler.layer(admit));
    }
    router
        .route("/api/{*rest}", any(async || Problem::NoSuchPage))
        .fallback(get(assets::page))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(admission.clone(), in_flight::limit))
        .layer(from_fn_with_state(admission, admission::check_host))
        .layer(from_fn(language::say_details))
        .layer(map_response_with_state(public_url, headers::secure))
        .with_state(tables)
}

/// A route with this is about one table.
const TABLE: &str = "/{code}";

/// What other nodes forward: requests for one table. Their hosts were checked where they came from.
pub fn node_router(
    tables: Arc<Tables>,
    admission: Arc<Admission>,
    listen: SocketAddr,
    secret: NodeSecret,
) -> Router {
    let public_url = admission.public_url.clone();
    let mut router = Router::new();
    let routes = routes::routes(tables.context().games, listen, public_url);
    for route in routes.into_iter().filter(|route| route.path.contains(TABLE)) {
        let admit = from_fn_with_state((admission.clone(), route.cost), admission::admit);
        router = router.route(route.path, route.handler.layer(admit));
    }
    router
        // What a class asks of a table that is held here. Only nodes come by this door.
        .route(forward::CLASS_COMMAND, post(forward::obey))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(admission, in_flight::limit))
        .layer(from_fn_with_state(secret, forward::check_secret))
        .layer(from_fn(language::say_details))
        .with_state(tables)
}

/// What is for the operator, on a listener of its own.
pub fn metrics_router(tables: Arc<Tables>, admission: Arc<Admission>) -> Router {
    Router::new()
        .route("/metrics", get(monitoring::metrics))
        .layer(from_fn_with_state(admission.clone(), in_flight::limit))
        .layer(from_fn_with_state(admission, admission::check_host))
        .with_state(tables)
}
