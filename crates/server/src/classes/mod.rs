//! Classes: one code for many tables of one game (`docs/classes.md`). A class is a record with a revision. Whoever changes
//! it reads it, changes a copy and stores that if the revision is still the same, and else tries again, so any node may.
//!
//! `record.rs` is what is stored, `seating.rs` says who sits where, `pupils.rs` lets people in, `teaching.rs` is what the
//! teacher does, `games.rs` opens, ends and opens up tables, `board.rs` is what each of them sees, `reach.rs` asks a table
//! wherever it is held, `keeper.rs` looks after classes while nobody does, `debrief.rs` and `export.rs` are for afterwards.

mod board;
mod debrief;
mod export;
mod games;
mod keeper;
mod pupils;
mod reach;
mod record;
mod seating;
mod teaching;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use ::games::Language;
use protocol::{
    CLASS_HOURS, ClassOpened, ClassStage, GamePlan, LONGEST_CONSENT, MOST_TREATMENTS, NewClass, Treatment,
};

use crate::problem::Problem;
use crate::room::check_time;
use crate::secrets::{Token, new_class_code, read_class_code};
use crate::store::{ClassChange, WriteOutcome};
use crate::tables::{Tables, proven};
use record::{ClassRecord, ClassSeed};
use seating::Players;

pub use export::Export;
pub use record::Shown;

/// How often a change is tried again after somebody else's came first.
const ATTEMPTS: usize = 12;
/// Codes tried before giving up; a second one is rarely needed.
const CODE_ATTEMPTS: usize = 8;
/// A class that was read a moment ago is not read again for those who only look.
const FRESH: Duration = Duration::from_millis(300);
/// Classes remembered for that; all are forgotten when there are more.
const MOST_FRESH: usize = 1000;
/// How long it is known that a class has ended, in milliseconds.
const REMEMBERED: i64 = 30 * 24 * HOUR;
const HOUR: i64 = 60 * 60 * 1000;
/// The longest title and name of a treatment, in characters.
const LONGEST_TITLE: usize = 80;

/// What a server keeps of classes in memory.
#[derive(Default)]
pub struct Classes {
    /// One change of a class at a time: thirty pupils enter in the same minute.
    locks: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
    fresh: Mutex<HashMap<String, (Instant, Arc<ClassRecord>)>>,
}

impl Classes {
    fn lock(&self, code: &str) -> Arc<tokio::sync::Mutex<()>> {
        let mut locks = self.locks.lock().unwrap_or_else(PoisonError::into_inner);
        // Those that nobody waits for are not needed.
        if locks.len() > MOST_FRESH {
            locks.retain(|_, lock| Arc::strong_count(lock) > 1);
        }
        locks.entry(code.to_owned()).or_default().clone()
    }

    fn known(&self, code: &str) -> Option<Arc<ClassRecord>> {
        let fresh = self.fresh.lock().unwrap_or_else(PoisonError::into_inner);
        fresh.get(code).filter(|(at, _)| at.elapsed() < FRESH).map(|(_, class)| class.clone())
    }

    fn note(&self, code: &str, class: &Arc<ClassRecord>) {
        let mut fresh = self.fresh.lock().unwrap_or_else(PoisonError::into_inner);
        if fresh.len() > MOST_FRESH {
            fresh.clear();
        }
        fresh.insert(code.to_owned(), (Instant::now(), class.clone()));
    }
}

impl Tables {
    /// Opens a class.
    pub async fn open_class(&self, new: NewClass) -> Result<ClassOpened, Problem> {
        let (teacher, beamer) = (Token::new()?, Token::new()?);
        let now = self.context().clock.unix_millis();
        let plan = self.checked_plan(new.plan)?;
        let mut class = ClassRecord {
            title: checked_text(&new.title, LONGEST_TITLE)?,
            teacher: teacher.hash(),
            beamer: beamer.hash(),
            stage: ClassStage::Gathering,
            number: 1,
            practice: plan.practice,
            plan,
            seed: self.new_class_seed()?,
            pupils: Vec::new(),
            entered: 0,
            tables: Vec::new(),
            by_hand: false,
            started: false,
            paused: false,
            past: Vec::new(),
            vote: None,
            consent: match new.consent {
                Some(text) if !text.trim().is_empty() => Some(checked_text(&text, LONGEST_CONSENT)?),
                _ => None,
            },
            language: new.language.and_then(|tag| Language::find(&tag)).map(|found| found.tag().to_owned()),
            keep: new.keep,
            ends_at: now + i64::from(checked_hours(new.hours)?) * HOUR,
        };
        self.seat_evenly(&mut class)?;
        for _ in 0..CODE_ATTEMPTS {
            let code = new_class_code()?;
            let record = written(&class)?;
            let change = ClassChange::Create { code: code.clone(), record, at: now, due: class.due(now) };
            if self.context().store.write_class(change).await? == WriteOutcome::Stored {
                tracing::info!(game = class.plan.game, "a class was opened");
                return Ok(ClassOpened { code, teacher: teacher.reveal(), beamer: beamer.reveal() });
            }
        }
        Err(Problem::Busy)
    }

