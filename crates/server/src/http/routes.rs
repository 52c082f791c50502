//! The one list of routes: purpose, request body, response, cost class and handler of each. The router and the
//! OpenAPI document are both made from it, so they cannot differ.

use std::net::SocketAddr;
use std::sync::Arc;

use ::debrief::{ClassDebrief, Debrief};
use axum::extract::{DefaultBodyLimit, Path, Query};
use axum::http::HeaderMap;
use axum::routing::{MethodRouter, get, post};
use game_core::record::Record;
use games::AnyGame;
use lab::report::Report;
use lab::{Experiment, ExperimentResult};
use protocol::{
    Address, AskLosses, AskPlayouts, CastVote, CheckSetup, CheckedSetup, ClassBoard, ClassInfo, ClassOpened,
    GameSummary, JoinDevice, JoinTable, Joined, LARGEST_RECORD, ListedGame, LobbyTable, NewClass, NewFork,
    NewGuided, NewPupil, NewTable, PageTexts, PrintedDeck, PupilJoined, Replay, ReturnPupil, TableInfo,
    TableSummary, Teach,
};
use schemars::{JsonSchema, Schema, SchemaGenerator};

use super::admission::CostClass;
use super::language::Asked;
use super::{api, classes, debrief, experiments, losses, monitoring, openapi, replay, socket, what_if};
use crate::tables::Tables;
use crate::urls::PublicUrl;

/// A route of the server.
pub struct Route {
    pub method: Method,
    pub path: &'static str,
    /// The description in the OpenAPI document.
    pub about: &'static str,
    pub body: Option<SchemaOf>,
    /// The response if all is well; anything else is a `Problem`.
    pub response: ResponseKind,
    pub cost: CostClass,
    pub handler: MethodRouter<Arc<Tables>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    Get,
    Post,
}

pub type SchemaOf = fn(&mut SchemaGenerator) -> Schema;

