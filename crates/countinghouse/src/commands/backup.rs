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
    let tables =
        server::back_up(&args.data, &args.to).map_err(|error| Failure::BadInput(error.to_string()))?;
    out.line(format_args!(
        "{tables} tables are in {}; to restore them, copy it to {} in an empty data folder",
        args.to.display(),
        server::DATABASE
    ))?;
    Ok(())
}
