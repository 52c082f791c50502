// @vitest-environment happy-dom
// The end of a game: who won, or that the table lost together.
import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Ending } from '../src/lib/protocol';
import { TableState } from '../src/lib/table.svelte';
import ScoreSheet from '../src/table/ScoreSheet.svelte';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo } from './fakeServer';

let page: ReturnType<typeof mount> | null = null;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', servesGames(gameSummary()));
});

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
});

function sheet(winners: number[]): HTMLElement {
  const table = new TableState('ABCD', () => new FakeSocket());
  const info = tableInfo({ stage: 'over', seats: [seatInfo('Ada', 0), seatInfo('Bo', 1)] });
  const standings = { places: [1, 2], scores: [12_000, 9000], winners };
  const ending: Ending = { ending: 'over', standings, score_lines: [] };
  page = mount(ScoreSheet, { target: document.body, props: { table, info, ending } });
  return document.querySelector<HTMLElement>('[data-testid=score-sheet]') as HTMLElement;
}

it('names who won, with places', () => {
  const shown = sheet([0]);
  expect(shown.querySelector('h2')?.textContent).toContain('won.');
  expect([...shown.querySelectorAll('.place')].map((place) => place.textContent)).toEqual(['1', '2']);
});

it('says that the table lost together, without places that look like victories', () => {
  const shown = sheet([]);
  expect(shown.querySelector('h2')?.textContent?.trim()).toBe('The table lost together.');
  expect(shown.querySelectorAll('.place, .won')).toHaveLength(0);
  expect(shown.querySelector('.standings')?.textContent).toContain('12,000');
});
