//! Games, tables and seats over HTTP, in JSON.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Extension, Path, State};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use games::translations::{self, Part};
use games::{AnyGame, Language};
use protocol::{
    CheckSetup, CheckedSetup, GameSummary, JoinDevice, JoinTable, Joined, ListedGame, LobbyTable, NewGuided,
    NewTable, PageTexts, PrintedDeck, SpokenLanguage, TableInfo, TableSummary,
};
use serde::de::DeserializeOwned;

use super::admission::ClientAddress;
use super::fixed::FixedJson;
use super::language::PerLanguage;
use crate::actor::TableMessage;
use crate::guesses::Shows;
use crate::problem::Problem;
use crate::secrets::{Token, TokenHash};
use crate::tables::{Tables, proven};

/// The games as they are sent: the list, and each with all that belongs to it. They never change while the server
/// runs, so each is encoded once for each language that is asked for.
pub struct Catalogue {
    games: &'static [&'static dyn AnyGame],
    lists: PerLanguage<FixedJson>,
    shelves: Vec<Shelf>,
    texts: PerLanguage<FixedJson>,
    later_texts: PerLanguage<FixedJson>,
}

/// What the catalogue has of one game.
struct Shelf {
    listed: &'static dyn AnyGame,
    game: PerLanguage<FixedJson>,
    decks: FixedJson,
}

impl Catalogue {
    pub fn of(games: &'static [&'static dyn AnyGame]) -> Catalogue {
        let shelf = |game: &&'static dyn AnyGame| Shelf {
            listed: *game,
            game: PerLanguage::default(),
            decks: FixedJson::new(&printed_decks(*game)),
        };
        let shelves = games.iter().map(shelf).collect();
        Catalogue {
            games,
            lists: PerLanguage::default(),
            shelves,
            texts: PerLanguage::default(),
            later_texts: PerLanguage::default(),
        }
    }

    /// `GET /api/games`
    pub fn list(&self, language: Language, headers: &HeaderMap) -> Response {
        let listed = || self.games.iter().map(|game| listed(*game, language)).collect::<Vec<_>>();
        self.lists.get(language, || FixedJson::new(&listed())).respond(headers)
    }

    /// `GET /api/games/{id}`
    pub fn game(&self, id: &str, language: Language, headers: &HeaderMap) -> Response {
        self.respond(id, |shelf| {
            let made = || FixedJson::new(&summary(shelf.listed, language));
            shelf.game.get(language, made).respond(headers)
        })
    }

    /// `GET /api/texts`
    pub fn texts(&self, part: Part, language: Language, headers: &HeaderMap) -> Response {
        let kept = match part {
            Part::First => &self.texts,
            Part::Later => &self.later_texts,
        };
        kept.get(language, || FixedJson::new(&page_texts(language, part))).respond(headers)
    }

    /// `GET /api/games/{id}/decks`
    pub fn decks(&self, id: &str, headers: &HeaderMap) -> Response {
        self.respond(id, |shelf| shelf.decks.respond(headers))
    }

    fn respond(&self, id: &str, respond: impl Fn(&Shelf) -> Response) -> Response {
        match self.shelves.iter().find(|shelf| shelf.listed.info().id == id) {
            Some(shelf) => respond(shelf),
            None => Problem::NoSuchPage.into_response(),
        }
    }
}

fn listed(game: &dyn AnyGame, language: Language) -> ListedGame {
    let GameSummary { id, title, line, min_players, max_players, minutes, bots, guided, .. } =
        summary(game, language);
    ListedGame { id, title, line, min_players, max_players, minutes, bots, guided }
}

/// Which texts: all that a table needs, or with `part=later` those of pages that few open.
#[derive(serde::Deserialize)]
pub struct TextsAsked {
    part: Option<String>,
}

impl TextsAsked {
    pub fn part(&self) -> Part {
        if self.part.as_deref() == Some("later") { Part::Later } else { Part::First }
    }
}

fn page_texts(language: Language, part: Part) -> PageTexts {
    let spoken = |language: Language| SpokenLanguage {
        tag: language.tag().to_owned(),
        name: language.name(),
        percent: translations::percent(language),
    };
    PageTexts {
        language: language.tag().to_owned(),
        messages: translations::page_source(language, part),
        languages: Language::all().map(spoken).collect(),
    }
}

