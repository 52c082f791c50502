//! The measured figures, and the CPU time and memory of the server process.

use std::time::Duration;

use serde_json::{Value, json};

/// A process id.
#[derive(Clone, Copy, Debug)]
pub struct Process(pub u32);

/// `sysconf(_SC_CLK_TCK)` is 100 on every Linux there is.
const TICKS_PER_SECOND: f64 = 100.0;

impl Process {
    /// CPU time of all its threads, kernel time included, in seconds.
    pub fn cpu(self) -> Result<f64, String> {
        let stat = self.read("stat")?;
        // The name in brackets may contain anything.
        let fields =
            stat.rsplit_once(')').map(|(_, fields)| fields.split_whitespace()).ok_or("an odd stat")?;
        let times: Result<Vec<f64>, _> = fields.skip(11).take(2).map(str::parse).collect();
        let times = times.map_err(|error| error.to_string())?;
        Ok(times.iter().sum::<f64>() / TICKS_PER_SECOND)
    }

    /// Of several together.
    pub fn cpu_of(all: &[Process]) -> Result<f64, String> {
        all.iter().map(|process| process.cpu()).sum()
    }

    /// Private memory in bytes.
    pub fn memory(self) -> Result<u64, String> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).ok_or("no RssAnon")?;
        let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse().map_err(|_| "an odd RssAnon")?;
        Ok(kilobytes * 1024)
    }

    fn read(self, file: &str) -> Result<String, String> {
        let path = format!("/proc/{}/{file}", self.0);
        std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))
    }
}

/// The figures of a measured span.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    pub seconds: f64,
    /// Of the server.
    pub cpu_seconds: f64,
    /// From sending a move to receiving its acknowledgement; sorted.
    pub latencies: Vec<Duration>,
    /// Messages received by all together.
    pub messages: u64,
    pub bytes: u64,
}

impl Figures {
    pub fn to_json(&self) -> Value {
        let moves = self.latencies.len().max(1) as f64;
        json!({
            "moves": self.latencies.len(),
            "moves_per_second": self.latencies.len() as f64 / self.seconds,
            "cpu_microseconds_per_move": self.cpu_seconds * 1e6 / moves,
            "cores_used": self.cpu_seconds / self.seconds,
            "p50_ms": self.percentile(50.0),
            "p99_ms": self.percentile(99.0),
            "p999_ms": self.percentile(99.9),
            "bytes_per_move": self.bytes as f64 / moves,
            "messages_per_move": self.messages as f64 / moves,
        })
    }

    fn percentile(&self, percent: f64) -> f64 {
        let at = (self.latencies.len() as f64 * percent / 100.0) as usize;
        self.latencies
            .get(at.min(self.latencies.len().saturating_sub(1)))
            .map_or(0.0, |took| took.as_secs_f64() * 1e3)
    }
}

/// The median.
pub fn median(sizes: &mut [u32]) -> u32 {
    sizes.sort_unstable();
    sizes.get(sizes.len() / 2).copied().unwrap_or_default()
}
