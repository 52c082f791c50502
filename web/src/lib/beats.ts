// Moments that land: of what an update tells, what deserves a beat of its own on the stage. A game names its events; what
// an event did to the visitor is read from the visitor's own figures before and after.
import { isMovement, tagOf } from './choices';
import type { Told } from './protocol';
import { BEGINS } from './turns';
import type { Part, Words } from './words';

/** One of the visitor's figures that a moment has changed, as it is shown elsewhere on the page. */
export type Changed = { label: string; before: string; after: string };
export type Figures = readonly { label: string; text: string }[];

export type Beat = {
  /** The event that it is about. */
  tag: string;
  title: Part[];
  /** Why it came and what came of it, at most a few sentences. */
  lines: Part[][];
  mine: Changed[];
};

/** More than this nobody reads in two seconds; what is longer than a sentence is a list, which the log has. */
const [MOST_LINES, LONGEST] = [4, 120];

/** What belongs to the same turn: an update may tell the end of one and all of the next. */
function sameTurn(told: readonly Told[], about: Told): Told[] {
  const at = told.indexOf(about);
  const begins = ({ event }: Told): boolean => BEGINS.test(tagOf(event));
  const next = told.findIndex((one, n) => n > at && begins(one));
  const first = told.findLastIndex((one, n) => n <= at && begins(one)) + 1;
  return told.slice(first, next < 0 ? told.length : next);
}

/** The weightiest of the named events in an update, with the sentences around it; null where nothing of it is among them.
    `beats` has the weightiest first. */
export function beatOf(
  told: readonly Told[],
  beats: readonly string[],
  words: Words,
  figures: { before: Figures; after: Figures },
): Beat | null {
  const tag = beats.find((one) => told.some(({ event }) => tagOf(event) === one));
  const about = told.find(({ event }) => tagOf(event) === tag);
  if (tag === undefined || !about) return null;
  const sentences = sameTurn(told, about).flatMap((one) => {
    const parts = one === about || isMovement(one.event) ? [] : words.parts('event', one.event);
    const { length } = parts.map(({ text }) => text).join('');
    const weight = beats.indexOf(tagOf(one.event));
    return length > 0 && length <= LONGEST ? [{ parts, weight: weight < 0 ? beats.length : weight }] : [];
  });
  // If there are too many, those that are moments themselves stay; what stays is told in its order.
  const kept = [...sentences].sort((a, b) => a.weight - b.weight).slice(0, MOST_LINES);
  return {
    tag,
    title: words.parts('event', about.event),
    lines: sentences.filter((one) => kept.includes(one)).map(({ parts }) => parts),
    mine: changes(figures.before, figures.after),
  };
}

/** Figures that say something else than before. */
export function changes(before: Figures, after: Figures): Changed[] {
  return after.flatMap(({ label, text }) => {
    const was = before.find((one) => one.label === label);
    return was && was.text !== text ? [{ label, before: was.text, after: text }] : [];
  });
}
