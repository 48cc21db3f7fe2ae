//! The nodes of a search, kept in three lists that are used again for every choice.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use tabletop::Seat;

use crate::Trail;

/// A question to a seat that has witnessed one certain history and has certain legal actions.
#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    count: u16,
    visits: u32,
    total: f32,
}

/// One of the choices of a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    pub(crate) prior: f32,
    pub(crate) visits: u32,
    pub(crate) total: f32,
}

/// What identifies a node: the seat and the whole of what it has witnessed and done since the root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key(Seat, Trail);

impl std::hash::Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.1.finish() ^ (self.0.index() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    }
}

/// A key is mixed well enough to be its own hash.
#[derive(Clone, Copy, Debug, Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are written as one word");
    }
    fn write_u64(&mut self, word: u64) {
        self.0 = word;
    }
}

/// A step of a simulation through the tree: the node, the choice, and who chose.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) seat: Seat,
    node: u32,
    edge: u32,
}

/// The trees of all observers in one table.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    known: HashMap<Key, u32, BuildHasherDefault<Mixed>>,
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    most_nodes: usize,
}

/// How many choices a node has on average, at most, when the memory is shared out.
const EDGES_PER_NODE: usize = 16;

impl<A: Copy> Tree<A> {
    pub(crate) fn new(most_nodes: usize) -> Self {
        Self { known: HashMap::default(), nodes: Vec::new(), edges: Vec::new(), most_nodes }
    }

    /// Forgets everything but keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.known.clear();
        self.nodes.clear();
        self.edges.clear();
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The node of the seat with this history, if it has been met before.
    #[inline]
    pub(crate) fn find(&self, seat: Seat, trail: Trail) -> Option<u32> {
        self.known.get(&Key(seat, trail)).copied()
    }

    /// A new node, if there is room. The numbers of `appeal` become priors; with less `trust` they
    /// are nearer to even.
    pub(crate) fn grow(&mut self, seat: Seat, trail: Trail, legal: &[A], appeal: &[f32], trust: f32) -> Option<u32> {
        let full = self.nodes.len() >= self.most_nodes
            || self.edges.len() + legal.len() > self.most_nodes.saturating_mul(EDGES_PER_NODE);
        if full && !self.nodes.is_empty() {
            return None;
        }
        let index = self.nodes.len() as u32;
        let first = self.edges.len() as u32;
        self.nodes.push(Node { first, count: legal.len() as u16, visits: 0, total: 0.0 });
        self.known.insert(Key(seat, trail), index);
        let most = appeal.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let even = (legal.len() as f32).recip();
        if trust > 0.0 && appeal.len() == legal.len() {
            let weight = |appeal: f32| (appeal - most).exp();
            let total: f32 = appeal.iter().map(|&appeal| weight(appeal)).sum();
            self.edges.extend(legal.iter().zip(appeal).map(|(&action, &appeal)| {
                let prior = trust * weight(appeal) / total + (1.0 - trust) * even;
                Edge { action, prior, visits: 0, total: 0.0 }
            }));
        } else {
            self.edges.extend(legal.iter().map(|&action| Edge { action, prior: even, visits: 0, total: 0.0 }));
        }
        Some(index)
    }

    /// The choice to try next: what has done well, what looks good, what was tried seldom.
    #[inline]
    pub(crate) fn select(&self, seat: Seat, node: u32, explore: f32) -> (Step, A) {
        let Node { first, count, visits, total } = self.nodes[node as usize];
        let edges = &self.edges[first as usize..first as usize + count as usize];
        let curiosity = explore * (visits as f32).sqrt();
        // What has not been tried counts as average.
        let unknown = if visits == 0 { 0.5 } else { total / visits as f32 };
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for (index, edge) in edges.iter().enumerate() {
            let (mean, tried) = match edge.visits {
                0 => (unknown, 1.0),
                visits => (edge.total / visits as f32, 1.0 + visits as f32),
            };
            let score = mean + (curiosity * edge.prior + 1e-6) / tried;
            if score > most {
                (best, most) = (index, score);
            }
        }
        (Step { seat, node, edge: first + best as u32 }, edges[best].action)
    }

    /// The step that takes the node's `place`-th choice.
    #[inline]
    pub(crate) fn step(&self, seat: Seat, node: u32, place: usize) -> Step {
        Step { seat, node, edge: self.nodes[node as usize].first + place as u32 }
    }

    /// A simulation that took this step was worth so much to whoever chose.
    #[inline]
    pub(crate) fn learn(&mut self, step: Step, value: f32) {
        let node = &mut self.nodes[step.node as usize];
        node.visits += 1;
        node.total += value;
        let edge = &mut self.edges[step.edge as usize];
        edge.visits += 1;
        edge.total += value;
    }

    /// The place of the step's choice among those of its node.
    pub(crate) fn place(&self, step: Step) -> usize {
        (step.edge - self.nodes[step.node as usize].first) as usize
    }

    /// The choices of a node.
    pub(crate) fn edges(&self, node: u32) -> &[Edge<A>] {
        let Node { first, count, .. } = self.nodes[node as usize];
        &self.edges[first as usize..first as usize + count as usize]
    }

    /// The most bytes a tree of so many nodes can take.
    pub(crate) const fn most_bytes(most_nodes: usize) -> usize {
        // The hash table is at most 7/8 full, a power of two, and has a byte more for each place;
        // lists double when they grow.
        let table = (most_nodes * 8 / 7 + 1).next_power_of_two() * (size_of::<(Key, u32)>() + 1);
        table + 2 * most_nodes * (size_of::<Node>() + EDGES_PER_NODE * size_of::<Edge<A>>())
    }
}