/// The kind of a response.
pub enum ResponseKind {
    Json(u16, SchemaOf),
    /// A JSON object that another document describes.
    Document(&'static str),
    Text,
    /// The connection becomes a WebSocket.
    Socket,
}

fn schema_of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// Where a whole record is sent, which may be larger than any other request.
pub const RECORD_PATHS: [&str; 5] =
    ["/api/replay", "/api/debrief", "/api/fork", "/api/playouts", "/api/losses"];

/// Every route except the pages.
pub fn routes(
    games: &'static [&'static dyn AnyGame],
    listen: SocketAddr,
    public_url: Option<PublicUrl>,
) -> Vec<Route> {
    let catalogue = Arc::new(api::Catalogue::of(games));
    let (one, decks, texts) = (catalogue.clone(), catalogue.clone(), catalogue.clone());
    let address = move || std::future::ready(monitoring::address(listen, public_url.as_ref()));
    vec![
        get_route("/api/games", "The games that can be played here: players, minutes and bots of each.")
            .responds(ResponseKind::Json(200, schema_of::<Vec<ListedGame>>))
            .handled_by(get(move |Asked(language): Asked, headers: HeaderMap| {
                std::future::ready(catalogue.list(language, &headers))
            })),
        get_route(
            "/api/texts",
            "What the page itself says, in the language of `lang` or of the browser, and the languages there are. `part`: \
             `later` for the sentences of classes, debriefs and the lab.",
        )
        .responds(ResponseKind::Json(200, schema_of::<PageTexts>))
        .handled_by(get(
            move |Query(asked): Query<api::TextsAsked>, Asked(language): Asked, headers: HeaderMap| {
                std::future::ready(texts.texts(asked.part(), language, &headers))
            },
        )),
        get_route("/api/games/{id}", "One game, with its options, sentences and rules.")
            .responds(ResponseKind::Json(200, schema_of::<GameSummary>))
            .handled_by(get(move |Path(id): Path<String>, Asked(language): Asked, headers: HeaderMap| {
                std::future::ready(one.game(&id, language, &headers))
            })),
        get_route("/api/games/{id}/decks", "The printed decks of a game, to make one's own of.")
            .responds(ResponseKind::Json(200, schema_of::<Vec<PrintedDeck>>))
            .handled_by(get(move |Path(id): Path<String>, headers: HeaderMap| {
                std::future::ready(decks.decks(&id, &headers))
            })),
        post_route(
            "/api/games/{id}/check",
            "Whether a table could be opened with a set-up or a deck file; if not, what is wrong and where.",
        )
        .takes(schema_of::<CheckSetup>, CostClass::Nothing)
        .responds(ResponseKind::Json(200, schema_of::<CheckedSetup>))
        .handled_by(post(api::check_setup)),
        post_route("/api/tables", "Opens a table and takes its first seat.")
            .takes(schema_of::<NewTable>, CostClass::Table)
            .responds(ResponseKind::Json(201, schema_of::<Joined>))
            .handled_by(post(api::open_table)),
        post_route(
            "/api/games/{id}/guided",
            "Opens a guided game and takes the learner's seat. Its dice are fixed, and the others play a script.",
        )
        .takes(schema_of::<NewGuided>, CostClass::Table)
        .responds(ResponseKind::Json(201, schema_of::<Joined>))
        .handled_by(post(api::open_guided)),
        get_route("/api/tables", "The public tables that somebody could join or watch, newest first.")
            .responds(ResponseKind::Json(200, schema_of::<Vec<LobbyTable>>))
            .handled_by(get(api::lobby)),
        get_route("/api/tables/{code}", "A table; one closed to spectators asks for the token of a seat.")
            .responds(ResponseKind::Json(200, schema_of::<TableInfo>))
            .handled_by(get(api::table)),
        get_route(
            "/api/tables/{code}/summary",
            "Who plays at a table, who is waited for and since when, for a list of one's tables.",
        )
        .responds(ResponseKind::Json(200, schema_of::<TableSummary>))
        .handled_by(get(api::table_summary)),
        post_route("/api/tables/{code}/seats", "Takes an empty seat.")
            .takes(schema_of::<JoinTable>, CostClass::Seat)
            .responds(ResponseKind::Json(201, schema_of::<Joined>))
            .handled_by(post(api::join_table)),
        post_route(
            "/api/tables/{code}/device",
            "Another device takes the same seats, with a secret that works once or with one that was kept.",
        )
        .takes(schema_of::<JoinDevice>, CostClass::Seat)
        .responds(ResponseKind::Json(201, schema_of::<Joined>))
        .handled_by(post(api::join_device)),
        get_route(
            "/api/tables/{code}/record",
            "The record of a game that is over, for `countinghouse verify`.",
        )
        .responds(ResponseKind::Document("A record of a whole game, with the seed its dice follow from."))
        .handled_by(get(api::record)),
        get_route(
            "/api/tables/{code}/replay",
            "A game from its deal on, frame by frame. `viewer`: `spectator`, `all` or the number of a seat. While the \
             game goes on only one's own seats and spectators can be asked for.",
        )
        .responds(ResponseKind::Json(200, schema_of::<Replay>))
        .handled_by(get(replay::of_table)),
        post_route(
            "/api/replay",
            "The same for a record, with whether it holds. Nothing of it is stored.",
        )
        .takes(schema_of::<Record>, CostClass::Seat)
        .responds(ResponseKind::Json(200, schema_of::<Replay>))
        .handled_by(post(replay::of_record).layer(DefaultBodyLimit::max(LARGEST_RECORD))),
        get_route(
            "/api/tables/{code}/debrief",
            "What happened to the money in a game that is over. With `estimates=true` bots say who was winning, which \
             takes seconds.",
        )
        .responds(ResponseKind::Json(200, schema_of::<Debrief>))
        .handled_by(get(debrief::of_table)),
        post_route("/api/debrief", "The same for a record. Nothing of it is stored.")
            .takes(schema_of::<Record>, CostClass::Seat)
            .responds(ResponseKind::Json(200, schema_of::<Debrief>))
            .handled_by(post(debrief::of_record).layer(DefaultBodyLimit::max(LARGEST_RECORD))),
        post_route(
            "/api/tables/{code}/fork",
            "A finished game goes on from one of its moments, as a table of its own; whoever asks takes a seat.",
        )
        .takes(schema_of::<NewFork>, CostClass::Table)
        .responds(ResponseKind::Json(201, schema_of::<Joined>))
        .handled_by(post(what_if::fork_table)),
        post_route("/api/fork", "The same for a record.")
            .takes(schema_of::<NewFork>, CostClass::Table)
            .responds(ResponseKind::Json(201, schema_of::<Joined>))
            .handled_by(post(what_if::fork_record).layer(DefaultBodyLimit::max(LARGEST_RECORD))),
        post_route(
            "/api/tables/{code}/playouts",
            "Bots play a finished game out from one of its moments, many times. A line of JSON (`Playouts`) comes for each \
             game; closing the connection cancels.",
        )
        .takes(schema_of::<AskPlayouts>, CostClass::Seat)
        .responds(ResponseKind::Text)
        .handled_by(post(what_if::play_out_table)),
        post_route("/api/playouts", "The same for a record. Nothing of it is stored.")
            .takes(schema_of::<AskPlayouts>, CostClass::Seat)
            .responds(ResponseKind::Text)
            .handled_by(post(what_if::play_out_record).layer(DefaultBodyLimit::max(LARGEST_RECORD))),
        post_route(
            "/api/tables/{code}/losses",
            "Bots look for the moves that cost a seat of a finished game most. A line of JSON (`LossesProgress`) comes now and \
             then, the last one with what was found; closing the connection cancels.",
        )
        .takes(schema_of::<AskLosses>, CostClass::Seat)
        .responds(ResponseKind::Text)
        .handled_by(post(losses::of_table)),
        post_route("/api/losses", "The same for a record. Nothing of it is stored.")
            .takes(schema_of::<AskLosses>, CostClass::Seat)
            .responds(ResponseKind::Text)
            .handled_by(post(losses::of_record).layer(DefaultBodyLimit::max(LARGEST_RECORD))),
        get_route("/api/experiments", "Experiments that are ready to be run, each with its question.")
            .responds(ResponseKind::Json(200, schema_of::<Vec<Experiment>>))
            .handled_by(get(experiments::ready)),
        post_route(
            "/api/experiments",
            "Bots play the games of an experiment. A line of JSON (`ExperimentProgress`) comes now and then, the last one \
             with the id of the result; closing the connection cancels.",
        )
        .takes(schema_of::<Experiment>, CostClass::Experiment)
        .responds(ResponseKind::Text)
        .handled_by(post(experiments::run)),
        get_route("/api/experiments/{experiment}", "What came of an experiment. It is kept for a while.")
            .responds(ResponseKind::Json(200, schema_of::<ExperimentResult>))
            .handled_by(get(experiments::result)),
        get_route("/api/experiments/{experiment}/report", "Charts and tables of a result.")
            .responds(ResponseKind::Json(200, schema_of::<Report>))
            .handled_by(get(experiments::charts)),
        get_route("/api/experiments/{experiment}/report.html", "The same as a page that opens without a network.")
            .responds(ResponseKind::Text)
            .handled_by(get(experiments::page)),
        get_route(
            "/api/experiments/{experiment}/records/{variant}/{game}",
            "The record of one of its games, for the replay.",
        )
        .costs(CostClass::Seat)
        .responds(ResponseKind::Document("A record of a whole game, with the seed its dice follow from."))
        .handled_by(get(experiments::record)),
        post_route("/api/classes", "Opens a class: many tables of one game with one code.")
            .takes(schema_of::<NewClass>, CostClass::Table)
            .responds(ResponseKind::Json(201, schema_of::<ClassOpened>))
            .handled_by(post(classes::open)),
        get_route("/api/classes/{class}", "A class as somebody with its code sees it.")
            .responds(ResponseKind::Json(200, schema_of::<ClassInfo>))
            .handled_by(get(classes::info)),
        post_route("/api/classes/{class}/pupils", "Somebody enters a class.")
            .takes(schema_of::<NewPupil>, CostClass::Seat)
            .responds(ResponseKind::Json(201, schema_of::<PupilJoined>))
            .handled_by(post(classes::enter)),
        post_route(
            "/api/classes/{class}/return",
            "A device that has lost its token asks for a pupil's place; the teacher has to agree.",
        )
        .takes(schema_of::<ReturnPupil>, CostClass::Seat)
        .responds(ResponseKind::Json(201, schema_of::<PupilJoined>))
        .handled_by(post(classes::come_back)),
        get_route("/api/classes/{class}/board", "Every table of a class, for its teacher and its beamer.")
            .responds(ResponseKind::Json(200, schema_of::<ClassBoard>))
            .handled_by(get(classes::board)),
        post_route("/api/classes/{class}/teach", "What the teacher of a class does; answers with the board.")
            .takes(schema_of::<Teach>, CostClass::Class)
            .responds(ResponseKind::Json(200, schema_of::<ClassBoard>))
            .handled_by(post(classes::teach)),
        post_route("/api/classes/{class}/vote", "A pupil votes on which rule to change.")
            .takes(schema_of::<CastVote>, CostClass::Nothing)
            .responds(ResponseKind::Json(200, schema_of::<ClassInfo>))
            .handled_by(post(classes::vote)),
        get_route(
            "/api/classes/{class}/debrief",
            "What happened to the money at every table, side by side, when all have ended. `game`: which of the class's \
             games.",
        )
        .responds(ResponseKind::Json(200, schema_of::<ClassDebrief>))
        .handled_by(get(classes::debrief)),
        get_route(
            "/api/classes/{class}/export",
            "For the teacher, without names. `what`: `figures`, `decisions` (CSV) or `records` (JSON); `game` as above.",
        )
        .responds(ResponseKind::Text)
        .handled_by(get(classes::export)),
        get_route("/api/tables/{code}/socket", "Everything at a table: a WebSocket (docs/protocol.md).")
            .costs(CostClass::Socket)
            .responds(ResponseKind::Socket)
            .handled_by(get(socket::connect)),
        get_route("/api/address", "Where other devices can reach this server.")
            .responds(ResponseKind::Json(200, schema_of::<Address>))
            .handled_by(get(address)),
        get_route("/api/openapi.json", "This document.")
            .responds(ResponseKind::Document("An OpenAPI document."))
            .handled_by(get(openapi::document)),
        get_route("/healthz", "Whether the server is well and can store what is played.")
            .responds(ResponseKind::Text)
            .handled_by(get(monitoring::health)),
    ]
}

fn get_route(path: &'static str, about: &'static str) -> Route {
    Route {
        method: Method::Get,
        path,
        about,
        body: None,
        response: ResponseKind::Text,
        cost: CostClass::Nothing,
        handler: MethodRouter::new(),
    }
}

fn post_route(path: &'static str, about: &'static str) -> Route {
    Route { method: Method::Post, ..get_route(path, about) }
}

impl Route {
    fn takes(self, body: SchemaOf, cost: CostClass) -> Route {
        Route { body: Some(body), cost, ..self }
    }

    fn costs(self, cost: CostClass) -> Route {
        Route { cost, ..self }
    }

    fn responds(self, response: ResponseKind) -> Route {
        Route { response, ..self }
    }

    fn handled_by(self, handler: MethodRouter<Arc<Tables>>) -> Route {
        Route { handler, ..self }
    }
}
