// Generated from crates/protocol. Do not edit: UPDATE_EXPECT=1 cargo test -p protocol

/**
 * `GET /api/address`: for links and QR codes.
 */
export type Address = {
/**
 * The address to share; absent if only the server's own machine can reach it.
 */
url: string | null,
/**
 * Others that may work too.
 */
others: Array<string>, };

/**
 * Bots are to play a finished game out from a moment.
 */
export type AskPlayouts = { entry: number,
/**
 * The record, if it is none of the house.
 */
record?: Json, };

/**
 * A bot. It may also be written as one string: `"trader"`, `"trader:daring+selfish"`.
 */
export type BotPlan = string | { level: string, temper?: string | null };

/**
 * The change from the version before this one. `public`, `own` and `choices` are deltas (see [`crate::delta`]);
 * everything else is as in an [`Update`].
 */
export type Change = {
/**
 * The new version. A client that does not have the version before it says hello again and gets a full update.
 */
version: number, seat: number | null,
/**
 * The same bytes for all.
 */
public: Json, own: Json, choices: Json, open_choices: Array<SeatChoices>, can_undo: boolean, moves_by_bot: number, waited_for: Array<number>, round: number, progress: number, standing: Json, told: Array<Told>, undone: Array<Undone>, ending: Ending | null, };

/**
 * A line of chat.
 */
export type ChatLine = {
/**
 * Numbered from 1; the number of the last line is the number of lines.
 */
id: number,
/**
 * The seat of the speaker; absent if they have left.
 */
seat: number | null,
/**
 * The name of the speaker at that time.
 */
name: string,
/**
 * Text, never markup.
 */
text: string,
/**
 * Milliseconds since 1970.
 */
at: number, };

/**
 * A message from a client.
 */
export type ClientMessage = { "type": "hello", protocol: number, token: string | null,
/**
 * The last version received; meaningless for a device with several seats, which uncovers one first.
 */
version: number | null,
/**
 * The number of chat lines received.
 */
chat?: number | null, } | { "type": "beat" } | { "type": "uncover", ref: string, seat: number | null,
/**
 * The last version received for that seat.
 */
version?: number | null, } | { "type": "nonce", ref: string, nonce: string, seat?: number | null, } | { "type": "ready", ref: string, ready: boolean, seat?: number | null, } | { "type": "colour", ref: string, seat: number, colour: number, } | { "type": "leave", ref: string, seat?: number | null, } | { "type": "set_bot", ref: string, seat: number, bot: BotPlan | null, } | { "type": "order", ref: string, seats: Array<number>, } | { "type": "remove", ref: string, seat: number, } | { "type": "settings", ref: string, public?: boolean | null, spectators?: boolean | null, time?: TimeMode | null, record?: RecordChoice | null, } | { "type": "start", ref: string, } | { "type": "pause", ref: string, paused: boolean, } | { "type": "close", ref: string, } | { "type": "act", ref: string, action: Json, seat?: number | null, } | { "type": "preview", ref: string, action: Json, seat?: number | null, } | { "type": "undo", ref: string, seat?: number | null, } | { "type": "agree", ref: string, undo: number, yes: boolean, seat?: number | null, } | { "type": "admit", ref: string, ask: number, yes: boolean, seat?: number | null, } | { "type": "nudge", ref: string, seat: number, } | { "type": "hand_over", ref: string, to_bot: boolean, seat?: number | null, } | { "type": "chat", ref: string, text: string, seat?: number | null, } | { "type": "device", ref: string, } | { "type": "rematch", ref: string, };

/**
 * The clocks of a live table. `going once` and `going twice` in an outcry: see [`crate::GOING_ONCE`].
 */
export type Clock = { seats: Array<SeatClock>,
/**
 * An outcry: everybody may bid, and each new bid restarts the countdown.
 */
outcry: boolean, };

/**
 * How it ended.
 */
export type Ending = { ending: string,
/**
 * `{places, scores, winners}`.
 */
standings: Json,
/**
 * `[{seat, label, points}]`.
 */
score_lines: Json, };

/**
 * Who has the other seats.
 */
export type ForkOthers = "bots" | "friends";

/**
 * The game after one action.
 */
