//! Counting House from Python. Rules, bots and statistics are those of the house's crates; what is here turns views into
//! numbers (`layout.rs`, `observe.rs`), actions into an index (`code.rs`, `coding.rs`), steps games alone or by the
//! thousand (`table.rs`, `batch.rs`), and hands matches and experiments to Python (`engine.rs`, `labs.rs`).

#![deny(unsafe_code)]

mod batch;
pub mod code;
pub mod coding;
mod engine;
mod environments;
pub mod fist_auction;
pub mod known;
mod labs;
pub mod layout;
/// The benchmark's own game, compiled from there: it is measured, and no game of the house.
#[path = "../../crates/bench/src/leduc.rs"]
pub mod leduc;
pub mod observe;
pub mod space;
pub mod table;

use pyo3::prelude::*;

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<environments::Space>()?;
    module.add_class::<environments::Table>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<engine::Match>()?;
    module.add("Refused", module.py().get_type::<engine::Refused>())?;
    module.add_function(wrap_pyfunction!(batch::rewards, module)?)?;
    module.add_function(wrap_pyfunction!(engine::list_games, module)?)?;
    module.add_function(wrap_pyfunction!(engine::complete_setup, module)?)?;
    module.add_function(wrap_pyfunction!(engine::check_deck, module)?)?;
    module.add_function(wrap_pyfunction!(engine::printed_decks, module)?)?;
    module.add_function(wrap_pyfunction!(engine::parse_deck, module)?)?;
    module.add_function(wrap_pyfunction!(engine::schemas, module)?)?;
    module.add_function(wrap_pyfunction!(labs::experiment_from_toml, module)?)?;
    module.add_function(wrap_pyfunction!(labs::experiment_to_toml, module)?)?;
    module.add_function(wrap_pyfunction!(labs::run_experiment, module)?)?;
    module.add_function(wrap_pyfunction!(labs::run_shard, module)?)?;
    module.add_function(wrap_pyfunction!(labs::merge_shards, module)?)?;
    module.add_function(wrap_pyfunction!(fist_auction::fist_rules, module)?)?;
    module.add_function(wrap_pyfunction!(fist_auction::fist_lead, module)?)?;
    module.add_function(wrap_pyfunction!(fist_auction::prove_fist_auction, module)?)?;
    module.add_function(wrap_pyfunction!(fist_auction::fist_search, module)?)?;
    Ok(())
}
