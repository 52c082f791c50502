// The line to one table: one WebSocket at a time, renewed by itself. What was sent and not answered is sent again
// under the same `ref`, so it counts once. Here changes become the updates they lead to; when one was missed, the line
// begins anew and with it the whole comes. A socket that has died without a word is noticed by its silence: the page
// beats, the server answers. Knows nothing of games or of the page.
import { changed } from './delta';
import type { ClientMessage, ServerMessage, Update } from './protocol';

export const PROTOCOL = 3;

/** The part of a WebSocket that is used here, so that tests can put a false one in its place. */
export interface Socket {
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  send(data: string): void;
  close(): void;
}

export type LinkStatus = 'connecting' | 'open' | 'lost';
export type Answer = Extract<
  ServerMessage,
  { type: 'done' | 'refused' | 'previewed' | 'device' | 'advice' | 'failed' }
>;

/** What the page hears: whole updates only. */
export type Heard = Exclude<ServerMessage, { type: 'change' | 'beat' }>;

/** What can be asked for: every message but the hello, without the `ref` it gets here. */
type Asked<Message> = Message extends { ref: string } ? Omit<Message, 'ref'> : never;
export type Request = Asked<ClientMessage>;

export interface LinkOptions {
  open: () => Socket;
  token: string | null;
  onMessage: (message: Heard) => void;
  onStatus: (status: LinkStatus) => void;
}

type Pending = { message: ClientMessage; keep: boolean; answer: (answer: Answer) => void };

const FIRST_WAIT = 300;
/** With the patience for a socket that does not open this stays below five seconds: so long after the network is back
    the table is. */
const LONGEST_WAIT = 1_500;
/** After so much silence the line is asked whether it is alive. */
const BEAT = 2_000;
/** So long it may take to answer; together with the beat less than five seconds. */
const PATIENCE = 2_500;
/** The network and the page often come back together: what the first of them began, the second lets be. */
const JUST_BEGUN = 500;
/** A whole game may take its time on a slow line. */
const WHOLE = 15_000;

export class Link {
  private socket: Socket | null = null;
  private welcomed = false;
  private closed = false;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  /** When this line last said something, or was begun. */
  private heard = 0;
  /** What comes behind the welcome has come. */
  private isFilled = false;
  private version: number | null = null;
  /** The game as it was told last over this line; changes are made to it. */
  private shown: Update | null = null;
  private chat = 0;
  private sent = 0;
  private readonly session = randomHex(9);
  private readonly pending = new Map<string, Pending>();

  private token: string | null;

  constructor(private readonly options: LinkOptions) {
    this.token = options.token;
  }

  connect(): void {
    clearTimeout(this.retry);
    if (this.closed || this.socket) return;
    this.options.onStatus('connecting');
    const socket = this.options.open();
    this.socket = socket;
    this.isFilled = false;
    this.heard = Date.now();
    this.listen(PATIENCE);
    socket.addEventListener('open', () => socket === this.socket && this.greet());
    socket.addEventListener('message', (event) => socket === this.socket && this.receive(event.data));
    socket.addEventListener('close', () => this.lose(socket));
  }

  /** The network is back, or the page is seen again: a line that was silent meanwhile is laid anew at once, one that has
      just spoken is asked whether it is alive. */
  hurry(): void {
    if (!this.socket) this.connect();
    else if (Date.now() - this.heard > (this.welcomed ? BEAT : JUST_BEGUN)) this.renew();
    else if (this.welcomed) this.beat();
  }

  /** Drops the line and lays it anew without a wait. */
  private renew(): void {
    this.wait = 0;
    this.drop();
  }

  /** A socket that is dead may take a minute to close; it is not waited for. */
  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    this.lose(socket);
    socket.close();
  }

  /** Until then something must be heard. */
  private listen(patience: number): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.drop(), patience);
  }

  private beat(): void {
    this.listen(PATIENCE);
    this.socket?.send('{"type":"beat"}');
  }

  /** Something was heard: the line is alive. After a while without a word it is asked again. */
  private alive(): void {
    this.heard = Date.now();
    if (!this.welcomed) return this.listen(PATIENCE);
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.beat(), BEAT);
  }

  /** From the next hello on nobody in particular. */
  forgetToken(): void {
    this.token = null;
    this.version = null;
    this.chat = 0;
    this.drop();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.watch);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Sends a request, now or when the line is back, and waits for its answer. */
  request(request: Request): Promise<Answer> {
    this.sent += 1;
    const ref = `${this.session}-${this.sent}`;
    const message = { ...request, ref } as ClientMessage;
    return new Promise((answer) => {
      // A preview, or advice, is about a moment that is gone when the line comes back.
      const keep = request.type !== 'preview' && request.type !== 'advise';
      this.pending.set(ref, { message, keep, answer });
      if (this.welcomed) this.sendNow(message);
    });
  }

  get unanswered(): number {
    return this.pending.size;
  }

  private greet(): void {
    this.listen(PATIENCE);
    this.sendNow({ type: 'hello', protocol: PROTOCOL, token: this.token, version: this.version, chat: this.chat });
  }

  private sendNow(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
    // A request is answered by the table, which may be busy; the beat behind it says whether it has arrived.
    if (message.type !== 'hello' && this.isFilled) this.beat();
  }

  private receive(data: unknown): void {
    const said = parse(data);
    if (this.welcomed) this.isFilled = true;
    this.alive();
    const message = said?.type === 'change' ? this.follow(said) : said;
    if (!message || message.type === 'beat') return;
    if (message.type === 'update') {
      this.version = message.version;
      this.shown = message;
    }
    if (message.type === 'chat') this.chat = message.lines.at(-1)?.id ?? this.chat;
    if (message.type === 'welcome') this.resume();
    if ('ref' in message && message.ref !== null) this.settle(message.ref, message);
    this.options.onMessage(message);
  }

  /** The update a change leads to. If it leads on from something else, a hello brings the whole. */
  private follow(change: Extract<ServerMessage, { type: 'change' }>): Heard | null {
    const update = changed(this.shown, change);
    if (!update) this.drop();
    return update && { ...update, type: 'update' };
  }

  private resume(): void {
    this.welcomed = true;
    this.wait = FIRST_WAIT;
    this.options.onStatus('open');
    for (const { message } of this.pending.values()) this.sendNow(message);
    // Behind the whole game, which comes now, the answer to this beat comes too.
    this.beat();
    if (!this.isFilled) this.listen(WHOLE);
  }

  private settle(ref: string, answer: Answer): void {
    this.pending.get(ref)?.answer(answer);
    this.pending.delete(ref);
  }

  private lose(socket: Socket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.shown = null;
    this.welcomed = false;
    clearTimeout(this.watch);
    for (const [ref, { keep }] of [...this.pending]) {
      if (!keep) this.settle(ref, { type: 'failed', ref, code: 'connection_lost', message: '' });
    }
    if (this.closed) return;
    this.options.onStatus('lost');
    this.retry = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(Math.max(this.wait * 2, FIRST_WAIT), LONGEST_WAIT);
  }
}

function parse(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    return JSON.parse(data) as ServerMessage;
  } catch {
    return null;
  }
}

/** `crypto.randomUUID` is missing on a plain http address; `getRandomValues` is not. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
