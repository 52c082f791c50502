// What the page itself says; its sentences are the messages `page-…` of messages/<language>/page.ftl. A text without
// variables is there by its name, one with variables is a function below.
import type { Lack } from './answers';
import { language } from './language';
import type { Minutes, Problem } from './protocol';
import { inside, maybeText, text, textsOf } from './text';

export const texts = textsOf('page', {
  brand: 'Counting House',
  /** Keys are the same on every keyboard of our languages. */
  keys: { news: 'w', position: 's' },
  /** Before the list is there, the games are not counted. */
  tagline: (games: number | undefined): string => text('page-tagline', { games: games ?? 0 }),
  get friendlyNames(): string[] {
    // Marks of direction are no part of a name.
    return text('page-friendlyNames')
      .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .split(', ');
  },
  minutes: ({ least, most, per_player }: Minutes): string => {
    if (per_player)
      return least === most ? text('page-minutesAboutEach', { least }) : text('page-minutesEach', { least, most });
    return least === most ? text('page-minutesAbout', { least }) : text('page-minutes', { least, most });
  },
  players: (min: number, max: number): string =>
    min === max ? text('page-playersExactly', { min }) : text('page-players', { min, max }),
  /** A level of bots; one that a program brings has its own name. */
  level: (level: string): string => maybeText(`page-level-${level}`) ?? level.charAt(0).toUpperCase() + level.slice(1),
  /** What to expect of it, in one line; of a level that a program brings nothing is known. */
  levelIs: (level: string): string => maybeText(`page-levelIs-${level}`) ?? '',
  temper: (temper: string): string =>
    temper
      .split('+')
      .map((word) => maybeText(`page-temper-${word}`) ?? word.replaceAll('_', ' '))
      .reduce((one, two) => text('page-and', { one, two })),
  timeMode: (seconds: number | null): string =>
    seconds === null ? text('page-noClock') : text('page-secondsEach', { seconds }),
  editDeck: (name: string): string => (name === '' ? text('page-editDeck') : text('page-editDeckFrom', { name })),
  going: (left: number): string =>
    left < 2_000 ? text('page-goingTwice') : left < 5_000 ? text('page-goingOnce') : '',
  notYourTurn: (names: string): string =>
    names === '' ? text('page-nothingAsked') : text('page-notYourTurn', { names }),
  placeOf: (place: number, players: number): string => text('page-placeOf', { place, players }),
  actedBy: (by: string): string => {
    if (by.startsWith('bot:')) return text('page-actedByBot', { level: by.slice(4) });
    return by === 'timeout' ? text('page-actedByClock') : by === 'host' ? text('page-actedByHost') : '';
  },
  rounds: (n: number): string => text('page-rounds', { n }),
  languagePart: (name: string, percent: number): string => text('page-languagePart', { name, percent }),
  recordChoices: textsOf('page-recordChoices', {}),
  colourName: (colour: string): string => maybeText(`page-colourNames-${colour}`) ?? colour,
  paces: textsOf('page-paces', {}),
  speechLevels: textsOf('page-speechLevels', {}),
  commit: textsOf('page-commit', {}),
  theme: textsOf('page-theme', {}),
  playNowHint: (bots: number): string => text('page-playNowHint', { bots }),
  newTableFor: (game: string): string => text('page-newTableFor', { game }),
  rulesOf: (game: string): string => text('page-rulesOf', { game }),
  freeSeats: (n: number): string => text('page-freeSeats', { n }),
  forgetTable: (code: string): string => text('page-forgetTable', { code }),
  seatNumber: (seat: number): string => text('page-seatNumber', { seat: seat + 1 }),
  playerNumber: (n: number): string => text('page-playerNumber', { n }),
  nameOfSeat: (seat: number): string => text('page-nameOfSeat', { seat: seat + 1 }),
  bot: (level: string): string => text('page-bot', { level }),
  temperOnSeat: (seat: number): string => text('page-temperOnSeat', { seat: seat + 1 }),
  botOnSeat: (seat: number): string => text('page-botOnSeat', { seat: seat + 1 }),
  cleared: (days: number): string => text('page-cleared', { days }),
  recordSays: (choice: string): string => text('page-recordSays', { choice }),
  printed: (value: string): string => text('page-printed', { value }),
  houseRuleSays: (label: string, value: string, printed: string): string =>
    text('page-houseRuleSays', { label, value, printed }),
  printedIs: (printed: string): string => text('page-printedIs', { printed }),
  houseRules: (n: number): string => text('page-houseRules', { n }),
  addTo: (list: string): string => text('page-addTo', { list }),
  removeNamed: (name: string): string => text('page-removeNamed', { name }),
  rowNumber: (list: string, n: number): string => text('page-rowNumber', { list, n }),
  changeColour: (name: string): string => text('page-changeColour', { name }),
  notReady: (names: string): string => text('page-notReady', { names }),
  removePerson: (name: string): string => text('page-removePerson', { name }),
  seatAsked: (name: string, seat: string): string => text('page-seatAsked', { name, seat }),
  seatWaits: (names: string): string => text('page-seatWaits', { names }),
  hostStarts: (host: string): string => text('page-hostStarts', { host }),
  round: (round: number): string => text('page-round', { round }),
  undoAsked: (name: string): string => text('page-undoAsked', { name }),
  undoWaits: (names: string): string => text('page-undoWaits', { names }),
  botPlayed: (n: number): string => text('page-botPlayed', { n }),
  sinceLastTurn: (n: number): string => text('page-sinceLastTurn', { n }),
  newEvents: (n: number): string => text('page-newEvents', { n }),
  nudge: (name: string): string => text('page-nudge', { name }),
  nudged: (name: string): string => text('page-nudged', { name }),
  timeLeft: (name: string, left: string): string => text('page-timeLeft', { name, left }),
  turnOf: (name: string): string => text('page-turnOf', { name }),
  iAm: (name: string): string => text('page-iAm', { name }),
  andMore: (n: number): string => text('page-andMore', { n }),
  mute: (name: string): string => text('page-mute', { name }),
  unread: (n: number): string => text('page-unread', { n }),
  botLevel: (level: string): string => text('page-botLevel', { level }),
  moreChoices: (n: number): string => text('page-moreChoices', { n }),
  wouldHappenBy: (button: string): string => text('page-wouldHappenBy', { button }),
  alike: (label: string, n: number, of: number): string => text('page-alike', { label, n, of }),
  of: (n: number, total: number): string => text('page-of', { n, total }),
  between: (min: number, max: number): string => text('page-between', { min, max }),
  chosenWorth: (have: number, worth: number): string => text('page-chosenWorth', { have, worth }),
  table: (place: number): string => text('page-table', { place }),
  note: (number: number): string => text('page-note', { number }),
  backToText: (number: number, time: number): string => text('page-backToText', { number, time }),
  offerNumber: (id: number): string => text('page-offerNumber', { id }),
  money: (amount: number): string => text('page-money', { amount }),
  offersYou: (name: string): string => text('page-offersYou', { name }),
  counter: (id: number): string => text('page-counter', { id }),
  won: (names: string): string => text('page-won', { names }),
  replayOf: (game: string): string => text('page-replayOf', { game }),
  playedOut: (games: number, entry: number): string => text('page-playedOut', { games, entry }),
  wonOfPlayouts: (share: number, low: number, high: number): string => text('page-wonOfPlayouts', { share, low, high }),
  watchAgainOf: (game: string, code: string): string => text('page-watchAgainOf', { game, code }),
  debriefOf: (game: string, code: string): string => text('page-debriefOf', { game, code }),
  allYourGames: (count: number): string => text('page-allYourGames', { count }),
  forgetGame: (game: string, code: string): string => text('page-forgetGame', { game, code }),
  recordFails: (problem: string): string => text('page-recordFails', { problem }),
  frameOf: (at: number, last: number): string => text('page-frameOf', { at, last }),
  momentAt: (name: string, round: number): string => text('page-momentAt', { name, round }),
  earlierLeftOut: (n: number): string => text('page-earlierLeftOut', { n }),
  showEarlier: (count: number): string => text('page-showEarlier', { count }),
});

