//! What things are worth, in points at the end: a Placement card, a Money card in hand, a Blacklist point, an Action
//! card, a rival's loss. What to do about it is decided elsewhere.
//!
//! The figures come from games between traders: about one purchase a turn, three cards in ten an Artwork when one looks
//! for them, an Inspect or an Audit every sixth turn.

use game_core::Temper;

use crate::board::{ActionKind, Currency, Location, PlacementKind, Region, Villain};
use crate::cards::PlacementBag;
use crate::score;
use crate::setup::Config;

use super::sight::Sight;

/// Placement cards a player buys in a turn, and how many of them are Artworks for one who collects.
const PURCHASES: f32 = 1.05;
const ARTWORKS: f32 = 0.3;
/// Points a unit of money turns into as long as there is time to spend it.
const MONEY: f32 = 0.42;
/// Inspects and Audits a player performs in a turn.
const INSPECTS: f32 = 0.2;
const AUDITS: f32 = 0.18;
/// What a Blacklist point costs in the end, the shares of having least or most included.
const BLACKLIST: f32 = 1.15;
/// What a dirty card costs that is held through the others' turns.
const DIRT: f32 = 0.3;
/// Cards a player with a Digital Bank holds when the game ends.
const HELD_AT_THE_END: f32 = 4.5;
/// What the First Player Marker is worth.
const MARKER: f32 = 0.6;

/// How one seat judges. Tempers move the weights.
pub struct Judgement<'a> {
    pub sight: &'a Sight<'a>,
    pub weights: Weights,
    /// Own turns still to come after the one being taken.
    pub turns: f32,
    banks: f32,
}

/// What a temper changes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// How much risk of the Blacklist weighs: 1 is what it costs on average.
    pub risk: f32,
    /// What a point lost by the strongest rival is worth.
    pub harm: f32,
}

impl Weights {
    pub const STEADY: Weights = Weights { risk: 1.0, harm: 0.4 };

    /// The daring think less of the Blacklist, the selfish more of what hurts others.
    pub fn of(temper: Temper) -> Weights {
        Weights {
            risk: 1.0 - 0.35 * f32::from(temper.daring),
            harm: Weights::STEADY.harm * (1.0 + 0.5 * f32::from(temper.selfish)),
        }
    }
}

