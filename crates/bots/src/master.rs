//! Information-set Monte Carlo tree search, open loop.
//!
//! Each iteration builds a possible world from the seat's view and walks the one tree with it. A node is weighed
//! by how often it was available, since worlds differ in what is legal. Utilities are a vector over all seats and
//! everyone maximises their own. Answers to forms are too many to list, so a node widens slowly with its visits.

use std::time::{Duration, Instant};

use table::{Bot, BySeat, Chance, Choices, Game, Log, LogOf, Seat, ViewOf};

use crate::guide::Guide;
use crate::tree::{NodeId, ROOT, Tree};

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations: the same seed gives the same choice.
    Iterations(u32),
    /// So long, whatever the machine makes of it.
    Time(Duration),
}

/// A player that searches.
#[derive(Clone, Copy, Debug)]
pub struct Master<M> {
    pub guide: M,
    pub budget: Budget,
    /// How much it explores, in units of utility.
    pub exploration: f32,
}

/// How much better than the advice something must have looked after one visit; the noise goes down with the square
/// root of the visits.
const NOISE: f32 = 0.15;

/// What the search came to think of one action.
#[derive(Clone, Debug)]
pub struct Thought<A> {
    pub action: A,
    pub visits: u32,
    /// The mean utility to the seat that thinks.
    pub value: f32,
    /// Whether the guide advised it.
    pub is_advice: bool,
}

impl<M> Master<M> {
    pub const fn new(guide: M, budget: Budget) -> Master<M> {
        Master { guide, budget, exploration: 0.7 }
    }
}

impl<G: Game, M: Guide<G> + Clone + 'static> Bot<G> for Master<M> {
    fn choose(
        &self,
        table: &G::Table,
        view: &ViewOf<G>,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> G::Action {
        if choices.forms.is_empty() && choices.exact.len() == 1 {
            return choices.exact[0].clone();
        }
        let thoughts = self.think(table, view, chance);
        match best(thoughts) {
            Some(thought) if choices.contain(&thought.action) => thought.action,
            _ => choices.sample(chance),
        }
    }

    /// `master:800` thinks 800 iterations, `master:50ms` so long.
    fn tempered(&self, words: &[&str]) -> Option<Box<dyn Bot<G>>> {
        let [word] = words else { return None };
        let budget = match word.strip_suffix("ms") {
            Some(milliseconds) => Budget::Time(Duration::from_millis(milliseconds.parse().ok()?)),
            None => Budget::Iterations(word.parse().ok().filter(|iterations| *iterations > 0)?),
        };
        Some(Box::new(Master { guide: self.guide.clone(), budget, exploration: self.exploration }))
    }
}

/// The most visited; with an advice, what looks best even when its noise is counted against it.
fn best<A>(thoughts: Vec<Thought<A>>) -> Option<Thought<A>> {
    if !thoughts.iter().any(|thought| thought.is_advice) {
        return thoughts.into_iter().max_by_key(|thought| thought.visits);
    }
    let sure = |thought: &Thought<A>| {
        let noise = if thought.is_advice { 0.0 } else { NOISE / (thought.visits.max(1) as f32).sqrt() };
        thought.value - noise
    };
    thoughts.into_iter().max_by(|one, two| sure(one).total_cmp(&sure(two)))
}

impl<M> Master<M> {
    /// Searches, and says what it thinks of each action it has tried.
    pub fn think<G: Game>(
        &self,
        table: &G::Table,
        view: &ViewOf<G>,
        chance: &mut Chance,
    ) -> Vec<Thought<G::Action>>
    where
        M: Guide<G>,
    {
        let Some(me) = view.seat else { return Vec::new() };
        let mut search = Search {
            guide: &self.guide,
            exploration: self.exploration,
            table,
            me,
            tree: Tree::new(),
            choices: Choices::default(),
            log: Log::off(),
            path: Vec::new(),
            advised: None,
        };
        let world = G::determinize(table, view, chance);
        search.take_advice(&world, chance);
        if search.advised.is_some() && !self.guide.is_worth_a_search(table, &world) {
            return search.thoughts();
        }
        let started = Instant::now();
        let mut iterations = 0;
        loop {
            let enough = match self.budget {
                Budget::Iterations(limit) => iterations >= limit,
                Budget::Time(limit) => iterations % 16 == 0 && started.elapsed() >= limit,
            };
            if enough {
                break;
            }
            search.iterate(G::determinize(table, view, chance), chance);
            iterations += 1;
        }
        search.thoughts()
    }
}

struct Search<'a, G: Game, M> {
    guide: &'a M,
    exploration: f32,
    table: &'a G::Table,
    me: Seat,
    tree: Tree<G>,
    choices: Choices<G>,
    log: LogOf<G>,
    path: Vec<NodeId>,
    advised: Option<NodeId>,
}

