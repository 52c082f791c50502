//! The games that environments can be made of, each with what its schemas do not say: how long lists get, which numbers
//! are names of things, and which kinds of actions are answered by candidates. Leduc is here to be measured beside others;
//! it is not in the list of the house.

use std::sync::Arc;

use bots::RandomGuide;
use dirty_money::DirtyMoney;
use game_core::SetupError;
use games::setups;
use money_maker::{MoneyMaker, MoneyMakerBeginner};
use no_more_money::NoMoreMoney;
use serde_json::Value;
use smart_money_maker::SmartMoneyMaker;

use crate::code::Digit;
use crate::code::Digit::{Amount, Below, Leave, Listed, Thing};
use crate::layout::Hint::{self, AtMost, Bits, BySeat, Names, Skip};
use crate::leduc::Leduc;
use crate::space::{AnySpace, Known, Space};

const BANK_VIEWS: &[(&str, Hint)] = &[
    ("public.edition", Skip),
    ("public.screens", Skip),
    ("public.tally", Skip),
    ("public.unplayed", Skip),
    ("public.city", Skip),
    ("public.companies", Skip),
    ("public.open[].card", Names(64)),
    ("public.banks.held", BySeat),
    ("public.questions", AtMost(3)),
    ("public.offers.open", AtMost(4)),
    ("public.lending.loans", AtMost(4)),
    ("public.lending.offers.open", AtMost(2)),
    ("own.effects", AtMost(6)),
    ("own.hand", AtMost(6)),
];

const BANK_DIGITS: &[(&str, Digit)] = &[
    ("CardId", Thing("card")),
    ("ActionCardId", Listed(12)),
    ("BlockId", Below(6)),
    ("FaceId", Below(12)),
    ("LoanId", Listed(12)),
    ("OfferId", Listed(15)),
    ("Reason", Below(8)),
    ("bid.answers", Leave),
    ("decline.answers", Leave),
    ("bid.amount", Amount),
    ("ceiling.limit", Amount),
    ("buy.count", Amount),
    ("sell.count", Amount),
    ("borrow.amount", Amount),
    ("set_rate.percent", Amount),
    ("play.on.goods.count", Below(12)),
    ("play.on.steps", Below(12)),
    ("offer_loan.security", Leave),
    ("offer_advance.security", Leave),
    ("produce.cards", Leave),
    ("hand_over.cards", Leave),
];

const BANK_CANDIDATES: &[&str] =
    &["produce", "pay", "place", "offer", "hand_over", "offer_loan", "offer_advance"];

static MONEY_MAKER: Known<MoneyMaker> = Known {
    views: BANK_VIEWS,
    digits: BANK_DIGITS,
    candidates: BANK_CANDIDATES,
    draws: 2,
    guide: &money_maker::BankGuide,
    manifest: Some(&money_maker::MANIFEST),
};

static BEGINNER: Known<MoneyMakerBeginner> = Known {
    views: BANK_VIEWS,
    digits: BANK_DIGITS,
    candidates: BANK_CANDIDATES,
    draws: 2,
    guide: &money_maker::BankGuide,
    manifest: Some(&money_maker::BEGINNER),
};

static NO_MORE_MONEY: Known<NoMoreMoney> = Known {
    views: &[
        ("public.screens", Skip),
        ("public.companies[].die", Skip),
        ("public.players.investments", AtMost(8)),
        ("public.players.investments[].card", Skip),
        ("public.laid_out", AtMost(6)),
        ("public.laid_out[].card", Names(64)),
        ("public.open_loan_cards", AtMost(6)),
        ("public.open_loan_cards[].card", Names(32)),
        ("public.loans", AtMost(12)),
        ("public.loans[].card", Skip),
        ("public.offers", AtMost(6)),
        ("OfferId", Skip),
        ("public.loan_deck", Bits(32)),
        ("public.loan_discards", Bits(32)),
    ],
    digits: &[
        ("InvestmentId", Thing("investment")),
        ("LoanId", Thing("loan")),
        ("LoanCardId", Leave),
        ("OfferId", Listed(15)),
        ("Reason", Below(4)),
        ("bid.amount", Amount),
        ("sealed_bid.amount", Amount),
        ("offer_loan.amount", Leave),
        ("offer_loan.instalment", Leave),
        ("offer_loan.security", Leave),
    ],
    candidates: &["offer_loan"],
    draws: 6,
    guide: &no_more_money::TraderGuide,
    manifest: Some(&no_more_money::MANIFEST),
};

static SMART_MONEY_MAKER: Known<SmartMoneyMaker> = Known {
    views: &[],
    digits: &[
        ("CardId", Thing("card")),
        ("TripleId", Below(3)),
        ("PileId", Listed(10)),
        ("RequestId", Listed(20)),
    ],
    candidates: &[],
    draws: 0,
    guide: &smart_money_maker::TraderGuide,
    manifest: Some(&smart_money_maker::MANIFEST),
};

static DIRTY_MONEY: Known<DirtyMoney> = Known {
    views: &[
        ("public.discards", Bits(192)),
        ("public.in_play", Bits(192)),
        ("public.slotted", Bits(192)),
        ("public.faces", Skip),
        ("public.locations[].placements", Skip),
        ("public.locations[].money", Bits(192)),
        ("public.players.known", Bits(192)),
        ("public.players.blacklist_cards", Skip),
        ("public.players.placements", AtMost(8)),
        ("public.players.placements[].placement", Skip),
        ("public.locations[].on_sale", AtMost(4)),
        ("public.locations[].on_sale[].placement", Skip),
        ("own.hand", AtMost(12)),
        ("own.hand[].card", Names(192)),
        ("own.known", Skip),
        ("own.faces", Skip),
        ("own.blacklist_cards", Bits(192)),
    ],
    digits: &[
        ("CardId", Thing("card")),
        ("PlacementId", Thing("placement")),
        ("trade.take", Leave),
        ("trade.give", Leave),
        ("blacklist.cards", Leave),
        ("buy.second", Leave),
        ("buy.loan", Leave),
        ("buy.pay", Leave),
    ],
    candidates: &["trade", "blacklist", "buy"],
    draws: 6,
    guide: &dirty_money::TraderGuide,
    manifest: Some(&dirty_money::MANIFEST),
};

static LEDUC: Known<Leduc> = Known {
    views: &[("own", Names(10)), ("public.board", Names(10)), ("public.shown", Skip)],
    digits: &[],
    candidates: &[],
    draws: 0,
    guide: &RandomGuide,
    manifest: None,
};

/// The space of a game. Set-ups are refused with the same errors as everywhere.
pub fn space(game: &str, players: u8, setup: &Value) -> Result<Arc<dyn AnySpace>, String> {
    macro_rules! made {
        ($known:ident) => {{
            let setup = setups::read(setup).map_err(|error| error.to_string())?;
            let refused = |error: SetupError| error.to_string();
            Ok(Arc::new(Space::new(&$known, &setup, players).map_err(refused)?))
        }};
    }
    match game {
        "money-maker" => made!(MONEY_MAKER),
        "money-maker-beginner" => made!(BEGINNER),
        "no-more-money" => made!(NO_MORE_MONEY),
        "smart-money-maker" => made!(SMART_MONEY_MAKER),
        "dirty-money" => made!(DIRTY_MONEY),
        "leduc" => made!(LEDUC),
        other => Err(match games::find(other) {
            Ok(_) => format!("'{other}' has no environment yet: enter it in python/src/known.rs"),
            Err(error) => error.to_string(),
        }),
    }
}
