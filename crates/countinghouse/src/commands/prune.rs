//! `prune`: clears old tables away at once, as a server does by itself with `--keep-abandoned` and `--keep-finished`.

use std::time::Duration;

use clap::Args;
use server::Ordered;

use super::house::{Place, age, moment};
use crate::failure::Failure;
use crate::language::told;
use crate::out::Out;

#[derive(Debug, Args)]
pub struct Prune {
    #[command(flatten)]
    pub place: Place,
    /// Clear away games, finished or left, that nobody has gone on with for so long: 90d, 36h, 8w. The record of a finished
    /// game is kept unless its host chose otherwise
    #[arg(long, value_name = "AGE", value_parser = age)]
    pub older_than: Duration,
    /// Only say what would go
    #[arg(long)]
    pub dry_run: bool,
}

pub fn run(args: &Prune, out: &mut Out) -> Result<(), Failure> {
    let house = args.place.open()?;
    let (before, idle) = house.idle_for(args.older_than)?;
    if args.dry_run {
        for table in &idle {
            let last = say!("prune_last", moment: moment(table.last));
            out.line(format_args!("{}  {:20}  {last}", table.code, table.game))?;
        }
        return Ok(out.line(say!("prune_would", tables: idle.len()))?);
    }
    let answers = house.prune(&idle, before)?;
    let is_gone = |ordered: &&Ordered| matches!(ordered, Ordered::Done | Ordered::Gone);
    let gone = answers.iter().filter(is_gone).count();
    let in_use = answers.iter().filter(|ordered| **ordered == Ordered::InUse).count();
    for (table, answer) in idle.iter().zip(&answers) {
        if let Ordered::Refused(why) = answer {
            out.line(say!("prune_not", code: &table.code, why: told(why)))?;
        }
    }
    out.line(match in_use {
        0 => say!("pruned", tables: gone),
        _ => say!("pruned_but", tables: gone, in_use: in_use),
    })?;
    match answers.len() - gone - in_use {
        0 => Ok(()),
        failed => Err(Failure::CheckFailed(say!("prune_failed", tables: failed))),
    }
}
