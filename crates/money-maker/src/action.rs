//! What a seat can do, and the things on the table it can do it to.

use game_core::{Bag, Filled, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::books::Good;
use crate::parts::{Basket, Payment};
use crate::reason::Reason;

game_core::elements! {
    /// The things on the table.
    pub enum Element {
        /// Gold, in a payment or an offer.
        Gold => "gold",
        /// Production goods, in an offer.
        Production => "production",
        /// Consumer goods, in an offer.
        Consumer => "consumer",
        /// Own credit on a housing block of one's own ring.
        Own(u8) => "own",
        /// Another bank's credit, placed on a housing block of that bank's ring.
        Held(u8, u8) => "held",
        /// Credit of a bank, in an offer.
        Credit(u8) => "credit",
        /// An investment card.
        Card(u8) => "card",
        /// An action card in one's hand.
        Action(u8) => "action",
        /// Unseen action cards, in an offer.
        ActionCards => "action_cards",
        /// A bank and its player.
        Player(u8) => "player",
        /// A market: 0 production, 1 consumer.
        Market(u8) => "market",
        /// A face of the sector die.
        Face(u8) => "face",
        /// A guild of companies.
        Guild(u8) => "guild",
        /// The bankrun-o-meter.
        Track => "track",
        /// Why an offer is turned down.
        Reason(u8) => "reason",
        /// An offer on the table.
        Offer(u8) => "offer",
    }
}

impl Element {
    pub const fn market(good: Good) -> Element {
        Element::Market(good as u8)
    }

    pub const fn goods(good: Good) -> Element {
        match good {
            Good::Production => Element::Production,
            Good::Consumer => Element::Consumer,
        }
    }

    pub const fn bank(seat: Seat) -> Element {
        Element::Player(seat.number() as u8)
    }
}

/// What a seat wants to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Overbids the standing bid `answers`.
    Bid {
        answers: u32,
        amount: u32,
    },
    /// Declines the standing bid.
    Decline {
        answers: u32,
    },
    /// A private standing order: raise by one for me up to this; 0 withdraws it.
    Ceiling {
        limit: u32,
    },
    /// Step 2: opens an auction at the opening price.
    OpenAuction {
        card: u8,
    },
    /// The Alternative Step: pays off all own credit on one block.
    PayOff {
        block: u8,
    },
    /// Goes on to the next step.
    Next,
    /// Step 3.1.
    Buy {
        good: Good,
        count: u32,
    },
    /// Step 3.2: regular cards, each once a turn.
    Produce {
        cards: Bag<1>,
    },
    /// Step 3.2: a trading card, into this type.
    Convert {
        card: u8,
        into: Good,
    },
    /// Step 3.3.
    Sell {
        good: Good,
        count: u32,
    },
    /// Step 4.
    BuyActionCard,
    /// Step 5.
    Roll,
    /// Answers a payment.
    Pay {
        parts: Payment,
    },
    /// Places the credit in one's hand over the blocks of one's ring.
    Place {
        blocks: Payment,
    },
    /// Plays an action card that needs no more said.
    Play {
        card: u8,
    },
    /// … on a housing block of one's own.
    PlayOnBlock {
        card: u8,
        block: u8,
    },
    /// … on a company: Overtime on one's own, Private Sale on an open one.
    PlayOnCompany {
        card: u8,
        company: u8,
    },
    /// … on a trading card, into this type.
    PlayOnTrader {
        card: u8,
        company: u8,
        into: Good,
    },
    /// … on goods.
    PlayOnGoods {
        card: u8,
        good: Good,
        count: u8,
    },
    /// … to set a sector die.
    PlayFace {
        card: u8,
        face: u8,
    },
    /// … to move the chip back.
    PlaySteps {
        card: u8,
        steps: u8,
    },
    /// A run has begun: nothing to play before paying.
    Ready,
    /// Debt Jubilee: yes or no.
    Vote {
        yes: bool,
    },
    /// A deal: this for that.
    Offer {
        to: Seat,
        give: Basket,
        get: Basket,
    },
    Accept {
        offer: u16,
    },
    Refuse {
        offer: u16,
    },
    /// Refuses and says why.
    RefuseBecause {
        offer: u16,
        reason: Reason,
    },
    Withdraw {
        offer: u16,
    },
    /// Chooses the action cards that a deal has promised.
    HandOver {
        cards: Bag<1>,
    },
    /// Pays debt with all usable credit of one bank.
    UseCredit {
        issuer: Seat,
    },
    /// Takes gold from the central bank against new own credit.
    Borrow {
        amount: u32,
    },
    /// Gives up looking for help in this run.
    Concede,
    /// Takes the concession back.
    Reconsider,
}

