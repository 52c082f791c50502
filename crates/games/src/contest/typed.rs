//! The contest of a known game: one table, its bots, and a game played from the deal to the end with the log off.

use std::sync::atomic::Ordering;
use std::time::Duration;

use game_core::record::{By, Entry, GameResult, Happened};
use game_core::{
    Action, Bot, BySeat, Chance, Choices, ElementOf, EndingCode, Holdings, IllegalIn, Log, LogOf, Observed,
    Reading, Record, RuleCode, Seat, SeatSet, Seed, ViewOf, flows_of,
};
use serde::Serialize;
use serde_json::Value;

use super::dice::{Dice, Policies};
use super::name::names_of;
use super::outside::{Failed, Fault, Outside};
use super::{
    BotName, Column, Contest, ContestError, Dealer, Failure, Faults, Meeting, Pairing, Played, Position,
    TOLD_FAILURES, Turn,
};
use crate::figures::{self, Economy};
use crate::listed::with_own_temper;
use crate::listed_match::read_action;
use crate::records::{Nonce, Origin, ServerSeed, record_of};
use crate::{AnyGame, Listed, StartError, Terms, setups};

/// Bots of one game at one table.
pub(crate) struct ContestOf<G: Observed> {
    listed: &'static Listed<G>,
    config: G::Config,
    setup: Value,
    bots: Vec<(BotName, Player<G>)>,
    columns: Vec<Column>,
    elements: Vec<ElementOf<G>>,
    things: Vec<String>,
    time_out: Duration,
    common_dice: bool,
    /// Where games go on from, and the number of the last entry there.
    from: Option<(G, u64)>,
}

enum Player<G: Observed> {
    House(&'static dyn Bot<G>),
    Tempered(Box<dyn Bot<G>>),
    Outside(String),
}

impl<G: Observed> ContestOf<G> {
    pub(crate) fn new(
        listed: &'static Listed<G>,
        meeting: &Meeting<'_>,
    ) -> Result<ContestOf<G>, ContestError> {
        let Meeting { players, time_out, common_dice, .. } = *meeting;
        let setup = setups::read::<G::Setup>(meeting.setup)?;
        let config = G::config(&setup, players).map_err(StartError::from)?;
        let setup = serde_json::to_value(setup).map_err(|error| StartError::Unreadable(error.to_string()))?;
        let seated = |name: &BotName| Ok((name.clone(), player(listed, name)?));
        let bots = meeting.bots.iter().map(seated).collect::<Result<_, ContestError>>()?;
        let (elements, things) = G::names(&config).into_iter().unzip();
        let from = meeting.from.map(|from| position(&config, from)).transpose()?;
        let columns = columns::<G>(players);
        Ok(ContestOf { listed, config, setup, bots, columns, elements, things, time_out, common_dice, from })
    }

    /// A refusal as a sentence, with its rule.
    fn in_words(&self, illegal: &IllegalIn<G>) -> String {
        let why = serde_json::to_value(&illegal.why).unwrap_or(Value::Null);
        format!("{} ({})", self.listed.words().say("why", &why), illegal.rule.code())
    }
}

/// The state at a moment. Under other options than it was played with it may be impossible.
fn position<G: Observed>(config: &G::Config, from: Position<'_>) -> Result<(G, u64), StartError> {
    let state = G::deserialize(from.state).map_err(|error| StartError::Position(error.to_string()))?;
    state.audit(config).map_err(|finding| StartError::Position(format!("under these options, {finding}")))?;
    Ok((state, from.entry))
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
            tempered.map(Player::Tempered).ok_or_else(|| no_such_temper(listed, level, temper))
        }
    }
}

fn no_such_temper<G: Observed>(listed: &Listed<G>, level: &str, temper: &[String]) -> ContestError {
    let known = match listed.tempers(level).as_slice() {
        [] => String::new(),
        known => format!("; it knows: {}", known.join(", ")),
    };
    ContestError::Temper { level: level.to_owned(), temper: temper.join("+"), known }
}

