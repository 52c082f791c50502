//! What each address uses: spectators, seats, tables, experiments and requests. A whole school may be one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tokio::sync::{Semaphore, mpsc};

use super::network::Network;
use super::window::SlidingWindow;
use super::{Limits, MOST_SLOTS};
use crate::problem::Problem;

/// Limits spectators, seats, tables and requests by address.
pub struct RateLimiter {
    limits: Limits,
    addresses: Mutex<Addresses>,
    /// Who else is told of what has succeeded.
    told: Option<mpsc::Sender<(IpAddr, Charged)>>,
}

#[derive(Default)]
struct Addresses {
    used: HashMap<Network, AddressUsage>,
    /// Above this number, addresses without connections or recent requests are forgotten.
    forget_above: usize,
}

#[derive(Debug, Default)]
struct AddressUsage {
    sockets: u32,
    seats: SlidingWindow,
    tables: SlidingWindow,
    experiments: SlidingWindow,
    slots: Option<Arc<RequestSlots>>,
}

/// The requests, large answers and records that an address may have at a time.
#[derive(Debug)]
pub struct RequestSlots {
    pub requests: Arc<Semaphore>,
    pub large_answers: Arc<Semaphore>,
    pub records: Arc<Semaphore>,
}

const SEAT_WINDOW: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);
const FORGET_ABOVE: usize = 10_000;

/// A spectator of an address; dropping it frees its place.
pub struct SocketPermit {
    limiter: Arc<RateLimiter>,
    address: IpAddr,
}

/// Something that counts towards a limit if it succeeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Charged {
    Seat,
    Table,
    Experiment,
}

/// Something that is being tried. Dropped without [`Charge::keep`], it was refused and does not count.
pub struct Charge {
    limiter: Arc<RateLimiter>,
    address: IpAddr,
    what: Charged,
    is_kept: bool,
}

impl Charge {
    /// It has succeeded.
    pub fn keep(mut self) {
        self.is_kept = true;
        if let Some(told) = &self.limiter.told {
            // If very much is told at once, some of it counts on this node alone.
            let _ = told.try_send((self.address, self.what));
        }
    }
}

/// The address that pays for what somebody at a table does.
#[derive(Clone)]
pub struct Payer {
    pub limiter: Arc<RateLimiter>,
    pub address: IpAddr,
}

impl Payer {
    pub fn charge(&self, what: Charged) -> Result<Charge, Problem> {
        self.limiter.charge(self.address, what)
    }
}

impl std::fmt::Debug for Payer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Payer(…)")
    }
}

impl RateLimiter {
    pub fn new(limits: Limits) -> RateLimiter {
        RateLimiter { limits, addresses: Mutex::default(), told: None }
    }

    /// One that tells others what has succeeded.
    pub fn telling(limits: Limits, told: mpsc::Sender<(IpAddr, Charged)>) -> RateLimiter {
        RateLimiter { told: Some(told), ..RateLimiter::new(limits) }
    }

    /// Something has succeeded on another node.
    pub fn note(&self, address: IpAddr, what: Charged) {
        let now = Instant::now();
        let mut addresses = self.addresses();
        for network in Network::all_of(address) {
            addresses.used.entry(network).or_default().window(what).count(now, what.span(), u32::MAX);
        }
    }

    /// A place for a spectator.
    pub fn watch(self: &Arc<RateLimiter>, address: IpAddr) -> Result<SocketPermit, Problem> {
        let most = self.limits.sockets_per_address;
        let mut addresses = self.addresses();
        let is_full = |network: Network| {
            addresses.used.get(&network).is_some_and(|usage| usage.sockets >= network.most(most))
        };
        if Network::all_of(address).any(is_full) {
            return Err(Problem::TooManySockets(most));
        }
        for network in Network::all_of(address) {
            addresses.used.entry(network).or_default().sockets += 1;
        }
        Ok(SocketPermit { limiter: self.clone(), address })
    }

    /// Counts something that is tried from this address. If it is refused it is taken off again.
    pub fn charge(self: &Arc<RateLimiter>, address: IpAddr, what: Charged) -> Result<Charge, Problem> {
        let (most, problem) = match what {
            Charged::Seat => {
                (self.limits.seats_per_minute, Problem::TooManySeats(self.limits.seats_per_minute))
            }
            Charged::Table => {
                (self.limits.tables_per_hour, Problem::TooManyTables(self.limits.tables_per_hour))
            }
            Charged::Experiment => {
                let most = self.limits.experiments_per_hour;
                (most, Problem::TooManyExperiments(most))
            }
        };
        let now = Instant::now();
        let mut addresses = self.addresses();
        let mut counted = Vec::with_capacity(2);
        for network in Network::all_of(address) {
            let window = addresses.used.entry(network).or_default().window(what);
            if window.count(now, what.span(), network.most(most)).is_none() {
                for network in counted {
                    addresses.used.entry(network).or_default().window(what).uncount();
                }
                return Err(problem);
            }
            counted.push(network);
        }
        Ok(Charge { limiter: self.clone(), address, what, is_kept: false })
    }

