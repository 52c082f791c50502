//! What a seat can do, and the things on the table it can do it to.

use game_core::{Field, Filled, IdSet, OfferId, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::books::Good;
use crate::parts::{Basket, Payment};
use crate::reason::Reason;

game_core::ids! {
    /// An investment card: a company.
    pub struct CardId(u8);
    /// An action card.
    pub struct ActionCardId(u8);
    /// A housing block of a ring.
    pub struct BlockId(u8);
    /// A face of the sector die.
    pub struct FaceId(u8);
    /// A loan in force; numbers go on through a game.
    pub struct LoanId(u16);
}

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
        Own(BlockId) => "own",
        /// Another bank's credit, placed on a housing block of that bank's ring.
        Held(Seat, BlockId) => "held",
        /// Credit of a bank, in an offer.
        Credit{Seat} => "credit",
        /// An investment card.
        Card(CardId) => "card",
        /// An action card in one's hand.
        Action(ActionCardId) => "action",
        /// Unseen action cards, in an offer.
        ActionCards => "action_cards",
        /// A bank and its player.
        Player(Seat) => "player",
        /// A market: 0 production, 1 consumer.
        Market(Good) => "market",
        /// A face of the sector die.
        Face(FaceId) => "face",
        /// A guild of companies.
        Guild(u8) => "guild",
        /// The bankrun-o-meter.
        Track => "track",
        /// Why an offer is turned down.
        Reason(Reason) => "reason",
        /// An offer on the table.
        Offer(OfferId) => "offer",
        /// A loan in force.
        Loan(LoanId) => "loan",
    }
}

impl Element {
    pub const fn goods(good: Good) -> Element {
        match good {
            Good::Production => Element::Production,
            Good::Consumer => Element::Consumer,
        }
    }
}

/// What an action card is played on, where the card alone does not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Target {
    /// A housing block of one's own.
    Block(BlockId),
    /// A company: Overtime on one's own, Private Sale on an open one.
    Company(CardId),
    /// A trading card, into this type.
    Trader { company: CardId, into: Good },
    /// Goods.
    Goods { good: Good, count: u8 },
    /// The face a sector die is set to.
    Face(FaceId),
    /// How far the chip moves back.
    Steps(u8),
    /// Another bank.
    Bank(Seat),
}

/// Listed, never asked for.
impl Field<Element> for Target {
    fn read(_: &Filled<'_, Element>, _: usize) -> Option<Target> {
        None
    }

    fn things(&self, things: &mut Vec<Element>) {
        things.extend(match *self {
            Target::Block(block) => Some(Element::Own(block)),
            Target::Company(company) | Target::Trader { company, .. } => Some(Element::Card(company)),
            Target::Goods { good, .. } => Some(Element::Market(good)),
            Target::Face(face) => Some(Element::Face(face)),
            Target::Bank(bank) => Some(Element::Player(bank)),
            Target::Steps(_) => None,
        });
    }
}

