//! `move`: takes a whole house from SQLite to PostgreSQL. The data folder stays as it is and can be deleted afterwards.

use std::path::{Path, PathBuf};

use clap::Args;

use super::serve::is_postgres;
use crate::failure::Failure;
use crate::out::Out;

#[derive(Debug, Args)]
pub struct MoveHouse {
    /// The data folder the house is in; no server may be using it
    #[arg(long, value_name = "sqlite:FOLDER")]
    pub from: String,
    /// The empty PostgreSQL it moves to; an address with a password belongs in the environment
    #[arg(long, value_name = "postgres://…", env = "COUNTINGHOUSE_DATABASE", hide_env_values = true)]
    pub to: String,
}

impl MoveHouse {
    fn folder(&self) -> Result<PathBuf, Failure> {
        let folder = self.from.strip_prefix("sqlite:").filter(|folder| !folder.is_empty());
        folder
            .map(|folder| Path::new(folder).to_owned())
            .ok_or_else(|| Failure::BadInput(say!("move_from", example: "sqlite:countinghouse-data")))
    }
}

pub fn run(args: &MoveHouse, out: &mut Out) -> Result<(), Failure> {
    let folder = args.folder()?;
    if !is_postgres(&args.to) {
        return Err(Failure::BadInput(say!("not_postgres", option: "--to")));
    }
    let moved = server::move_house(&folder, &args.to).map_err(Failure::of)?;
    let server::Moved { tables, entries, cleared } = moved;
    let folder = folder.display().to_string();
    Ok(out.line(say!("moved", tables: tables, entries: entries, cleared: cleared, folder: folder))?)
}
