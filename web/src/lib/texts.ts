// Every sentence of the page itself; the sentences of the games come with the games.
import type { Lack } from './answers';

export const texts = {
  brand: 'Counting House',
  tagline: 'Games about money. Sit down against bots, or send a link to friends.',
  serverUnreachable: 'The house does not answer. Is the server running?',
  serverTrouble: 'The server could not do that. Try again in a moment.',
  friendlyNames: ['Heron', 'Juniper', 'Marlow', 'Saffron', 'Wren', 'Linden', 'Cassia', 'Orrin', 'Tansy', 'Rowan', 'Maple', 'Fenn'],
  tryAgain: 'Try again',

  playNow: 'Play now',
  playNowHint: (bots: number) => `against ${bots} ${bots === 1 ? 'bot' : 'bots'}`,
  newTable: 'New table',
  newTableFor: (game: string) => `New table: ${game}`,
  rules: 'Rules',
  rulesOf: (game: string) => `Rules of ${game}`,
  players: (min: number, max: number) => (min === max ? `${min} players` : `${min}–${max} players`),
  yourName: 'Your name',
  joinByCode: 'Join a table',
  code: 'Code',
  join: 'Join',
  yourTables: 'Your tables',
  yourTablesHint: 'Remembered by this browser only.',
  forget: 'Forget',
  forgetTable: (code: string) => `Forget table ${code}`,
  seatNumber: (seat: number) => `Seat ${seat + 1}`,

  howMany: 'Players',
  seats: 'Seats',
  you: 'You',
  person: 'A person',
  bot: (level: string) => `Bot: ${level}`,
  options: 'Options',
  optionsHint: 'All numbers are as printed. Change one and the table plays house rules.',
  houseRule: 'House rule',
  printed: (value: string) => `printed: ${value}`,
  houseRules: (n: number) => (n === 1 ? '1 house rule' : `${n} house rules`),
  deckPlaceholder: 'Paste a deck as JSON, or choose a file. Empty: the printed deck.',
  deckFile: 'Choose a file',
  deckNotJson: 'This is not JSON.',
  yes: 'Yes',
  no: 'No',
  openTable: 'Open the table',
  cancel: 'Cancel',
  back: 'Back to the games',

  waitingRoom: 'Waiting room',
  invite: 'Send this link to those who should play:',
  copy: 'Copy',
  copied: 'Copied',
  orCode: 'or tell them the code',
  emptySeat: 'Empty seat',
  seatBot: 'Seat a bot',
  removeBot: 'Remove bot',
  takeSeat: 'Take a seat',
  takeSeatHint: 'This table has a free seat.',
  tableFull: 'All seats are taken. You are watching.',
  start: 'Start the game',
  startWhenFull: 'Every seat needs a person or a bot before the game can start.',
  hostStarts: (host: string) => `${host} starts the game.`,
  online: 'here',
  offline: 'away',
  host: 'host',

  yourTurn: 'Your turn',
  waitingFor: 'Waiting for',
  gameOver: 'The game is over',
  round: (round: number) => `Round ${round}`,
  watching: 'You are watching',
  connecting: 'Connecting …',
  lost: 'The connection is lost. Trying again; nothing you did is gone.',
  unsent: 'What you sent last will be sent again.',
  frozen: 'Something went wrong in this game. The table stands still and nothing is lost.',
  noSuchTable: 'There is no table here',
  noSuchTableHint: 'The code may be mistyped, or the table is gone.',
  draftKept: 'Your draft was kept.',
  board: 'Table',
  others: 'Players',
  log: 'Log',
  everyCoin: 'Every coin that moves',
  tabs: 'Parts of the table',
  thisStep: 'This step',
  onlyYouSee: 'Only you see',
  covered: 'behind the screen',
  none: 'none',
  toAct: 'to act',
  thinking: 'thinking …',
  botLevel: (level: string) => `bot, ${level}`,
  notYourTurn: (names: string) => (names === '' ? 'Nothing is asked of you right now.' : `Not your turn: waiting for ${names}.`),
  notNow: 'Nothing can be done with that in this step.',
  formInHand: 'Send or cancel what you are filling in first.',
  showChoices: (thing: string) => `Show what can be done with ${thing}`,
  allChoices: 'All choices',
  choicesFor: 'Choices for',

  yourChoices: 'Your choices',
  nothingToDo: 'Nothing to do right now.',
  nothingLeft: 'You are watching this game.',
  commit: {
    pick: 'Confirm',
    amount: 'Confirm',
    payment: 'Pay',
    spread: 'Confirm',
    offer: 'Make the offer',
    vote: 'Vote',
    order: 'Confirm',
  },
  wouldHappen: 'This would happen:',
  wouldBeRefused: 'The rules forbid this:',
  less: 'less',
  more: 'more',
  minimum: 'least',
  maximum: 'most',
  rest: 'rest',
  all: 'all',
  of: (n: number, total: number) => `${n} of ${total}`,
  between: (min: number, max: number) => `${min} to ${max}`,
  chosenWorth: (have: number, worth: number) => `worth ${have} of ${worth}`,
  sum: 'Together',
  up: 'Move up',
  down: 'Move down',
  sure: 'Yes, do it',
  readRule: 'Read the rule',
  close: 'Close',
  refused: 'That is not allowed.',

  deals: 'Offers on the table',
  offerFrom: 'offers',
  counter: 'Counter',
  counterTo: (name: string) => `Your counter-offer to ${name}`,

  scoreSheet: 'Score sheet',
  total: 'Result',
  place: 'Place',
  won: (names: string) => `${names} won.`,
  nobodyWon: 'Nobody won.',
  again: 'Play again',
  earlierLeftOut: (n: number) => `${n} earlier events are not shown.`,
  sinceLast: 'Since you were last here',
  theme: { system: 'Theme: as the system', light: 'Theme: paper', dark: 'Theme: ink' },
  home: 'Home',
};

/** What keeps a form from being sent, in words. */
export function lackText(lack: Lack, label: string): string {
  switch (lack.lack) {
    case 'choose':
      return `Choose: ${label.toLowerCase()}.`;
    case 'between':
      return lack.min === lack.max
        ? `${label} must be ${lack.min}.`
        : `${label} must be between ${lack.min} and ${lack.max}.`;
    case 'pick_between':
      return lack.min === lack.max ? `Pick ${lack.min}.` : `Pick ${lack.min} to ${lack.max}.`;
    case 'worth':
      return `Worth ${lack.have} so far; it takes ${lack.worth}.`;
    case 'total':
      return lack.have < lack.total ? `${lack.total - lack.have} to go.` : `${lack.have - lack.total} too many.`;
    case 'cap':
      return `At most ${lack.cap} of these together; you have ${lack.have}.`;
    case 'nothing':
      return 'Nothing for nothing is no offer.';
  }
}
