// A game to look at again: the frames of a replay turned into what a table shows, so that every board draws it unchanged.
// Views are whole in some frames and deltas in the others (crates/protocol/src/replay.rs); what has been worked out is
// kept, so that scrubbing costs a delta a frame at most.
import { patched } from './delta';
import type { Frame, Json, Replay, ReplayViewer, TableInfo, Told, Update } from './protocol';
import type { LogLine } from './perspective.svelte';

type Views = { shown: Json; own: Json };

/** A moment one can jump to. */
export type Moment = { frame: number; name: string; told: Told };

/** Moments that come with nearly every action say nothing about a game as a whole. */
const MOST_OF_A_KIND = 12;

export class Frames {
  private readonly views: (Views | undefined)[] = [];
  /** What was told up to and with each frame; a log of all of it, of which a prefix is shown. */
  private readonly lines: LogLine[];
  /** Lines that not everybody heard, and who did. */
  private readonly hearers = new Map<number, number[]>();
  private readonly until: number[] = [];

  constructor(readonly replay: Replay) {
    const lines: LogLine[] = [];
    for (const { told, private: secret } of replay.frames) {
      for (const { line, seats } of secret) this.hearers.set(lines.length + line, seats);
      for (const one of told) lines.push({ id: lines.length, told: one, undone: false });
      this.until.push(lines.length);
    }
    this.lines = lines;
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  frame(at: number): Frame | undefined {
    return this.replay.frames[at];
  }

  /** The log up to a frame. Where everything lies open it is that of the chair the board is seen from. */
  log(at: number, eyes: number | null): LogLine[] {
    return this.lines.slice(0, this.until[at] ?? 0).filter(({ id }) => this.hears(eyes, id));
  }

  private hears(eyes: number | null, line: number): boolean {
    const seats = this.hearers.get(line);
    return seats === undefined || eyes === null || seats.includes(eyes);
  }

  /** What is new in a frame, for the same chair. */
  private told(at: number, eyes: number | null): Told[] {
    const first = this.until[at - 1] ?? 0;
    return (this.frame(at)?.told ?? []).filter((_, line) => this.hears(eyes, first + line));
  }

  /** The frame with this entry, or the last one before it. */
  ofEntry(entry: number): number {
    const { frames } = this.replay;
    const after = frames.findIndex((frame) => (frame.entry ?? 0) > entry);
    return after < 0 ? this.last : Math.max(0, after - 1);
  }

  /** The first frame after `at`, in a direction, that belongs to another round or turn. */
  nextRound(at: number, direction: 1 | -1): number {
    const round = this.frame(at)?.round;
    let next = at + direction;
    while (this.frame(next)?.round === round && next > 0 && next < this.last) next += direction;
    next = Math.min(this.last, Math.max(0, next));
    if (direction === 1) return next;
    // Backwards one arrives at the end of a round; its beginning is meant.
    const reached = this.frame(next)?.round;
    while (next > 0 && this.frame(next - 1)?.round === reached) next -= 1;
    return next;
  }

  /** What everyone and the viewer see in a frame. */
  private seen(at: number): Views {
    const known = this.views[at];
    if (known) return known;
    // From the nearest frame that is known or whole, forward.
    let from = at;
    while (from > 0 && !this.views[from] && !this.frame(from)?.key) from -= 1;
    let views = this.views[from];
    for (let number = from; number <= at; number += 1) {
      const frame = this.frame(number);
      if (!frame) break;
      if (frame.key || !views) views = { shown: frame.public, own: frame.own };
      else if (this.views[number]) views = this.views[number];
      else views = { shown: patched(views.shown, frame.public) ?? null, own: patched(views.own, frame.own) ?? null };
      this.views[number] = views;
    }
    return views ?? { shown: null, own: null };
  }

  /** Each seat's own view, where everything lies open. */
  allOwn(at: number): Json[] {
    const { own } = this.seen(at);
    return this.replay.viewer === 'all' && Array.isArray(own) ? (own as Json[]) : [];
  }

  /** A frame as an update of a table. Where everything lies open, `eyes` says from whose chair the board is seen. */
  update(at: number, eyes: number | null): Update {
    const frame = this.frame(at);
    const { shown, own } = this.seen(at);
    const seat = seatOf(this.replay.viewer) ?? eyes;
    return {
      version: at,
      seat,
      public: shown,
      own: this.replay.viewer === 'all' ? (seat === null ? null : this.allOwn(at)[seat]) : own,
      choices: null,
      open_choices: [],
      can_undo: false,
      moves_by_bot: 0,
      waited_for: frame?.waited_for ?? [],
      round: frame?.round ?? 1,
      progress: frame?.progress ?? 0,
      standing: frame?.standing ?? null,
      told: this.told(at, seat),
      skipped: 0,
      undone: [],
      ending: frame?.ending ?? null,
    };
  }

  moments(): Moment[] {
    const all = this.replay.frames.flatMap(({ told }, frame) =>
      told.flatMap((one) => (one.moment === null ? [] : [{ frame, name: one.moment, told: one }])),
    );
    const count = (name: string): number => all.filter((moment) => moment.name === name).length;
    const rare = all.filter(({ name }) => count(name) <= MOST_OF_A_KIND);
    return rare.length > 0 ? rare : all;
  }
}

export function seatOf(viewer: ReplayViewer): number | null {
  return typeof viewer === 'object' ? viewer.seat : null;
}

/** The game that a record file says it is of, without reading the whole file; what it says may be untrue. */
export function gameNamedIn(record: string): string | null {
  return /"game"\s*:\s*"([a-z0-9-]+)"/.exec(record.slice(0, 1_000))?.[1] ?? null;
}

export function viewerName(viewer: ReplayViewer): string {
  return typeof viewer === 'object' ? String(viewer.seat) : viewer;
}

/** The table of a replay, for the parts of the page that ask for one. */
export function tableOf(replay: Replay, code: string): TableInfo {
  return {
    code,
    game: replay.game,
    stage: replay.over ? 'over' : 'playing',
    seats: replay.seats.map((name, colour) => ({
      name,
      sitter: { person: { online: true, stand_in: null } },
      colour,
      ready: true,
      here: false,
      advised: 0,
    })),
    host: 0,
    public: false,
    spectators: true,
    time: 'relaxed',
    advice: false,
    retention: null,
    paused: false,
    undo: null,
    seat_asked: null,
    rematch: null,
    setup: replay.setup,
    house_rules: replay.house_rules,
    names: replay.names,
    commitment: '',
    class: null,
    trouble: null,
    guide: null,
  };
}
