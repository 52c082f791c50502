//! `tables`: what whoever runs a house can see of its tables and do about them, also while it is open. No seed, no token and
//! nothing hidden in a game is printed.

use clap::{Args, Subcommand, ValueEnum};
use serde_json::{Value, json};
use server::store::{StoredSitter, StoredStage, TableSummary};
use server::{Ordered, TableDetails};

use super::house::{Place, moment};
use crate::failure::Failure;
use crate::language::told;
use crate::out::Out;

#[derive(Debug, Args)]
pub struct Tables {
    #[command(subcommand)]
    pub command: TablesCommand,
}

#[derive(Debug, Subcommand)]
pub enum TablesCommand {
    /// List the tables of a house
    List(List),
    /// Show one table: who sits there, its options and how far it has come
    Show(Show),
    /// End the games of tables as they stand; their records can be downloaded. Tables that wait for their game go
    Close(Codes),
    /// Delete tables with everything that was played there. It cannot be undone
    Delete(Codes),
}

#[derive(Debug, Args)]
pub struct List {
    #[command(flatten)]
    pub place: Place,
    /// Only tables of this game
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    /// Only tables at this stage
    #[arg(long, value_enum)]
    pub stage: Option<Stage>,
    /// Print JSON, one table on each line
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Show {
    #[command(flatten)]
    pub place: Place,
    /// The code of the table
    pub code: String,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Codes {
    #[command(flatten)]
    pub place: Place,
    /// The codes of the tables
    #[arg(required = true, value_name = "CODE")]
    pub codes: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Stage {
    Waiting,
    Playing,
    Over,
}

impl Stage {
    fn of(stage: StoredStage) -> Stage {
        match stage {
            StoredStage::Waiting => Stage::Waiting,
            StoredStage::Playing => Stage::Playing,
            StoredStage::Over => Stage::Over,
        }
    }

    /// As programs read it.
    fn name(self) -> &'static str {
        match self {
            Stage::Waiting => "waiting",
            Stage::Playing => "playing",
            Stage::Over => "over",
        }
    }

    fn said(self) -> String {
        say!(&format!("stage_{}", self.name()))
    }
}

pub fn run(args: &Tables, out: &mut Out) -> Result<(), Failure> {
    match &args.command {
        TablesCommand::List(args) => list(args, out),
        TablesCommand::Show(args) => show(args, out),
        TablesCommand::Close(args) => {
            let house = args.place.open()?;
            each(&args.codes, "closed", |code| Ok(house.close_table(code)?), out)
        }
        TablesCommand::Delete(args) => {
            let house = args.place.open()?;
            each(&args.codes, "deleted", |code| Ok(house.delete_table(code)?), out)
        }
    }
}

fn list(args: &List, out: &mut Out) -> Result<(), Failure> {
    let house = args.place.open()?;
    let mut printed = Ok(());
    let mut tables = 0u64;
    if !args.json {
        let heads = ["code", "game", "stage", "opened", "last", "entries", "players"];
        let [code, game, stage, opened, last, entries, players] =
            heads.map(|head| say!(&format!("tables_{head}")));
        out.line(format_args!(
            "{code:9} {game:20} {stage:8} {opened:16}  {last:16}  {entries:>7}  {players}"
        ))?;
    }
    house.tables(|table| {
        let stage = Stage::of(table.stage);
        let is_meant = args.game.as_ref().is_none_or(|game| *game == table.game)
            && args.stage.is_none_or(|meant| meant == stage);
        if !is_meant || printed.is_err() {
            return;
        }
        tables += 1;
        printed = match args.json {
            true => out.json_line(&summary(&table)),
            false => {
                let TableSummary { code, game, entries, .. } = &table;
                let (opened, last, names) =
                    (moment(table.opened), moment(table.last), table.names.join(", "));
                let stage = stage.said();
                out.line(format_args!("{code:9} {game:20} {stage:8} {opened}  {last}  {entries:7}  {names}"))
            }
        };
    })?;
    printed?;
    if !args.json {
        out.line(say!("tables_counted", tables: tables))?;
    }
    Ok(())
}

fn summary(table: &TableSummary) -> Value {
    json!({
        "code": table.code,
        "game": table.game,
        "rules": table.rules,
        "stage": Stage::of(table.stage).name(),
        "opened": table.opened,
        "last_entry": table.last,
        "entries": table.entries,
        "players": table.names,
    })
}

fn show(args: &Show, out: &mut Out) -> Result<(), Failure> {
    let table = args.place.open()?.table(&args.code)?;
    let setup: Value = serde_json::from_str(&table.setup).unwrap_or_default();
    if args.json {
        let mut shown = summary(&table.summary);
        let seats: Vec<_> = table
            .seats
            .iter()
            .map(|seat| json!({ "name": seat.name, "sitter": sitter(&seat.sitter) }))
            .collect();
        shown["seats"] = json!(seats);
        shown["host"] = json!(table.host);
        shown["public"] = json!(table.public);
        shown["spectators"] = json!(table.spectators);
        shown["paused"] = json!(table.paused);
        shown["time"] = serde_json::from_str(&table.time).unwrap_or_default();
        shown["record"] = json!(table.record.map(|choice| choice.name()));
        shown["rematch"] = json!(table.rematch);
        shown["held_by"] = json!(table.held_by.as_ref().map(|peer| peer.address.clone()));
        shown["setup"] = setup;
        return Ok(out.pretty_json(&shown)?);
    }
    show_in_words(&table, &setup, out)
}

fn show_in_words(table: &TableDetails, setup: &Value, out: &mut Out) -> Result<(), Failure> {
    let TableDetails { summary, .. } = table;
    let stage = Stage::of(summary.stage).said();
    let (code, game, rules) = (&summary.code, &summary.game, summary.rules);
    out.line(say!("table_is", code: code, game: game, rules: rules, stage: stage))?;
    let mut facts = vec![
        (say!("table_opened"), say!("utc", moment: moment(summary.opened))),
        (say!("table_last"), say!("utc_of", moment: moment(summary.last), entries: summary.entries)),
    ];
    for (number, seat) in table.seats.iter().enumerate() {
        let name = if seat.name.is_empty() { "–" } else { &seat.name };
        let (fact, sitter) = (say!("fact_seat", seat: number), sitter_said(&seat.sitter));
        facts.push((
            fact,
            match number == usize::from(table.host) {
                true => say!("sits_as_host", name: name, sitter: sitter),
                false => say!("sits", name: name, sitter: sitter),
            },
        ));
    }
    let listed = if table.public { say!("table_public") } else { say!("table_private") };
    let watched = if table.spectators { say!("table_watched") } else { say!("table_unwatched") };
    let paused = table.paused.then(|| say!("table_paused"));
    let time = say!("table_time", time: &table.time);
    let settings = [Some(listed), Some(watched), paused, Some(time)];
    let settings: Vec<_> = settings.into_iter().flatten().collect();
    facts.push((say!("table_settings"), settings.join(", ")));
    facts.extend(table.rematch.clone().map(|rematch| (say!("table_rematch"), rematch)));
    if let Some(peer) = &table.held_by {
        let address = peer.address.clone().unwrap_or_else(|| say!("table_alone", option: "--node"));
        facts.push((say!("table_held_by"), format!("{address} ({})", peer.version)));
    }
    facts.push((say!("fact_options"), setup.to_string()));
    Ok(out.facts(&facts)?)
}

/// Who sits there, as people read it.
fn sitter_said(of: &StoredSitter) -> String {
    match of {
        StoredSitter::Nobody => say!("sitter_nobody"),
        StoredSitter::Person { .. } => say!("sitter_person"),
        StoredSitter::Bot { .. } => {
            let bot = sitter(of);
            say!("sitter_bot", level: bot.strip_prefix("bot ").unwrap_or(&bot))
        }
    }
}

/// The same as programs read it.
fn sitter(sitter: &StoredSitter) -> String {
    match sitter {
        StoredSitter::Nobody => "nobody".to_owned(),
        StoredSitter::Person { .. } => "person".to_owned(),
        StoredSitter::Bot { level, temper: None } => format!("bot {level}"),
        StoredSitter::Bot { level, temper: Some(temper) } => format!("bot {level}:{temper}"),
    }
}

/// Does something with each table (it is `closed` or `deleted`). What cannot be done does not keep the others from being
/// done.
fn each(
    codes: &[String],
    done: &str,
    mut order: impl FnMut(&str) -> Result<Ordered, Failure>,
    out: &mut Out,
) -> Result<(), Failure> {
    let mut failed = 0;
    for code in codes {
        let why = match order(code) {
            Ok(Ordered::Done) => {
                out.line(say!(&format!("table_{done}"), code: code))?;
                continue;
            }
            Ok(Ordered::Gone) => say!("table_gone"),
            Ok(Ordered::InUse) => say!("table_in_use"),
            Ok(Ordered::Refused(why)) => told(why),
            Err(failure) if codes.len() == 1 => return Err(failure),
            Err(Failure::BadInput(why) | Failure::CheckFailed(why)) => why,
            Err(failure) => return Err(failure),
        };
        out.line(say!(&format!("table_not_{done}"), code: code, why: why))?;
        failed += 1;
    }
    match failed {
        0 => Ok(()),
        _ => Err(Failure::CheckFailed(say!(&format!("tables_not_{done}"), failed: failed, all: codes.len()))),
    }
}
