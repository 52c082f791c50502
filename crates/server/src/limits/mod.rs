//! Rate limits of addresses and seats. A whole school may share one address, so the limits by address are wide and count
//! only what succeeded; once somebody has a seat, the seat is limited. A client over a limit is told so, and others do
//! not notice.

mod by_address;
mod network;
mod window;

use std::time::{Duration, Instant};

use crate::problem::Problem;

pub use by_address::{Charge, Charged, Payer, RateLimiter, SocketPermit};
pub use network::Network;

/// As many slots as a semaphore is used with at most.
const MOST_SLOTS: u32 = 1 << 20;

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
    /// Records of one address that are received or worked at; more wait.
    pub records_per_address: u32,
    /// Seats taken from one address in a minute.
    pub seats_per_minute: u32,
    /// Tables opened from one address in an hour, rematches included.
    pub tables_per_hour: u32,
    /// Experiments run from one address in an hour.
    pub experiments_per_hour: u32,
    /// How long an experiment is played while others wait for their turn; what was played by then is the result.
    pub experiment_time: Duration,
    /// Tables in use at the same time.
    pub tables: usize,
    /// Messages one connection may send in a second; more are read later.
    pub messages_per_second: u32,
    /// Messages one seat may send, by class.
    pub acts: Rate,
    pub previews: Rate,
    pub chat: Rate,
    pub advice: Rate,
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
            records_per_address: 2,
            seats_per_minute: 240,
            tables_per_hour: 240,
            experiments_per_hour: 240,
            experiment_time: Duration::from_secs(60),
            tables: 20_000,
            messages_per_second: 100,
            acts: Rate { burst: 300, per_second: 100 },
            previews: Rate { burst: 100, per_second: 40 },
            chat: Rate { burst: 10, per_second: 1 },
            advice: Rate { burst: 10, per_second: 1 },
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
            records_per_address: MOST_SLOTS,
            seats_per_minute: u32::MAX,
            tables_per_hour: u32::MAX,
            experiments_per_hour: u32::MAX,
            experiment_time: Duration::MAX,
            tables: usize::MAX,
            messages_per_second: u32::MAX,
            acts: rate,
            previews: rate,
            chat: rate,
            advice: rate,
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
            MessageClass::Advice => self.advice,
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
    Advice,
    Other,
}

/// What a seat has left in each class.
#[derive(Clone, Copy, Debug, Default)]
pub struct MessageQuota([Option<Bucket>; 5]);

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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

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
