//! A table on one screen: whose turn it is, what they hear, what they answer.

use std::path::Path;
use std::time::Duration;

use catalog::external::{Asked, ExternalPlayer, Forfeit};
use catalog::table::{AnyTable, Choice, Stories};
use tabletop::{Back, Line, Refusal, Seat, Viewer};
use words::{Listener, rulebook};

use super::input::{Command, fitting};
use super::save::{Save, who_plays};
use super::{Lines, Screen};

/// How long a bot's move stands before the next, if wished.
const PAUSE: Duration = Duration::from_millis(1200);

/// How many different reasons are told when words fit several impossible choices.
const REASONS: usize = 3;

/// Who plays on for a program that has failed or is not run.
pub(super) const STAND_IN: &str = "normal";

/// A game in progress at this screen.
pub(crate) struct Table {
    desk: Box<dyn AnyTable>,
    save: Save,
    /// The programs that play, by seat.
    guests: Vec<Option<Box<dyn ExternalPlayer>>>,
    /// What each seat and the spectators have been told, from the beginning.
    stories: Vec<Vec<Line>>,
    /// How much of its story each seat has heard.
    heard: Vec<usize>,
    /// Who sits before the screen.
    shown: Option<Seat>,
    /// How many bot moves have been made, so that each has a generator of its own.
    bot_moves: u64,
}

/// What follows from a typed line.
enum Next {
    /// The same question again, without repeating it.
    Ask,
    /// Something has changed.
    Go,
    /// Enough for now.
    Stop,
}

impl Table {
    pub(crate) fn new(
        desk: Box<dyn AnyTable>,
        told: &Stories,
        save: Save,
        guests: Vec<Option<Box<dyn ExternalPlayer>>>,
    ) -> Self {
        let seats = usize::from(desk.seats());
        let (stories, heard) = (vec![Vec::new(); seats + 1], vec![0; seats]);
        let mut table = Self { desk, save, guests, stories, heard, shown: None, bot_moves: 0 };
        Seat::first(table.desk.seats()).for_each(|seat| table.note_hand(seat));
        table.hear(told);
        table
    }

    /// Plays until the game is over or somebody stops.
    pub(crate) fn run(&mut self, screen: &Screen, lines: &mut Lines) -> anyhow::Result<()> {
        self.store()?;
        let commands = Line::new("play-commands").with("path", self.save.path.display().to_string());
        screen.say(&commands)?;
        loop {
            if self.desk.standing().is_some() {
                return self.finish(screen);
            }
            let open =
                |seat: &Seat| self.desk.question(Viewer::Seat(*seat)).prompt.is_some_and(|prompt| !prompt.sealed);
            let waiting: Vec<Seat> = self.desk.asked().iter().filter(open).collect();
            if let Some(&bot) = waiting.iter().find(|&&seat| !self.save.people.contains(seat)) {
                self.bot_moves(bot, screen)?;
                if self.save.slow {
                    std::thread::sleep(PAUSE);
                }
                continue;
            }
            let same = self.shown.filter(|seat| waiting.contains(seat));
            let Some(seat) = same.or_else(|| waiting.first().copied()) else {
                anyhow::bail!("nobody is asked, and the game is not over");
            };
            if !self.sit_down(seat, screen, lines)? || !self.person_moves(seat, screen, lines)? {
                screen.say(&Line::new("play-saved").with("path", self.save.path.display().to_string()))?;
                return Ok(());
            }
        }
    }

