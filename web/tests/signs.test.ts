// From right to left a sign stays in front of its number: what is lost must not look like a remark after it.
import { afterEach, expect, it } from 'vitest';
import { figure, signed, signsFirst } from '../src/lib/figure';
import { setLanguage } from '../src/lib/language';
import { Figure, Messages } from '../src/lib/messages';

const LEFT_TO_RIGHT = '\u200e';
afterEach(() => setLanguage('en'));

it('a sign has a mark of direction before it in languages from right to left', () => {
  setLanguage('ar-XB');
  expect(figure(-3)).toBe(`${LEFT_TO_RIGHT}−3`);
  expect(signed(5)).toBe(`${LEFT_TO_RIGHT}+5`);
  expect(signsFirst('gold ×2 (2–4: +1)')).toBe(`gold ${LEFT_TO_RIGHT}×2 (2–4: ${LEFT_TO_RIGHT}+1)`);
});

it('so has one before what is filled into a message', () => {
  setLanguage('ar-XB');
  const messages = new Messages('face-adds = +{ $added } gold', 'ar-XB');
  const pattern = messages.get('face', 'adds')?.value ?? '';
  expect(messages.format(pattern, { added: new Figure(2) }, String)).toBe(`\u2068${LEFT_TO_RIGHT}+2\u2069 gold`);
});

it('a sum between numbers, and every other language, has none', () => {
  setLanguage('ar-XB');
  expect(signsFirst('3+1')).toBe('3+1');
  setLanguage('nl');
  expect([figure(-3), signed(5), signed(-2), signed(0)]).toEqual(['−3', '+5', '−2', '0']);
});