/** Why the server did not do something. Its codes are the same in every language, and so are the numbers in what it says, which
    is English. An answer to a request has its detail in the language of this page; a message of a table has none. */
export function problemText({ code, message, detail = message }: Problem): string {
  if (language() === 'en') return message;
  const [first = 0, second = 0, third = 0] = (message.match(/\d+/g) ?? []).map(Number);
  const given = { first, second, third, detail: detail.replace(/\.$/, '') };
  return maybeText(`problem-${code}`, given) ?? message;
}

/** What keeps a form from being sent, in words. */
export function lackText(lack: Lack, label: string): string {
  switch (lack.lack) {
    case 'choose':
      return text('page-lack-choose', { label, labelSmall: inside(label) });
    case 'between': {
      const { min, max } = lack;
      return min === max ? text('page-lack-exactly', { label, min }) : text('page-lack-between', { label, min, max });
    }
    case 'pick_between': {
      const { min, max } = lack;
      return min === max ? text('page-lack-pickExactly', { min }) : text('page-lack-pickBetween', { min, max });
    }
    case 'worth':
      return text('page-lack-worth', { have: lack.have, worth: lack.worth });
    case 'total': {
      const missing = lack.total - lack.have;
      return missing > 0 ? text('page-lack-toGo', { n: missing }) : text('page-lack-tooMany', { n: -missing });
    }
    case 'cap':
      return text('page-lack-cap', { cap: lack.cap, have: lack.have });
    case 'nothing':
      return text('page-lack-nothing');
  }
}
