//! Records that somebody sends. They may be large, and JSON may take a hundred times its length when it is read. So few of
//! them are received at a time, each is weighed before it is read, and one is worked at.

use std::sync::Arc;

use game_core::record::Record;
use games::records::from_json;
use protocol::{LARGEST_RECORD, LONGEST_RECORD};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::problem::Problem;

/// Records that are received or wait for their turn, of all addresses.
const RECEIVED: usize = 8;
/// What a record may weigh. One with as many entries as there may be weighs a little less.
const MOST_WEIGHT: usize = 64 * 1024 * 1024;
/// What JSON takes in memory, in bytes: a list or an object has room for four at once, each more has its own.
const OF_A_CONTAINER: usize = 500;
const OF_A_VALUE: usize = 110;

/// The places of records.
#[derive(Debug)]
pub struct SentRecords {
    pub received: Arc<Semaphore>,
    at_work: Arc<Semaphore>,
}

impl Default for SentRecords {
    fn default() -> SentRecords {
        SentRecords { received: Arc::new(Semaphore::new(RECEIVED)), at_work: Arc::new(Semaphore::new(1)) }
    }
}

impl SentRecords {
    /// Waits until no other record is worked at.
    pub async fn turn(&self) -> Result<OwnedSemaphorePermit, Problem> {
        self.at_work.clone().acquire_owned().await.map_err(|_| Problem::Busy)
    }
}

pub fn too_large() -> Problem {
    Problem::BadRecord(format!("it is longer than {LARGEST_RECORD} bytes"))
}

/// Refuses a body that would take too much memory when it is read.
pub fn check_weight(json: &[u8]) -> Result<(), Problem> {
    if weight(json) <= MOST_WEIGHT {
        return Ok(());
    }
    Err(Problem::BadRecord("it has more lists and values than any game".to_owned()))
}

/// What JSON takes in memory when it is read, at most and roughly, without reading it.
fn weight(json: &[u8]) -> usize {
    let (mut weight, mut in_text, mut is_escaped) = (json.len(), false, false);
    for byte in json {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if in_text => is_escaped = true,
            b'"' => in_text = !in_text,
            _ if in_text => {}
            b'[' | b'{' => weight += OF_A_CONTAINER,
            b',' => weight += OF_A_VALUE,
            _ => {}
        }
    }
    weight
}

/// A record within bounds.
pub fn read_record(json: &[u8]) -> Result<Record, Problem> {
    let record = from_json(json).map_err(|error| Problem::BadRecord(error.to_string()))?;
    if record.entries.len() > LONGEST_RECORD {
        return Err(Problem::BadRecord(format!("it has more than {LONGEST_RECORD} entries")));
    }
    Ok(record)
}

/// Reading a large body takes so long that others at the same thread would wait.
pub async fn off_the_runtime<T: Send + 'static>(
    read: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    tokio::task::spawn_blocking(read).await.map_err(|_| Problem::Busy)?
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn a_record_is_weighed_before_it_is_read() {
        for junk in ["[0],", "{\"a\":0},", "0,", "[[]],"] {
            let json = format!("[{}0]", junk.repeat(LARGEST_RECORD / junk.len() - 2));
            assert!(json.len() <= LARGEST_RECORD);
            assert!(check_weight(json.as_bytes()).is_err(), "{junk} takes {} bytes", weight(json.as_bytes()));
        }
        let text = format!("[\"{}\"]", "[{,\\\"".repeat(LARGEST_RECORD / 8));
        assert!(check_weight(text.as_bytes()).is_ok(), "brackets in a text are no lists");
    }

    #[test]
    fn the_longest_record_of_the_largest_size_is_light_enough() {
        let entry = json!({ "seq": 12_345, "seat": 3, "by": "person", "action": { "bid": { "amount": 12, "card": 7 } } });
        let draw = json!([12_345, "sector_die", 6, 3]);
        let (entries, draws): (Vec<Value>, Vec<Value>) =
            (vec![entry; LONGEST_RECORD], vec![draw; LONGEST_RECORD]);
        let json = json!({ "entries": entries, "draws": draws }).to_string();
        assert!(json.len() <= LARGEST_RECORD, "{} bytes", json.len());
        assert!(check_weight(json.as_bytes()).is_ok(), "{} bytes", weight(json.as_bytes()));
    }
}
