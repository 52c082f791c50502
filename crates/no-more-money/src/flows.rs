//! The sectors of the game and what moves between them: each player, the Banker's office (securities), the printing
//! press, the companies (gold on cards, and the cards nobody owns) and the gold reserve. Coins and gold tell of
//! themselves at the door of the books; here are the investment cards, what lies where, and who owes whom.

use game_core::{Debt, Holder, HolderMove, Holdings, InSector, Seat, Ware, lossless};

use crate::books::{Kind, Place};
use crate::event::Event;
use crate::setup::Config;
use crate::state::NoMoreMoney;

const COMPANIES: Holder = Holder::of_table("companies");
const BOX: Holder = Holder::of_table("box");
const INVESTMENT: Ware = Ware::plain("investments");

fn player(seat: Seat) -> Holder {
    Holder::of_seat("player", seat)
}

impl InSector<Kind> for Place {
    fn holder(self, _: Kind) -> Holder {
        match self {
            Place::Press => Holder::of_table("press"),
            Place::Reserve => Holder::of_table("gold_reserve"),
            Place::Player(seat) => player(seat),
            Place::Investment(_) => COMPANIES,
            Place::Loan(_) => Holder::of_table("office"),
        }
    }
}

/// Investment cards, which are in no books.
pub fn flows(event: &Event, flow: &mut dyn FnMut(HolderMove)) {
    let (from, to) = match event {
        Event::InvestmentTaken { seat, .. } => (COMPANIES, player(*seat)),
        Event::CashedIn { seat, .. } | Event::InvestmentLost { seat, .. } => (player(*seat), COMPANIES),
        _ => return,
    };
    flow(HolderMove { from, to, asset: INVESTMENT, amount: 1 });
}

impl NoMoreMoney {
    pub(crate) fn tell_holdings(&self, config: &Config, holdings: &mut Holdings) {
        self.books.add_to(holdings, Place::all(), [Kind::Coins, Kind::Gold].into_iter());
        for (seat, cards) in self.owned.iter() {
            holdings.add(player(seat), INVESTMENT, i64::from(cards.len()));
        }
        let lying = self.investment_deck.len()
            + self.investment_discards.len()
            + lossless::<usize, u32>(self.laid_out.len());
        holdings.add(COMPANIES, INVESTMENT, i64::from(lying));
        holdings.add(BOX, INVESTMENT, -(config.deck.investments.len() as i64));
    }

    /// All instalments that are left, with the gold on the card as security.
    pub(crate) fn tell_debts(&self, debts: &mut Vec<Debt>) {
        debts.extend(self.loans.iter().map(|loan| Debt {
            debtor: loan.borrower,
            creditor: player(loan.lender),
            amount: loan.rest(),
            instalment: loan.instalment,
            security: self.security_of(loan.card),
        }));
    }
}
