//! The contract every game signs, at two to four players. `tick` never ends, so it has a test of its own.

use bench::{Goofspiel, Leduc};
use game_core::{Trial, assert_contract};

#[test]
fn leduc_keeps_the_contract() {
    let coverage = assert_contract::<Leduc>(&Trial::of(2000).examining_every(2));
    assert_eq!(coverage.missing::<Leduc>(), Vec::<String>::new());
}

#[test]
fn goofspiel_keeps_the_contract() {
    let coverage = assert_contract::<Goofspiel>(&Trial::of(600));
    assert_eq!(coverage.missing::<Goofspiel>(), Vec::<String>::new());
}
