//! Load on a server from outside: many tables in a closed loop, where everyone answers as soon as it is their turn. Ours
//! and the peer's are driven by the same code; what differs is how a seat speaks ([`Seated`]).

pub mod boardgame;
pub mod figures;
pub mod ours;
pub mod player;
pub mod web;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use figures::{Figures, Process};
use web::Traffic;

/// A seat at a server.
pub trait Seated: Send + 'static {
    /// Waits until it is this seat's turn and makes its move; gives how long the move took until this seat was told
    /// that it counts. `None` when the game is over or the connection gone.
    fn turn(&mut self) -> impl Future<Output = Option<Duration>> + Send;
}

/// How long is measured, and what goes before.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    pub warm_up: Duration,
    pub measured: Duration,
}

/// Everyone plays; what happens in the measured span is counted. A seat whose game has ended stops, and the span ends
/// with it where half of the seats have stopped: from then on there would be less and less to measure.
pub async fn measure(
    seats: Vec<impl Seated>,
    traffic: &Traffic,
    server: Process,
    span: Span,
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
    let cpu_before = server.cpu()?;
    let traffic_before = traffic.so_far();
    counting.store(true, Ordering::Relaxed);
    let began = Instant::now();
    let half = players.len().div_ceil(2);
    let half_have_stopped = async {
        for _ in 0..half {
            players.join_next().await;
        }
    };
    // Nothing is wrong with games that go on.
    let _ = tokio::time::timeout(span.measured, half_have_stopped).await;
    counting.store(false, Ordering::Relaxed);
    let (seconds, cpu_seconds) = (began.elapsed().as_secs_f64(), server.cpu()? - cpu_before);
    let traffic = traffic.so_far();
    players.shutdown().await;
    let latencies = std::mem::take(&mut *latencies.lock().unwrap_or_else(PoisonError::into_inner));
    let mut figures = Figures { seconds, cpu_seconds, latencies, ..Figures::default() };
    figures.latencies.sort_unstable();
    figures.messages = traffic.messages - traffic_before.messages;
    figures.bytes = traffic.bytes - traffic_before.bytes;
    Ok(figures)
}
