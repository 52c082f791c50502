//! `verify`: whether a record is true. Exit code 0 verified, 1 does not verify, 2 cannot be read.

use games::records::{Unverified, load, verify};

use crate::cli::Verify;
use crate::failure::Failure;
use crate::out::Out;

pub fn run(args: &Verify, out: &mut Out) -> Result<(), Failure> {
    let path = &args.record;
    let record = load(path).map_err(|error| Failure::with_file(path, error))?;
    let verified = verify(&record).map_err(|error| match error {
        Unverified::Unreadable(error) => Failure::with_file(path, error),
        error => Failure::CheckFailed(format!("{} does not verify: {error}", path.display())),
    })?;
    let end = match &verified.result {
        Some(result) => format!("it ended as '{}'", result.ending),
        None => "it did not come to its end".to_owned(),
    };
    out.line(format_args!(
        "verified: the seed is the promised one, all {} entries are legal, {end}",
        verified.entries
    ))?;
    Ok(())
}
