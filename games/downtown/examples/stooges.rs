//! What the deck is like: the jobs done in many random games, by stooge.
//! `cargo run --release -p downtown --example stooges`

use downtown::{Downtown, Event};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tabletop::{Choices, Fresh, Game, Player, Story};

/// Per stooge: jobs, gangsters spent, real value and its square, and the claims are in the rule book.
#[derive(Default)]
struct Ledger {
    crew: [Option<u8>; 27],
    jobs: [f64; 3],
    gangsters: [f64; 3],
    value: [f64; 3],
    squares: [f64; 3],
}

impl Story<Downtown> for Ledger {
    fn tell(&mut self, _: &Downtown, event: Event) {
        match event {
            Event::JobDone { card, crew, .. } => self.crew[card.index()] = Some(crew.total()),
            Event::Saw { card, real: Some(real), .. } => {
                if let Some(crew) = self.crew[card.index()].take() {
                    let stooge = card.stooge() as usize;
                    self.jobs[stooge] += 1.0;
                    self.gangsters[stooge] += f64::from(crew);
                    self.value[stooge] += f64::from(real);
                    self.squares[stooge] += f64::from(real).powi(2);
                }
            }
            _ => {}
        }
    }
}

fn main() {
    let games = 2_000;
    let config = Downtown::configure(4, &Choices::none()).expect("the usual set-up");
    let start = Downtown::new(&config).expect("the usual set-up");
    let (mut nature, mut rng) = (Fresh(ChaCha8Rng::seed_from_u64(1)), ChaCha8Rng::seed_from_u64(2));
    let mut player = Player::default();
    let mut ledger = Ledger::default();
    for _ in 0..games {
        let mut game = start.clone();
        while player.step(&mut game, &mut nature, &mut rng, &mut ledger).is_some() {}
    }
    println!("{games} random games of four: jobs done, real value each (95 % interval), value per gangster");
    for (stooge, name) in ["Frankie", "Luigi", "Joe"].into_iter().enumerate() {
        let (jobs, value) = (ledger.jobs[stooge], ledger.value[stooge]);
        let mean = value / jobs;
        let margin = 1.96 * ((ledger.squares[stooge] / jobs - mean * mean) / jobs).sqrt();
        println!(
            "{name:<8} {:>6.2} a game   {mean:>5.1}k ± {margin:.1}   {:>5.2}k",
            jobs / f64::from(games),
            value / ledger.gangsters[stooge]
        );
    }
}