    /// The slots for requests of this address; a request needs one of each.
    pub fn slots(&self, address: IpAddr) -> Vec<Arc<RequestSlots>> {
        let mut addresses = self.addresses();
        let slots_of = |network: Network| {
            let slots = |most: u32| Arc::new(Semaphore::new(network.most(most).min(MOST_SLOTS) as usize));
            let made = addresses.used.entry(network).or_default().slots.get_or_insert_with(|| {
                Arc::new(RequestSlots {
                    requests: slots(self.limits.requests_per_address),
                    large_answers: slots(self.limits.large_answers_per_address),
                    records: slots(self.limits.records_per_address),
                })
            });
            made.clone()
        };
        Network::all_of(address).map(slots_of).collect()
    }

    /// The lock is used even if it is poisoned: a panic cannot leave a count half changed.
    fn addresses(&self) -> MutexGuard<'_, Addresses> {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if addresses.used.len() > addresses.forget_above.max(FORGET_ABOVE) {
            let now = Instant::now();
            addresses.used.retain(|_, usage| usage.is_recent(now));
            // If most are recent, looking through all of them each time would take too long.
            addresses.forget_above = 2 * addresses.used.len();
        }
        addresses
    }
}

impl Charged {
    fn span(self) -> Duration {
        match self {
            Charged::Seat => SEAT_WINDOW,
            Charged::Table | Charged::Experiment => HOUR,
        }
    }
}

impl AddressUsage {
    fn window(&mut self, what: Charged) -> &mut SlidingWindow {
        match what {
            Charged::Seat => &mut self.seats,
            Charged::Table => &mut self.tables,
            Charged::Experiment => &mut self.experiments,
        }
    }

    fn is_recent(&self, now: Instant) -> bool {
        let is_asking = self.slots.as_ref().is_some_and(|slots| Arc::strong_count(slots) > 1);
        is_asking
            || self.sockets > 0
            || self.seats.is_recent(now, SEAT_WINDOW)
            || self.tables.is_recent(now, HOUR)
            || self.experiments.is_recent(now, HOUR)
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut addresses = self.limiter.addresses();
        for network in Network::all_of(self.address) {
            if let Some(usage) = addresses.used.get_mut(&network) {
                usage.sockets = usage.sockets.saturating_sub(1);
            }
        }
    }
}

impl Drop for Charge {
    fn drop(&mut self) {
        if self.is_kept {
            return;
        }
        let mut addresses = self.limiter.addresses();
        for network in Network::all_of(self.address) {
            if let Some(usage) = addresses.used.get_mut(&network) {
                usage.window(self.what).uncount();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv6Addr;

    use super::super::network::IN_A_WIDE_NETWORK;
    use super::*;

    const SCHOOL: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));

    #[test]
    fn an_address_has_two_hundred_spectators_and_gets_them_back() {
        let limiter = Arc::new(RateLimiter::new(Limits::default()));
        let mut held: Vec<_> = (0..200).map(|_| limiter.watch(SCHOOL).expect("room")).collect();
        assert_eq!(limiter.watch(SCHOOL).err(), Some(Problem::TooManySockets(200)));
        assert!(limiter.watch("10.0.0.2".parse().expect("an address")).is_ok(), "others are not held up");
        held.pop();
        assert!(
            limiter.watch("::ffff:10.0.0.1".parse().expect("an address")).is_ok(),
            "the same in new clothes"
        );
    }

    #[test]
    fn neighbours_in_one_network_count_together() {
        let limiter = Arc::new(RateLimiter::new(Limits { sockets_per_address: 1, ..Limits::default() }));
        let _one = limiter.watch("2001:db8:1:2::1".parse().expect("an address")).expect("room");
        assert!(limiter.watch("2001:db8:1:2:ffff::9".parse().expect("an address")).is_err());
        assert!(limiter.watch("2001:db8:1:3::1".parse().expect("an address")).is_ok());
    }

    /// Who rents a /48 has 65,536 networks to come from.
    #[test]
    fn a_wide_network_counts_together_too() {
        let limiter = Arc::new(RateLimiter::new(Limits { tables_per_hour: 2, ..Limits::default() }));
        let open = |network: u16| {
            let address = Ipv6Addr::new(0x2001, 0xdb8, 1, network, 0, 0, 0, 1).into();
            limiter.charge(address, Charged::Table).map(Charge::keep).is_ok()
        };
        assert_eq!((0..1000).filter(|network| open(*network)).count(), 2 * IN_A_WIDE_NETWORK as usize);
        let elsewhere = "2001:db8:2::1".parse().expect("an address");
        assert!(limiter.charge(elsewhere, Charged::Table).is_ok());
        let ask = |network: u16| {
            let address = Ipv6Addr::new(0x2001, 0xdb8, 1, network, 0, 0, 0, 1).into();
            let turns =
                limiter.slots(address).into_iter().map(|slots| slots.requests.clone().try_acquire_owned());
            turns.collect::<Result<Vec<_>, _>>()
        };
        let at_work: Vec<_> = (0..1000).filter_map(|network| ask(network).ok()).collect();
        assert_eq!(at_work.len(), (Limits::default().requests_per_address * IN_A_WIDE_NETWORK) as usize);
    }

    #[test]
    fn what_is_refused_does_not_count() {
        let limiter = Arc::new(RateLimiter::new(Limits { seats_per_minute: 1, ..Limits::default() }));
        for _ in 0..100 {
            drop(limiter.charge(SCHOOL, Charged::Seat).expect("nothing was taken yet"));
        }
        limiter.charge(SCHOOL, Charged::Seat).expect("the first seat").keep();
        assert_eq!(limiter.charge(SCHOOL, Charged::Seat).err(), Some(Problem::TooManySeats(1)));
    }
}
