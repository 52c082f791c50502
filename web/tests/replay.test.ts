// A replay: frames become what a table shows, whole or by deltas, forwards and backwards, at any place first.
// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { Frames, gameNamedIn, tableOf } from '../src/lib/replay.svelte';
import { placeOf } from '../src/lib/router.svelte';
import type { Frame, Json, Replay, ReplayViewer } from '../src/lib/protocol';
import { EXAMPLE } from './example';

const frame = (number: number, key: boolean, shown: Json, own: Json, more: Partial<Frame> = {}): Frame => ({
  entry: number * 2,
  seat: number === 0 ? null : 0,
  by: number === 0 ? null : 'owner',
  key,
  public: shown,
  own,
  waited_for: [0],
  round: 1 + Math.floor(number / 3),
  progress: number,
  standing: null,
  told: [{ seq: number, rule: 'r', event: { tick: { n: number } }, moment: number === 4 ? 'crash' : null }],
  private: [],
  ending: null,
  ...more,
});

/** Eight frames with gold that counts them; a key frame every four. */
function replayOf(viewer: ReplayViewer): Replay {
  const own = (n: number): Json => (viewer === 'all' ? [{ hand: n }, { hand: -n }] : { hand: n });
  const frames = [...Array(8).keys()].map((n) =>
    n % 4 === 0
      ? frame(n, true, { gold: n, fixed: 'a' }, own(n))
      : frame(n, false, { gold: [n] }, viewer === 'all' ? [own(n)] : { hand: [n] }),
  );
  return {
    game: 'g',
    rules: 1,
    setup: {},
    house_rules: [],
    seats: ['Anna', 'Ben'],
    names: {},
    viewer,
    over: true,
    verdict: null,
    frames,
  };
}

describe('frames', () => {
  it('tells each chair what was told there, where everything lies open', () => {
    const replay = replayOf('all');
    const secret = { seq: 2, rule: 'r', event: { secret: {} }, moment: null };
    replay.frames[2] = {
      ...(replay.frames[2] as Frame),
      told: [...(replay.frames[2]?.told ?? []), secret],
      private: [{ line: 1, seats: [1] }],
    };
    const frames = new Frames(replay);
    const said = (eyes: number | null): unknown[] => frames.log(4, eyes).map(({ told }) => told.event);
    expect(said(0)).toEqual([0, 1, 2, 3, 4].map((n) => ({ tick: { n } })));
    expect(said(1)).toEqual([
      { tick: { n: 0 } },
      { tick: { n: 1 } },
      { tick: { n: 2 } },
      { secret: {} },
      { tick: { n: 3 } },
      { tick: { n: 4 } },
    ]);
    expect(said(null)).toEqual(said(1));
    expect(frames.update(2, 0).told).toHaveLength(1);
    expect(frames.update(2, 1).told).toEqual([...frames.update(2, 0).told, secret]);
  });

  it('shows each frame, whichever is asked for first', () => {
    for (const order of [
      [0, 1, 2, 3, 4, 5, 6, 7],
      [7, 6, 5, 4, 3, 2, 1, 0],
      [5, 2, 7, 0, 3, 6],
    ]) {
      const frames = new Frames(replayOf({ seat: 1 }));
      for (const at of order) {
        const update = frames.update(at, null);
        expect(update.public).toEqual({ gold: at, fixed: 'a' });
        expect(update.own).toEqual({ hand: at });
        expect([update.version, update.seat, update.choices]).toEqual([at, 1, null]);
      }
    }
  });

  it('shows every hand where all lies open, and the board from one chair', () => {
    const frames = new Frames(replayOf('all'));
    expect(frames.allOwn(6)).toEqual([{ hand: 6 }, { hand: -6 }]);
    expect(frames.update(6, 1).own).toEqual({ hand: -6 });
    expect(frames.update(6, null).own).toBeNull();
    expect(new Frames(replayOf('spectator')).allOwn(6)).toEqual([]);
  });

  it('tells what had been told by then', () => {
    const frames = new Frames(replayOf('spectator'));
    expect(frames.log(2, null).map((line) => line.told.event)).toEqual([
      { tick: { n: 0 } },
      { tick: { n: 1 } },
      { tick: { n: 2 } },
    ]);
    expect(frames.log(7, null)).toHaveLength(8);
  });

  it('finds entries, turns and moments', () => {
    const frames = new Frames(replayOf('spectator'));
    expect([0, 4, 5, 99].map((entry) => frames.ofEntry(entry))).toEqual([0, 2, 2, 7]);
    expect([0, 2, 3, 7].map((at) => frames.nextRound(at, 1))).toEqual([3, 3, 6, 7]);
    expect([0, 2, 4, 7].map((at) => frames.nextRound(at, -1))).toEqual([0, 0, 0, 3]);
    expect(frames.moments().map(({ frame: at, name }) => [at, name])).toEqual([[4, 'crash']]);
  });

  it('is a table that is over, with its players', () => {
    const table = tableOf(replayOf('all'), 'ABC');
    expect([table.stage, table.seats.map((seat) => seat.name)]).toEqual(['over', ['Anna', 'Ben']]);
  });
});

describe('addresses of replays', () => {
  it('name the table, the moment and the eyes', () => {
    expect(placeOf('/t/abcdef/replay', '#57', '?as=1')).toEqual({
      page: 'replay',
      code: 'ABCDEF',
      entry: 57,
      viewer: '1',
    });
    expect(placeOf('/replay')).toEqual({ page: 'replay', code: null, entry: null, viewer: null });
    expect(placeOf('/t/ABCDEF')).toEqual({ page: 'table', code: 'ABCDEF' });
  });
});

it('knows which game a record file says it is of', () => {
  const record = { format: 1, game: EXAMPLE, rules: 3 };
  expect(gameNamedIn(JSON.stringify(record))).toBe(EXAMPLE);
  expect(gameNamedIn(JSON.stringify(record, null, 2))).toBe(EXAMPLE);
  expect(gameNamedIn('{"format":1}')).toBeNull();
  expect(gameNamedIn('')).toBeNull();
});
