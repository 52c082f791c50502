//! The locations' actions: what is for sale where, buying one card or two, and Banana Republic.

use arrayvec::ArrayVec;
use game_core::{Choices, Seat, lossless};

use super::payment::{Bill, Purses, check_payment};
use super::{Dealer, Verdict, business, refuse};
use crate::action::{Action, CardId, PlacementId};
use crate::board::{Location, PlacementKind, Region, Villain};
use crate::cards::PlacementBag;
use crate::event::Event;
use crate::phase::Turn;
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::DirtyMoney;

/// Cards on sale at one location.
pub type ForSale = ArrayVec<u8, 16>;

/// Cards bought with one payment, in the order in which they are bought.
pub type Basket = ArrayVec<u8, 2>;

pub fn basket(first: PlacementId, second: Option<PlacementId>) -> Basket {
    std::iter::once(first).chain(second).map(|placement| placement.0).collect()
}

/// What this location sells to this player, however many were bought already.
pub fn for_sale(state: &DirtyMoney, seat: Seat, location: Location) -> ForSale {
    let market = &state.market;
    match location {
        Location::Europe => market.displays[Region::Europe.slot()].iter().copied().collect(),
        Location::Japan => market.displays[Region::Japan.slot()].iter().copied().collect(),
        Location::Usa => market.displays[Region::Usa.slot()].iter().copied().collect(),
        Location::BlackMarket => market.displays.iter().flatten().copied().collect(),
        Location::AuctionHouse => market.auction.iter().flatten().copied().collect(),
        Location::BananaRepublic if state.villains[seat] == Villain::BearsOfWallStreet => {
            market.bears.iter().copied().collect()
        }
        Location::BananaRepublic => ForSale::new(),
    }
}

/// How many cards one visit may buy there.
pub fn purchases_at(config: &Config, location: Location) -> u8 {
    if location.region().is_some() { config.numbers.purchases } else { 1 }
}

fn rule_of(location: Location) -> Rule {
    match location {
        Location::Europe | Location::Japan | Location::Usa => Rule::Dm4Regions,
        Location::BananaRepublic => Rule::Dm6BearsOfWallStreet,
        Location::BlackMarket => Rule::Dm4BlackMarket,
        Location::AuctionHouse => Rule::Dm4AuctionHouse,
    }
}

/// What the exchanges among these cards take off in a region, `more` of them bought a moment ago (ruling R7).
fn discount(config: &Config, owned: &PlacementBag, region: Region, more: u32) -> u32 {
    let exchanges = config.cards.of_kind(PlacementKind::CryptocurrencyExchange);
    let owned = owned.and(exchanges).and(config.cards.of_region(region)).len();
    (owned + more) * u32::from(config.numbers.exchange_discount)
}

/// What these cards cost this player, bought in this order.
pub fn cost_of(state: &DirtyMoney, config: &Config, seat: Seat, placements: &[u8]) -> u32 {
    cost_with(config, &state.owned[seat], placements)
}

/// What these cards cost someone who owns those, bought in this order.
pub fn cost_with(config: &Config, owned: &PlacementBag, placements: &[u8]) -> u32 {
    let mut bought = [0; 3];
    let mut cost = 0;
    for id in placements {
        let card = config.cards.placement(*id);
        let more = bought[card.region.slot()];
        cost += u32::from(card.cost).saturating_sub(discount(config, owned, card.region, more));
        if card.kind == PlacementKind::CryptocurrencyExchange {
            bought[card.region.slot()] += 1;
        }
    }
    cost
}

fn bill_of<'a>(state: &DirtyMoney, config: &Config, seat: Seat, placements: &'a [u8]) -> Bill<'a> {
    let region = config.cards.placement(placements[0]).region;
    Bill { placements, region, cost: cost_of(state, config, seat, placements) }
}

