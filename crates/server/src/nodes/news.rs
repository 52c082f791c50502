//! What nodes tell each other through the database (`LISTEN`, `NOTIFY`). News may be lost while a connection is; each kind
//! has another way to be known, or does not matter then.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlx::postgres::PgListener;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;

use super::Nodes;
use crate::limits::Charged;
use crate::store::{Leases, NodeId, QUIET};

/// How long nothing is heard before the channel is opened again.
const RECONNECT: Duration = Duration::from_secs(1);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// A table was given back, or a node left. Whoever waits for a table also looks by itself.
    Moved,
    /// A node stops and writes what it still has. If it is not heard, its tables are waited for a moment only.
    Leaving,
    /// Something was opened or taken from this address, and counts on every node. If it is not heard, it counts on one.
    Charged { what: Charged, address: IpAddr },
}

#[derive(Serialize, Deserialize)]
struct Told {
    by: NodeId,
    news: News,
}

impl Nodes {
    pub async fn tell(&self, news: &News) {
        let by = self.tenure().node.map_or(0, |(id, _)| id);
        let Ok(told) = serde_json::to_string(&Told { by, news: *news }) else { return };
        if let Err(error) = self.leases.tell(&told).await {
            tracing::debug!(%error, "other nodes were not told");
        }
    }

    /// Passes on what counts on every node, until the server stops.
    pub async fn tell_charges(self: Arc<Self>, mut kept: mpsc::Receiver<(IpAddr, Charged)>) {
        while let Some((address, what)) = kept.recv().await {
            self.tell(&News::Charged { what, address }).await;
        }
    }

    /// Hears what others tell, until the server stops.
    pub async fn listen(self: Arc<Self>, listener: PgListener, stopping: CancellationToken) {
        let listening = async {
            let mut opened = Ok(listener);
            loop {
                match opened {
                    Ok(mut listener) => loop {
                        match timeout(QUIET, listener.recv()).await {
                            Ok(Ok(told)) => self.hear(told.payload()),
                            Err(_) if Leases::is_heard(&mut listener).await => {}
                            Ok(Err(_)) | Err(_) => break,
                        }
                    },
                    Err(error) => tracing::debug!(%error, "other nodes are not heard"),
                }
                sleep(RECONNECT).await;
                opened = self.leases.listen().await;
            }
        };
        tokio::select! {
            () = stopping.cancelled() => {}
            () = listening => {}
        }
    }

    /// A newer program may tell what this one does not know.
    fn hear(&self, told: &str) {
        let Ok(Told { by, news }) = serde_json::from_str(told) else { return };
        match news {
            News::Moved => self.moved.notify_waiters(),
            News::Leaving => super::lock(&self.peers).entry(by).or_default().is_leaving = true,
            News::Charged { what, address } if self.tenure().node.is_none_or(|(own, _)| own != by) => {
                self.limiter.note(address, what);
            }
            News::Charged { .. } => {}
        }
    }
}
