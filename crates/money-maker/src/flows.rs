//! The sectors of the city and what moves between them: each bank, the public that holds credit on the board, the two
//! markets, the Gold Reserve and the Natural Reserves. Gold, goods and credit tell of themselves at the door of the
//! books; here are the cards, what lies where, and who owes whom.
//!
//! A bank's holding of its own credit is below zero: what it has promised and not yet redeemed. The central bank lends
//! out of the Gold Reserve; its flows are known by their rule.

use game_core::{Debt, Holder, HolderMove, Holdings, InSector, Seat, SeatSet, Ware, lossless};

use crate::books::{Good, Place, Thing, all_places};
use crate::config::Config;
use crate::event::Event;
use crate::state::State;

const PUBLIC: Holder = Holder::of_table("public");
const INVESTMENTS: Holder = Holder::of_table("investments");
const ACTION_CARDS: Holder = Holder::of_table("action_cards");
/// What the game came in.
const BOX: Holder = Holder::of_table("box");
/// Out of the game.
const GONE: Holder = Holder::of_table("gone");
const COMPANY: Ware = Ware::plain("companies");
const ACTION_CARD: Ware = Ware::plain("action_cards");

fn bank(seat: Seat) -> Holder {
    Holder::of_seat("bank", seat)
}

impl InSector<Thing> for Place {
    fn holder(self, thing: Thing) -> Holder {
        match (self, thing) {
            (Place::Vault(seat), _) => bank(seat),
            // Issued, redeemed and void credit is the issuer's own.
            (Place::Box | Place::Redeemed | Place::Void, Thing::Credit(issuer)) => bank(issuer),
            // Credit that is called or about to be placed is still owed.
            (Place::Block(_) | Place::Called | Place::InHand, _) => PUBLIC,
            (Place::Reserve, Thing::Gold) => Holder::of_table("gold_reserve"),
            (Place::Reserve, _) => Holder::of_table("natural_reserves"),
            (Place::Market, _) => Holder::of_table("markets"),
            (Place::Box, _) => BOX,
            (Place::Redeemed | Place::Void | Place::Gone, _) => GONE,
        }
    }
}

pub(crate) fn ware(thing: Thing) -> Ware {
    match thing {
        Thing::Gold => Ware::plain("gold"),
        Thing::Good(Good::Production) => Ware::plain("production_goods"),
        Thing::Good(Good::Consumer) => Ware::plain("consumer_goods"),
        Thing::Credit(issuer) => Ware::issued("credit", issuer),
    }
}

/// Companies and action cards, which are in no books.
pub fn flows(event: &Event, flow: &mut dyn FnMut(HolderMove)) {
    let mut cards = |from, to, asset, amount| flow(HolderMove { from, to, asset, amount });
    match event {
        Event::CardGiven { seat, .. } | Event::CardTaken { seat, .. } => {
            cards(INVESTMENTS, bank(*seat), COMPANY, 1);
        }
        Event::CompanyGiven { from, to, .. } => cards(bank(*from), bank(*to), COMPANY, 1),
        Event::CompaniesLost { seat, cards: lost } => {
            cards(bank(*seat), GONE, COMPANY, lossless(lost.len()));
        }
        Event::ActionCardBought { seat } | Event::ActionCardGained { seat } => {
            cards(ACTION_CARDS, bank(*seat), ACTION_CARD, 1)
        }
        Event::ActionCardPlayed { seat, .. } => cards(bank(*seat), ACTION_CARDS, ACTION_CARD, 1),
        Event::ActionCardsHandedOver { from, to, count } => {
            cards(bank(*from), bank(*to), ACTION_CARD, *count);
        }
        Event::ActionCardsLost { seat, cards: lost } => {
            cards(bank(*seat), GONE, ACTION_CARD, lossless(lost.len()));
        }
        _ => {}
    }
}

impl State {
    pub fn tell_holdings(&self, config: &Config, holdings: &mut Holdings) {
        let seats = || SeatSet::all(config.players).iter();
        let goods = Good::ALL.map(Thing::Good);
        let things = seats().map(Thing::Credit).chain([Thing::Gold]).chain(goods);
        self.books.add_to(holdings, all_places(), things);
        for seat in seats() {
            holdings.add(bank(seat), COMPANY, i64::from(self.companies[seat].len()));
            holdings.add(bank(seat), ACTION_CARD, self.hands[seat].len() as i64);
        }
        holdings.add(INVESTMENTS, COMPANY, i64::from(self.deck.len() + self.open.len()));
        holdings.add(GONE, COMPANY, i64::from(self.gone.len()));
        holdings.add(BOX, COMPANY, -(config.deck.companies.len() as i64));
        let unused = self.action_deck.len() + self.action_discards.len();
        holdings.add(ACTION_CARDS, ACTION_CARD, i64::from(unused));
        holdings.add(GONE, ACTION_CARD, i64::from(self.action_gone.len()));
        if config.is_full_game() {
            holdings.add(BOX, ACTION_CARD, -(config.deck.actions.len() as i64));
        }
    }

    /// Credit is owed to whoever holds it: the public on the board, a bank in its vault.
    pub fn tell_debts(&self, config: &Config, debts: &mut Vec<Debt>) {
        let seats = || SeatSet::all(config.players).iter();
        for debtor in seats() {
            let to_public = [(PUBLIC, self.on_board(debtor))];
            let to_banks = seats().map(|holder| (bank(holder), self.held(holder, debtor)));
            for (creditor, amount) in to_public.into_iter().chain(to_banks) {
                if amount > 0 {
                    debts.push(Debt { debtor, creditor, amount, instalment: amount, security: 0 });
                }
            }
        }
        for loan in self.loans() {
            debts.push(Debt {
                debtor: loan.borrower,
                creditor: bank(loan.lender),
                amount: loan.rest(),
                instalment: loan.instalment,
                security: self.worth_of_cards(config, loan.security),
            });
        }
    }
}
