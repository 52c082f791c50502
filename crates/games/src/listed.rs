//! One game of the list without its type: what is printed about it, and how it is started.

use game_core::conformance::{self, Report};
use game_core::contract::{
    Coverage, PositionsTried, PreviewsTried, assert_positions_are_proven, assert_previews_come_true,
};
use game_core::record::Entry;
use game_core::{
    About, Bot, Decks, EndingCode, Gauge, Info, Manifest, Match, Observed, Options, RandomBot, RuleCode,
    Seat, Seed, SetupError, Temper, Texts, Told, Words,
};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::contest::{Contest, ContestError, ContestOf, Meeting};
use crate::page_schema::page_schema;
use crate::records::Origin;
use crate::simulate::{Simulator, SimulatorOf};
use crate::soak::{Batch, Proven};
use crate::{AnyMatch, BotError, Dice, Language, ListedMatch, StartError, Terms, decks, setups, versions};

/// A game and everything printed about it.
pub trait AnyGame: Send + Sync {
    fn info(&self) -> Info;
    /// What the game's manifest says.
    fn about(&self) -> &'static About;
    fn gauges(&self) -> &'static [Gauge];
    /// Every name an ending can have.
    fn endings(&self) -> Vec<&'static str>;
    /// Every rule code, in the order of the rulebook.
    fn rule_codes(&self) -> Vec<&'static str>;
    fn schemas(&self) -> Schemas;
    /// `public`, `own`, `event`, `why` and `action` as they are sent, with one set of definitions.
    fn page_schema(&self) -> schemars::Schema;
    /// The printed options.
    fn default_setup(&self) -> Value;
    /// Proves a deck of one's own by setting up every size of table with it.
    fn check_deck(&self, text: &str) -> Result<(), StartError>;
    /// Proves a set-up for one size of table, or for every size.
    fn check_setup(&self, setup: &Value, players: Option<u8>) -> Result<(), StartError>;
    /// Every bot by level, weakest first; the first is `random`, which measures others.
    fn bots(&self) -> Vec<&'static str>;
    /// The bots that are company for people, weakest first.
    fn levels(&self) -> Vec<&'static str>;
    /// The words for its temper that the bot of this level knows, of those a table may ask for.
    fn tempers(&self, level: &str) -> Vec<&'static str>;
    /// Whether such a bot (`trader`, `trader:daring+selfish`) can sit down.
    fn check_bot(&self, name: &str) -> Result<(), BotError>;

    /// Proves a set-up and writes it out in full. Options left out are the printed ones.
    fn complete_setup(&self, setup: &Value, players: u8) -> Result<Value, StartError>;
    /// The options that differ from the printed ones.
    fn house_rules(&self, setup: &Value) -> Result<Vec<&'static str>, StartError>;
    /// Sets up and deals; also gives what was told at the deal.
    fn start(&'static self, terms: Terms, dice: Dice) -> Result<(Box<dyn AnyMatch>, Vec<Told>), StartError>;
    /// Goes on from a state, which must pass the game's audit.
    fn position(
        &'static self,
        terms: Terms,
        state: &Value,
        dice: Dice,
    ) -> Result<Box<dyn AnyMatch>, StartError>;
    /// The match of which this program has made a snapshot after these entries.
    fn restore(
        &'static self,
        terms: Terms,
        origin: Origin,
        entries: &[Entry],
        snapshot: &RawValue,
    ) -> Result<Box<dyn AnyMatch>, StartError>;

    /// For playing at random, fast.
    fn simulator(&self, setup: &Value, players: u8) -> Result<Box<dyn Simulator>, StartError>;
    /// Bots at one table.
    fn contest(&'static self, meeting: &Meeting<'_>) -> Result<Box<dyn Contest>, ContestError>;
    /// Proves the game's contract over a batch of random games.
    fn prove(&self, batch: &Batch<'_>) -> Result<Proven, StartError>;
    /// Compares previews with what comes of the actions, in so many random games at one table. Panics at a promise that
    /// is not kept.
    fn try_previews(
        &self,
        setup: &Value,
        players: u8,
        games: u32,
        seed: u64,
    ) -> Result<PreviewsTried, StartError>;
    /// Tampers with so many positions of one table and plays on from what the audit accepts. Panics where play cannot
    /// go on.
    fn try_positions(
        &self,
        setup: &Value,
        players: u8,
        positions: u32,
        seed: u64,
    ) -> Result<PositionsTried, StartError>;
    /// Whether what is printed about the game fits its code, playing so many games of each set-up. The texts may be others
    /// than the game's own.
    fn examine(&self, texts: &Texts<'_>, games: u64) -> Report;
    /// Event kinds, rule codes and endings that have not occurred.
    fn missing(&self, coverage: &Coverage) -> Vec<String>;

    /// The game's sentences in English, without the names of a table.
    fn words(&self) -> Words {
        self.words_in(Language::ENGLISH)
    }

    /// The game's sentences in this language, without the names of a table.
    fn words_in(&self, language: Language) -> Words;

    fn decks(&self) -> Decks {
        self.about().decks
    }

    fn rules_page(&self) -> &'static str {
        self.about().rules_page
    }

    fn messages(&self) -> &'static str {
        self.about().messages
    }
}

/// JSON Schemas of what goes in and what comes out.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Schemas {
    pub setup: schemars::Schema,
    pub action: schemars::Schema,
    pub view: schemars::Schema,
    pub event: schemars::Schema,
    pub why: schemars::Schema,
    pub state: schemars::Schema,
}