export type Frame = {
/**
 * The number of the entry in the record; 0 is the deal. Absent while the game goes on, because gaps would tell of
 * secret moves.
 */
entry: number | null,
/**
 * Who acted; absent for the deal, and while the game goes on.
 */
seat: number | null,
/**
 * On whose behalf: `owner`, `bot:LEVEL`, `timeout` or `host`.
 */
by: string | null,
/**
 * Whether `public` and `own` are whole; else they are deltas to the frame before.
 */
key: boolean, public: Json,
/**
 * What only the viewer sees; null for a spectator.
 */
own: Json, waited_for: Array<number>,
/**
 * The round or turn.
 */
round: number,
/**
 * 0 to 100.
 */
progress: number,
/**
 * `{places, scores, winners}` as far as everyone knows them, or null.
 */
standing: Json,
/**
 * What the viewer was told; `seq` is the number of the frame.
 */
told: Array<Told>,
/**
 * Where everything lies open: which of these lines not everybody heard.
 */
private: Array<PrivateLine>, ending: Ending | null, };

/**
 * `GET /api/games/{id}`: one game with its options, sentences and rules.
 */
export type GameSummary = { id: string, title: string,
/**
 * What the game is about.
 */
line: string, min_players: number, max_players: number, minutes: Minutes,
/**
 * JSON Schema of the set-up, for the set-up form.
 */
setup_schema: Json, default_setup: Json,
/**
 * The sentences of the game.
 */
messages: Json,
/**
 * The levels of bots that can sit down.
 */
bots: Array<string>,
/**
 * For each level the words for its temper; a level that knows none is left out.
 */
tempers: { [key in string]: Array<string> },
/**
 * The rules page, in Markdown.
 */
rules: string, };

/**
 * `POST /api/tables/{code}/device`: another device takes the same seats; the secret works once.
 */
export type JoinDevice = { secret: string, };

/**
 * `POST /api/tables/{code}/seats`: takes an empty seat. In a running game the others are asked first, unless the
 * token is of the person who left it.
 */
export type JoinTable = { name: string,
/**
 * The first empty one if left out.
 */
seat?: number | null,
/**
 * A token of this table: the new seat is added to that device.
 */
token?: string | null, };

/**
 * The answer to opening and joining. The token is the right to the seats.
 */
export type Joined = { code: string,
/**
 * The seats the token holds.
 */
seats: Array<number>, token: string,
/**
 * The others are asked first: the seat is not taken yet. Connect with the token to hear their answer.
 */
asked: boolean, };

/**
 * JSON that is passed through as the game made it.
 */
export type Json = unknown;

/**
 * `GET /api/games`: one of the list. What a first page needs, and no more; the rest comes with the game one opens.
 */
export type ListedGame = { id: string, title: string,
/**
 * What the game is about.
 */
line: string, min_players: number, max_players: number, minutes: Minutes,
/**
 * The levels of bots that can sit down.
 */
bots: Array<string>, };

/**
 * `GET /api/tables`: one table of the lobby.
 */
export type LobbyTable = { code: string, game: string, stage: TableStage,
/**
 * The names of persons and bots.
 */
names: Array<string>,
/**
 * Empty seats.
 */
free: number, spectators: boolean, time: TimeMode,
/**
 * Milliseconds since 1970.
 */
opened: number, };

/**
 * How long a game takes.
 */
export type Minutes = { least: number, most: number,
/**
 * For each player rather than for the table.
 */
per_player: boolean, };

/**
 * A game goes on from a moment of a finished one, as a table of its own.
 */
export type NewFork = {
/**
 * The last entry that counts; 0 is the deal.
 */
entry: number,
/**
 * The seat that whoever asks takes.
 */
seat: number, name: string, others: ForkOthers,
/**
 * The record it comes from, if it is none of the house.
 */
record?: Json, };

/**
 * `POST /api/tables`: opens a table and takes its first seat.
 */
export type NewTable = { game: string,
/**
 * The person who opens the table.
 */
name: string,
/**
 * What the other seats are for; the table has one seat more than this list.
 */
others: Array<SeatPlan>,
/**
 * Options that differ from the printed ones.
 */
setup: Json,
/**
 * Whether it is listed in the lobby; no if left out, then only people with the code find it.
 */
public?: boolean,
/**
 * Whether clients without a seat may watch; yes if left out.
 */
spectators?: boolean, time?: TimeMode,
/**
 * What becomes of the record when the table is cleared away; the first that the server offers if left out.
 */
record?: RecordChoice | null, };