pub fn check_buy(
    state: &DirtyMoney,
    config: &Config,
    placements: &[u8],
    loan: Option<CardId>,
    pay: &[CardId],
) -> Verdict {
    let turn = business(state)?;
    let most = purchases_at(config, turn.location);
    let on_sale = for_sale(state, turn.seat, turn.location);
    for (at, placement) in placements.iter().enumerate() {
        if !on_sale.contains(placement) {
            return refuse(rule_of(turn.location), Why::NotForSale { placement: *placement });
        }
        if placements[..at].contains(placement) {
            return refuse(Rule::Dm4Two, Why::SameCardTwice { placement: *placement });
        }
    }
    if usize::from(turn.bought) + placements.len() > usize::from(most) {
        return refuse(rule_of(turn.location), Why::NoPurchaseLeft { most });
    }
    check_payment(state, config, turn.seat, bill_of(state, config, turn.seat, placements), loan, pay)
}

/// Every card alone, and at a region every two in either order.
pub fn offer_purchases(state: &DirtyMoney, config: &Config, turn: &Turn, choices: &mut Choices<DirtyMoney>) {
    let left = purchases_at(config, turn.location).saturating_sub(turn.bought);
    if left == 0 {
        return;
    }
    let on_sale = for_sale(state, turn.seat, turn.location);
    for region in Region::ALL {
        let mut here = on_sale.iter().filter(|id| config.cards.placement(**id).region == region).peekable();
        if here.peek().is_none() {
            continue;
        }
        let purses = Purses::open(state, config, turn.seat, region, choices);
        for first in here {
            purses.offer(bill_of(state, config, turn.seat, &[*first]), choices);
            for second in on_sale.iter().filter(|second| left >= 2 && *second != first) {
                purses.offer(bill_of(state, config, turn.seat, &[*first, *second]), choices);
            }
        }
    }
}

pub fn check_lie_low(state: &DirtyMoney) -> Verdict {
    let turn = business(state)?;
    if turn.location != Location::BananaRepublic {
        return refuse(Rule::Dm4BananaRepublic, Why::NotHere { location: Location::BananaRepublic });
    }
    if turn.lain_low {
        return refuse(Rule::Dm4BananaRepublic, Why::AlreadyDone);
    }
    Ok(())
}

pub fn offer_lie_low(turn: &Turn, choices: &mut Choices<DirtyMoney>) {
    if turn.location == Location::BananaRepublic && !turn.lain_low {
        choices.push(Action::LieLow);
    }
}

impl Dealer<'_> {
    pub(super) fn buy(&mut self, seat: Seat, placements: &[u8], loan: Option<CardId>, pay: &[CardId]) {
        let bill = bill_of(self.state, self.config, seat, placements);
        self.pay(seat, bill, loan, pay);
        for placement in placements {
            self.take_over(seat, *placement);
        }
    }

    /// Cards count what is bought after them, so what is owned now is owed for this one (ruling R7).
    fn take_over(&mut self, seat: Seat, placement: u8) {
        let card = self.config.cards.placement(placement);
        let cards = &self.config.cards;
        let off = lossless(
            discount(self.config, &self.state.owned[seat], card.region, 0).min(u32::from(card.cost)),
        );
        if off > 0 {
            let event = || Event::Discounted { seat, placement, off };
            self.log.tell(Rule::Dm5CryptocurrencyExchange, event);
        }
        let casinos = self.state.owned[seat].and(cards.of_kind(PlacementKind::Casino));
        let turn = self.state.phase.turn_mut();
        for casino in casinos.and(cards.of_region(card.region)).iter() {
            turn.owe(casino);
        }
        if card.kind == PlacementKind::Artwork {
            for gallery in self.state.owned[seat].and(cards.of_kind(PlacementKind::ArtGallery)).iter() {
                turn.owe(gallery);
            }
        }
        turn.bought += 1;
        let location = turn.location;
        self.state.market.take(placement);
        self.state.owned[seat].put(placement);
        self.log.tell(rule_of(location), || Event::Bought { seat, location, placement });
        let placements = lossless(self.state.owned[seat].len());
        if placements == self.config.goal {
            self.log.tell(Rule::Dm8Goal, || Event::GoalReached { seat, placements });
        }
    }

    /// The marker counts from the next round on (ruling R17).
    pub(super) fn lie_low(&mut self, seat: Seat) {
        self.state.phase.turn_mut().lain_low = true;
        self.unlist(seat, Rule::Dm4BananaRepublic);
        self.state.marker = seat;
        self.log.tell(Rule::Dm4BananaRepublic, || Event::MarkerTaken { seat });
    }
}