fn columns<G: Observed>(players: u8) -> Vec<Column> {
    let mut columns = Vec::new();
    for gauge in G::GAUGES.iter().copied().chain(figures::computed::<G>()) {
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
        let mut policies = Policies::new(players, pairing.seed, contest.common_dice);
        let mut dice = Dice::new(&seed, contest.common_dice);
        let mut log: LogOf<G> = Log::on();
        let (mut state, mut decisions) = match &contest.from {
            Some((state, entry)) => (state.clone(), *entry),
            None => (G::start(config, dice.of_entry(0), &mut log), 0),
        };
        let start = decisions;
        let mut faults = BySeat::from_fn(players, |_| Faults::default());
        let mut failures = Vec::new();
        let mut turns = Vec::new();
        let mut entries = Vec::new();
        let mut round = state.round();
        let mut flows = Vec::new();
        let mut economy = Economy::new(G::turns_per_round(config));
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
            let (action, failed) = self.decide(&state, seat, bot, policies.of(seat, round));
            decisions += 1;
            if pairing.keep.record {
                entries.push(entry::<G>(
                    decisions,
                    seat,
                    by(&contest.bots[bot].0, failed.is_some()),
                    &action,
                ));
            }
            if let Some(failed) = failed {
                faults[seat].count(failed.fault);
                if failures.len() < TOLD_FAILURES {
                    failures.push(Failure { decision: decisions, seat, failed });
                }
            }
            self.note_things(seat, &action);
            state.apply(config, seat, &action, dice.of_entry(decisions), &mut log);
            let moved = flows_of::<G>(config, &log.take());
            economy.pay(&moved, G::MONEY);
            if pairing.keep.flows {
                flows.extend(moved.into_iter().map(|flow| (round, flow)));
            }
            if state.round() != round {
                turns.push(self.read(&state, round, &mut economy));
                round = state.round();
            }
        }
        turns.push(self.read(&state, round, &mut economy));
        let ending = state.ending().map_or("none", EndingCode::name);
        let standings = state.score_now(config);
        let result = GameResult { ending: ending.to_owned(), standings: standings.clone() };
        // A game that goes on from a moment of another one is no whole game.
        let keep_record = pairing.keep.record && contest.from.is_none();
        let record =
            keep_record.then(|| Box::new(self.record(server_seed, pairing.seating, entries, result)));
        let acted_on =
            self.acted_on.iter().copied().enumerate().filter(|(_, seats)| !seats.is_empty()).collect();
        let (rounds, decisions) = (state.round(), decisions - start);
        Some(Played {
            rounds,
            decisions,
            ending,
            standings,
            turns,
            faults,
            failures,
            acted_on,
            record,
            flows,
        })
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
    ) -> (G::Action, Option<Failed>) {
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
            (Player::Outside(_), None) => Err(Failed::new(Fault::Crashed, "", "the program is not running")),
            (Player::Outside(_), Some(outside)) => ask::<G>(outside, &view, &self.choices, policy),
        };
        let checked = answer.and_then(|action| match state.check(config, seat, &action) {
            Ok(()) => Ok(action),
            Err(illegal) => {
                let answer = serde_json::to_string(&action).unwrap_or_default();
                Err(Failed::new(Fault::Illegal, &answer, self.contest.in_words(&illegal)))
            }
        });
        match checked {
            Ok(action) => (action, None),
            Err(failed) => (state.silence(config, seat), Some(failed)),
        }
    }

    fn read(&mut self, state: &G, round: u32, economy: &mut Economy) -> Turn {
        let (columns, config) = (&self.contest.columns, &self.contest.config);
        self.readings.clear();
        state.gauges(config, &mut self.readings);
        let mut holdings = Holdings::default();
        if !G::MONEY.is_empty() {
            state.holdings(config, &mut holdings);
        }
        economy.end_turn(&state.score_now(config), &holdings, G::MONEY, &mut self.readings);
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
        let bots: Vec<_> = seating.iter().map(|bot| &self.contest.bots[*bot].0).collect();
        let seats = names_of(&bots);
        let terms = Terms { rules: G::INFO.rules, setup: self.contest.setup.clone(), seats };
        let nonces = vec![Nonce::default(); seating.len()];
        let origin = match self.contest.common_dice {
            true => Origin::by_purpose(server_seed, nonces),
            false => Origin::chosen(server_seed, nonces),
        };
        record_of(&G::INFO, &terms, &origin, entries, Vec::new(), Some(result))
    }
}

fn ask<G: Observed>(
    outside: &mut Outside,
    view: &ViewOf<G>,
    choices: &Choices<G>,
    policy: &mut Chance,
) -> Result<G::Action, Failed> {
    let question = Question { view, choices, seed: policy.pick("seed", u32::MAX) };
    let unwritten =
        |error: serde_json::Error| Failed::new(Fault::Illegal, "", format!("the question: {error}"));
    let mut line = serde_json::to_string(&question).map_err(unwritten)?;
    line.push('\n');
    let answer = outside.ask(line)?;
    read_action::<G>(&answer).map_err(|error| {
        Failed::new(Fault::Illegal, &answer.to_string(), format!("this is no action of the game: {error}"))
    })
}

/// Silence is on nobody's behalf but the clock's.
fn by(bot: &BotName, failed: bool) -> By {
    if failed { By::Timeout } else { By::Bot(bot.to_string().into()) }
}

fn entry<G: Observed>(seq: u64, seat: Seat, by: By, action: &G::Action) -> Entry {
    Entry { seq, what: Happened::Action { seat, by, action: action.clone() } }.erased()
}
