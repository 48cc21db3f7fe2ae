//! What every game whose positions can be written by hand promises (see [`Positioned`]): a position
//! that was dumped can be placed and looks the same, envelopes included; whatever is placed can be played
//! to its end; it tells nobody what that seat may not know; and nothing anybody writes makes it panic.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use super::{Audit, Battery, Run, legal};
use crate::session::finished;
use crate::{Fresh, Game, Nature, Pending, Positioned, Record, Seat, Seed, Session, Silent, Viewer, below, pick};

/// Positions of one game in one set-up.
pub struct Placements<G: Positioned> {
    config: G::Config,
    audit: Audit<G>,
    longest: usize,
}

impl<G: Positioned> Placements<G> {
    /// Positions of games with this set-up; what must hold in each of them.
    pub fn new(config: G::Config, audit: Audit<G>) -> Self {
        Self { config, audit, longest: 20_000 }
    }

    /// Plays random games; at about one step in `every` the position is dumped, placed and compared,
    /// and the placed game is played to its end.
    ///
    /// # Panics
    /// If a position cannot be placed or looks different.
    pub fn round_trips(&self, games: u64, every: u32) {
        for number in 0..games {
            let mut rng = ChaCha8Rng::seed_from_u64(number);
            let mut game = G::new(&self.config).expect("the set-up is valid");
            loop {
                let over = game.pending() == Pending::Over;
                if over || below(&mut rng, every) == 0 {
                    self.round_trip(&game, &mut rng);
                }
                if over {
                    break;
                }
                step(&mut game, &mut rng);
            }
        }
    }