/**
 * How the games ended that bots have played so far.
 */
export type Playouts = { done: number,
/**
 * How many there will be.
 */
games: number,
/**
 * By seat.
 */
wins: Array<WinShare>, };

/**
 * A line of the log that only some seats heard.
 */
export type PrivateLine = {
/**
 * Its place in `told`.
 */
line: number, seats: Array<number>, };

/**
 * Why a request failed.
 */
export type Problem = {
/**
 * A code for programs: `no_such_table`, `table_full`, `bad_setup` …
 */
code: string,
/**
 * A sentence for people: what is wrong and what to do.
 */
message: string, };

/**
 * What becomes of the record of a finished game when its table is cleared away.
 */
export type RecordChoice = "keep" | "export" | "delete";

/**
 * Why the rules forbid an action.
 */
export type Refusal = {
/**
 * Anchor of the rule on the rules page.
 */
rule: string,
/**
 * The typed reason; its sentence is in the game's messages under `why`.
 */
why: Json, };

/**
 * A game from its deal to its end, or to now.
 */
export type Replay = { game: string,
/**
 * The version of the rules it was played by.
 */
rules: number, setup: Json,
/**
 * Options that differ from the print.
 */
house_rules: Array<string>,
/**
 * The players' names by seat.
 */
seats: Array<string>,
/**
 * Names of the things on the table: `card:7` → "Brickworks".
 */
names: { [key in string]: string }, viewer: ReplayViewer,
/**
 * Whether the game is over, so that every seat's view may be asked for.
 */
over: boolean,
/**
 * For a record that was sent: whether it holds.
 */
verdict: Verdict | null, frames: Array<Frame>, };

/**
 * Through whose eyes a game is seen.
 */
export type ReplayViewer = "spectator" | { "seat": number } | "all";

/**
 * Somebody asks for a seat that was dealt to somebody else. Every person at the table has to agree.
 */
export type SeatAsked = { id: number, seat: number, name: string,
/**
 * Who has not answered yet.
 */
needs: Array<number>,
/**
 * Asked by the device this is said to.
 */
here: boolean, };

/**
 * The choices of a seat that everybody could infer.
 */
export type SeatChoices = { seat: number,
/**
 * As `choices` of an update, without forms, because their bounds may reveal what a seat holds.
 */
choices: Json, };

/**
 * One seat's clock.
 */
export type SeatClock = { seat: number,
/**
 * Milliseconds left when this was sent.
 */
left: number,
/**
 * Milliseconds it started with.
 */
of: number, };

/**
 * Who sits there.
 */
export type SeatInfo = { name: string, sitter: Sitter,
/**
 * 0 to 5: orange, pink, black, white, purple, yellow.
 */
colour: number, ready: boolean,
/**
 * Held by the device this is said to.
 */
here: boolean, };

/**
 * What a seat is for when the table is opened.
 */
export type SeatPlan = "person" | { "bot": BotPlan } | { "here": string };

/**
 * A message from the server.
 */
export type ServerMessage = { "type": "welcome", protocol: number,
/**
 * The seats the token holds; none for a spectator.
 */
seats: Array<number>, table: TableInfo, } | { "type": "table", table: TableInfo, } | { "type": "update" } & Update | { "type": "change" } & Change | { "type": "beat" } | { "type": "chat", lines: Array<ChatLine>, } | { "type": "clock" } & Clock | { "type": "nudged", seat: number, by: number, } | { "type": "device", ref: string, secret: string,
/**
 * Seconds until it expires.
 */
expires: number, } | { "type": "done", ref: string,
/**
 * The version it led to, for actions.
 */
seq: number | null, } | { "type": "refused", ref: string, refusal: Refusal, } | { "type": "previewed", ref: string, told: Array<Told>,
/**
 * Chance or hidden information decides how it goes on.
 */
open: boolean,
/**
 * Whether the action could be undone without asking anyone.
 */
can_take_back: boolean, } | { "type": "failed", ref: string | null, code: string, message: string, };

/**
 * Who sits on a seat. During a game a bot plays an empty seat; who left it can return, others ask for it.
 */
export type Sitter = "nobody" | { "person": { online: boolean,
/**
 * Why a bot plays for them at the moment.
 */
stand_in: StandIn | null, } } | { "bot": { level: string,
/**
 * Words for how it plays, `daring+selfish`; absent if it plays as it always does.
 */
temper: string | null, } };

