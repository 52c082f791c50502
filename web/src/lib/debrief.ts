// Generated from crates/debrief. Do not edit: UPDATE_EXPECT=1 cargo test -p protocol

/**
 * A sector of the economy, or one seat's part of it.
 */
export type Account = { sector: string, seat: number | null, };

/**
 * Figures on one scale.
 */
export type Chart = { key: string, title: string,
/**
 * What to look for.
 */
about: string,
/**
 * Places in the list of series.
 */
series: Array<number>,
/**
 * The value at which something changes, such as whether a bank can pay; it is drawn as a line.
 */
threshold: number | null, };

/**
 * A figure of all tables.
 */
export type ClassChart = { key: string, title: string, unit: string,
/**
 * The axis of all lines.
 */
turns: Array<number>, lines: Array<ClassLine>,
/**
 * The mean of each treatment over its tables that have a reading, where there are several treatments.
 */
means: Array<ClassLine>, };

/**
 * What happened to the money at every table of a class.
 */
export type ClassDebrief = { game: string, title: string,
/**
 * The names of the rules, in the order of the tables that played by them first.
 */
treatments: Array<string>,
/**
 * How many turns make a round of the table.
 */
turns_per_round: number, tables: Array<TableDebrief>,
/**
 * Figures that every table has, on common axes; the most telling first.
 */
charts: Array<ClassChart>,
/**
 * What differed most, and when.
 */
differences: Array<ClassSentence>, questions: Array<ClassSentence>, };

/**
 * A value in such a sentence and where it comes from.
 */
export type ClassFact = { name: string, value: unknown, source: ClassSource, };

export type ClassLine = {
/**
 * Null for a mean.
 */
table: number | null, treatment: string,
/**
 * One for each of the chart's turns; null where there is no reading.
 */
values: Array<number | null>, };

/**
 * A sentence about several tables.
 */
export type ClassSentence = { key: string, text: string, facts: Array<ClassFact>, };

export type ClassSource = { "type": "figure", table: number, figure: string, turn: number, } | { "type": "mean", treatment: string, figure: string, } | { "type": "label", figure: string, } | { "type": "table" } | { "type": "turn", table: number, } | { "type": "treatment" } | { "type": "tables", treatment: string | null, } | { "type": "best", table: number, } | { "type": "last", table: number, } | { "type": "with", kind: string, } | { "type": "said", table: number, kind: string, };

/**
 * A share of all games that a move cost, with its 95 % interval.
 */
export type Cost = { value: number, low: number, high: number, };

/**
 * What happened to the money in one game.
 */
export type Debrief = {
/**
 * The game's id, as in addresses.
 */
game: string, title: string,
/**
 * The players' names by seat.
 */
players: Array<string>,
/**
 * The options in which this table differed from the printed game, so that it can be set up again.
 */
house_rules: { [key in string]: JsonValue },
/**
 * The name of the ending; null if the game was closed before its end.
 */
ending: string | null,
/**
 * By seat: 1 is first, ties share a place.
 */
places: Array<number>, scores: Array<number>, winners: Array<number>,
/**
 * How many turns make a round of the table.
 */
turns_per_round: number,
/**
 * What the values of every series belong to, in order.
 */
turns: Array<TurnPoint>, series: Array<Series>,
/**
 * Which series to draw together, the most telling first.
 */
charts: Array<Chart>, moments: Array<Moment>,
/**
 * Who owed whom at the end of each turn in which that changed.
 */
debts: Array<DebtsAt>,
/**
 * What moved between holders over the whole game, added up by what and rule: the data of a Sankey diagram.
 */
flows: Array<FlowSum>,
/**
 * What each seat's accounts held after the deal and at the end, so that flows can be shown as a balance.
 */
stocks: Array<Stock>,
/**
 * What accounts, wares and rules are called: `sector:markets`, `ware:gold`, `rule:CODE`.
 */
names: { [key in string]: string },
/**
 * The wares that serve as money, the first one before the others.
 */
money: Array<string>,
/**
 * How bots saw the chances of the seats; empty if they were not asked.
 */
estimates: Array<Estimate>, story: Array<Sentence>, questions: Array<Sentence>, };

/**
 * One debt.
 */
export type DebtLine = { debtor: number, creditor: Account,
/**
 * What is still owed.
 */
amount: number, instalment: number, security: number, };

/**
 * Who owed whom when a turn was over.
 */
export type DebtsAt = { turn: number, debts: Array<DebtLine>, };

/**
 * The chances of the seats at the end of a turn, by bots that played on from there.
 */
export type Estimate = { turn: number, entry: number,
/**
 * How many were played.
 */
games: number,
/**
 * By seat: the share of the games that it won; a shared victory counts as a share.
 */
chances: Array<number>,
/**
 * The share of the games that nobody won, because the game itself can win.
 */
nobody: number,
/**
 * The largest change of any of these shares since the estimate before.
 */
swing: number,
/**
 * A change that is not larger may be luck.
 */
luck: number, };

