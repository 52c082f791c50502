// @vitest-environment happy-dom
// A code as people write it: spaces do no harm, and what is none is said to be none.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import JoinByCode from '../src/home/JoinByCode.svelte';
import { router } from '../src/lib/router.svelte';
import { texts } from '../src/lib/texts';

let page: object;
beforeEach(() => {
  page = mount(JoinByCode, { target: document.body });
});
afterEach(() => unmount(page));

function join(code: string): void {
  const field = document.querySelector<HTMLInputElement>('#code');
  if (!field) throw new Error('no field');
  field.value = code;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  document.querySelector('form')?.requestSubmit();
  flushSync();
}

it('is found with its spaces, and an odd one has a line that says so', () => {
  const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
  join('my friend’s table?');
  expect(document.querySelector('[data-testid=odd-code]')?.textContent).toBe(texts.notACode);
  expect(go).not.toHaveBeenCalled();
  join('ab cd ef');
  expect(document.querySelector('[data-testid=odd-code]')).toBeNull();
  expect(go).toHaveBeenCalledWith('/t/ABCDEF');
});
