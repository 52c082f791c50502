//! What the game measures over time. All of it is public: everything moves in the open (R19).

use game_core::{Gauge, Reading, SeatSet};

use crate::books::Good;
use crate::cards::Yield;
use crate::config::Config;
use crate::score::standings;
use crate::state::State;

pub const SHARED: [Gauge; 12] = [
    Gauge::of_table("gold_in_reserve", "gold"),
    Gauge::of_table("gold_in_vaults", "gold"),
    Gauge::of_table("price_production", "gold"),
    Gauge::of_table("price_consumer", "gold"),
    Gauge::of_table("cheapest_open_card", "gold"),
    Gauge::of_table("mean_open_card", "gold"),
    Gauge::of_table("track", "steps"),
    Gauge::of_table("gift_leads", "share of the lead"),
    Gauge::of_seats("gold", "gold"),
    Gauge::of_seats("net_worth", "gold"),
    Gauge::of_table("price_level", "times the start"),
    Gauge::of_table("investment_price", "turns of its product"),
];

pub const FULL: [Gauge; 38] = [
    SHARED[0],
    SHARED[1],
    SHARED[2],
    SHARED[3],
    SHARED[4],
    SHARED[5],
    SHARED[6],
    SHARED[7],
    SHARED[8],
    SHARED[9],
    SHARED[10],
    SHARED[11],
    Gauge::of_table("credit_on_board", "credit"),
    Gauge::of_table("credit_in_vaults", "credit"),
    Gauge::of_table("all_insolvent", "yes or no"),
    Gauge::of_table("runs_all_insolvent", "runs"),
    Gauge::of_table("runs_with_both", "runs"),
    Gauge::of_table("runs_with_an_offer", "runs"),
    Gauge::of_table("offers_made", "offers"),
    Gauge::of_table("offers_accepted", "offers"),
    Gauge::of_table("jubilee_votes", "votes"),
    Gauge::of_table("jubilees", "jubilees"),
    Gauge::of_seats("rating", "ring"),
    Gauge::of_seats("insolvent", "yes or no"),
    Gauge::of_seats("falls", "falls"),
    Gauge::of_seats("bankrupt", "yes or no"),
    Gauge::of_seats("assets", "gold"),
    Gauge::of_seats("liabilities", "credit"),
    Gauge::of_seats("own_credit_on_board", "credit"),
    Gauge::of_seats("own_credit_in_vaults", "credit"),
    Gauge::of_table("credit_money", "credit"),
    Gauge::of_table("leverage_of_all", "debt for each gold owned"),
    Gauge::of_seats("leverage", "debt for each gold owned"),
    Gauge::of_seats("expected_call", "credit"),
    Gauge::of_seats("coverage", "gold for each credit on the likeliest block"),
    Gauge::of_table("central_rate", "percent"),
    Gauge::of_table("central_lent", "credit"),
    Gauge::of_table("central_money", "credit"),
];

impl State {
    pub fn read_gauges(&self, config: &Config, readings: &mut Vec<Reading>) {
        let mut read = |gauge: &'static str, value: f64| readings.push(Reading { gauge, seat: None, value });
        let seats = SeatSet::all(config.players);
        let sum = |each: &dyn Fn(game_core::Seat) -> u32| f64::from(seats.iter().map(each).sum::<u32>());
        read("gold_in_reserve", f64::from(self.reserve_gold()));
        read("gold_in_vaults", sum(&|seat| self.gold(seat)));
        read("price_production", f64::from(config.buying_price(self.market(Good::Production))));
        read("price_consumer", f64::from(config.buying_price(self.market(Good::Consumer))));
        let open = self.open.len();
        if let Some(cheapest) = self.open.iter().map(|card| self.opening_price(config, card)).min() {
            let all: u32 = self.open.iter().map(|card| self.opening_price(config, card)).sum();
            read("cheapest_open_card", f64::from(cheapest));
            read("mean_open_card", f64::from(all) / f64::from(open));
        }
        read("price_level", self.price_level(config));
        if let Some(turns) = self.investment_price(config) {
            read("investment_price", turns);
        }
        read("track", f64::from(self.chip));
        if let Some(seat) = self.tally.gift_to {
            let winners = standings(self, config).winners;
            let share = if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            read("gift_leads", share);
        }
        if config.is_full_game() {
            read("credit_on_board", sum(&|seat| self.on_board(seat)));
            read("credit_in_vaults", sum(&|seat| self.in_vaults(seat)));
            read("credit_money", sum(&|seat| self.on_board(seat) + self.in_vaults(seat)));
            let sheets = || seats.iter().map(|seat| self.balance_sheet(config, seat));
            let owned: u32 = sheets().map(|sheet| sheet.assets).sum();
            let owed: u32 = sheets().map(|sheet| sheet.liabilities).sum();
            if let Some(leverage) = ratio(owed, owned) {
                read("leverage_of_all", leverage);
            }
            read("all_insolvent", f64::from(u8::from(self.all_were_insolvent)));
            read("runs_all_insolvent", f64::from(self.tally.all_insolvent));
            read("runs_with_both", f64::from(self.tally.runs_with_both));
            read("runs_with_an_offer", f64::from(self.tally.runs_with_an_offer));
            read("offers_made", f64::from(self.tally.offers));
            read("offers_accepted", f64::from(self.tally.deals));
            read("jubilee_votes", f64::from(self.tally.votes));
            read("jubilees", f64::from(self.tally.jubilees));
            if let Some(central) = &self.central {
                let outside = self.on_board(central.seat) + self.in_vaults(central.seat);
                read("central_rate", f64::from(central.rate));
                read("central_lent", f64::from(central.lent));
                read("central_money", f64::from(outside));
            }
        }
        for seat in seats.iter() {
            self.read_bank(config, seat, readings);
        }
    }