    fn round_trip(&self, game: &G, rng: &mut ChaCha8Rng) {
        let written = serde_json::to_string_pretty(&game.position()).expect("a position is plain data");
        let read = serde_json::from_str(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
        let placed = G::place(&self.config, &read).unwrap_or_else(|refusal| panic!("{refusal}\n{written}\n{game:?}"));
        for viewer in Viewer::all(game.seats()) {
            let (before, after) = (game.view(viewer).table, placed.view(viewer).table);
            assert_eq!(before, after, "{viewer} sees another table\n{written}");
        }
        let kind = |game: &G| std::mem::discriminant(&game.pending());
        assert_eq!(kind(game), kind(&placed), "something else is pending\n{written}");
        assert_eq!(game.pending().seats(), placed.pending().seats(), "other seats are asked\n{written}");
        for seat in game.pending().seats().iter() {
            assert_eq!(legal(game, seat), legal(&placed, seat), "{seat} can do something else\n{written}");
        }
        let again = serde_json::to_string_pretty(&placed.position()).expect("a position is plain data");
        assert_eq!(written, again, "the placed game has another position");
        self.play_on(placed, &written, rng);
    }

    /// Plays random games at a table; at about one step in `every` it is dumped, loaded and compared, with what
    /// has been sealed and what is half put together, and the loaded table is played to its end.
    ///
    /// # Panics
    /// If a table cannot be loaded, looks different or cannot be played to its end.
    pub fn tables(&self, games: u64, every: u32) {
        for number in 0..games {
            let mut rng = ChaCha8Rng::seed_from_u64(number);
            let seed = Seed::of_game(2, number);
            let mut session = Session::<G>::open(self.config.clone(), seed, &mut Silent).expect("the set-up is valid");
            loop {
                if below(&mut rng, every) == 0 {
                    self.loads_again(&session, &mut rng);
                }
                if session.standing().is_some() {
                    break;
                }
                submit(&mut session, &mut rng);
            }
        }
    }

    fn loads_again(&self, session: &Session<G>, rng: &mut ChaCha8Rng) {
        let dump = session.dump();
        let mut loaded = Session::<G>::load(self.config.clone(), dump.clone(), Some(Seed::of_game(3, 0)), &mut Silent)
            .unwrap_or_else(|refusal| panic!("{refusal}\n{dump}"));
        assert_eq!(loaded.dump(), dump, "the loaded table has another position");
        assert_eq!(loaded.asked(), session.asked(), "other seats are asked\n{dump}");
        assert_eq!(loaded.sealed(), session.sealed(), "other seats have sealed\n{dump}");
        for viewer in Viewer::all(session.state().seats()) {
            let (before, after) = (session.view(viewer).table, loaded.view(viewer).table);
            assert_eq!(before, after, "{viewer} sees another table\n{dump}");
        }
        for seat in session.asked().iter() {
            assert_eq!(loaded.legal(seat), session.legal(seat), "{seat} can do something else\n{dump}");
        }
        for _ in 0..self.longest {
            if loaded.standing().is_some() {
                return;
            }
            submit(&mut loaded, rng);
        }
        panic!("the loaded table is never played to its end\n{dump}");
    }

    /// Plays random games; at about one step in `every` the position is dumped and placed, and so is, for each
    /// viewer, a position that differs only in what that viewer cannot know: both look the same to it and stay
    /// so, whatever happens.
    ///
    /// # Panics
    /// If a viewer can tell them apart.
    pub fn secrecy(&self, games: u64, every: u32) {
        let battery = Battery { audit: self.audit, ..Battery::new(self.config.clone()) };
        for number in 0..games {
            let mut run = Run::new(&battery, number);
            while run.state.pending() != Pending::Over {
                // While a seat is in the middle of a choice made together with others, nobody else looks.
                let composing = step(&mut run.state, &mut run.rng);
                if !composing && below(&mut run.rng, every) == 0 {
                    run.check_placed();
                }
            }
        }
    }

    /// Plays a placed game to its end.
    fn play_on(&self, mut game: G, written: &str, rng: &mut ChaCha8Rng) {
        for steps in 0..self.longest {
            if let Err(problem) = (self.audit)(&game) {
                panic!("{problem}\nafter {steps} steps from {written}\n{game:?}");
            }
            if steps == 0 || below(rng, 40) == 0 {
                for viewer in Viewer::all(game.seats()) {
                    let view = game.view(viewer);
                    let sampled = G::determinize(&view, rng).view(viewer);
                    assert_eq!(view, sampled, "{viewer} after {steps} steps from {written}");
                }
            }
            if game.pending() == Pending::Over {
                assert!(game.result().is_some(), "a finished game has a standing\n{written}");
                Seat::first(game.seats()).for_each(|seat| drop(game.breakdown(seat)));
                return;
            }
            step(&mut game, rng);
        }
        panic!("never comes to an end from {written}\n{game:?}");
    }

    /// Opens a table in a position somebody has written, plays there to the end and verifies the record.
    ///
    /// # Panics
    /// If the position cannot be placed or the record does not replay.
    pub fn session(&self, written: &str) {
        let position = serde_json::from_str(written).unwrap_or_else(|error| panic!("{error}\n{written}"));
        let mut session = Session::<G>::placed(self.config.clone(), &position, Seed::of_game(1, 1), &mut Silent)
            .unwrap_or_else(|refusal| panic!("{refusal}\n{written}"));
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        while session.standing().is_none() {
            submit(&mut session, &mut rng);
        }
        let record = Record::<G>::from_json(&session.record().to_json()).expect("a record can be read");
        let replayed = record.verify_placed().unwrap_or_else(|refusal| panic!("{refusal}\n{written}"));
        assert_eq!(replayed.state(), session.state(), "the record leads elsewhere\n{written}");
    }

    /// Dumps positions of random games, changes something in them and places them if they can be
    /// read. Says how many could be placed.
    ///
    /// # Panics
    /// If placing or playing one panics, or if one is placed that does not pass the audit.
    pub fn mutations(&self, count: u64) -> u64 {
        let mut placed = 0;
        let mut rng = ChaCha8Rng::seed_from_u64(count);
        let mut game = G::new(&self.config).expect("the set-up is valid");
        for _ in 0..count {
            for _ in 0..below(&mut rng, 12) {
                if game.pending() == Pending::Over {
                    game = G::new(&self.config).expect("the set-up is valid");
                }
                step(&mut game, &mut rng);
            }
            let position = serde_json::to_value(game.position()).expect("a position is plain data");
            placed += u64::from(self.mutant(position, &mut rng));
        }
        placed
    }

    /// The same with positions somebody has written.
    ///
    /// # Panics
    /// See [`mutations`](Self::mutations); or if one of them is not JSON.
    pub fn mutations_of(&self, written: &[&str], count: u64) -> u64 {
        let mut rng = ChaCha8Rng::seed_from_u64(count);
        let written: Vec<Value> = written.iter().map(|json| serde_json::from_str(json).expect("it is JSON")).collect();
        (0..count).filter(|_| self.mutant(pick(&mut rng, &written).clone(), &mut rng)).count() as u64
    }

    /// Changes something in a position; whether it can be placed then.
    fn mutant(&self, mut position: Value, rng: &mut ChaCha8Rng) -> bool {
        let pieces = pieces(&position);
        for _ in 0..=below(rng, 3) {
            mutate(&mut position, &pieces, rng);
        }
        let written = position.to_string();
        let placed = serde_json::from_value(position).ok().and_then(|read| G::place(&self.config, &read).ok());
        let Some(game) = placed else { return false };
        self.play_on(game, &written, rng);
        true
    }
}

impl<G: Positioned> Run<'_, G> {
    /// What a viewer is shown of a placed game depends only on what it may know.
    fn check_placed(&mut self) {
        let placed = self.placed(&self.state);
        let played = std::mem::replace(&mut self.state, placed.clone());
        for viewer in Viewer::all(placed.seats()) {
            let sample = G::determinize(&placed.view(viewer), &mut self.rng);
            let other = self.placed(&sample);
            let (left, right) = (placed.view(viewer), other.view(viewer));
            self.expect(left == right, || format!("{viewer} sees a secret in a position:\n{left:?}\n{right:?}"));
            self.follow(placed.clone(), other, viewer);
        }
        self.state = played;
    }

