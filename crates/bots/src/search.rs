//! Information-set Monte Carlo tree search with a tree for each observer.
//!
//! Each simulation samples a world from the view and walks down the trees of all seats at once. A
//! seat's next node depends only on what that seat has witnessed and done since the root, so nobody
//! in the search uses what it could not know; seats that choose together choose one after the other
//! without having witnessed anything of each other. Chance is answered anew in each simulation. Each
//! seat's tree grows by one node at most; below it the seat follows the rules of thumb, and so do all
//! once the tree of the seat that thinks has ended.

use std::thread;
use std::time::Instant;

use tabletop::{Fresh, Game, Heuristic, Nature, Outlook, Pending, Seat, SeatSet, Silent, Story, View, Viewer};

use crate::playout::Lists;
use crate::tree::{Step, Tree};
use crate::{Aim, Bot, BotRng, Budget, Playout, Trail};

/// How a [`Search`] thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How long.
    pub budget: Budget,
    /// On how many threads; each grows trees of its own.
    pub threads: u8,
    /// How curious it is about what was tried seldom.
    pub explore: f32,
    /// How far it trusts the rules of thumb inside the trees, 0 to 1.
    pub trust: f32,
    /// How simulations go on below the trees.
    pub playout: Playout,
    /// How much the margin counts besides the win, 0 to 1.
    pub margin: f32,
    /// The most nodes of each thread's trees. A full tree is used but does not grow.
    pub most_nodes: u32,
    /// How blurred its final judgement is: choices whose values differ by this much are mixed up
    /// about one time in four. 0 for not at all.
    pub noise: f32,
}

impl Settings {
    /// The usual way to think, so long.
    pub const fn with(budget: Budget) -> Self {
        Self {
            budget,
            threads: 1,
            explore: 1.0,
            trust: 0.5,
            playout: Playout { whim: 0.2, turns: None },
            margin: 0.3,
            most_nodes: 1 << 16,
            noise: 0.0,
        }
    }
}

/// What a search thinks of one choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked<A> {
    /// The choice.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What it is worth, 0 to 1: the win and a little of the margin.
    pub value: f32,
    /// The estimated share of the win.
    pub share: f32,
    /// The estimated final score.
    pub score: f32,
}

/// What one choice is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    /// To every seat, on average.
    pub mean: Outlook,
    /// The standard error of the chooser's share of the win.
    pub error: f32,
}

/// What a search thinks of all choices, best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    /// The choices.
    pub choices: Vec<Ranked<A>>,
    /// How many worlds were played.
    pub simulations: u32,
    /// How many nodes the trees had in the end.
    pub nodes: u32,
}

/// The strongest player: searches worlds that look like its view.
#[derive(Clone, Debug)]
pub struct Search<G: Game> {
    settings: Settings,
    whim: BotRng,
    minds: Vec<Mind<G>>,
}

impl<G: Heuristic> Search<G> {
    /// A player with these settings and whims.
    pub fn new(settings: Settings, whim: BotRng) -> Self {
        let mind = |_| Mind::new(settings.most_nodes as usize);
        Self { settings, whim, minds: (0..settings.threads.max(1)).map(mind).collect() }
    }

    /// Gives it other whims; nothing else is left of what it thought before.
    pub fn begin_anew(&mut self, whim: BotRng) {
        self.whim = whim;
    }

    /// The most bytes that the trees of a search with these settings can take.
    pub const fn most_bytes(settings: &Settings) -> usize {
        settings.threads as usize * Tree::<G::Action>::most_bytes(settings.most_nodes as usize)
    }

    /// Thinks about the choices and ranks them.
    ///
    /// # Panics
    /// If there is no choice, or the view is a spectator's.
    pub fn analyse(&mut self, view: &View<G>, legal: &[G::Action]) -> Analysis<G::Action> {
        self.think(view, legal);
        self.judge(view.viewer.seat().expect("only a seat has a choice"), legal)
    }

    /// What one choice is worth to everybody, as far as its seat can know.
    ///
    /// # Panics
    /// If the view is a spectator's.
    pub fn worth(&mut self, view: &View<G>, action: G::Action) -> Worth {
        let chooser = view.viewer.seat().expect("only a seat has a choice").index();
        self.think(view, &[action]);
        let mut all = Fate::default();
        self.minds.iter().flat_map(|mind| &mind.fates).for_each(|fate| all.merge(fate));
        let count = all.count.max(1) as f32;
        let mean = Outlook { share: all.share.map(|sum| sum / count), score: all.score.map(|sum| sum / count) };
        let variance = (all.squares / count - mean.share[chooser].powi(2)).max(0.0);
        Worth { mean, error: (variance / count).sqrt() }
    }

