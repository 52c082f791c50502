//! What a seat sees, and a possible world built from it.
//!
//! Secret are the hands, as far as a viewer has not been shown them (R4, R5, R15, R16), the faces of cards that went
//! from a hand to a Blacklist, and what is left in the money deck. Everything else lies open.

use game_core::{Bag, BySeat, Chance, Seat, SeatSet, ViewOf, lossless};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::{Location, PlacementKind, Region, Villain};
use crate::cards::{Face, MoneyBag, Placement};
use crate::market::Market;
use crate::phase::Phase;
use crate::piles::{EVERYONE, Piles, Place, SPECTATORS};
use crate::rules::prospect;
use crate::score;
use crate::setup::Config;
use crate::state::DirtyMoney;

/// What everyone knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Public {
    pub phase: Phase,
    pub round: u8,
    /// Placement cards that end the game.
    pub goal: u8,
    /// Who began this round.
    pub first: Seat,
    /// Who has the First Player Marker.
    pub marker: Seat,
    pub turns: u8,
    pub visits: u8,
    pub players: BySeat<PlayerView>,
    pub locations: Vec<LocationView>,
    /// Placement cards left in each region's deck.
    pub placement_decks: [u8; 3],
    pub money_deck: u8,
    /// The last one is on top.
    pub discards: Vec<u8>,
    /// Action cards taken and still to be played.
    pub in_play: Vec<u8>,
    /// Cards out of the game, under Placement cards and in Overpay slots.
    pub slotted: MoneyBag,
    /// What is on the Money and Action cards that lie open.
    pub faces: Vec<FaceView>,
}

/// A card of the money deck, seen from the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FaceView {
    pub card: u8,
    pub face: Face,
}

/// A location: what lies above and below it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LocationView {
    pub location: Location,
    pub placements: Vec<u8>,
    pub money: Vec<u8>,
    /// What is on the placements above it.
    pub on_sale: Vec<OnSaleView>,
}

/// A Placement card that can be bought, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OnSaleView {
    pub placement: u8,
    pub kind: PlacementKind,
    pub region: Region,
    pub cost: u8,
    pub points: u8,
}

/// What everyone knows of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlayerView {
    pub villain: Villain,
    /// Cards in hand.
    pub hand: u8,
    pub hand_limit: u8,
    /// Those of them that everyone knows.
    pub known: Vec<u8>,
    /// Blacklist points.
    pub blacklist: u16,
    /// The cards that stand for them, the last placed last; faces that went there unseen are not known.
    pub blacklist_cards: Vec<Option<u8>>,
    pub placements: Vec<PlacementView>,
    /// Cards in the Overpay slot.
    pub overpaid: u16,
    /// Points if the game ended now.
    pub points: i32,
}

/// An owned Placement card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlacementView {
    pub placement: u8,
    pub kind: PlacementKind,
    pub region: Region,
    /// The points printed on it.
    pub printed: u8,
    /// Money cards under it.
    pub slotted: u16,
}

/// What one seat knows besides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Own {
    pub hand: Vec<HeldView>,
    /// What this seat knows of each other hand.
    pub known: BySeat<Vec<u8>>,
    /// The cards on one's own Blacklist, the last placed last.
    pub blacklist_cards: Vec<u8>,
    /// What is on the cards that this seat sees and not everyone does.
    pub faces: Vec<FaceView>,
    /// What a visit to each location would mean with this hand.
    pub prospects: Vec<Prospect>,
}

/// A card in one's own hand, and which others know that it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HeldView {
    pub card: u8,
    pub seen_by: SeatSet,
}

/// What a visit would mean: the hand with what lies there, before anything is drawn or played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Prospect {
    pub location: Location,
    /// Whether it can be visited at all.
    pub open: bool,
    /// Cards that would have to go to the Blacklist.
    pub too_many: u8,
    pub cards: Vec<Affordable>,
    /// Whether two of them could be bought together.
    pub two: bool,
}

/// A card for sale there, what it costs this player, and whether the hand would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Affordable {
    pub placement: u8,
    pub cost: u8,
    pub affordable: bool,
}

pub fn public(game: &DirtyMoney, config: &Config) -> Public {
    Public {
        phase: game.phase.clone(),
        round: game.round,
        goal: config.goal,
        first: game.first,
        marker: game.marker,
        turns: game.turns,
        visits: game.visits,
        players: BySeat::from_fn(config.players, |seat| player(game, config, seat)),
        locations: config.locations().map(|location| location_view(game, config, location)).collect(),
        placement_decks: Region::ALL.map(|region| lossless(game.market.decks[region.slot()].len())),
        money_deck: lossless(game.piles.deck().len()),
        discards: game.piles.discards().to_vec(),
        in_play: game.piles.in_play().to_vec(),
        slotted: *game.piles.slotted(),
        faces: open_faces(game, config),
    }
}

