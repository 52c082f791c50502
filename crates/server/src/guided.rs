//! Opens a guided game: a table for one learner, whose game begins at once. Its dice are fixed and known, which its record
//! says (`Scheme::Guided`), so it is neither listed nor watched.

use games::guided::GuidedGame;
use protocol::{BotPlan, Joined, NewGuided, TimeMode};

use crate::actor::guided_beginning;
use crate::panics::catch_panic;
use crate::problem::Problem;
use crate::room::{bot_seat, encode_time, person_seat, stand_in};
use crate::secrets::Token;
use crate::store::{NewTable, StoredRoom, StoredSeat};
use crate::tables::{Tables, proven};

impl Tables {
    pub async fn open_guided(&self, id: &str, new: NewGuided) -> Result<Joined, Problem> {
        let game = self.game(id)?;
        let guided = GuidedGame::of(game).ok_or(Problem::NoGuidedGame(game.info().title))?;
        let setup = proven(game, || game.complete_setup(&guided.setup, guided.players))?;
        let token = Token::new()?;
        let learner = guided.seat.number();
        let own = person_seat(&new.name, token.hash(), learner as u8, &[])?;
        let mut seats: Vec<StoredSeat> = Vec::with_capacity(usize::from(guided.players));
        for number in 0..usize::from(guided.players) {
            if number == learner {
                seats.push(own.clone());
                continue;
            }
            let others: Vec<_> = seats.iter().chain([&own]).cloned().collect();
            // Who plays on if the script is left.
            let plan = BotPlan { level: stand_in(game), temper: None };
            seats.push(bot_seat(game, plan, number, number as u8, &others)?);
        }
        let names: Vec<_> = seats.iter().map(|seat| seat.name.clone()).collect();
        let at = self.context().clock.unix_millis();
        let begun = catch_panic(|| guided_beginning(game, &guided, names, at)).and_then(|begun| begun);
        let table = NewTable {
            code: String::new(),
            game: game.info().id.to_owned(),
            rules: game.info().rules,
            setup: setup.to_string(),
            server_seed: guided.origin().server_seed,
            room: StoredRoom {
                host: learner as u8,
                public: false,
                spectators: false,
                time: encode_time(TimeMode::Relaxed),
                record: None,
                advice: None,
                paused: false,
                seats,
            },
            devices: Vec::new(),
            class: None,
            at,
        };
        let code = self.store_begun(table, begun.map_err(Problem::BadSetup)?).await?;
        Ok(Joined { code, seats: vec![learner as u8], token: token.reveal(), asked: false })
    }
}
