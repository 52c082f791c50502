//! The tables an engine has open, and what is done at them.

use std::collections::BTreeMap;

use game_core::{Chance, ChanceSource, Draw, Seat, Words};
use games::records::{self, By, Nonce, Origin, Recorded, ServerSeed};
use games::{AnyRunning, GAMES, Heard, find};
use serde_json::{Value, json};

use super::answer::Trouble;
use super::request::{Act, Bot, Line, Load, Position, Request, Save, SeedAsked, Start};
use crate::commands::names;

/// What a request is answered with.
type Done = Result<Value, Trouble>;

/// Every open table by its number. Numbers are not used twice.
#[derive(Default)]
pub struct Desk {
    tables: BTreeMap<u64, Table>,
    opened: u64,
}

/// A game at the desk.
enum Table {
    Recorded(Recorded),
    /// Scripted chance or started from a position: there is no record of it.
    Loose {
        running: Box<dyn AnyRunning>,
        names: Vec<String>,
    },
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
                self.tables.get_mut(&number).ok_or_else(unknown)?.do_as_asked(request)
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

    fn open(&mut self, table: Table, told: &[Heard]) -> Value {
        self.opened += 1;
        let mut opened = json!({
            "table": self.opened,
            "seats": table.names(),
            "events": with_text(told, &table.words()),
        });
        if let Table::Recorded(recorded) = &table {
            opened["commitment"] = recorded.record_without_seed().commitment.into();
        }
        add_standing(&mut opened, table.running());
        self.tables.insert(self.opened, table);
        opened
    }

    fn start(&mut self, asked: Start) -> Done {
        let game = find(&asked.game)?;
        let players = asked.players.unwrap_or(game.info().min_players);
        let seats = seats(asked.seats, players)?;
        if let Some(script) = asked.script {
            let chance = scripted(script, asked.seed.as_ref())?;
            let (running, told) = game.start(&asked.setup, players, chance)?;
            return Ok(self.open(Table::Loose { running, names: seats }, &told));
        }
        let server_seed = server_seed(asked.seed)?;
        let nonces = if asked.nonces.is_empty() {
            vec![Nonce::default(); seats.len()]
        } else {
            Nonce::all_from_hex(&asked.nonces)?
        };
        let (recorded, told) = Recorded::start(game, &asked.setup, seats, Origin { server_seed, nonces })?;
        Ok(self.open(Table::Recorded(recorded), &told))
    }

    fn position(&mut self, asked: Position) -> Done {
        let game = find(&asked.game)?;
        let names = seats(asked.seats, asked.players)?;
        let chance = match asked.script {
            Some(script) => scripted(script, asked.seed.as_ref())?,
            None => ChanceSource::Seed(server_seed(asked.seed)?.game_seed(&[])),
        };
        let running = game.position(&asked.setup, asked.players, &asked.state, chance)?;
        Ok(self.open(Table::Loose { running, names }, &[]))
    }

    fn load(&mut self, asked: Load) -> Done {
        let record = match (asked.record, asked.path) {
            (Some(record), None) => records::from_json(record.to_string().as_bytes())?,
            (None, Some(path)) => records::load(&path)?,
            _ => return Err(Trouble::new("bad_request", "load takes either 'record' or 'path'")),
        };
        let recorded = records::replay_to(&record, asked.at)?;
        Ok(self.open(Table::Recorded(recorded), &[]))
    }
}

impl Table {
    fn running(&self) -> &dyn AnyRunning {
        match self {
            Table::Recorded(recorded) => recorded.running(),
            Table::Loose { running, .. } => &**running,
        }
    }

    fn names(&self) -> &[String] {
        match self {
            Table::Recorded(recorded) => recorded.names(),
            Table::Loose { names, .. } => names,
        }
    }

    fn words(&self) -> Words {
        self.running().words(self.names())
    }

