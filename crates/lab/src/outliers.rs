//! Games worth a look: the longest, the shortest, the best and the poorest winners, one of each ending, and those in
//! which a bot failed. Only a handful of records is held at any time.

use std::collections::BTreeMap;
use std::path::Path;
use std::rc::Rc;

use games::records::{Record, save};

use crate::measures::best_score;
use crate::{FinishedGame, LabError};

/// Records kept of each kind.
const EACH: usize = 3;

/// Keeps the records of the games that stand out. The games must come with their records.
#[derive(Default)]
pub struct Outliers {
    kinds: BTreeMap<String, Vec<RankedRecord>>,
}

struct RankedRecord {
    /// Larger stands out more; of two equal ones the earlier game is kept.
    key: f64,
    number: u64,
    record: Rc<Record>,
}

impl Outliers {
    pub fn add(&mut self, finished: &mut FinishedGame) {
        let Some(record) = finished.played.record.take() else { return };
        let record = Rc::new(*record);
        let played = &finished.played;
        let rounds = f64::from(played.rounds) + played.decisions as f64 * 1e-9;
        let faults: u64 = played.faults.values().map(|faults| faults.total()).sum();
        let variant = if finished.job.contest > 0 {
            format!("variant-{}-", finished.job.contest)
        } else {
            String::new()
        };
        let mut offer = |kind: &str, key: f64, room: usize| {
            let records = self.kinds.entry(format!("{variant}{kind}")).or_default();
            let place = records.iter().position(|other| key > other.key).unwrap_or(records.len());
            if place < room {
                records.insert(
                    place,
                    RankedRecord { key, number: finished.job.number, record: Rc::clone(&record) },
                );
                records.truncate(room);
            }
        };
        offer("longest", rounds, EACH);
        offer("shortest", -rounds, EACH);
        offer("highest-score", best_score(played), EACH);
        offer("lowest-score", -best_score(played), EACH);
        offer(&format!("ending-{}", played.ending), 0.0, 1);
        if faults > 0 {
            offer("faults", faults as f64, EACH);
        }
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
        for (kind, records) in &self.kinds {
            for RankedRecord { number, record, .. } in records {
                let path = folder.join(format!("{kind}-game-{number}.json"));
                save(record, &path).map_err(|error| LabError::record(&path, &error))?;
                saved += 1;
            }
        }
        Ok(saved)
    }
}