    /// A class as it is stored.
    pub async fn find_class(&self, code: &str) -> Result<(String, Arc<ClassRecord>), Problem> {
        let code = read_class_code(code).ok_or(Problem::NoSuchClass)?;
        if let Some(class) = self.context().classes.known(&code) {
            return Ok((code, class));
        }
        let (class, _) = self.read_class(&code).await?;
        let class = Arc::new(class);
        self.context().classes.note(&code, &class);
        Ok((code, class))
    }

    async fn read_class(&self, code: &str) -> Result<(ClassRecord, u32), Problem> {
        let stored = self.context().store.find_class(code).await?.ok_or(Problem::NoSuchClass)?;
        let class = serde_json::from_str(&stored.record).map_err(|error| {
            tracing::error!(%error, "a class cannot be read");
            Problem::StoreDamaged
        })?;
        Ok((class, stored.revision))
    }

    /// Changes a class: all that `change` does, or nothing. It is called again if somebody else was first.
    async fn change_class<T>(
        &self,
        code: &str,
        change: impl Fn(&mut ClassRecord) -> Result<T, Problem>,
    ) -> Result<(T, Arc<ClassRecord>), Problem> {
        let lock = self.context().classes.lock(code);
        let _turn = lock.lock().await;
        for _ in 0..ATTEMPTS {
            let (mut class, was) = self.read_class(code).await?;
            let before = written(&class)?;
            let changed = change(&mut class)?;
            class.note_sitters(self.context().clock.unix_millis());
            let record = written(&class)?;
            let class = Arc::new(class);
            if record == before {
                return Ok((changed, class));
            }
            let due = class.due(self.context().clock.unix_millis());
            let write = ClassChange::Change { code: code.to_owned(), was, record, due };
            if self.context().store.write_class(write).await? == WriteOutcome::Stored {
                self.context().classes.note(code, &class);
                return Ok((changed, class));
            }
        }
        Err(Problem::Busy)
    }

    /// The plan as it will be played, or what is wrong with it.
    fn checked_plan(&self, plan: GamePlan) -> Result<GamePlan, Problem> {
        let game = self.game(&plan.game)?;
        let info = game.info();
        let bad = |why: &str| Err(Problem::BadClass(why.to_owned()));
        if !(1..=info.max_players).contains(&plan.per_table) {
            let (min, max) = (info.min_players, info.max_players);
            return Err(Problem::BadSeats { title: info.title, min, max, asked: plan.per_table.into() });
        }
        if plan.treatments.is_empty() || plan.treatments.len() > MOST_TREATMENTS {
            return bad("A class plays by one to eight sets of rules");
        }
        if let Some(level) = &plan.bots
            && !game.bots().contains(&&**level)
        {
            return Err(Problem::NoSuchLevel(game.bots().join(", ")));
        }
        if plan.by_table.len() > seating::MOST_TABLES {
            return bad("A class has at most 40 tables");
        }
        let treatments = self.checked_rules(&plan.game, plan.treatments)?;
        Ok(GamePlan { treatments, time: check_time(plan.time)?, ..plan })
    }

    /// Rules with a name of their own that can be played by every number of players.
    fn checked_rules(&self, game: &str, rules: Vec<Treatment>) -> Result<Vec<Treatment>, Problem> {
        let game = self.game(game)?;
        let mut checked: Vec<Treatment> = Vec::with_capacity(rules.len());
        for Treatment { name, setup } in rules {
            let name = checked_text(&name, LONGEST_TITLE)?;
            if checked.iter().any(|other| other.name == name) {
                return Err(Problem::BadClass("Two sets of rules have the same name".to_owned()));
            }
            proven(game, || game.check_setup(&setup.0, None))?;
            checked.push(Treatment { name, setup });
        }
        Ok(checked)
    }

    fn players_of(&self, plan: &GamePlan) -> Result<Players, Problem> {
        let info = self.game(&plan.game)?.info();
        Ok(Players { min: info.min_players, max: info.max_players })
    }

    /// Seats everybody in the order in which they came.
    fn seat_evenly(&self, class: &mut ClassRecord) -> Result<(), Problem> {
        let order: Vec<u32> = class.pupils.iter().map(|pupil| pupil.number).collect();
        class.tables = seating::seat_all(class, &order, self.players_of(&class.plan)?);
        Ok(())
    }

    fn new_class_seed(&self) -> Result<ClassSeed, Problem> {
        Ok(ClassSeed::new(self.context().new_seed()?.0))
    }
}

fn checked_hours(hours: u16) -> Result<u16, Problem> {
    match CLASS_HOURS.contains(&hours) {
        true => Ok(hours),
        false => Err(Problem::BadClass("A class lasts one hour to a week (168 hours)".to_owned())),
    }
}

/// Text of the teacher: as it is, without control characters but for lines.
fn checked_text(text: &str, most: usize) -> Result<String, Problem> {
    let text = text.trim();
    let is_plain = |letter: char| letter == '\n' || !letter.is_control();
    if text.chars().count() > most || !text.chars().all(is_plain) {
        return Err(Problem::BadClass(format!("A text of a class has at most {most} characters")));
    }
    Ok(text.to_owned())
}

fn written(class: &ClassRecord) -> Result<String, Problem> {
    serde_json::to_string(class).map_err(|error| {
        tracing::error!(%error, "a class cannot be written");
        Problem::StoreUnavailable
    })
}
