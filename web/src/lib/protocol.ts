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
 * What bots found about an action, from what the asker knows alone.
 */
export type Advice = { ref: string,
/**
 * The version whose move it is about; null for what to do now.
 */
about: number | null,
/**
 * Whose action it is.
 */
seat: number,
/**
 * What to do, or what was done.
 */
action: Json,
/**
 * The next best action; null if bots know no other.
 */
other: Json,
/**
 * The share of games won after either, where bots play on in worlds that the asker could imagine.
 */
chance: number | null, other_chance: number | null,
/**
 * How many games in a hundred more are won after the action than after the other.
 */
gain: number,
/**
 * Whether that difference is beyond doubt.
 */
is_clear: boolean,
/**
 * Where the two differ when everybody has had a turn again, the clearest difference first.
 */
why: Array<AdviceFigure>, };

/**
 * A figure of the seat that acts, after both actions.
 */
export type AdviceFigure = {
/**
 * The name of the gauge, whose label is in the game's messages; null for the score.
 */
gauge: string | null, unit: string, value: number, other: number, };

/**
 * Bots are to look for the moves that cost a seat of a finished game most.
 */
export type AskLosses = { seat: number,
/**
 * The record, if it is none of the house.
 */
record?: Json, };

/**
 * Bots are to play a finished game out from a moment.
 */
export type AskPlayouts = { entry: number,
/**
 * The record, if it is none of the house.
 */
record?: Json, };

export type BoardPupil = { pupil: number, name: string,
/**
 * Counted from 1.
 */
table: number | null,
/**
 * The pupil whose device they share.
 */
shares_with: number | null, consent: boolean | null,
/**
 * A device asks to be theirs; the teacher has to agree. Never told to a beamer.
 */
asks: boolean, };

/**
 * One table of the board.
 */
export type BoardTable = {
/**
 * Counted from 1.
 */
number: number, treatment: string,
/**
 * For the teacher, who may look into it.
 */
code: string | null,
/**
 * Which pupil sits on which seat; null is a bot. Before the game: who will sit there.
 */
pupils: Array<number | null>,
/**
 * How it stands; null before the game, and while its node does not answer.
 */
look: TableLook | null, };

/**
 * A bot. It may also be written as one string: `"trader"`, `"trader:daring+selfish"`.
 */
export type BotPlan = string | { level: string, temper?: string | null };

/**
 * `POST /api/classes/{class}/vote`: a pupil votes, or changes the vote.
 */
export type CastVote = {
/**
 * The place of the proposal in the list.
 */
proposal: number, };

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
 * `POST /api/games/{id}/check`: whether a table could be opened with this.
 */
export type CheckSetup = {
/**
 * Options that differ from the printed ones.
 */
setup?: Json,
/**
 * A deck file as the command line takes it, in place of the set-up's deck.
 */
deck_file?: string | null,
/**
 * How many play; any number that the game allows if left out.
 */
players?: number | null, };

/**
 * The answer if it could: the set-up's own deck, and the file that holds it.
 */
export type CheckedSetup = {
/**
 * `null` if the deck is the printed one.
 */
deck: Json, deck_file: string | null, };

/**
 * `GET /api/classes/{class}/board`: the class as the teacher and the beamer see it.
 */
export type ClassBoard = { class: ClassInfo, plan: GamePlan, pupils: Array<BoardPupil>, tables: Array<BoardTable>, };

/**
 * `GET /api/classes/{class}`: a class as somebody with its code sees it.
 */
export type ClassInfo = { code: string, title: string, stage: ClassStage, role: ClassRole,
/**
 * The game's id.
 */
game: string,
/**
 * Counts the games of this class from 1.
 */
number: number, practice: boolean, paused: boolean, chat: boolean, luck: Luck,
/**
 * SHA-256 of the seed of this game, in hexadecimal digits.
 */
commitment: string,
/**
 * The seed itself, when every table has ended.
 */
seed: string | null, last_round_at: number | null, ends_at: number, keep: boolean, consent: string | null,
/**
 * The language that pages of pupils speak unless they choose another.
 */
language: string | null,
/**
 * Who is in the class, so that somebody with a cleared phone finds their name.
 */
pupils: Array<PupilName>,
/**
 * The pupils of the device that asks.
 */
mine: Array<MyPlace>, vote: ClassVote | null,
/**
 * Earlier games of this class and this one if it is over, for the debrief.
 */
debriefs: Array<PlayedGame>,
/**
 * The server's time, in milliseconds since 1970.
 */
now: number, };