/**
 * An event: its entry, and its place among the events of that entry.
 */
export type EventPlace = { entry: number, event: number, };

/**
 * A value in a sentence and where it comes from.
 */
export type Fact = { name: string, value: unknown, source: Source, };

/**
 * What moved from one holder to another over the game.
 */
export type FlowSum = { from: Account, to: Account, what: string,
/**
 * Whose promise it is, if it is one.
 */
issuer: number | null, rule: string, amount: number, };

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

/**
 * A move that cost a seat a part of its chance to win.
 */
export type Loss = { entry: number,
/**
 * The last entry before it that counts, where the choice was open; 0 is the deal.
 */
before: number, turn: number,
/**
 * What was done.
 */
taken: string,
/**
 * What would have been better.
 */
better: string,
/**
 * The share of games won after what was done.
 */
chance: number,
/**
 * The share of games won after what would have been better.
 */
better_chance: number,
/**
 * How much the move cost.
 */
cost: Cost,
/**
 * Where the two ways differ when everybody has had a turn again, the clearest difference first.
 */
why: Array<Reason>, };

/**
 * What cost a seat most.
 */
export type Losses = { seat: number,
/**
 * Moves of the seat for which bots knew something else to do.
 */
weighed: number,
/**
 * The costliest first; empty if no single move cost much.
 */
moves: Array<Loss>, };

/**
 * How far the search for costly moves is.
 */
export type LossesProgress = {
/**
 * Games that were played.
 */
done: number,
/**
 * How many there will be; it falls when fewer moves are worth another look.
 */
games: number,
/**
 * What was found, in the last line; null there if the time was up.
 */
losses: Losses | null, };

/**
 * Something that stands out.
 */
export type Moment = { kind: string, entry: number,
/**
 * Its place among the events of the entry; null if a figure tells of it.
 */
event: number | null, turn: number, seats: Array<number>,
/**
 * What was at stake, by name.
 */
amounts: { [key in string]: number }, text: string, };

/**
 * A figure of the seat after each of two moves.
 */
export type Reason = { label: string, unit: string, taken: number, better: number, };

/**
 * A sentence and what it says.
 */
export type Sentence = {
/**
 * The message it was made from.
 */
key: string, text: string,
/**
 * Where a replay shows what it is about.
 */
entry: number | null, turn: number | null, facts: Array<Fact>, };

/**
 * A figure over turns.
 */
export type Series = {
/**
 * A gauge of the game, or one of the computed figures (`score`, `gini`, `money`, `velocity`, `inflation`, …).
 */
name: string,
/**
 * What it is called.
 */
label: string, unit: string,
/**
 * Null for a figure of the whole table.
 */
seat: number | null,
/**
 * One for each of `turns`; null where there is no reading.
 */
values: Array<number | null>, };

/**
 * Where a value comes from.
 */
export type Source = { "type": "event", entry: number, event: number, pointer: string, } | { "type": "said", entry: number, event: number, } | { "type": "figure", series: string, seat: number | null, turn: number, } | { "type": "turn", entry: number, } | { "type": "flows", what: Array<string>, from: Account | null, to: Account | null, rules: Array<string>, first: number, last: number, } | { "type": "count", event: string, first: number, last: number, } | { "type": "seats", event: string, first: number, last: number, } | { "type": "turns" } | { "type": "score", seat: number, } | { "type": "place", place: number, } | { "type": "moment", entry: number, kind: string, } | { "type": "sum", event: string, field: string, stretch: Stretch, } | { "type": "lacking", seat: number, stretch: Stretch, } | { "type": "given", seat: number, stretch: Stretch, } | { "type": "price", seat: number, stretch: Stretch, } | { "type": "helpers", seat: number, stretch: Stretch, } | { "type": "record", field: string, };

/**
 * What lay with a seat after the deal and at the end.
 */
export type Stock = { account: Account, what: string, issuer: number | null, start: number, end: number, };

/**
 * A stretch of a game, from one event to another, both included.
 */
export type Stretch = { first: EventPlace, last: EventPlace, };

/**
 * One table of the class.
 */
export type TableDebrief = {
/**
 * Counted from 1.
 */
number: number, treatment: string,
/**
 * Where its own debrief and replay are.
 */
code: string, players: Array<string>,
/**
 * Null if it was ended before its end; then it is scored as it stood.
 */
ending: string | null, places: Array<number>, scores: Array<number>, winners: Array<number>,
/**
 * The last turn in which anybody acted.
 */
turns: number, moments: Array<Moment>,
/**
 * What to ask at this table.
 */
questions: Array<Sentence>, };

/**
 * The end of a turn.
 */
export type TurnPoint = { turn: number,
/**
 * The entry that ended it.
 */
entry: number, };
