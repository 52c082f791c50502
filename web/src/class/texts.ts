// What the pages for classes say; the sentences are the messages `class-…`.
import { locale } from '../lib/language';
import { text, textsOf } from '../lib/text';

const clock = (at: number): string => new Date(at).toLocaleTimeString(locale(), { timeStyle: 'short' });

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0
    ? text('class-seconds', { seconds })
    : text('class-minutesAndSeconds', { minutes, seconds: seconds % 60 });
}

export const classTexts = textsOf('class', {
  leftOverKind: (kind: 'bots' | 'larger'): string => text(`class-leftOverKind-${kind}`),
  luckKind: (kind: 'own' | 'same'): string => text(`class-luckKind-${kind}`),
  luckHint: (kind: 'own' | 'same'): string => text(`class-luckHint-${kind}`),
  fair: (commitment: string): string => text('class-fair', { start: commitment.slice(0, 16) }),
  hoursOption: (hours: number): string =>
    hours < 24 ? text('class-hours_hours', { n: hours }) : text('class-hours_days', { n: hours / 24 }),
  stored: (endsAt: number, keep: boolean): string =>
    text(keep ? 'class-storedKept' : 'class-storedDeleted', { time: clock(endsAt) }),
  lastRoundAt: (at: number): string => text('class-lastRoundAt', { time: clock(at) }),
  waits: (names: string, seconds: number): string => text('class-waits', { names, duration: duration(seconds) }),
  endsAt: (at: number): string => text('class-endsAt', { time: clock(at) }),
  line: (table: number, treatment: string): string =>
    treatment === '' ? text('class-line', { table }) : text('class-lineOf', { table, treatment }),
  rulesNumber: (number: number): string => text('class-rulesNumber', { number }),
  nameOfRules: (number: number): string => text('class-nameOfRules', { number }),
  seed: (seed: string): string => text('class-seed', { seed }),
  pick: (name: string): string => text('class-pick', { name }),
  welcome: (name: string): string => text('class-welcome', { name }),
  asksTeacher: (name: string): string => text('class-asksTeacher', { name }),
  toTable: (number: number): string => text('class-toTable', { number }),
  yourTable: (number: number): string => text('class-yourTable', { number }),
  inClass: (count: number): string => text('class-inClass', { count }),
  gameNumber: (number: number): string => text('class-gameNumber', { number }),
  tableOf: (number: number): string => text('class-tableOf', { number }),
  cast: (count: number, of: number): string => text('class-cast', { count, of }),
  result: (name: string, votes: number): string => text('class-result', { name, votes }),
  table: (number: number): string => text('class-table', { number }),
  moveTo: (name: string): string => text('class-moveTo', { name }),
  rulesOf: (number: number): string => text('class-rulesOf', { number }),
  rename: (name: string): string => text('class-rename', { name }),
  remove: (name: string): string => text('class-remove', { name }),
  removeSure: (name: string): string => text('class-removeSure', { name }),
  asksBack: (name: string): string => text('class-asksBack', { name }),
  toBot: (name: string): string => text('class-toBot', { name }),
  fromBot: (name: string): string => text('class-fromBot', { name }),
  shares: (name: string): string => text('class-shares', { name }),
  waitsShort: (names: string): string => text('class-waitsShort', { names }),
  round: (number: number): string => text('class-round', { number }),
  lines: (label: string, first: string, last: string): string => text('class-lines', { label, first, last }),
  extend: (minutes: number): string => text('class-extend', { minutes }),
  playWinner: (name: string): string => text('class-playWinner', { name }),
  consentOf: (yes: number, no: number): string => text('class-consentOf', { yes, no }),
  debriefTitle: (game: string, tables: number): string => text('class-debriefTitle', { game, tables }),
  meansOf: (title: string): string => text('class-meansOf', { title }),
  mean: (treatment: string): string => text('class-mean', { treatment }),
  handoutTitle: (game: string): string => text('class-handoutTitle', { game }),
  handoutEnter: (address: string): string => text('class-handoutEnter', { address }),
});
