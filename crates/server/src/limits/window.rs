//! What was counted in the last minute or hour.

use std::time::{Duration, Instant};

/// A sliding window: the count in the current span, and the last one weighted by the part that still counts.
#[derive(Clone, Copy, Debug, Default)]
pub struct SlidingWindow {
    began: Option<Instant>,
    now: u32,
    before: u32,
}

impl SlidingWindow {
    /// Counts one more, unless that would be more than `most` within `over`.
    pub fn count(&mut self, now: Instant, over: Duration, most: u32) -> Option<()> {
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
    pub fn uncount(&mut self) {
        match self.now {
            0 => self.before = self.before.saturating_sub(1),
            _ => self.now -= 1,
        }
    }

    /// Whether something was counted that may still matter.
    pub fn is_recent(&self, now: Instant, over: Duration) -> bool {
        self.began.is_some_and(|began| now.saturating_duration_since(began) < 2 * over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_takes_sixty_seats_a_minute() {
        let mut window = SlidingWindow::default();
        let start = Instant::now();
        let count = |window: &mut SlidingWindow, second: u64| {
            window.count(start + Duration::from_secs(second), Duration::from_secs(60), 60).is_some()
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
}
