//! Where the dice of a game come from: a secret of the server, promised beforehand, mixed with a number of each seat.
//!
//! The server publishes SHA-256 of its seed before any seat gives its nonce, so neither side can choose the dice. How
//! the game's seed follows from both is a [`Scheme`]; `docs/fairness.md` has it in full, with test vectors.

use game_core::record::Past;
use game_core::{Chance, ChanceSource, Scheme, Seed};
use sha2::{Digest, Sha256};

use super::RecordError;

/// What is hashed before anything else, so that no two hashes are of the same bytes.
const MISSING_NONCE: &[u8] = b"counting house missing nonce";
const GAME_SEED: &[u8] = b"counting house game seed";
const CLASS_SEED: &[u8] = b"counting house class seed";

/// The server's own part; secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ServerSeed(pub [u8; 32]);

/// A seat's part: up to 32 bytes, written in hexadecimal digits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Nonce(Vec<u8>);

/// What the dice of a match with a record follow from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    pub scheme: Scheme,
    pub server_seed: ServerSeed,
    /// By seat; `None` where a seat has given none.
    pub nonces: Vec<Option<Nonce>>,
    /// Of a game that goes on from a moment of another one: what came before, oldest first.
    pub past: Vec<Earlier>,
}

/// What the dice followed from up to an entry, before a game went on as another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earlier {
    pub until: u64,
    /// Without a past of its own.
    pub origin: Origin,
}

impl Earlier {
    /// As a record has it.
    pub fn on_record(&self) -> Past {
        let Origin { scheme, server_seed, nonces, .. } = &self.origin;
        Past {
            until: self.until,
            scheme: *scheme,
            commitment: server_seed.commitment(),
            nonces: nonces.iter().map(|nonce| nonce.as_ref().map(Nonce::to_hex)).collect(),
            seed: server_seed.to_hex(),
        }
    }

    /// Reads what a record has, for so many seats.
    pub fn read(past: &Past, seats: usize) -> Result<Earlier, RecordError> {
        let server_seed = ServerSeed::from_hex(&past.seed, "an earlier seed of the record")?;
        let nonces = Nonce::of_seats(past.scheme, &past.nonces, seats)?;
        let origin = Origin { scheme: past.scheme, server_seed, nonces, past: Vec::new() };
        Ok(Earlier { until: past.until, origin })
    }
}

impl Origin {
    /// A seed that whoever runs the program has chosen, so that the game can be asked for again. Nothing is promised to
    /// anybody; these games keep the first scheme, so that a number gives the same game as ever.
    pub fn chosen(server_seed: ServerSeed, nonces: Vec<Nonce>) -> Origin {
        let nonces = nonces.into_iter().map(Some).collect();
        Origin { scheme: Scheme::First, server_seed, nonces, past: Vec::new() }
    }

    /// The same for an experiment whose variants have common dice.
    pub fn by_purpose(server_seed: ServerSeed, nonces: Vec<Nonce>) -> Origin {
        Origin { scheme: Scheme::ByPurpose, ..Origin::chosen(server_seed, nonces) }
    }

    /// A table of a class whose tables have the same luck.
    pub fn of_class(server_seed: ServerSeed, seats: usize) -> Origin {
        Origin { scheme: Scheme::Class, server_seed, nonces: vec![None; seats], past: Vec::new() }
    }

    /// A guided game: the number of its seed is part of the game's data.
    pub fn guided(server_seed: ServerSeed, seats: usize) -> Origin {
        Origin { scheme: Scheme::Guided, server_seed, nonces: vec![None; seats], past: Vec::new() }
    }

    /// A promised seed and what the seats have given, by the newest scheme.
    pub fn promised(server_seed: ServerSeed, nonces: Vec<Option<Nonce>>) -> Origin {
        Origin { scheme: Scheme::Second, server_seed, nonces, past: Vec::new() }
    }

    /// Where the chance of a match comes from.
    pub fn chance(&self) -> ChanceSource {
        let seed = self.game_seed();
        match self.scheme {
            Scheme::ByPurpose | Scheme::Class => return ChanceSource::Running(Chance::by_purpose(&seed)),
            Scheme::Guided => return ChanceSource::Guided(seed),
            Scheme::First | Scheme::Second => {}
        }
        if self.past.is_empty() {
            return ChanceSource::Seed(seed);
        }
        let past = self.past.iter().map(|earlier| (earlier.until, earlier.origin.game_seed())).collect();
        ChanceSource::Forked { past, seed }
    }

