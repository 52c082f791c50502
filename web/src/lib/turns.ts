// Others' turns as one line each: "Clara produced 3, sold 6 for 10, bought Mill for 31". The line is made of the game's
// `brief` messages and opens to the sentences it stands for. One's own doings, and what has no brief words, are told in full.
import { tagOf, fieldsOf } from './choices';
import type { LogLine } from './perspective.svelte';
import type { Part, Words } from './words';

export type Told = Pick<LogLine, 'id' | 'told' | 'undone'>;
export type Item<L extends Told = Told> =
  { kind: 'line'; id: number; line: L } | { kind: 'turn'; id: number; seat: number; brief: Part[]; lines: L[] };

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

/** The log as it is read: each turn of somebody else as one item. */
export function inTurns<L extends Told>(lines: readonly L[], reader: Reader): Item<L>[] {
  const items: Item<L>[] = [];
  let open: { seat: number; lines: L[] } | null = null;
  const close = (): void => {
    if (!open) return;
    const { seat, lines: told } = open;
    const brief = briefOf(told, reader.words);
    const [first] = told;
    if (told.length > 1 && brief.length > 0 && first)
      items.push({ kind: 'turn', id: first.id, seat, brief, lines: told });
    else items.push(...told.map((line): Item<L> => ({ kind: 'line', id: line.id, line })));
    open = null;
  };
  for (const line of lines) {
    const tag = tagOf(line.told.event);
    const actor = actorOf(line);
    const standsAlone = line.undone || BEGINS.test(tag) || reader.moments.includes(tag) || actor === reader.me;
    if (open !== null && !standsAlone && (actor === undefined || actor === (open as { seat: number }).seat)) {
      (open as { lines: L[] }).lines.push(line);
      continue;
    }
    close();
    if (standsAlone || actor === undefined) items.push({ kind: 'line', id: line.id, line });
    else open = { seat: actor, lines: [line] };
  }
  close();
  return items;
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
