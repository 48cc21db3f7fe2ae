//! What seats witness, and the trails a search makes of it.

use std::collections::HashMap;
use std::hash::Hasher;

use bots::{BotRng, Trail};
use tabletop::{Choices, Fresh, Game, Player, Seat, Story, Viewer};

/// Everything each seat witnessed, in full and as a trail.
struct Told<G: Game> {
    full: Vec<Vec<G::Witnessed>>,
    trails: Vec<Trail>,
    histories: HashMap<(usize, u64), Vec<G::Witnessed>>,
}

impl<G: Game> Story<G> for Told<G> {
    fn tell(&mut self, _: &G, event: G::Event) {
        for seat in 0..self.full.len() {
            if let Some(witnessed) = G::witness(&event, Viewer::Seat(Seat::new(seat))) {
                self.trails[seat].saw(&witnessed);
                self.full[seat].push(witnessed);
                let known = self.histories.entry((seat, self.trails[seat].finish()));
                let before = known.or_insert_with(|| self.full[seat].clone());
                assert_eq!(*before, self.full[seat], "two histories share a node");
            }
        }
    }
}

/// Plays random games, of each so many steps at the most, in which no two histories share a node; how many there were.
pub(crate) fn histories<G: Game>(players: u8, games: u64, steps: usize) -> usize {
    let config = G::configure(players, &Choices::none()).unwrap();
    let mut told = Told::<G> { full: vec![], trails: vec![], histories: HashMap::new() };
    for game in 0..games {
        let (mut nature, mut whim) = (Fresh(BotRng::of(game)), BotRng::of(!game));
        let mut state = G::new(&config).unwrap();
        told.full = vec![Vec::new(); players.into()];
        told.trails = vec![Trail::default(); players.into()];
        let mut player = Player::default();
        let mut step = || player.step(&mut state, &mut nature, &mut whim, &mut told);
        (0..steps).map_while(|_| step()).for_each(drop);
    }
    told.histories.len()
}