    /// Grows the trees.
    fn think(&mut self, view: &View<G>, legal: &[G::Action]) {
        let began = Instant::now();
        let seat = view.viewer.seat().expect("only a seat has a choice");
        let settings = self.settings;
        let count = self.minds.len() as u32;
        for (number, mind) in self.minds.iter_mut().enumerate() {
            mind.begin(self.whim.branch(number as u64), legal.len());
        }
        let think = |number: usize, mind: &mut Mind<G>| {
            let search = Root { view, seat, legal, settings: &settings };
            mind.simulations = settings.budget.part(number as u32, count).spend(began, || mind.simulate(&search));
        };
        match &mut self.minds[..] {
            [mind] => think(0, mind),
            minds => thread::scope(|scope| {
                for (number, mind) in minds.iter_mut().enumerate() {
                    let think = &think;
                    scope.spawn(move || think(number, mind));
                }
            }),
        }
    }

    /// Adds up what the threads found.
    fn judge(&self, seat: Seat, legal: &[G::Action]) -> Analysis<G::Action> {
        let mut choices: Vec<_> =
            legal.iter().map(|&action| Ranked { action, visits: 0, value: 0.0, share: 0.0, score: 0.0 }).collect();
        for mind in &self.minds {
            for (choice, (edge, fate)) in choices.iter_mut().zip(mind.tree.edges(0).iter().zip(&mind.fates)) {
                choice.visits += edge.visits;
                choice.value += edge.total;
                choice.share += fate.share[seat.index()];
                choice.score += fate.score[seat.index()];
            }
        }
        for choice in &mut choices {
            let visits = choice.visits.max(1) as f32;
            choice.value /= visits;
            choice.share /= visits;
            choice.score /= visits;
        }
        choices.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value)));
        Analysis {
            choices,
            simulations: self.minds.iter().map(|mind| mind.simulations).sum(),
            nodes: self.minds.iter().map(|mind| mind.tree.len() as u32).sum(),
        }
    }

    /// The choice somebody with a blurred judgement makes.
    fn blurred(&mut self, choices: &[Ranked<G::Action>]) -> G::Action {
        let noise = self.settings.noise;
        // Gumbel noise on the values is the same as choosing by softmax. What was hardly tried is
        // drawn towards the worst, so that it is not chosen for a lucky try.
        let worst = choices.iter().map(|choice| choice.value).fold(1.0, f32::min);
        let tempting = |choice: &Ranked<G::Action>, whim: &mut BotRng| {
            let value = (choice.value * choice.visits as f32 + worst) / (choice.visits as f32 + 1.0);
            value - noise * (-(whim.unit().max(1e-9)).ln()).ln()
        };
        let scores: Vec<f32> = choices.iter().map(|choice| tempting(choice, &mut self.whim)).collect();
        choices[crate::playout::best_of(&scores, &mut self.whim)].action
    }
}

impl<G: Heuristic> Bot<G> for Search<G> {
    fn choose(&mut self, view: &View<G>, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let analysis = self.analyse(view, legal);
        if self.settings.noise > 0.0 { self.blurred(&analysis.choices) } else { analysis.choices[0].action }
    }
}

/// The question at the root.
struct Root<'a, G: Game> {
    view: &'a View<G>,
    seat: Seat,
    legal: &'a [G::Action],
    settings: &'a Settings,
}

/// How simulations through one choice of the root ended, added up.
#[derive(Clone, Copy, Debug, Default)]
struct Fate {
    share: [f32; Seat::MAX],
    score: [f32; Seat::MAX],
    /// The squares of the chooser's shares.
    squares: f32,
    count: u32,
}

impl Fate {
    /// What other simulations have found, too.
    fn merge(&mut self, other: &Self) {
        self.share.iter_mut().zip(other.share).for_each(|(sum, share)| *sum += share);
        self.score.iter_mut().zip(other.score).for_each(|(sum, score)| *sum += score);
        self.squares += other.squares;
        self.count += other.count;
    }

    /// One more simulation.
    fn add(&mut self, outlook: &Outlook, chooser: Seat) {
        let Outlook { share, score } = *outlook;
        self.merge(&Self { share, score, squares: share[chooser.index()].powi(2), count: 1 });
    }
}

/// One thread's trees and lists.
#[derive(Clone, Debug)]
struct Mind<G: Game> {
    tree: Tree<G::Action>,
    lists: Lists<G::Action>,
    steps: Vec<Step>,
    fates: Vec<Fate>,
    whim: BotRng,
    simulations: u32,
}

impl<G: Heuristic> Mind<G> {
    fn new(most_nodes: usize) -> Self {
        Self {
            tree: Tree::new(most_nodes),
            lists: Lists::default(),
            steps: Vec::with_capacity(64),
            fates: Vec::new(),
            whim: BotRng::of(0),
            simulations: 0,
        }
    }

    fn begin(&mut self, whim: BotRng, choices: usize) {
        self.whim = whim;
        self.tree.clear();
        self.fates.clear();
        self.fates.resize(choices, Fate::default());
    }

