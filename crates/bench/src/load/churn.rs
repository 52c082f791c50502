//! Tables that come and go: each is opened, played for a while and left, and another is opened in its place. Whatever the
//! server keeps of them shows in its memory.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use super::figures::Process;
use super::web::Traffic;
use super::{LoadClient, ours};

/// How often memory is looked at.
const SAMPLES: u32 = 40;

pub struct Churn {
    /// Tables at a time.
    pub tables: usize,
    /// Moves before a table is left.
    pub moves: u32,
    pub lasts: Duration,
}

impl Churn {
    /// What the server's memory was over time, and how many tables there have been.
    pub async fn run(&self, address: &str, server: Process) -> Result<Value, String> {
        let traffic = Arc::new(Traffic::default());
        let (opened, moved) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
        let end = Instant::now() + self.lasts;
        let mut players = tokio::task::JoinSet::new();
        for number in 0..self.tables {
            let (address, traffic) = (address.to_owned(), traffic.clone());
            let (opened, moved, moves) = (opened.clone(), moved.clone(), self.moves);
            // So that they do not all come and go together.
            let first = moves * (number as u32 + 1) / self.tables as u32;
            players.spawn(async move {
                let mut moves_left = first.max(1);
                while Instant::now() < end {
                    let (_, mut seats) = ours::open_table(&address, "tick", 2, &traffic).await?;
                    opened.fetch_add(1, Ordering::Relaxed);
                    for turn in 0..moves_left {
                        seats[(turn % 2) as usize].turn().await.ok_or("a game stopped")?;
                        moved.fetch_add(1, Ordering::Relaxed);
                        sleep(Duration::from_millis(5)).await;
                    }
                    moves_left = moves;
                }
                Ok::<(), String>(())
            });
        }
        let mut samples = Vec::new();
        for _ in 0..SAMPLES {
            sleep(self.lasts / SAMPLES).await;
            samples.push(server.memory()?);
        }
        while let Some(played) = players.join_next().await {
            played.map_err(|error| error.to_string())??;
        }
        // The first quarter fills caches and the places of tables that are not unloaded yet.
        let settled = &samples[samples.len() / 4..];
        let half = settled.len() / 2;
        let mean = |part: &[u64]| part.iter().sum::<u64>() / part.len().max(1) as u64;
        Ok(json!({
            "tables": opened.load(Ordering::Relaxed),
            "moves": moved.load(Ordering::Relaxed),
            "megabytes_early": mean(&settled[..half]) as f64 / 1e6,
            "megabytes_late": mean(&settled[half..]) as f64 / 1e6,
            "megabytes_most": samples.iter().copied().max().unwrap_or_default() as f64 / 1e6,
        }))
    }
}
