//! The open tables of an engine, and the requests they handle.

use std::collections::BTreeMap;

use game_core::{Chance, Draw, Seat, Told, Words};
use games::records::{self, By, Nonce, Origin, ServerSeed};
use games::{AnyMatch, Dice, GAMES, Terms, find};
use serde_json::{Value, json};

use super::error::EngineError;
use super::request::{Act, Bot, Line, Load, Position, Request, Save, SeedInput, Start};
use crate::commands::names;

/// The result of a request.
type Done = Result<Value, EngineError>;

/// Every open table by its number. Numbers are not used twice.
#[derive(Default)]
pub struct OpenTables {
    tables: BTreeMap<u64, Box<dyn AnyMatch>>,
    opened: u64,
}

impl OpenTables {
    pub fn handle(&mut self, line: Line) -> Done {
        match line.request {
            Request::Games(_) => Ok(json!(GAMES.iter().map(|game| game.info()).collect::<Vec<_>>())),
            Request::Start(start) => self.start(start),
            Request::Position(position) => self.position(position),
            Request::Load(load) => self.load(load),
            Request::End(_) => {
                let number = self.number(line.table)?;
                self.tables.remove(&number);
                Ok(json!({ "ended": number }))
            }
            request => {
                let number = self.number(line.table)?;
                let unknown = || EngineError::new("no_table", format!("there is no table {number}"));
                do_at_table(&mut **self.tables.get_mut(&number).ok_or_else(unknown)?, request)
            }
        }
    }

    fn number(&self, request: Option<u64>) -> Result<u64, EngineError> {
        if let Some(number) = request {
            let open = self.tables.contains_key(&number);
            return open
                .then_some(number)
                .ok_or_else(|| EngineError::new("no_table", format!("there is no table {number}")));
        }
        let mut open = self.tables.keys();
        match (open.next(), open.next()) {
            (Some(only), None) => Ok(*only),
            (None, _) => Err(EngineError::new("no_table", "no table is open; start a game first")),
            (Some(_), Some(_)) => {
                Err(EngineError::new("no_table", "several tables are open; say which with 'table'"))
            }
        }
    }

    fn open(&mut self, game: Box<dyn AnyMatch>, told: &[Told]) -> Value {
        self.opened += 1;
        let mut opened = json!({
            "table": self.opened,
            "seats": game.seats(),
            "events": with_text(told, &game.words()),
        });
        if let Ok(record) = game.record_without_seed() {
            opened["commitment"] = record.commitment.into();
        }
        add_standing(&mut opened, &*game);
        self.tables.insert(self.opened, game);
        opened
    }

    fn start(&mut self, request: Start) -> Done {
        let game = find(&request.game)?;
        let players = request.players.unwrap_or(game.info().min_players);
        let terms = Terms::new(game, request.setup, seats(request.seats, players)?);
        let dice = match request.script {
            Some(script) => scripted(script, request.seed.as_ref())?,
            None => {
                let server_seed = server_seed(request.seed)?;
                let nonces = if request.nonces.is_empty() {
                    vec![Nonce::default(); usize::from(players)]
                } else {
                    Nonce::all_from_hex(&request.nonces)?
                };
                Dice::Promised(Origin::chosen(server_seed, nonces))
            }
        };
        let (game, told) = game.start(terms, dice)?;
        Ok(self.open(game, &told))
    }

    fn position(&mut self, request: Position) -> Done {
        let game = find(&request.game)?;
        let terms = Terms::new(game, request.setup, seats(request.seats, request.players)?);
        let dice = match request.script {
            Some(script) => scripted(script, request.seed.as_ref())?,
            None => Dice::Seed(server_seed(request.seed)?.game_seed(&[])),
        };
        let game = game.position(terms, &request.state, dice)?;
        Ok(self.open(game, &[]))
    }

    fn load(&mut self, request: Load) -> Done {
        let record = match (request.record, request.path) {
            (Some(record), None) => records::from_json(record.to_string().as_bytes())?,
            (None, Some(path)) => records::load(&path)?,
            _ => return Err(EngineError::new("bad_request", "load takes either 'record' or 'path'")),
        };
        let game = records::replay_to(&record, request.at)?;
        Ok(self.open(game, &[]))
    }
}

