//! The search tree: nodes in one vector, children as linked lists, nothing freed during a search.

use game_core::{Game, MAX_SEATS, Seat, lossless};

/// A node's index in the tree.
pub type NodeId = u32;

pub const ROOT: NodeId = 0;
const NO_NODE: NodeId = u32::MAX;

/// Statistics of one action in one position.
pub struct Node<A> {
    /// The action that leads here; `None` at the root.
    pub action: Option<A>,
    /// Who took it.
    pub seat: Seat,
    pub visits: u32,
    /// How often the action was legal when its siblings were compared.
    pub available: u32,
    /// Sums of utilities, one for each seat.
    pub totals: [f32; MAX_SEATS],
    first_child: NodeId,
    next_sibling: NodeId,
    /// Children that are answers to forms.
    pub from_forms: u32,
}

/// All nodes.
pub struct Tree<G: Game> {
    nodes: Vec<Node<G::Action>>,
}

impl<G: Game> Tree<G> {
    pub fn new() -> Tree<G> {
        let root = Node {
            action: None,
            seat: Seat::at(0),
            visits: 0,
            available: 0,
            totals: [0.0; MAX_SEATS],
            first_child: NO_NODE,
            next_sibling: NO_NODE,
            from_forms: 0,
        };
        Tree { nodes: vec![root] }
    }

    pub fn node(&self, id: NodeId) -> &Node<G::Action> {
        &self.nodes[id as usize]
    }

    pub fn node_mut(&mut self, id: NodeId) -> &mut Node<G::Action> {
        &mut self.nodes[id as usize]
    }

    pub fn first_child(&self, parent: NodeId) -> Option<NodeId> {
        some(self.node(parent).first_child)
    }

    pub fn next_sibling(&self, child: NodeId) -> Option<NodeId> {
        some(self.node(child).next_sibling)
    }

    pub fn children(&self, parent: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.first_child(parent), |child| self.next_sibling(*child))
    }

    pub fn child(&self, parent: NodeId, seat: Seat, action: &G::Action) -> Option<NodeId> {
        self.children(parent).find(|child| {
            let node = self.node(*child);
            node.seat == seat && node.action.as_ref() == Some(action)
        })
    }

    pub fn add(&mut self, parent: NodeId, seat: Seat, action: G::Action) -> NodeId {
        let id = lossless(self.nodes.len());
        let next_sibling = self.node(parent).first_child;
        self.nodes.push(Node {
            action: Some(action),
            seat,
            visits: 0,
            available: 0,
            totals: [0.0; MAX_SEATS],
            first_child: NO_NODE,
            next_sibling,
            from_forms: 0,
        });
        self.node_mut(parent).first_child = id;
        id
    }
}

fn some(id: NodeId) -> Option<NodeId> {
    (id != NO_NODE).then_some(id)
}
