//! Requests for which bots play many games. They are answered with a line of JSON whenever there is news. One request's
//! games are played at a time and the others wait, so that those who play at tables notice nothing; whoever closes the
//! connection cancels.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::context::ServerContext;
use crate::panics::catch_panic;
use crate::problem::Problem;

/// Requests that may be at work or wait for their turn.
const PLACES: usize = 16;
/// Lines that may wait for a slow reader.
const LINES: usize = 32;
/// How often a job whose time is up looks whether somebody waits.
const LOOK_AGAIN: Duration = Duration::from_millis(200);

/// The line of those who wait.
#[derive(Debug)]
pub struct Jobs {
    places: Arc<Semaphore>,
    turn: Arc<Semaphore>,
}

impl Default for Jobs {
    fn default() -> Jobs {
        Jobs { places: Arc::new(Semaphore::new(PLACES)), turn: Arc::new(Semaphore::new(1)) }
    }
}

/// Whoever waits for a job.
pub struct Listener {
    lines: mpsc::Sender<Bytes>,
    stop: Arc<AtomicBool>,
}

impl Listener {
    /// Set when nobody waits any more or the time is up: the job ends as soon as it can.
    pub fn stop(&self) -> &AtomicBool {
        &self.stop
    }

    /// Whether somebody still waits; a job that was cancelled leaves nothing behind.
    pub fn is_there(&self) -> bool {
        !self.lines.is_closed()
    }

    /// Says how far the job is. A reader who is slow misses some of it.
    pub fn progress(&self, line: &impl Serialize) {
        let _ = self.lines.try_send(line_of(line));
    }

    /// Says what must not be missed.
    pub fn tell(&self, line: &impl Serialize) {
        let _ = self.lines.blocking_send(line_of(line));
    }
}

/// A line as it is sent.
pub fn line_of(line: &impl Serialize) -> Bytes {
    let mut line = serde_json::to_vec(line).unwrap_or_default();
    line.push(b'\n');
    line.into()
}

/// How long a job may take: so long in any case, and so long if nobody waits for its turn.
#[derive(Clone, Copy, Debug)]
pub struct Longest {
    pub in_any_case: Duration,
    pub alone: Duration,
}

/// Answers with the lines of a job, which is told to stop when its time is up.
pub fn answer(
    context: &ServerContext,
    longest: Longest,
    work: impl FnOnce(&Listener) -> Result<(), String> + Send + 'static,
) -> Result<Response, Problem> {
    let places = context.jobs.places.clone();
    let place = places.clone().try_acquire_owned().map_err(|_| Problem::LabBusy)?;
    let (lines, mut received) = mpsc::channel::<Bytes>(LINES);
    let turn = context.jobs.turn.clone();
    let stopping = context.stopping.clone();
    context.tasks.spawn(async move {
        let _place = place;
        let listening = lines.clone();
        let cancelled = async {
            tokio::select! { () = listening.closed() => {}, () = stopping.cancelled() => {} }
        };
        tokio::pin!(cancelled);
        let turn = tokio::select! {
            turn = turn.acquire_owned() => turn,
            () = &mut cancelled => return,
        };
        let Ok(_turn) = turn else { return };
        let stop = Arc::new(AtomicBool::new(false));
        let listener = Listener { lines, stop: stop.clone() };
        let mut working = in_the_background(move || {
            if let Err(problem) = catch_panic(|| work(&listener)).and_then(|worked| worked) {
                tracing::warn!(problem, "a job failed");
            }
        });
        tokio::select! {
            _ = &mut working => return,
            () = &mut cancelled => {}
            () = time_is_up(&places, longest) => {}
        }
        stop.store(true, Ordering::Relaxed);
        // The next one begins when the last game of this one has been left.
        let _ = working.await;
    });
    let stream = futures_util::stream::poll_fn(move |task| {
        received.poll_recv(task).map(|line| line.map(Ok::<Bytes, Infallible>))
    });
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(stream)).into_response())
}

/// Waits until a job has had its time.
async fn time_is_up(places: &Semaphore, longest: Longest) {
    let begun = Instant::now();
    tokio::time::sleep(longest.in_any_case).await;
    let is_alone = || places.available_permits() + 1 >= PLACES;
    while is_alone() && begun.elapsed() < longest.alone {
        tokio::time::sleep(LOOK_AGAIN).await;
    }
}

/// On a thread of its own that gives way to all others, and so do the threads it starts. The answer comes when it has ended.
fn in_the_background(work: impl FnOnce() + Send + 'static) -> oneshot::Receiver<()> {
    let (ended, end) = oneshot::channel();
    let thread = std::thread::Builder::new().name("job".to_owned()).spawn(move || {
        give_way();
        work();
        let _ = ended.send(());
    });
    if let Err(error) = thread {
        tracing::error!(%error, "no thread can be started");
    }
    end
}

/// On Linux a priority is that of a thread; elsewhere it would be that of the whole program.
fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, LOW_PRIORITY) {
        tracing::debug!(%error, "the priority cannot be lowered");
    }
}

#[cfg(target_os = "linux")]
const LOW_PRIORITY: i32 = 15;
