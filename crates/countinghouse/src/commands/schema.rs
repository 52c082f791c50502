//! `schema`: the JSON Schemas of what goes into a game and what comes out of it.

use games::find;

use crate::cli::Schema;
use crate::failure::Failure;
use crate::out::Out;

pub fn run(args: &Schema, out: &mut Out) -> Result<(), Failure> {
    Ok(out.pretty_json(&find(&args.game)?.schemas())?)
}