/// What a seat wants to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, game_core::Action)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[action(element = Element)]
pub enum Action {
    /// Overbids the standing bid `answers`.
    Bid {
        answers: u32,
        #[ask]
        amount: u32,
    },
    /// Declines the standing bid.
    Decline {
        answers: u32,
    },
    /// A private standing order: raise by one for me up to this; 0 withdraws it.
    Ceiling {
        #[ask]
        limit: u32,
    },
    /// Step 2: opens an auction at the opening price.
    OpenAuction {
        card: CardId,
    },
    /// The Alternative Step: pays off all own credit on one block.
    PayOff {
        block: BlockId,
    },
    /// Goes on to the next step.
    Next,
    /// Step 3.1.
    Buy {
        good: Good,
        #[ask]
        count: u32,
    },
    /// Step 3.2: regular cards, each once a turn.
    Produce {
        #[ask]
        cards: IdSet<CardId>,
    },
    /// Step 3.2: a trading card, into this type.
    Convert {
        card: CardId,
        #[detail]
        into: Good,
    },
    /// Step 3.3.
    Sell {
        good: Good,
        #[ask]
        count: u32,
    },
    /// Step 4.
    BuyActionCard,
    /// Step 5.
    #[about(Element::Track)]
    Roll,
    /// Answers a payment.
    Pay {
        #[ask]
        parts: Payment,
    },
    /// Places the credit in one's hand over the blocks of one's ring.
    Place {
        #[ask]
        blocks: Payment,
    },
    /// Plays an action card, on something where the card asks for it.
    Play {
        card: ActionCardId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Target>,
    },
    /// A run has begun: nothing to play before paying.
    Ready,
    /// Debt Jubilee: yes or no.
    Vote {
        #[ask]
        yes: bool,
    },
    /// A deal: this for that.
    Offer {
        to: Seat,
        #[ask]
        give: Basket,
        #[ask]
        get: Basket,
    },
    Accept {
        offer: OfferId,
    },
    /// Refuses an offer; a reason may be given and binds nobody.
    #[serde(alias = "refuse_because")]
    Refuse {
        offer: OfferId,
        #[ask]
        #[detail]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Reason>,
    },
    Withdraw {
        offer: OfferId,
    },
    /// Chooses the action cards that a deal has promised.
    HandOver {
        #[ask]
        cards: IdSet<ActionCardId>,
    },
    /// Pays debt with all usable credit of one bank.
    UseCredit {
        issuer: Seat,
    },
    /// Takes gold from the central bank against new own credit.
    Borrow {
        #[ask]
        amount: u32,
    },
    /// Proposes a loan: a bank to an entrepreneur, or an entrepreneur to a bank.
    OfferLoan {
        to: Seat,
        #[ask]
        amount: u32,
        #[ask]
        instalments: u32,
        #[ask]
        instalment: u32,
        #[ask]
        security: IdSet<CardId>,
    },
    /// Pays one instalment of a loan.
    PayInstalment {
        loan: LoanId,
    },
    /// Pays all that is left of a loan.
    Repay {
        loan: LoanId,
    },
    /// Gives up the security instead of paying.
    Default {
        loan: LoanId,
    },
    /// Gives up looking for help in this run.
    Concede,
    /// Takes the concession back.
    Reconsider,
    /// The central bank's turn: its rate in percent, until its next one.
    SetRate {
        #[ask]
        percent: u32,
    },
    /// Proposes a loan of the central bank to a bank that is short; either of them may.
    OfferAdvance {
        to: Seat,
        #[ask]
        amount: u32,
        #[ask]
        percent: u32,
        #[ask]
        instalments: u32,
        #[ask]
        security: IdSet<CardId>,
    },
    /// The central bank lets those fall who have given up.
    LetFall,
}

/// Cards played on something had an action of their own for each kind of target.
pub fn read_old(action: &serde_json::Value) -> Option<Action> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    enum Old {
        #[serde(rename = "play_on_block")]
        Block { card: ActionCardId, block: BlockId },
        #[serde(rename = "play_on_company")]
        Company { card: ActionCardId, company: CardId },
        #[serde(rename = "play_on_trader")]
        Trader { card: ActionCardId, company: CardId, into: Good },
        #[serde(rename = "play_on_goods")]
        Goods { card: ActionCardId, good: Good, count: u8 },
        #[serde(rename = "play_face")]
        Face { card: ActionCardId, face: FaceId },
        #[serde(rename = "play_steps")]
        Steps { card: ActionCardId, steps: u8 },
    }
    let (card, on) = match Old::deserialize(action).ok()? {
        Old::Block { card, block } => (card, Target::Block(block)),
        Old::Company { card, company } => (card, Target::Company(company)),
        Old::Trader { card, company, into } => (card, Target::Trader { company, into }),
        Old::Goods { card, good, count } => (card, Target::Goods { good, count }),
        Old::Face { card, face } => (card, Target::Face(face)),
        Old::Steps { card, steps } => (card, Target::Steps(steps)),
    };
    Some(Action::Play { card, on: Some(on) })
}
