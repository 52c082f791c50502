//! Money moves through one door. Books are double-entry: whatever one account gains another loses, and what is
//! created comes out of an account that may go below zero, so that creation is on the books too.

use std::fmt::Debug;
use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{Holdings, InSector, Log, Ware};

/// A place where something can lie.
pub trait Account: Copy + Eq + Debug {
    fn slot(self) -> usize;

    /// Whether it can give more than it has: a printing press, the box the game came in.
    fn mints(self) -> bool;
}

/// A kind of thing that lies in accounts: coins, gold, the credit of one bank.
pub trait Asset: Copy + Eq + Debug {
    fn slot(self) -> usize;

    /// What flows and holdings call it.
    fn ware(self) -> Ware;
}

/// A movement through the door; games turn it into an event of theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved<A, K> {
    pub from: A,
    pub to: A,
    pub asset: K,
    pub amount: u32,
}

/// What lies where. The amounts are private: only [`Books::transfer`] changes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Books<A, K, const ACCOUNTS: usize, const ASSETS: usize> {
    amounts: [[i32; ASSETS]; ACCOUNTS],
    of: PhantomData<fn(A, K)>,
}

impl<A: Account, K: Asset, const ACCOUNTS: usize, const ASSETS: usize> Default
    for Books<A, K, ACCOUNTS, ASSETS>
{
    fn default() -> Self {
        Books { amounts: [[0; ASSETS]; ACCOUNTS], of: PhantomData }
    }
}

impl<A: Account, K: Asset, const ACCOUNTS: usize, const ASSETS: usize> Books<A, K, ACCOUNTS, ASSETS> {
    /// What the account holds; below zero only where it mints.
    pub fn balance(&self, account: A, asset: K) -> i32 {
        self.amounts[account.slot()][asset.slot()]
    }

    /// What the account can give.
    pub fn holds(&self, account: A, asset: K) -> u32 {
        self.balance(account, asset).max(0) as u32
    }

    /// What the account holds of each asset, by slot.
    pub fn all_in(&self, account: A) -> &[i32; ASSETS] {
        &self.amounts[account.slot()]
    }

    /// The door. Moves nothing and says nothing if the amount is 0.
    ///
    /// # Panics
    /// If the account cannot give so much, or the books cannot write so much: the rules should have checked.
    #[inline]
    pub fn transfer<E: From<Moved<A, K>>, R>(&mut self, log: &mut Log<E, R>, why: R, moved: Moved<A, K>)
    where
        A: InSector<K>,
    {
        // Many rules move whatever there is, mostly nothing.
        if moved.amount != 0 && moved.from != moved.to {
            self.carry(log, why, moved);
        }
    }

    /// Moves something through the door.
    fn carry<E: From<Moved<A, K>>, R>(&mut self, log: &mut Log<E, R>, why: R, moved: Moved<A, K>)
    where
        A: InSector<K>,
    {
        let Moved { from, to, asset, amount } = moved;
        assert!(from.mints() || self.holds(from, asset) >= amount, "{from:?} cannot give {amount} {asset:?}");
        let left = self.balance(from, asset).checked_sub_unsigned(amount);
        let held = self.balance(to, asset).checked_add_unsigned(amount);
        let (Some(left), Some(held)) = (left, held) else {
            panic!("the books cannot write {amount} {asset:?} from {from:?} to {to:?}");
        };
        self.amounts[from.slot()][asset.slot()] = left;
        self.amounts[to.slot()][asset.slot()] = held;
        log.tell_moved(why, || {
            let (from, to) = (from.holder(asset), to.holder(asset));
            (E::from(moved), Moved { from, to, asset: asset.ware(), amount })
        });
    }

    /// Adds what lies in these accounts to the holdings of their sectors.
    pub fn add_to(
        &self,
        holdings: &mut Holdings,
        accounts: impl Iterator<Item = A> + Clone,
        assets: impl Iterator<Item = K>,
    ) where
        A: InSector<K>,
    {
        for asset in assets {
            for account in accounts.clone() {
                holdings.add(account.holder(asset), asset.ware(), i64::from(self.balance(account, asset)));
            }
        }
    }

    /// Every asset adds up to nothing over all accounts, and only mints are below zero.
    pub fn audit(&self, accounts: impl Iterator<Item = A>) -> Result<(), String> {
        for asset in 0..ASSETS {
            let sum: i64 = self.amounts.iter().map(|account| i64::from(account[asset])).sum();
            if sum != 0 {
                return Err(format!("the books are off by {sum} in asset {asset}"));
            }
        }
        for account in accounts {
            if !account.mints() && self.amounts[account.slot()].iter().any(|amount| *amount < 0) {
                return Err(format!("{account:?} is below zero"));
            }
        }
        Ok(())
    }
}

impl<A, K, const ACCOUNTS: usize, const ASSETS: usize> Serialize for Books<A, K, ACCOUNTS, ASSETS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.amounts.iter().map(|account| account.as_slice()))
    }
}

impl<'de, A, K, const ACCOUNTS: usize, const ASSETS: usize> Deserialize<'de>
    for Books<A, K, ACCOUNTS, ASSETS>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let given = Vec::<Vec<i32>>::deserialize(deserializer)?;
        let mut amounts = [[0; ASSETS]; ACCOUNTS];
        if given.len() != ACCOUNTS || given.iter().any(|account| account.len() != ASSETS) {
            return Err(de::Error::custom(format!("books need {ACCOUNTS} accounts of {ASSETS} assets")));
        }
        for (account, given) in amounts.iter_mut().zip(given) {
            account.copy_from_slice(&given);
        }
        Ok(Books { amounts, of: PhantomData })
    }
}

impl<A, K, const ACCOUNTS: usize, const ASSETS: usize> JsonSchema for Books<A, K, ACCOUNTS, ASSETS> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("Books{ACCOUNTS}x{ASSETS}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": { "type": "array", "items": { "type": "integer" } } })
    }
}