/// An action with blanks in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Blank {
    Bid { answers: u32 },
    Ceiling {},
    Buy { good: Good },
    Sell { good: Good },
    Produce {},
    Pay {},
    Place {},
    Vote {},
    Offer { to: Seat },
    RefuseBecause { offer: u16 },
    HandOver {},
    Borrow {},
}

/// The action that a filled-in form stands for.
pub fn fill(blank: Blank, filled: &Filled<'_, Element>) -> Action {
    match blank {
        Blank::Bid { answers } => Action::Bid { answers, amount: filled.amount(0) },
        Blank::Ceiling {} => Action::Ceiling { limit: filled.amount(0) },
        Blank::Buy { good } => Action::Buy { good, count: filled.amount(0) },
        Blank::Sell { good } => Action::Sell { good, count: filled.amount(0) },
        Blank::Produce {} => Action::Produce { cards: picked_cards(filled) },
        Blank::Pay {} => Action::Pay { parts: filled.quantities(0).collect() },
        Blank::Place {} => Action::Place { blocks: filled.quantities(0).collect() },
        Blank::Vote {} => Action::Vote { yes: filled.vote(0) },
        Blank::Offer { to } => {
            Action::Offer { to, give: filled.quantities(0).collect(), get: filled.quantities(1).collect() }
        }
        Blank::RefuseBecause { offer } => Action::RefuseBecause { offer, reason: reason(filled.one(0)) },
        Blank::HandOver {} => Action::HandOver { cards: picked_cards(filled) },
        Blank::Borrow {} => Action::Borrow { amount: filled.amount(0) },
    }
}

/// The form offers reasons only.
fn reason(element: Element) -> Reason {
    match element {
        Element::Reason(number) => Reason::try_from(number).unwrap_or(Reason::TooLittle),
        _ => Reason::TooLittle,
    }
}

fn picked_cards(filled: &Filled<'_, Element>) -> Bag<1> {
    Bag::of(filled.picked(0).filter_map(|element| match element {
        Element::Card(card) | Element::Action(card) => Some(card),
        _ => None,
    }))
}

/// The things on the table an action is about.
pub fn concerns(action: &Action) -> Vec<Element> {
    match *action {
        Action::OpenAuction { card } | Action::Convert { card, .. } => vec![Element::Card(card)],
        Action::PayOff { block } => vec![Element::Own(block)],
        Action::Buy { good, .. } | Action::Sell { good, .. } => vec![Element::market(good)],
        Action::Produce { cards } => cards.iter().map(Element::Card).collect(),
        Action::Play { card } | Action::PlaySteps { card, .. } => vec![Element::Action(card)],
        Action::PlayOnBlock { card, block } => vec![Element::Action(card), Element::Own(block)],
        Action::PlayOnCompany { card, company } | Action::PlayOnTrader { card, company, .. } => {
            vec![Element::Action(card), Element::Card(company)]
        }
        Action::PlayOnGoods { card, good, .. } => vec![Element::Action(card), Element::market(good)],
        Action::PlayFace { card, face } => vec![Element::Action(card), Element::Face(face)],
        Action::HandOver { cards } => cards.iter().map(Element::Action).collect(),
        Action::Offer { to, .. } => vec![Element::bank(to)],
        Action::Accept { offer } | Action::Refuse { offer } | Action::Withdraw { offer } => {
            u8::try_from(offer).map(Element::Offer).into_iter().collect()
        }
        Action::UseCredit { issuer } => vec![Element::bank(issuer)],
        Action::Roll => vec![Element::Track],
        _ => Vec::new(),
    }
}
