//! The table as one seat sees it, in flat form. It is taken of a view; in the worlds a search imagines it is taken of
//! the state, and then too holds only what the seat would know there. No judgement lives here.

use arrayvec::ArrayVec;
use game_core::{BySeat, Seat, SeatSet, lossless};

use crate::action::CardList;
use crate::board::{Location, PlacementKind, Region, Villain};
use crate::cards::PlacementBag;
use crate::phase::Phase;
use crate::piles::MOST_BELOW;
use crate::score;
use crate::setup::Config;
use crate::state::DirtyMoney;
use crate::view::{Own, Public};

/// Placement cards above one location, at most.
const MOST_ABOVE: usize = 16;

/// What one seat sees.
#[derive(Clone)]
pub struct Sight<'a> {
    pub config: &'a Config,
    pub phase: &'a Phase,
    pub me: Seat,
    pub hand: CardList,
    pub villains: BySeat<Villain>,
    /// Cards in each hand.
    pub held: BySeat<u8>,
    /// Dirty cards in each hand, as far as they are known, and as many as are likely among the others.
    pub dirty: BySeat<f32>,
    pub owned: BySeat<PlacementBag>,
    /// Blacklist points that would count if the game ended now.
    pub blacklist: BySeat<u32>,
    /// Points if the game ended now.
    pub points: BySeat<i32>,
    pub below: [ArrayVec<u8, MOST_BELOW>; 6],
    pub above: [ArrayVec<u8, MOST_ABOVE>; 6],
}

impl<'a> Sight<'a> {
    pub fn of_view(config: &'a Config, public: &'a Public, own: &Own, me: Seat) -> Sight<'a> {
        let players = config.players;
        let owned = BySeat::from_fn(players, |seat| {
            PlacementBag::of(public.players[seat].placements.iter().map(|card| card.placement))
        });
        let removed = u32::from(config.numbers.charity_removes);
        let blacklist = BySeat::from_fn(players, |seat| {
            let charities = owned[seat].and(config.cards.of_kind(PlacementKind::Charity)).len();
            u32::from(public.players[seat].blacklist).saturating_sub(charities * removed)
        });
        let dirty = BySeat::from_fn(players, |seat| {
            let held = usize::from(public.players[seat].hand);
            if seat == me {
                own.hand.iter().filter(|held| config.cards.is_dirty(held.card)).count() as f32
            } else {
                likely_dirty(config, own.known[seat].iter().copied(), held)
            }
        });
        let mut sight = Sight {
            config,
            phase: &public.phase,
            me,
            hand: own.hand.iter().map(|held| held.card).collect(),
            villains: BySeat::from_fn(players, |seat| public.players[seat].villain),
            held: BySeat::from_fn(players, |seat| public.players[seat].hand),
            dirty,
            owned,
            blacklist,
            points: BySeat::from_fn(players, |seat| public.players[seat].points),
            below: std::array::from_fn(|_| ArrayVec::new()),
            above: std::array::from_fn(|_| ArrayVec::new()),
        };
        for at in &public.locations {
            sight.below[at.location.slot()] = at.money.iter().copied().collect();
            sight.above[at.location.slot()] = at.placements.iter().copied().collect();
        }
        sight
    }

    /// What `me` would see in this world.
    pub fn of_state(config: &'a Config, state: &'a DirtyMoney, me: Seat) -> Sight<'a> {
        let players = config.players;
        let hand = |seat| state.piles.hand(seat);
        let dirty = BySeat::from_fn(players, |seat| {
            if seat == me {
                hand(seat).cards().filter(|card| config.cards.is_dirty(*card)).count() as f32
            } else {
                likely_dirty(config, hand(seat).known_to(me), hand(seat).len())
            }
        });
        // Whom it hits hardest is only asked when an Action card is played.
        let asked = matches!(state.phase, Phase::Actions(_));
        let points = |seat| if asked { lossless(score::points(state, config, seat)) } else { 0 };
        let mut sight = Sight {
            config,
            phase: &state.phase,
            me,
            hand: hand(me).cards().collect(),
            villains: state.villains,
            held: BySeat::from_fn(players, |seat| lossless(hand(seat).len())),
            dirty,
            owned: state.owned,
            blacklist: BySeat::from_fn(players, |seat| score::counted_blacklist(state, config, seat)),
            points: BySeat::from_fn(players, points),
            below: std::array::from_fn(|_| ArrayVec::new()),
            above: std::array::from_fn(|_| ArrayVec::new()),
        };
        for location in config.locations() {
            sight.below[location.slot()] = state.piles.below(location).iter().copied().collect();
        }
        for region in Region::ALL {
            let display = &state.market.displays[region.slot()];
            sight.above[region.location().slot()] = display.iter().copied().collect();
        }
        sight.above[Location::AuctionHouse.slot()] = state.market.auction.iter().flatten().copied().collect();
        sight.above[Location::BananaRepublic.slot()] = state.market.bears.iter().copied().collect();
        sight
    }

    pub fn villain(&self) -> Villain {
        self.villains[self.me]
    }

    pub fn mine(&self) -> &PlacementBag {
        &self.owned[self.me]
    }

    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        SeatSet::all(self.config.players).without(self.me).iter()
    }

    pub fn hand_limit(&self) -> usize {
        let banks = self.mine().and(self.config.cards.of_kind(PlacementKind::DigitalBank)).len();
        let numbers = &self.config.numbers;
        usize::from(numbers.hand_limit) + banks as usize * usize::from(numbers.digital_bank_room)
    }

    /// What this location sells to this seat.
    pub fn on_sale(&self, location: Location) -> ArrayVec<u8, MOST_ABOVE> {
        let above = |location: Location| self.above[location.slot()].iter().copied();
        match location {
            Location::BlackMarket => Region::ALL.into_iter().flat_map(|at| above(at.location())).collect(),
            Location::BananaRepublic if self.villain() != Villain::BearsOfWallStreet => ArrayVec::new(),
            _ => above(location).collect(),
        }
    }
}

/// Of a card nobody has seen it is as likely that it is dirty as of any Money card.
fn likely_dirty(config: &Config, known: impl Iterator<Item = u8>, held: usize) -> f32 {
    let (mut seen, mut dirty) = (0, 0);
    for card in known {
        seen += 1;
        dirty += usize::from(config.cards.is_dirty(card));
    }
    let share = config.cards.dirty.len() as f32 / config.cards.money.len().max(1) as f32;
    dirty as f32 + share * held.saturating_sub(seen) as f32
}
