//! Whether a record is true: the seed is the promised one, every entry is legal, and the result follows.

use thiserror::Error;

use super::{GameResult, Record, RecordError, Replay, ServerSeed};

/// A record that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    pub entries: usize,
    pub result: Option<GameResult>,
}

/// Why a record does not hold.
#[derive(Debug, Error)]
pub enum Unverified {
    /// It cannot even be followed.
    #[error(transparent)]
    Unreadable(RecordError),
    #[error("its seed has not been revealed, so nothing can be verified yet")]
    SeedHidden,
    #[error("its seed is not the one promised: the commitment is {promised}, the seed's is {found}")]
    Commitment { promised: String, found: String },
    #[error("{0}")]
    Entry(RecordError),
    #[error("its draws are not those that follow from its seed; the first that differs is number {0}")]
    Draws(usize),
    #[error("its result is not what its entries lead to: it says {written}, they lead to {played}")]
    Result { written: String, played: String },
}

/// Proves a record from its seed to its result.
pub fn verify(record: &Record) -> Result<Verified, Unverified> {
    let seed = record.seed.as_deref().ok_or(Unverified::SeedHidden)?;
    let seed = ServerSeed::from_hex(seed, "the record's seed").map_err(Unverified::Unreadable)?;
    if !seed.commitment().eq_ignore_ascii_case(&record.commitment) {
        return Err(Unverified::Commitment { promised: record.commitment.clone(), found: seed.commitment() });
    }
    let mut replay = Replay::new(record).map_err(Unverified::Unreadable)?;
    while let Some(stepped) = replay.step() {
        stepped.map_err(Unverified::Entry)?;
    }
    let drawn = replay.game().draws();
    if !record.draws.is_empty() && record.draws != drawn {
        let differs = |number: &usize| record.draws.get(*number) != drawn.get(*number);
        return Err(Unverified::Draws((0..).find(differs).unwrap_or_default()));
    }
    let played = replay.game().result();
    if played != record.result {
        return Err(Unverified::Result { written: in_words(&record.result), played: in_words(&played) });
    }
    Ok(Verified { entries: record.entries.len(), result: played })
}

fn in_words(result: &Option<GameResult>) -> String {
    match result {
        None => "no end".to_owned(),
        Some(result) => {
            let scores: Vec<_> = result.standings.scores.values().map(ToString::to_string).collect();
            let winners: Vec<_> = result.standings.winners.iter().map(|seat| seat.to_string()).collect();
            format!(
                "'{}' with scores {} won by seat {}",
                result.ending,
                scores.join(", "),
                winners.join(" and ")
            )
        }
    }
}
