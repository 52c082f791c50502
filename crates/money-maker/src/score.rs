//! The score sheet (R16, B4) and the balance sheet of each bank.

use game_core::{Bag, BySeat, ScoreLine, Seat, SeatSet, Standings};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::books::Good;
use crate::config::Config;
use crate::lending::Loan;
use crate::state::State;

/// What a bank owns and owes, line by line as on the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
pub struct BalanceSheet {
    pub gold: u32,
    pub goods: u32,
    pub investments: u32,
    pub others_credit: u32,
    /// Loans given.
    pub lent: u32,
    pub rating: u32,
    pub assets: u32,
    pub credit_on_board: u32,
    pub credit_in_vaults: u32,
    /// Loans taken.
    pub borrowed: u32,
    pub liabilities: u32,
    pub net_worth: i64,
}

impl State {
    /// The worth of a card: what it needs times the current buying price of that type.
    pub(crate) fn worth_of_cards(&self, config: &Config, cards: Bag<1>) -> u32 {
        let prices = Good::ALL.map(|good| config.buying_price(self.market(good)));
        let worth = |card: u8| {
            let company = config.company(card);
            u32::from(company.needs) * prices[company.of.slot()]
        };
        cards.iter().map(worth).sum()
    }

    pub fn balance_sheet(&self, config: &Config, seat: Seat) -> BalanceSheet {
        // A central bank is not there to be rich: its worth is its score.
        if let Some(score) = self.central_score(config).filter(|_| self.is_central(seat)) {
            return BalanceSheet { net_worth: score.total, ..BalanceSheet::default() };
        }
        let goods: u32 = Good::ALL.iter().map(|good| self.goods(seat, *good)).sum();
        let goods = goods * u32::from(config.setup.good_worth);
        let gold = self.gold(seat);
        let investments = self.worth_of_cards(config, self.companies[seat]);
        let others_credit = self.alive().iter().map(|issuer| self.held(seat, issuer)).sum();
        let counts = config.is_full_game() && self.is_alive(seat);
        let rating = if counts { config.coin(self.ring(seat)) } else { 0 };
        let (credit_on_board, credit_in_vaults) = (self.on_board(seat), self.in_vaults(seat));
        let worth_of = |is_part: &dyn Fn(&Loan) -> bool| -> u32 {
            let loans = self.loans().iter().filter(|loan| is_part(loan));
            loans.map(|loan| self.worth_of_loan(config, loan)).sum()
        };
        let (lent, borrowed) =
            (worth_of(&|loan| loan.lender == seat), worth_of(&|loan| loan.borrower == seat));
        let assets = gold + goods + investments + others_credit + lent + rating;
        let liabilities = credit_on_board + credit_in_vaults + borrowed;
        BalanceSheet {
            gold,
            goods,
            investments,
            others_credit,
            lent,
            rating,
            assets,
            credit_on_board,
            credit_in_vaults,
            borrowed,
            liabilities,
            net_worth: i64::from(assets) - i64::from(liabilities),
        }
    }
}

/// Bankrupt banks rank last, the later the better; ties share.
pub fn standings(state: &State, config: &Config) -> Standings {
    let scores = BySeat::from_fn(config.players, |seat| state.balance_sheet(config, seat).net_worth);
    let keys = BySeat::from_fn(config.players, |seat| match state.bankrupt[seat] {
        0 => (u8::MAX, scores[seat]),
        order => (order, 0),
    });
    let standings = Standings::by_key(&keys, scores);
    if state.commerce().is_empty() { standings.without_winner() } else { standings }
}

/// The lines of the score sheet, liabilities below zero.
pub fn score_lines(state: &State, config: &Config) -> Vec<ScoreLine> {
    let mut lines = Vec::new();
    for seat in SeatSet::all(config.players).iter() {
        if let Some(score) = state.central_score(config).filter(|_| state.is_central(seat)) {
            lines.extend(score.lines(seat));
            continue;
        }
        let sheet = state.balance_sheet(config, seat);
        let mut line = |label: &'static str, points: i64| {
            lines.push(ScoreLine { seat, label: label.into(), points });
        };
        line("gold", i64::from(sheet.gold));
        line("goods", i64::from(sheet.goods));
        line("investments", i64::from(sheet.investments));
        if config.is_full_game() {
            line("others_credit", i64::from(sheet.others_credit));
            if config.has_loans() {
                line("lent", i64::from(sheet.lent));
            }
            line("rating", i64::from(sheet.rating));
            if config.has_loans() {
                line("borrowed", -i64::from(sheet.borrowed));
            }
            line("credit_on_board", -i64::from(sheet.credit_on_board));
            line("credit_in_vaults", -i64::from(sheet.credit_in_vaults));
        }
    }
    lines
}