/**
 * The answer to opening a class. The teacher's token is the right to everything, the beamer's to look.
 */
export type ClassOpened = { code: string, teacher: string, beamer: string, };

/**
 * Who somebody is in a class.
 */
export type ClassRole = "teacher" | "beamer" | "pupil" | "guest";

export type ClassStage = "gathering" | "playing" | "over" | "ended";

/**
 * Which rule to change: proposals and how many want each.
 */
export type ClassVote = { proposals: Array<Treatment>,
/**
 * By proposal; null for pupils while the vote is open, so that nobody follows others.
 */
votes: Array<number> | null, cast: number, open: boolean,
/**
 * What the asking device has voted for.
 */
mine: number | null, };

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
version?: number | null, } | { "type": "nonce", ref: string, nonce: string, seat?: number | null, } | { "type": "ready", ref: string, ready: boolean, seat?: number | null, } | { "type": "colour", ref: string, seat: number, colour: number, } | { "type": "rename", ref: string, name: string, seat?: number | null, } | { "type": "leave", ref: string, seat?: number | null, } | { "type": "set_bot", ref: string, seat: number, bot: BotPlan | null, } | { "type": "order", ref: string, seats: Array<number>, } | { "type": "players", ref: string, players: number, } | { "type": "stand_in", ref: string, seat: number, to_bot: boolean, } | { "type": "remove", ref: string, seat: number, } | { "type": "settings", ref: string, public?: boolean | null, spectators?: boolean | null, time?: TimeMode | null, record?: RecordChoice | null,
/**
 * Whether people may ask bots for advice; before the game.
 */
advice?: boolean | null, } | { "type": "start", ref: string, } | { "type": "pause", ref: string, paused: boolean, } | { "type": "pace", ref: string, pace: Pace, } | { "type": "close", ref: string, } | { "type": "act", ref: string, action: Json, seat?: number | null, } | { "type": "preview", ref: string, action: Json, seat?: number | null, } | { "type": "advise", ref: string, about?: number | null, seat?: number | null, } | { "type": "undo", ref: string, seat?: number | null, } | { "type": "agree", ref: string, undo: number, yes: boolean, seat?: number | null, } | { "type": "admit", ref: string, ask: number, yes: boolean, seat?: number | null, } | { "type": "nudge", ref: string, seat: number, } | { "type": "hand_over", ref: string, to_bot: boolean, seat?: number | null, } | { "type": "chat", ref: string, text: string, seat?: number | null, } | { "type": "device", ref: string, lasting?: boolean, } | { "type": "rematch", ref: string, };

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
 * How far an experiment is.
 */
export type ExperimentProgress = {
/**
 * Games of each variant that were played.
 */
done: number,
/**
 * How many there will be.
 */
games: number,
/**
 * Where the result is, once it is there.
 */
id: string | null, };

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
 * What the tables of a class play, and how pupils are seated.
 */
export type GamePlan = { game: string,
/**
 * Pupils at each table.
 */
per_table: number,
/**
 * What becomes of pupils who do not fill a table.
 */
left_over?: LeftOver,
/**
 * The level of bots that fill tables; the house's stand-in if left out.
 */
bots?: string | null,
/**
 * The rules, one treatment or several; tables take them in turn.
 */
treatments: Array<Treatment>,
/**
 * By table, from the first: which of the treatments it has, counted from 0; null, or no entry, takes them in turn.
 */
by_table?: Array<number | null>,
/**
 * A game to try things out comes first.
 */
practice?: boolean, chat?: boolean,
/**
 * Whether pupils may ask bots for advice.
 */
advice?: boolean, time?: TimeMode, luck?: Luck,
/**
 * When the last round begins, in milliseconds since 1970; later each table ends with its round.
 */
last_round_at?: number | null, };

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
 * The language of the sentences and of the rules page.
 */
language: string,
/**
 * The sentences of the game, Fluent.
 */
messages: string,
/**
 * What is said about the sentences and is not language: what numbers of the view stand for, the rule of each step.
 */
data: Json,
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
rules: string,
/**
 * Whether there is a guided game to learn it by.
 */
guided: boolean, };

export type Groups = "same" | "new";

/**
 * Where somebody stands who learns a game.
 */
export type GuideInfo = { stage: GuideStage,
/**
 * Lessons that are done, and how many there are.
 */
done: number, of: number,
/**
 * What is said now; null while others act and when the guide was left.
 */
lesson: GuideLesson | null, };

