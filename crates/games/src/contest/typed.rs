//! The contest of a known game: one table, its bots, and a game played from the deal to the end with the log off.

use std::sync::atomic::Ordering;
use std::time::Duration;

use game_core::record::{By, Entry, GameResult, Happened};
use game_core::{
    Action, Bot, BySeat, Chance, Choices, ElementOf, EndingCode, Log, LogOf, Observed, Reading, Record, Seat,
    SeatSet, Seed, ViewOf, flows_of,
};
use serde::Serialize;
use serde_json::Value;

use super::outside::{Fault, Outside};
use super::{BotName, Column, Contest, ContestError, Dealer, Faults, Pairing, Played, Turn};
use crate::listed::with_own_temper;
use crate::listed_match::read_action;
use crate::records::{Nonce, Origin, ServerSeed, record_of};
use crate::simulate::game_seed;
use crate::{Listed, Terms, setups};

/// Bots of one game at one table.
pub(crate) struct ContestOf<G: Observed> {
    config: G::Config,
    setup: Value,
    bots: Vec<(BotName, Player<G>)>,
    columns: Vec<Column>,
    elements: Vec<ElementOf<G>>,
    things: Vec<String>,
    time_out: Duration,
}

enum Player<G: Observed> {
    House(&'static dyn Bot<G>),
    Tempered(Box<dyn Bot<G>>),
    Outside(String),
}

impl<G: Observed> ContestOf<G> {
    pub(crate) fn new(
        listed: &'static Listed<G>,
        setup: &Value,
        players: u8,
        bots: &[BotName],
        time_out: Duration,
    ) -> Result<ContestOf<G>, ContestError> {
        let setup = setups::read::<G::Setup>(setup)?;
        let config = G::config(&setup, players).map_err(crate::StartError::from)?;
        let setup =
            serde_json::to_value(setup).map_err(|error| crate::StartError::Unreadable(error.to_string()))?;
        let seated = |name: &BotName| Ok((name.clone(), player(listed, name)?));
        let bots = bots.iter().map(seated).collect::<Result<_, ContestError>>()?;
        let (elements, things) = G::names(&config).into_iter().unzip();
        Ok(ContestOf { config, setup, bots, columns: columns::<G>(players), elements, things, time_out })
    }
}

fn player<G: Observed>(listed: &'static Listed<G>, name: &BotName) -> Result<Player<G>, ContestError> {
    match name {
        BotName::Outside { command } => Ok(Player::Outside(command.clone())),
        BotName::House { level, temper } => {
            let bot = listed.bot(level)?;
            if temper.is_empty() {
                return Ok(Player::House(bot));
            }
            let words: Vec<_> = temper.iter().map(String::as_str).collect();
            let tempered = bot.tempered(&words);
            tempered
                .map(Player::Tempered)
                .ok_or_else(|| ContestError::Temper { level: level.clone(), temper: temper.join("+") })
        }
    }
}

fn columns<G: Observed>(players: u8) -> Vec<Column> {
    let mut columns = Vec::new();
    for gauge in G::GAUGES {
        let column = |seat| Column { gauge: gauge.name, unit: gauge.unit, seat };
        match gauge.by_seat {
            true => columns.extend((0..players).map(|seat| column(Some(seat)))),
            false => columns.push(column(None)),
        }
    }
    columns
}

impl<G: Observed> Contest for ContestOf<G> {
    fn players(&self) -> u8 {
        G::players(&self.config)
    }

    fn columns(&self) -> &[Column] {
        &self.columns
    }

    fn things(&self) -> &[String] {
        &self.things
    }

    fn dealer(&self) -> Result<Box<dyn Dealer + '_>, ContestError> {
        let environment = || {
            vec![
                ("COUNTINGHOUSE_GAME", G::INFO.id.to_owned()),
                ("COUNTINGHOUSE_PLAYERS", self.players().to_string()),
            ]
        };
        let start = |(_, player): &(BotName, Player<G>)| match player {
            Player::House(_) | Player::Tempered(_) => Ok(None),
            Player::Outside(command) => Outside::start(command, environment(), self.time_out).map(Some),
        };
        let outside = self.bots.iter().map(start).collect::<Result<_, ContestError>>()?;
        Ok(Box::new(DealerOf {
            contest: self,
            outside,
            choices: Choices::default(),
            readings: Vec::new(),
            acted_on: vec![SeatSet::NONE; self.things.len()],
            things: Vec::new(),
            own_tempers: Vec::new(),
        }))
    }
}

