//! The state: everything that changes during a game, and the audit that proves nothing is lost.

use arrayvec::ArrayVec;
use game_core::{BySeat, Seat, SeatSet, lossless};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::{Location, PlacementKind, Region, Villain};
use crate::cards::{MOST_PLACEMENTS, MoneyBag, PlacementBag};
use crate::market::Market;
use crate::phase::{Owed, Phase};
use crate::piles::Piles;
use crate::setup::Config;

/// Nothing that is only counted gets near this in the longest game.
pub(crate) const MOST_COUNTED: u16 = 10_000;

/// No visit buys more, whatever the options.
const MOST_BOUGHT: u8 = 3;

/// One more of what is only counted, within what the audit allows.
pub(crate) fn one_more(counted: u16) -> u16 {
    (counted + 1).min(MOST_COUNTED)
}

/// A game of Dirty Money.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DirtyMoney {
    pub phase: Phase,
    /// From 1.
    pub round: u8,
    /// Who began this round.
    pub first: Seat,
    /// Who has the First Player Marker and begins the next one.
    pub marker: Seat,
    /// Turns over in this round, passed ones too.
    pub turns: u8,
    /// Locations visited in this round.
    pub visits: u8,
    pub villains: BySeat<Villain>,
    pub piles: Piles,
    pub market: Market,
    /// The Placement cards of each player.
    pub owned: BySeat<PlacementBag>,
    /// How many Money cards lie under each Placement card.
    pub slots: ArrayVec<u16, MOST_PLACEMENTS>,
    /// How many lie in the Overpay slot of each player's villain.
    pub overpaid: BySeat<u16>,
}

impl DirtyMoney {
    /// How many cards of a type a player owns.
    pub fn count(&self, config: &Config, seat: Seat, kind: PlacementKind) -> u32 {
        self.owned[seat].and(config.cards.of_kind(kind)).len()
    }

    /// How many cards of a region a player owns.
    pub fn count_in(&self, config: &Config, seat: Seat, region: Region) -> u32 {
        self.owned[seat].and(config.cards.of_region(region)).len()
    }

    /// How many cards a player's hand can hold.
    pub fn hand_limit(&self, config: &Config, seat: Seat) -> u32 {
        let banks = self.count(config, seat, PlacementKind::DigitalBank);
        u32::from(config.numbers.hand_limit) + banks * u32::from(config.numbers.digital_bank_room)
    }

    /// How many cards a player holds beyond the limit.
    pub fn excess(&self, config: &Config, seat: Seat) -> u32 {
        lossless::<_, u32>(self.piles.hand(seat).len()).saturating_sub(self.hand_limit(config, seat))
    }

    /// Whether anything lies below any location.
    pub fn can_visit_somewhere(&self, config: &Config) -> bool {
        config.locations().any(|location| !self.piles.below(location).is_empty())
    }

    /// Proves that every card is in exactly one place and that the phase fits what lies on the table.
    ///
    /// # Errors
    /// The first finding, in words.
    pub fn prove(&self, config: &Config) -> Result<(), String> {
        self.audit_players(config)?;
        self.audit_money(config)?;
        self.audit_placements(config)?;
        self.audit_hands(config)?;
        self.audit_phase(config)
    }

    fn audit_players(&self, config: &Config) -> Result<(), String> {
        let all = SeatSet::all(config.players);
        let sizes = [
            self.villains.players(),
            self.owned.players(),
            self.overpaid.players(),
            self.piles.hands().players(),
            self.piles.blacklists().players(),
        ];
        if sizes.iter().any(|players| *players != config.players) {
            return Err(format!("something is not kept for {} players", config.players));
        }
        if !all.has(self.first) || !all.has(self.marker) || self.turns > config.players {
            return Err("a seat that is not at the table has a role".to_owned());
        }
        if !(1..=config.numbers.round_limit).contains(&self.round) || self.visits > config.players {
            return Err(format!("round {} with {} visits", self.round, self.visits));
        }
        let mut dealt = [false; 5];
        for villain in self.villains.values() {
            if std::mem::replace(&mut dealt[villain.slot()], true) {
                return Err(format!("two players are {villain:?}"));
            }
        }
        Ok(())
    }

