//! Plays games out with the same `legal_actions` and `apply` as every table.

use rand::Rng;

use crate::{Game, Input, Nature, Pending, Seat, Silent, Standing, Story, pick};

/// What was counted while playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Times a seat chose among at least two legal actions.
    pub decisions: u64,
    /// Times a seat had only one legal action.
    pub forced: u64,
    /// Legal actions over all decisions.
    pub choices: u64,
    /// Answers of nature.
    pub chances: u64,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.forced += other.forced;
        self.choices += other.choices;
        self.chances += other.chances;
    }
}

/// Plays games with one reused list of legal actions, so that a step needs no memory of its own.
#[derive(Clone, Debug)]
pub struct Player<G: Game> {
    legal: Vec<G::Action>,
    /// What has been counted so far.
    pub tally: Tally,
}

impl<G: Game> Default for Player<G> {
    fn default() -> Self {
        Self { legal: Vec::with_capacity(256), tally: Tally::default() }
    }
}

impl<G: Game> Player<G> {
    /// A legal action of the seat, each as likely. Counts the decision.
    #[inline]
    pub fn choose(&mut self, game: &G, seat: Seat, rng: &mut impl Rng) -> G::Action {
        self.legal.clear();
        game.legal_actions(seat, &mut self.legal);
        if let [only] = self.legal[..] {
            self.tally.forced += 1;
            return only;
        }
        self.tally.decisions += 1;
        self.tally.choices += self.legal.len() as u64;
        *pick(rng, &self.legal)
    }

    /// One step at random, told to `story`; none if the game is over.
    /// Seats that choose at the same time are asked in seat order.
    #[inline]
    pub fn step(
        &mut self,
        game: &mut G,
        nature: &mut impl Nature,
        rng: &mut impl Rng,
        story: &mut impl Story<G>,
    ) -> Option<Input<G>> {
        let mut made = None;
        self.go_on(game, nature, rng, story, |input| {
            made = Some(input);
            false
        });
        made
    }

    /// Steps at random until `more` does not want another one or the game is over. Each input is handed over, not
    /// returned: one that nobody wants is then never put together.
    #[inline]
    fn go_on(
        &mut self,
        game: &mut G,
        nature: &mut impl Nature,
        rng: &mut impl Rng,
        story: &mut impl Story<G>,
        mut more: impl FnMut(Input<G>) -> bool,
    ) {
        loop {
            // By reference: a question is larger than the answer to it, and most are asked here.
            let goes_on = match &game.pending() {
                Pending::Chance(question) => {
                    let outcome = nature.answer(game, question);
                    self.tally.chances += 1;
                    game.apply_chance(outcome, story);
                    more(Input::Chance(outcome))
                }
                pending @ (Pending::Seat(_) | Pending::Together(_)) => {
                    let seat = pending.seats().lowest().expect("somebody is asked");
                    let action = self.choose(game, seat, rng);
                    game.apply(seat, action, story);
                    more(Input::Act(seat, action))
                }
                Pending::Over => false,
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Plays the game to its end at random, telling each input to `inputs`.
    pub fn play_out(
        &mut self,
        game: &mut G,
        nature: &mut impl Nature,
        rng: &mut impl Rng,
        mut inputs: impl FnMut(Input<G>),
    ) -> Standing {
        self.go_on(game, nature, rng, &mut Silent, |input| {
            inputs(input);
            true
        });
        game.result().expect("a finished game has a standing")
    }
}
