//! Rate limits of addresses and seats. A whole school may share one address, so the limits by address are wide and count
//! only what succeeded; once somebody has a seat, the seat is limited. A client over a limit is told so, and others do
//! not notice.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

use crate::problem::Problem;

/// The limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Connections of one address that have no seat, of every kind.
    pub connections_per_address: u32,
    /// Spectators at one address at a time.
    pub sockets_per_address: u32,
    /// Requests of one address that are worked at, and large answers that are being sent; more wait.
    pub requests_per_address: u32,
    pub large_answers_per_address: u32,
    /// Seats taken from one address in a minute.
    pub seats_per_minute: u32,
    /// Tables opened from one address in an hour, rematches included.
    pub tables_per_hour: u32,
    /// Tables in use at the same time.
    pub tables: usize,
    /// Messages one connection may send in a second; more are read later.
    pub messages_per_second: u32,
    /// Messages one seat may send, by class.
    pub acts: Rate,
    pub previews: Rate,
    pub chat: Rate,
    pub others: Rate,
    /// Codes of tables that do not exist, looked up from one address and from everywhere; more are answered slowly.
    pub misses: Rate,
    pub misses_in_all: Rate,
}

/// A token bucket: a burst, and a refill per second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    pub burst: u16,
    pub per_second: u16,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections_per_address: 400,
            sockets_per_address: 200,
            requests_per_address: 64,
            large_answers_per_address: 8,
            seats_per_minute: 60,
            tables_per_hour: 240,
            tables: 20_000,
            messages_per_second: 100,
            acts: Rate { burst: 300, per_second: 100 },
            previews: Rate { burst: 100, per_second: 40 },
            chat: Rate { burst: 10, per_second: 1 },
            others: Rate { burst: 60, per_second: 10 },
            misses: Rate { burst: 20, per_second: 10 },
            misses_in_all: Rate { burst: 1000, per_second: 200 },
        }
    }
}

impl Limits {
    /// No limits, for benchmarks.
    pub fn none() -> Limits {
        let rate = Rate { burst: u16::MAX, per_second: u16::MAX };
        Limits {
            connections_per_address: u32::MAX,
            sockets_per_address: u32::MAX,
            requests_per_address: MOST_SLOTS,
            large_answers_per_address: MOST_SLOTS,
            seats_per_minute: u32::MAX,
            tables_per_hour: u32::MAX,
            tables: usize::MAX,
            messages_per_second: u32::MAX,
            acts: rate,
            previews: rate,
            chat: rate,
            others: rate,
            misses: rate,
            misses_in_all: rate,
        }
    }

    fn rate(&self, class: MessageClass) -> Rate {
        match class {
            MessageClass::Act => self.acts,
            MessageClass::Preview => self.previews,
            MessageClass::Chat => self.chat,
            MessageClass::Other => self.others,
        }
    }
}

/// The class of a message from a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageClass {
    Act,
    Preview,
    Chat,
    Other,
}

/// What a seat has left in each class.
#[derive(Clone, Copy, Debug, Default)]
pub struct MessageQuota([Option<Bucket>; 4]);

#[derive(Clone, Copy, Debug)]
struct Bucket {
    messages: f32,
    at: Instant,
}

impl MessageQuota {
    /// Takes one message of this class if the bucket has one left.
    pub fn take(&mut self, limits: &Limits, class: MessageClass, now: Instant) -> Result<(), Problem> {
        let rate = limits.rate(class);
        let left = self.0[class as usize].get_or_insert(Bucket { messages: f32::from(rate.burst), at: now });
        let earned = now.saturating_duration_since(left.at).as_secs_f32() * f32::from(rate.per_second);
        left.messages = (left.messages + earned).min(f32::from(rate.burst));
        left.at = now;
        if left.messages < 1.0 {
            return Err(Problem::TooFast);
        }
        left.messages -= 1.0;
        Ok(())
    }
}

/// Limits spectators, seats, tables and requests by address.
pub struct RateLimiter {
    limits: Limits,
    addresses: Mutex<Addresses>,
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
    slots: Option<Arc<RequestSlots>>,
}

/// The requests and large answers that an address may have at a time.
#[derive(Debug)]
pub struct RequestSlots {
    pub requests: Arc<Semaphore>,
    pub large_answers: Arc<Semaphore>,
}

/// A sliding window: the count in the current span, and the last one weighted by the part that still counts.
#[derive(Clone, Copy, Debug, Default)]
struct SlidingWindow {
    began: Option<Instant>,
    now: u32,
    before: u32,
}

const SEAT_WINDOW: Duration = Duration::from_secs(60);
const TABLE_WINDOW: Duration = Duration::from_secs(3600);
const FORGET_ABOVE: usize = 10_000;
/// As many slots as a semaphore is used with at most.
const MOST_SLOTS: u32 = 1 << 20;

/// What counts together: an address, the IPv6 network of a household, and the larger one that a provider may give out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Network {
    Address(IpAddr),
    Wide(Ipv6Addr),
}

