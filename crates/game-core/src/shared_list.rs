//! A list that copies share. A match is copied for every action that is tried out, and its past grows long: a copy
//! that goes on adds its own newest item and shares all others.

use std::sync::Arc;

/// Items in the order they were added.
#[derive(Debug)]
pub struct SharedList<T> {
    newest: Option<Arc<Node<T>>>,
}

#[derive(Debug)]
struct Node<T> {
    item: T,
    before: Option<Arc<Node<T>>>,
}

impl<T> SharedList<T> {
    pub fn push(&mut self, item: T) {
        let before = self.newest.take();
        self.newest = Some(Arc::new(Node { item, before }));
    }

    pub fn newest_first(&self) -> impl Iterator<Item = &T> {
        let mut next = self.newest.as_deref();
        std::iter::from_fn(move || {
            let node = next?;
            next = node.before.as_deref();
            Some(&node.item)
        })
    }

    pub fn oldest_first(&self) -> Vec<&T> {
        let mut items: Vec<_> = self.newest_first().collect();
        items.reverse();
        items
    }
}

/// Written by hand: deriving would ask for items that have a default.
impl<T> Default for SharedList<T> {
    fn default() -> SharedList<T> {
        SharedList { newest: None }
    }
}

/// Written by hand: deriving would ask for items that can be copied, and none is.
impl<T> Clone for SharedList<T> {
    fn clone(&self) -> SharedList<T> {
        SharedList { newest: self.newest.clone() }
    }
}

/// One item after another: dropping the newest would drop all others inside of it, as deep as the list is long.
impl<T> Drop for SharedList<T> {
    fn drop(&mut self) {
        let mut next = self.newest.take();
        while let Some(mut node) = next.and_then(Arc::into_inner) {
            next = node.before.take();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_go_their_own_ways_and_share_what_is_behind_them() {
        let mut list = SharedList::default();
        (0..200).for_each(|item| list.push(item));
        let mut copy = list.clone();
        copy.push(777);
        list.push(200);
        assert_eq!(
            list.oldest_first().into_iter().copied().collect::<Vec<_>>(),
            (0..=200).collect::<Vec<_>>()
        );
        assert_eq!(copy.newest_first().copied().take(2).collect::<Vec<_>>(), [777, 199]);
        let before =
            |list: &SharedList<i32>| list.newest.as_ref().and_then(|node| node.before.clone()).unwrap();
        assert!(Arc::ptr_eq(&before(&list), &before(&copy)), "nothing but the newest is copied");
    }

    #[test]
    fn a_very_long_list_is_dropped_without_a_deep_stack() {
        let mut list = SharedList::default();
        (0..1_000_000).for_each(|item| list.push(item));
        let copy = list.clone();
        drop(list);
        assert_eq!(copy.newest_first().count(), 1_000_000);
    }
}
