//! What the economy is like when novices play: loans, defaults, money by round, who wins.
//!
//! `cargo run --release -p no-more-money --example novices [games] [players] [short|long]`

use std::io::Write;

use game_core::{Bot, Chance, Choices, Game, Log, Observed, SeatSet};
use no_more_money::{Event, Length, NoMoreMoney, Novice, Setup};

#[derive(Default)]
struct Round {
    begun: u32,
    coins: u64,
    penniless: u32,
    seats: u32,
    price: u64,
    unpaid_bankers: u32,
    loans: u32,
    rounds_with_loans: u32,
    lent: u64,
    bids: Vec<u32>,
    gold: u64,
}

#[derive(Default)]
struct Tally {
    games: u32,
    rounds: Vec<Round>,
    loans: u32,
    repaid: u32,
    defaulted: u32,
    wins: [u32; 4],
    winning_gold: i64,
    longest_at_nothing: u32,
}

impl Tally {
    fn round(&mut self, number: u32) -> &mut Round {
        while self.rounds.len() <= number as usize {
            self.rounds.push(Round::default());
        }
        &mut self.rounds[number as usize]
    }

    fn begin(&mut self, game: &NoMoreMoney, players: u8, at_nothing: &mut [u32; 4]) {
        let round = self.round(game.round());
        round.begun += 1;
        for seat in SeatSet::all(players).iter() {
            let coins = game.coins(seat);
            round.seats += 1;
            round.coins += u64::from(coins);
            round.gold += u64::from(game.gold(seat));
            round.penniless += u32::from(coins == 0);
            let streak = &mut at_nothing[seat.number()];
            *streak = if coins == 0 { *streak + 1 } else { 0 };
        }
        let longest = at_nothing.iter().copied().max().unwrap_or(0);
        self.longest_at_nothing = self.longest_at_nothing.max(longest);
    }

    fn note(&mut self, event: &Event, number: u32, lent_this_round: &mut bool) {
        let round = self.round(number);
        match event {
            Event::BankerNamed { price, .. } => {
                round.price += u64::from(*price);
                round.unpaid_bankers += u32::from(*price == 0);
            }
            Event::LoanMade { terms, .. } => {
                round.loans += 1;
                round.lent += u64::from(terms.amount);
                round.rounds_with_loans += u32::from(!*lent_this_round);
                *lent_this_round = true;
                self.loans += 1;
            }
            Event::FistOpened { amount, .. } => round.bids.push(*amount),
            Event::LoanRepaid { .. } => self.repaid += 1,
            Event::LoanDefaulted { .. } => self.defaulted += 1,
            _ => {}
        }
    }
}

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let games: u32 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(500);
    let players: u8 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(4);
    let long = arguments.next().is_some_and(|text| text == "long");
    let length = if long { Length::Long } else { Length::Short };
    let setup = Setup { length, ..Setup::default() };
    let config = NoMoreMoney::config(&setup, players).map_err(std::io::Error::other)?;
    let mut tally = Tally::default();
    for seed in 0..games {
        play(&config, players, seed.into(), &mut tally);
    }
    report(&mut tally, players)
}

fn play(config: &no_more_money::Config, players: u8, seed: u64, tally: &mut Tally) {
    let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::on(), Choices::default());
    let mut game = NoMoreMoney::start(config, &mut chance, &mut log);
    let (mut seen, mut lent, mut at_nothing) = (0, false, [0; 4]);
    while let Some(seat) = game.awaited(config).first {
        if game.round() > seen {
            seen = game.round();
            lent = false;
            tally.begin(&game, players, &mut at_nothing);
        }
        choices.clear();
        game.choices(config, seat, &mut choices);
        let action = Novice.choose(config, &game.view(config, Some(seat)), &mut choices, &mut chance);
        let number = game.round();
        game.apply(config, seat, &action, &mut chance, &mut log);
        for told in log.take() {
            tally.note(&told.event, number, &mut lent);
        }
    }
    let standings = game.score_now(config);
    tally.games += 1;
    for winner in standings.winners.iter() {
        tally.wins[winner.number()] += 1;
        tally.winning_gold += standings.scores[winner];
    }
}

fn report(tally: &mut Tally, players: u8) -> std::io::Result<()> {
    let mut out = std::io::stdout();
    let games = f64::from(tally.games);
    writeln!(out, "{} games of {players} novices", tally.games)?;
    writeln!(
        out,
        "loans a game {:.1}, repaid {:.0}%, defaulted {:.0}%, winning gold {:.1}, wins by seat {:?}, \
         most rounds in a row at $0: {}",
        f64::from(tally.loans) / games,
        100.0 * f64::from(tally.repaid) / f64::from(tally.loans),
        100.0 * f64::from(tally.defaulted) / f64::from(tally.loans),
        tally.winning_gold as f64 / f64::from(tally.wins.iter().sum::<u32>()),
        &tally.wins[..players.into()],
        tally.longest_at_nothing,
    )?;
    writeln!(out, "round  games  coins  at $0  gold  banker  free  loans  with  amount  bids: median, mean")?;
    for (number, round) in tally.rounds.iter_mut().enumerate().filter(|(_, round)| round.begun > 10) {
        round.bids.sort_unstable();
        let per_round = |sum: f64| sum / f64::from(round.begun);
        let per_seat = |sum: f64| sum / f64::from(round.seats);
        writeln!(
            out,
            "{number:>5}  {:>5}  {:>5.1}  {:>4.0}%  {:>4.1}  {:>6.1}  {:>3.0}%  {:>5.2}  {:>3.0}%  {:>6.1}  {:>4} {:>6.1}",
            round.begun,
            per_seat(round.coins as f64),
            100.0 * per_seat(f64::from(round.penniless)),
            per_seat(round.gold as f64),
            per_round(round.price as f64),
            100.0 * per_round(f64::from(round.unpaid_bankers)),
            per_round(f64::from(round.loans)),
            100.0 * per_round(f64::from(round.rounds_with_loans)),
            round.lent as f64 / f64::from(round.loans.max(1)),
            round.bids.get(round.bids.len() / 2).copied().unwrap_or(0),
            f64::from(round.bids.iter().sum::<u32>()) / round.bids.len().max(1) as f64,
        )?;
    }
    Ok(())
}