    fn audit_money(&self, config: &Config) -> Result<(), String> {
        let piles = &self.piles;
        let mut count = Count { config, seen: MoneyBag::default() };
        for card in piles.deck().iter().chain(piles.discards().iter().copied()) {
            count.any(card, "deck or discards")?;
        }
        for location in Location::ALL {
            for card in piles.below(location) {
                count.any(*card, "the row below a location")?;
            }
            if !config.is_used(location) && !piles.below(location).is_empty() {
                return Err(format!("money lies below {location:?}, which is not used"));
            }
        }
        for seat in SeatSet::all(config.players).iter() {
            for card in piles.hand(seat).cards() {
                count.money(card, "a hand")?;
            }
            for held in &piles.blacklist(seat).cards {
                count.money(held.card, "a Blacklist")?;
            }
        }
        for card in piles.slotted().iter() {
            count.money(card, "a slot")?;
        }
        for card in piles.in_play() {
            count.any(*card, "play")?;
            if !config.cards.actions.has(*card) {
                return Err(format!("the Money card {card} is to be played"));
            }
        }
        let seen = count.seen;
        if seen.len() as usize != config.cards.money_cards() {
            return Err(format!("{} of {} Money cards", seen.len(), config.cards.money_cards()));
        }
        let plain = piles.blacklists().values().map(|blacklist| blacklist.plain);
        if self.slots.iter().chain(self.overpaid.values()).copied().chain(plain).any(|n| n > MOST_COUNTED) {
            return Err("more is counted than can ever happen".to_owned());
        }
        let slots: u32 = self.slots.iter().chain(self.overpaid.values()).map(|n| u32::from(*n)).sum();
        if piles.slotted().len() > slots {
            return Err("more cards are slotted than slots count".to_owned());
        }
        Ok(())
    }

    fn audit_placements(&self, config: &Config) -> Result<(), String> {
        let mut seen = PlacementBag::default();
        let owned = self.owned.values().flat_map(|cards| cards.iter());
        for placement in self.market.all().chain(owned) {
            if usize::from(placement) >= config.cards.placement_cards() || seen.has(placement) {
                return Err(format!("Placement card {placement} does not exist or is there twice"));
            }
            seen.put(placement);
        }
        if seen.len() as usize != config.cards.placement_cards()
            || self.slots.len() != config.cards.placement_cards()
        {
            return Err(format!("{} of {} Placement cards", seen.len(), config.cards.placement_cards()));
        }
        for region in Region::ALL {
            let here = self.market.decks[region.slot()].iter();
            let here = here.chain(self.market.displays[region.slot()].iter().copied());
            for placement in here.chain(self.market.auction[region.slot()]) {
                if config.cards.placement(placement).region != region {
                    return Err(format!("Placement card {placement} lies in a strange region"));
                }
            }
        }
        if !config.is_used(Location::AuctionHouse) && self.market.auction.iter().any(Option::is_some) {
            return Err("something is on sale in an Auction House that is not used".to_owned());
        }
        Ok(())
    }

    fn audit_hands(&self, config: &Config) -> Result<(), String> {
        for seat in SeatSet::all(config.players).iter() {
            let room = match &self.phase {
                Phase::Excess(turn) if turn.seat == seat => continue,
                Phase::Laundering(turn) if turn.seat == seat => 1,
                _ => 0,
            };
            if self.excess(config, seat) > room {
                return Err(format!("{seat:?} holds more than the hand limit"));
            }
        }
        Ok(())
    }

