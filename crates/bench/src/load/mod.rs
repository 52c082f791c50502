//! Load on a server from outside: many tables in a closed loop, in which each client moves as soon as it is its turn.
//! Our server and boardgame.io are driven by the same code and differ only in [`LoadClient`].

pub mod boardgame;
pub mod churn;
pub mod figures;
pub mod ours;
pub mod paced;
pub mod player;
pub mod web;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use figures::{Figures, Process};
use web::Traffic;

/// A seat at a server.
pub trait LoadClient: Send + 'static {
    /// Waits for this seat's turn and makes a move; returns the time until the move was acknowledged. `None` if the
    /// game is over or the connection lost.
    fn turn(&mut self) -> impl Future<Output = Option<Duration>> + Send;
}

/// The measured span and the warm-up before it.
#[derive(Clone, Copy, Debug)]
pub struct MeasuredSpan {
    pub warm_up: Duration,
    pub measured: Duration,
}

/// All clients play, and what happens in the measured span is counted. A client whose game has ended stops; the span
/// ends when half of them have stopped.
pub async fn measure(
    seats: Vec<impl LoadClient>,
    traffic: &Traffic,
    servers: &[Process],
    span: MeasuredSpan,
) -> Result<Figures, String> {
    let counting = Arc::new(AtomicBool::new(false));
    let latencies = Arc::new(Mutex::new(Vec::with_capacity(1 << 20)));
    let mut players = tokio::task::JoinSet::new();
    for mut seat in seats {
        let (counting, latencies) = (counting.clone(), latencies.clone());
        players.spawn(async move {
            while let Some(took) = seat.turn().await {
                if counting.load(Ordering::Relaxed) {
                    latencies.lock().unwrap_or_else(PoisonError::into_inner).push(took);
                }
            }
        });
    }
    tokio::time::sleep(span.warm_up).await;
    let cpu_before = Process::cpu_of(servers)?;
    let traffic_before = traffic.totals();
    counting.store(true, Ordering::Relaxed);
    let began = Instant::now();
    let half = players.len().div_ceil(2);
    let half_have_stopped = async {
        for _ in 0..half {
            players.join_next().await;
        }
    };
    // Games that go on are no error.
    let _ = tokio::time::timeout(span.measured, half_have_stopped).await;
    counting.store(false, Ordering::Relaxed);
    let (seconds, cpu_seconds) = (began.elapsed().as_secs_f64(), Process::cpu_of(servers)? - cpu_before);
    let traffic = traffic.totals();
    players.shutdown().await;
    let latencies = std::mem::take(&mut *latencies.lock().unwrap_or_else(PoisonError::into_inner));
    let mut figures = Figures { seconds, cpu_seconds, latencies, ..Figures::default() };
    figures.latencies.sort_unstable();
    figures.messages = traffic.messages - traffic_before.messages;
    figures.bytes = traffic.bytes - traffic_before.bytes;
    Ok(figures)
}
