//! Information-set Monte Carlo tree search, open loop.
//!
//! Each iteration samples a state from the seat's view and descends the one tree with it. A node is weighed by how
//! often it was available, because sampled states differ in what is legal. Utilities are a vector over all seats, and
//! everyone maximises their own. Answers to forms are too many to list, so a node widens slowly with its visits.
//! Simultaneous hidden decisions are solved in [`crate::sealed`].

use std::collections::BTreeMap;
use std::time::Instant;

use game_core::{BySeat, Chance, Choices, Game, Log, LogOf, Seat, SeatSet, lossless};

use crate::guide::Guide;
use crate::master::ActionEstimate;
use crate::sealed::{SampledAnswer, SealedDecision};
use crate::tree::{NodeId, ROOT, Tree};

pub struct Search<'a, G: Game, M> {
    guide: &'a M,
    exploration: f32,
    config: &'a G::Config,
    me: Seat,
    tree: Tree<G>,
    choices: Choices<G>,
    log: LogOf<G>,
    path: Vec<NodeId>,
    /// Simultaneous decisions by their node.
    sealed_decisions: BTreeMap<NodeId, SealedDecision<G::Action>>,
    /// The simultaneous decisions of this iteration and what was answered at them.
    samples: Vec<(NodeId, Vec<SampledAnswer>)>,
    advised: Option<G::Action>,
    /// The node of the advice until it has been tried: with few iterations it would otherwise never be, and an action
    /// nobody has tried counts as worth nothing.
    to_try_first: Option<NodeId>,
    /// When the choice is due, if time is what counts.
    deadline: Option<Instant>,
}