/// Below the locations, in play, on top of the discards, and in hands and Blacklists as far as everyone knows.
fn open_faces(game: &DirtyMoney, config: &Config) -> Vec<FaceView> {
    let piles = &game.piles;
    let below = config.locations().flat_map(|location| piles.below(location).iter().copied());
    let lying = below.chain(piles.in_play().iter().copied()).chain(piles.discards().last().copied());
    let held = SeatSet::all(config.players).iter().flat_map(|seat| {
        let listed = piles.blacklist(seat).cards.iter().filter(|held| held.seen_by.has(SPECTATORS));
        piles.hand(seat).known_to(SPECTATORS).chain(listed.map(|held| held.card))
    });
    lying.chain(held).map(|card| face(config, card)).collect()
}

fn face(config: &Config, card: u8) -> FaceView {
    FaceView { card, face: config.cards.face(card) }
}

fn location_view(game: &DirtyMoney, config: &Config, location: Location) -> LocationView {
    let placements: Vec<u8> = match location.region() {
        Some(region) => game.market.displays[region.slot()].to_vec(),
        None if location == Location::AuctionHouse => game.market.auction.iter().flatten().copied().collect(),
        None if location == Location::BananaRepublic => game.market.bears.to_vec(),
        None => Vec::new(),
    };
    let on_sale = placements.iter().map(|placement| {
        let Placement { kind, region, cost, points } = config.cards.placement(*placement);
        OnSaleView { placement: *placement, kind, region, cost, points }
    });
    LocationView {
        location,
        on_sale: on_sale.collect(),
        placements,
        money: game.piles.below(location).to_vec(),
    }
}

fn player(game: &DirtyMoney, config: &Config, seat: Seat) -> PlayerView {
    let hand = game.piles.hand(seat);
    let blacklist = game.piles.blacklist(seat);
    let placement = |placement: u8| {
        let Placement { kind, region, points, .. } = config.cards.placement(placement);
        let slotted = game.slots[placement as usize];
        PlacementView { placement, kind, region, printed: points, slotted }
    };
    PlayerView {
        villain: game.villains[seat],
        hand: lossless(hand.len()),
        hand_limit: lossless(game.hand_limit(config, seat)),
        known: hand.known_to(SPECTATORS).collect(),
        blacklist: lossless(blacklist.points()),
        blacklist_cards: blacklist
            .cards
            .iter()
            .map(|held| held.seen_by.has(SPECTATORS).then_some(held.card))
            .collect(),
        placements: game.owned[seat].iter().map(placement).collect(),
        overpaid: game.overpaid[seat],
        points: lossless(score::points(game, config, seat)),
    }
}

pub fn own(game: &DirtyMoney, config: &Config, seat: Seat) -> Own {
    let others = SeatSet::all(config.players).without(seat);
    let held = |held: game_core::Held| HeldView { card: held.card, seen_by: held.seen_by.and(others) };
    let hand = game.piles.hand(seat).cards();
    let known = others.iter().flat_map(|other| game.piles.hand(other).known_to(seat));
    let listed = game.piles.blacklist(seat).cards.iter().map(|held| held.card);
    Own {
        faces: hand.chain(known).chain(listed).map(|card| face(config, card)).collect(),
        prospects: config.locations().map(|location| prospect(game, config, seat, location)).collect(),
        hand: game.piles.hand(seat).iter().map(held).collect(),
        known: BySeat::from_fn(config.players, |other| {
            if other == seat { Vec::new() } else { game.piles.hand(other).known_to(seat).collect() }
        }),
        blacklist_cards: game.piles.blacklist(seat).cards.iter().map(|held| held.card).collect(),
    }
}

