//! The entries that moved a game, kept so that copies of a running game share them: a game is copied for every action
//! that is tried out, and its past grows long.

use std::ops::Index;
use std::sync::Arc;

use crate::Seat;

/// An entry that moved the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<A> {
    pub seq: u64,
    pub seat: Seat,
    pub action: A,
}

/// Steps on a page. A copy that goes on writes its last page anew and shares all others.
const PAGE: usize = 64;

/// Steps in the order they were taken.
#[derive(Debug)]
pub struct Steps<A> {
    pages: Vec<Arc<Vec<Step<A>>>>,
}

impl<A> Steps<A> {
    pub fn len(&self) -> usize {
        self.pages.last().map_or(0, |last| (self.pages.len() - 1) * PAGE + last.len())
    }

    pub fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    pub fn last(&self) -> Option<&Step<A>> {
        self.pages.last().and_then(|page| page.last())
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Step<A>> {
        self.pages.iter().flat_map(|page| page.iter())
    }
}

impl<A: Clone> Steps<A> {
    pub fn push(&mut self, step: Step<A>) {
        match self.pages.last_mut() {
            Some(page) if page.len() < PAGE => Arc::make_mut(page).push(step),
            _ => self.pages.push(Arc::new(vec![step])),
        }
    }
}

impl<A> Index<usize> for Steps<A> {
    type Output = Step<A>;

    fn index(&self, at: usize) -> &Step<A> {
        &self.pages[at / PAGE][at % PAGE]
    }
}

impl<A: Clone> FromIterator<Step<A>> for Steps<A> {
    fn from_iter<I: IntoIterator<Item = Step<A>>>(steps: I) -> Steps<A> {
        let mut all = Steps::default();
        steps.into_iter().for_each(|step| all.push(step));
        all
    }
}

/// Written by hand: deriving would ask for actions that have a default.
impl<A> Default for Steps<A> {
    fn default() -> Steps<A> {
        Steps { pages: Vec::new() }
    }
}

/// Written by hand: deriving would ask for actions that can be copied, and none is.
impl<A> Clone for Steps<A> {
    fn clone(&self) -> Steps<A> {
        Steps { pages: self.pages.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(seq: u64) -> Step<u64> {
        Step { seq, seat: Seat::at(0), action: seq * 2 }
    }

    #[test]
    fn copies_go_their_own_ways_and_share_what_is_behind_them() {
        let mut steps: Steps<u64> = (0..200).map(step).collect();
        let mut copy = steps.clone();
        copy.push(step(777));
        steps.push(step(200));
        assert_eq!((steps.len(), copy.len()), (201, 201));
        assert_eq!((steps[200].seq, copy[200].seq), (200, 777));
        assert_eq!(steps.last().map(|last| last.seq), Some(200));
        assert!(steps.iter().take(200).eq(copy.iter().take(200)));
        assert!(Arc::ptr_eq(&steps.pages[0], &copy.pages[0]), "whole pages are not copied");
        assert_eq!(steps.iter().map(|step| step.seq).collect::<Vec<_>>(), (0..=200).collect::<Vec<_>>());
        assert!(Steps::<u64>::default().is_empty());
    }
}
