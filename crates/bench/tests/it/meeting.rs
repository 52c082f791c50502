//! A match against another engine: it is told everything and asked for its own actions only.

use std::collections::BTreeMap;

use bench::meeting::{Chips, Hidden, Line, Table, meet};
use bench::{Goofspiel, Leduc};
use bots::Guide;
use game_core::{Game, NoOptions};
use serde_json::{Value, json};

/// Takes the first of its choices.
#[derive(Default)]
struct First {
    told: Vec<Value>,
    asked: BTreeMap<u64, u32>,
    /// Seconds that ours may think, and how often it asked by the number of its decision.
    allows: f64,
    thoughts: BTreeMap<u64, u32>,
}

impl Line for First {
    fn tell(&mut self, line: &Value) -> Result<(), String> {
        self.told.push(line.clone());
        Ok(())
    }

    fn ask(&mut self, line: &Value) -> Result<Value, String> {
        if let Some(decision) = line["think"].as_u64() {
            *self.thoughts.entry(decision).or_default() += 1;
            return Ok(json!(self.allows));
        }
        *self.asked.entry(line["ask"].as_u64().unwrap()).or_default() += 1;
        Ok(line["choices"][0].clone())
    }
}

fn met<G: Game<Setup = NoOptions>>(guide: impl Guide<G> + Clone + 'static, allows: f64) -> First {
    let table = Table { players: 2, games: 20, guess: 60, exploration: 0.3, seed: 1 };
    let mut line = First { allows, ..First::default() };
    meet::<G, _>(guide, table, &mut line).unwrap();
    line
}

fn our_scores(line: &First) -> Vec<i64> {
    let mut seats = line.told.iter().filter_map(|told| told["ours"].as_u64());
    let scores = line.told.iter().filter(|told| told.get("scores").is_some());
    scores.map(|told| told["scores"][seats.next().unwrap() as usize].as_i64().unwrap()).collect()
}

#[test]
fn a_match_of_goofspiel_is_played_from_both_seats() {
    let line = met::<Goofspiel>(Hidden, 0.001);
    assert_eq!(line.asked.keys().copied().collect::<Vec<_>>(), [0, 1], "it sat on both seats");
    assert_eq!(our_scores(&line).len(), 20);
    let last = line.told.last().unwrap();
    assert!(last["decisions"].as_u64().unwrap() > 200 && last["cpu_seconds"].as_f64().unwrap() > 0.0);
}

#[test]
fn a_search_for_chips_beats_who_folds_whenever_it_can() {
    let line = met::<Leduc>(Chips, 0.001);
    let won: i64 = our_scores(&line).iter().sum();
    assert!(won > 0, "{won} half chips in 20 games");
}

/// What ours took in the mean of a decision, in seconds.
fn mean_time(line: &First) -> f64 {
    let last = line.told.last().unwrap();
    last["cpu_seconds"].as_f64().unwrap() / last["decisions"].as_f64().unwrap()
}

#[test]
fn ours_thinks_as_long_as_it_is_told_at_every_decision_that_is_one() {
    let (short, long) = (met::<Goofspiel>(Hidden, 0.002), met::<Goofspiel>(Hidden, 0.008));
    // The last card of thirteen is no decision.
    assert_eq!(short.thoughts, (0..12).map(|decision| (decision, 20)).collect());
    for (line, allowed) in [(&short, 0.002), (&long, 0.008)] {
        let took = mean_time(line);
        assert!((0.6 * allowed..1.5 * allowed).contains(&took), "{took} s of {allowed}");
    }
}