    /// What the dice follow from, in a game that goes on from another one: from there on.
    pub fn game_seed(&self) -> Seed {
        let seed = self.server_seed;
        match self.scheme {
            Scheme::First | Scheme::ByPurpose | Scheme::Guided => {
                seed.game_seed(&self.nonces.iter().flatten().cloned().collect::<Vec<_>>())
            }
            // The same for tables of any size, and not what the commitment is.
            Scheme::Class => {
                let mut hash = Sha256::new_with_prefix(CLASS_SEED);
                hash.update(seed.0);
                hash.finalize().into()
            }
            Scheme::Second => {
                let mut hash = Sha256::new_with_prefix(GAME_SEED);
                hash.update(seed.0);
                for (seat, nonce) in (0..).zip(&self.nonces) {
                    let nonce = nonce.clone().unwrap_or_else(|| seed.missing_nonce(seat));
                    // At most 32 bytes, so its length is one byte.
                    hash.update([nonce.0.len() as u8]);
                    hash.update(&nonce.0);
                }
                hash.finalize().into()
            }
        }
    }
}

/// Says nothing: a seed must not end up in a log.
impl std::fmt::Debug for ServerSeed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ServerSeed(…)")
    }
}

impl ServerSeed {
    /// Reads 64 hexadecimal digits; `what` names the field for the error.
    pub fn from_hex(text: &str, what: &'static str) -> Result<ServerSeed, RecordError> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| RecordError::BadSeed(what))?;
        Ok(ServerSeed(bytes))
    }

    /// The seed for a number somebody chose, so that a game can be asked for again.
    pub fn from_number(number: u64) -> ServerSeed {
        ServerSeed(Sha256::digest(format!("counting house seed {number}")).into())
    }

    pub fn to_hex(self) -> String {
        hex::encode(self.0)
    }

    /// What is published before the game.
    pub fn commitment(self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// The nonce of a seat that has given none. It follows from the seed that was promised, so nobody can choose it when
    /// all others are known.
    pub fn missing_nonce(self, seat: u8) -> Nonce {
        let mut hash = Sha256::new_with_prefix(MISSING_NONCE);
        hash.update(self.0);
        hash.update([seat]);
        Nonce(hash.finalize().to_vec())
    }

    /// What the dice follow from by the first scheme: nonces one after another.
    pub fn game_seed(self, nonces: &[Nonce]) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        for nonce in nonces {
            hash.update(&nonce.0);
        }
        hash.finalize().into()
    }
}

impl Nonce {
    /// Reads hexadecimal digits; `None` if they are none, or more than 64.
    pub fn from_hex(text: &str) -> Option<Nonce> {
        let bytes = hex::decode(text).ok()?;
        (bytes.len() <= 32).then_some(Nonce(bytes))
    }

    pub fn to_hex(&self) -> String {
        hex::encode(&self.0)
    }

    /// The nonces of a record. By the first scheme every seat has one; by the second one there is a place for each
    /// seat's; in a class nobody has one.
    pub fn of_seats(
        scheme: Scheme,
        nonces: &[Option<String>],
        seats: usize,
    ) -> Result<Vec<Option<Nonce>>, RecordError> {
        if scheme == Scheme::Second && nonces.len() != seats {
            return Err(RecordError::NonceCount { nonces: nonces.len(), seats });
        }
        let read = |(seat, text): (usize, &Option<String>)| match text {
            Some(_) if scheme == Scheme::Class => Err(RecordError::BadNonce { seat }),
            Some(text) => Nonce::from_hex(text).map(Some).ok_or(RecordError::BadNonce { seat }),
            None if scheme == Scheme::First => Err(RecordError::BadNonce { seat }),
            None => Ok(None),
        };
        nonces.iter().enumerate().map(read).collect()
    }

    /// The nonces of a request.
    pub fn all_from_hex(texts: &[String]) -> Result<Vec<Nonce>, RecordError> {
        let read =
            |(seat, text): (usize, &String)| Nonce::from_hex(text).ok_or(RecordError::BadNonce { seat });
        texts.iter().enumerate().map(read).collect()
    }
}