    fn listener(&self, viewer: Viewer) -> Listener<'_> {
        Listener { viewer, names: &self.save.names }
    }

    fn hear(&mut self, told: &Stories) {
        for viewer in Viewer::all(self.desk.seats()) {
            let story = viewer.seat().map_or(self.stories.len() - 1, Seat::index);
            self.stories[story].extend(told.to(viewer).iter().flat_map(|moment| moment.lines.iter().cloned()));
            if let Some(guest) = viewer.seat().and_then(|seat| self.guests[seat.index()].as_mut()) {
                told.to(viewer).iter().for_each(|moment| guest.hear(&moment.event, &moment.lines));
            }
        }
    }

    /// Tells the record who makes the seat's choices from now on.
    fn note_hand(&mut self, seat: Seat) {
        let program = self.guests[seat.index()].is_some();
        self.desk.played_by(seat, Some(who_plays(seat, self.save.people, &self.save.level, program)));
    }

    fn store(&self) -> anyhow::Result<()> {
        self.save.store(&*self.desk, &self.save.path)
    }

    fn bot_moves(&mut self, seat: Seat, screen: &Screen) -> anyhow::Result<()> {
        self.bot_moves += 1;
        let action = match self.guest_moves(seat) {
            Some(Ok(action)) => action,
            Some(Err(Forfeit(reason))) => {
                self.guests[seat.index()] = None;
                self.note_hand(seat);
                screen.say(&Line::new("play-program-out").with("reason", reason).with("level", STAND_IN))?;
                return Ok(());
            }
            None => {
                let level = if super::is_program(&self.save.level) { STAND_IN } else { &self.save.level };
                self.desk.bot(seat, level, self.bot_moves)?
            }
        };
        self.submit(seat, &action)?;
        self.store()
    }

    /// What the program on the seat chooses, if there is one; what is forced it is not asked.
    fn guest_moves(&mut self, seat: Seat) -> Option<Result<String, Forfeit>> {
        let viewer = Viewer::Seat(seat);
        let guest = self.guests[seat.index()].as_mut()?;
        let asked = Asked {
            question: self.desk.question(viewer),
            table: self.desk.table(viewer),
            memory: self.desk.memory(viewer),
            choices: self.desk.choices(seat),
        };
        let chosen = if asked.choices.len() == 1 { Ok(0) } else { guest.choose(&asked) };
        Some(chosen.map(|number| asked.choices[number].action.clone()))
    }

    fn submit(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let prompt = self.desk.question(Viewer::Seat(seat)).prompt.map_or(0, |prompt| prompt.id);
        let told = self.desk.submit(seat, prompt, action)?;
        self.hear(&told);
        Ok(())
    }

    /// The hand-over curtain: nobody sees what the person before saw.
    fn sit_down(&mut self, seat: Seat, screen: &Screen, lines: &mut Lines) -> anyhow::Result<bool> {
        if self.save.people.len() > 1 && self.shown != Some(seat) {
            screen.clear()?;
            let curtain = Line::new("play-curtain").with("seat", seat);
            let text = screen.words.say(&curtain, &self.listener(Viewer::Spectator));
            if lines.next(&format!("{text} "))?.is_none() {
                return Ok(false);
            }
            screen.clear()?;
        }
        self.shown = Some(seat);
        Ok(true)
    }

    /// Asks a person until something changes; `false` when they stop.
    fn person_moves(&mut self, seat: Seat, screen: &Screen, lines: &mut Lines) -> anyhow::Result<bool> {
        self.catch_up(seat, screen)?;
        let choices = self.question(seat, screen)?;
        loop {
            let Some(typed) = lines.next("> ")? else {
                screen.print("")?;
                return Ok(false);
            };
            match self.answer(seat, Command::read(&typed), &choices, screen)? {
                Next::Ask => {}
                Next::Go => return Ok(true),
                Next::Stop => return Ok(false),
            }
        }
    }

    /// Tells the seat what happened since it last heard.
    fn catch_up(&mut self, seat: Seat, screen: &Screen) -> anyhow::Result<()> {
        let from = std::mem::replace(&mut self.heard[seat.index()], self.stories[seat.index()].len());
        for line in &self.stories[seat.index()][from..] {
            screen.print(&screen.words.say(line, &self.listener(Viewer::Seat(seat))))?;
        }
        Ok(())
    }

    /// Prints the question and its choices, numbered.
    fn question(&self, seat: Seat, screen: &Screen) -> anyhow::Result<Vec<(String, Choice)>> {
        let listener = self.listener(Viewer::Seat(seat));
        screen.print("")?;
        screen.print(&screen.words.say(&self.desk.question(Viewer::Seat(seat)).line, &listener))?;
        let said = |choice: Choice| (screen.words.say(&choice.line, &listener), choice);
        let choices: Vec<_> = self.desk.choices(seat).into_iter().map(said).collect();
        for (n, (words, choice)) in choices.iter().enumerate() {
            let follows: Vec<String> = choice.follows.iter().map(|line| screen.words.say(line, &listener)).collect();
            let follows = if follows.is_empty() { String::new() } else { format!(" ({})", follows.join(" ")) };
            screen.print(&format!("{}. {words}{follows}", n + 1))?;
        }
        Ok(choices)
    }

    fn answer(
        &mut self,
        seat: Seat,
        command: Command,
        choices: &[(String, Choice)],
        screen: &Screen,
    ) -> anyhow::Result<Next> {
        match command {
            Command::Empty => {
                self.question(seat, screen)?;
            }
            Command::Number(n) => match n.checked_sub(1).and_then(|n| choices.get(n)) {
                Some((_, choice)) => return self.choose(seat, choice, screen),
                None => screen.say(&Line::new("play-no-such-number").with("count", choices.len()))?,
            },
            Command::Words(typed) => match fitting(&typed, choices, |choice| &choice.action)[..] {
                [(_, choice)] => return self.choose(seat, choice, screen),
                [] => self.why(seat, &typed, screen)?,
                ref several => {
                    screen.say(&Line::new("play-several").with("count", several.len()))?;
                    for (n, (words, choice)) in choices.iter().enumerate() {
                        if several.iter().any(|(_, other)| other.action == choice.action) {
                            screen.print(&format!("{}. {words}", n + 1))?;
                        }
                    }
                }
            },
            Command::Why(typed) => match typed.parse::<usize>().ok().and_then(|n| choices.get(n.wrapping_sub(1))) {
                Some(_) => screen.say(&Line::new("play-possible"))?,
                None => self.why(seat, &typed, screen)?,
            },
            Command::Help => self.help(seat, screen)?,
            Command::Rule(id) => self.rule(&id, screen)?,
            Command::Look => {
                for line in self.desk.look(Viewer::Seat(seat)) {
                    screen.print(&screen.words.say(&line, &self.listener(Viewer::Seat(seat))))?;
                }
            }
            Command::Story => {
                for line in &self.stories[seat.index()] {
                    screen.print(&screen.words.say(line, &self.listener(Viewer::Seat(seat))))?;
                }
            }
            Command::Hint => self.hint(seat, screen)?,
            Command::Undo => match self.desk.undo(seat, Back::Step) {
                Ok(_) => {
                    self.store()?;
                    screen.say(&Line::new("play-undone"))?;
                    return Ok(Next::Go);
                }
                Err(refusal) => self.refuse(seat, &refusal, screen)?,
            },
            Command::Save(file) => match self.save.store(&*self.desk, Path::new(&file)) {
                Ok(()) => screen.say(&Line::new("play-saved").with("path", file))?,
                Err(error) => screen.print(&format!("{error:#}"))?,
            },
            Command::Quit => return Ok(Next::Stop),
        }
        Ok(Next::Ask)
    }

    fn choose(&mut self, seat: Seat, choice: &Choice, screen: &Screen) -> anyhow::Result<Next> {
        match self.submit(seat, &choice.action) {
            Ok(()) => {
                self.store()?;
                Ok(Next::Go)
            }
            Err(refusal) => {
                self.refuse(seat, &refusal, screen)?;
                Ok(Next::Ask)
            }
        }
    }

    fn refuse(&self, seat: Seat, refusal: &Refusal, screen: &Screen) -> anyhow::Result<()> {
        screen.print(&screen.words.refuse(refusal, &self.listener(Viewer::Seat(seat))))?;
        if let Some(id) = refusal.rule {
            self.rule(id, screen)?;
        }
        Ok(())
    }

    /// Why not what was typed: a choice in notation, or words that fit what one might try. Where the
    /// words fit several, each reason is told once.
    fn why(&self, seat: Seat, typed: &str, screen: &Screen) -> anyhow::Result<()> {
        if self.desk.describe(seat, typed).is_ok() {
            return match self.desk.why_not(seat, typed) {
                Ok(()) => screen.say(&Line::new("play-possible")),
                Err(refusal) => self.refuse(seat, &refusal, screen),
            };
        }
        let listener = self.listener(Viewer::Seat(seat));
        let possible = self.desk.choices(seat).into_iter().map(|choice| (choice.line, choice.action, None));
        let impossible = self.desk.impossible(seat).into_iter();
        let impossible = impossible.map(|thought| (thought.line, thought.action, Some(thought.why)));
        let thoughts: Vec<(String, (String, Option<Refusal>))> = possible
            .chain(impossible)
            .map(|(line, action, why)| (screen.words.say(&line, &listener), (action, why)))
            .collect();
        let found = fitting(typed, &thoughts, |(action, _)| action);
        if found.is_empty() {
            return screen.say(&Line::new("play-not-understood"));
        }
        let mut told: Vec<&Refusal> = Vec::new();
        for (words, (_, why)) in found {
            let Some(why) = why else { return screen.say(&Line::new("play-possible")) };
            if told.len() < REASONS && !told.contains(&why) {
                screen.print(&format!("{words}:"))?;
                self.refuse(seat, why, screen)?;
                told.push(why);
            }
        }
        Ok(())
    }

    fn help(&self, seat: Seat, screen: &Screen) -> anyhow::Result<()> {
        let question = self.desk.question(Viewer::Seat(seat));
        screen.print(&screen.words.say(&question.line, &self.listener(Viewer::Seat(seat))))?;
        for id in question.rules {
            self.rule(id, screen)?;
        }
        screen.say(&Line::new("play-help"))
    }

    fn rule(&self, id: &str, screen: &Screen) -> anyhow::Result<()> {
        match rulebook::find(self.desk.game(), screen.words.language(), id) {
            Some(rule) => screen.print(&format!("[{id}] {}", rulebook::plain(rule.text))),
            None => screen.say(&Line::new("rules-unknown").with("id", id)),
        }
    }

    fn hint(&self, seat: Seat, screen: &Screen) -> anyhow::Result<()> {
        let listener = self.listener(Viewer::Seat(seat));
        for advice in self.desk.advice(seat, self.bot_moves)?.into_iter().take(3) {
            let line = Line::new("play-hint").with("choice", advice.line);
            let line = line.with("win", (advice.win * 100.0).round() as i64).with("score", advice.score.round() as i64);
            screen.print(&screen.words.say(&line, &listener))?;
            for reason in &advice.reasons {
                screen.print(&format!("  {}", screen.words.say(reason, &listener)))?;
            }
        }
        Ok(())
    }

    /// The end of the story for everybody, then the standing with its accounts.
    fn finish(&mut self, screen: &Screen) -> anyhow::Result<()> {
        if let Some(standing) = self.desk.standing() {
            self.guests.iter_mut().flatten().for_each(|guest| guest.over(&standing));
        }
        let told_to = self.shown.map_or(Viewer::Spectator, Viewer::Seat);
        if let Some(seat) = self.shown {
            self.catch_up(seat, screen)?;
        }
        screen.print("")?;
        for line in crate::outcome::lines(&*self.desk) {
            screen.print(&screen.words.say(&line, &self.listener(told_to)))?;
        }
        screen.say(&Line::new("play-record").with("path", self.save.path.display().to_string()))
    }
}
