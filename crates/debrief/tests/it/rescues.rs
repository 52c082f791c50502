//! Rescues and their prices. What the debrief reads from the log is looked up in the books here: called credit that was
//! redeemed with others' money, and what moved from the bank's vault to others.

use std::collections::{BTreeMap, BTreeSet};

use debrief::{Course, Debrief, Effort, Sentence, Stretch};
use game_core::{Flow, Record};
use games::Language;
use serde_json::{Value, json};

use crate::checks::{Truth, check_sentence};
use crate::{game_with_loans, record_with};

const DEALS: &str = "mm-run-deals";
const CENTRAL: &str = "mm-central-bank";

fn flows(course: &Course, stretch: Stretch) -> impl Iterator<Item = &Flow> {
    let inside = stretch.first.entry..=stretch.last.entry;
    course.steps.iter().filter(move |step| inside.contains(&step.entry)).flat_map(|step| &step.flows)
}

fn is_seat(seat: u8, of: Option<game_core::Seat>) -> bool {
    of.is_some_and(|of| of.number() == usize::from(seat))
}

/// The bank's called credit that came back to it without its own gold.
pub fn lacking(course: &Course, seat: u8, stretch: Stretch) -> u64 {
    let redeemed = flows(course, stretch).filter(|flow| {
        flow.what.what == "credit"
            && is_seat(seat, flow.what.issuer)
            && flow.from.sector == "public"
            && is_seat(seat, flow.to.seat)
            && [DEALS, CENTRAL].contains(&flow.rule)
    });
    redeemed.map(|flow| u64::from(flow.amount)).sum()
}

/// What went from the bank to other banks in deals, and to the public as credit for the central bank's gold.
fn gone(course: &Course, seat: u8, stretch: Stretch) -> BTreeMap<&'static str, u64> {
    let mut sums = BTreeMap::new();
    for flow in flows(course, stretch).filter(|flow| is_seat(seat, flow.from.seat)) {
        let to_a_bank = flow.to.sector == "bank" && !is_seat(seat, flow.to.seat) && flow.rule == DEALS;
        let to_the_central_bank =
            flow.what.what == "credit" && flow.to.sector == "public" && flow.rule == CENTRAL;
        if to_a_bank || to_the_central_bank {
            *sums.entry(flow.what.what).or_default() += u64::from(flow.amount);
        }
    }
    sums
}

pub fn money(course: &Course, seat: u8, stretch: Stretch) -> u64 {
    let sums = gone(course, seat, stretch);
    let paid: u64 = ["gold", "credit"].iter().filter_map(|ware| sums.get(ware)).sum();
    paid + promised(course, seat, stretch)
}

/// The instalments of loans that the bank took, each as often as it is due.
fn promised(course: &Course, seat: u8, stretch: Stretch) -> u64 {
    let loans =
        told(course, stretch, "loan_made").filter(|fields| fields["terms"]["borrower"] == json!(seat));
    let number = |fields: &Value, name: &str| fields["terms"][name].as_u64().unwrap_or(0);
    loans.map(|fields| number(fields, "instalments") * number(fields, "instalment")).sum()
}

pub fn given(course: &Course, seat: u8, stretch: Stretch) -> Vec<Value> {
    let sums = gone(course, seat, stretch);
    let wares = [
        ("gold", "gold"),
        ("credit", "credit"),
        ("production_goods", "production"),
        ("consumer_goods", "consumer"),
        ("action_cards", "action_cards"),
    ];
    let counted = wares.iter().filter_map(|(ware, kind)| Some(json!({ *kind: { "n": sums.get(ware)? } })));
    let companies = told(course, stretch, "company_given").filter(|fields| fields["from"] == json!(seat));
    let promised = promised(course, seat, stretch);
    let loans = (promised > 0).then(|| json!({ "loan": { "n": promised } }));
    let mut counted: Vec<_> = counted.collect();
    let money =
        counted.iter().filter(|part| part.get("gold").or_else(|| part.get("credit")).is_some()).count();
    counted.splice(money..money, loans);
    counted
        .into_iter()
        .chain(companies.map(|fields| json!({ "company": { "card": fields["card"] } })))
        .collect()
}

pub fn helpers(course: &Course, seat: u8, stretch: Stretch) -> Vec<u64> {
    let others = told(course, stretch, "deal_made").filter_map(|fields| {
        let (from, to) = (fields["from"].as_u64()?, fields["to"].as_u64()?);
        match u64::from(seat) {
            seat if seat == from => Some(to),
            seat if seat == to => Some(from),
            _ => None,
        }
    });
    let loans =
        told(course, stretch, "loan_made").filter(|fields| fields["terms"]["borrower"] == json!(seat));
    let lenders = loans.filter_map(|fields| fields["terms"]["lender"].as_u64());
    others.chain(lenders).collect::<BTreeSet<_>>().into_iter().collect()
}

fn told<'a>(course: &'a Course, stretch: Stretch, kind: &'static str) -> impl Iterator<Item = &'a Value> {
    let inside = stretch.first.entry..=stretch.last.entry;
    let steps = course.steps.iter().filter(move |step| inside.contains(&step.entry));
    steps.flat_map(|step| &step.events).filter_map(move |told| told.event.get(kind))
}

/// The sentences about rescues in one game, every number of them looked up.
fn about_rescues(record: &Record) -> Vec<Sentence> {
    let course = Course::of(record, Language::ENGLISH).expect("the record replays");
    let debrief = Debrief::of(record, Effort::WITHOUT_ESTIMATES, Language::ENGLISH).expect("a debrief");
    let truth = Truth::of(record);
    let all = debrief.story.iter().chain(&debrief.questions);
    let about = all.filter(|sentence| ["rescue", "bail_out"].contains(&&*sentence.key));
    about.inspect(|sentence| check_sentence(&truth, &course, &debrief, sentence)).cloned().collect()
}

#[test]
fn a_rescue_is_told_with_its_price() {
    let (mut priced, mut by_deals, mut by_the_central_bank) = (0, 0, 0);
    for seed in 0..6 {
        for setup in [json!({}), json!({ "central_bank": true })] {
            for sentence in about_rescues(&record_with(game_with_loans(), &setup, "trader", seed)) {
                let has = |name: &str| sentence.facts.iter().any(|fact| fact.name == name);
                priced += usize::from(has("price") && sentence.text.contains("of what was lacking"));
                by_deals += usize::from(has("helpers"));
                by_the_central_bank += usize::from(has("times"));
            }
        }
    }
    let seen = (priced, by_deals, by_the_central_bank);
    assert!(priced > 3 && by_deals > 1 && by_the_central_bank > 1, "{seen:?}");
}
