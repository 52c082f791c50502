// @vitest-environment happy-dom
// The board of a game without a face of its own: its lists have names that a screen reader says, and no heading among the
// page's own, whose levels would then jump.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import PlainBoard from '../src/table/PlainBoard.svelte';
import { tableAt } from './tableAt';
import { EXAMPLE } from './example';

let page: object | null = null;
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  document.body.replaceChildren();
});

it('names its lists without headings', async () => {
  const view = { round: 2, phase: 'play', bulbs: [{ worth: 3 }, { worth: 5 }], piles: [[1, 2], [3]] };
  const table = await tableAt(EXAMPLE, { exact: [], forms: [] }, view);
  page = mount(PlainBoard, { target: document.body, props: { table } });
  flushSync();
  const lists = [...document.querySelectorAll('[role=group]')];
  expect(lists.length).toBeGreaterThan(1);
  for (const list of lists) {
    const label = document.getElementById(list.getAttribute('aria-labelledby') ?? '');
    expect(label?.textContent?.trim()).toBeTruthy();
    expect(list.contains(label)).toBe(true);
  }
  expect(new Set(lists.map((list) => list.getAttribute('aria-labelledby'))).size).toBe(lists.length);
  expect(document.querySelectorAll('h4, h5, h6')).toHaveLength(0);
});