/**
 * One lesson. Its sentences are in the game's messages: `guided` has what is said, `guided_else` what is said when
 * another move is tried, under the name of the last page, or that and the kind of the move (`sell.roll`).
 */
export type GuideLesson = {
/**
 * Names of messages, one page each.
 */
say: Array<string>,
/**
 * What fills them.
 */
facts: Json,
/**
 * The action that is wanted; null if none is.
 */
wants: Json,
/**
 * Things on the board to look at, such as `card:7`.
 */
light: Array<string>, };

export type GuideStage = "lesson" | "others" | "end" | "left";

/**
 * `POST /api/tables/{code}/device`: another device takes the same seats.
 */
export type JoinDevice = { secret: string, };

/**
 * `POST /api/tables/{code}/seats`: takes an empty seat. In a running game the others are asked first, unless the
 * token is of the person who left it. Naming the seat of somebody who is not connected says that one is that person and
 * has lost the token; the others are asked, and the name stays.
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

export type LeftOver = "bots" | "larger";

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
bots: Array<string>,
/**
 * Whether there is a guided game to learn it by.
 */
guided: boolean, };

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

export type LookGauge = { name: string, label: string, unit: string,
/**
 * Round and reading.
 */
values: Array<[number, number]>, };

export type LookMoment = { round: number,
/**
 * The name of the moment, as the game has it.
 */
kind: string, text: string,
/**
 * Milliseconds since 1970; null if it was before the table was loaded.
 */
at: number | null, };

export type LookSeat = { name: string, is_bot: boolean, online: boolean, stand_in: StandIn | null, };

/**
 * Where the dice of the tables come from.
 */
export type Luck = "own" | "same";

/**
 * How long a game takes.
 */
export type Minutes = { least: number, most: number,
/**
 * For each player rather than for the table.
 */
per_player: boolean, };

/**
 * Where a pupil of the asking device sits.
 */
export type MyPlace = { pupil: number, name: string,
/**
 * Counted from 1; null if there is no place in this game.
 */
table: number | null,
/**
 * The code of the table, when the game has begun.
 */
code: string | null, seat: number | null,
/**
 * The teacher has not agreed yet that this device is theirs.
 */
asks: boolean, };

/**
 * `POST /api/classes`: opens a class.
 */
export type NewClass = {
/**
 * What pupils read above everything else; may be empty.
 */
title: string, plan: GamePlan,
/**
 * After so many hours the class ends by itself.
 */
hours?: number,
/**
 * Whether tables and records stay when the class ends; else they are deleted with all names.
 */
keep?: boolean,
/**
 * For research: what pupils are asked to agree to. They play either way.
 */
consent?: string | null,
/**
 * The language of the class, such as `de`: pages of pupils speak it unless they choose another.
 */
language?: string | null, };

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
 * `POST /api/games/{id}/guided`: a game to learn by, which begins at once. Its dice are fixed and known, and the others
 * play a script.
 */
export type NewGuided = {
/**
 * The person who learns.
 */
name: string, };

/**
 * `POST /api/classes/{class}/pupils`: somebody enters the class, or several at one device.
 */
export type NewPupil = { name: string,
/**
 * Whether they agree to what the class asks for; null if it asks for nothing.
 */
consent?: boolean | null,
/**
 * A token of this class: the new pupil shares that device and sits at the same table.
 */
token?: string | null, };

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
 * How fast bots move, the slowest first.
 */
export type Pace = "slow" | "calm" | "quick" | "instant";

/**
 * `GET /api/texts`: what the page itself says.
 */
export type PageTexts = { language: string,
/**
 * The sentences of the page, Fluent.
 */
messages: string,
/**
 * The languages that can be chosen.
 */
languages: Array<SpokenLanguage>, };

/**
 * A game of the class whose tables have all ended.
 */
export type PlayedGame = { number: number, game: string, practice: boolean, };

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
wins: Array<WinShare>,
/**
 * Games that nobody won, because the game itself can win; null if there was none so far.
 */
nobody: WinShare | null, };

/**
 * `GET /api/games/{id}/decks`: a printed deck, as the option `deck` of a set-up takes it.
 */
export type PrintedDeck = {
/**
 * The name of its file.
 */
name: string, deck: Json, };

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
 * A sentence for people, in English: what is wrong and what to do.
 */
message: string,
/**
 * What is wrong in detail, in the language that was asked for if that is not English. Only some problems have it.
 */
