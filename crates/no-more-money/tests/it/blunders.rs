//! What a person would laugh at, counted in whole games between bots of one kind. `BLUNDERS=200` plays so many games
//! instead of the few of every test run.

use std::collections::BTreeMap;

use bots::trial::{games_to_count, play_out};
use bots::{Budget, Master};
use game_core::{Bot, BySeat, OfferId, Seat, SeatSet, Temper};
use no_more_money::{Config, Event, LoanTerms, MASTER, NoMoreMoney, Setup, Trader};

/// How often each happened, and how often there was an occasion.
#[derive(Debug, Default)]
struct Counted {
    ties: u32,
    /// All who tied showed empty hands to the last, and a card lay there that one coin would have bought.
    tied_at_nothing: u32,
    declined: u32,
    /// Somebody proposed exactly what it had declined, and no money had moved since.
    proposed_what_it_declined: u32,
}

/// What was said and shown since the round began.
struct Round {
    offers: BTreeMap<OfferId, (Seat, Seat, LoanTerms)>,
    declined: Vec<(Seat, Seat, LoanTerms)>,
    shown: BySeat<u32>,
    tied_at_nothing: bool,
}

impl Default for Round {
    fn default() -> Round {
        let (offers, declined) = Default::default();
        Round { offers, declined, shown: BySeat::all(4, 0), tied_at_nothing: false }
    }
}

impl Counted {
    fn note(&mut self, event: &Event, round: &mut Round) {
        match event {
            Event::RoundBegan { .. } => *round = Round::default(),
            Event::OfferMade { offer, from, to, terms, .. } => {
                let same = round.declined.contains(&(*from, *to, *terms));
                self.proposed_what_it_declined += u32::from(same);
                round.offers.insert(*offer, (*from, *to, *terms));
            }
            Event::OfferDeclined { offer, .. } | Event::OfferDeclinedBecause { offer, .. } => {
                self.declined += 1;
                let (from, to, terms) = round.offers[offer];
                round.declined.push((to, from, terms));
            }
            // Who has more or less money now may think otherwise.
            Event::LoanMade { .. } | Event::InstalmentPaid { .. } | Event::LoanDefaulted { .. } => {
                round.declined.clear();
            }
            Event::FistOpened { seat, amount } => round.shown[*seat] += amount,
            Event::TieUnbroken { seats } => {
                self.ties += 1;
                round.tied_at_nothing |= shown_by(*seats, &round.shown) == 0;
            }
            Event::InvestmentDiscarded { .. } => {
                self.tied_at_nothing += u32::from(round.tied_at_nothing);
                round.tied_at_nothing = false;
            }
            _ => {}
        }
    }
}

fn shown_by(seats: SeatSet, shown: &BySeat<u32>) -> u32 {
    seats.iter().map(|seat| shown[seat]).sum()
}

fn count(bots: &[&dyn Bot<NoMoreMoney>], games: u64) -> Counted {
    let config = Config::new(&Setup::default(), 4).expect("the printed set-up is sound");
    let mut counted = Counted::default();
    for seed in 0..games {
        let mut round = Round::default();
        play_out(&config, bots, seed, |event| counted.note(event, &mut round));
    }
    eprintln!("{counted:?}");
    counted
}

fn assert_none(counted: &Counted) {
    assert!(counted.declined > 0, "there was something to count: {counted:?}");
    assert_eq!(counted.tied_at_nothing, 0, "{counted:?}");
    assert_eq!(counted.proposed_what_it_declined, 0, "{counted:?}");
}

#[test]
fn traders_of_all_tempers_do_nothing_to_laugh_at() {
    for selfish in -Temper::MOST..=Temper::MOST {
        let [careful, steady, daring] = [-1, 0, 1].map(|daring| Trader::with(Temper { daring, selfish }));
        let greedy = Trader::with(Temper { daring: 0, selfish: Temper::MOST });
        assert_none(&count(&[&careful, &steady, &daring, &greedy], games_to_count(40)));
    }
}

#[test]
fn masters_do_nothing_to_laugh_at() {
    let master = Master { budget: Budget::Iterations(60), ..MASTER };
    assert_none(&count(&[&master], games_to_count(3)));
}
