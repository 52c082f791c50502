//! What a person would laugh at, counted in whole games between bots of one kind. `BLUNDERS=200` plays so many games
//! instead of the few of every test run.

use bots::trial::games_to_count;
use game_core::{Bot, Chance, Choices, Game, Log, Seat, SeatSet};
use money_maker::{
    Action, ActionForm, BankMaster, BeginnerSetup, Config, MASTER, MoneyMaker, MoneyMakerBeginner, Public,
    Setup,
};

/// How often each happened, and how often there was an occasion.
#[derive(Debug, Default)]
struct Counted {
    productions: u32,
    /// A step was ended although companies could still produce, which costs nothing.
    went_on_without_producing: u32,
    /// Of these, by banks in prison.
    in_prison: u32,
    trades: u32,
    /// A good was bought and sold in one turn, and no trading card was used. In the full game that is no blunder: one buys
    /// with credit and sells for gold.
    there_and_back: u32,
    concessions: u32,
    /// A bank gave up without having asked any of the solvent banks.
    gave_up_unasked: u32,
}

/// What the turn's player has done with each good in this turn.
#[derive(Default)]
struct Dealt {
    turn: u16,
    bought: [bool; 2],
    sold: [bool; 2],
    converted: bool,
}

impl Dealt {
    fn there_and_back(&self) -> u32 {
        let both = (0..2).filter(|good| self.bought[*good] && self.sold[*good]).count();
        if self.converted { 0 } else { both as u32 }
    }
}

impl Counted {
    fn note(&mut self, public: &Public, can_produce: bool, seat: Seat, action: &Action, dealt: &mut Dealt) {
        if dealt.turn != public.turn.number {
            self.there_and_back += dealt.there_and_back();
            *dealt = Dealt { turn: public.turn.number, ..Dealt::default() };
        }
        match action {
            Action::Produce { .. } => self.productions += 1,
            Action::Next | Action::Roll if can_produce => {
                self.went_on_without_producing += 1;
                self.in_prison += u32::from(public.banks[seat].ring == 0);
            }
            Action::Convert { .. } => dealt.converted = true,
            Action::Buy { good, .. } => {
                self.trades += 1;
                dealt.bought[*good as usize] = true;
            }
            Action::Sell { good, .. } => {
                self.trades += 1;
                dealt.sold[*good as usize] = true;
            }
            Action::Concede => {
                self.concessions += 1;
                let solvent = public.run.as_ref().map_or(SeatSet::NONE, |run| run.solvent.without(seat));
                let asked = solvent.iter().any(|bank| public.offers.made_to(seat, bank) > 0);
                self.gave_up_unasked += u32::from(!solvent.is_empty() && !asked);
            }
            _ => {}
        }
    }
}

fn count<G: Game<Action = Action, Config = Config, Public = Public>>(
    config: &Config,
    bot: &dyn Bot<G>,
    games: u64,
) -> Counted {
    let (mut counted, mut choices) = (Counted::default(), Choices::default());
    for seed in 0..games {
        let (mut chance, mut dealt) = (Chance::fast(seed), Dealt::default());
        let mut game = G::start(config, &mut chance, &mut Log::off());
        while let Some(seat) = game.awaited(config).first {
            choices.clear();
            game.choices(config, seat, &mut choices);
            let can_produce = choices.forms.iter().any(|form| matches!(form.blank, ActionForm::Produce {}));
            let view = game.view(config, Some(seat));
            let action = bot.choose(config, &view, &mut choices, &mut chance);
            counted.note(&view.public, can_produce, seat, &action, &mut dealt);
            game.apply(config, seat, &action, &mut chance, &mut Log::off());
        }
    }
    counted
}

fn assert_none(counted: &Counted) {
    eprintln!("{counted:?}");
    assert!(counted.productions > 0 && counted.trades > 0, "there was something to count: {counted:?}");
    assert_eq!(counted.went_on_without_producing, 0, "{counted:?}");
    assert_eq!(counted.gave_up_unasked, 0, "{counted:?}");
}

fn full() -> Config {
    MoneyMaker::config(&Setup::default(), 4).expect("sound")
}

fn beginners() -> Config {
    MoneyMakerBeginner::config(&BeginnerSetup::default(), 4).expect("sound")
}

fn master<G: Game>() -> Box<dyn Bot<G>>
where
    BankMaster: Bot<G>,
{
    Bot::<G>::tempered(&MASTER, &["20"]).expect("a number of iterations")
}

#[test]
fn masters_of_the_full_game_do_nothing_to_laugh_at() {
    assert_none(&count::<MoneyMaker>(&full(), &*master(), games_to_count(1)));
}

#[test]
fn masters_of_the_beginners_game_do_nothing_to_laugh_at() {
    let counted = count::<MoneyMakerBeginner>(&beginners(), &*master(), games_to_count(2));
    assert_none(&counted);
    assert_eq!(counted.there_and_back, 0, "{counted:?}");
}
