//! What the learned value is told of each seat: the trader's own reckoning, and what it is reckoned from. All of it is
//! public but the searching seat's action cards, of which nothing is told.

use game_core::{BySeat, Seat, SeatSet};

use super::Mind;
use crate::books::Good;
use crate::phase::Step;
use crate::view::BankView;

/// What is less likely by hand is as good as lost.
const LEAST_BY_HAND: f32 = -20.0;
/// No figure but the first is larger: what was never tried must not look like riches.
const MOST: f32 = 3.0;
/// A whole guild of a game with many companies.
const GUILD: f32 = 3.0;

/// The figures of [`Mind::tell`].
pub(in crate::bot) const FIGURES: &[&str] = &[
    "by_hand",
    "worth",
    "worth_behind",
    "net_worth",
    "net_worth_behind",
    "income",
    "income_behind",
    "gold",
    "production",
    "consumer",
    "others_credit",
    "credit_on_board",
    "credit_in_vaults",
    "in_hand",
    "borrowed",
    "lent",
    "cover_behind",
    "most_called",
    "short",
    "covered_twice",
    "called",
    "short_now",
    "ring",
    "in_prison",
    "bankrupt",
    "companies",
    "companies_behind",
    "most_of_a_guild",
    "stake_production",
    "stake_consumer",
    "action_cards",
    "has_turn",
    "turn_in",
    "may_trade",
    "me",
    "no_bank",
    "to_the_end",
    "to_the_run",
    "runs",
    "in_run",
    "last_run",
    "chip",
    "players",
    "banks",
    "price_production",
    "price_consumer",
];

/// What seats are compared by.
pub(in crate::bot) struct Standings {
    worth: BySeat<f32>,
    net_worth: BySeat<f32>,
    income: BySeat<f32>,
    companies: BySeat<f32>,
    cover: BySeat<f32>,
}

impl Mind<'_> {
    /// Adds the figures of each seat.
    pub(in crate::bot) fn describe(&self, viewer: Seat, figures: &mut Vec<f32>) {
        let players = self.config.players;
        let banks = &self.public.banks;
        let standings = Standings {
            worth: BySeat::from_fn(players, |seat| self.position_worth(seat)),
            net_worth: BySeat::from_fn(players, |seat| banks[seat].balance.net_worth as f32),
            income: BySeat::from_fn(players, |seat| self.income(seat)),
            companies: BySeat::from_fn(players, |seat| banks[seat].cards.len() as f32),
            cover: BySeat::from_fn(players, |seat| self.covered(seat) as f32),
        };
        for seat in SeatSet::all(players).iter() {
            let start = figures.len();
            self.tell(&standings, seat, viewer, figures);
            for figure in &mut figures[start + 1..] {
                *figure = figure.clamp(-MOST, MOST);
            }
        }
    }

    fn tell(&self, standings: &Standings, seat: Seat, viewer: Seat, figures: &mut Vec<f32>) {
        let bank = &self.public.banks[seat];
        let sheet = &bank.balance;
        let behind = best(&standings.worth) - standings.worth[seat];
        figures.extend([
            (-behind / self.uncertainty()).max(LEAST_BY_HAND),
            standings.worth[seat] / 40.0,
            behind / 15.0,
            standings.net_worth[seat] / 40.0,
            (best(&standings.net_worth) - standings.net_worth[seat]) / 15.0,
            standings.income[seat] / 8.0,
            (best(&standings.income) - standings.income[seat]) / 5.0,
            bank.gold as f32 / 20.0,
            bank.production as f32 / 6.0,
            bank.consumer as f32 / 6.0,
            sheet.others_credit as f32 / 15.0,
            sheet.credit_on_board as f32 / 20.0,
            sheet.credit_in_vaults as f32 / 15.0,
            bank.in_hand as f32 / 10.0,
            sheet.borrowed as f32 / 15.0,
            sheet.lent as f32 / 15.0,
            (best(&standings.cover) - standings.cover[seat]) / 15.0,
        ]);
        self.tell_danger(bank, standings.cover[seat], figures);
        self.tell_companies(standings, seat, bank, figures);
        self.tell_turn(seat, viewer, figures);
        self.tell_table(figures);
    }

    fn tell_danger(&self, bank: &BankView, cover: f32, figures: &mut Vec<f32>) {
        let flag = |is: bool| f32::from(u8::from(is));
        let most_called = self.most_called(bank) as f32;
        let called = bank.called as f32;
        figures.extend([
            most_called / 12.0,
            (most_called - cover).max(0.0) / 8.0,
            flag(cover >= 2.0 * most_called),
            called / 12.0,
            (called - cover).max(0.0) / 8.0,
            f32::from(bank.ring) / 6.0,
            flag(bank.ring == 0),
            flag(bank.bankrupt > 0),
        ]);
    }

    fn tell_companies(&self, standings: &Standings, seat: Seat, bank: &BankView, figures: &mut Vec<f32>) {
        let companies = standings.companies[seat];
        let of_guild = |guild: &u64| bank.cards.iter().filter(|card| guild & (1 << card) != 0).count();
        let guild = self.config.deck.guild_members.iter().map(of_guild).max().unwrap_or(0);
        figures.extend([
            companies / 6.0,
            (best(&standings.companies) - companies) / 3.0,
            guild as f32 / GUILD,
        ]);
        figures.extend(Good::ALL.map(|good| {
            let needs = |card: u8| {
                let company = self.config.company(card);
                if company.of == good { f32::from(company.needs) } else { 0.0 }
            };
            bank.cards.iter().map(needs).sum::<f32>() / 6.0
        }));
        figures.push(bank.action_cards as f32 / 3.0);
    }

    fn tell_turn(&self, seat: Seat, viewer: Seat, figures: &mut Vec<f32>) {
        let flag = |is: bool| f32::from(u8::from(is));
        let turn = &self.public.turn;
        let has_turn = turn.player == seat;
        let players = usize::from(self.config.players);
        let turn_in = (seat.number() + players - turn.player.number()) % players;
        figures.extend([
            flag(has_turn),
            turn_in as f32 / players as f32,
            flag(has_turn && turn.step != Step::Close),
            flag(seat == viewer),
            flag(self.is_central(seat) || self.public.entrepreneurs.has(seat)),
        ]);
    }

    fn tell_table(&self, figures: &mut Vec<f32>) {
        let flag = |is: bool| f32::from(u8::from(is));
        let public = self.public;
        figures.extend([
            self.outlook.to_the_end / 15.0,
            self.outlook.to_the_run / 8.0,
            self.outlook.runs / 2.0,
            flag(public.run.is_some()),
            flag(public.run.is_some() && public.runs >= public.last_run),
            f32::from(public.chip) / f32::from(public.track).max(1.0),
            f32::from(self.config.players) / 2.0 - 2.0,
            self.outlook.banks / f32::from(self.config.players),
        ]);
        figures.extend(Good::ALL.map(|good| {
            let market = self.market(good);
            market.fetches as f32 / f32::from(public.prices).max(1.0)
        }));
    }
}

fn best(values: &BySeat<f32>) -> f32 {
    values.values().copied().fold(f32::NEG_INFINITY, f32::max)
}
