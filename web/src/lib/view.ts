// Any game's view as a tree of labelled figures, lists and cards. No game is known here: labels come from the
// messages `view`, and what a value stands for from `show` in the game's data, both by key or by the end of a path:
//
//   "show": { "banker": "seat", "loans.card": "loan", "loan_deck": "count", "players.coins": "screen" }
//
// `by_seat` is a list with a place for each seat, shown with the players (`players` is one by itself);
// `seat` is a seat number, `seats` a set of them, `count` shows only how many, `hidden` nothing, `screen` is covered for others while the
// view's `screens` is true; anything else is a kind of element, so that `card: 3` becomes `data-element="loan:3"`.
import { figure } from './figure';
import { field, humanize, isObject, type JsonObject } from './json';
import type { Json } from './protocol';
import type { Words } from './words';

export type ViewNode =
  | { kind: 'figure'; key: string; label: string; text: string; element: string | null; numeric: boolean }
  | { kind: 'seats'; key: string; label: string; seats: number[] }
  | { kind: 'covered'; key: string; label: string }
  | { kind: 'list'; key: string; label: string; items: ViewNode[] }
  | { kind: 'card'; key: string; label: string; element: string | null; title: string; children: ViewNode[] };

/** Field names of the core's own machines (auctions, deals), which every game shares. */
const CORE_SHOWS: { [key: string]: string } = {
  seat: 'seat',
  from: 'seat',
  to: 'seat',
  turn: 'seat',
  leader: 'seat',
  bidding: 'seats',
  bidders: 'seats',
  asked: 'seats',
  declined: 'seats',
  done: 'seats',
  sealed: 'seats',
  winners: 'seats',
  'bids.bids': 'hidden',
  rebids: 'hidden',
  last_word: 'hidden',
  closed: 'hidden',
  ceilings: 'hidden',
  orders: 'hidden',
  deals: 'hidden',
  screens: 'hidden',
  seen_by: 'hidden',
};

/** A list of bare numbers longer than this says more as its length. */
const LONGEST_NUMBERS = 12;

export class ViewReader {
  private readonly shows: JsonObject;

  constructor(
    private readonly words: Words,
    private readonly screens: boolean,
    private readonly me: number | null,
  ) {
    this.shows = words.data('show');
  }

  label(path: string): string {
    const key = lastKey(path);
    // Terms and payments have things for keys.
    return (
      ending((end) => this.words.message('view', end), path) ??
      (key.includes(':') ? this.words.element(key) : humanize(key))
    );
  }

  private shown(path: string): string | undefined {
    return ending((end) => field(this.shows, end), path) ?? ending((end) => CORE_SHOWS[end], path);
  }

  isBySeat(path: string): boolean {
    return path === 'players' || this.shown(path) === 'by_seat';
  }

  /** The fields of an object, one node each; what is absent or hidden has none. */
  fields(value: Json, path: string, owner: number | null = null): ViewNode[] {
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([key, inner]) => {
      const node = this.node(inner, path === '' ? key : `${path}.${key}`, owner);
      return node ? [node] : [];
    });
  }

  node(value: Json, path: string, owner: number | null = null): ViewNode | null {
    const show = this.shown(path);
    if (value === null || value === undefined || show === 'hidden') return null;
    // One machine counts its bids under the name under which another keeps the bidders.
    if (show === 'seats' && !Array.isArray(value)) return null;
    const base = { key: lastKey(path), label: this.label(path) };
    if (show === 'screen' && this.screens && owner !== null && owner !== this.me) return { kind: 'covered', ...base };
    if (Array.isArray(value)) return this.list(value, path, show, base, owner);
    if (isObject(value)) return this.card(value, path, base, owner);
    if (show === 'seat' && typeof value === 'number') return { kind: 'seats', ...base, seats: [value] };
    return { kind: 'figure', ...base, ...this.scalar(value, base.key, show) };
  }

  private scalar(value: Json, key: string, show: string | undefined) {
    if (typeof value === 'number' && isElementKind(show)) {
      const element = `${show}:${value}`;
      return { text: this.words.element(element), element, numeric: false };
    }
    if (typeof value === 'boolean') {
      return { text: this.words.message(key, String(value)) ?? (value ? '✓' : '–'), element: null, numeric: false };
    }
    if (typeof value === 'number') return { text: figure(value), element: null, numeric: true };
    const text = String(value);
    return { text: this.words.message(key, text) ?? humanize(text), element: null, numeric: false };
  }

  private list(
    value: Json[],
    path: string,
    show: string | undefined,
    base: { key: string; label: string },
    owner: number | null,
  ): ViewNode | null {
    const numbers = value.every((item) => typeof item === 'number');
    if ((show === 'seats' || show === 'seat') && numbers) {
      return value.length === 0 ? null : { kind: 'seats', ...base, seats: value };
    }
    if (show === 'count' || (numbers && value.length > LONGEST_NUMBERS)) {
      return { kind: 'figure', ...base, text: String(value.length), element: null, numeric: true };
    }
    const items = value.flatMap((item) => this.node(item, path, owner) ?? []);
    return { kind: 'list', ...base, items };
  }

  /** A card is titled by the element it is: the first of its fields that names one. */
  private card(value: JsonObject, path: string, base: { key: string; label: string }, owner: number | null): ViewNode {
    const identity = Object.keys(value).find(
      (key) => typeof value[key] === 'number' && isElementKind(this.shown(`${path}.${key}`)),
    );
    const rest = Object.fromEntries(Object.entries(value).filter(([key]) => key !== identity));
    const element = identity === undefined ? null : `${this.shown(`${path}.${identity}`)}:${String(value[identity])}`;
    const title = element === null ? '' : this.words.element(element);
    return {
      kind: 'card',
      ...base,
      element,
      title,
      children: this.fields(rest, path, owner).filter((node) => !isBare(node)),
    };
  }
}

