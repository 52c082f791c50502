//! Keeps this node's time running, and knows which other nodes there are.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep, timeout, timeout_at};
use tokio_util::sync::CancellationToken;

use super::{News, Nodes, Tenure, lock};
use crate::store::{NodeId, Peer, StoreError};

/// A node renews so many times before it would lapse.
const RENEWALS: u32 = 5;
/// A node that stops does not wait longer for the others to hear of it.
const TELL_WITHIN: Duration = Duration::from_millis(500);

impl Nodes {
    /// Gets a number.
    pub(super) async fn begin(&self) -> Result<(), StoreError> {
        let began = Instant::now();
        let (address, version) = (self.address.clone(), self.version.clone());
        let own = Peer { id: 0, address, program: self.program, version };
        let node = self.leases.join(&own, self.lease).await?;
        *self.tenure() =
            Tenure { node: Some((node, self.safe_until(began))), over: CancellationToken::new() };
        tracing::info!(node, version = self.version, "this server is a node of its house");
        Ok(())
    }

    /// Whoever was asked then has its own clock, so the time counts from before it was asked, and ends one renewal early.
    fn safe_until(&self, began: Instant) -> Instant {
        began + self.lease - self.lease / RENEWALS
    }

    /// Renews until this node leaves. While the server stops, its tables are held until everything is written.
    pub async fn keep(self: Arc<Self>, left: CancellationToken) {
        loop {
            tokio::select! {
                () = left.cancelled() => return,
                () = sleep(self.lease / RENEWALS) => self.renew().await,
            }
        }
    }

    async fn renew(&self) {
        let began = Instant::now();
        let Some((node, safe_until)) = self.tenure().node else {
            if let Err(error) = self.begin().await {
                tracing::warn!(%error, "this node is cut off from the database");
            }
            return;
        };
        let asked = timeout_at(safe_until, self.leases.renew(node, self.lease));
        let renewed = match began < safe_until {
            true => {
                asked.await.unwrap_or_else(|_| Err(StoreError::unavailable("the database does not answer")))
            }
            // It was asleep, and others may have taken its tables.
            false => Err(StoreError::unavailable("this node did not run for a while")),
        };
        match renewed {
            Ok(true) => {
                if let Some((_, until)) = &mut self.tenure().node {
                    *until = self.safe_until(began);
                }
                if let Err(error) = self.look_around().await {
                    tracing::warn!(%error, "other nodes cannot be seen");
                }
            }
            Ok(false) => self.lapse("its time was over"),
            Err(error) if Instant::now() >= safe_until => self.lapse(&error.to_string()),
            Err(error) => tracing::warn!(%error, "this node could not renew"),
        }
    }

    /// Gives up every table at once.
    fn lapse(&self, why: &str) {
        let Tenure { node, over } = std::mem::take(&mut *self.tenure());
        tracing::error!(node = node.map(|(id, _)| id), why, "this node has given up its tables");
        over.cancel();
    }

    /// Sees which nodes there are. Whatever leads to one that is gone is cut.
    pub(super) async fn look_around(&self) -> Result<(), StoreError> {
        let live = self.leases.live().await?;
        let mut peers = lock(&self.peers);
        let is_live = |id: &NodeId| live.iter().any(|peer| peer.id == *id);
        for (_, gone) in peers.extract_if(|id, _| !is_live(id)) {
            gone.gone.cancel();
            self.moved.notify_waiters();
        }
        for peer in live {
            peers.entry(peer.id).or_default();
        }
        Ok(())
    }

    /// Tells the others that this node stops, before anybody is sent to them. Without the database it stops all the same.
    pub async fn tell_leaving(&self) {
        if timeout(TELL_WITHIN, self.tell(&News::Leaving)).await.is_err() {
            tracing::debug!("other nodes were not told in time");
        }
    }

    /// Gives back whatever is still held, when everything has been written.
    pub async fn leave(&self) {
        let Tenure { node, over } = std::mem::take(&mut *self.tenure());
        over.cancel();
        let Some((node, _)) = node else { return };
        if let Err(error) = self.leases.leave(node).await {
            tracing::warn!(%error, "the tables are free for others only when this node lapses");
        }
        self.tell(&News::Moved).await;
    }
}
