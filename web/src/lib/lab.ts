// Generated from crates/lab. Do not edit: UPDATE_EXPECT=1 cargo test -p protocol

/**
 * The counts of one series, from the first number on.
 */
export type Bars = {
/**
 * The place in [`Report::series`].
 */
series: number, counts: Array<number>, };

/**
 * The results of one bot on all its seats.
 */
export type BotLine = { bot: string, games: number, seats: number,
/**
 * Share of its games that a seat of it won, alone or with others.
 */
won: Estimate,
/**
 * Share of the wins of its games; a win shared by n counts 1/n.
 */
wins: Estimate,
/**
 * The same divided by its share of the seats: 1 is average. `None` for a bot that had all seats.
 */
times_fair: Estimate | null, place: Estimate, score: Estimate, faults: { timed_out: number, crashed: number, illegal: number }, };

/**
 * A chart and its figures.
 */
export type Chart = {
/**
 * Distinct within the report; names the files it is saved in.
 */
key: string, title: string, about: string,
/**
 * What the figures are in.
 */
unit: string, drawn: Drawn, };

/**
 * The course of one series.
 */
export type CourseLine = { series: number, points: Array<CoursePoint>, };

/**
 * The readings of one round.
 */
export type CoursePoint = { round: number, readings: number, mean: number,
/**
 * A tenth of the readings is below `low`, half below `middle`, nine tenths below `high`.
 */
low: number, middle: number, high: number, };

export type Drawn = { "kind": "histogram",
/**
 * What the numbers count.
 */
axis: string,
/**
 * The smallest number; those that follow are one apart, so that a number that never occurred has its place.
 */
first: number, bars: Array<Bars>, } | { "kind": "intervals",
/**
 * The value of no effect.
 */
nothing: number, groups: Array<Group>, } | { "kind": "course",
/**
 * What the rounds are called.
 */
axis: string, lines: Array<CourseLine>, };

/**
 * What a variant changes about one figure.
 */
export type Effect = { variant: string, figure: string, is_primary: boolean,
/**
 * The mean of the first variant in the games that both have.
 */
before: number, after: number,
/**
 * Paired by seed. Student's interval for means, Newcombe's for shares.
 */
difference: Estimate,
/**
 * The difference in standard deviations of single games (the mean of both variants' variances).
 */
size: Estimate,
/**
 * Of the t-test for means, of McNemar's exact test for shares.
 */
p: number,
/**
 * Corrected for all distinct figures of this experiment; the primary figure is corrected for its variants alone.
 */
p_corrected: number,
/**
 * The figure before this one that moves in step with it in every variant. Both are one test.
 */
same_as: string | null, };

/**
 * Why no more games were played.
 */
export type Ended = "all_played" | "target_reached" | "stopped";

/**
 * An estimate and its 95 % interval.
 */
export type Estimate = { value: number, low: number, high: number, };

/**
 * An experiment as it is written in a file (TOML or JSON).
 */
export type Experiment = { title?: string,
/**
 * What the experiment is to answer.
 */
question?: string,
/**
 * What is expected, and why; written before the games are played.
 */
hypothesis?: string,
/**
 * The game's id.
 */
game: string,
/**
 * Games of each variant; at most so many if there is a target.
 */
games: number, seed: number,
/**
 * Seats at the table; as many as there are bots, within the limits of the game, if left out.
 */
players?: number | null,
/**
 * The line-up; the last one takes the seats that are left.
 */
bots: Array<string>, seating?: Seating,
/**
 * Chance is drawn by purpose and count, so that it stays the same in all variants after the first different move.
 */
common_dice?: boolean,
/**
 * The figure that decides the question. It is tested apart from all others.
 */
primary?: string | null,
/**
 * No more games are played once the interval of the primary figure is within so much of its middle: for each
 * variant that of its difference from the first one, or without variants that of the figure itself.
 */
target?: number | null,
/**
 * Options that all variants have.
 */
set?: { [key in string]: JsonValue },
/**
 * The moment of a recorded game from which every game goes on, with its options and seats; what is set here comes on
 * top. Seats do not rotate.
 */
from?: unknown,
/**
 * Variants by name; the first one is what the others are compared with.
 */
variants?: Array<Variant>,
/**
 * Options and their values, combined with each other and with the variants.
 */
vary?: Array<Vary>, };

/**
 * The outcome of an experiment. Nothing in it depends on the machine or the number of threads.
 */
export type ExperimentResult = {
/**
 * What was played. A run that was stopped has the number of games that it came to, so that whoever runs this gets the
 * same numbers.
 */
experiment: Experiment,
/**
 * A command line that gives the same numbers.
 */
command: string,
/**
 * The version of the program that made it.
 */
version: string,
/**
 * The version of the game's rules.
 */
rules: number,
/**
 * Games that every variant has played.
 */
games: number,
/**
 * Games of each variant that were asked for.
 */
asked: number, ended: Ended,
/**
 * What was measured in each game, in the order of each variant's `figures`.
 */
figures: Array<Figure>,
/**
 * The first is what the others are compared with.
 */
variants: Array<VariantResult>,
/**
 * What the variants change: the primary figure first, then the most certain. Without a second variant there are none.
 */
effects: Array<Effect>, };

/**
 * One kind of fault of one bot.
 */
export type FaultLine = { bot: string,
/**
 * `timed_out`, `crashed` or `illegal`.
 */
kind: string, count: number,
/**
 * What it wanted to do when this first happened; empty if it gave no answer.
 */
action: string,
/**
 * Why that was not accepted.
 */
reason: string,
/**
 * The game and the decision in which it first happened.
 */
game: number, decision: number, };

/**
 * A figure of single games.
 */