impl<G: Game, M: Guide<G>> Search<'_, G, M> {
    fn take_advice(&mut self, world: &G, chance: &mut Chance) {
        self.choices.clear();
        world.choices(self.table, self.me, &mut self.choices);
        let advice = self.guide.advice(self.table, world, self.me, &mut self.choices, chance);
        self.advised = advice.map(|action| self.tree.add(ROOT, self.me, action));
    }

    fn iterate(&mut self, mut world: G, chance: &mut Chance) {
        self.path.clear();
        self.path.push(ROOT);
        let mut at = ROOT;
        // The root is always the searching seat's decision, also where several are waited for at once.
        let mut next = Some(self.me);
        while let Some(seat) = next {
            let (child, is_new) = self.descend(at, seat, &world, chance);
            let Some(action) = self.tree.node(child).action.clone() else { break };
            world.apply(self.table, seat, &action, chance, &mut self.log);
            self.path.push(child);
            at = child;
            let is_leaf = is_new || self.tree.node(child).visits < self.guide.expand_after();
            next = if is_leaf { None } else { world.ask_first(self.table) };
        }
        self.roll_out(&mut world, chance);
        let utilities = self.guide.evaluate(self.table, &world);
        self.learn(&utilities);
    }

    /// Chooses a child to go to, adding one if something untried is at hand.
    fn descend(&mut self, at: NodeId, seat: Seat, world: &G, chance: &mut Chance) -> (NodeId, bool) {
        self.choices.clear();
        world.choices(self.table, seat, &mut self.choices);
        self.guide.prune(self.table, world, seat, &mut self.choices);
        if let Some(action) = self.untried(at, seat, world, chance) {
            return (self.tree.add(at, seat, action), true);
        }
        let mut best = None;
        let mut best_weight = f32::NEG_INFINITY;
        let mut next = self.tree.first_child(at);
        while let Some(child) = next {
            next = self.tree.next_sibling(child);
            if !self.is_legal_here(child, seat, world) {
                continue;
            }
            let node = self.tree.node_mut(child);
            node.available += 1;
            let visits = node.visits as f32;
            let mean = node.totals[seat.number()] / visits.max(1.0);
            let weight = mean + self.exploration * ((node.available as f32).ln() / visits.max(1.0)).sqrt();
            if weight > best_weight {
                best_weight = weight;
                best = Some(child);
            }
        }
        match best {
            Some(child) => (child, false),
            // Only forms, and the widening has not let a legal one in yet.
            None => {
                let action = self.choices.sample(chance);
                match self.tree.child(at, seat, &action) {
                    Some(child) => (child, false),
                    None => (self.tree.add(at, seat, action), true),
                }
            }
        }
    }

    fn is_legal_here(&self, child: NodeId, seat: Seat, world: &G) -> bool {
        let node = self.tree.node(child);
        let Some(action) = &node.action else { return false };
        node.seat == seat
            && (self.choices.exact.contains(action)
                || (!self.choices.forms.is_empty() && world.check(self.table, seat, action).is_ok()))
    }

    /// An exact action without a node, or a new answer to a form if the node is due to widen.
    fn untried(&mut self, at: NodeId, seat: Seat, world: &G, chance: &mut Chance) -> Option<G::Action> {
        let exact = self.choices.exact.len() as u32;
        if exact > 0 {
            // Starting anywhere keeps the order of the list from mattering.
            let start = chance.pick("untried", exact);
            for step in 0..exact {
                let action = &self.choices.exact[((start + step) % exact) as usize];
                if self.tree.child(at, seat, action).is_none() {
                    return Some(action.clone());
                }
            }
        }
        let node = self.tree.node(at);
        let widest = 2.0 + (node.visits as f32).sqrt();
        if self.choices.forms.is_empty() || node.from_forms as f32 >= widest {
            return None;
        }
        let action = self.guide.answer_form(self.table, world, seat, &mut self.choices, chance)?;
        if self.tree.child(at, seat, &action).is_some() {
            return None;
        }
        self.tree.node_mut(at).from_forms += 1;
        Some(action)
    }

    fn roll_out(&mut self, world: &mut G, chance: &mut Chance) {
        let mut decisions = 0;
        while decisions < self.guide.horizon() {
            let Some(seat) = world.ask_first(self.table) else { return };
            if self.guide.is_quiet(self.table, world) {
                return;
            }
            self.choices.clear();
            world.choices(self.table, seat, &mut self.choices);
            let action = self.guide.go_on(self.table, world, seat, &mut self.choices, chance);
            world.apply(self.table, seat, &action, chance, &mut self.log);
            decisions += 1;
        }
    }

    fn learn(&mut self, utilities: &BySeat<f32>) {
        for id in &self.path {
            let node = self.tree.node_mut(*id);
            node.visits += 1;
            for (seat, utility) in utilities.iter() {
                node.totals[seat.number()] += utility;
            }
        }
    }

    fn thoughts(self) -> Vec<Thought<G::Action>> {
        self.tree
            .children(ROOT)
            .filter_map(|id| {
                let node = self.tree.node(id);
                let value = node.totals[self.me.number()] / node.visits.max(1) as f32;
                let is_advice = self.advised == Some(id);
                node.action.clone().map(|action| Thought { action, visits: node.visits, value, is_advice })
            })
            .collect()
    }
}