/// A /48 has many households, or one attacker.
const IN_A_WIDE_NETWORK: u32 = 8;

impl Network {
    fn all_of(address: IpAddr) -> impl Iterator<Item = Network> {
        let wide = match address.to_canonical() {
            IpAddr::V4(_) => None,
            IpAddr::V6(address) => {
                let [a, b, c, ..] = address.segments();
                Some(Network::Wide(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0)))
            }
        };
        std::iter::once(Network::Address(network_of(address))).chain(wide)
    }

    /// A limit of an address, as it is for this network.
    fn most(self, limit: u32) -> u32 {
        match self {
            Network::Address(_) => limit,
            Network::Wide(_) => limit.saturating_mul(IN_A_WIDE_NETWORK),
        }
    }
}

/// A spectator of an address; dropping it frees its place.
pub struct SocketPermit {
    limiter: Arc<RateLimiter>,
    address: IpAddr,
}

/// Something that counts towards a limit if it succeeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charged {
    Seat,
    Table,
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
        RateLimiter { limits, addresses: Mutex::default() }
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

    /// The slots for requests of this address.
    pub fn slots(&self, address: IpAddr) -> Arc<RequestSlots> {
        let slots = |most: u32| Arc::new(Semaphore::new(most.min(MOST_SLOTS) as usize));
        let mut addresses = self.addresses();
        let usage = addresses.used.entry(Network::Address(network_of(address))).or_default();
        let made = usage.slots.get_or_insert_with(|| {
            Arc::new(RequestSlots {
                requests: slots(self.limits.requests_per_address),
                large_answers: slots(self.limits.large_answers_per_address),
            })
        });
        made.clone()
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
            Charged::Table => TABLE_WINDOW,
        }
    }
}

impl AddressUsage {
    fn window(&mut self, what: Charged) -> &mut SlidingWindow {
        match what {
            Charged::Seat => &mut self.seats,
            Charged::Table => &mut self.tables,
        }
    }

    fn is_recent(&self, now: Instant) -> bool {
        let lately = |window: &SlidingWindow, over: Duration| {
            window.began.is_some_and(|began| now.saturating_duration_since(began) < 2 * over)
        };
        let is_asking = self.slots.as_ref().is_some_and(|slots| Arc::strong_count(slots) > 1);
        is_asking
            || self.sockets > 0
            || lately(&self.seats, SEAT_WINDOW)
            || lately(&self.tables, TABLE_WINDOW)
    }
}

impl SlidingWindow {
    /// Counts one more, unless that would be more than `most` within `over`.
    fn count(&mut self, now: Instant, over: Duration, most: u32) -> Option<()> {
        let began = *self.began.get_or_insert(now);
        let passed = now.saturating_duration_since(began);
        if passed >= over {
            self.before = if passed < 2 * over { self.now } else { 0 };
            self.now = 0;
            self.began = Some(if passed < 2 * over { began + over } else { now });
        }
        let passed = self.began.map_or(Duration::ZERO, |began| now.saturating_duration_since(began));
        let still = 1.0 - passed.as_secs_f64() / over.as_secs_f64();
        let lately = f64::from(self.before) * still + f64::from(self.now);
        if lately + 1.0 > f64::from(most) {
            return None;
        }
        self.now += 1;
        Some(())
    }

    /// Takes off one that was counted a moment ago.
    fn uncount(&mut self) {
        match self.now {
            0 => self.before = self.before.saturating_sub(1),
            _ => self.now -= 1,
        }
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

/// A household has a whole IPv6 network, so its /64 prefix is what counts.
pub fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

#[cfg(test)]
mod tests {
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

    #[test]
    fn an_address_takes_sixty_seats_a_minute() {
        let mut window = SlidingWindow::default();
        let start = Instant::now();
        let count = |window: &mut SlidingWindow, second: u64| {
            window.count(start + Duration::from_secs(second), SEAT_WINDOW, 60).is_some()
        };
        assert_eq!((0..80).filter(|_| count(&mut window, 0)).count(), 60);
        assert!(!count(&mut window, 59));
        assert_eq!(
            (0..80).filter(|_| count(&mut window, 90)).count(),
            30,
            "half of the last minute still counts"
        );
        assert_eq!((0..80).filter(|_| count(&mut window, 600)).count(), 60);
    }

    #[test]
    fn a_seat_has_a_burst_and_then_a_rate_for_each_class() {
        let (limits, start) = (Limits::default(), Instant::now());
        let mut quota = MessageQuota::default();
        let mut taken = |class, at| quota.take(&limits, class, start + Duration::from_millis(at)).is_ok();
        assert_eq!((0..50).filter(|_| taken(MessageClass::Chat, 0)).count(), 10);
        assert!(taken(MessageClass::Act, 0), "chat does not use up the actions");
        assert!(!taken(MessageClass::Chat, 900));
        assert!(taken(MessageClass::Chat, 2000));
        assert_eq!(
            (0..50).filter(|_| taken(MessageClass::Chat, 3_600_000)).count(),
            10,
            "a burst is all one can save up"
        );
    }
}
