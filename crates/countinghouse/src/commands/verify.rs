//! `verify`: whether a record is true. Exit code 0 verified, 1 does not verify, 2 cannot be read.

use games::records::{Unverified, load, verify};

use crate::cli::Verify;
use crate::failure::Failure;
use crate::language::told;
use crate::out::Out;

pub fn run(args: &Verify, out: &mut Out) -> Result<(), Failure> {
    let path = &args.record;
    let record = load(path).map_err(|error| Failure::with_file(path, error))?;
    let verified = verify(&record).map_err(|error| match error {
        Unverified::Unreadable(error) => Failure::with_file(path, error),
        error => {
            Failure::CheckFailed(say!("verify_fails", file: path.display().to_string(), why: told(error)))
        }
    })?;
    let entries = verified.entries;
    Ok(out.line(match &verified.result {
        Some(result) => say!("verified", entries: entries, ending: &result.ending),
        None => say!("verified_so_far", entries: entries),
    })?)
}
