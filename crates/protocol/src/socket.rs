//! The messages of the WebSocket at one table; `docs/protocol.md` explains them.
//!
//! It is at `GET /api/tables/{code}/socket`. A client says `hello` first and gets `welcome`, then an `update` if the
//! game has started, and from then on a `change` for each version. Every request carries a `ref` chosen by the
//! client, unique for its token: sent again after a lost connection, the request gets its first answer again and
//! counts once.
//!
//! Versions count what this viewer could notice, not entries: a secret move of another seat must not show as a gap. A
//! version therefore means something only to the seat (or spectator) that received it.

use std::borrow::Cow;

use game_core::Illegal;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{BotPlan, Json, RecordChoice, TableInfo, TimeMode};

/// A message from a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: the token (none for a spectator) and what the client has already.
    Hello {
        protocol: u32,
        token: Option<String>,
        /// The last version received; meaningless for a device with several seats, which uncovers one first.
        version: Option<u32>,
        /// The number of chat lines received.
        #[serde(default)]
        #[ts(optional = nullable)]
        chat: Option<u32>,
    },
    /// Is the connection alive? Answered with `beat` at once, not by the table: a client that hears nothing can tell
    /// a quiet table from a dead line, which a browser does not say by itself.
    Beat,
    /// A device with several seats shows one of them, or covers itself (`seat` absent). Own view and choices are sent
    /// only for the uncovered seat.
    Uncover {
        r#ref: String,
        seat: Option<u8>,
        /// The last version received for that seat.
        #[serde(default)]
        #[ts(optional = nullable)]
        version: Option<u32>,
    },
    /// The client's part of the seed: up to 64 hexadecimal digits, chosen after seeing the table's commitment. It can
    /// be changed until the game starts; missing ones follow from the server's seed (`docs/fairness.md`).
    Nonce {
        r#ref: String,
        nonce: String,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// Before the game: ready, or not any more. Without a seat: all seats held.
    Ready {
        r#ref: String,
        ready: bool,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// Before the game: another of the six colours for an own seat, or, for the host, of a bot.
    Colour { r#ref: String, seat: u8, colour: u8 },
    /// Before the game: another name for an own seat, or, for the host, of a bot.
    Rename {
        r#ref: String,
        name: String,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// Gives up seats. During a game a bot plays on; who has left can return with the same token.
    Leave {
        r#ref: String,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// The host puts a bot on a seat that nobody holds, or removes one (`bot` absent).
    SetBot { r#ref: String, seat: u8, bot: Option<BotPlan> },
    /// The host changes who sits where: the old seat numbers in their new order.
    Order { r#ref: String, seats: Vec<u8> },
    /// Before the game the host changes the number of seats: new ones are empty, and of those too many the empty ones
    /// go first, then bots, the last of them first. People stay.
    Players { r#ref: String, players: u8 },
    /// During a game the host has a bot play for somebody who is absent, until they are back or the host ends it.
    StandIn { r#ref: String, seat: u8, to_bot: bool },
    /// The host removes a player, who can come back only if everybody agrees.
    Remove { r#ref: String, seat: u8 },
    /// The host changes whether the table is listed and open to spectators, its clock, and before the game what becomes
    /// of its record when it is cleared away. Absent settings stay.
    Settings {
        r#ref: String,
        #[serde(default)]
        #[ts(optional = nullable)]
        public: Option<bool>,
        #[serde(default)]
        #[ts(optional = nullable)]
        spectators: Option<bool>,
        #[serde(default)]
        #[ts(optional = nullable)]
        time: Option<TimeMode>,
        #[serde(default)]
        #[ts(optional = nullable)]
        record: Option<RecordChoice>,
        /// Whether people may ask bots for advice; before the game.
        #[serde(default)]
        #[ts(optional = nullable)]
        advice: Option<bool>,
    },
    /// The host starts the game.
    Start { r#ref: String },
    /// The host pauses clocks and bots, or resumes them.
    Pause { r#ref: String, paused: bool },
    /// How fast bots should move for this connection. The slowest pace that a connected player asks for is taken, so that
    /// everybody can follow; `calm` without such a message.
    Pace { r#ref: String, pace: Pace },
    /// The host closes the table: before the game it is deleted, during a game the game ends unfinished.
    Close { r#ref: String },
    /// Takes an action. `seat` is needed only by a device with several.
    Act {
        r#ref: String,
        action: Json,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// Asks what an action would do, as far as this seat can know.
    Preview {
        r#ref: String,
        action: Json,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// Asks bots for advice, where the table allows it: what they would do in the place of this seat, which must be waited
    /// for; or why a bot made the move that led to version `about` of this seat. That it was asked is on record and seen
    /// by everybody; the answer is for this seat alone.
    Advise {
        r#ref: String,
        #[serde(default)]
        #[ts(optional = nullable)]
        about: Option<u32>,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// Undoes the last action of this seat: at once where that is allowed, else the others are asked.
    Undo {
        r#ref: String,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// Answers a request to undo.
    Agree {
        r#ref: String,
        undo: u32,
        yes: bool,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// Answers somebody who asks for a seat that was dealt to somebody else.
    Admit {
        r#ref: String,
        ask: u32,
        yes: bool,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// Reminds somebody who is waited for.
    Nudge { r#ref: String, seat: u8 },
    /// A bot plays for this seat, or its owner takes it back.
    HandOver {
        r#ref: String,
        to_bot: bool,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// A line of chat.
    Chat {
        r#ref: String,
        text: String,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// Asks for a secret for another device: one that works once and soon, or one to keep, which brings the seats back
    /// as often as it is needed.
    Device {
        r#ref: String,
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        lasting: bool,
    },
    /// After the game: the same people at a new table.
    Rematch { r#ref: String },
}

impl ClientMessage {
    /// The `ref` of a request; a hello and a beat have none.
    pub fn reference(&self) -> Option<&str> {
        match self {
            ClientMessage::Hello { .. } | ClientMessage::Beat => None,
            ClientMessage::Uncover { r#ref, .. }
            | ClientMessage::Nonce { r#ref, .. }
            | ClientMessage::Ready { r#ref, .. }
            | ClientMessage::Colour { r#ref, .. }
            | ClientMessage::Rename { r#ref, .. }
            | ClientMessage::Leave { r#ref, .. }
            | ClientMessage::SetBot { r#ref, .. }
            | ClientMessage::Order { r#ref, .. }
            | ClientMessage::Players { r#ref, .. }
            | ClientMessage::StandIn { r#ref, .. }
            | ClientMessage::Remove { r#ref, .. }
            | ClientMessage::Settings { r#ref, .. }
            | ClientMessage::Start { r#ref }
            | ClientMessage::Pause { r#ref, .. }
            | ClientMessage::Close { r#ref }
            | ClientMessage::Act { r#ref, .. }
            | ClientMessage::Preview { r#ref, .. }
            | ClientMessage::Advise { r#ref, .. }
            | ClientMessage::Undo { r#ref, .. }
            | ClientMessage::Agree { r#ref, .. }
            | ClientMessage::Admit { r#ref, .. }
            | ClientMessage::Nudge { r#ref, .. }
            | ClientMessage::Pace { r#ref, .. }
            | ClientMessage::HandOver { r#ref, .. }
            | ClientMessage::Chat { r#ref, .. }
            | ClientMessage::Device { r#ref, .. }
            | ClientMessage::Rematch { r#ref } => Some(r#ref),
        }
    }
}

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    Welcome {
        protocol: u32,
        /// The seats the token holds; none for a spectator.
        seats: Vec<u8>,
        table: TableInfo,
    },
    /// The description of the table has changed; the game itself comes in updates.
    Table { table: TableInfo },
    /// The full game: first, after reconnecting, and whenever the perspective changes.
    Update(Update),
    /// The difference to the version before, for a client that has that one.
    Change(Change),
    /// The answer to a `beat`.
    Beat,
    /// New chat lines, oldest first.
    Chat { lines: Vec<ChatLine> },
    /// The running clocks at the moment this was sent. Sent whenever they change; empty if none runs.
    Clock(Clock),
    /// Somebody reminds a seat that it is waited for.
    Nudged { seat: u8, by: u8 },
    /// A secret for `POST /api/tables/{code}/device`; it belongs in the fragment of a link: `/t/CODE#device=SECRET`.
    Device {
        r#ref: String,
        secret: String,
        /// Seconds until it expires; null for one to keep.
        expires: Option<u32>,
    },
    /// The action or request with this `ref` was carried out.
    Done {
        r#ref: String,
        /// The version it led to, for actions.
        seq: Option<u32>,
    },
    /// The rules forbid it.
    Refused { r#ref: String, refusal: Refusal },
    /// The events this seat would see if it took the action.
    Previewed {
        r#ref: String,
        told: Vec<Told>,
        /// Chance or hidden information decides how it goes on.
        open: bool,
        /// Whether the action could be undone without asking anyone.
        can_take_back: bool,
    },
    /// What bots advise, or why one did something.
    Advice(Advice),
    /// Another error than a refusal by the rules.
    Failed { r#ref: Option<String>, code: String, message: String },
}

/// What bots found about an action, from what the asker knows alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Advice {
    pub r#ref: String,
    /// The version whose move it is about; null for what to do now.
    pub about: Option<u32>,
    /// Whose action it is.
    pub seat: u8,
    /// What to do, or what was done.
    pub action: Json,
    /// The next best action; null if bots know no other.
    pub other: Json,
    /// The share of games won after either, where bots play on in worlds that the asker could imagine.
    pub chance: Option<f64>,
    pub other_chance: Option<f64>,
    /// How many games in a hundred more are won after the action than after the other.
    pub gain: f64,
    /// Whether that difference is beyond doubt.
    pub is_clear: bool,
    /// Where the two differ when everybody has had a turn again, the clearest difference first.
    pub why: Vec<AdviceFigure>,
}

/// A figure of the seat that acts, after both actions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct AdviceFigure {
    /// The name of the gauge, whose label is in the game's messages; null for the score.
    pub gauge: Option<String>,
    pub unit: String,
    pub value: f64,
    pub other: f64,
}

/// How fast bots move, the slowest first.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// About three seconds a move, longer over many choices: one can read what each of them does.
    Slow,
    /// Half a second to three, longer over many choices.
    #[default]
    Calm,
    /// A third of a second.
    Quick,
    /// At once.
    Instant,
}

/// Why the rules forbid an action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Refusal {
    /// Anchor of the rule on the rules page.
    pub rule: Cow<'static, str>,
    /// The typed reason; its sentence is in the game's messages under `why`.
    pub why: Json,
}

impl From<Illegal<&'static str, Value>> for Refusal {
    fn from(Illegal { rule, why }: Illegal<&'static str, Value>) -> Refusal {
        Refusal { rule: rule.into(), why: Json(why) }
    }
}

/// The full game as this client sees it, and what happened since its last version.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Update {
    /// Incremented with every entry that this viewer could notice; the deal is 0.
    pub version: u32,
    /// The seat whose view this is; absent for spectators and while a shared device is covered.
    pub seat: Option<u8>,
    /// What everyone sees; the same bytes for all.
    pub public: Json,
    /// What only this seat sees; null for spectators.
    pub own: Json,
    /// What this seat may do: `{exact: [{action, concerns}], forms: [{kind, blank, asks}]}`; null for spectators.
    pub choices: Json,
    /// On a device with several seats: for each of them the choices that everybody could infer.
    pub open_choices: Vec<SeatChoices>,
    /// Whether this seat can undo its last action without asking anyone.
    pub can_undo: bool,
    /// How many moves a bot has made for this seat since its owner last made one.
    pub moves_by_bot: u32,
    pub waited_for: Vec<u8>,
    /// The round or turn.
    pub round: u32,
    /// 0 to 100.
    pub progress: u8,
    /// The standings as far as everyone knows them, `{places, scores, winners}`; null if the game has no open
    /// standings.
    pub standing: Json,
    pub told: Vec<Told>,
    /// Events left out because there were too many.
    pub skipped: u32,
    /// Undos since the last version, oldest first.
    pub undone: Vec<Undone>,
    pub ending: Option<Ending>,
}

/// The change from the version before this one. `public`, `own` and `choices` are deltas (see [`crate::delta`]);
/// everything else is as in an [`Update`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Change {
    /// The new version. A client that does not have the version before it says hello again and gets a full update.
    pub version: u32,
    pub seat: Option<u8>,
    /// The same bytes for all.
    pub public: Json,
    pub own: Json,
    pub choices: Json,
    pub open_choices: Vec<SeatChoices>,
    pub can_undo: bool,
    pub moves_by_bot: u32,
    pub waited_for: Vec<u8>,
    pub round: u32,
    pub progress: u8,
    pub standing: Json,
    pub told: Vec<Told>,
    pub undone: Vec<Undone>,
    pub ending: Option<Ending>,
}

impl Update {
    /// Applies a change; `None` if it does not follow this version, so that the full update must be requested.
    pub fn changed(&self, change: Change) -> Option<Update> {
        if self.seat != change.seat || self.version + 1 != change.version {
            return None;
        }
        let brought = |part: &Json, delta: &Json| {
            let mut part = part.clone();
            crate::delta::apply(&mut part.0, &delta.0).map(|()| part)
        };
        Some(Update {
            public: brought(&self.public, &change.public)?,
            own: brought(&self.own, &change.own)?,
            choices: brought(&self.choices, &change.choices)?,
            version: change.version,
            seat: change.seat,
            open_choices: change.open_choices,
            can_undo: change.can_undo,
            moves_by_bot: change.moves_by_bot,
            waited_for: change.waited_for,
            round: change.round,
            progress: change.progress,
            standing: change.standing,
            told: change.told,
            skipped: 0,
            undone: change.undone,
            ending: change.ending,
        })
    }
}

/// The choices of a seat that everybody could infer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SeatChoices {
    pub seat: u8,
    /// As `choices` of an update, without forms, because their bounds may reveal what a seat holds.
    pub choices: Json,
}

/// One event, with the rule it follows from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Told {
    /// The version it belongs to; 0 is the deal.
    pub seq: u32,
    pub rule: Cow<'static, str>,
    pub event: Json,
    /// The name of the moment, if a replay can jump to this event.
    pub moment: Option<Cow<'static, str>>,
}

impl Told {
    /// An event of a game, under the version it has for its viewer. Whether that viewer may hear of it is asked before.
    pub fn of(seq: u32, told: game_core::Told) -> Told {
        let game_core::Told { rule, event, moment, .. } = told;
        Told { seq, rule: rule.into(), event: Json(event), moment: moment.map(Cow::from) }
    }
}

/// An undo: the events of versions after `back_to` and before `version` no longer count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Undone {
    pub version: u32,
    pub back_to: u32,
    /// Who asked for it.
    pub by: u8,
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Ending {
    pub ending: String,
    /// `{places, scores, winners}`.
    pub standings: Json,
    /// `[{seat, label, points}]`.
    pub score_lines: Json,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct ChatLine {
    /// Numbered from 1; the number of the last line is the number of lines.
    pub id: u32,
    /// The seat of the speaker; absent if they have left.
    pub seat: Option<u8>,
    /// The name of the speaker at that time.
    pub name: String,
    /// Text, never markup.
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// The clocks of a live table. `going once` and `going twice` in an outcry: see [`crate::GOING_ONCE`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Clock {
    pub seats: Vec<SeatClock>,
    /// An outcry: everybody may bid, and each new bid restarts the countdown.
    pub outcry: bool,
}

/// One seat's clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SeatClock {
    pub seat: u8,
    /// Milliseconds left when this was sent.
    pub left: u32,
    /// Milliseconds it started with.
    pub of: u32,
}