fn do_at_table(game: &mut dyn AnyMatch, request: Request) -> Done {
    match request {
        Request::WaitedFor(_) => {
            let mut standing = json!({});
            add_standing(&mut standing, game);
            Ok(standing)
        }
        Request::View(request) => {
            if let Some(seat) = request.viewer.0 {
                check_seated(game, seat)?;
            }
            Ok(game.view(request.viewer.0))
        }
        Request::Choices(request) => {
            check_seated(game, request.seat)?;
            let choices = game.choices(request.seat);
            serde_json::from_str(choices.get()).map_err(|error| EngineError::new("broken", error.to_string()))
        }
        Request::Act(request) => act(game, request),
        Request::Preview(request) => {
            let words = game.words();
            let preview = game.preview(request.seat, &request.action);
            let preview = preview.map_err(|refusal| EngineError::refused(refusal, &words))?;
            Ok(json!({ "events": with_text(&preview.events, &words), "open": preview.open }))
        }
        Request::Silence(request) => {
            check_seated(game, request.seat)?;
            Ok(json!({ "action": game.silence(request.seat) }))
        }
        Request::Bot(request) => bot(game, &request),
        Request::Undo(request) => {
            let seq = game.undo(request.to)?;
            let mut answer = json!({ "seq": seq });
            add_standing(&mut answer, game);
            Ok(answer)
        }
        Request::Standings(_) => Ok(json!({
            "ending": game.ending(),
            "standings": game.standings(),
            "score_lines": game.score_lines(),
        })),
        Request::Gauges(_) => Ok(json!({ "readings": game.gauges() })),
        Request::State(_) => Ok(json!({ "state": game.state() })),
        Request::Save(request) => save(game, &request),
        Request::Games(_) | Request::Start(_) | Request::Position(_) | Request::Load(_) | Request::End(_) => {
            Err(EngineError::new("bad_request", "this is not request of a table"))
        }
    }
}

fn check_seated(game: &dyn AnyMatch, seat: Seat) -> Result<(), EngineError> {
    let players = game.players();
    if seat.number() < usize::from(players) {
        return Ok(());
    }
    Err(EngineError::new("no_such_seat", format!("seat {seat} is not at this table of {players}")))
}

fn act(game: &mut dyn AnyMatch, request: Act) -> Done {
    let acted = game.act(request.seat, request.by.unwrap_or(By::Owner), &request.action);
    let words = game.words();
    let acted = acted.map_err(|refusal| EngineError::refused(refusal, &words))?;
    let mut answer = json!({
        "seq": acted.seq,
        "events": with_text(&acted.events, &words),
        "traces": acted.traces,
    });
    add_standing(&mut answer, game);
    Ok(answer)
}

/// What a bot would do; doing it is for whoever request.
fn bot(game: &dyn AnyMatch, request: &Bot) -> Done {
    let level = request.level.as_deref().unwrap_or("novice");
    let mut chance = Chance::fast(request.seed ^ game.next_seq());
    let action = game.bot_action(request.seat, level, &mut chance)?;
    Ok(json!({ "action": action }))
}

fn save(game: &dyn AnyMatch, request: &Save) -> Done {
    let record = game.record()?;
    match &request.path {
        Some(path) => {
            records::save(&record, path)?;
            Ok(json!({ "saved": path }))
        }
        None => Ok(json!({ "record": record })),
    }
}

/// Who is waited for and how far the game is: part of every answer that may have changed it.
fn add_standing(answer: &mut Value, game: &dyn AnyMatch) {
    answer["waited_for"] = json!(game.awaited().seats);
    answer["ask_first"] = json!(game.awaited().first);
    answer["round"] = json!(game.round());
    answer["progress"] = json!(game.progress());
    answer["ending"] = json!(game.ending());
}

/// Events with their sentences.
fn with_text(events: &[Told], words: &Words) -> Vec<Value> {
    events
        .iter()
        .map(|told| {
            let mut event = json!(told);
            event["text"] = words.say("event", &told.event).into();
            event
        })
        .collect()
}

fn seats(request: Option<Vec<String>>, players: u8) -> Result<Vec<String>, EngineError> {
    match request {
        None => Ok(names(players)),
        Some(seats) if seats.len() == usize::from(players) => Ok(seats),
        Some(seats) => {
            Err(EngineError::new("setup", format!("{} names were given for {players} seats", seats.len())))
        }
    }
}

fn scripted(script: Vec<Draw>, seed: Option<&SeedInput>) -> Result<Dice, EngineError> {
    match seed {
        None => Ok(Dice::Script(script)),
        Some(_) => Err(EngineError::new("bad_request", "give either 'seed' or 'script'")),
    }
}

fn server_seed(request: Option<SeedInput>) -> Result<ServerSeed, EngineError> {
    match request {
        Some(SeedInput::Number(number)) => Ok(ServerSeed::from_number(number)),
        Some(SeedInput::Hex(text)) => Ok(ServerSeed::from_hex(&text, "'seed'")?),
        None => {
            let mut bytes = [0; 32];
            let unseeded =
                |error| EngineError::new("setup", format!("no random seed ({error}); give 'seed'"));
            getrandom::fill(&mut bytes).map_err(unseeded)?;
            Ok(ServerSeed(bytes))
        }
    }
}
