//! `backup`: copies the database of a data folder to a file, also while a server uses it. To restore it, put it into
//! an empty data folder under its original name.

use std::path::PathBuf;

use clap::Args;

use crate::failure::Failure;
use crate::out::Out;

#[derive(Debug, Args)]
pub struct Backup {
    /// The folder the tables are kept in
    #[arg(long, value_name = "FOLDER", default_value = "countinghouse-data")]
    pub data: PathBuf,
    /// The file to write; it must not be there yet
    pub to: PathBuf,
}

pub fn run(args: &Backup, out: &mut Out) -> Result<(), Failure> {
    let tables = server::back_up(&args.data, &args.to).map_err(Failure::of)?;
    let file = args.to.display().to_string();
    Ok(out.line(say!("backup_made", tables: tables, file: file, database: server::DATABASE))?)
}
