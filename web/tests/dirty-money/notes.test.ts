// @vitest-environment happy-dom
// A dirty note is stained, and no drop of it falls on the words of the note.
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { Face } from '../../src/games/dirty-money/generated';
import Note from '../../src/games/dirty-money/Note.svelte';
import { Words } from '../../src/lib/words';
import { saidBy } from '../said';

async function drops(face: Face): Promise<number> {
  const note = mount(Note, { target: document.body, props: { words: new Words(saidBy('dirty-money')), face } });
  flushSync();
  expect(document.querySelector('.stain')).not.toBeNull();
  const count = document.querySelectorAll('circle.stain').length;
  await unmount(note);
  return count;
}

it('a dirty crypto card says above its stain what it is, where others have drops', async () => {
  expect(await drops({ money: { currency: 'yen', value: 5, dirty: true } })).toBeGreaterThan(0);
  expect(await drops({ money: { currency: 'crypto', value: 3, dirty: true } })).toBe(0);
});
