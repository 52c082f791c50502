// What the openers of this game's forms say: with what one pays, and where.
import type { Opener } from '..';
import { tagOf, type Form } from '../../lib/choices';
import type { TableState } from '../../lib/table.svelte';
import type { Words } from '../../lib/words';
import { payWith, readPublic } from './view';

/** "pile 2", "pile 2 or 5", "one of 4 piles". */
function whereTo(words: Words, piles: readonly number[]): string {
  const [a, b] = piles;
  const key = piles.length === 1 ? 'into_one' : piles.length === 2 ? 'into_two' : 'into_many';
  return words.say('face', { [key]: { a, b, count: piles.length } });
}

export function openers({ words, update }: TableState, forms: readonly Form[]): Opener[] {
  const faces = readPublic(update?.public)?.faces ?? [];
  return forms.map((form) => {
    if (tagOf(form.blank) !== 'pay') return { form, label: words.sayOrLabel('form', form.blank) };
    const { key, piles } = payWith(form, faces);
    return { form, label: words.say('face', { [key]: { piles: whereTo(words, piles) } }) };
  });
}