export type Figure = {
/**
 * As in `primary`, in CSV tables and in [`FigureLine::figure`].
 */
name: string,
/**
 * As a reader sees it.
 */
label: string, unit: string,
/**
 * It is 1 or 0 in each game, so that its mean is a share of games.
 */
is_share: boolean, };

/**
 * A figure over the games of one variant.
 */
export type FigureLine = { figure: string,
/**
 * Games in which there was something to measure.
 */
games: number,
/**
 * Wilson's interval for a share, Student's for a mean.
 */
mean: Estimate, deviation: number,
/**
 * A tenth of the games is below the first, half below the second, nine tenths below the third.
 */
quantiles: [number, number, number], };

/**
 * The last readings of one gauge.
 */
export type FinalReadingLine = { gauge: string, unit: string,
/**
 * Games that had a reading; figures of single seats are averaged over the seats.
 */
games: number, mean: Estimate,
/**
 * The same for the seats of each bot, in the order of the bots; empty for a gauge of the table.
 */
bots: Array<Estimate>, };

/**
 * A gauge round by round; figures of single seats are taken together.
 */
export type GaugeLine = { gauge: string, unit: string, rounds: Array<RoundLine>, };

/**
 * What is compared in one row.
 */
export type Group = { label: string, estimates: Array<SeriesEstimate>, };

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

/**
 * A game that stands out.
 */
export type Outlier = {
/**
 * `longest`, `shortest`, `highest-score`, `lowest-score`, `ending-NAME` or `faults`.
 */
kind: string, game: number,
/**
 * The seed of the game's record, from 0 to 2^64 - 1: as text, because not every reader has such numbers.
 */
seed: string,
/**
 * Rounds, score or number of faults.
 */
value: number, };

/**
 * A report.
 */
export type Report = { title: string,
/**
 * The tag of the language it is written in.
 */
language: string,
/**
 * What one has to know before the first chart.
 */
lead: Array<string>,
/**
 * What is shown side by side, in the same colours everywhere; one name if nothing is compared.
 */
series: Array<string>, sections: Array<Section>,
/**
 * How it was made, line by line; it stands above the figures of each chart and table that is saved.
 */
made: Array<string>, };

export type RoundLine = { round: number, readings: number, mean: number, deviation: number,
/**
 * Nine tenths of the readings are above the first, half above the second, a tenth above the third.
 */
quantiles: [number, number, number], };

/**
 * The results of one seat, whichever bot sat there.
 */
export type SeatLine = { seat: number,
/**
 * Games won alone.
 */
won: number,
/**
 * Games won together with others.
 */
shared: number, mean_place: number, mean_score: number,
/**
 * Share of all wins; a win shared by n counts 1/n.
 */
wins: Estimate, place: Estimate, score: Estimate, };

/**
 * Who sits where from game to game.
 */
export type Seating = "rotated" | "as_given";

/**
 * Charts and tables under one heading.
 */
export type Section = { title: string, about: string,
/**
 * Shown only when it is opened.
 */
is_folded: boolean, charts: Array<Chart>, tables: Array<Table>, };

export type SeriesEstimate = { series: number, value: number, low: number, high: number, };

/**
 * A table as it was set up.
 */
export type Setting = { players: number,
/**
 * Seat by seat in the first game.
 */
line_up: Array<string>,
/**
 * The options that differ from the printed ones; a deck of one's own is only named by its digest.
 */
options: { [key in string]: JsonValue },
/**
 * The deck's digest, of the printed one too: the first 16 digits of SHA-256. Empty for a game without decks.
 */
deck: string, };

/**
 * The statistics as they are printed and written.
 */
export type Summary = { game: string, players: number, seed: number,
/**
 * Games asked for; fewer were played if the run was interrupted.
 */
asked: number, games: number, decisions: number, length: Estimate,
/**
 * A tenth of the games is shorter than the first, half than the second, nine tenths than the third.
 */
length_quantiles: [number, number, number], rounds: { [key in number]: number }, endings: { [key in string]: number }, ending_shares: { [key in string]: Estimate }, without_winner: Estimate, standings: Array<SeatLine>, bots: Array<BotLine>, gauges: Array<GaugeLine>,
/**
 * What each gauge read when games were over.
 */
ends: Array<FinalReadingLine>, things: Array<ThingLine>, };

/**
 * A table; the first column says what a row is about.
 */
export type Table = { key: string, title: string, header: Array<string>, rows: Array<Array<string>>, };

/**
 * The results of seats that acted on a thing of the deck, or had it as their role.
 */
export type ThingLine = { thing: string,
/**
 * Games in which any seat did.
 */
games: number, seats: number,
/**
 * Games those seats won; a win shared by n counts 1/n.
 */
won: number,
/**
 * The same for each of those seats.
 */
win_rate: number, times_fair: Estimate, };

/**
 * A variant with a name of its own. What it leaves out is as in the experiment.
 */
export type Variant = { name: string, players?: number | null, bots?: Array<string>, set?: { [key in string]: JsonValue }, };

/**
 * What came of one variant.
 */
export type VariantResult = { name: string, setting: Setting, figures: Array<FigureLine>, summary: Summary,
/**
 * Games worth a look; [`super::record_of`] makes their records.
 */
outliers: Array<Outlier>,
/**
 * What bots did wrong, the most frequent first.
 */
faults: Array<FaultLine>, };

/**
 * One option and the values it takes. `players`, `bots` (a line-up: `trader/novice`) and `bot` (one bot before the
 * line-up: `trader:careful`) can be varied too.
 */
export type Vary = { option: string, values: Array<JsonValue>,
/**
 * What the values are called, for those that say little or are long, such as decks.
 */
names?: Array<string>, };
