//! The score: every card's line, the Artworks, the Overpay slot, the Blacklist; ties and standings.

use game_core::{BySeat, LogOf, ScoreLine, Seat, SeatSet, Standings, lossless};

use crate::board::{PlacementKind, Region};
use crate::event::Event;
use crate::rule::Rule;
use crate::setup::Config;
use crate::state::DirtyMoney;

/// What a line of the score sheet is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A Placement card: its printed points and its effect.
    Card(u8),
    /// All sets of Artworks.
    Artworks(u32),
    Overpaid,
    Blacklist,
    MostBlacklisted,
}

/// Every label a line can have.
const LABELS: [&str; 14] = [
    "artwork",
    "art_gallery",
    "accounting_firm",
    "casino",
    "cryptocurrency_exchange",
    "charity",
    "digital_bank",
    "law_firm",
    "remittance_company",
    "restaurant_chain",
    "artwork_sets",
    "overpaid",
    "blacklist",
    "most_blacklisted",
];

impl Line {
    fn label(self, config: &Config) -> &'static str {
        match self {
            Line::Card(placement) => LABELS[config.cards.placement(placement).kind.slot()],
            Line::Artworks(_) => "artwork_sets",
            Line::Overpaid => "overpaid",
            Line::Blacklist => "blacklist",
            Line::MostBlacklisted => "most_blacklisted",
        }
    }
}

/// The points of a Placement card in its owner's hands: printed ones and effect.
pub fn card_points(state: &DirtyMoney, config: &Config, seat: Seat, placement: u8) -> i64 {
    let card = config.cards.placement(placement);
    let numbers = &config.numbers;
    let slotted = i64::from(state.slots[placement as usize]);
    let effect = match card.kind {
        PlacementKind::AccountingFirm => slotted * i64::from(numbers.accounting_firm_points),
        PlacementKind::LawFirm => slotted * i64::from(numbers.law_firm_points),
        PlacementKind::Casino => slotted * i64::from(numbers.casino_points),
        PlacementKind::DigitalBank => {
            state.piles.hand(seat).len() as i64 * i64::from(numbers.digital_bank_points)
        }
        PlacementKind::RemittanceCompany => {
            let sets = Region::ALL.map(|region| state.count_in(config, seat, region)).into_iter().min();
            i64::from(sets.unwrap_or(0)) * i64::from(numbers.remittance_points)
        }
        PlacementKind::RestaurantChain => {
            i64::from(state.count_in(config, seat, card.region)) * i64::from(numbers.restaurant_points)
        }
        PlacementKind::Artwork
        | PlacementKind::ArtGallery
        | PlacementKind::CryptocurrencyExchange
        | PlacementKind::Charity => 0,
    };
    i64::from(card.points) + effect
}

/// Points for so many Artworks: full sets of five, and what is left (ruling R14).
pub fn artwork_points(config: &Config, count: u32) -> i64 {
    let full = i64::from(count / 5) * i64::from(config.artwork_set(5));
    full + i64::from(config.artwork_set(count % 5))
}

/// Blacklist points that count at the end, after the Charities have given theirs (ruling R14).
pub fn counted_blacklist(state: &DirtyMoney, config: &Config, seat: Seat) -> u32 {
    let charities = state.count(config, seat, PlacementKind::Charity);
    let given = charities * u32::from(config.numbers.charity_removes);
    state.piles.blacklist(seat).points().saturating_sub(given)
}

/// Calls back with each line of a player's score sheet.
pub fn sheet(state: &DirtyMoney, config: &Config, seat: Seat, mut line: impl FnMut(Line, i64)) {
    for placement in state.owned[seat].iter() {
        line(Line::Card(placement), card_points(state, config, seat, placement));
    }
    let artworks = state.count(config, seat, PlacementKind::Artwork);
    if artworks > 0 {
        line(Line::Artworks(artworks), artwork_points(config, artworks));
    }
    if state.overpaid[seat] > 0 {
        let points = i64::from(state.overpaid[seat]) * i64::from(config.numbers.overpaid_points);
        line(Line::Overpaid, points);
    }
    let counted = |seat| counted_blacklist(state, config, seat);
    let all = || SeatSet::all(config.players).iter();
    let (own, least) = (counted(seat), all().map(counted).min().unwrap_or(0));
    // Whoever has least pays nothing; if all have the same, all have least.
    if own > least {
        line(Line::Blacklist, -i64::from(own) * i64::from(config.numbers.blacklist_loss));
        if all().map(counted).max() == Some(own) {
            line(Line::MostBlacklisted, -i64::from(config.numbers.most_blacklisted_loss));
        }
    }
}

pub fn points(state: &DirtyMoney, config: &Config, seat: Seat) -> i64 {
    let mut sum = 0;
    sheet(state, config, seat, |_, points| sum += points);
    sum
}

/// The value of a hand for ties: CRYPTO counts as printed, for the Kitsukuza too.
pub fn hand_value(state: &DirtyMoney, config: &Config, seat: Seat) -> u32 {
    let values = state.piles.hand(seat).cards().filter_map(|card| config.cards.money_of(card));
    values.map(|money| u32::from(money.value)).sum()
}

/// Points, then money in hand, then the later turn in the last round.
pub fn standings(state: &DirtyMoney, config: &Config) -> Standings {
    let scores = BySeat::from_fn(config.players, |seat| points(state, config, seat));
    let keys = BySeat::from_fn(config.players, |seat| {
        let turn = state.first.clockwise(config.players).position(|other| other == seat);
        (scores[seat], hand_value(state, config, seat), turn.unwrap_or(0))
    });
    Standings::by_key(&keys, scores)
}

pub fn lines(state: &DirtyMoney, config: &Config) -> Vec<ScoreLine> {
    let mut lines = Vec::new();
    for seat in SeatSet::all(config.players).iter() {
        sheet(state, config, seat, |line, points| {
            lines.push(ScoreLine { seat, label: line.label(config).into(), points });
        });
    }
    lines
}

/// Tells the score sheet line by line.
pub fn tell(state: &DirtyMoney, config: &Config, log: &mut LogOf<DirtyMoney>) {
    for seat in SeatSet::all(config.players).iter() {
        let before = state.piles.blacklist(seat).points();
        let given = lossless(before - counted_blacklist(state, config, seat));
        if given > 0 {
            log.tell(Rule::Dm5Charity, || Event::CharityGave { seat, points: given });
        }
        sheet(state, config, seat, |line, points| {
            let points = lossless(points);
            match line {
                Line::Card(placement) => {
                    let rule = crate::rules::rule_of(config.cards.placement(placement).kind);
                    log.tell(rule, || Event::CardScored { seat, placement, points });
                }
                Line::Artworks(count) => {
                    let count = lossless(count);
                    log.tell(Rule::Dm5Artwork, || Event::ArtworkScored { seat, count, points });
                }
                Line::Overpaid => {
                    log.tell(Rule::Dm6CorruptionRat, || Event::OverpaidScored { seat, points });
                }
                Line::Blacklist => {
                    log.tell(Rule::Dm8Blacklist, || Event::BlacklistScored { seat, points });
                }
                Line::MostBlacklisted => {
                    log.tell(Rule::Dm8Blacklist, || Event::MostBlacklisted { seat, points });
                }
            }
        });
    }
}
