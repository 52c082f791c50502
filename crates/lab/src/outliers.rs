//! Games worth a look: the longest, the shortest, the best and the poorest winners, one of each ending, and those in
//! which a bot failed. Only a handful of records is held at any time.

use std::collections::BTreeMap;
use std::path::Path;
use std::rc::Rc;

use games::records::{Record, save};

use crate::experiment::Outlier;
use crate::measures::best_score;
use crate::{FinishedGame, LabError};

/// Records kept of each kind.
const EACH: usize = 3;

/// Keeps the games that stand out, with their records if they come with them.
#[derive(Default)]
pub struct Outliers {
    /// By variant and kind.
    kinds: BTreeMap<(usize, String), Vec<Ranked>>,
}

struct Ranked {
    /// Larger stands out more; of two equal ones the earlier game is kept.
    key: f64,
    value: f64,
    game: u64,
    seed: u64,
    record: Option<Rc<Record>>,
}

impl Outliers {
    /// Takes the record out of the game.
    pub fn add(&mut self, finished: &mut FinishedGame) {
        let record = finished.played.record.take().map(|record| Rc::new(*record));
        let (job, played) = (&finished.job, &finished.played);
        let length = f64::from(played.rounds) + played.decisions as f64 * 1e-9;
        let faults = played.faults.values().map(|faults| faults.total()).sum::<u64>() as f64;
        let (rounds, score) = (f64::from(played.rounds), best_score(played));
        let mut offer = |kind: &str, key: f64, value: f64, room: usize| {
            let ranked = self.kinds.entry((job.contest, kind.to_owned())).or_default();
            let place = ranked.iter().position(|other| key > other.key).unwrap_or(ranked.len());
            if place < room {
                let record = record.clone();
                ranked.insert(place, Ranked { key, value, game: job.number, seed: job.seed, record });
                ranked.truncate(room);
            }
        };
        offer("longest", length, rounds, EACH);
        offer("shortest", -length, rounds, EACH);
        offer("highest-score", score, score, EACH);
        offer("lowest-score", -score, score, EACH);
        offer(&format!("ending-{}", played.ending), 0.0, rounds, 1);
        if faults > 0.0 {
            offer("faults", faults, faults, EACH);
        }
    }

    /// The games of one variant.
    pub fn of_variant(&self, variant: usize) -> Vec<Outlier> {
        let kinds = self.kinds.iter().filter(|((of, _), _)| *of == variant);
        let outlier = |kind: &str, ranked: &Ranked| Outlier {
            kind: kind.to_owned(),
            game: ranked.game,
            seed: ranked.seed.to_string(),
            value: ranked.value,
        };
        kinds.flat_map(|((_, kind), ranked)| ranked.iter().map(|ranked| outlier(kind, ranked))).collect()
    }

    /// Makes the folder before any game is played.
    pub fn make_folder(folder: &Path) -> Result<(), LabError> {
        std::fs::create_dir_all(folder)
            .map_err(|error| LabError::file(folder, format!("cannot be made: {error}")))
    }

    /// Writes the records into a folder; gives how many.
    pub fn save(&self, folder: &Path) -> Result<usize, LabError> {
        Outliers::make_folder(folder)?;
        let mut saved = 0;
        for ((variant, kind), ranked) in &self.kinds {
            let variant = if *variant > 0 { format!("variant-{variant}-") } else { String::new() };
            for Ranked { game, record, .. } in ranked {
                let Some(record) = record else { continue };
                let path = folder.join(format!("{variant}{kind}-game-{game}.json"));
                save(record, &path).map_err(|error| LabError::record(&path, &error))?;
                saved += 1;
            }
        }
        Ok(saved)
    }
}
