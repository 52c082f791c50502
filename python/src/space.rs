//! What a game looks like to a learner: how long observations are and what the numbers of the action index mean. Made once
//! for a game, a number of players and a set-up, and shared by all tables.

use std::sync::Arc;

use bots::Guide;
use game_core::{Chance, Manifest, Observed, SetupError, View, ViewOf};
use serde::Deserialize;
use serde_json::Value;

use crate::code::{self, Digit, Kinds};
use crate::layout::{self, Hint, Part};
use crate::observe::Writer;
use crate::table::{AnyTable, Table};

/// What is known of a game besides its schemas.
pub struct Known<G: Observed> {
    pub views: &'static [(&'static str, Hint)],
    pub digits: &'static [(&'static str, Digit)],
    /// Kinds of actions that candidates answer.
    pub candidates: &'static [&'static str],
    /// How often the guide is asked for a candidate.
    pub draws: u32,
    pub guide: &'static dyn Guide<G>,
    /// The bots; none for a game that is not of the house.
    pub manifest: Option<&'static Manifest<G>>,
}

/// Places at the end of the index for exact actions that have no place of their own.
pub const OTHERS: usize = 8;

/// One block of the action index.
pub struct Block {
    pub kind: String,
    pub start: usize,
    pub size: usize,
    pub candidates: bool,
}

/// A space without its game's type.
pub trait AnySpace: Send + Sync {
    fn players(&self) -> usize;
    fn observation_size(&self) -> usize;
    fn action_size(&self) -> usize;
    fn observation_names(&self) -> Vec<String>;
    fn blocks(&self) -> Vec<Block>;
    /// What an index stands for.
    fn describe(&self, index: usize) -> String;
    fn table(self: Arc<Self>, seed: u64) -> Box<dyn AnyTable>;
    /// A table as the seat of this view could imagine it: its observation and its choices are those of the real one.
    fn table_of_view(self: Arc<Self>, view: &Value) -> Result<Box<dyn AnyTable>, String>;
}

pub struct Space<G: Observed> {
    pub config: G::Config,
    pub known: &'static Known<G>,
    pub kinds: Kinds,
    pub players: usize,
    public: Part,
    own: Part,
}

impl<G: Observed> Space<G> {
    pub fn new(known: &'static Known<G>, setup: &G::Setup, players: u8) -> Result<Space<G>, SetupError> {
        let config = G::config(setup, players)?;
        let players = usize::from(players);
        let (public, own) = parts::<G>(known, players);
        let kinds = kinds::<G>(known, &config, players);
        Ok(Space { config, known, kinds, players, public, own })
    }

    /// What the seat sees, in numbers: which seat it is, who is waited for, what everyone knows, what it alone knows.
    pub fn write(&self, view: &ViewOf<G>, awaited: game_core::SeatSet, out: &mut [f32]) {
        out.fill(0.0);
        let Some(seat) = view.seat else { return };
        let viewer = seat.number();
        let (head, rest) = out.split_at_mut(2 * self.players);
        head[viewer] = 1.0;
        for seat in awaited.iter() {
            head[self.players + (seat.number() + self.players - viewer) % self.players] = 1.0;
        }
        let (public, own) = rest.split_at_mut(self.public.size());
        write(&view.public, &self.public, public, viewer);
        if let Some(known) = &view.own {
            write(known, &self.own, own, viewer);
        }
    }
}

/// Views are plain data, so writing one cannot fail: the contract of games proves that they are JSON.
fn write(shown: &impl serde::Serialize, part: &Part, out: &mut [f32], viewer: usize) {
    let written = shown.serialize(Writer { part, out, viewer });
    debug_assert!(written.is_ok());
}

fn parts<G: Observed>(known: &Known<G>, players: usize) -> (Part, Part) {
    let read = |schema: schemars::Schema, root: &str| {
        let schema = schema.to_value();
        let definitions = schema.get("$defs").and_then(Value::as_object);
        layout::Reader { definitions, players, hints: known.views }.read(&schema, root)
    };
    (read(schemars::schema_for!(G::Public), "public"), read(schemars::schema_for!(G::Own), "own"))
}

fn kinds<G: Observed>(known: &Known<G>, config: &G::Config, players: usize) -> Kinds {
    let names: Vec<String> = G::names(config).iter().map(|(element, _)| element.to_string()).collect();
    let things = |kind: &str| {
        let of_kind = names.iter().filter_map(|name| name.split_once(':').filter(|(of, _)| *of == kind));
        of_kind.filter_map(|(_, index)| index.parse::<usize>().ok()).max().map_or(0, |most| most + 1)
    };
    let schema = schemars::schema_for!(G::Action).to_value();
    let reader = code::Reader {
        definitions: schema.get("$defs").and_then(Value::as_object),
        players,
        digits: known.digits,
        candidates: known.candidates,
        things: &things,
        lists: Vec::new(),
    };
    reader.kinds(&schema)
}

impl<G: Observed> AnySpace for Space<G> {
    fn players(&self) -> usize {
        self.players
    }

    fn observation_size(&self) -> usize {
        2 * self.players + self.public.size() + self.own.size()
    }

    fn action_size(&self) -> usize {
        self.kinds.size() + OTHERS
    }

    fn observation_names(&self) -> Vec<String> {
        let mut names: Vec<String> = (0..self.players).map(|seat| format!("seat={seat}")).collect();
        names.extend((0..self.players).map(|seat| format!("awaited=me+{seat}")));
        self.public.name_places("public", &mut names);
        self.own.name_places("own", &mut names);
        names
    }

    fn blocks(&self) -> Vec<Block> {
        let block = |kind: &code::Kind| Block {
            kind: kind.name.clone(),
            start: kind.at,
            size: kind.code.size() * kind.places,
            candidates: kind.places > 1,
        };
        let others =
            Block { kind: "other".to_owned(), start: self.kinds.size(), size: OTHERS, candidates: false };
        self.kinds.kinds.iter().map(block).chain([others]).collect()
    }

    fn describe(&self, index: usize) -> String {
        let found = self.kinds.kinds.iter().rev().find(|kind| kind.at <= index);
        match found {
            Some(kind) if index < self.kinds.size() => {
                let number = index - kind.at;
                let words = kind.code.describe(number / kind.places);
                let candidate = match kind.places {
                    1 => String::new(),
                    places => format!(" candidate {}", number % places),
                };
                format!("{}({words}){candidate}", kind.name)
            }
            _ => format!("other {}", index.saturating_sub(self.kinds.size())),
        }
    }

    fn table(self: Arc<Self>, seed: u64) -> Box<dyn AnyTable> {
        Box::new(Table::new(self, seed))
    }

    fn table_of_view(self: Arc<Self>, view: &Value) -> Result<Box<dyn AnyTable>, String> {
        let view: ViewOf<G> = View::deserialize(view).map_err(|error| error.to_string())?;
        let seat = view.seat.ok_or("a spectator has nothing to choose")?;
        let state = G::determinize(&self.config, &view, &mut Chance::fast(0));
        Ok(Box::new(Table::of_state(self, state, Some(seat), 0)))
    }
}
