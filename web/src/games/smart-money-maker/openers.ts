// What the openers of this game's forms say: with what one pays, and where. A Joker can be so many things that it has one
// opener for all of them; what it is to be is chosen in the prompt.
import type { Opener } from '..';
import { fieldsOf, tagOf, type Form } from '../../lib/choices';
import type { TableState } from '../../lib/table.svelte';
import type { Words } from '../../lib/words';
import { payWith, readPublic, type Face } from './view';

export function isJoker(form: Form): boolean {
  return fieldsOf(form.blank)['joker'] === true;
}

/** "Pay a note", and where there is no choice of piles: "Pay a note into pile 2". */
export function titleOf(words: Words, faces: readonly Face[], form: Form): string {
  if (isJoker(form)) return words.say('face', 'play_joker');
  if (tagOf(form.blank) !== 'pay') return words.sayOrLabel('form', form.blank);
  const { key, piles } = payWith(form, faces);
  return words.say('face', { [piles.length === 1 ? `${key}_into` : key]: { pile: piles[0] } });
}

/** What a Joker is declared to be in this form. */
export function jokerAs(words: Words, faces: readonly Face[], form: Form): string {
  const tag = tagOf(form.blank);
  return words.label('face', tag === 'pay' ? `joker_${payWith(form, faces).key}` : `joker_${tag}`);
}

export function openers({ words, update }: TableState, forms: readonly Form[]): Opener[] {
  const faces = readPublic(update?.public)?.faces ?? [];
  const joker = forms.find(isJoker);
  return forms
    .filter((form) => !isJoker(form) || form === joker)
    .map((form) => ({ form, label: titleOf(words, faces, form) }));
}