struct DealerOf<'a, G: Observed> {
    contest: &'a ContestOf<G>,
    /// One for each bot of the contest that is a program outside.
    outside: Vec<Option<Outside>>,
    choices: Choices<G>,
    readings: Vec<Reading>,
    acted_on: Vec<SeatSet>,
    /// Reused from action to action.
    things: Vec<ElementOf<G>>,
    /// For each seat the bot with the temper it has in this game, if it has one of its own.
    own_tempers: Vec<Option<Box<dyn Bot<G>>>>,
}

/// What a bot is asked.
#[derive(Serialize)]
struct Question<'a, V, C> {
    view: &'a V,
    choices: &'a C,
    /// For whatever the program wants to leave to chance: the same game asks with the same number.
    seed: u32,
}

impl<G: Observed> Dealer for DealerOf<'_, G> {
    fn play(&mut self, pairing: &Pairing<'_>) -> Option<Played> {
        let contest = self.contest;
        let config = &contest.config;
        let players = G::players(config);
        let server_seed = ServerSeed::from_number(pairing.seed);
        let seed: Seed = server_seed.game_seed(&[]);
        // Each seat's chance is its own, so that another bot elsewhere does not change what this one draws.
        let mut policies: Vec<_> =
            (0..u64::from(players)).map(|seat| Chance::fast(game_seed(!pairing.seed, seat))).collect();
        let mut log: LogOf<G> = if pairing.keep.flows { Log::on() } else { Log::off() };
        let mut state = G::start(config, &mut Chance::of_entry(&seed, 0), &mut log);
        let mut faults = BySeat::from_fn(players, |_| Faults::default());
        let mut turns = Vec::new();
        let mut entries = Vec::new();
        let mut decisions = 0;
        let mut round = state.round();
        let mut flows = Vec::new();
        // What the deal moves is where the flows start from.
        log.take();
        self.acted_on.fill(SeatSet::NONE);
        self.note_roles(&state);
        self.seat_bots(pairing.seating, &seed);
        while let Some(seat) = state.awaited(config).first {
            if pairing.stop.load(Ordering::Relaxed) {
                return None;
            }
            let bot = pairing.seating[seat.number()];
            let (action, fault) = self.decide(&state, seat, bot, &mut policies[seat.number()]);
            if let Some(fault) = fault {
                faults[seat].count(fault);
            }
            decisions += 1;
            if pairing.keep.record {
                entries.push(entry::<G>(decisions, seat, by(&contest.bots[bot].0, fault), &action));
            }
            self.note_things(seat, &action);
            state.apply(config, seat, &action, &mut Chance::of_entry(&seed, decisions), &mut log);
            let moved = flows_of::<G>(config, &log.take());
            flows.extend(moved.into_iter().map(|flow| (round, flow)));
            if state.round() != round {
                turns.push(self.read(&state, round));
                round = state.round();
            }
        }
        turns.push(self.read(&state, round));
        let ending = state.ending().map_or("none", EndingCode::name);
        let standings = state.score_now(config);
        let result = GameResult { ending: ending.to_owned(), standings: standings.clone() };
        let record =
            pairing.keep.record.then(|| Box::new(self.record(server_seed, pairing.seating, entries, result)));
        let acted_on =
            self.acted_on.iter().copied().enumerate().filter(|(_, seats)| !seats.is_empty()).collect();
        let rounds = state.round();
        Some(Played { rounds, decisions, ending, standings, turns, faults, acted_on, record, flows })
    }
}

