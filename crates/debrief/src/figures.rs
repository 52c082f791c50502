//! Figures over turns: the game's gauges as they are, and what follows from flows and standings over time.

use std::collections::BTreeMap;

use game_core::{Holder, Holdings, Seat, Ware};
use games::figures::{PRICES, change, circulating, gini, payments, velocity};
use games::translations::chart_unit;

use crate::course::{Course, TurnEnd};
use crate::shape::{Account, DebtLine, DebtsAt, FlowSum, Series, Stock};

/// Every figure of the game.
pub fn series(course: &Course) -> Vec<Series> {
    let mut all = gauges(course);
    let by_seat = |seat: Seat| {
        let score = |end: &TurnEnd| (!is_out(end, seat)).then(|| end.standings.scores[seat] as f64);
        course.turns.iter().map(score).collect()
    };
    for number in 0..course.game.players() {
        all.push(computed(course, "score", Some(number), by_seat(Seat::at(usize::from(number)))));
    }
    let scores = |end: &TurnEnd| gini(end.standings.scores.values().copied());
    all.push(computed(course, "gini", None, course.turns.iter().map(scores).collect()));
    if !course.game.money().is_empty() {
        let money = course.turns.iter().map(|end| Some(circulating(&end.holdings, course.game.money())));
        all.push(computed(course, "money", None, money.collect()));
        all.push(computed(course, "velocity", None, velocities(course)));
    }
    let levels = all.iter().find(|series| series.name == PRICES).map(|series| series.values.clone());
    if let Some(levels) = levels {
        let round = course.game.turns_per_round() as usize;
        all.push(computed(course, "inflation", None, changes(&levels, round)));
    }
    let loans = loan_terms(course);
    if !loans.is_empty() {
        let rate = |each: fn(&LoanCost) -> (f64, f64)| {
            let of_turn = |end: &TurnEnd| {
                let made = loans.iter().filter(|loan| loan.turn == end.turn).map(each);
                let (cost, lent) = made.fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
                (lent > 0.0).then(|| cost / lent)
            };
            course.turns.iter().map(of_turn).collect()
        };
        all.push(computed(course, "interest", None, rate(|loan| (loan.cost, loan.lent))));
        all.push(computed(
            course,
            "interest_a_round",
            None,
            rate(|loan| (loan.cost / loan.rounds, loan.lent)),
        ));
    }
    all
}

/// Whether a seat had left the game by then. It has nothing and owes nothing, which is no score: banks that are in the game
/// and in debt are ahead of it.
pub fn is_out(end: &TurnEnd, seat: Seat) -> bool {
    end.readings.iter().any(|read| read.gauge == "bankrupt" && read.seat == Some(seat) && read.value > 0.0)
}

fn gauges(course: &Course) -> Vec<Series> {
    let mut all = Vec::new();
    for gauge in course.game.game().gauges() {
        let seats: Vec<_> = match gauge.by_seat {
            true => (0..course.game.players()).map(Some).collect(),
            false => vec![None],
        };
        for seat in seats {
            let is_it = |end: &TurnEnd| {
                let of_seat = seat.map(|seat| Seat::at(usize::from(seat)));
                let found = end.readings.iter().find(|read| read.gauge == gauge.name && read.seat == of_seat);
                found.map(|read| read.value).filter(|value| value.is_finite())
            };
            all.push(Series {
                name: gauge.name.to_owned(),
                label: course.words.label("gauge", gauge.name),
                unit: chart_unit(course.language, gauge.unit),
                seat,
                values: course.turns.iter().map(is_it).collect(),
            });
        }
    }
    all
}

fn computed(course: &Course, name: &str, seat: Option<u8>, values: Vec<Option<f64>>) -> Series {
    let unit = match name {
        "inflation" | "interest" => chart_unit(course.language, "share"),
        "interest_a_round" => chart_unit(course.language, "share a round"),
        _ => course.told.label("unit", name),
    };
    Series { name: name.to_owned(), label: course.told.label("figure", name), unit, seat, values }
}

/// At the end of each turn, over the round of the table that it ends.
fn velocities(course: &Course) -> Vec<Option<f64>> {
    let (wares, round) = (course.game.money(), course.game.turns_per_round() as usize);
    let mut paid: BTreeMap<u32, f64> = BTreeMap::new();
    for step in &course.steps {
        *paid.entry(step.turn).or_default() += payments(step.flows.iter(), wares);
    }
    let money: Vec<_> = course.turns.iter().map(|end| circulating(&end.holdings, wares)).collect();
    let at = |last: usize| {
        let first = (last + 1).checked_sub(round)?;
        let turns = course.turns[first..=last].iter();
        let payments = turns.map(|end| paid.get(&end.turn).copied().unwrap_or(0.0)).sum();
        velocity(payments, &money[first..=last])
    };
    (0..course.turns.len()).map(at).collect()
}

