//! Fingerprints of where a match has come to. A server stores one with every entry; played again, the entries must lead
//! to the same one, or the program plays by other rules than it did.
//!
//! A digest says by which scheme it was made, so that old ones stay readable:
//!
//! 1. SHA-256 of the state as JSON. It is not made any more: a field that got another name changed it, though nothing
//!    in the game was different. It is still compared where states are written as they were.
//! 2. A chain over what came of each action that counts: its number and seat, what chance gave, who is waited for
//!    then, whether the game is over, and the scores. None of it has a name that could change. A difference that none
//!    of this shows (another card in a hand) shows as soon as it matters: in a score, a draw, or an entry that is no
//!    longer legal.

use serde::Serialize;
use sha2::{Digest as _, Sha256};

use crate::{EndingCode, Game, Seat};

/// A fingerprint and the scheme it was made by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digest {
    /// Scheme 1.
    State([u8; 16]),
    /// Scheme 2.
    Outcome([u8; 16]),
}

/// Bytes that are no digest, or one of a scheme that this program does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownDigest {
    /// The scheme they name, if they name one.
    pub scheme: Option<u8>,
}

const OUTCOME: u8 = 2;

impl Digest {
    /// As a database keeps it: digests of scheme 1 are bare, all others say their scheme first.
    pub fn to_bytes(self) -> Vec<u8> {
        match self {
            Digest::State(hash) => hash.to_vec(),
            Digest::Outcome(hash) => std::iter::once(OUTCOME).chain(hash).collect(),
        }
    }

    pub fn from_bytes(bytes: &[u8]) -> Result<Digest, UnknownDigest> {
        if let Ok(hash) = bytes.try_into() {
            return Ok(Digest::State(hash));
        }
        match bytes.split_first().map(|(scheme, hash)| (*scheme, hash.try_into())) {
            Some((OUTCOME, Ok(hash))) => Ok(Digest::Outcome(hash)),
            named => Err(UnknownDigest { scheme: named.map(|(scheme, _)| scheme) }),
        }
    }

    /// Scheme 1, to compare with what an earlier program has stored.
    pub fn of_state(state: &impl Serialize) -> Digest {
        // A state that is no JSON fails its contract; until then it has the digest of nothing.
        Digest::State(half(Sha256::digest(serde_json::to_vec(state).unwrap_or_default())))
    }
}

impl std::fmt::Display for UnknownDigest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.scheme {
            Some(scheme) => write!(f, "this program does not know digests of scheme {scheme}"),
            None => f.write_str("a digest is missing"),
        }
    }
}

/// Scheme 2: how an action (by `seat`, or the deal) has led on from `before`. `drawn` is what chance gave for it.
pub(crate) fn chained<G: Game>(
    before: Option<Digest>,
    seq: u64,
    seat: Option<Seat>,
    drawn: u64,
    config: &G::Config,
    state: &G,
) -> Digest {
    let mut hash = Sha256::new();
    if let Some(Digest::State(before) | Digest::Outcome(before)) = before {
        hash.update(before);
    }
    hash.update(seq.to_le_bytes());
    hash.update([seat.map_or(u8::MAX, |seat| seat.number() as u8)]);
    hash.update(drawn.to_le_bytes());
    let waited_for = state.awaited(config).seats;
    hash.update([waited_for.iter().fold(0, |bits, seat| bits | 1 << seat.number())]);
    let ending = state.ending().map_or("", EndingCode::name);
    hash.update([ending.len() as u8]);
    hash.update(ending);
    state.score_now(config).scores.values().for_each(|score| hash.update(score.to_le_bytes()));
    Digest::Outcome(half(hash.finalize()))
}

fn half(hash: impl Into<[u8; 32]>) -> [u8; 16] {
    let hash: [u8; 32] = hash.into();
    std::array::from_fn(|index| hash[index])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_is_read_as_it_was_written_and_others_are_refused_by_their_scheme() {
        for digest in [Digest::State([7; 16]), Digest::Outcome([8; 16])] {
            assert_eq!(Digest::from_bytes(&digest.to_bytes()), Ok(digest));
        }
        let mut newer = vec![3];
        newer.extend([0; 32]);
        let refusal = Digest::from_bytes(&newer).unwrap_err();
        assert_eq!(refusal.to_string(), "this program does not know digests of scheme 3");
        assert_eq!(Digest::from_bytes(&[]).unwrap_err().to_string(), "a digest is missing");
    }
}
