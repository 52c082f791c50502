//! The game signs the contract of the core: each promise is kept elsewhere in this crate.

use game_core::{
    Bag, BySeat, Chance, Choices, Filled, Game, Gauge, IllegalIn, Info, LogOf, Reading, ScoreLine, Seat,
    SeatSet, SetupError, Standings, ViewOf,
};

use crate::action::{Action, Blank, Element, Reason};
use crate::cards::Die;
use crate::event::Event;
use crate::phase::Phase;
use crate::rule::{Rule, Why};
use crate::setup::{Config, Setup};
use crate::state::NoMoreMoney;
use crate::view::{Own, Public};
use crate::{gauges, view};

impl Game for NoMoreMoney {
    const INFO: Info =
        Info { id: "no-more-money", title: "No More Money", min_players: 3, max_players: 4, rules: 1 };
    const GAUGES: &'static [Gauge] = gauges::GAUGES;
    const ENDINGS: &'static [&'static str] = &["final_crash"];

    type Setup = Setup;
    type Config = Config;
    type Action = Action;
    type Blank = Blank;
    type Element = Element;
    type Event = Event;
    type Rule = Rule;
    type Why = Why;
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

    fn ending(&self) -> Option<&'static str> {
        (self.phase == Phase::Over).then_some("final_crash")
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn waited_for(&self, config: &Config) -> SeatSet {
        self.who_is_waited_for(config)
    }

    fn ask_first(&self, config: &Config) -> Option<Seat> {
        let first = self.banker.map_or(Seat::at(0), |banker| banker.left(config.players));
        self.who_is_waited_for(config).first_from(first, config.players)
    }

    fn choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Self>) {
        self.list_choices(config, seat, choices);
    }

    fn fill(blank: Blank, filled: &Filled<'_, Element>) -> Action {
        match blank {
            Blank::Bid {} => Action::Bid { amount: filled.amount(0) },
            Blank::SealedBid {} => Action::SealedBid { amount: filled.amount(0) },
            Blank::DeclineBecause { offer } => {
                let reason = Reason::try_from(game_core::Element::index(filled.one(0)) as u8);
                Action::DeclineBecause { offer, reason: reason.unwrap_or(Reason::NoNeed) }
            }
            Blank::OfferLoan { to } => Action::OfferLoan {
                to,
                card: game_core::Element::index(filled.one(0)) as u8,
                amount: filled.amount(1),
                instalment: filled.amount(2),
                security: filled.amount(3),
            },
        }
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
            Phase::ChooseInvestments(_) => Action::Take { card: self.laid_out.first().copied().unwrap_or(0) },
            Phase::Loans(_) | Phase::CashIn(_) | Phase::FinalCrash(_) | Phase::Over => Action::Done,
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

    fn gauges(&self, config: &Config, readings: &mut Vec<Reading>) {
        gauges::read(self, config, readings);
    }

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

    fn progress(&self, config: &Config) -> u8 {
        match self.phase {
            Phase::Over => 100,
            _ => (self.crashes * 99 / u32::from(config.last_crash).max(1)).min(99) as u8,
        }
    }

    fn score_now(&self, config: &Config) -> Standings {
        self.ranking(config)
    }

    /// By gold alone: coins, which break ties, may stand behind screens.
    fn open_standings(&self, config: &Config) -> Option<Standings> {
        let scores = self.ranking(config).scores;
        Some(Standings::by_key(&scores, scores))
    }

    fn score_lines(&self, config: &Config) -> Vec<ScoreLine> {
        self.sheet(config)
    }

    fn names(config: &Config) -> Vec<(Element, String)> {
        let companies = config.deck.investments.iter().enumerate().map(|(card, investment)| {
            let name =
                format!("{} ({})", config.company(investment.die), investment.die.label().to_uppercase());
            (Element::Investment(card as u8), name)
        });
        let loan_cards = config.deck.loans.iter().enumerate().flat_map(|(card, loan)| {
            let loan = format!("{}-round loan", loan.rounds);
            [(Element::LoanCard(card as u8), format!("{loan} card")), (Element::Loan(card as u8), loan)]
        });
        let dice = Die::ALL.into_iter().map(|die| (Element::of_company(die), config.company(die).to_owned()));
        let reasons = Reason::ALL.map(|reason| (Element::Reason(reason.into()), reason.name().to_owned()));
        companies.chain(loan_cards).chain(dice).chain(reasons).collect()
    }

    fn concerns(action: &Action) -> Vec<Element> {
        match *action {
            Action::Accept { offer }
            | Action::Decline { offer }
            | Action::DeclineBecause { offer, .. }
            | Action::Withdraw { offer } => {
                vec![Element::Offer(offer as u8)]
            }
            Action::PayInstalment { loan } | Action::PayOff { loan } | Action::Default { loan } => {
                vec![Element::Loan(loan)]
            }
            Action::Take { card } | Action::CashIn { card } => vec![Element::Investment(card)],
            Action::OfferLoan { to, .. } => vec![Element::of(to)],
            Action::Bid { .. } | Action::Leave | Action::Done | Action::SealedBid { .. } => Vec::new(),
        }
    }
}

/// Gold on all cards of a seat.
pub(crate) fn gold_on_cards(game: &NoMoreMoney, owned: &BySeat<Bag<1>>, seat: Seat) -> u32 {
    owned[seat].iter().map(|card| game.gold_on(card)).sum()
}
