//! What the deeds on action cards are worth, one by one: a card is worth what its deeds add up to. So the trader values a
//! card that players have made up as it values a printed one.

use game_core::Seat;

use super::Mind;
use super::worth::ACTION_CARD;
use crate::action::{CardId, Target};
use crate::books::Good;
use crate::cards::RINGS;
use crate::deeds::{Deed, Party, Stuff};

/// What a promise of another bank is worth in the vault, and one's own in the city costs: it may never be called.
const PROMISE: f32 = 0.8;

impl Mind<'_> {
    /// What a deed may bring at its best moment.
    pub(super) fn worth_in_hand(&self, deed: Deed) -> f32 {
        let dearest = Good::ALL.iter().map(|good| self.fetches_later(*good)).fold(0.0, f32::max);
        let turns = self.turns_left(self.me);
        match deed {
            Deed::Rise {} if usize::from(self.bank().ring) < RINGS => {
                let ring = self.bank().ring;
                self.config.coin(ring + 1) as f32 - self.config.coin(ring) as f32 + 2.0
            }
            Deed::Rise {} => 0.0,
            Deed::Move { what: Stuff::OneKind, amount, from: Party::Reserve, to: Party::Me, .. } => {
                f32::from(amount) * dearest * turns.min(1.0)
            }
            Deed::Move { what: Stuff::OneKind, amount, from: Party::Market, to: Party::Reserve, .. } => {
                let stake = Good::ALL.iter().map(|good| self.stake(*good)).fold(0.0, f32::max);
                stake * f32::from(amount) / f32::from(self.config.setup.market_slots)
            }
            Deed::Move { what, amount, from, to, .. } => self.worth_of_move((what, amount), from, to, None),
            Deed::ProduceAgain {} => 2.0 * dearest * turns.min(1.0),
            Deed::TakeCompany {} => 6.0 * turns.min(1.0),
            Deed::Protect {} => 5.0,
            Deed::VoteOnDebt {} => 4.0,
            Deed::Hurry { .. } | Deed::Calm { .. } => 3.0,
            Deed::Forgive { whose, amount } => self.worth_of_forgiving(whose, amount, None),
            Deed::Draw { cards } => ACTION_CARD * f32::from(cards),
            Deed::Spread {} | Deed::Limit { .. } | Deed::SetDie {} => 1.5,
            Deed::Look {} | Deed::Exchange {} => 1.0,
        }
    }

    /// What a deed brings now; nothing if the rules would not let it be thought of.
    pub(super) fn worth_of_deed(&self, deed: Deed, on: Option<Target>) -> Option<f32> {
        let other = match on {
            Some(Target::Bank(bank)) => Some(bank),
            _ => None,
        };
        Some(match (deed, on) {
            (Deed::Rise {}, _) => 20.0,
            (Deed::VoteOnDebt {}, _) => self.jubilee_is_due(),
            (Deed::Hurry { steps }, _) => self.hurry(steps),
            (Deed::Calm { .. }, Some(Target::Steps(steps))) => -self.hurry(steps),
            (Deed::Spread {}, _) => self.worth_of_refinancing(),
            (Deed::Protect {}, Some(Target::Block(block))) => self.worth_of_guarantee(block.0),
            (Deed::TakeCompany {}, Some(Target::Company(CardId(company)))) => {
                let open = self.public.open.iter().find(|open| open.card == company)?;
                let price = open.opening_price as f32;
                let affordable = price <= self.purse(self.me);
                if affordable { self.company_worth(self.me, company) - price } else { 0.0 }
            }
            (Deed::ProduceAgain {}, Some(Target::Company(CardId(company)))) => {
                self.worth_of_overtime(company)
            }
            (
                Deed::Move { what: Stuff::OneKind, from: Party::Market, to: Party::Reserve, .. },
                Some(Target::Goods { good, count }),
            ) => {
                let stock = self.market(good).goods;
                let after = self.config.buying_price(stock.saturating_sub(u32::from(count))) as f32;
                let risen = after - self.market(good).price as f32;
                risen * self.stake(good) * self.persistence()
            }
            (Deed::Move { what: Stuff::OneKind, to, .. }, Some(Target::Goods { good, count })) => {
                let worth = f32::from(count) * self.market(good).fetches as f32;
                if to == Party::Me { worth } else { -worth }
            }
            (Deed::Move { what, amount, from, to, .. }, _) => {
                self.worth_of_move((what, amount), from, to, other)
            }
            (Deed::Forgive { whose, amount }, _) => self.worth_of_forgiving(whose, amount, other),
            (Deed::Draw { cards }, _) => {
                f32::from(cards).min(self.public.action_deck_left as f32) * self.unseen_card_worth()
            }
            (Deed::Exchange {}, Some(Target::Bank(bank))) => {
                let mine: f32 = self.own.hand.cards().map(|card| self.card_worth(card)).sum();
                self.public.banks[bank].action_cards as f32 * self.unseen_card_worth() - mine
            }
            (Deed::SetDie {}, Some(Target::Face(face))) => self.worth_of_face(face.0),
            _ => 0.0,
        })
    }

    /// Gold, goods or credit that changes place, to oneself and against the rivals.
    fn worth_of_move(&self, (what, amount): (Stuff, u8), from: Party, to: Party, other: Option<Seat>) -> f32 {
        let each = f32::from(amount)
            * match what {
                Stuff::Gold => 1.0,
                Stuff::Production => self.market(Good::Production).fetches as f32,
                Stuff::Consumer => self.market(Good::Consumer).fetches as f32,
                Stuff::OneKind => 0.0,
                Stuff::Credit => PROMISE,
            };
        self.balance(|seat| {
            let sides = [(to, from, 1.0), (from, to, -1.0)];
            sides
                .into_iter()
                .map(|(side, opposite, sign)| {
                    let has_part = self.speaks_of(side, seat, other);
                    let times = if has_part { self.number_of(opposite, seat) } else { 0.0 };
                    sign * times * each
                })
                .sum()
        })
    }

    fn worth_of_forgiving(&self, whose: Party, amount: u8, other: Option<Seat>) -> f32 {
        self.balance(|seat| {
            let owed = self.public.banks[seat].balance.credit_on_board as f32;
            if self.speaks_of(whose, seat, other) { PROMISE * owed.min(f32::from(amount)) } else { 0.0 }
        })
    }

    /// Own gain against what the rivals gain, as in a jubilee.
    fn balance(&self, gain: impl Fn(Seat) -> f32) -> f32 {
        let rivals = self.rivals();
        let theirs: f32 = rivals.iter().map(&gain).sum();
        gain(self.me) - self.envy() * theirs / rivals.len().max(1) as f32
    }

    /// Before a bank is chosen it may be any rival.
    fn speaks_of(&self, party: Party, seat: Seat, other: Option<Seat>) -> bool {
        match party {
            Party::Me => seat == self.me,
            Party::Another => other.map_or(seat != self.me, |other| other == seat),
            Party::Others => seat != self.me,
            Party::All => true,
            Party::Market | Party::Reserve | Party::City => false,
        }
    }

    /// How many times a bank gives or takes when the other side is this party.
    fn number_of(&self, party: Party, seat: Seat) -> f32 {
        let rivals = self.rivals().len() as f32;
        match party {
            Party::All => rivals,
            Party::Others if seat == self.me => rivals,
            Party::Others => rivals - 1.0,
            _ => 1.0,
        }
    }
}
