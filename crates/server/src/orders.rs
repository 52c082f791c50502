//! What an operator has ordered from the command line (`tables close`, `tables delete`, `prune`). Orders are rows in the
//! database: whoever may write there may give them, and every node sees them. The node that holds the table carries an
//! order out; if nobody does, whoever comes first takes it.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use crate::actor::TableMessage;
use crate::nodes::Acquired;
use crate::problem::Problem;
use crate::store::{Order, OrderChange, OrderId, OrderKind, StoreError, TableChange};
use crate::tables::Tables;

/// A command waits for its answer, so this is short; it costs one small query.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// An order that nobody could carry out is no longer wanted after ten minutes; in milliseconds.
const WANTED_FOR: i64 = 10 * 60 * 1000;

/// How an order was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ordered {
    Done,
    /// Somebody is there, or something was entered meanwhile.
    InUse,
    /// There is no such table, or no longer.
    Gone,
    Refused(String),
}

impl Ordered {
    const WORDS: [(Ordered, &'static str); 3] =
        [(Ordered::Done, "done"), (Ordered::InUse, "in use"), (Ordered::Gone, "gone")];

    /// As the store has it.
    fn text(&self) -> &str {
        match self {
            Ordered::Refused(why) => why,
            known => Ordered::WORDS.iter().find(|(word, _)| word == known).map_or("", |(_, text)| text),
        }
    }

    pub fn read(text: &str) -> Ordered {
        let known = Ordered::WORDS.into_iter().find(|(_, word)| *word == text);
        known.map_or_else(|| Ordered::Refused(text.to_owned()), |(known, _)| known)
    }
}

impl Tables {
    /// Looks for orders until the server stops.
    pub async fn carry_out_orders(self: Arc<Self>) {
        let stopping = self.context().stopping.clone();
        let mut found_gone = FoundGone::default();
        loop {
            tokio::select! {
                () = stopping.cancelled() => return,
                () = tokio::time::sleep(LOOK_EVERY) => {}
            }
            if let Err(error) = self.carry_out_all(&mut found_gone).await {
                tracing::debug!(%error, "orders of the operator cannot be read");
            }
        }
    }

    async fn carry_out_all(&self, found_gone: &mut FoundGone) -> Result<(), StoreError> {
        let store = &self.context().store;
        let since = self.context().clock.unix_millis() - WANTED_FOR;
        let orders = store.orders(since).await?;
        found_gone.forget_but(&orders);
        for order in orders {
            // What another node holds is left to it.
            let Some(ordered) = self.carry_out(&order.code, order.what).await else { continue };
            if ordered == Ordered::Gone
                && self.context().nodes.is_some()
                && found_gone.is_first_time(order.id)
            {
                continue;
            }
            let Order { id, code: _, what } = order;
            tracing::info!(
                order = id,
                what = what.name(),
                answer = ordered.text(),
                "an order of the operator"
            );
            let answer = ordered.text().to_owned();
            store.change_order(OrderChange::Answer { order: id, answer }).await?;
        }
        Ok(())
    }

    /// `None` if it cannot be carried out here and now, but may be elsewhere or later.
    pub async fn carry_out(&self, code: &str, what: OrderKind) -> Option<Ordered> {
        let done = |()| Ordered::Done;
        let carried_out = match what {
            OrderKind::Close => self.ask(code, |reply| TableMessage::Close { reply }).await.map(done),
            OrderKind::Delete => match self.ask(code, |reply| TableMessage::Remove { reply }).await {
                Err(Problem::StoreUnavailable) => self.remove_unplayable(code).await.map(done),
                removed => removed.map(done),
            },
            OrderKind::Clear { before } => {
                let cleared = self.ask(code, |reply| TableMessage::Clear { before, reply }).await;
                cleared.map(|is_cleared| if is_cleared { Ordered::Done } else { Ordered::InUse })
            }
        };
        match carried_out {
            Ok(ordered) => Some(ordered),
            Err(Problem::NoSuchTable | Problem::Cleared(_)) => Some(Ordered::Gone),
            Err(
                Problem::Elsewhere
                | Problem::Moved
                | Problem::Stopping
                | Problem::Busy
                | Problem::StoreUnavailable,
            ) => None,
            Err(problem) => Some(Ordered::Refused(problem.to_string())),
        }
    }

    /// A table that cannot even be loaded, because its game is not in this program or what is stored makes no sense.
    async fn remove_unplayable(&self, code: &str) -> Result<(), Problem> {
        let context = self.context();
        let table = context.store.find(code).await?.ok_or(Problem::NoSuchTable)?.id;
        let (store, change) = (&context.store, TableChange::Remove { table });
        match &context.nodes {
            None => store.write(change).await?,
            Some(nodes) => {
                let Acquired::Held(_, lease) = nodes.acquire(code).await? else {
                    return Err(Problem::Elsewhere);
                };
                store.write_held(change, lease.fence()).await?
            }
        };
        Ok(())
    }
}

/// The orders whose table was not there when this node looked last. Another node may have removed it because of this very
/// order and be about to say so; only if the next look finds the order without an answer the table was gone before.
#[derive(Default)]
struct FoundGone(HashSet<OrderId>);

impl FoundGone {
    fn forget_but(&mut self, open: &[Order]) {
        self.0.retain(|id| open.iter().any(|order| order.id == *id));
    }

    fn is_first_time(&mut self, order: OrderId) -> bool {
        self.0.insert(order)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_another_node_has_just_removed_is_not_said_to_be_gone_before() {
        let order = |id| Order { id, code: "ABCDEFGH".to_owned(), what: OrderKind::Delete };
        let mut found_gone = FoundGone::default();
        assert!(found_gone.is_first_time(7), "the other node may be about to answer");
        found_gone.forget_but(&[order(7)]);
        assert!(!found_gone.is_first_time(7), "nobody has answered");
        found_gone.forget_but(&[order(8)]);
        assert!(found_gone.is_first_time(7), "what was answered is forgotten");
    }

    #[test]
    fn answers_are_read_as_they_were_written() {
        let refused = Ordered::Refused("The rules forbid it.".to_owned());
        for answer in [Ordered::Done, Ordered::InUse, Ordered::Gone, refused] {
            assert_eq!(Ordered::read(answer.text()), answer);
        }
        for kind in [OrderKind::Close, OrderKind::Delete, OrderKind::Clear { before: 7 }] {
            assert_eq!(OrderKind::read(kind.name(), kind.before()), Some(kind));
        }
    }
}
