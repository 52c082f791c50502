//! The one list of addresses: each with what it is for, what goes in, what comes out, what it costs and who answers. The
//! router and the OpenAPI document are both made from it, so neither can know an address the other does not.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::routing::{MethodRouter, get, post};
use games::AnyGame;
use protocol::{Address, GameSummary, JoinDevice, JoinTable, Joined, LobbyTable, NewTable, TableInfo};
use schemars::{JsonSchema, Schema, SchemaGenerator};

use super::gate::Toll;
use super::{api, openapi, operating, socket};
use crate::reach::PublicUrl;
use crate::tables::Tables;

/// An address of the server.
pub struct Route {
    pub method: Method,
    pub path: &'static str,
    /// A sentence for the reader of the document.
    pub about: &'static str,
    pub body: Option<SchemaOf>,
    /// What comes back if all is well; anything else is a `Problem`.
    pub answer: Answer,
    pub toll: Toll,
    pub handler: MethodRouter<Arc<Tables>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    Get,
    Post,
}

pub type SchemaOf = fn(&mut SchemaGenerator) -> Schema;

/// What comes back: its status and what it is.
pub enum Answer {
    Json(u16, SchemaOf),
    /// A JSON object that another document describes.
    Document(&'static str),
    Text,
    /// The connection becomes a WebSocket.
    Socket,
}

fn of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// Every address besides the pages.
pub fn routes(
    games: &'static [&'static dyn AnyGame],
    listen: SocketAddr,
    public_url: Option<PublicUrl>,
) -> Vec<Route> {
    let described = api::describe_games(games);
    let address = move || std::future::ready(operating::address(listen, public_url.as_ref()));
    vec![
        reading("/api/games", "The games that can be played here, with their options, sentences and rules.")
            .giving(Answer::Json(200, of::<Vec<GameSummary>>))
            .by(get(move || std::future::ready(api::games(&described)))),
        posting("/api/tables", "Opens a table and takes its first seat.")
            .taking(of::<NewTable>, Toll::Table)
            .giving(Answer::Json(201, of::<Joined>))
            .by(post(api::open_table)),
        reading("/api/tables", "The public tables that somebody could join or watch, newest first.")
            .giving(Answer::Json(200, of::<Vec<LobbyTable>>))
            .by(get(api::lobby)),
        reading("/api/tables/{code}", "A table; one closed to spectators asks for the token of a seat.")
            .giving(Answer::Json(200, of::<TableInfo>))
            .by(get(api::table)),
        posting("/api/tables/{code}/seats", "Takes an empty seat.")
            .taking(of::<JoinTable>, Toll::Seat)
            .giving(Answer::Json(201, of::<Joined>))
            .by(post(api::join_table)),
        posting(
            "/api/tables/{code}/device",
            "Another device takes the same seats, with a secret that works once.",
        )
        .taking(of::<JoinDevice>, Toll::Seat)
        .giving(Answer::Json(201, of::<Joined>))
        .by(post(api::join_device)),
        reading(
            "/api/tables/{code}/record",
            "The record of a game that is over, for `countinghouse verify`.",
        )
        .giving(Answer::Document("A record of a whole game, with the seed its dice follow from."))
        .by(get(api::record)),
        reading("/api/tables/{code}/socket", "Everything at a table: a WebSocket (docs/protocol.md).")
            .costing(Toll::Socket)
            .giving(Answer::Socket)
            .by(get(socket::connect)),
        reading("/api/address", "Where other devices can reach this server.")
            .giving(Answer::Json(200, of::<Address>))
            .by(get(address)),
        reading("/api/openapi.json", "This document.")
            .giving(Answer::Document("An OpenAPI document."))
            .by(get(openapi::document)),
        reading("/metrics", "What the server has counted, for Prometheus.")
            .giving(Answer::Text)
            .by(get(operating::metrics)),
        reading("/healthz", "Whether the server is well and reaches its store.")
            .giving(Answer::Text)
            .by(get(operating::health)),
    ]
}

fn reading(path: &'static str, about: &'static str) -> Route {
    Route {
        method: Method::Get,
        path,
        about,
        body: None,
        answer: Answer::Text,
        toll: Toll::Nothing,
        handler: MethodRouter::new(),
    }
}

fn posting(path: &'static str, about: &'static str) -> Route {
    Route { method: Method::Post, ..reading(path, about) }
}

impl Route {
    fn taking(self, body: SchemaOf, toll: Toll) -> Route {
        Route { body: Some(body), toll, ..self }
    }

    fn costing(self, toll: Toll) -> Route {
        Route { toll, ..self }
    }

    fn giving(self, answer: Answer) -> Route {
        Route { answer, ..self }
    }

    fn by(self, handler: MethodRouter<Arc<Tables>>) -> Route {
        Route { handler, ..self }
    }
}
