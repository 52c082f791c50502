//! The game signs the contract of the core: each promise is kept elsewhere in this crate.

use game_core::{
    Awaited, Bag, BySeat, Chance, Choices, Debt, Game, Gauge, HolderMove, Holdings, IllegalIn, Info, LogOf,
    Observed, Reading, ScoreLine, Seat, SetupError, Standings, ViewOf,
};

use crate::action::{Action, Element, InvestmentId, LoanCardId, LoanId, Reason};
use crate::cards::Die;
use crate::event::Event;
use crate::phase::Phase;
use crate::rule::{Rule, Why};
use crate::setup::{Config, Setup};
use crate::state::NoMoreMoney;
use crate::view::{Own, Public};
use crate::{flows, gauges, view};

game_core::endings! {
    /// How the game ends.
    pub enum Ending {
        FinalCrash = "final_crash",
    }
}

impl Game for NoMoreMoney {
    const INFO: Info =
        Info { id: "no-more-money", title: "No More Money", min_players: 3, max_players: 4, rules: 1 };

    type Setup = Setup;
    type Config = Config;
    type Action = Action;
    type Event = Event;
    type Rule = Rule;
    type Why = Why;
    type Ending = Ending;
    type Public = Public;
    type Own = Own;

    fn config(setup: &Setup, players: u8) -> Result<Config, SetupError> {
        Config::new(setup, players)
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    fn start(config: &Config, chance: &mut Chance, log: &mut LogOf<Self>) -> Self {
        NoMoreMoney::deal(config, chance, log)
    }

    fn ending(&self) -> Option<Ending> {
        (self.phase == Phase::Over).then_some(Ending::FinalCrash)
    }

    #[inline]
    fn awaited(&self, config: &Config) -> Awaited {
        let first = self.banker.map_or(Seat::at(0), |banker| banker.left(config.players));
        Awaited::clockwise(self.who_is_waited_for(config), first, config.players)
    }

    fn choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Self>) {
        self.list_choices(config, seat, choices);
    }

    fn check(&self, config: &Config, seat: Seat, action: &Action) -> Result<(), IllegalIn<Self>> {
        self.judge(config, seat, action)
    }

    fn apply(
        &mut self,
        config: &Config,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        self.carry_out(config, seat, action, chance, log);
    }

    /// Leave the auction, lend nothing and pay what one can, an empty hand, the first card, keep the rest.
    fn silence(&self, _: &Config, _: Seat) -> Action {
        match &self.phase {
            Phase::BankerAuction(_) => Action::Leave,
            Phase::InvestmentAuction(_) => Action::SealedBid { amount: 0 },
            Phase::ChooseInvestments(_) => {
                Action::Take { card: self.laid_out.first().copied().unwrap_or(0).into() }
            }
            Phase::Loans(_) | Phase::CashIn(_) | Phase::FinalCrash(_) | Phase::Over => Action::Done,
        }
    }

    /// The last investment on offer goes to whoever is next: nobody may decline (R7).
    fn forced(_: &Config, public: &Public, seat: Seat) -> Option<Action> {
        match (&public.phase, public.laid_out.as_slice()) {
            (Phase::ChooseInvestments(choosing), [last]) if choosing.order.first() == Some(&seat) => {
                Some(Action::Take { card: last.card.into() })
            }
            _ => None,
        }
    }

    fn public(&self, config: &Config) -> Public {
        view::public(self, config)
    }

    fn own(&self, _: &Config, seat: Seat) -> Own {
        view::own(self, seat)
    }

    fn determinize(config: &Config, view: &ViewOf<Self>, chance: &mut Chance) -> Self {
        view::possible_world(config, view, chance)
    }

    fn audit(&self, config: &Config) -> Result<(), String> {
        self.prove(config)
    }

    fn score_now(&self, config: &Config) -> Standings {
        self.ranking(config)
    }
}

impl Observed for NoMoreMoney {
    const GAUGES: &'static [Gauge] = gauges::GAUGES;

    fn flows(event: &Event, _: &Config, flow: &mut dyn FnMut(HolderMove)) {
        flows::flows(event, flow);
    }

    fn holdings(&self, config: &Config, holdings: &mut Holdings) {
        self.tell_holdings(config, holdings);
    }

    const MONEY: &'static [&'static str] = &["coins"];

    fn debts(&self, _: &Config, debts: &mut Vec<Debt>) {
        self.tell_debts(debts);
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn gauges(&self, config: &Config, readings: &mut Vec<Reading>) {
        gauges::read(self, config, readings);
    }

    const MOMENTS: &'static [&'static str] = &["banker", "loan", "default", "crash", "final_crash"];

    fn moment(event: &Event) -> Option<&'static str> {
        match event {
            Event::BankerNamed { .. } => Some("banker"),
            Event::LoanMade { .. } => Some("loan"),
            Event::LoanDefaulted { .. } => Some("default"),
            Event::CompanyCrashed { .. } => Some("crash"),
            Event::FinalCrash => Some("final_crash"),
            _ => None,
        }
    }

    /// Everything but the bids in the fists is public, and those are a form.
    fn is_open_choice(_: &Config, _: &Action) -> bool {
        true
    }

    fn progress(&self, config: &Config) -> u8 {
        match self.phase {
            Phase::Over => 100,
            _ => (self.crashes * 99 / u32::from(config.last_crash).max(1)).min(99) as u8,
        }
    }

    /// By gold alone: coins, which break ties, may stand behind screens.
    fn open_standings(&self, config: &Config) -> Option<Standings> {
        let scores = self.ranking(config).scores;
        Some(Standings::by_score(scores))
    }

    fn score_lines(&self, config: &Config) -> Vec<ScoreLine> {
        self.sheet(config)
    }

    fn names(config: &Config) -> Vec<(Element, String)> {
        let companies = (0u8..).zip(&config.deck.investments).map(|(card, investment)| {
            let name =
                format!("{} ({})", config.company(investment.die), investment.die.label().to_uppercase());
            (Element::Investment(InvestmentId(card)), name)
        });
        let loan_cards = (0u8..).zip(&config.deck.loans).flat_map(|(card, loan)| {
            let loan = format!("{}-round loan", loan.rounds);
            [
                (Element::LoanCard(LoanCardId(card)), format!("{loan} card")),
                (Element::Loan(LoanId(card)), loan),
            ]
        });
        let dice = Die::ALL.into_iter().map(|die| (Element::Company(die), config.company(die).to_owned()));
        let reasons = Reason::ALL.map(|reason| (Element::Reason(reason), reason.name().to_owned()));
        companies.chain(loan_cards).chain(dice).chain(reasons).collect()
    }
}

/// Gold on all cards of a seat.
pub(crate) fn gold_on_cards(game: &NoMoreMoney, owned: &BySeat<Bag<1>>, seat: Seat) -> u32 {
    owned[seat].iter().map(|card| game.gold_on(card)).sum()
}