    fn do_as_asked(&mut self, request: Request) -> Done {
        let running = self.running();
        match request {
            Request::WaitedFor(_) => {
                let mut standing = json!({});
                add_standing(&mut standing, running);
                Ok(standing)
            }
            Request::View(asked) => {
                if let Some(seat) = asked.viewer.0 {
                    self.seated(seat)?;
                }
                Ok(running.view(asked.viewer.0))
            }
            Request::Choices(asked) => {
                self.seated(asked.seat)?;
                let choices = running.choices(asked.seat);
                serde_json::from_str(choices.get()).map_err(|error| Trouble::new("broken", error.to_string()))
            }
            Request::Act(asked) => self.act(asked),
            Request::Preview(asked) => {
                let preview = running.preview(asked.seat, &asked.action);
                let preview = preview.map_err(|refused| Trouble::refused(refused, &self.words()))?;
                Ok(json!({ "events": with_text(&preview.events, &self.words()), "open": preview.open }))
            }
            Request::Silence(asked) => {
                self.seated(asked.seat)?;
                Ok(json!({ "action": running.silence(asked.seat) }))
            }
            Request::Bot(asked) => self.bot(&asked),
            Request::Undo(asked) => self.undo(asked.to),
            Request::Standings(_) => Ok(json!({
                "ending": running.ending(),
                "standings": running.standings(),
                "score_lines": running.score_lines(),
            })),
            Request::Gauges(_) => Ok(json!({ "readings": running.gauges() })),
            Request::State(_) => Ok(json!({ "state": running.state() })),
            Request::Save(asked) => self.save(&asked),
            Request::Games(_)
            | Request::Start(_)
            | Request::Position(_)
            | Request::Load(_)
            | Request::End(_) => Err(Trouble::new("bad_request", "this is not asked of a table")),
        }
    }

    fn seated(&self, seat: Seat) -> Result<(), Trouble> {
        let players = self.running().players();
        if seat.number() < usize::from(players) {
            return Ok(());
        }
        Err(Trouble::new("no_such_seat", format!("seat {seat} is not at this table of {players}")))
    }

    fn act(&mut self, asked: Act) -> Done {
        let acted = match self {
            Table::Recorded(recorded) => {
                recorded.act(asked.seat, asked.by.unwrap_or(By::Owner), &asked.action)
            }
            Table::Loose { running, .. } => running.act(asked.seat, &asked.action),
        };
        let words = self.words();
        let acted = acted.map_err(|refused| Trouble::refused(refused, &words))?;
        let mut answer = json!({
            "seq": acted.seq,
            "events": with_text(&acted.events, &words),
            "traces": acted.traces,
        });
        add_standing(&mut answer, self.running());
        Ok(answer)
    }

    /// What a bot would do; doing it is for whoever asked.
    fn bot(&self, asked: &Bot) -> Done {
        let level = asked.level.as_deref().unwrap_or("novice");
        let mut chance = Chance::fast(asked.seed ^ self.running().next_seq());
        let action = self.running().bot_action(asked.seat, level, &mut chance)?;
        Ok(json!({ "action": action }))
    }

    fn undo(&mut self, to: u64) -> Done {
        let seq = match self {
            Table::Recorded(recorded) => recorded.undo(to)?,
            Table::Loose { running, .. } => {
                let seq = running.next_seq();
                running.undo(to).map_err(|problem| Trouble::new("undo", problem))?;
                seq
            }
        };
        let mut answer = json!({ "seq": seq });
        add_standing(&mut answer, self.running());
        Ok(answer)
    }

    fn save(&self, asked: &Save) -> Done {
        let Table::Recorded(recorded) = self else {
            return Err(records::RecordError::NoRecord.into());
        };
        let record = recorded.record();
        match &asked.path {
            Some(path) => {
                records::save(&record, path)?;
                Ok(json!({ "saved": path }))
            }
            None => Ok(json!({ "record": record })),
        }
    }
}

/// Who is waited for and how far the game is: part of every answer that may have changed it.
fn add_standing(answer: &mut Value, running: &dyn AnyRunning) {
    answer["waited_for"] = json!(running.awaited().seats);
    answer["ask_first"] = json!(running.awaited().first);
    answer["round"] = json!(running.round());
    answer["progress"] = json!(running.progress());
    answer["ending"] = json!(running.ending());
}

/// Events with the sentence a person would read.
fn with_text(told: &[Heard], words: &Words) -> Vec<Value> {
    told.iter()
        .map(|heard| {
            let mut event = json!(heard);
            event["text"] = words.say("event", &heard.event).into();
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

fn scripted(script: Vec<Draw>, seed: Option<&SeedAsked>) -> Result<ChanceSource, Trouble> {
    match seed {
        None => Ok(ChanceSource::Script(Chance::script(script))),
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
