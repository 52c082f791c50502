// Others' turns as one line each: "Clara produced 3, sold 6 for 10, bought Mill for 31". The line is made of the game's
// `brief` messages and opens to the sentences it stands for. One's own doings, and what has no brief words, are told in full.
import { tagOf, fieldsOf } from './choices';
import type { LogLine } from './perspective.svelte';
import type { Part, Words } from './words';

export type Told = Pick<LogLine, 'id' | 'told' | 'undone'>;
type Single<L extends Told> = { kind: 'line'; id: number; line: L };
type Turn<L extends Told> = { kind: 'turn'; id: number; seat: number; brief: Part[]; lines: L[] };
export type Item<L extends Told = Told> = Single<L> | Turn<L>;

export type Reader = {
  words: Words;
  /** Whose log it is; null for a spectator. */
  me: number | null;
  /** Events that stand alone because they are moments. */
  moments: readonly string[];
};

/** A new turn or round begins with these, by the end of their names. */
export const BEGINS = /(?:turn|round)_began$/;

function actorOf(line: Told): number | undefined {
  const { seat } = fieldsOf(line.told.event);
  return typeof seat === 'number' ? seat : undefined;
}

/** The moves of bots among these lines, by the line at which each is first told: its version and who moved. */
export function botMoves(
  lines: readonly Told[],
  isBot: (seat: number) => boolean,
): ReadonlyMap<number, { seq: number; seat: number }> {
  const asked = new Set<number>();
  return new Map(
    lines.flatMap((line): [number, { seq: number; seat: number }][] => {
      const { seq } = line.told;
      const seat = actorOf(line);
      if (line.undone || seat === undefined || !isBot(seat) || seq === 0 || asked.has(seq)) return [];
      asked.add(seq);
      return [[line.id, { seq, seat }]];
    }),
  );
}

/** The items that were made before, by their first lines. A log is read again at every update, and what is as it was is the
    very same object then: it is not drawn again. What is kept is said in the words of one table. */
export class KnownItems<L extends Told> {
  private readonly singles = new WeakMap<L, Single<L>>();
  private readonly turns = new WeakMap<L, Turn<L>>();

  single(line: L): Single<L> {
    const known = this.singles.get(line);
    if (known) return known;
    const single: Single<L> = { kind: 'line', id: line.id, line };
    this.singles.set(line, single);
    return single;
  }

  /** What a seat did as one item; null if it is a single thing, or there are no words to tell it in short. */
  turn(seat: number, lines: L[], words: Words): Turn<L> | null {
    const [first] = lines;
    if (!first || lines.length === 1) return null;
    const known = this.turns.get(first);
    if (known?.seat === seat && isSame(known.lines, lines)) return known;
    const brief = briefOf(lines, words);
    if (brief.length === 0) return null;
    const turn: Turn<L> = { kind: 'turn', id: first.id, seat, brief, lines };
    this.turns.set(first, turn);
    return turn;
  }
}

function isSame<T>(before: readonly T[], now: readonly T[]): boolean {
  return before.length === now.length && now.every((one, at) => one === before[at]);
}

/** Whether a line is told in full wherever it stands. */
function standsAlone(line: Told, { me, moments }: Reader): boolean {
  const tag = tagOf(line.told.event);
  return line.undone || BEGINS.test(tag) || moments.includes(tag) || actorOf(line) === me;
}

/** The log as it is read: each turn of somebody else as one item. */
export function inTurns<L extends Told>(lines: readonly L[], reader: Reader, known = new KnownItems<L>()): Item<L>[] {
  const items: Item<L>[] = [];
  let open: { seat: number; lines: L[] } | null = null;
  const close = (): void => {
    if (!open) return;
    const { seat, lines: told } = open;
    const turn = known.turn(seat, told, reader.words);
    if (turn) items.push(turn);
    else for (const line of told) items.push(known.single(line));
    open = null;
  };
  for (const line of lines) {
    const actor = actorOf(line);
    const isAlone = standsAlone(line, reader);
    if (open !== null && !isAlone && (actor === undefined || actor === (open as { seat: number }).seat)) {
      (open as { lines: L[] }).lines.push(line);
      continue;
    }
    close();
    if (isAlone || actor === undefined) items.push(known.single(line));
    else open = { seat: actor, lines: [line] };
  }
  close();
  return items;
}

/** Where the last `most` lines begin, or so far before them that no turn is cut: one that loses its first line with every line
    that is added would be drawn anew each time. */
export function cutAt(lines: readonly Told[], most: number, reader: Reader): number {
  const cut = Math.max(0, lines.length - most);
  const earliest = Math.max(0, cut - most);
  for (let at = cut; at > earliest; at -= 1) {
    const line = lines[at];
    if (line && standsAlone(line, reader)) return at;
  }
  return earliest === 0 ? 0 : cut;
}

/** What somebody did, in a few words each: the same thing several times is counted together. */
function briefOf(lines: readonly Told[], words: Words): Part[] {
  const said: { tag: string; fields: { [name: string]: unknown } }[] = [];
  for (const { told } of lines) {
    const tag = tagOf(told.event);
    if (!words.has('brief', tag)) continue;
    const fields = { ...fieldsOf(told.event) };
    // Where only numbers are written, several events can be told as their sum.
    const same = !words.names('brief', tag) ? said.find((one) => one.tag === tag) : undefined;
    if (!same) said.push({ tag, fields });
    else
      for (const [name, value] of Object.entries(fields))
        if (typeof value === 'number' && name !== 'seat') same.fields[name] = Number(same.fields[name] ?? 0) + value;
  }
  return said.flatMap(({ tag, fields }, at) => [
    ...(at === 0 ? [] : [{ text: ', ' }]),
    ...words.parts('brief', { [tag]: fields }),
  ]);
}