    /// The game with this one's position.
    fn placed(&self, game: &G) -> G {
        G::place(&self.battery.config, &game.position())
            .unwrap_or_else(|refusal| self.fail(&format!("a position cannot be placed: {refusal}\n{game:?}")))
    }
}

/// One random choice at a table, of any seat that has not sealed its envelope.
fn submit<G: Game>(session: &mut Session<G>, rng: &mut ChaCha8Rng) {
    let open = |&seat: &Seat| session.prompt(seat).is_some_and(|prompt| !prompt.sealed);
    let open: Vec<Seat> = session.asked().iter().filter(open).collect();
    assert!(!open.is_empty(), "nobody is asked: {:?}", session.state());
    let seat = *pick(rng, &open);
    let prompt = session.prompt(seat).expect("it is asked").id;
    let action = *pick(rng, &session.legal(seat));
    session.submit(seat, prompt, action, &mut Silent).expect("the action is legal");
}

/// One random step of a game; whether it leaves a seat in the middle of a choice made together with others.
fn step<G: Game>(game: &mut G, rng: &mut ChaCha8Rng) -> bool {
    match game.pending() {
        Pending::Chance(question) => {
            let outcome = Fresh(&mut *rng).answer(game, &question);
            assert!(game.chance_refusal(&outcome).is_none(), "{outcome} is no answer to {question:?} in {game:?}");
            game.apply_chance(outcome, &mut Silent);
            false
        }
        Pending::Over => false,
        pending => {
            let seat = pending.seats().lowest().expect("somebody is asked");
            let legal = legal(game, seat);
            assert!(!legal.is_empty(), "{seat} is asked and can do nothing in {game:?}");
            let before = game.clone();
            game.apply(seat, *pick(rng, &legal), &mut Silent);
            !finished(&before, seat, game)
        }
    }
}

/// All parts of a value, to be put elsewhere.
fn pieces(value: &Value) -> Vec<Value> {
    let mut all = vec![value.clone()];
    match value {
        Value::Array(items) => items.iter().for_each(|item| all.extend(pieces(item))),
        Value::Object(fields) => {
            for (name, field) in fields {
                all.push(Value::String(name.clone()));
                all.extend(pieces(field));
            }
        }
        _ => {}
    }
    all
}

/// Numbers that are often the first wrong one.
const NUMBERS: [i64; 14] = [-1, 0, 1, 2, 3, 5, 6, 7, 13, 54, 80, 255, 65_536, 1 << 32];

/// Changes something somewhere.
fn mutate(value: &mut Value, pieces: &[Value], rng: &mut ChaCha8Rng) {
    let inside = match value {
        Value::Array(items) => items.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    if inside > 0 && below(rng, 8) != 0 {
        let chosen = below(rng, inside as u32) as usize;
        let removes = below(rng, 12) == 0;
        match value {
            Value::Array(items) if removes => drop(items.remove(chosen)),
            Value::Array(items) if below(rng, 12) == 0 => items.push(pick(rng, pieces).clone()),
            Value::Array(items) => mutate(&mut items[chosen], pieces, rng),
            Value::Object(fields) => {
                let name = fields.keys().nth(chosen).cloned().unwrap_or_default();
                if removes {
                    fields.remove(&name);
                } else if let Some(field) = fields.get_mut(&name) {
                    mutate(field, pieces, rng);
                }
            }
            _ => {}
        }
        return;
    }
    *value = match (&*value, below(rng, 6)) {
        (Value::Number(number), 0..=2) => (number.as_i64().unwrap_or(0) + i64::from(below(rng, 5)) - 2).into(),
        (_, 0 | 3) => (*pick(rng, &NUMBERS)).into(),
        (Value::Bool(said), _) => (!said).into(),
        _ => pick(rng, pieces).clone(),
    };
}
