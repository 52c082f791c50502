// Generated from crates/protocol. Do not edit: UPDATE_EXPECT=1 cargo test -p protocol

/**
 * `GET /api/address`: for links and pictures that phones can read.
 */
export type Address = {
/**
 * The one to tell others; absent if only the server's own machine can reach it.
 */
url: string | null,
/**
 * Others that may work too.
 */
others: Array<string>, };

/**
 * From a client.
 */
export type ClientMessage = { "type": "hello", protocol: number, token: string | null, version: number | null, } | { "type": "act", ref: string, action: Json, } | { "type": "preview", ref: string, action: Json, } | { "type": "set_bot", ref: string, seat: number, level: string | null, } | { "type": "start", ref: string, } | { "type": "nonce", ref: string, nonce: string, };

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
 * `GET /api/games`: one of the list.
 */
export type GameSummary = { id: string, title: string, min_players: number, max_players: number,
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
 * The rules page, in Markdown.
 */
rules: string, };

/**
 * `POST /api/tables/{code}/seats`: takes an empty seat.
 */
export type JoinTable = { name: string, };

/**
 * The answer to opening and joining. The token is the seat: whoever has it sits there.
 */
export type Joined = { code: string, seat: number, token: string, };

/**
 * JSON that passes through as the game gave it.
 */
export type Json = unknown;

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
setup: Json, };

/**
 * Why a request was not carried out.
 */
export type Problem = {
/**
 * A word for programs: `no_such_table`, `table_full`, `bad_setup` …
 */
code: string,
/**
 * A sentence for people: what is wrong and what to do.
 */
message: string, };

/**
 * Why the rules forbid it.
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
 * Who sits there.
 */
export type SeatInfo = { name: string, sitter: Sitter, };

/**
 * What a seat is meant for when the table opens.
 */
export type SeatPlan = "person" | { "bot": string };

/**
 * From the server.
 */
export type ServerMessage = { "type": "welcome", protocol: number,
/**
 * The seat the token belongs to; absent for a spectator.
 */
seat: number | null, table: TableInfo, } | { "type": "table", table: TableInfo, } | { "type": "update" } & Update | { "type": "done", ref: string,
/**
 * The version it led to, for actions.
 */
seq: number | null, } | { "type": "refused", ref: string, refusal: Refusal, } | { "type": "previewed", ref: string, told: Array<Told>, } | { "type": "failed", ref: string | null, code: string, message: string, };

export type Sitter = "nobody" | { "person": { online: boolean, } } | { "bot": { level: string, } };

/**
 * The table around the game.
 */
export type TableInfo = { code: string, game: string, stage: TableStage, seats: Array<SeatInfo>,
/**
 * The seat that may start the game and seat bots.
 */
host: number,
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

export type TableStage = "waiting" | "playing" | "over" | "frozen";

/**
 * One event, with the rule it follows from.
 */
export type Told = {
/**
 * The version it belongs to; 0 is the deal.
 */
seq: number, rule: string, event: Json,
/**
 * A name if this is a moment that a replay jumps to.
 */
moment: string | null, };

/**
 * The game as this client sees it now, and what happened since its last version.
 */
export type Update = {
/**
 * Goes up by one with every entry this viewer could notice; the deal is 0.
 */
version: number,
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
choices: Json, waited_for: Array<number>,
/**
 * The round or turn.
 */
round: number,
/**
 * 0 to 100.
 */
progress: number, told: Array<Told>,
/**
 * Events left out because there were too many.
 */
skipped: number, ending: Ending | null, };