impl<'a, G: Game, M: Guide<G>> Search<'a, G, M> {
    pub fn new(
        guide: &'a M,
        exploration: f32,
        config: &'a G::Config,
        me: Seat,
        deadline: Option<Instant>,
    ) -> Search<'a, G, M> {
        Search {
            guide,
            exploration,
            config,
            me,
            tree: Tree::new(),
            choices: Choices::default(),
            log: Log::off(),
            path: Vec::new(),
            sealed_decisions: BTreeMap::new(),
            samples: Vec::new(),
            advised: None,
            to_try_first: None,
            deadline,
        }
    }

    /// Whether the choice is due. The clock is read only where time is what counts.
    pub fn is_late(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    pub fn is_advised(&self) -> bool {
        self.advised.is_some()
    }

    pub fn take_advice(&mut self, world: &G, chance: &mut Chance) {
        self.choices.clear();
        world.choices(self.config, self.me, &mut self.choices);
        self.advised = self.guide.advice(self.config, world, self.me, &mut self.choices, chance);
        let Some(action) = self.advised.clone() else { return };
        if self.answers_at_once(world, self.me).is_empty() {
            self.to_try_first = Some(self.tree.add(ROOT, self.me, action));
        } else {
            self.sealed_decisions.entry(ROOT).or_insert_with(SealedDecision::new).add(self.me, action);
        }
    }

    /// The seats that decide simultaneously with this one, itself included; empty if it decides alone.
    fn answers_at_once(&self, world: &G, seat: Seat) -> SeatSet {
        let sealed = self.guide.sealed(self.config, world);
        if sealed.has(seat) && sealed.len() > 1 { sealed } else { SeatSet::NONE }
    }

    /// Plays a world to its end and learns from it. In some games that takes longer than the whole time given, so the clock
    /// is looked at before every action; of what is late nothing is learned.
    pub fn iterate(&mut self, mut world: G, chance: &mut Chance) {
        if self.play_on(&mut world, chance).is_some() && self.roll_out(&mut world, chance).is_some() {
            let utilities = self.guide.evaluate_seen_by(self.config, &world, self.me);
            self.learn(&utilities);
        }
    }

    /// Applies an action, unless the choice is due.
    fn apply(&mut self, world: &mut G, seat: Seat, action: &G::Action, chance: &mut Chance) -> Option<()> {
        if self.is_late() {
            return None;
        }
        world.apply(self.config, seat, action, chance, &mut self.log);
        Some(())
    }

    /// Descends the tree to a leaf; `None` if the choice is due before.
    fn play_on(&mut self, world: &mut G, chance: &mut Chance) -> Option<()> {
        self.path.clear();
        self.path.push(ROOT);
        self.samples.clear();
        let mut at = ROOT;
        // The root is always the searching seat's decision, even if several seats are waited for.
        let mut next = Some(self.me);
        while let Some(seat) = next {
            let sealed = self.answers_at_once(world, seat);
            let (child, is_new) = if sealed.is_empty() {
                let (child, is_new) = self.descend(at, seat, world, chance);
                let Some(action) = self.tree.node(child).action.clone() else { break };
                self.apply(world, seat, &action, chance)?;
                self.path.push(child);
                if is_new {
                    self.value_first(child, world);
                }
                (child, is_new)
            } else {
                self.answer_together(at, sealed, world, chance)?
            };
            at = child;
            let is_leaf = is_new || self.tree.node(child).visits < self.guide.expand_after();
            next = if is_leaf { None } else { world.awaited(self.config).first };
        }
        Some(())
    }

    /// What the position after an untried action is worth counts for some visits.
    fn value_first(&mut self, child: NodeId, world: &G) {
        let visits = self.guide.prior();
        if visits == 0 {
            return;
        }
        let utilities = self.guide.evaluate_seen_by(self.config, world, self.me);
        let node = self.tree.node_mut(child);
        node.visits += visits;
        for (seat, utility) in utilities.iter() {
            node.totals[seat.number()] += visits as f32 * utility;
        }
    }

    /// Chooses a child, or adds one if an action is untried.
    fn descend(&mut self, at: NodeId, seat: Seat, world: &G, chance: &mut Chance) -> (NodeId, bool) {
        self.choices.clear();
        world.choices(self.config, seat, &mut self.choices);
        self.guide.prune(self.config, world, seat, &mut self.choices);
        let advised = if at == ROOT { self.to_try_first.take() } else { None };
        if let Some(child) = advised.filter(|child| self.is_legal_here(*child, seat, world)) {
            return (child, true);
        }
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
            // There are only forms, and widening has not added a legal answer yet.
            None => {
                let action = self.choices.sample(chance);
                match self.tree.child(at, seat, &action) {
                    Some(child) => (child, false),
                    None => (self.tree.add(at, seat, action), true),
                }
            }
        }
    }

    /// All seats answer without knowing the other answers; the child is identified by all of them together. Seats
    /// that have answered before come first, so that the last of the others triggers the reveal.
    fn answer_together(
        &mut self,
        at: NodeId,
        sealed: SeatSet,
        world: &mut G,
        chance: &mut Chance,
    ) -> Option<(NodeId, bool)> {
        let mut decision = self.sealed_decisions.remove(&at).unwrap_or_else(SealedDecision::new);
        let answered = self.answers(&mut decision, at, sealed, world, chance);
        self.sealed_decisions.insert(at, decision);
        answered
    }

    fn answers(
        &mut self,
        decision: &mut SealedDecision<G::Action>,
        at: NodeId,
        sealed: SeatSet,
        world: &mut G,
        chance: &mut Chance,
    ) -> Option<(NodeId, bool)> {
        let waited_for = world.awaited(self.config).seats.and(sealed);
        let (mut samples, mut leaf, mut is_new) = (Vec::with_capacity(sealed.len()), at, false);
        for seat in sealed.minus(waited_for).iter().chain(waited_for.iter()) {
            let Some((sample, action)) = self.answer(decision, seat, world, chance) else { continue };
            self.apply(world, seat, &action, chance)?;
            samples.push(sample);
            let known = self.tree.child(leaf, seat, &action);
            is_new |= known.is_none();
            leaf = known.unwrap_or_else(|| self.tree.add(leaf, seat, action));
            self.path.push(leaf);
        }
        self.samples.push((at, samples));
        Some((leaf, is_new))
    }

    /// One seat's answer: an untried one, or one drawn by regret matching.
    fn answer(
        &mut self,
        decision: &mut SealedDecision<G::Action>,
        seat: Seat,
        world: &G,
        chance: &mut Chance,
    ) -> Option<(SampledAnswer, G::Action)> {
        self.choices.clear();
        world.choices(self.config, seat, &mut self.choices);
        if self.choices.is_empty() {
            return None;
        }
        self.guide.prune(self.config, world, seat, &mut self.choices);
        // The advice, which is there from the start.
        if let Some(unplayed) = decision.unplayed(seat, |action| self.is_legal(action, seat, world)) {
            return Some(unplayed);
        }
        if let Some(untried) = self.choices.exact.iter().find(|action| !decision.has(seat, action)) {
            return Some(decision.try_out(seat, untried.clone()));
        }
        let widest = 2.0 + (decision.visits() as f32).sqrt() + self.choices.exact.len() as f32;
        if !self.choices.forms.is_empty() && (decision.answers_of(seat) as f32) < widest {
            let action = self.guide.answer_form(self.config, world, seat, &mut self.choices, chance);
            if let Some(action) = action.filter(|action| !decision.has(seat, action)) {
                return Some(decision.try_out(seat, action));
            }
        }
        if let Some(drawn) = decision.draw(seat, |action| self.is_legal(action, seat, world), chance) {
            return Some(drawn);
        }
        let action = self.choices.sample(chance);
        Some(decision.try_out(seat, action))
    }

    fn is_legal_here(&self, child: NodeId, seat: Seat, world: &G) -> bool {
        let node = self.tree.node(child);
        node.seat == seat && node.action.as_ref().is_some_and(|action| self.is_legal(action, seat, world))
    }

    /// Whether the seat, whose choices lie ready, may do this.
    fn is_legal(&self, action: &G::Action, seat: Seat, world: &G) -> bool {
        self.choices.exact.contains(action)
            || (!self.choices.forms.is_empty() && world.check(self.config, seat, action).is_ok())
    }

    /// An exact action that has no node yet, or a new answer to a form if the node may widen.
    fn untried(&mut self, at: NodeId, seat: Seat, world: &G, chance: &mut Chance) -> Option<G::Action> {
        let exact = lossless(self.choices.exact.len());
        if exact > 0 {
            // A random start, so that the order of the list does not matter.
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
        let action = self.guide.answer_form(self.config, world, seat, &mut self.choices, chance)?;
        if self.tree.child(at, seat, &action).is_some() {
            return None;
        }
        self.tree.node_mut(at).from_forms += 1;
        Some(action)
    }

    /// Plays on by the guide's policy as far as is worth it; `None` if the choice is due before.
    fn roll_out(&mut self, world: &mut G, chance: &mut Chance) -> Option<()> {
        let mut decisions = 0;
        while decisions < self.guide.horizon() {
            let Some(seat) = world.awaited(self.config).first else { break };
            if self.guide.is_quiet(self.config, world) {
                break;
            }
            self.choices.clear();
            world.choices(self.config, seat, &mut self.choices);
            let action = self.guide.go_on(self.config, world, seat, &mut self.choices, chance);
            self.apply(world, seat, &action, chance)?;
            decisions += 1;
        }
        Some(())
    }

    fn learn(&mut self, utilities: &BySeat<f32>) {
        for (at, samples) in &self.samples {
            if let Some(decision) = self.sealed_decisions.get_mut(at) {
                decision.learn(samples, utilities);
            }
        }
        for id in &self.path {
            let node = self.tree.node_mut(*id);
            node.visits += 1;
            for (seat, utility) in utilities.iter() {
                node.totals[seat.number()] += utility;
            }
        }
    }

    pub fn estimates(self) -> Vec<ActionEstimate<G::Action>> {
        let is_advice = |action: &G::Action| self.advised.as_ref() == Some(action);
        if let Some(decision) = self.sealed_decisions.get(&ROOT) {
            return decision
                .estimates_of(self.me)
                .map(|estimate| ActionEstimate {
                    action: estimate.action.clone(),
                    visits: estimate.visits,
                    value: estimate.value,
                    is_advice: is_advice(estimate.action),
                    share: estimate.share,
                })
                .collect();
        }
        let children = self.tree.children(ROOT).map(|id| self.tree.node(id));
        children
            .filter_map(|node| {
                let action = node.action.clone()?;
                let value = node.totals[self.me.number()] / node.visits.max(1) as f32;
                let is_advice = is_advice(&action);
                Some(ActionEstimate { action, visits: node.visits, value, is_advice, share: 0.0 })
            })
            .collect()
    }
}
