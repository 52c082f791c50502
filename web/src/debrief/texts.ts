// What the debrief page says; what it says about a game comes with the debrief. The sentences are the messages `debrief-…`.
import { inside, text, textsOf } from '../lib/text';

const share = (value: number): string => text('debrief-share', { percent: Math.round(value * 100) });

export const debriefTexts = textsOf('debrief', {
  countedAt: 'Counting House',
  share,
  // `perRound` is how many turns make a round of the table: where it is one, the board counts rounds, and so do these.
  played: (count: number, perRound: number): string => text('debrief-played', { count, perRound }),
  turn: (perRound: number): string => text('debrief-turn', { perRound }),
  turnAxis: (perRound: number): string => text('debrief-turnAxis', { perRound }),
  owes: (debtor: string, creditor: string, amount: string): string => {
    const creditorInside = creditor.replace(/^The /, 'the ');
    return text('debrief-owes', { debtor, creditor, creditorInside, amount });
  },
  flowsOf: (name: string, ware: string): string => text('debrief-flowsOf', { name, ware, wareSmall: inside(ware) }),
  flowsAbout: (name: string, ware: string): string =>
    text('debrief-flowsAbout', { name, ware, wareSmall: inside(ware) }),
  part: (label: string, amount: string): string => text('debrief-part', { label: label.replace(/\n/g, ', '), amount }),
  swing: (name: string, before: number, after: number, from: number, to: number, perRound: number): string =>
    text(to > from ? 'debrief-rose' : 'debrief-fell', {
      name,
      before,
      after,
      from: share(from),
      to: share(to),
      perRound,
    }),
  beyond: (highest: string, edge: string): string => text('debrief-beyond', { highest, edge }),
  estimatesAbout: (games: number, luck: number): string => text('debrief-estimatesAbout', { games, luck: share(luck) }),
  lossesNone: (name: string): string => text('debrief-lossesNone', { name }),
  lossTaken: (turn: number, taken: string, perRound: number): string =>
    text('debrief-lossTaken', { turn, taken, perRound }),
  lossBetter: (better: string): string => text('debrief-lossBetter', { better }),
  lossChance: (from: number, to: number, low: number, high: number): string =>
    text('debrief-lossChance', { from: share(from), to: share(to), low, high }),
  lossWhy: (reasons: string): string => text('debrief-lossWhy', { reasons }),
  lossReason: (label: string, taken: string, better: string): string =>
    text('debrief-lossReason', { label, taken, better }),
  of: (game: string): string => text('debrief-of', { game }),
  place: (place: number, name: string, score: string): string => text('debrief-place', { place, name, score }),
  momentNumber: (number: string): string => text('debrief-momentNumber', { number }),
  line: (
    name: string,
    first: string,
    high: string,
    highTurn: number,
    low: string,
    lowTurn: number,
    last: string,
    perRound: number,
  ): string => text('debrief-line', { name, first, high, highTurn, low, lowTurn, last, perRound }),
  steady: (name: string, value: string): string => text('debrief-steady', { name, value }),
  nothing: (name: string): string => text('debrief-nothing', { name }),
  after: (turn: number, perRound: number): string => text('debrief-after', { turn, perRound }),
  own: (ware: string): string => text('debrief-own', { ware }),
  came: (name: string, sum: string, parts: string): string => text('debrief-came', { name, sum, parts }),
  went: (name: string, sum: string, parts: string): string => text('debrief-went', { name, sum, parts }),
  noFlows: (name: string): string => text('debrief-noFlows', { name }),
});