impl<G: Observed> DealerOf<'_, G> {
    fn seat_bots(&mut self, seating: &[usize], seed: &Seed) {
        let own_temper = |(seat, bot): (usize, &usize)| match &self.contest.bots[*bot].1 {
            Player::House(bot) => with_own_temper(*bot, seed, Seat::at(seat)),
            Player::Tempered(_) | Player::Outside(_) => None,
        };
        self.own_tempers = seating.iter().enumerate().map(own_temper).collect();
    }

    /// What the bot of this seat does; silence and the reason for it if it gave no answer that counts.
    fn decide(
        &mut self,
        state: &G,
        seat: Seat,
        bot: usize,
        policy: &mut Chance,
    ) -> (G::Action, Option<Fault>) {
        let config = &self.contest.config;
        self.choices.clear();
        state.choices(config, seat, &mut self.choices);
        let view = state.view(config, Some(seat));
        let own_temper = self.own_tempers[seat.number()].as_deref();
        let answer = match (&self.contest.bots[bot].1, &mut self.outside[bot]) {
            (Player::House(bot), _) => {
                Ok(own_temper.unwrap_or(*bot).choose(config, &view, &mut self.choices, policy))
            }
            (Player::Tempered(bot), _) => Ok(bot.choose(config, &view, &mut self.choices, policy)),
            (Player::Outside(_), None) => Err(Fault::Crashed),
            (Player::Outside(_), Some(outside)) => ask::<G>(outside, &view, &self.choices, policy),
        };
        match answer {
            Ok(action) if state.check(config, seat, &action).is_ok() => (action, None),
            Ok(_) => (state.silence(config, seat), Some(Fault::Illegal)),
            Err(fault) => (state.silence(config, seat), Some(fault)),
        }
    }

    fn read(&mut self, state: &G, round: u32) -> Turn {
        let columns = &self.contest.columns;
        self.readings.clear();
        state.gauges(&self.contest.config, &mut self.readings);
        let mut values = vec![f64::NAN; columns.len()].into_boxed_slice();
        for reading in &self.readings {
            let seat = reading.seat.map(|seat| seat.number() as u8);
            let column =
                columns.iter().position(|column| column.gauge == reading.gauge && column.seat == seat);
            if let Some(column) = column {
                values[column] = reading.value;
            }
        }
        Turn { round, values }
    }

    fn note_roles(&mut self, state: &G) {
        for (seat, role) in state.roles(&self.contest.config) {
            self.note_thing(seat, role);
        }
    }

    fn note_things(&mut self, seat: Seat, action: &G::Action) {
        let mut things = std::mem::take(&mut self.things);
        things.clear();
        action.things(&mut things);
        things.iter().for_each(|thing| self.note_thing(seat, *thing));
        self.things = things;
    }

    fn note_thing(&mut self, seat: Seat, element: ElementOf<G>) {
        if let Some(thing) = self.contest.elements.iter().position(|thing| *thing == element) {
            self.acted_on[thing].insert(seat);
        }
    }

    fn record(
        &self,
        server_seed: ServerSeed,
        seating: &[usize],
        entries: Vec<Entry>,
        result: GameResult,
    ) -> Record {
        let name = |(seat, bot): (usize, &usize)| format!("{} at {seat}", self.contest.bots[*bot].0);
        let seats = seating.iter().enumerate().map(name).collect();
        let terms = Terms { rules: G::INFO.rules, setup: self.contest.setup.clone(), seats };
        let origin = Origin::chosen(server_seed, vec![Nonce::default(); seating.len()]);
        record_of(&G::INFO, &terms, &origin, entries, Vec::new(), Some(result))
    }
}

fn ask<G: Observed>(
    outside: &mut Outside,
    view: &ViewOf<G>,
    choices: &Choices<G>,
    policy: &mut Chance,
) -> Result<G::Action, Fault> {
    let question = Question { view, choices, seed: policy.pick("seed", u32::MAX) };
    let mut line = serde_json::to_string(&question).map_err(|_| Fault::Illegal)?;
    line.push('\n');
    read_action::<G>(&outside.ask(line)?).map_err(|_| Fault::Illegal)
}

/// Silence is on nobody's behalf but the clock's.
fn by(bot: &BotName, fault: Option<Fault>) -> By {
    match fault {
        None => By::Bot(bot.to_string().into()),
        Some(_) => By::Timeout,
    }
}

fn entry<G: Observed>(seq: u64, seat: Seat, by: By, action: &G::Action) -> Entry {
    Entry { seq, what: Happened::Action { seat, by, action: action.clone() } }.erased()
}