/// Where the viewer sees no face any card can be that he sees nowhere else.
pub fn possible_world(config: &Config, view: &ViewOf<DirtyMoney>, chance: &mut Chance) -> DirtyMoney {
    let public = &view.public;
    let mut game = DirtyMoney {
        phase: public.phase.clone(),
        round: public.round,
        first: public.first,
        marker: public.marker,
        turns: public.turns,
        visits: public.visits,
        villains: BySeat::from_fn(config.players, |seat| public.players[seat].villain),
        piles: Piles::new(config.players, config.all_money()),
        market: possible_market(config, public),
        owned: BySeat::from_fn(config.players, |seat| {
            Bag::of(public.players[seat].placements.iter().map(|card| card.placement))
        }),
        slots: std::iter::repeat_n(0, config.cards.placement_cards()).collect(),
        overpaid: BySeat::from_fn(config.players, |seat| public.players[seat].overpaid),
    };
    for card in public.players.values().flat_map(|player| &player.placements) {
        game.slots[card.placement as usize] = card.slotted;
    }
    lay_open_cards(&mut game.piles, public);
    let unseen = lay_known_cards(&mut game.piles, config, view);
    lay_unseen_cards(&mut game.piles, view, unseen, chance);
    if let Phase::Trading { turn, partner } = &game.phase {
        // Everyone knows who is looking at whose hand.
        game.piles.show_all(*partner, SeatSet::only(turn.seat));
    }
    game
}

fn possible_market(config: &Config, public: &Public) -> Market {
    let mut market = Market::new(&config.cards);
    for at in &public.locations {
        for placement in at.placements.iter().copied() {
            let region = config.cards.placement(placement).region.slot();
            market.decks[region].take(placement);
            match at.location {
                Location::AuctionHouse => market.auction[region] = Some(placement),
                Location::BananaRepublic => market.bears.push(placement),
                _ => market.displays[region].push(placement),
            }
        }
    }
    for card in public.players.values().flat_map(|player| &player.placements) {
        market.decks[config.cards.placement(card.placement).region.slot()].take(card.placement);
    }
    market
}

fn lay_open_cards(piles: &mut Piles, public: &Public) {
    for at in &public.locations {
        for card in &at.money {
            piles.transfer(*card, Place::Deck, Place::Below(at.location), EVERYONE);
        }
    }
    for card in &public.discards {
        piles.transfer(*card, Place::Deck, Place::Discards, EVERYONE);
    }
    for card in &public.in_play {
        piles.transfer(*card, Place::Deck, Place::InPlay, EVERYONE);
    }
    for card in public.slotted.iter() {
        piles.transfer(card, Place::Deck, Place::Slotted, EVERYONE);
    }
}

/// Lays every card of a hand that the viewer knows; the Money cards the viewer sees nowhere are left.
fn lay_known_cards(piles: &mut Piles, config: &Config, view: &ViewOf<DirtyMoney>) -> MoneyBag {
    for (seat, player) in view.public.players.iter() {
        let own = view.own.as_ref().filter(|_| view.seat == Some(seat));
        for held in own.into_iter().flat_map(|own| &own.hand) {
            let open = player.known.contains(&held.card);
            let knowing = if open { EVERYONE } else { held.seen_by.with(seat) };
            piles.transfer(held.card, Place::Deck, Place::Hand(seat), knowing);
        }
        if own.is_some() {
            continue;
        }
        let seen = view.own.as_ref().map_or(&player.known, |own| &own.known[seat]);
        for card in seen {
            let open = player.known.contains(card);
            let knowing = if open { EVERYONE } else { view.seat.map_or(SeatSet::NONE, SeatSet::only) };
            piles.transfer(*card, Place::Deck, Place::Hand(seat), knowing);
        }
    }
    let mut unseen = piles.deck().and(&config.cards.money);
    let own_blacklist = view.own.iter().flat_map(|own| own.blacklist_cards.iter().copied());
    let open_blacklists =
        view.public.players.values().flat_map(|player| player.blacklist_cards.iter().flatten());
    for card in own_blacklist.chain(open_blacklists.copied()) {
        unseen.take(card);
    }
    unseen
}

fn lay_unseen_cards(piles: &mut Piles, view: &ViewOf<DirtyMoney>, mut unseen: MoneyBag, chance: &mut Chance) {
    for (seat, player) in view.public.players.iter() {
        let own = view.own.as_ref().filter(|_| view.seat == Some(seat));
        let only = SeatSet::only(seat);
        while piles.hand(seat).len() < usize::from(player.hand) {
            let Some(card) = unseen.draw("unseen", chance) else { break };
            piles.transfer(card, Place::Deck, Place::Hand(seat), only);
        }
        for (at, open) in player.blacklist_cards.iter().enumerate() {
            let known = open.or_else(|| own.and_then(|own| own.blacklist_cards.get(at).copied()));
            let Some(card) = known.or_else(|| unseen.draw("unseen", chance)) else { break };
            let knowing = if open.is_some() { EVERYONE } else { only };
            piles.transfer(card, Place::Deck, Place::Blacklist(seat), knowing);
        }
        for _ in player.blacklist_cards.len()..usize::from(player.blacklist) {
            piles.add_plain(seat);
        }
    }
}
