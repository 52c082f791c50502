// What if: a moment of a finished game is played out by bots, and gone on from as a table of its own, which ends in the
// list of one's games.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { Complaints } from './complaints';
import { EXAMPLE, House } from './house';
import { look } from './look';
import { play } from './novice';

const RECORDS = join(dirname(fileURLToPath(import.meta.url)), '../../crates/games/tests/records');

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

test('bots play a moment out, and one goes on from it', async ({ page }) => {
  const complaints = new Complaints(page);
  const name = readdirSync(RECORDS).find((file) => new RegExp(`^${EXAMPLE}-\\d+-players-\\d+-novice`).test(file));
  const buffer = readFileSync(join(RECORDS, name ?? ''));
  await page.goto(`${house.address}/replay`);
  await page.getByTestId('record-file').setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer });
  const replay = page.getByTestId('replay');
  await expect(replay).toBeVisible();
  const last = Number(await replay.getAttribute('data-last'));
  const late = Math.floor(last * 0.9);
  await page.getByRole('slider').fill(String(late));
  await expect(replay).toHaveAttribute('data-frame', String(late));
  await page.getByTestId('what-if').locator('summary').click();
  await page.getByTestId('play-out').click();
  await expect(page.getByTestId('playouts')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByTestId('play-out')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByTestId('what-if').locator('li').first()).toContainText(/won \d+ % \(\d+–\d+\)/);
  await look(page, 'a moment played out');
  await page.getByTestId('fork-bots').click();
  await expect(page).toHaveURL(/\/t\/[A-Z0-9-]+$/);
  await expect(page.getByTestId('board').or(page.getByTestId('score-sheet')).first()).toBeVisible();
  expect((await play(page, 3, {})).stuck).toBeNull();
  await page.getByTestId('score-sheet').getByTestId('debrief').click();
  await expect(page.getByTestId('debrief')).toBeVisible();
  // The game is in the list of this browser.
  await page.goto(house.address);
  const games = page.getByTestId('your-games');
  await expect(games.locator('li')).toHaveCount(1);
  await expect(games).toContainText(/\d(st|nd|rd|th) of \d/);
  await look(page, 'the list of games');
  await games.locator('a').first().click();
  await expect(page.getByTestId('score-sheet')).toBeVisible();
  complaints.expectNone();
});