    fn audit_phase(&self, config: &Config) -> Result<(), String> {
        let all = SeatSet::all(config.players);
        let playing = matches!(self.phase, Phase::Actions(_) | Phase::Excess(_) | Phase::Trading { .. });
        if !playing && !self.piles.in_play().is_empty() {
            return Err("an Action card is still to be played".to_owned());
        }
        if self.phase.seat().is_some_and(|seat| !all.has(seat)) {
            return Err("a seat that is not at the table is asked".to_owned());
        }
        if let Some(turn) = self.phase.turn() {
            let owned = &self.owned[turn.seat];
            if !config.is_used(turn.location) || !self.piles.below(turn.location).is_empty() {
                return Err(format!("{:?} is not being visited", turn.location));
            }
            if turn.owed.iter().any(|owed| !owned.has(owed.placement) || owed.times == 0) {
                return Err("the effect of a card that is not owned is owed".to_owned());
            }
            let twice = |owed: &Owed| {
                turn.owed.iter().filter(|other| other.placement == owed.placement).count() > 1
                    || !config.cards.placement(owed.placement).kind.is_claimed()
            };
            if turn.owed.iter().any(twice) {
                return Err("an effect is owed twice, or one that nobody claims".to_owned());
            }
            if turn.bought.max(turn.overpaid) > MOST_BOUGHT {
                return Err("more was bought or overpaid than one visit allows".to_owned());
            }
        }
        let fits = self.fits_the_order_of_play(config)
            && match &self.phase {
                Phase::Draft { seat, left } => {
                    self.villains[*seat] == Villain::BearsOfWallStreet
                        && *left > 0
                        && self.market.bears.len() + usize::from(*left) <= self.market.bears.capacity()
                        && self.market.decks.iter().any(|deck| !deck.is_empty())
                }
                Phase::Visit { .. } => self.can_visit_somewhere(config),
                Phase::Actions(_) => !self.piles.in_play().is_empty(),
                Phase::Excess(turn) => self.excess(config, turn.seat) > 0,
                Phase::Trading { turn, partner } => {
                    let looked = |held: game_core::Held| held.seen_by.has(turn.seat);
                    all.has(*partner)
                        && *partner != turn.seat
                        && !self.piles.hand(turn.seat).is_empty()
                        && !self.piles.hand(*partner).is_empty()
                        && self.piles.hand(*partner).iter().all(looked)
                }
                Phase::Laundering(turn) => {
                    self.villains[turn.seat] == Villain::MoneyLaunderer
                        && !self.piles.hand(turn.seat).is_empty()
                }
                Phase::Business(_) | Phase::Over { .. } => true,
            };
        if fits { Ok(()) } else { Err(format!("the phase does not fit the table: {:?}", self.phase)) }
    }
}

impl DirtyMoney {
    /// Turns go clockwise from the first player, and all before this one have visited: only when nothing lies
    /// below any location does anyone pass, and then all that follow pass too.
    fn fits_the_order_of_play(&self, config: &Config) -> bool {
        let mut order = self.first.clockwise(config.players);
        let next = order.nth(usize::from(self.turns));
        match &self.phase {
            Phase::Draft { .. } => self.turns == 0 && self.visits == 0 && self.round == 1,
            Phase::Visit { seat } => next == Some(*seat) && self.visits == self.turns,
            Phase::Over { .. } => self.turns == config.players,
            other => next == other.seat() && self.visits == self.turns + 1,
        }
    }
}

/// Counts Money and Action cards, each once.
struct Count<'a> {
    config: &'a Config,
    seen: MoneyBag,
}

impl Count<'_> {
    fn any(&mut self, card: u8, place: &str) -> Result<(), String> {
        if usize::from(card) >= self.config.cards.money_cards() || self.seen.has(card) {
            return Err(format!("card {card} in {place} does not exist or is elsewhere too"));
        }
        self.seen.put(card);
        Ok(())
    }

    fn money(&mut self, card: u8, place: &str) -> Result<(), String> {
        self.any(card, place)?;
        if !self.config.cards.money.has(card) {
            return Err(format!("the Action card {card} is in {place}"));
        }
        Ok(())
    }
}
