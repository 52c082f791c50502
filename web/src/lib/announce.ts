// What those who hear the page are told: one text for each update, by importance and not by the order of the log. What
// happened to me, then dice, then crises, then the rest; what is asked comes last, and only when it is new.
import { isMovement, tagOf } from './choices';
import type { EventIcons } from './eventIcons';
import type { Told } from './protocol';
import { texts } from './texts';
import { plainParts, type Words } from './words';

/** How much is said. */
export const SPEECH = ['all', 'important', 'mine'] as const;
export type Speech = (typeof SPEECH)[number];

/** Of the rest only so many are said: a listener must not lag behind the table. The log has them all. */
const MOST_OF_THE_REST = 4;

const WEIGHTS = ['mine', 'dice', 'crisis', 'rest'] as const;
type Weight = (typeof WEIGHTS)[number];

export type Listener = {
  words: Words;
  /** The seat that listens; null for a spectator. */
  seat: number | null;
  /** By which a game says what is a die and what an alarm. */
  icons: EventIcons | undefined;
  speech: Speech;
};

function weightOf(told: Told, sentence: { seat?: number }[], { seat, icons }: Listener): Weight {
  const tag = tagOf(told.event);
  if (seat !== null && sentence.some((part) => part.seat === seat)) return 'mine';
  if (icons?.dice?.includes(tag)) return 'dice';
  return told.moment !== null || icons?.alarm?.includes(tag) ? 'crisis' : 'rest';
}

/** The sentences about what happened, the weightiest first; within one weight as it happened. */
export function announced(told: readonly Told[], listener: Listener): string[] {
  const said: { [weight in Weight]: string[] } = { mine: [], dice: [], crisis: [], rest: [] };
  for (const one of told) {
    if (isMovement(one.event)) continue;
    const parts = listener.words.parts('event', one.event);
    const sentence = plainParts(parts);
    if (sentence !== '') said[weightOf(one, parts, listener)].push(sentence);
  }
  const weights = WEIGHTS.slice(0, listener.speech === 'all' ? 4 : listener.speech === 'important' ? 3 : 1);
  return weights.flatMap((weight) => {
    const sentences = said[weight];
    const left = weight === 'rest' ? sentences.length - MOST_OF_THE_REST : 0;
    return left > 0 ? [...sentences.slice(-MOST_OF_THE_REST), texts.andMore(left)] : sentences;
  });
}

/** What is asked of the listener now, where that is new. */
export function prompted(
  now: { isMine: boolean; asked: string },
  before: { isMine: boolean; asked: string } | null,
): string {
  if (!now.isMine) return '';
  if (!before?.isMine) return `${texts.yourTurn}. ${now.asked}`.trim();
  return now.asked === before.asked ? '' : now.asked;
}
