//! An open loop: moves are due at moments that were fixed before, whatever the server does. The time of a move counts from
//! the moment it was due, so a server that falls behind cannot hide it by being asked less.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

use super::LoadClient;
use super::figures::{Figures, Process};

/// Plays tables of seats that take turns, so many moves a second in all, evenly spread. What is due in the first quarter
/// is not counted.
pub async fn pace<C: LoadClient>(
    tables: Vec<Vec<C>>,
    servers: &[Process],
    moves_per_second: f64,
    measured: Duration,
) -> Result<Figures, String> {
    let every = Duration::from_secs_f64(tables.len() as f64 / moves_per_second);
    let begin = Instant::now() + Duration::from_millis(200);
    let (counted_from, end) = (begin + measured / 4, begin + measured / 4 + measured);
    let latencies = Arc::new(Mutex::new(Vec::with_capacity(1 << 20)));
    let mut players = tokio::task::JoinSet::new();
    let count = tables.len();
    for (number, mut seats) in tables.into_iter().enumerate() {
        let latencies = latencies.clone();
        let mut due = begin + every.mul_f64(number as f64 / count as f64);
        players.spawn(async move {
            let mut next = 0;
            while due < end {
                sleep_until(due).await;
                let seat = next % seats.len();
                if seats[seat].turn().await.is_none() {
                    return Err("a game stopped".to_owned());
                }
                if due >= counted_from {
                    latencies.lock().unwrap_or_else(PoisonError::into_inner).push(due.elapsed());
                }
                next += 1;
                due += every;
            }
            Ok(())
        });
    }
    sleep_until(counted_from).await;
    let before = Process::cpu_of(servers)?;
    sleep_until(end).await;
    let cpu_seconds = Process::cpu_of(servers)? - before;
    while let Some(played) = players.join_next().await {
        played.map_err(|error| error.to_string())??;
    }
    let mut latencies = std::mem::take(&mut *latencies.lock().unwrap_or_else(PoisonError::into_inner));
    latencies.sort_unstable();
    Ok(Figures { seconds: measured.as_secs_f64(), cpu_seconds, latencies, ..Figures::default() })
}
