//! Fingerprints of where a match has come to. A server stores one with every entry; played again, the entries must lead
//! to the same one, or the program plays by other rules than it did.
//!
//! A digest says by which scheme it was made, so that old ones stay readable:
//!
//! 1. SHA-256 of the state as JSON. It is not made any more: a field that got another name changed it, though nothing
//!    in the game was different.
//! 2. SHA-256 of the state's values in their order, without any name, and the state's layout
//!    ([`Game::STATE_LAYOUT`]). Names may change. A state with other fields has another
//!    layout, and digests of different layouts cannot be compared: then only the entries themselves are checked.

mod values;

use serde::Serialize;
use sha2::{Digest as _, Sha256};

use crate::Game;
use values::Values;

/// A fingerprint and the scheme it was made by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digest {
    /// Scheme 1.
    Json([u8; 16]),
    /// Scheme 2.
    Values { layout: u8, hash: [u8; 16] },
}

/// Bytes that are no digest, or one of a scheme that this program does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownDigest {
    /// The scheme they name, if they name one.
    pub scheme: Option<u8>,
}

const VALUES: u8 = 2;

impl Digest {
    /// By the newest scheme.
    pub fn of<G: Game>(state: &G) -> Digest {
        let mut values = Values(Sha256::new());
        // A state that is no data fails its contract; until then it has the digest of what was read of it.
        let _ = state.serialize(&mut values);
        Digest::Values { layout: G::STATE_LAYOUT, hash: half(values.0.finalize()) }
    }

    /// By scheme 1, to compare with what an earlier program has stored.
    pub fn of_json(state: &impl Serialize) -> Digest {
        Digest::Json(half(Sha256::digest(serde_json::to_vec(state).unwrap_or_default())))
    }

    /// As a database keeps it: digests of scheme 1 are bare, all others say their scheme first.
    pub fn to_bytes(self) -> Vec<u8> {
        match self {
            Digest::Json(hash) => hash.to_vec(),
            Digest::Values { layout, hash } => [VALUES, layout].into_iter().chain(hash).collect(),
        }
    }

    pub fn from_bytes(bytes: &[u8]) -> Result<Digest, UnknownDigest> {
        if let Ok(hash) = bytes.try_into() {
            return Ok(Digest::Json(hash));
        }
        match bytes {
            [VALUES, layout, hash @ ..] if hash.len() == 16 => {
                Ok(Digest::Values { layout: *layout, hash: std::array::from_fn(|index| hash[index]) })
            }
            _ => Err(UnknownDigest { scheme: bytes.first().copied() }),
        }
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

fn half(hash: impl Into<[u8; 32]>) -> [u8; 16] {
    let hash: [u8; 32] = hash.into();
    std::array::from_fn(|index| hash[index])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_is_read_as_it_was_written_and_others_are_refused_by_their_scheme() {
        for digest in [Digest::Json([7; 16]), Digest::Values { layout: 3, hash: [8; 16] }] {
            assert_eq!(Digest::from_bytes(&digest.to_bytes()), Ok(digest));
        }
        let mut newer = vec![3];
        newer.extend([0; 32]);
        let refusal = Digest::from_bytes(&newer).unwrap_err();
        assert_eq!(refusal.to_string(), "this program does not know digests of scheme 3");
        assert_eq!(Digest::from_bytes(&[]).unwrap_err().to_string(), "a digest is missing");
    }
}
