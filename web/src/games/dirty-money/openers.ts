// What opens the cash desk: one opener for each basket, since a Loan Shark could pay for it in a dozen ways.
import type { Opener } from '..';
import type { TableState } from '../../lib/table.svelte';
import type { Game } from './generated';
import { basketOf, isPurchase, openingForms, type Form } from './view';

export function openers({ words }: TableState<Game>, forms: readonly Form[]): Opener<Game>[] {
  return openingForms(forms).map((form) => {
    if (!isPurchase(form)) return { form, label: words.sayOrLabel('form', form.blank) };
    const [first, second] = basketOf(form).placements;
    return { form, label: words.say('face', { [second === undefined ? 'buy_one' : 'buy_both']: { first, second } }) };
  });
}