/**
 * Why a bot plays for a person.
 */
export type StandIn = "handed_over" | "away";

/**
 * The public description of a table.
 */
export type TableInfo = { code: string, game: string, stage: TableStage, seats: Array<SeatInfo>,
/**
 * The seat that may start the game, add bots, remove players and close the table.
 */
host: number,
/**
 * Whether it is listed in the lobby.
 */
public: boolean,
/**
 * Whether those without a seat may watch.
 */
spectators: boolean, time: TimeMode,
/**
 * When it is cleared away after its game is over; null if it stays.
 */
retention: TableRetention | null,
/**
 * The host has stopped clocks and bots.
 */
paused: boolean,
/**
 * An undo that needs the consent of others.
 */
undo: UndoAsked | null,
/**
 * Somebody who asks for a seat of the game in progress.
 */
seat_asked: SeatAsked | null,
/**
 * The code of the rematch.
 */
rematch: string | null,
/**
 * The set-up as it will be played.
 */
setup: Json,
/**
 * Options that differ from the print.
 */
house_rules: Array<string>,
/**
 * Names of the things on this table: `card:7` → "Brickworks".
 */
names: { [key in string]: string },
/**
 * SHA-256 of the server's part of the seed, in hexadecimal digits; the seed itself comes with the record.
 */
commitment: string,
/**
 * What went wrong, if the table is frozen.
 */
trouble: string | null, };

/**
 * What becomes of a table that nobody uses any more after its game is over.
 */
export type TableRetention = {
/**
 * It is cleared away after so many days.
 */
days: number,
/**
 * What becomes of its record then, as the host chose.
 */
record: RecordChoice,
/**
 * What the host can choose.
 */
offered: Array<RecordChoice>, };

export type TableStage = "waiting" | "playing" | "over" | "closed" | "frozen";

/**
 * How time is kept.
 */
export type TimeMode = "relaxed" | { "live": { seconds: number, } };

/**
 * One event, with the rule it follows from.
 */
export type Told = {
/**
 * The version it belongs to; 0 is the deal.
 */
seq: number, rule: string, event: Json,
/**
 * The name of the moment, if a replay can jump to this event.
 */
moment: string | null, };

/**
 * An undo that the others have to agree to. Bots agree.
 */
export type UndoAsked = { id: number, by: number,
/**
 * Who has not answered yet.
 */
needs: Array<number>, };

/**
 * An undo: the events of versions after `back_to` and before `version` no longer count.
 */
export type Undone = { version: number, back_to: number,
/**
 * Who asked for it.
 */
by: number, };

/**
 * The full game as this client sees it, and what happened since its last version.
 */
export type Update = {
/**
 * Incremented with every entry that this viewer could notice; the deal is 0.
 */
version: number,
/**
 * The seat whose view this is; absent for spectators and while a shared device is covered.
 */
seat: number | null,
/**
 * What everyone sees; the same bytes for all.
 */
public: Json,
/**
 * What only this seat sees; null for spectators.
 */
own: Json,
/**
 * What this seat may do: `{exact: [{action, concerns}], forms: [{kind, blank, asks}]}`; null for spectators.
 */
choices: Json,
/**
 * On a device with several seats: for each of them the choices that everybody could infer.
 */
open_choices: Array<SeatChoices>,
/**
 * Whether this seat can undo its last action without asking anyone.
 */
can_undo: boolean,
/**
 * How many moves a bot has made for this seat since its owner last made one.
 */
moves_by_bot: number, waited_for: Array<number>,
/**
 * The round or turn.
 */
round: number,
/**
 * 0 to 100.
 */
progress: number,
/**
 * The standings as far as everyone knows them, `{places, scores, winners}`; null if the game has no open
 * standings.
 */
standing: Json, told: Array<Told>,
/**
 * Events left out because there were too many.
 */
skipped: number,
/**
 * Undos since the last version, oldest first.
 */
undone: Array<Undone>, ending: Ending | null, };

/**
 * Whether a record holds: its seed is the promised one, every entry is legal and the result follows.
 */
export type Verdict = { holds: boolean,
/**
 * What is wrong with it.
 */
problem: string | null, };

/**
 * The share of games a seat won, with its 95 % interval (Wilson). A shared victory counts as a share.
 */
export type WinShare = { share: number, low: number, high: number, };
