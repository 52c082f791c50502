//! `games.csv` (one row for each game), `turns.csv` (one row for each round with the gauges at its end), `flows.csv`
//! (one row for everything that moved from one sector to another) and `cards.csv` (one row for each card or other thing of
//! the deck, with the results of the seats that acted on it). Above the rows of each file stands how it was made, in lines
//! that begin with `#`.

use std::fmt::Write;
use std::path::Path;

use game_core::Seat;
use games::contest::{Column, Contest};

use crate::files::PendingFile;
use crate::stats::Estimate;
use crate::{FinishedGame, LabError, Made, Plan, Summary};

/// `games.csv`, `turns.csv` and `flows.csv`, written row by row.
pub struct CsvTables {
    games: PendingFile,
    turns: PendingFile,
    flows: PendingFile,
    players: usize,
    variants: Vec<VariantColumns>,
    row: String,
}

/// What the rows of one variant need.
struct VariantColumns {
    label: Option<String>,
    bots: Vec<String>,
    /// For each column of the table the place in the variant's readings.
    places: Vec<Option<usize>>,
}

impl CsvTables {
    /// With more than one variant each row names its own.
    pub fn create(
        folder: &Path,
        made: &Made,
        plans: &[(String, Plan)],
        contests: &[Box<dyn Contest>],
    ) -> Result<CsvTables, LabError> {
        let widest = contests.iter().max_by_key(|contest| contest.players());
        let columns = widest.map(|contest| contest.columns().to_vec()).unwrap_or_default();
        let mut variants = Vec::new();
        for ((label, plan), contest) in plans.iter().zip(contests) {
            let place = |column: &Column| contest.columns().iter().position(|other| other == column);
            variants.push(VariantColumns {
                label: (plans.len() > 1).then(|| label.clone()),
                bots: plan.bots.iter().map(ToString::to_string).collect(),
                places: columns.iter().map(place).collect(),
            });
        }
        let players = widest.map_or(0, |contest| usize::from(contest.players()));
        let mut games = PendingFile::create(&folder.join("games.csv"))?;
        let mut turns = PendingFile::create(&folder.join("turns.csv"))?;
        let mut flows = PendingFile::create(&folder.join("flows.csv"))?;
        let variant = if plans.len() > 1 { ",variant" } else { "" };
        for file in [&mut games, &mut turns, &mut flows] {
            file.write(&made.comment())?;
        }
        flows.write(&format!("game{variant},turn,from,to,what,amount,rule\n"))?;
        games.write(&games_header(players, variant))?;
        let names: String = columns.iter().map(|column| format!(",{column}")).collect();
        turns.write(&format!("game{variant},round{names}\n"))?;
        Ok(CsvTables { games, turns, flows, players, variants, row: String::new() })
    }

    pub fn add(&mut self, finished: &FinishedGame) -> Result<(), LabError> {
        self.game_row(finished);
        self.games.write(&self.row)?;
        let variant = &self.variants[finished.job.contest];
        for turn in &finished.played.turns {
            self.row.clear();
            push_field(&mut self.row, finished.job.number);
            if let Some(label) = &variant.label {
                push_text(&mut self.row, label);
            }
            push_field(&mut self.row, turn.round);
            for place in &variant.places {
                let value = place.map(|place| turn.values[place]).filter(|value| value.is_finite());
                match value {
                    Some(value) => push_field(&mut self.row, value),
                    None => self.row.push(','),
                }
            }
            end_row(&mut self.row);
            self.turns.write(&self.row)?;
        }
        self.add_flows(finished)
    }

    fn add_flows(&mut self, finished: &FinishedGame) -> Result<(), LabError> {
        let label = self.variants[finished.job.contest].label.as_deref();
        for (round, flow) in &finished.played.flows {
            self.row.clear();
            push_field(&mut self.row, finished.job.number);
            if let Some(label) = label {
                push_text(&mut self.row, label);
            }
            push_field(&mut self.row, round);
            push_field(&mut self.row, flow.from);
            push_field(&mut self.row, flow.to);
            push_field(&mut self.row, flow.what);
            push_field(&mut self.row, flow.amount);
            push_field(&mut self.row, flow.rule);
            end_row(&mut self.row);
            self.flows.write(&self.row)?;
        }
        Ok(())
    }

    fn game_row(&mut self, finished: &FinishedGame) {
        let FinishedGame { job, played } = finished;
        let variant = &self.variants[job.contest];
        let row = &mut self.row;
        row.clear();
        push_field(row, job.number);
        if let Some(label) = &variant.label {
            push_text(row, label);
        }
        push_field(row, job.seed);
        push_field(row, played.rounds);
        push_field(row, played.decisions);
        push_text(row, played.ending);
        let winners: Vec<_> = played.standings.winners.iter().map(|seat| seat.to_string()).collect();
        push_text(row, &winners.join(" "));
        for number in 0..self.players {
            let Some(bot) = job.seating.get(number) else {
                row.push_str(",,,,");
                continue;
            };
            let seat = Seat::at(number);
            push_text(row, &variant.bots[*bot]);
            push_field(row, played.standings.places[seat]);
            push_field(row, played.standings.scores[seat]);
            push_field(row, played.faults[seat].total());
        }
        end_row(row);
    }

    pub fn finish(self) -> Result<(), LabError> {
        self.games.finish()?;
        self.turns.finish()?;
        self.flows.finish()
    }
}

/// Writes the results of the seats that acted on each card; with more than one variant each row names its own.
pub fn write_cards(folder: &Path, made: &Made, variants: &[(&str, &Summary)]) -> Result<(), LabError> {
    let mut file = PendingFile::create(&folder.join("cards.csv"))?;
    file.write(&made.comment())?;
    let several = variants.len() > 1;
    let variant = if several { "variant," } else { "" };
    file.write(&format!("{variant}card,games,seats,won,win_rate,times_fair,low,high\n"))?;
    let mut row = String::new();
    for (label, summary) in variants {
        for thing in &summary.things {
            row.clear();
            if several {
                push_text(&mut row, label);
            }
            push_text(&mut row, &thing.thing);
            push_field(&mut row, thing.games);
            push_field(&mut row, thing.seats);
            let Estimate { value, low, high } = thing.times_fair;
            for figure in [thing.won, thing.win_rate, value, low, high] {
                push_field(&mut row, format_args!("{figure:.4}"));
            }
            end_row(&mut row);
            file.write(&row)?;
        }
    }
    file.finish()
}

fn games_header(players: usize, variant: &str) -> String {
    let mut header = format!("game{variant},seed,rounds,decisions,ending,winners");
    for seat in 0..players {
        for what in ["bot", "place", "score", "faults"] {
            header.push_str(&format!(",{what}_{seat}"));
        }
    }
    header.push('\n');
    header
}

/// Each field is written with a comma after it; [`end_row`] removes the last one.
fn push_field(row: &mut String, field: impl std::fmt::Display) {
    // Writing to a string cannot fail.
    let _ = write!(row, "{field},");
}

/// What a reader could take for something else is quoted: a comma, a break, the beginning of a comment.
fn push_text(row: &mut String, field: &str) {
    if field.contains([',', '"', '\n', '#']) {
        push_field(row, format_args!("\"{}\"", field.replace('"', "\"\"")));
    } else {
        push_field(row, field);
    }
}

fn end_row(row: &mut String) {
    row.pop();
    row.push('\n');
}