impl<'a> Judgement<'a> {
    /// The judgement of a seat in its turn.
    pub fn new(sight: &'a Sight<'a>, weights: Weights) -> Judgement<'a> {
        Judgement::with_turns(sight, weights, rounds_to_come(sight.config, sight.owned.values()))
    }

    pub fn with_turns(sight: &'a Sight<'a>, weights: Weights, turns: f32) -> Judgement<'a> {
        let banks = sight.mine().and(sight.config.cards.of_kind(PlacementKind::DigitalBank)).len();
        let points = f32::from(sight.config.numbers.digital_bank_points);
        Judgement { sight, weights, turns, banks: banks as f32 * points }
    }

    fn config(&self) -> &'a Config {
        self.sight.config
    }

    /// What a unit of money is worth: nothing any more when no turn is left to spend it.
    pub fn money_rate(&self) -> f32 {
        MONEY * (self.turns / 1.4).min(1.0)
    }

    /// What each card of this hand would be missed. A currency one has much of is nearer to a purchase.
    pub fn keep(&self, hand: &[u8], missed: &mut [f32]) {
        let cards = &self.config().cards;
        let mut sums = [0.0f32; 3];
        for money in hand.iter().filter_map(|card| cards.money_of(*card)) {
            if let Some(slot) = region_of(money.currency) {
                sums[slot] += f32::from(money.value);
            }
        }
        let rate = self.money_rate();
        for (card, missed) in hand.iter().zip(missed) {
            let Some(money) = cards.money_of(*card) else { continue };
            let value = match region_of(money.currency) {
                Some(slot) => f32::from(money.value) * (0.85 + 0.03 * sums[slot].min(9.0)),
                None if self.sight.villain() == Villain::Kitsukuza => {
                    f32::from(self.config().numbers.kitsukuza_crypto) + 0.5
                }
                None => f32::from(money.value) + 0.5,
            };
            let dirt = if money.dirty { DIRT * self.weights.risk } else { 0.0 };
            // Money breaks ties, and Digital Banks count cards.
            let at_the_end = if self.turns < 0.5 { self.banks + 0.01 * f32::from(money.value) } else { 0.0 };
            *missed = value * rate + at_the_end - dirt;
        }
    }

    /// What cards near the hand limit cost: the next visit brings two or three more.
    pub fn crowding(&self, held: usize) -> f32 {
        let room = self.sight.hand_limit().saturating_sub(2);
        if self.turns < 0.5 { 0.0 } else { 0.4 * self.weights.risk * held.saturating_sub(room) as f32 }
    }

    /// What one more Blacklist point costs, or one less saves.
    pub fn blacklist_point(&self) -> f32 {
        BLACKLIST * self.weights.risk * f32::from(self.config().numbers.blacklist_loss)
    }

    /// What the next point taken off one's Blacklist is worth.
    pub fn relief(&self) -> f32 {
        if self.sight.blacklist[self.sight.me] > 0 { self.blacklist_point() } else { 0.0 }
    }

    /// What a location's own action is worth besides what it sells.
    pub fn refuge(&self, location: Location) -> f32 {
        match location {
            Location::BananaRepublic => self.relief() + MARKER * self.turns.min(1.0),
            _ => 0.0,
        }
    }

    /// What a Placement card adds to these, in points at the end of the game.
    pub fn placement(&self, owned: &PlacementBag, id: u8) -> f32 {
        let config = self.config();
        let numbers = &config.numbers;
        let card = config.cards.placement(id);
        let of_kind = |kind| owned.and(config.cards.of_kind(kind));
        let here = owned.and(config.cards.of_region(card.region));
        let later_here = self.later_here(here.len());
        let artworks = of_kind(PlacementKind::Artwork).len();
        let effect = match card.kind {
            PlacementKind::Artwork => {
                let more =
                    score::artwork_points(config, artworks + 1) - score::artwork_points(config, artworks);
                let galleries = of_kind(PlacementKind::ArtGallery).len() as f32;
                more as f32 + self.later_artworks(artworks + 1) + galleries * self.a_draw()
            }
            PlacementKind::ArtGallery => self.later_artworks(artworks) * self.a_draw(),
            PlacementKind::AccountingFirm => self.later_audits(),
            PlacementKind::LawFirm => self.later_inspects(),
            PlacementKind::Casino => later_here * f32::from(numbers.casino_points),
            PlacementKind::CryptocurrencyExchange => {
                later_here * self.money_rate() * f32::from(numbers.exchange_discount)
            }
            PlacementKind::Charity => {
                let listed = self.sight.blacklist[self.sight.me] as f32 + 0.25 * self.turns;
                listed.min(f32::from(numbers.charity_removes)) * self.blacklist_point()
            }
            PlacementKind::DigitalBank => {
                let held =
                    if self.turns < 0.5 { self.sight.hand.len() as f32 - 2.0 } else { HELD_AT_THE_END };
                held.max(0.0) * f32::from(numbers.digital_bank_points)
            }
            PlacementKind::RemittanceCompany => {
                f32::from(numbers.remittance_points) * self.sets(owned, Some(card.region))
            }
            PlacementKind::RestaurantChain => {
                (here.len() as f32 + 1.0 + later_here) * f32::from(numbers.restaurant_points)
            }
        };
        f32::from(card.points) + effect + self.synergy(owned, &here, card.region)
    }

    /// Purchases to come in a region of which one has so many cards: collectors come back.
    pub fn later_here(&self, owned: u32) -> f32 {
        self.turns * PURCHASES * (0.3 + 0.05 * owned as f32).min(0.6)
    }

    /// Artworks to come, up to the end of the set begun.
    pub fn later_artworks(&self, owned: u32) -> f32 {
        (self.turns * ARTWORKS).min((5 - owned % 5) as f32)
    }

    /// What a card drawn by a Gallery is worth.
    pub fn a_draw(&self) -> f32 {
        2.5 * self.money_rate()
    }

    /// Points an Accounting Firm will still bring.
    pub fn later_audits(&self) -> f32 {
        self.turns * AUDITS * f32::from(self.config().numbers.accounting_firm_points)
    }

    /// Points a Law Firm will still bring.
    pub fn later_inspects(&self) -> f32 {
        self.turns * INSPECTS * f32::from(self.config().numbers.law_firm_points)
    }

    /// What a Digital Bank will count in the end beyond what it counts now.
    pub fn bank_to_come(&self) -> f32 {
        if self.turns < 0.5 {
            return 0.0;
        }
        let more = HELD_AT_THE_END - f32::from(self.sight.held[self.sight.me]);
        more * f32::from(self.config().numbers.digital_bank_points)
    }

    /// What cards owned already gain from one more of this region.
    fn synergy(&self, owned: &PlacementBag, here: &PlacementBag, region: Region) -> f32 {
        let (config, numbers) = (self.config(), &self.config().numbers);
        let of_kind = |kind| here.and(config.cards.of_kind(kind)).len() as f32;
        let remittances = owned.and(config.cards.of_kind(PlacementKind::RemittanceCompany)).len() as f32;
        let sets = match remittances > 0.0 {
            true => self.sets(owned, Some(region)) - self.sets(owned, None),
            false => 0.0,
        };
        of_kind(PlacementKind::RestaurantChain) * f32::from(numbers.restaurant_points)
            + of_kind(PlacementKind::Casino) * f32::from(numbers.casino_points)
            + remittances * sets * f32::from(numbers.remittance_points)
    }

    /// Sets of the three regions to be expected at the end, one more card of a region included.
    pub fn sets(&self, owned: &PlacementBag, more: Option<Region>) -> f32 {
        let count = |region: Region| {
            let owned = owned.and(self.config().cards.of_region(region)).len();
            owned as f32 + if more == Some(region) { 1.0 } else { 0.0 }
        };
        level(Region::ALL.map(count), 0.6 * self.turns * PURCHASES)
    }

    /// What it is worth to play this Action card.
    pub fn action(&self, kind: ActionKind) -> f32 {
        let numbers = &self.config().numbers;
        let own = |kind| self.sight.mine().and(self.config().cards.of_kind(kind)).len() as f32;
        let law_firms = || own(PlacementKind::LawFirm) * f32::from(numbers.law_firm_points);
        match kind {
            ActionKind::InspectNeighbours => law_firms() + self.inspected(2.0),
            ActionKind::InspectPlayer => {
                law_firms() + self.inspected(f32::from(numbers.inspect_player_cards))
            }
            ActionKind::AuditMost | ActionKind::AuditThree => {
                let firms = own(PlacementKind::AccountingFirm);
                firms * f32::from(numbers.accounting_firm_points) + self.weights.harm
            }
            ActionKind::Trade => self.a_draw(),
            ActionKind::Bribery => self.relief(),
        }
    }

    /// What so many inspected cards bring: nearly half are dirty, and those are the large ones.
    fn inspected(&self, cards: f32) -> f32 {
        let card = 4.4 * self.money_rate() - DIRT;
        cards * 0.4 * (card + self.weights.harm * BLACKLIST)
    }
}

/// Rounds still to come after this one, from how near the nearest player is to the goal.
pub fn rounds_to_come<'a>(config: &Config, owned: impl Iterator<Item = &'a PlacementBag>) -> f32 {
    let most = owned.map(|cards| cards.len()).max().unwrap_or(0);
    f32::from(config.goal).max(most as f32) / PURCHASES - most as f32 / PURCHASES
}

/// How high the lowest of three columns gets if `more` is poured into the lowest.
fn level(mut columns: [f32; 3], more: f32) -> f32 {
    columns.sort_by(f32::total_cmp);
    let [low, middle, high] = columns;
    let (first, second) = (middle - low, 2.0 * (high - middle));
    if more <= first {
        low + more
    } else if more <= first + second {
        middle + (more - first) / 2.0
    } else {
        high + (more - first - second) / 3.0
    }
}

fn region_of(currency: Currency) -> Option<usize> {
    Region::ALL.into_iter().position(|region| region.currency() == currency)
}
