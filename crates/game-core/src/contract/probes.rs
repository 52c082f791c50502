//! Actions to probe a game with: real ones seen before, and the same with numbers changed.

use serde_json::Value;

use crate::{Chance, Observed};

/// Enough variety without unbounded memory.
const KEPT: usize = 256;

/// A pool of actions that were once legal.
pub struct Probes<G: Observed> {
    seen: Vec<G::Action>,
}

impl<G: Observed> Default for Probes<G> {
    fn default() -> Self {
        Probes { seen: Vec::new() }
    }
}

impl<G: Observed> Probes<G> {
    pub fn remember(&mut self, action: &G::Action, chance: &mut Chance) {
        if self.seen.len() < KEPT {
            self.seen.push(action.clone());
        } else {
            let at = chance.index("probe", KEPT);
            self.seen[at] = action.clone();
        }
    }

    /// An action that may or may not be legal now.
    pub fn draw(&self, near: Option<&G::Action>, chance: &mut Chance) -> Option<G::Action> {
        let base = match near {
            Some(action) => action,
            None if self.seen.is_empty() => return None,
            None => &self.seen[chance.index("probe", self.seen.len())],
        };
        let mut json = serde_json::to_value(base).ok()?;
        for _ in 0..chance.pick("probe", 3) {
            disturb(&mut json, chance);
        }
        serde_json::from_value(json).ok()
    }
}

/// Changes one number, flag or list somewhere inside.
fn disturb(json: &mut Value, chance: &mut Chance) {
    match json {
        Value::Number(number) => {
            let n = number.as_u64().unwrap_or(0);
            let changed = match chance.pick("probe", 6) {
                0 => 0,
                1 => n.saturating_sub(1),
                2 => n + 1,
                3 => n * 2,
                4 => u64::from(chance.pick("probe", 12)),
                _ => u64::from(chance.pick("probe", 1000)),
            };
            *json = changed.into();
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::Array(list) if !list.is_empty() => {
            let at = chance.index("probe", list.len());
            match chance.pick("probe", 4) {
                0 => {
                    list.remove(at);
                }
                1 => list.push(list[at].clone()),
                _ => disturb(&mut list[at], chance),
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            let at = chance.index("probe", fields.len());
            if let Some((_, value)) = fields.iter_mut().nth(at) {
                disturb(value, chance);
            }
        }
        Value::Array(_) | Value::Object(_) | Value::String(_) | Value::Null => {}
    }
}