    fn read_bank(&self, config: &Config, seat: game_core::Seat, readings: &mut Vec<Reading>) {
        let sheet = self.balance_sheet(config, seat);
        let mut read =
            |gauge: &'static str, value: f64| readings.push(Reading { gauge, seat: Some(seat), value });
        read("net_worth", sheet.net_worth as f64);
        // A central bank has no gold, no ring and nothing that can be called.
        if self.is_central(seat) {
            return;
        }
        read("gold", f64::from(sheet.gold));
        if config.is_full_game() {
            let insolvent = self.last_insolvent.has(seat);
            read("rating", f64::from(self.ring(seat)));
            read("insolvent", f64::from(u8::from(insolvent)));
            read("falls", f64::from(self.tally.falls[seat]));
            read("bankrupt", f64::from(u8::from(!self.is_alive(seat))));
            read("assets", f64::from(sheet.assets));
            read("liabilities", f64::from(sheet.liabilities));
            read("own_credit_on_board", f64::from(sheet.credit_on_board));
            read("own_credit_in_vaults", f64::from(sheet.credit_in_vaults));
            if let Some(leverage) = ratio(sheet.liabilities, sheet.assets) {
                read("leverage", leverage);
            }
            let risks = self.risks_of_blocks(config, seat);
            let expected = risks.iter().map(|(risk, credit)| f64::from(*risk) * f64::from(*credit) / 100.0);
            read("expected_call", expected.sum());
            let likeliest = risks.iter().map(|(risk, _)| *risk).max();
            let there: u32 =
                risks.iter().filter(|(risk, _)| Some(*risk) == likeliest).map(|(_, credit)| credit).sum();
            if let Some(coverage) = ratio(sheet.gold, there) {
                read("coverage", coverage);
            }
        }
    }

    /// Out of a hundred runs like the next one, how many hit each block of a bank's ring, and its credit there.
    fn risks_of_blocks(&self, config: &Config, seat: game_core::Seat) -> Vec<(u8, u32)> {
        let risks = config.city_view(self.runs + 1).risks;
        let ring = usize::from(self.blocks(seat)) - 1;
        (0..self.blocks(seat))
            .map(|block| (risks[ring][usize::from(block)], self.on_block(seat, block)))
            .collect()
    }

    /// Today's prices over those of the start (Laspeyres): the weights are what lay in each market at the start.
    fn price_level(&self, config: &Config) -> f64 {
        let at_start = u32::from(config.setup.goods).min(config.slots);
        let weigh = |stock: &dyn Fn(Good) -> u32| -> u32 {
            Good::ALL.iter().map(|good| at_start.max(1) * config.buying_price(stock(*good))).sum()
        };
        let (now, then) = (weigh(&|good| self.market(good)), weigh(&|_| at_start));
        f64::from(now) / f64::from(then.max(1))
    }

    /// How many turns of its own product the open card in the middle costs: its opening price over what its product
    /// fetches now. A trading card fetches what it makes of the cheaper good.
    fn investment_price(&self, config: &Config) -> Option<f64> {
        let mut turns: Vec<f64> =
            self.open.iter().filter_map(|card| self.turns_to_earn(config, card)).collect();
        turns.sort_unstable_by(f64::total_cmp);
        match turns.len() {
            0 => None,
            cards if cards % 2 == 1 => Some(turns[cards / 2]),
            cards => Some((turns[cards / 2 - 1] + turns[cards / 2]) / 2.0),
        }
    }

    fn turns_to_earn(&self, config: &Config, card: u8) -> Option<f64> {
        let fetches = |good: Good, amount: u8| config.proceeds(self.market(good), u32::from(amount));
        let income = match config.company(card).gives {
            Yield::Produces { amount, good } => fetches(good, amount),
            Yield::Trades { amount } => {
                Good::ALL.map(|good| fetches(good, amount)).into_iter().max().unwrap_or(0)
            }
        };
        ratio(self.opening_price(config, card), income)
    }
}

fn ratio(above: u32, below: u32) -> Option<f64> {
    (below > 0).then(|| f64::from(above) / f64::from(below))
}