fn summary(game: &dyn AnyGame, language: Language) -> GameSummary {
    let (info, about) = (game.info(), game.about());
    let json = |value: serde_json::Value| protocol::Json(value);
    let words = game.words_in(language);
    GameSummary {
        id: info.id.to_owned(),
        title: language.title(game),
        line: words.label("about", info.id),
        min_players: info.min_players,
        max_players: info.max_players,
        minutes: protocol::Minutes {
            least: about.minutes.least,
            most: about.minutes.most,
            per_player: about.minutes.per_player,
        },
        setup_schema: json(serde_json::to_value(game.schemas().setup).unwrap_or_default()),
        default_setup: json(game.default_setup()),
        language: language.tag().to_owned(),
        messages: words.messages().source().to_owned(),
        data: json(serde_json::from_str(about.data).unwrap_or_default()),
        bots: game.levels().into_iter().map(str::to_owned).collect(),
        tempers: game.levels().into_iter().filter_map(tempers_of(game)).collect(),
        rules: language.rules_page(game).into_owned(),
        guided: about.guided.is_some(),
    }
}

/// A printed deck that could not be read would be left out; a test reads all of them.
fn printed_decks(game: &dyn AnyGame) -> Vec<PrintedDeck> {
    let read = |(name, text): &(&str, &str)| {
        let deck = protocol::Json(games::decks::parse(text).ok()?);
        Some(PrintedDeck { name: (*name).to_owned(), deck })
    };
    game.decks().iter().filter_map(read).collect()
}

