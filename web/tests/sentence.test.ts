// @vitest-environment happy-dom
// A sentence reads the same however it is drawn, and no stop is left alone at the start of a line.
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Sentence from '../src/lib/Sentence.svelte';

it('keeps the stop behind a name with the name, and every word where it was', async () => {
  const parts = [
    { text: 'Offer of ' },
    { text: 'Ada', seat: 0 },
    { text: ', ' },
    { text: 'Ben', seat: 1 },
    { text: ' and ' },
    { text: 'Cleo', seat: 2 },
    { text: '.' },
  ];
  const drawn = mount(Sentence, { target: document.body, props: { parts } });
  flushSync();
  expect(document.body.textContent).toBe('Offer of Ada, Ben and Cleo.');
  expect([...document.querySelectorAll('.bound')].map((name) => name.textContent)).toEqual(['Ada,', 'Cleo.']);
  await unmount(drawn);
});