function isElementKind(show: string | undefined): show is string {
  return show !== undefined && !['seat', 'seats', 'by_seat', 'count', 'hidden', 'screen'].includes(show);
}

function lastKey(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** The entry for the longest ending of the path. */
function ending(entry: (end: string) => Json, path: string): string | undefined {
  const keys = path.split('.');
  for (let start = 0; start < keys.length; start += 1) {
    const found = entry(keys.slice(start).join('.'));
    if (typeof found === 'string') return found;
  }
  return undefined;
}

export type ViewParts = {
  /** What everyone sees of the table: single figures. */
  figures: ViewNode[];
  /** Lists and cards of the table. */
  groups: ViewNode[];
  /** What belongs to the current step. */
  step: ViewNode[];
  /** One list of nodes for each seat. */
  players: ViewNode[][];
  /** What only this seat sees. */
  own: ViewNode[];
  /** What only this seat knows of each seat. */
  ownOfSeats: ViewNode[][];
};

/** What there is to read a view from; `TableState` is one. */
export type Shown = {
  update: { public: Json; own: Json; ending: Json } | null;
  seat: number | null;
  words: Words;
};

function readerOf({ update, seat: me, words }: Shown): ViewReader {
  // When the game is over the screens come down.
  const screens = field(update?.public, 'screens') === true && update?.ending == null;
  return new ViewReader(words, screens, me);
}

/** The seat's own part of a view alone, which is a small one. */
export function readOwn(shown: Shown): Pick<ViewParts, 'own' | 'ownOfSeats'> {
  const reader = readerOf(shown);
  const own = isObject(shown.update?.own) ? { ...shown.update.own } : {};
  const ownOfSeats = takeBySeat(own, 'own', reader);
  return { own: reader.fields(own, 'own'), ownOfSeats };
}

export function readView(shown: Shown): ViewParts {
  const publicView = shown.update?.public;
  const reader = readerOf(shown);
  const table = isObject(publicView) ? { ...publicView } : {};
  const players = takeBySeat(table, '', reader);
  const phase = table['phase'];
  delete table['phase'];
  // The page shows the round of every game in the same place.
  delete table['round'];
  const nodes = reader.fields(table, '');
  const step = isObject(phase) ? Object.entries(phase).flatMap(([, data]) => reader.fields(data, 'phase')) : [];
  const isGroup = (node: ViewNode): boolean => node.kind === 'list' || node.kind === 'card';
  return {
    figures: nodes.filter((node) => !isGroup(node)),
    groups: nodes.filter(isGroup),
    // A number called `players` in an auction only says how many sit there.
    step: step.filter((node) => node.key !== 'players' && !isBare(node)),
    players,
    ...readOwn(shown),
  };
}

/** Takes the lists with a place for each seat out of a view and deals them out to the seats. */
function takeBySeat(view: JsonObject, path: string, reader: ViewReader): ViewNode[][] {
  const seats: ViewNode[][] = [];
  for (const [key, list] of Object.entries(view)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (!Array.isArray(list) || !reader.isBySeat(at)) continue;
    delete view[key];
    list.forEach((value: Json, seat) => {
      const single = isObject(value) ? null : reader.node(value, at, seat);
      (seats[seat] ??= []).push(...(single ? [single] : reader.fields(value, at, seat)));
    });
  }
  return seats;
}

/** A card or list in which there is nothing to see. */
export function isBare(node: ViewNode): boolean {
  if (node.kind === 'list') return node.items.length === 0;
  return node.kind === 'card' && node.element === null && node.children.every(isBare);
}