    fn simulate(&mut self, root: &Root<'_, G>) {
        let mut world = G::determinize(root.view, &mut self.whim);
        let seats = world.seats();
        let outlook = match self.walk(&mut world, root) {
            Some(outlook) => outlook,
            None => root.settings.playout.run(&mut world, &mut self.lists, &mut self.whim),
        };
        let aim = Aim { margin: root.settings.margin, spread: G::SPREAD };
        if let Some(&first) = self.steps.first() {
            let fate = &mut self.fates[self.tree.place(first)];
            fate.add(&outlook, root.seat);
        }
        let mut values = [0.0; Seat::MAX];
        for seat in Seat::first(seats) {
            values[seat.index()] = aim.value(&outlook, seat, seats);
        }
        for &step in &self.steps {
            self.tree.learn(step, values[step.seat.index()]);
        }
    }

    /// Walks down the trees until the own one ends; the outlook if the world ends before.
    fn walk(&mut self, world: &mut G, root: &Root<'_, G>) -> Option<Outlook> {
        let settings = root.settings;
        let mut trails = Trails { seats: world.seats(), each: [Trail::default(); Seat::MAX] };
        let stop = settings.playout.turns.map(|turns| world.turns().saturating_add(turns));
        // What another seat knows from before the root differs from world to world.
        for other in Seat::first(trails.seats).filter(|&other| other != root.seat) {
            trails.each[other.index()].saw(&world.secret(other));
        }
        // Seats whose tree has ended: they go on by rules of thumb.
        let mut out = SeatSet::EMPTY;
        self.steps.clear();
        loop {
            let seat = match world.pending() {
                Pending::Chance(question) => {
                    let outcome = Fresh(&mut self.whim).answer(world, &question);
                    world.apply_chance(outcome, &mut trails);
                    continue;
                }
                Pending::Over => return Some(world.result().expect("a finished game has a standing").into()),
                _ if self.steps.is_empty() => root.seat,
                Pending::Seat(seat) => seat,
                Pending::Together(seats) => seats.lowest().expect("somebody is asked"),
            };
            if stop.is_some_and(|stop| world.turns() >= stop) {
                return Some(world.outlook());
            }
            let mut trail = trails.each[seat.index()];
            if seat == root.seat {
                // The same history has the same legal actions.
                if let Some(node) = self.tree.find(seat, trail) {
                    self.follow(world, seat, node, settings, &mut trails);
                    continue;
                }
            }
            self.lists.legal.clear();
            if self.steps.is_empty() {
                self.lists.legal.extend_from_slice(root.legal);
            } else {
                world.legal_actions(seat, &mut self.lists.legal);
                if let [only] = self.lists.legal[..] {
                    // What is forced belongs to the history too: nobody may be told of it.
                    trails.each[seat.index()].did(&only);
                    world.apply(seat, only, &mut trails);
                    continue;
                }
            }
            if seat != root.seat {
                if out.contains(seat) {
                    let choice = settings.playout.choice(world, seat, &mut self.lists, &mut self.whim);
                    world.apply(seat, self.lists.legal[choice], &mut trails);
                    continue;
                }
                // So does what it can do.
                trail.saw(&self.lists.legal);
                if let Some(node) = self.tree.find(seat, trail) {
                    self.follow(world, seat, node, settings, &mut trails);
                    continue;
                }
            }
            let choice = self.grow(world, seat, trail, settings);
            let action = self.lists.legal[choice];
            if seat == root.seat {
                world.apply(seat, action, &mut Silent);
                return None;
            }
            out = out.with(seat);
            world.apply(seat, action, &mut trails);
        }
    }

    /// Takes the most interesting choice of a known node.
    #[inline]
    fn follow(&mut self, world: &mut G, seat: Seat, node: u32, settings: &Settings, trails: &mut Trails) {
        let (step, action) = self.tree.select(seat, node, settings.explore);
        debug_assert_eq!(world.refusal(seat, &action), None, "a history with other legal actions");
        self.steps.push(step);
        trails.each[seat.index()].did(&action);
        world.apply(seat, action, trails);
    }

    /// Makes a node for the listed legal actions, if there is room, and says which one to take.
    fn grow(&mut self, world: &G, seat: Seat, trail: Trail, settings: &Settings) -> usize {
        self.lists.appeal.clear();
        if settings.trust > 0.0 {
            world.appeal(seat, &self.lists.legal, &mut self.lists.appeal);
        }
        let node = self.tree.grow(seat, trail, &self.lists.legal, &self.lists.appeal, settings.trust);
        let choice = settings.playout.choice(world, seat, &mut self.lists, &mut self.whim);
        if let Some(node) = node {
            self.steps.push(self.tree.step(seat, node, choice));
        }
        choice
    }
}

/// What every seat has witnessed since the root.
struct Trails {
    seats: u8,
    each: [Trail; Seat::MAX],
}

impl<G: Game> Story<G> for Trails {
    #[inline]
    fn tell(&mut self, _: &G, event: G::Event) {
        for seat in Seat::first(self.seats) {
            if let Some(witnessed) = G::witness(&event, Viewer::Seat(seat)) {
                self.each[seat.index()].saw(&witnessed);
            }
        }
    }
}
