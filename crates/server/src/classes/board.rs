//! A class as each of those in it sees it.

use std::sync::Arc;

use games::Language;
use protocol::{
    BoardPupil, BoardTable, ClassBoard, ClassInfo, ClassRole, ClassStage, ClassVote, MyPlace, PlayedGame,
    PupilName,
};

use super::record::{ClassRecord, Shown, StoredVote};
use crate::problem::Problem;
use crate::tables::Tables;

impl Tables {
    /// The class as whoever shows this sees it.
    pub fn class_info(&self, code: &str, class: &ClassRecord, shown: &Shown) -> ClassInfo {
        let is_over = class.stage == ClassStage::Over;
        let game = |number, game: &str, practice| PlayedGame { number, game: game.to_owned(), practice };
        let past = class.past.iter().map(|past| game(past.number, &past.plan.game, past.practice));
        let now = is_over.then(|| game(class.number, &class.plan.game, class.practice));
        ClassInfo {
            code: code.to_owned(),
            title: class.title.clone(),
            stage: class.stage,
            role: match shown {
                Shown::Teacher => ClassRole::Teacher,
                Shown::Beamer => ClassRole::Beamer,
                Shown::Pupils(_) => ClassRole::Pupil,
                Shown::Asks(_) | Shown::Nobody => ClassRole::Guest,
            },
            game: class.plan.game.clone(),
            number: class.number,
            practice: class.practice,
            paused: class.paused,
            chat: class.plan.chat,
            luck: class.luck(),
            commitment: class.seed.commitment(),
            seed: is_over.then(|| class.seed.reveal()),
            last_round_at: class.plan.last_round_at,
            ends_at: class.ends_at,
            keep: class.keep,
            consent: class.consent.clone(),
            language: class.language.clone(),
            pupils: class
                .pupils
                .iter()
                .map(|pupil| PupilName { pupil: pupil.number, name: pupil.name.clone() })
                .collect(),
            mine: mine(class, shown),
            vote: class.vote.as_ref().map(|vote| seen_vote(vote, shown)),
            debriefs: past.chain(now).collect(),
            now: self.context().clock.unix_millis(),
        }
    }

    /// The board. What is seen there is what everybody at each table may know.
    pub async fn class_board(
        &self,
        code: &str,
        class: &Arc<ClassRecord>,
        shown: &Shown,
        language: Language,
    ) -> Result<ClassBoard, Problem> {
        let is_teacher = match shown {
            Shown::Teacher => true,
            Shown::Beamer => false,
            Shown::Pupils(_) | Shown::Asks(_) | Shown::Nobody => return Err(Problem::NotInClass),
        };
        let looks = match class.stage {
            ClassStage::Playing | ClassStage::Over => self.look_at_all(class, language).await,
            ClassStage::Gathering | ClassStage::Ended => vec![None; class.tables.len()],
        };
        let tables = class.tables.iter().zip(looks).zip(1..).map(|((table, look), number)| BoardTable {
            number,
            treatment: table.treatment.name.clone(),
            code: (is_teacher && !table.code.is_empty()).then(|| table.code.clone()),
            pupils: table.seats.clone(),
            look,
        });
        let pupils = class.pupils.iter().map(|pupil| {
            let mut sharing = class.pupils.iter().filter(|other| other.owner == pupil.owner);
            let first = sharing.next().map(|first| first.number).filter(|first| *first != pupil.number);
            BoardPupil {
                pupil: pupil.number,
                name: pupil.name.clone(),
                table: class.place_of(pupil.number).map(|(at, _)| at as u8 + 1),
                shares_with: first,
                consent: pupil.consent.filter(|_| is_teacher),
                asks: is_teacher && pupil.asks.is_some(),
            }
        });
        Ok(ClassBoard {
            class: self.class_info(code, class, shown),
            plan: class.plan.clone(),
            pupils: pupils.collect(),
            tables: tables.collect(),
        })
    }
}

fn mine(class: &ClassRecord, shown: &Shown) -> Vec<MyPlace> {
    let (numbers, asks) = match shown {
        Shown::Pupils(numbers) => (numbers, false),
        Shown::Asks(numbers) => (numbers, true),
        Shown::Teacher | Shown::Beamer | Shown::Nobody => return Vec::new(),
    };
    let place = |number: &u32| {
        let pupil = class.pupil(*number).ok()?;
        let place = class.place_of(*number).filter(|_| !asks);
        let code = place.map(|(at, _)| class.tables[at].code.clone()).filter(|code| !code.is_empty());
        Some(MyPlace {
            pupil: *number,
            name: pupil.name.clone(),
            table: place.map(|(at, _)| at as u8 + 1),
            seat: place.filter(|_| code.is_some()).map(|(_, seat)| seat),
            code,
            asks,
        })
    };
    numbers.iter().filter_map(place).collect()
}

/// While a vote goes on only the teacher sees how it stands, so that nobody follows the others.
fn seen_vote(vote: &StoredVote, shown: &Shown) -> ClassVote {
    let count = |at: usize| vote.votes.iter().filter(|(_, chosen)| usize::from(*chosen) == at).count() as u32;
    let counts = (0..vote.proposals.len()).map(count).collect();
    let is_seen = !vote.open || *shown == Shown::Teacher;
    let own = match shown {
        Shown::Pupils(numbers) => vote.votes.iter().find(|(pupil, _)| numbers.contains(pupil)),
        _ => None,
    };
    ClassVote {
        proposals: vote.proposals.clone(),
        votes: is_seen.then_some(counts),
        cast: vote.votes.len() as u32,
        open: vote.open,
        mine: own.map(|(_, chosen)| *chosen),
    }
}