/// `POST /api/games/{id}/check`
pub async fn check_setup(
    State(tables): State<Arc<Tables>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<NoStore<CheckedSetup>, Problem> {
    let CheckSetup { setup: protocol::Json(mut setup), deck_file, players } = read_json(&headers, body)?;
    let game = tables.game(&id)?;
    let checked = proven(game, || {
        if let Some(file) = deck_file {
            let deck = games::decks::parse(&file)?;
            games::setups::assign_value(game, &mut setup, "deck", deck)?;
        }
        game.check_setup(&setup, players)?;
        let deck = setup.get("deck").cloned().unwrap_or_default();
        let deck_file = if deck.is_null() { None } else { Some(games::decks::write(&deck)?) };
        Ok(CheckedSetup { deck: protocol::Json(deck), deck_file })
    })?;
    Ok(NoStore(checked))
}

fn tempers_of(game: &dyn AnyGame) -> impl Fn(&str) -> Option<(String, Vec<String>)> {
    |level| {
        let words = game.tempers(level);
        let words: Vec<_> = words.into_iter().map(str::to_owned).collect();
        (!words.is_empty()).then(|| (level.to_owned(), words))
    }
}

/// `POST /api/tables`
pub async fn open_table(
    State(tables): State<Arc<Tables>>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, NoStore<Joined>), Problem> {
    let new: NewTable = read_json(&headers, body)?;
    Ok((StatusCode::CREATED, NoStore(tables.open(new).await?)))
}

/// `POST /api/games/{id}/guided`
pub async fn open_guided(
    State(tables): State<Arc<Tables>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, NoStore<Joined>), Problem> {
    let new: NewGuided = read_json(&headers, body)?;
    Ok((StatusCode::CREATED, NoStore(tables.open_guided(&id, new).await?)))
}

/// `GET /api/tables`
pub async fn lobby(State(tables): State<Arc<Tables>>) -> Result<NoStore<Vec<LobbyTable>>, Problem> {
    tables.lobby().await.map(NoStore)
}

/// `GET /api/tables/{code}`
pub async fn table(
    State(tables): State<Arc<Tables>>,
    Path(code): Path<String>,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<NoStore<TableInfo>, Problem> {
    let token = bearer_token(&headers);
    let asked = async {
        match tables.ask(&code, |reply| TableMessage::Info { token, reply }).await {
            Ok(info) => Ok(info),
            Err(problem) => Err(tables.missing(problem, &code, token).await),
        }
    };
    tables.look_up(from, shows(token.is_some()), asked).await.map(NoStore)
}

/// `GET /api/tables/{code}/summary`
pub async fn table_summary(
    State(tables): State<Arc<Tables>>,
    Path(code): Path<String>,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<NoStore<TableSummary>, Problem> {
    let token = bearer_token(&headers);
    let asked = async {
        match tables.ask(&code, |reply| TableMessage::Summary { token, reply }).await {
            Ok(summary) => Ok(summary),
            Err(problem) => Err(tables.missing(problem, &code, token).await),
        }
    };
    tables.look_up(from, shows(token.is_some()), asked).await.map(NoStore)
}

/// `POST /api/tables/{code}/seats`
pub async fn join_table(
    State(tables): State<Arc<Tables>>,
    Path(code): Path<String>,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, NoStore<Joined>), Problem> {
    let join: JoinTable = read_json(&headers, body)?;
    let shows = shows(join.token.is_some());
    let asked = tables.ask(&code, |reply| TableMessage::Join { join, reply });
    let joined = tables.look_up(from, shows, asked).await?;
    Ok((StatusCode::CREATED, NoStore(joined)))
}

/// `POST /api/tables/{code}/device`
pub async fn join_device(
    State(tables): State<Arc<Tables>>,
    Path(code): Path<String>,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, NoStore<Joined>), Problem> {
    let JoinDevice { secret } = read_json(&headers, body)?;
    let asked = tables.ask(&code, |reply| TableMessage::JoinDevice { secret, reply });
    let joined = tables.look_up(from, Shows::Token, asked).await?;
    Ok((StatusCode::CREATED, NoStore(joined)))
}

/// `GET /api/tables/{code}/record`
pub async fn record(
    State(tables): State<Arc<Tables>>,
    Path(code): Path<String>,
    Extension(from): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let token = bearer_token(&headers);
    let asked = async {
        match tables.ask(&code, |reply| TableMessage::Record { token, reply }).await {
            Ok(record) => written(&code, &record),
            Err(Problem::NoSuchTable) => kept_record(&tables, &code, token).await,
            Err(problem) => Err(problem),
        }
    };
    tables.look_up(from, shows(token.is_some()), asked).await
}

fn written(code: &str, record: &games::records::Record) -> Result<Response, Problem> {
    let json = games::records::to_json(record).map_err(|error| {
        tracing::error!(%error, "a record could not be written out");
        Problem::StoreUnavailable
    })?;
    Ok(record_file(&format!("{}-{}", record.game, code.trim().to_ascii_lowercase()), json))
}

/// The record of a table that was cleared away.
async fn kept_record(tables: &Tables, code: &str, token: Option<TokenHash>) -> Result<Response, Problem> {
    let cleared = tables.cleared(code, token).await?.ok_or(Problem::NoSuchTable)?;
    let json = cleared.record.ok_or(Problem::Cleared(cleared.outcome))?;
    Ok(record_file(&code.trim().to_ascii_lowercase(), json))
}

fn record_file(name: &str, json: String) -> Response {
    let file = format!("attachment; filename=\"{name}.json\"");
    ([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, file)], json).into_response()
}

fn shows(token: bool) -> Shows {
    if token { Shows::Token } else { Shows::Nothing }
}

/// A response that no cache may store.
pub struct NoStore<T>(pub T);

impl<T: serde::Serialize> IntoResponse for NoStore<T> {
    fn into_response(self) -> Response {
        ([(CACHE_CONTROL, "no-store")], Json(self.0)).into_response()
    }
}

/// The token of the request, if it has one. Text that is no token opens nothing.
pub fn bearer_token(headers: &HeaderMap) -> Option<TokenHash> {
    let shown = headers.get(AUTHORIZATION)?;
    let token = shown.to_str().ok().and_then(|shown| shown.strip_prefix("Bearer "));
    let token = token.and_then(|token| Token::from_hex(token.trim()));
    Some(token.map_or(TokenHash::INVALID, |token| token.hash()))
}

/// Reads a JSON body. The content type must be JSON, which forms of other sites cannot send.
pub fn read_json<T: DeserializeOwned>(
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<T, Problem> {
    let body = body.map_err(|rejected| match rejected.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::BodyTooLarge,
        _ => Problem::Unreadable(rejected.body_text()),
    })?;
    let content_type = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !content_type
        .split(';')
        .next()
        .is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
    {
        return Err(Problem::Unreadable("its content type is not application/json".to_owned()));
    }
    serde_json::from_slice(&body).map_err(|error| Problem::Unreadable(error.to_string()))
}
