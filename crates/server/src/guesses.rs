//! Guessing the code of a table. Every look-up without the token of a seat costs something until it finds a table; who has
//! missed often waits before the next answer, and so does everybody without a token while very many miss. Nobody is
//! blocked, and whoever holds a seat never waits.
//!
//! The wait comes before the look-up: a quick answer would otherwise tell of a hit.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::limits::{Limits, Network, Rate};
use crate::problem::Problem;

/// Nobody waits longer than this.
const LONGEST_WAIT: Duration = Duration::from_secs(5);
/// Networks remembered; those that have not missed lately are forgotten when there are more.
const FORGET_ABOVE: usize = 10_000;

#[derive(Debug)]
pub struct Guesses {
    by_address: Rate,
    in_all: Rate,
    credits: Mutex<Credits>,
}

#[derive(Debug, Default)]
struct Credits {
    networks: HashMap<Network, Credit>,
    forget_above: usize,
    all: Option<Credit>,
}

/// What is left of a burst; below zero are misses that have to be waited for.
#[derive(Clone, Copy, Debug)]
struct Credit {
    left: f64,
    at: Instant,
}

impl Credit {
    fn new(rate: Rate, now: Instant) -> Credit {
        Credit { left: f64::from(rate.burst), at: now }
    }

    /// Takes one and gives the time to wait for it.
    fn take(&mut self, rate: Rate, now: Instant) -> Duration {
        let per_second = f64::from(rate.per_second.max(1));
        self.left = (self.left + now.saturating_duration_since(self.at).as_secs_f64() * per_second)
            .min(f64::from(rate.burst));
        self.at = now;
        self.left = (self.left - 1.0).max(-per_second * LONGEST_WAIT.as_secs_f64());
        Duration::from_secs_f64((-self.left / per_second).max(0.0))
    }

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        let earned = now.saturating_duration_since(self.at).as_secs_f64() * f64::from(rate.per_second);
        self.left + earned >= f64::from(rate.burst)
    }
}

/// Whether a request shows a token. A wrong one helps nobody: its answer is as slow as a miss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    Token,
    Nothing,
}

impl Guesses {
    pub fn new(limits: &Limits) -> Guesses {
        Guesses { by_address: limits.misses, in_all: limits.misses_in_all, credits: Mutex::default() }
    }

    /// Looks a table up for somebody at this address.
    pub async fn look_up<T>(
        &self,
        address: Option<IpAddr>,
        shows: Shows,
        look_up: impl Future<Output = Result<T, Problem>>,
    ) -> Result<T, Problem> {
        let Some(address) = address else { return look_up.await };
        match shows {
            Shows::Nothing => {
                tokio::time::sleep(self.take(address, Instant::now())).await;
                let found = look_up.await;
                if !is_miss(&found) {
                    self.give_back(address);
                }
                found
            }
            Shows::Token => {
                let found = look_up.await;
                if is_miss(&found) {
                    tokio::time::sleep(self.take(address, Instant::now())).await;
                }
                found
            }
        }
    }

    fn take(&self, address: IpAddr, now: Instant) -> Duration {
        let mut credits = self.lock();
        if credits.networks.len() > credits.forget_above.max(FORGET_ABOVE) {
            credits.networks.retain(|network, credit| !credit.is_full(self.rate(*network), now));
            // If most have missed lately, looking through all of them each time would take too long.
            credits.forget_above = 2 * credits.networks.len();
        }
        let mut wait =
            credits.all.get_or_insert_with(|| Credit::new(self.in_all, now)).take(self.in_all, now);
        for network in Network::all_of(address) {
            let rate = self.rate(network);
            let credit = credits.networks.entry(network).or_insert_with(|| Credit::new(rate, now));
            wait = wait.max(credit.take(rate, now));
        }
        wait
    }

    fn give_back(&self, address: IpAddr) {
        let mut credits = self.lock();
        for network in Network::all_of(address) {
            if let Some(credit) = credits.networks.get_mut(&network) {
                credit.left += 1.0;
            }
        }
        if let Some(credit) = &mut credits.all {
            credit.left += 1.0;
        }
    }

    fn rate(&self, network: Network) -> Rate {
        let most = |limit: u16| u16::try_from(network.most(limit.into())).unwrap_or(u16::MAX);
        Rate { burst: most(self.by_address.burst), per_second: most(self.by_address.per_second) }
    }

    /// The lock is used even if it is poisoned: a panic cannot leave the map half changed.
    fn lock(&self) -> MutexGuard<'_, Credits> {
        self.credits.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether the answer is what a guess gets.
fn is_miss<T>(found: &Result<T, Problem>) -> bool {
    matches!(
        found,
        Err(Problem::NoSuchTable | Problem::NoSuchClass | Problem::UnknownToken | Problem::BadSecret)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));

    #[test]
    fn an_address_that_misses_waits_and_others_do_not() {
        let guesses = Guesses::new(&Limits::default());
        let now = Instant::now();
        let waits: Vec<_> = (0..200).map(|_| guesses.take(HERE, now)).collect();
        assert_eq!(waits[0], Duration::ZERO, "everybody mistypes a code");
        assert!(waits[40] > Duration::from_secs(1) && waits[199] == LONGEST_WAIT, "{waits:?}");
        let other: IpAddr = "10.0.0.2".parse().expect("an address");
        assert_eq!(guesses.take(other, now), Duration::ZERO);
        assert_eq!(guesses.take(HERE, now + Duration::from_secs(60)), Duration::ZERO, "and it passes");
    }

    /// Who rents a /48 has 65,536 networks to come from, and must not make everybody else wait.
    #[test]
    fn a_wide_network_that_misses_waits_for_itself() {
        let guesses = Guesses::new(&Limits::default());
        let now = Instant::now();
        let address =
            |network: u16| IpAddr::from(std::net::Ipv6Addr::new(0x2001, 0xdb8, 1, network, 0, 0, 0, 1));
        let slowest = (0..400).map(|network| guesses.take(address(network), now)).max();
        assert!(slowest > Some(Duration::from_secs(1)), "{slowest:?}");
        assert_eq!(guesses.take(HERE, now), Duration::ZERO);
    }

    #[test]
    fn very_many_misses_from_everywhere_are_slowed_too() {
        let guesses = Guesses::new(&Limits::default());
        let now = Instant::now();
        let address = |number: u32| IpAddr::V4(number.into());
        let slowest = (0..5_000).map(|number| guesses.take(address(number), now)).max();
        assert!(slowest > Some(Duration::from_secs(1)), "{slowest:?}");
    }
}