/// The list's line about a game.
pub struct Listed<G: Observed> {
    manifest: &'static Manifest<G>,
}

impl<G: Observed> Listed<G> {
    pub const fn new(manifest: &'static Manifest<G>) -> Listed<G> {
        Listed { manifest }
    }

    pub fn bot(&self, level: &str) -> Result<&'static dyn Bot<G>, BotError> {
        if level == "random" {
            return Ok(&RandomBot);
        }
        let found = self.manifest.bots.iter().find(|(name, _)| *name == level);
        found
            .map(|(_, bot)| *bot)
            .ok_or_else(|| BotError::UnknownLevel { asked: level.to_owned(), known: self.bots().join(", ") })
    }
}

/// The bot with the temper it has at this seat of this game; `None` if it has no tempers.
pub(crate) fn with_own_temper<G: Observed>(
    bot: &dyn Bot<G>,
    seed: &Seed,
    seat: Seat,
) -> Option<Box<dyn Bot<G>>> {
    bot.tempered(&Temper::of_bot(seed, seat).words())
}

/// A bot of the list, or the same with a temper.
pub enum Player<G: Observed> {
    Listed(&'static dyn Bot<G>),
    Tempered(Box<dyn Bot<G>>),
}

impl<G: Observed> std::ops::Deref for Player<G> {
    type Target = dyn Bot<G>;