/// The relative change over so many turns.
fn changes(values: &[Option<f64>], turns: usize) -> Vec<Option<f64>> {
    let over = |(at, value): (usize, &Option<f64>)| {
        let before = values[at.checked_sub(turns)?]?;
        change(before, (*value)?)
    };
    values.iter().enumerate().map(over).collect()
}

struct LoanCost {
    turn: u32,
    lent: f64,
    /// What is paid back beyond what was lent.
    cost: f64,
    rounds: f64,
}

/// How many instalments a loan has is printed on a card in one game and agreed on by the two in another.
fn loan_terms(course: &Course) -> Vec<LoanCost> {
    let cost = |loan: crate::course::Heard<'_>| {
        let rounds = loan.number("rounds").or_else(|| loan.number("terms/instalments"))?;
        let lent = loan.number("terms/amount")?;
        let paid_back = loan.number("terms/instalment")? * rounds;
        Some(LoanCost { turn: loan.step.turn, lent, cost: paid_back - lent, rounds: rounds.max(1.0) })
    };
    course.events_of("loan_made").filter_map(cost).collect()
}

/// Who owed whom, at the end of each turn in which that changed.
pub fn debts(course: &Course) -> Vec<DebtsAt> {
    let mut all: Vec<DebtsAt> = Vec::new();
    for end in &course.turns {
        let line = |debt: &game_core::Debt| DebtLine {
            debtor: debt.debtor.number() as u8,
            creditor: account(debt.creditor),
            amount: debt.amount,
            instalment: debt.instalment,
            security: debt.security,
        };
        let debts: Vec<_> = end.debts.iter().map(line).collect();
        let before = all.last().map(|at| at.debts.as_slice()).unwrap_or_default();
        if before != debts.as_slice() {
            all.push(DebtsAt { turn: end.turn, debts });
        }
    }
    all
}

/// All flows of the game added up.
pub fn flow_sums(course: &Course) -> Vec<FlowSum> {
    let mut sums: BTreeMap<_, u64> = BTreeMap::new();
    for flow in course.steps.iter().flat_map(|step| &step.flows) {
        *sums.entry((flow.from, flow.to, flow.what, flow.rule)).or_default() += u64::from(flow.amount);
    }
    let sum = |((from, to, what, rule), amount): ((Holder, Holder, Ware, &'static str), u64)| FlowSum {
        from: account(from),
        to: account(to),
        what: what.what.to_owned(),
        issuer: what.issuer.map(|seat| seat.number() as u8),
        rule: rule.to_owned(),
        amount,
    };
    sums.into_iter().map(sum).collect()
}

/// What each seat had after the deal and at the end.
pub fn stocks(course: &Course) -> Vec<Stock> {
    let mut all: BTreeMap<(Holder, Ware), (i64, i64)> = BTreeMap::new();
    course.dealt.iter().for_each(|(holder, ware, amount)| all.entry((holder, ware)).or_default().0 = amount);
    let end = course.turns.last().map(|end| &end.holdings);
    let at_end = end.into_iter().flat_map(Holdings::iter);
    at_end.for_each(|(holder, ware, amount)| all.entry((holder, ware)).or_default().1 = amount);
    let of_seats = all.into_iter().filter(|((holder, _), _)| holder.seat.is_some());
    let stock = |((holder, ware), (start, end)): ((Holder, Ware), (i64, i64))| Stock {
        account: account(holder),
        what: ware.what.to_owned(),
        issuer: ware.issuer.map(|seat| seat.number() as u8),
        start,
        end,
    };
    of_seats.map(stock).collect()
}

/// What the accounts, wares and rules of the flows are called.
pub fn names(course: &Course) -> BTreeMap<String, String> {
    let words = &course.told;
    let mut names = BTreeMap::new();
    let mut add = |kind: &str, name: &str, called: Option<String>| {
        let plain = || name.replace('_', " ");
        names.entry(format!("{kind}:{name}")).or_insert_with(|| called.unwrap_or_else(plain));
    };
    let page = course.language.rules_page(course.game.game());
    let sections = game_core::rules_page::sections(&page);
    for flow in course.steps.iter().flat_map(|step| &step.flows) {
        for holder in [flow.from, flow.to] {
            add("sector", holder.sector, words.message("sector", holder.sector));
        }
        add("ware", flow.what.what, words.message("ware", flow.what.what));
        let section = sections.iter().find(|section| section.anchor == Some(flow.rule));
        add("rule", flow.rule, section.map(|section| section.title.to_owned()));
    }
    names
}

pub fn account(holder: Holder) -> Account {
    Account { sector: holder.sector.to_owned(), seat: holder.seat.map(|seat| seat.number() as u8) }
}
