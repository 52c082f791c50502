//! Counters in the Prometheus text format, for the operator. No table, name or address, and nothing that depends on what
//! is hidden in a game: on a quiet server the bytes of one message would tell a sealed bid.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::store::StoreStats;

/// Upper bounds of the histogram buckets for actions, in microseconds.
const BUCKETS: [u64; 9] = [250, 500, 1_000, 2_500, 5_000, 10_000, 50_000, 250_000, 1_000_000];

/// A counter; for open connections and tables also a gauge.
#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub fn increment(&self) {
        self.add(1);
    }

    pub fn decrement(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

#[derive(Debug, Default)]
pub struct Metrics {
    /// Tables opened since the start.
    pub tables_opened: Count,
    /// Tables in memory.
    pub tables_in_use: Count,
    /// Tables frozen because their game is broken.
    pub tables_frozen: Count,
    pub sockets: Count,
    pub messages_received: Count,
    pub messages_sent: Count,
    pub actions_refused: Count,
    /// Requests over a limit.
    pub turned_away: Count,
    actions: [Count; BUCKETS.len() + 1],
    action_microseconds: Count,
}

impl Metrics {
    /// Counts a stored action and how long it took.
    pub fn action_stored(&self, after: Duration) {
        let microseconds = u64::try_from(after.as_micros()).unwrap_or(u64::MAX);
        let bucket = BUCKETS.iter().position(|bound| microseconds <= *bound).unwrap_or(BUCKETS.len());
        self.actions[bucket].increment();
        self.action_microseconds.add(microseconds);
    }

    /// The page in the Prometheus text format.
    pub fn text(&self, store: StoreStats, nodes: u64) -> String {
        let mut text = String::with_capacity(4096);
        let mut line = |kind: &str, name: &str, help: &str, value: &dyn std::fmt::Display| {
            // Writing to a string does not fail.
            let _ = write!(
                text,
                "# HELP countinghouse_{name} {help}\n# TYPE countinghouse_{name} {kind}\ncountinghouse_{name} {value}\n"
            );
        };
        line("gauge", "tables_in_use", "Tables in memory.", &self.tables_in_use.get());
        line("gauge", "sockets", "Open connections.", &self.sockets.get());
        line("gauge", "nodes", "Servers on the same database, this one included.", &nodes);
        line("gauge", "store_waiting", "Changes that wait for the next commit.", &store.waiting);
        line("counter", "tables_opened_total", "Tables opened.", &self.tables_opened.get());
        line("counter", "tables_frozen_total", "Tables that came to a stand.", &self.tables_frozen.get());
        line("counter", "messages_received_total", "Messages from clients.", &self.messages_received.get());
        line("counter", "messages_sent_total", "Messages to clients.", &self.messages_sent.get());
        line("counter", "actions_refused_total", "Actions the rules refused.", &self.actions_refused.get());
        line("counter", "turned_away_total", "Requests over a limit.", &self.turned_away.get());
        line("counter", "store_commits_total", "Commits.", &store.commits);
        line("counter", "store_changes_total", "Changes in all commits.", &store.changes);
        line("counter", "store_failures_total", "Commits that failed.", &store.failures);
        line("counter", "store_seconds_total", "Time spent on commits.", &store.seconds);
        self.histogram(&mut text);
        text
    }

    fn histogram(&self, text: &mut String) {
        let name = "countinghouse_action_seconds";
        let _ = write!(
            text,
            "# HELP {name} From hearing an action to having stored it.\n# TYPE {name} histogram\n"
        );
        let mut total = 0;
        for (bound, count) in BUCKETS.iter().zip(&self.actions) {
            total += count.get();
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {total}", *bound as f64 / 1e6);
        }
        total += self.actions[BUCKETS.len()].get();
        let seconds = self.action_microseconds.get() as f64 / 1e6;
        let _ = write!(
            text,
            "{name}_bucket{{le=\"+Inf\"}} {total}\n{name}_sum {seconds}\n{name}_count {total}\n"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_one_that_prometheus_reads() {
        let metrics = Metrics::default();
        for microseconds in [100, 300, 2_000_000] {
            metrics.action_stored(Duration::from_micros(microseconds));
        }
        metrics.sockets.increment();
        let text = metrics.text(StoreStats { commits: 7, seconds: 0.5, ..StoreStats::default() }, 2);
        assert!(text.contains("\ncountinghouse_sockets 1\n"), "{text}");
        assert!(text.contains("\ncountinghouse_store_seconds_total 0.5\n"));
        assert!(text.contains("_bucket{le=\"0.0005\"} 2\n") && text.contains("_bucket{le=\"+Inf\"} 3\n"));
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (name, value) = line.rsplit_once(' ').expect("a name and a value");
            assert!(name.starts_with("countinghouse_") && value.parse::<f64>().is_ok(), "{line}");
        }
    }
}
