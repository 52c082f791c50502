//! A game played out many times from one of its moments: who wins, and how sure that is.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;

use game_core::Standings;
use games::{AnyMatch, BotError};
use lab::stats;

/// The level that plays on.
const LEVEL: &str = "trader";

/// How games ended so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    pub done: u32,
    /// By seat; a shared victory counts as a share.
    pub wins: Vec<f64>,
    /// Games that nobody won: the game itself can win.
    pub lost: u32,
}

impl Tally {
    /// By seat: the share of games it won, with Wilson's interval.
    pub fn shares(&self) -> Vec<stats::Estimate> {
        self.wins.iter().map(|wins| stats::share(*wins, u64::from(self.done))).collect()
    }

    /// The share of games that nobody won, with Wilson's interval; `None` if there was none.
    pub fn nobody(&self) -> Option<stats::Estimate> {
        (self.lost > 0).then(|| stats::share(f64::from(self.lost), u64::from(self.done)))
    }

    /// Before the first game.
    pub fn none(players: usize) -> Tally {
        Tally { done: 0, wins: vec![0.0; players], lost: 0 }
    }

    pub(crate) fn add(&mut self, standings: &Standings) {
        self.done += 1;
        self.lost += u32::from(standings.winners.is_empty());
        let share = 1.0 / standings.winners.len().max(1) as f64;
        standings.winners.iter().for_each(|seat| self.wins[seat.number()] += share);
    }

    fn of(ended: &[Option<Standings>], players: usize) -> Tally {
        let mut tally = Tally::none(players);
        ended.iter().flatten().for_each(|standings| tally.add(standings));
        tally
    }
}

/// Bots play this many games to the end, in so many threads; `report` hears of every game. The seed of a game is its number,
/// so the result does not depend on threads. Nothing more is begun once `stop` is set.
pub fn play_out(
    position: &dyn AnyMatch,
    games: u32,
    threads: usize,
    stop: &AtomicBool,
    mut report: impl FnMut(&Tally),
) -> Result<Tally, BotError> {
    let players = usize::from(position.players());
    let mut ended: Vec<Option<Standings>> = vec![None; games as usize];
    let next = AtomicU32::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games || stop.load(Ordering::Relaxed) {
                        return;
                    }
                    let played = position.play_out(LEVEL, u64::from(number));
                    if sender.send((number, played)).is_err() {
                        return;
                    }
                }
            });
        }
        // So that the line ends when the last thread does.
        drop(sender);
        for (number, played) in receiver {
            ended[number as usize] = Some(played?);
            report(&Tally::of(&ended, players));
        }
        Ok(())
    })?;
    Ok(Tally::of(&ended, players))
}
