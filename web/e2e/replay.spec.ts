// Games looked at again: a record file of each game, step by step, through several eyes, with its verdict; and a table of
// the house whose link leads to a moment.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { Complaints } from './complaints';
import { EXAMPLE, House } from './house';
import { GAMES } from './list';
import { look } from './look';
import { play } from './novice';
import { shoot } from './shots';

const RECORDS = join(dirname(fileURLToPath(import.meta.url)), '../../crates/games/tests/records');
const recordOf = (game: string): string => {
  const name = readdirSync(RECORDS).find((file) => new RegExp(`^${game}-\\d+-players-\\d+-trader`).test(file));
  if (name === undefined) throw new Error(`no record of ${game}`);
  return join(RECORDS, name);
};

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

async function open(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.goto(`${house.address}/replay`);
  await page.getByTestId('record-file').setInputFiles(file);
}

const fileOf = (text: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name: 'record.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

for (const game of GAMES) {
  test(`${game}: a record opens, holds, and is gone through`, async ({ page }) => {
    const complaints = new Complaints(page);
    await open(page, fileOf(readFileSync(recordOf(game), 'utf8')));
    const replay = page.getByTestId('replay');
    await expect(replay).toHaveAttribute('data-frame', '0');
    await expect(page.getByTestId('verdict')).toContainText('This record holds');
    await expect(page.getByTestId('board')).toBeVisible();
    const last = Number(await replay.getAttribute('data-last'));
    expect(last).toBeGreaterThan(10);
    for (let step = 1; step <= 5; step += 1) await page.getByTestId('step').click();
    await expect(replay).toHaveAttribute('data-frame', '5');
    await page.getByTestId('step-back').click();
    await expect(replay).toHaveAttribute('data-frame', '4');
    // By keyboard from the board: on, to the end.
    await page.locator('main').focus();
    await page.keyboard.press('ArrowRight');
    await expect(replay).toHaveAttribute('data-frame', '5');
    await page.getByRole('slider').fill(String(Math.floor(last / 2)));
    await expect(replay).toHaveAttribute('data-frame', String(Math.floor(last / 2)));
    await look(page, `${game} in the middle of a replay`);
    await shoot(page, `replay-${game}`, false);
    await page.locator('main').focus();
    await page.keyboard.press('End');
    await expect(replay).toHaveAttribute('data-frame', String(last));
    await expect(page.getByTestId('replay-ending')).toBeVisible();
    // Through one seat's eyes only.
    await page.getByTestId('viewer').selectOption('0');
    await expect(page.getByTestId('open-hands')).toBeHidden();
    await expect(replay).toHaveAttribute('data-frame', String(last));
    await page.setViewportSize({ width: 390, height: 844 });
    await look(page, `${game} in a replay on a phone`);
    complaints.expectNone();
  });
}

test('a record that was changed says what does not hold, and one that is none says so', async ({ page }) => {
  const record = JSON.parse(readFileSync(recordOf(EXAMPLE), 'utf8')) as { commitment: string };
  await open(page, fileOf(JSON.stringify({ ...record, commitment: '0'.repeat(64) })));
  await expect(page.getByTestId('verdict')).toContainText('does not hold');
  await open(page, fileOf('{"game": "none"}'));
  await expect(page.getByRole('alert')).toContainText('cannot be opened');
});

test('one looks back at a running game, and a link leads to a moment of a finished one', async ({ page }) => {
  await page.goto(house.address);
  await page.locator(`[data-play=${EXAMPLE}]`).click();
  await expect(page.getByTestId('board')).toBeVisible();
  expect((await play(page, 7, { progress: 20 })).stuck).toBeNull();
  const table = page.url();
  await page.goto(`${table}/replay`);
  await expect(page.getByTestId('replay')).toBeVisible();
  // Only one's own eyes, or a spectator's.
  expect(await page.getByTestId('viewer').locator('option').count()).toBe(2);
  await page.goto(table);
  await expect(page.getByTestId('board')).toBeVisible();
  expect((await play(page, 8, {})).stuck).toBeNull();
  await page.getByTestId('watch-again').click();
  await expect(page.getByTestId('replay')).toBeVisible();
  await page.getByRole('slider').fill('30');
  await expect(page).toHaveURL(/\/replay\?as=0#\d+$/);
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByTestId('replay')).toHaveAttribute('data-frame', '30');
});