detail?: string, };

/**
 * The answer to entering and returning.
 */
export type PupilJoined = { pupil: number,
/**
 * The right to the pupil's place; after a return it opens nothing until the teacher has agreed.
 */
token: string, };

export type PupilName = { pupil: number, name: string, };

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
 * `POST /api/classes/{class}/return`: a device that has lost its token asks for a pupil's place.
 */
export type ReturnPupil = { pupil: number, };

/**
 * Somebody asks for a seat that was dealt to somebody else, or says to be the person who has it and is not connected.
 * Every other person at the table has to agree.
 */
export type SeatAsked = { id: number, seat: number, name: string,
/**
 * Who has not answered yet.
 */
needs: Array<number>,
/**
 * Asked by the device this is said to.
 */
here: boolean,
/**
 * The seat has a person, who is not connected: whoever asks says to be them.
 */
is_return: boolean, };

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
here: boolean,
/**
 * How often it has asked bots for advice in this game.
 */
advised: number, };

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
 * Seconds until it expires; null for one to keep.
 */
expires: number | null, } | { "type": "done", ref: string,
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
can_take_back: boolean, } | { "type": "advice" } & Advice | { "type": "failed", ref: string | null, code: string, message: string, };

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
 * A language that can be chosen.
 */
export type SpokenLanguage = { tag: string,
/**
 * What the language calls itself.
 */
name: string,
/**
 * How much of everything it says, of 100; the rest is said in English.
 */
percent: number, };

/**
 * Why a bot plays for a person.
 */
export type StandIn = "handed_over" | "away" | "host";

/**
 * A table's class, as those at the table see it.
 */
export type TableClass = { code: string,
/**
 * Counted from 1.
 */
number: number, chat: boolean,
/**
 * Whether actions can be taken back here.
 */
undo: boolean, };

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
 * Whether people may ask bots for advice.
 */
advice: boolean,
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
trouble: string | null,
/**
 * The class it belongs to: the teacher is its host, and nobody at it.
 */
class: TableClass | null,
/**
 * Of a guided game, whose dice are fixed and known: where its learner stands.
 */
guide: GuideInfo | null, };

/**
 * How a table stands, in what everybody at it may know.
 */
export type TableLook = { stage: TableStage, round: number,
/**
 * The round in the game's own words ("Turn 5"); null where the game counts in rounds.
 */
round_text: string | null,
/**
 * 0 to 100.
 */
progress: number,
/**
 * The name of the phase, as the game's messages have it; null where the game shows none.
 */
phase: string | null, paused: boolean, waited_for: Array<number>,
/**
 * Milliseconds for which nobody who is waited for has answered.
 */
waiting: number, seats: Array<LookSeat>,
/**
 * Public figures of the whole table over its rounds.
 */
gauges: Array<LookGauge>,
/**
 * What stood out lately, newest last.
 */
moments: Array<LookMoment>,
/**
 * `{places, scores, winners}` as everybody could work it out; as it stands when the table has ended.
 */
standing: Json, trouble: string | null, };

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
 * A table as a list of one's tables shows it: who plays, who is waited for and since when.
 */
export type TableSummary = { code: string, game: string, stage: TableStage, seats: Array<SeatInfo>, waited_for: Array<number>,
/**
 * When something last happened there that everybody could notice, in milliseconds since 1970.
 */
since: number,
/**
 * The code of the rematch.
 */
rematch: string | null, };

/**
 * `POST /api/classes/{class}/teach`: what the teacher does. The answer is the board.
 */
export type Teach = { "do": "plan", plan: GamePlan, } | { "do": "shuffle", } | { "do": "place", pupil: number, table: number, } | { "do": "start", } | { "do": "pause", paused: boolean, } | { "do": "last_round", at: number | null, } | { "do": "end", table?: number | null, } | { "do": "hand_over", table: number, seat: number, to_bot: boolean, } | { "do": "rename", pupil: number, name: string, } | { "do": "remove", pupil: number, } | { "do": "admit", pupil: number, yes: boolean, } | { "do": "next", plan: GamePlan, groups: Groups, } | { "do": "vote", proposals: Array<Treatment>, } | { "do": "close_vote", } | { "do": "stay", hours: number, } | { "do": "end_class", };

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
 * Rules that some tables of a game play by.
 */
export type Treatment = { name: string,
/**
 * Options that differ from the printed ones.
 */
setup: Json, };

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
