//! The signals that ask the program to stop.

use std::io;

/// Waits for ctrl-c and termination signals.
pub struct Signals {
    #[cfg(unix)]
    terminated: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupted: tokio::signal::unix::Signal,
}

impl Signals {
    /// From here on the signals no longer end the program by themselves.
    #[cfg(unix)]
    pub fn listen() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            terminated: signal(SignalKind::terminate())?,
            interrupted: signal(SignalKind::interrupt())?,
        })
    }

    #[cfg(not(unix))]
    pub fn listen() -> io::Result<Signals> {
        Ok(Signals {})
    }

    /// The next signal.
    #[cfg(unix)]
    pub async fn next(&mut self) {
        tokio::select! {
            _ = self.terminated.recv() => {}
            _ = self.interrupted.recv() => {}
        }
    }

    #[cfg(not(unix))]
    pub async fn next(&mut self) {
        // Without signals there is nothing to wait for.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
