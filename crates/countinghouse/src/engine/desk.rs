//! The tables an engine has open, and what is done at them.

use std::collections::BTreeMap;

use game_core::{Chance, Draw, Seat, Told, Words};
use games::records::{self, By, Nonce, Origin, ServerSeed};
use games::{AnyMatch, Dice, GAMES, Terms, find};
use serde_json::{Value, json};

use super::answer::Trouble;
use super::request::{Act, Bot, Line, Load, Position, Request, Save, SeedAsked, Start};
use crate::commands::names;

/// What a request is answered with.
type Done = Result<Value, Trouble>;

/// Every open table by its number. Numbers are not used twice.
#[derive(Default)]
pub struct Desk {
    tables: BTreeMap<u64, Box<dyn AnyMatch>>,
    opened: u64,
}

impl Desk {
    pub fn do_as_asked(&mut self, line: Line) -> Done {
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
                let unknown = || Trouble::new("no_table", format!("there is no table {number}"));
                do_at_table(&mut **self.tables.get_mut(&number).ok_or_else(unknown)?, request)
            }
        }
    }

    fn number(&self, asked: Option<u64>) -> Result<u64, Trouble> {
        if let Some(number) = asked {
            let open = self.tables.contains_key(&number);
            return open
                .then_some(number)
                .ok_or_else(|| Trouble::new("no_table", format!("there is no table {number}")));
        }
        let mut open = self.tables.keys();
        match (open.next(), open.next()) {
            (Some(only), None) => Ok(*only),
            (None, _) => Err(Trouble::new("no_table", "no table is open; start a game first")),
            (Some(_), Some(_)) => {
                Err(Trouble::new("no_table", "several tables are open; say which with 'table'"))
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

    fn start(&mut self, asked: Start) -> Done {
        let game = find(&asked.game)?;
        let players = asked.players.unwrap_or(game.info().min_players);
        let terms = Terms::new(game, asked.setup, seats(asked.seats, players)?);
        let dice = match asked.script {
            Some(script) => scripted(script, asked.seed.as_ref())?,
            None => {
                let server_seed = server_seed(asked.seed)?;
                let nonces = if asked.nonces.is_empty() {
                    vec![Nonce::default(); usize::from(players)]
                } else {
                    Nonce::all_from_hex(&asked.nonces)?
                };
                Dice::Promised(Origin { server_seed, nonces })
            }
        };
        let (game, told) = game.start(terms, dice)?;
        Ok(self.open(game, &told))
    }

    fn position(&mut self, asked: Position) -> Done {
        let game = find(&asked.game)?;
        let terms = Terms::new(game, asked.setup, seats(asked.seats, asked.players)?);
        let dice = match asked.script {
            Some(script) => scripted(script, asked.seed.as_ref())?,
            None => Dice::Seed(server_seed(asked.seed)?.game_seed(&[])),
        };
        let game = game.position(terms, &asked.state, dice)?;
        Ok(self.open(game, &[]))
    }

    fn load(&mut self, asked: Load) -> Done {
        let record = match (asked.record, asked.path) {
            (Some(record), None) => records::from_json(record.to_string().as_bytes())?,
            (None, Some(path)) => records::load(&path)?,
            _ => return Err(Trouble::new("bad_request", "load takes either 'record' or 'path'")),
        };
        let game = records::replay_to(&record, asked.at)?;
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
        Request::View(asked) => {
            if let Some(seat) = asked.viewer.0 {
                check_seated(game, seat)?;
            }
            Ok(game.view(asked.viewer.0))
        }
        Request::Choices(asked) => {
            check_seated(game, asked.seat)?;
            let choices = game.choices(asked.seat);
            serde_json::from_str(choices.get()).map_err(|error| Trouble::new("broken", error.to_string()))
        }
        Request::Act(asked) => act(game, asked),
        Request::Preview(asked) => {
            let words = game.words();
            let preview = game.preview(asked.seat, &asked.action);
            let preview = preview.map_err(|refusal| Trouble::refused(refusal, &words))?;
            Ok(json!({ "events": with_text(&preview.events, &words), "open": preview.open }))
        }
        Request::Silence(asked) => {
            check_seated(game, asked.seat)?;
            Ok(json!({ "action": game.silence(asked.seat) }))
        }
        Request::Bot(asked) => bot(game, &asked),
        Request::Undo(asked) => {
            let seq = game.undo(asked.to)?;
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
        Request::Save(asked) => save(game, &asked),
        Request::Games(_) | Request::Start(_) | Request::Position(_) | Request::Load(_) | Request::End(_) => {
            Err(Trouble::new("bad_request", "this is not asked of a table"))
        }
    }
}

fn check_seated(game: &dyn AnyMatch, seat: Seat) -> Result<(), Trouble> {
    let players = game.players();
    if seat.number() < usize::from(players) {
        return Ok(());
    }
    Err(Trouble::new("no_such_seat", format!("seat {seat} is not at this table of {players}")))
}

fn act(game: &mut dyn AnyMatch, asked: Act) -> Done {
    let acted = game.act(asked.seat, asked.by.unwrap_or(By::Owner), &asked.action);
    let words = game.words();
    let acted = acted.map_err(|refusal| Trouble::refused(refusal, &words))?;
    let mut answer = json!({
        "seq": acted.seq,
        "events": with_text(&acted.events, &words),
        "traces": acted.traces,
    });
    add_standing(&mut answer, game);
    Ok(answer)
}

/// What a bot would do; doing it is for whoever asked.
fn bot(game: &dyn AnyMatch, asked: &Bot) -> Done {
    let level = asked.level.as_deref().unwrap_or("novice");
    let mut chance = Chance::fast(asked.seed ^ game.next_seq());
    let action = game.bot_action(asked.seat, level, &mut chance)?;
    Ok(json!({ "action": action }))
}

fn save(game: &dyn AnyMatch, asked: &Save) -> Done {
    let record = game.record()?;
    match &asked.path {
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

/// Events with the sentence a person would read.
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

fn seats(asked: Option<Vec<String>>, players: u8) -> Result<Vec<String>, Trouble> {
    match asked {
        None => Ok(names(players)),
        Some(seats) if seats.len() == usize::from(players) => Ok(seats),
        Some(seats) => {
            Err(Trouble::new("setup", format!("{} names were given for {players} seats", seats.len())))
        }
    }
}

fn scripted(script: Vec<Draw>, seed: Option<&SeedAsked>) -> Result<Dice, Trouble> {
    match seed {
        None => Ok(Dice::Script(script)),
        Some(_) => Err(Trouble::new("bad_request", "give either 'seed' or 'script'")),
    }
}

fn server_seed(asked: Option<SeedAsked>) -> Result<ServerSeed, Trouble> {
    match asked {
        Some(SeedAsked::Number(number)) => Ok(ServerSeed::from_number(number)),
        Some(SeedAsked::Hex(text)) => Ok(ServerSeed::from_hex(&text, "'seed'")?),
        None => {
            let mut bytes = [0; 32];
            let unseeded = |error| Trouble::new("setup", format!("no random seed ({error}); give 'seed'"));
            getrandom::fill(&mut bytes).map_err(unseeded)?;
            Ok(ServerSeed(bytes))
        }
    }
}
