//! Classes over HTTP (`docs/classes.md`). Every route but the first looks at who shows which token.

use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{
    CastVote, ClassBoard, ClassInfo, ClassOpened, ClassStage, NewClass, NewPupil, PupilJoined, ReturnPupil,
    Teach,
};
use serde::Deserialize;

use super::ClientAddress;
use super::api::{NoStore, bearer_token, read_json};
use super::language::Asked;
use crate::classes::{Export, Shown};
use crate::guesses::Shows;
use crate::limits::Payer;
use crate::problem::Problem;
use crate::secrets::TokenHash;
use crate::tables::Tables;

/// `POST /api/classes`
pub async fn open(
    State(tables): State<Arc<Tables>>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, NoStore<ClassOpened>), Problem> {
    let new: NewClass = read_json(&headers, body)?;
    Ok((StatusCode::CREATED, NoStore(tables.open_class(new).await?)))
}

/// `GET /api/classes/{class}`
pub async fn info(
    State(tables): State<Arc<Tables>>,
    Path(class): Path<String>,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<NoStore<ClassInfo>, Problem> {
    let token = bearer_token(&headers);
    let asked = async {
        let (code, class) = tables.find_class(&class).await?;
        let shown = class.shown_by(token);
        Ok(tables.class_info(&code, &class, &shown))
    };
    tables.look_up(from, shows(token), asked).await.map(NoStore)
}

/// `POST /api/classes/{class}/pupils`
pub async fn enter(
    State(tables): State<Arc<Tables>>,
    Path(class): Path<String>,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, NoStore<PupilJoined>), Problem> {
    let new: NewPupil = read_json(&headers, body)?;
    let joined = tables.look_up(from, Shows::Nothing, tables.enter_class(&class, new)).await?;
    Ok((StatusCode::CREATED, NoStore(joined)))
}

/// `POST /api/classes/{class}/return`
pub async fn come_back(
    State(tables): State<Arc<Tables>>,
    Path(class): Path<String>,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, NoStore<PupilJoined>), Problem> {
    let ReturnPupil { pupil } = read_json(&headers, body)?;
    let joined = tables.look_up(from, Shows::Nothing, tables.ask_to_return(&class, pupil)).await?;
    Ok((StatusCode::CREATED, NoStore(joined)))
}

/// `GET /api/classes/{class}/board`
pub async fn board(
    State(tables): State<Arc<Tables>>,
    Path(class): Path<String>,
    Asked(language): Asked,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<NoStore<ClassBoard>, Problem> {
    let token = bearer_token(&headers);
    let asked = async {
        let (code, class) = tables.find_class(&class).await?;
        tables.class_board(&code, &class, &class.shown_by(token), language).await
    };
    tables.look_up(from, shows(token), asked).await.map(NoStore)
}

/// `POST /api/classes/{class}/teach`
pub async fn teach(
    State(tables): State<Arc<Tables>>,
    Path(class): Path<String>,
    Asked(language): Asked,
    Extension(from): Extension<ClientAddress>,
    payer: Option<Extension<Option<Payer>>>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<NoStore<ClassBoard>, Problem> {
    let wish: Teach = read_json(&headers, body)?;
    let token = bearer_token(&headers);
    let asked = async {
        let (code, found) = tables.find_class(&class).await?;
        if found.shown_by(token) != Shown::Teacher {
            return Err(Problem::NotInClass);
        }
        tables.teach(&code, wish, payer.and_then(|Extension(payer)| payer)).await?;
        let (code, found) = tables.find_class(&class).await?;
        tables.class_board(&code, &found, &Shown::Teacher, language).await
    };
    tables.look_up(from, shows(token), asked).await.map(NoStore)
}

/// `POST /api/classes/{class}/vote`
pub async fn vote(
    State(tables): State<Arc<Tables>>,
    Path(class): Path<String>,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<NoStore<ClassInfo>, Problem> {
    let CastVote { proposal } = read_json(&headers, body)?;
    let token = bearer_token(&headers);
    let asked = async {
        let (code, found) = tables.find_class(&class).await?;
        let Shown::Pupils(voters) = found.shown_by(token) else { return Err(Problem::NotInClass) };
        tables.cast_vote(&code, &voters, proposal).await?;
        let (code, found) = tables.find_class(&class).await?;
        let shown = found.shown_by(token);
        Ok(tables.class_info(&code, &found, &shown))
    };
    tables.look_up(from, shows(token), asked).await.map(NoStore)
}

/// Which game of the class; the last one if left out.
#[derive(Deserialize)]
pub struct OfGame {
    game: Option<u32>,
}

/// `GET /api/classes/{class}/debrief`
pub async fn debrief(
    State(tables): State<Arc<Tables>>,
    Path(class): Path<String>,
    Query(OfGame { game }): Query<OfGame>,
    Asked(language): Asked,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let token = bearer_token(&headers);
    let asked = async {
        let (code, found) = tables.find_class(&class).await?;
        match found.shown_by(token) {
            Shown::Teacher | Shown::Beamer | Shown::Pupils(_) => {
                tables.class_debrief(&code, &found, game, language).await
            }
            Shown::Asks(_) | Shown::Nobody => Err(Problem::NotInClass),
        }
    };
    let json = tables.look_up(from, shows(token), asked).await?;
    Ok(([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], json).into_response())
}

/// What to export, of which game.
#[derive(Deserialize)]
pub struct Wanted {
    what: Export,
    game: Option<u32>,
}

/// `GET /api/classes/{class}/export`
pub async fn export(
    State(tables): State<Arc<Tables>>,
    Path(class): Path<String>,
    Query(Wanted { what, game }): Query<Wanted>,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let token = bearer_token(&headers);
    let asked = async {
        let (code, found) = tables.find_class(&class).await?;
        if found.shown_by(token) != Shown::Teacher {
            return Err(Problem::NotInClass);
        }
        if found.stage == ClassStage::Ended {
            return Err(Problem::ClassEnded);
        }
        Ok((code, tables.export_class(&found, what, game).await?))
    };
    let (code, text) = tables.look_up(from, shows(token), asked).await?;
    let (kind, name) = match what {
        Export::Figures => ("text/csv; charset=utf-8", "figures.csv"),
        Export::Decisions => ("text/csv; charset=utf-8", "decisions.csv"),
        Export::Records => ("application/json", "records.json"),
    };
    let file = format!("attachment; filename=\"class-{}-{name}\"", code.to_ascii_lowercase());
    let headers = [
        (CONTENT_TYPE, kind.to_owned()),
        (CONTENT_DISPOSITION, file),
        (CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, text).into_response())
}

fn shows(token: Option<TokenHash>) -> Shows {
    if token.is_some() { Shows::Token } else { Shows::Nothing }
}
