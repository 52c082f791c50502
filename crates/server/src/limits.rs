//! Rate limits of addresses and seats. A whole school may share one address, so the limits by address are wide; once
//! somebody has a seat, the seat is limited. A client over a limit is told so, and others do not notice.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::problem::Problem;

/// The limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Connections one address may hold at a time.
    pub sockets_per_address: u32,
    /// Seats taken from one address in a minute; opening a table takes one.
    pub seats_per_minute: u32,
    /// Tables opened from one address in an hour.
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
            sockets_per_address: 200,
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
            sockets_per_address: u32::MAX,
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

/// Limits connections, seats and tables by address.
pub struct RateLimiter {
    limits: Limits,
    addresses: Mutex<HashMap<IpAddr, AddressUsage>>,
}

#[derive(Debug, Default)]
struct AddressUsage {
    sockets: u32,
    seats: SlidingWindow,
    tables: SlidingWindow,
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
/// Above this number, addresses without connections or recent requests are forgotten.
const MAX_ADDRESSES: usize = 10_000;

/// One open connection of an address; dropping it frees its place.
pub struct SocketPermit {
    limiter: Arc<RateLimiter>,
    address: IpAddr,
}

impl RateLimiter {
    pub fn new(limits: Limits) -> RateLimiter {
        RateLimiter { limits, addresses: Mutex::default() }
    }

    pub fn connect(self: &Arc<RateLimiter>, address: IpAddr) -> Result<SocketPermit, Problem> {
        let address = network_of(address);
        let mut addresses = self.addresses();
        let usage = addresses.entry(address).or_default();
        if usage.sockets >= self.limits.sockets_per_address {
            return Err(Problem::TooManySockets(self.limits.sockets_per_address));
        }
        usage.sockets += 1;
        Ok(SocketPermit { limiter: self.clone(), address })
    }

    /// Counts a seat taken from this address.
    pub fn take_seat(&self, address: IpAddr) -> Result<(), Problem> {
        let mut addresses = self.addresses();
        let usage = addresses.entry(network_of(address)).or_default();
        let most = self.limits.seats_per_minute;
        usage.seats.count(Instant::now(), SEAT_WINDOW, most).ok_or(Problem::TooManySeats(most))
    }

    /// Counts a table opened from this address, and the seat taken with it.
    pub fn open_table(&self, address: IpAddr) -> Result<(), Problem> {
        self.take_seat(address)?;
        let mut addresses = self.addresses();
        let usage = addresses.entry(network_of(address)).or_default();
        let most = self.limits.tables_per_hour;
        usage.tables.count(Instant::now(), TABLE_WINDOW, most).ok_or(Problem::TooManyTables(most))
    }

    /// The lock is used even if it is poisoned: a panic cannot leave a count half changed.
    fn addresses(&self) -> MutexGuard<'_, HashMap<IpAddr, AddressUsage>> {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if addresses.len() > MAX_ADDRESSES {
            let now = Instant::now();
            addresses.retain(|_, usage| usage.is_recent(now));
        }
        addresses
    }
}

impl AddressUsage {
    fn is_recent(&self, now: Instant) -> bool {
        let lately = |window: &SlidingWindow, over: Duration| {
            window.began.is_some_and(|began| now.saturating_duration_since(began) < 2 * over)
        };
        self.sockets > 0 || lately(&self.seats, SEAT_WINDOW) || lately(&self.tables, TABLE_WINDOW)
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
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        if let Some(usage) = self.limiter.addresses().get_mut(&self.address) {
            usage.sockets = usage.sockets.saturating_sub(1);
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
    fn an_address_holds_two_hundred_sockets_and_gets_them_back() {
        let limiter = Arc::new(RateLimiter::new(Limits::default()));
        let mut held: Vec<_> = (0..200).map(|_| limiter.connect(SCHOOL).expect("room")).collect();
        assert_eq!(limiter.connect(SCHOOL).err(), Some(Problem::TooManySockets(200)));
        assert!(limiter.connect("10.0.0.2".parse().expect("an address")).is_ok(), "others are not held up");
        held.pop();
        assert!(
            limiter.connect("::ffff:10.0.0.1".parse().expect("an address")).is_ok(),
            "the same in new clothes"
        );
    }

    #[test]
    fn neighbours_in_one_network_count_together() {
        let limiter = Arc::new(RateLimiter::new(Limits { sockets_per_address: 1, ..Limits::default() }));
        let _one = limiter.connect("2001:db8:1:2::1".parse().expect("an address")).expect("room");
        assert!(limiter.connect("2001:db8:1:2:ffff::9".parse().expect("an address")).is_err());
        assert!(limiter.connect("2001:db8:1:3::1".parse().expect("an address")).is_ok());
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
