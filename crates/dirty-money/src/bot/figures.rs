//! What the learned value is told of each seat, as the searching seat knows the position.

use bots::Describe;
use game_core::{BySeat, Game, Seat, SeatSet};

use crate::board::{Currency, PlacementKind, Region, Villain};
use crate::score;
use crate::setup::Config;
use crate::state::DirtyMoney;

use super::guide::{TraderGuide, spread};
use super::judgement::rounds_to_come;
use super::prospects::{Prospect, has_moved, prospect_seen_by};

const KINDS: [PlacementKind; PlacementKind::COUNT] = [
    PlacementKind::Artwork,
    PlacementKind::ArtGallery,
    PlacementKind::AccountingFirm,
    PlacementKind::Casino,
    PlacementKind::CryptocurrencyExchange,
    PlacementKind::Charity,
    PlacementKind::DigitalBank,
    PlacementKind::LawFirm,
    PlacementKind::RemittanceCompany,
    PlacementKind::RestaurantChain,
];

impl Describe<DirtyMoney> for TraderGuide {
    const FIGURES: &'static [&'static str] = &[
        "by_hand",
        "points",
        "behind",
        "growth",
        "hand",
        "turns",
        "rounds",
        "moved",
        "acts",
        "marker",
        "me",
        "players",
        "goal_left",
        "placements_behind",
        "blacklist",
        "blacklist_over_least",
        "blacklisted_most",
        "held",
        "unseen",
        "dirty",
        "euro",
        "yen",
        "dollar",
        "crypto",
        "europe",
        "japan",
        "usa",
        "artworks",
        "galleries",
        "accounting_firms",
        "casinos",
        "exchanges",
        "charities",
        "digital_banks",
        "law_firms",
        "remittance",
        "restaurants",
        "artworks_missing",
        "money_launderer",
        "corruption_rat",
        "kitsukuza",
        "bears",
        "loan_shark",
    ];

    fn describe(&self, config: &Config, state: &DirtyMoney, viewer: Seat, figures: &mut Vec<f32>) {
        let table = Table::of(config, state, viewer);
        for seat in SeatSet::all(config.players).iter() {
            table.tell(seat, figures);
        }
    }
}

/// What seats are compared by.
struct Table<'a> {
    config: &'a Config,
    state: &'a DirtyMoney,
    viewer: Seat,
    rounds: f32,
    prospects: BySeat<Prospect>,
    blacklists: BySeat<u32>,
}

impl<'a> Table<'a> {
    fn of(config: &'a Config, state: &'a DirtyMoney, viewer: Seat) -> Table<'a> {
        let rounds = rounds_to_come(config, state.owned.values());
        let prospects =
            BySeat::from_fn(config.players, |seat| prospect_seen_by(config, state, seat, viewer, rounds));
        let blacklists =
            BySeat::from_fn(config.players, |seat| score::counted_blacklist(state, config, seat));
        Table { config, state, viewer, rounds, prospects, blacklists }
    }

    fn most(&self, of: impl Fn(&Prospect) -> f32) -> f32 {
        self.prospects.values().map(of).fold(f32::NEG_INFINITY, f32::max)
    }

    fn tell(&self, seat: Seat, figures: &mut Vec<f32>) {
        let (config, state) = (self.config, self.state);
        let prospect = &self.prospects[seat];
        let ahead = self.most(Prospect::total) - prospect.total();
        let flag = |is: bool| f32::from(u8::from(is));
        figures.extend([
            -ahead / spread(self.rounds),
            prospect.points / 30.0,
            (self.most(|other| other.points) - prospect.points) / 10.0,
            prospect.growth / 10.0,
            prospect.hand / 10.0,
            prospect.turns / 8.0,
            self.rounds / 8.0,
            flag(has_moved(config, state, seat)),
            flag(state.awaited(config).first == Some(seat)),
            flag(state.marker == seat),
            flag(seat == self.viewer),
            f32::from(config.players) / 2.0 - 2.0,
        ]);
        let owned = &state.owned[seat];
        let most_owned = state.owned.values().map(|cards| cards.len()).max().unwrap_or(0);
        figures.push((f32::from(config.goal) - owned.len() as f32) / 8.0);
        figures.push((most_owned - owned.len()) as f32 / 4.0);
        self.tell_blacklist(seat, figures);
        self.tell_hand(seat, figures);
        figures
            .extend(Region::ALL.map(|region| owned.and(config.cards.of_region(region)).len() as f32 / 4.0));
        let count = |kind| owned.and(config.cards.of_kind(kind)).len();
        figures.extend(KINDS.map(|kind| count(kind) as f32 / 2.0));
        let artworks = count(PlacementKind::Artwork);
        figures.push(if artworks == 0 { 0.0 } else { (5 - artworks % 5) as f32 / 4.0 });
        figures.extend(Villain::ALL.map(|villain| flag(state.villains[seat] == villain)));
    }

    fn tell_blacklist(&self, seat: Seat, figures: &mut Vec<f32>) {
        let own = self.blacklists[seat];
        let least = self.blacklists.values().copied().min().unwrap_or(0);
        let most = self.blacklists.values().copied().max().unwrap_or(0);
        let is_most = own == most && own > least;
        figures.extend([own as f32 / 6.0, (own - least) as f32 / 6.0, f32::from(u8::from(is_most))]);
    }

    fn tell_hand(&self, seat: Seat, figures: &mut Vec<f32>) {
        let (cards, hand) = (&self.config.cards, self.state.piles.hand(seat));
        let mut sums = [0.0f32; 4];
        let (mut seen, mut dirty) = (0, 0);
        let mut add = |card: u8| {
            seen += 1;
            let Some(money) = cards.money_of(card) else { return };
            dirty += u8::from(money.dirty);
            let at = match money.currency {
                Currency::Euro => 0,
                Currency::Yen => 1,
                Currency::Usd => 2,
                Currency::Crypto => 3,
            };
            sums[at] += f32::from(money.value);
        };
        if seat == self.viewer {
            hand.cards().for_each(&mut add);
        } else {
            hand.known_to(self.viewer).for_each(&mut add);
        }
        let unseen = hand.len() - seen;
        figures.extend([hand.len() as f32 / 8.0, unseen as f32 / 4.0, f32::from(dirty) / 4.0]);
        figures.extend(sums.map(|sum| sum / 10.0));
    }
}
