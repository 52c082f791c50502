// What the openers of this game's forms say: with what one pays, and where. A Joker can be so many things that it has one
// opener for all of them; what it is to be is chosen in the prompt.
import type { Opener } from '..';
import type { Form as AnyForm } from '../../lib/choices';
import { variant } from '../../lib/game';
import type { Words } from '../../lib/words';
import type { FaceView, Game } from './generated';
import type { TableState } from '../../lib/table.svelte';
import { payWith } from './view';

type Form = AnyForm<Game['action']>;

export function isJoker(form: Form): boolean {
  const { fields } = variant(form.blank);
  return 'joker' in fields && fields.joker === true;
}

/** "Pay a note", and where there is no choice of piles: "Pay a note into pile 2". */
export function titleOf(words: Words, faces: readonly FaceView[], form: Form): string {
  if (isJoker(form)) return words.say('face', 'play_joker');
  if (variant(form.blank).tag !== 'pay') return words.sayOrLabel('form', form.blank);
  const { key, piles } = payWith(form, faces);
  return words.say('face', { [piles.length === 1 ? `${key}_into` : key]: { pile: piles[0] } });
}

/** What a Joker is declared to be in this form. */
export function jokerAs(words: Words, faces: readonly FaceView[], form: Form): string {
  const tag = variant(form.blank).tag;
  return words.label('face', tag === 'pay' ? `joker_${payWith(form, faces).key}` : `joker_${tag}`);
}

export function openersOf(words: Words, faces: readonly FaceView[], forms: readonly Form[]): Opener<Game>[] {
  const joker = forms.find(isJoker);
  return forms
    .filter((form) => !isJoker(form) || form === joker)
    .map((form) => ({ form, label: titleOf(words, faces, form) }));
}

/** What a payment that closes nothing leaves to whoever comes next. */
export function caution({ words, update }: TableState<Game>, action: Game['action']): string | null {
  const { tag, fields } = variant(action);
  if (tag !== 'pay' || fields.joker) return null;
  const left = update?.own?.leaves.find(({ pile, card }) => pile === fields.pile && card === fields.card);
  return left ? words.say('face', { leaves_to_others: { left: left.left, for_closer: left.for_closer } }) : null;
}