    fn deref(&self) -> &Self::Target {
        match self {
            Player::Listed(bot) => *bot,
            Player::Tempered(bot) => &**bot,
        }
    }
}

impl<G: Observed> Listed<G> {
    /// The bot of this name: `trader`, `trader:daring+selfish`.
    pub fn player(&self, name: &str) -> Result<Player<G>, BotError> {
        let Some((level, temper)) = name.split_once(':') else { return self.bot(name).map(Player::Listed) };
        let words: Vec<_> = temper.split('+').collect();
        let tempered = self.bot(level)?.tempered(&words);
        let unknown = || BotError::UnknownTemper { level: level.to_owned(), temper: temper.to_owned() };
        tempered.map(Player::Tempered).ok_or_else(unknown)
    }
}

/// Words for a temper that a table may ask for. Bots may know others (how long to think) that are not for strangers.
const TEMPERS: [&str; 4] = ["careful", "daring", "cooperative", "selfish"];

impl<G: Observed> AnyGame for Listed<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn about(&self) -> &'static About {
        &self.manifest.about
    }

    fn gauges(&self) -> &'static [Gauge] {
        G::GAUGES
    }

    fn endings(&self) -> Vec<&'static str> {
        G::Ending::ALL.iter().map(|ending| ending.name()).collect()
    }

    fn rule_codes(&self) -> Vec<&'static str> {
        G::Rule::ALL.iter().map(|rule| rule.code()).collect()
    }

    fn schemas(&self) -> Schemas {
        Schemas {
            setup: schemars::schema_for!(G::Setup),
            action: schemars::schema_for!(G::Action),
            view: schemars::schema_for!(game_core::ViewOf<G>),
            event: schemars::schema_for!(G::Event),
            why: schemars::schema_for!(G::Why),
            state: schemars::schema_for!(G),
        }
    }

    fn page_schema(&self) -> schemars::Schema {
        page_schema::<G>()
    }

    fn default_setup(&self) -> Value {
        serde_json::to_value(G::Setup::default()).unwrap_or(Value::Null)
    }

    fn check_deck(&self, text: &str) -> Result<(), StartError> {
        let mut setup = self.default_setup();
        match setup.get_mut("deck") {
            Some(deck) => *deck = decks::parse(text)?,
            None => return Err(SetupError::new("deck", "this game has no deck to replace").into()),
        }
        self.check_setup(&setup, None).map_err(|error| match (error, decks::misshapen_at::<G::Setup>(text)) {
            (StartError::Setup(SetupError { option, problem }), Some(line)) => {
                SetupError::new(option, format!("line {line} is wrong: {problem}")).into()
            }
            (error, _) => error,
        })
    }

    fn check_setup(&self, setup: &Value, players: Option<u8>) -> Result<(), StartError> {
        setups::check_texts(setup)?;
        let setup = setups::read::<G::Setup>(setup)?;
        let sizes = match players {
            Some(players) => players..=players,
            None => G::INFO.min_players..=G::INFO.max_players,
        };
        for players in sizes {
            G::config(&setup, players)?;
        }
        Ok(())
    }

    fn bots(&self) -> Vec<&'static str> {
        std::iter::once("random").chain(self.levels()).collect()
    }

    fn levels(&self) -> Vec<&'static str> {
        self.manifest.bots.iter().map(|(level, _)| *level).collect()
    }

    fn tempers(&self, level: &str) -> Vec<&'static str> {
        let Ok(bot) = self.bot(level) else { return Vec::new() };
        TEMPERS.into_iter().filter(|word| bot.tempered(&[word]).is_some()).collect()
    }

    fn check_bot(&self, name: &str) -> Result<(), BotError> {
        self.player(name).map(|_| ())
    }

    fn complete_setup(&self, setup: &Value, players: u8) -> Result<Value, StartError> {
        // Errors may repeat a text, so its length is looked at first.
        setups::check_texts(setup)?;
        let setup = setups::read::<G::Setup>(setup)?;
        G::config(&setup, players)?;
        serde_json::to_value(setup).map_err(|error| StartError::Unreadable(error.to_string()))
    }

    fn house_rules(&self, setup: &Value) -> Result<Vec<&'static str>, StartError> {
        Ok(setups::read::<G::Setup>(setup)?.house_rules())
    }

    fn start(&'static self, terms: Terms, dice: Dice) -> Result<(Box<dyn AnyMatch>, Vec<Told>), StartError> {
        let (config, terms) = proven::<G>(terms)?;
        let (chance, origin) = dice.split();
        let (game, told) = Match::<G>::start(config, chance)?;
        let told = told.iter().map(Told::erased).collect();
        Ok((Box::new(ListedMatch::new(self, game, terms, origin)), told))
    }

    fn position(
        &'static self,
        terms: Terms,
        state: &Value,
        dice: Dice,
    ) -> Result<Box<dyn AnyMatch>, StartError> {
        let (config, terms) = proven::<G>(terms)?;
        let state = G::deserialize(state).map_err(|error| StartError::Position(error.to_string()))?;
        let game = Match::from_position(config, state, dice.split().0)?;
        Ok(Box::new(ListedMatch::new(self, game, terms, None)))
    }

    fn restore(
        &'static self,
        terms: Terms,
        origin: Origin,
        entries: &[Entry],
        snapshot: &RawValue,
    ) -> Result<Box<dyn AnyMatch>, StartError> {
        let proven = proven::<G>(terms)?;
        let restored = ListedMatch::restore(self, proven, origin, entries, snapshot);
        Ok(Box::new(restored.map_err(StartError::Position)?))
    }

    fn simulator(&self, setup: &Value, players: u8) -> Result<Box<dyn Simulator>, StartError> {
        let setup = setups::read::<G::Setup>(setup)?;
        Ok(Box::new(SimulatorOf::<G>::new(G::config(&setup, players)?)))
    }

    fn contest(&'static self, meeting: &Meeting<'_>) -> Result<Box<dyn Contest>, ContestError> {
        Ok(Box::new(ContestOf::new(self, meeting)?))
    }

    fn prove(&self, batch: &Batch<'_>) -> Result<Proven, StartError> {
        crate::soak::prove::<G>(batch)
    }

    fn try_previews(
        &self,
        setup: &Value,
        players: u8,
        games: u32,
        seed: u64,
    ) -> Result<PreviewsTried, StartError> {
        let config = G::config(&setups::read::<G::Setup>(setup)?, players)?;
        Ok(assert_previews_come_true::<G>(&config, games, seed))
    }

    fn try_positions(
        &self,
        setup: &Value,
        players: u8,
        positions: u32,
        seed: u64,
    ) -> Result<PositionsTried, StartError> {
        let config = G::config(&setups::read::<G::Setup>(setup)?, players)?;
        // The searching bots look at no more than the others, only longer.
        let novices: Vec<_> = self.manifest.bots.iter().take(1).map(|(_, bot)| *bot).collect();
        Ok(assert_positions_are_proven::<G>(&config, &novices, positions, seed))
    }

    fn examine(&self, texts: &Texts<'_>, games: u64) -> Report {
        conformance::examine::<G>(texts, games)
    }

    fn missing(&self, coverage: &Coverage) -> Vec<String> {
        coverage.missing::<G>()
    }

    fn words_in(&self, language: Language) -> Words {
        language.words_of(self.about().texts, self.messages())
    }
}

/// The config that terms lead to, and the terms with every option written out.
fn proven<G: Observed>(terms: Terms) -> Result<(G::Config, Terms), StartError> {
    versions::check(&G::INFO, terms.rules).map_err(|error| StartError::Rules(error.to_string()))?;
    let setup = setups::read::<G::Setup>(&terms.setup)?;
    let config = G::config_under(terms.rules, &setup, terms.players())?;
    let setup = serde_json::to_value(setup).map_err(|error| StartError::Unreadable(error.to_string()))?;
    Ok((config, Terms { setup, ..terms }))
}
