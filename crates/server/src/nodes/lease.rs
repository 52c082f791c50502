//! The lease of one table, as its actor has it.

use std::time::Duration;

use tokio_util::sync::CancellationToken;

use crate::store::Fence;

/// How long a table is waited for that another node holds. A page waits no longer than 2.5 seconds for its welcome.
pub const WAIT: Duration = Duration::from_secs(1);
pub const LOOK_EVERY: Duration = Duration::from_millis(200);

/// What allows an actor to act.
#[derive(Clone, Default)]
pub struct Lease {
    /// `None` where no other node can be: with SQLite.
    fence: Option<Fence>,
    over: CancellationToken,
}

impl Lease {
    pub fn new(fence: Fence, tenure: CancellationToken) -> Lease {
        // Its own end does not end those of other tables.
        Lease { fence: Some(fence), over: tenure.child_token() }
    }

    /// What its writes name.
    pub fn fence(&self) -> Option<Fence> {
        self.fence
    }

    /// Ends when the table must be given up.
    pub async fn over(&self) {
        match self.fence {
            Some(_) => self.over.cancelled().await,
            None => std::future::pending().await,
        }
    }

    pub fn is_over(&self) -> bool {
        self.over.is_cancelled()
    }

    /// The database has said that the table is not held here.
    pub fn lose(&self) {
        self.over.cancel();
    }
}
