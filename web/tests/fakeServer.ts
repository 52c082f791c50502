// What stands in for the server in tests of the page: a socket that tests speak through, and messages to say.
import { flushSync } from 'svelte';
import type { Socket } from '../src/lib/link';
import type { ClientMessage, GameSummary, Json, SeatInfo, TableInfo, Update } from '../src/lib/protocol';

type Listener = (event: { data: unknown }) => void;

export class FakeSocket implements Socket {
  sent: ClientMessage[] = [];
  /** A line that has died without a word: nothing arrives, and it does not close. */
  isDead = false;
  beats = 0;
  private readonly listeners = new Map<string, Listener[]>();

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }

  send(data: string): void {
    const message = JSON.parse(data) as ClientMessage;
    if (message.type !== 'beat') this.sent.push(message);
    else this.beats += 1;
    if (message.type === 'beat' && !this.isDead) this.say({ type: 'beat' });
  }

  close(): void {
    this.happen('close');
  }

  happen(type: 'open' | 'close' | 'message', data: unknown = null): void {
    for (const listener of this.listeners.get(type) ?? []) listener({ data });
    flushSync();
  }

  /** Says something to the page, known to it or not. */
  say(message: Json): void {
    this.happen('message', JSON.stringify(message));
  }

  welcome(...seats: number[]): void {
    this.say({ type: 'welcome', protocol: 3, seats, table: tableInfo() });
  }

  of(type: ClientMessage['type']): ClientMessage[] {
    return this.sent.filter((message) => message.type === type);
  }

  /** The actions the page has asked for. */
  get actions(): Json[] {
    return this.sent.flatMap((message) => (message.type === 'act' ? [message.action] : []));
  }
}

export const seatInfo = (name: string, colour = 0, more: Partial<SeatInfo> = {}): SeatInfo => ({
  name,
  sitter: { person: { online: true, stand_in: null } },
  colour,
  ready: true,
  here: true,
  advised: 0,
  ...more,
});

export const tableInfo = (more: Partial<TableInfo> = {}): TableInfo => ({
  code: 'ABCD',
  game: 'x',
  stage: 'playing',
  host: 0,
  setup: {},
  house_rules: [],
  names: {},
  commitment: 'c0ffee',
  trouble: null,
  class: null,
  public: false,
  spectators: true,
  time: 'relaxed',
  advice: false,
  paused: false,
  undo: null,
  seat_asked: null,
  rematch: null,
  retention: null,
  guide: null,
  seats: [],
  ...more,
});

export const gameSummary = (more: Partial<GameSummary> = {}): GameSummary => ({
  id: 'x',
  title: 'X',
  line: 'X is played.',
  minutes: { least: 30, most: 60, per_player: false },
  language: 'en',
  messages: '',
  data: null,
  bots: [],
  tempers: {},
  rules: '',
  guided: false,
  min_players: 2,
  max_players: 6,
  setup_schema: {},
  default_setup: {},
  ...more,
});

/** An update in which nothing has happened and nobody can do anything. */
export const update = (more: Partial<Update> = {}): Update & { type: 'update' } => ({
  type: 'update',
  version: 1,
  seat: null,
  public: { phase: 'play' },
  own: null,
  choices: null,
  open_choices: [],
  can_undo: false,
  moves_by_bot: 0,
  waited_for: [],
  round: 1,
  progress: 0,
  standing: null,
  told: [],
  skipped: 0,
  undone: [],
  ending: null,
  ...more,
});

/** Answers as the server does: the list of games, or one of them. */
export const servesGames =
  (...games: GameSummary[]) =>
  (path: string): Promise<Response> =>
    Promise.resolve(
      new Response(
        JSON.stringify(path.endsWith('/api/games') ? games : games.find(({ id }) => path.endsWith(`/${id}`))),
      ),
    );
