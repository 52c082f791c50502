// Debriefs: of a record file of each game, with its charts, words, tables and files; and of a table of the house, one
// click from its score sheet.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import type { Debrief } from '../src/lib/debrief';
import { experimentIn } from '../src/lib/labLink';
import { Complaints } from './complaints';
import { EXAMPLE, House } from './house';
import { GAMES } from './list';
import { look } from './look';
import { play } from './novice';
import { shoot } from './shots';

const RECORDS = join(dirname(fileURLToPath(import.meta.url)), '../../crates/games/tests/records');
const recordOf = (game: string): string => {
  const name = readdirSync(RECORDS).find((file) => new RegExp(`^${game}-\\d+-players-[345]-trader`).test(file));
  if (name === undefined) throw new Error(`no record of ${game}`);
  return readFileSync(join(RECORDS, name), 'utf8');
};

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

async function open(page: Page, record: string): Promise<void> {
  await page.goto(`${house.address}/debrief`);
  const file = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(record) };
  await page.getByTestId('record-file').setInputFiles(file);
  await expect(page.getByTestId('debrief')).toBeVisible();
}

/** What the server says about the record. */
async function asked(record: string): Promise<Debrief> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${house.address}/api/debrief`, { method: 'POST', headers, body: record });
  expect(response.status).toBe(200);
  return (await response.json()) as Debrief;
}

/** A figure as the page writes it. */
function written(value: number | null, unit: string): string {
  if (value === null) return '';
  if (unit.startsWith('share')) return `${Math.round(value * 100)} %`;
  const shown = Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
  return (shown === 0 ? 0 : shown).toLocaleString('en').replace('-', '−');
}

for (const game of GAMES) {
  test(`${game}: a record is debriefed`, async ({ page }, info) => {
    const complaints = new Complaints(page);
    const record = recordOf(game);
    const debrief = await asked(record);
    await open(page, record);
    await expect(page.getByTestId('estimates')).toBeVisible({ timeout: 60_000 });
    // Every chart is drawn, and its table has the server's figures.
    const charts = page.getByTestId('chart');
    await expect(charts).toHaveCount(debrief.charts.length + 1);
    for (const chart of debrief.charts) {
      const drawn = page.locator(`[data-chart=${chart.key}]`);
      await expect(drawn.locator('.drawing > svg')).toBeAttached();
      const series = chart.series.flatMap((at) => debrief.series[at] ?? []);
      await expect(drawn.locator('.words li')).toHaveCount(series.length);
      const cells = await drawn
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
      const unit = series[0]?.unit ?? '';
      expect(cells, chart.key).toEqual(
        debrief.turns.map((_, at) => series.map((one) => written(one.values[at] ?? null, unit))),
      );
    }
    await expect(page.getByTestId('questions').locator('li')).toHaveCount(debrief.questions.length);
    await look(page, `${game}: debrief`);
    await shoot(page, `debrief-${game}`);
    // Files to take away.
    for (const [button, ending] of [
      ['save-csv', 'csv'],
      ['save-json', 'json'],
      ['picture', 'png'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByTestId(button).click();
      const saved = await download;
      expect(saved.suggestedFilename()).toBe(`${game}-record-debrief.${ending}`);
      await saved.saveAs(info.outputPath(`${game}.${ending}`));
    }
    const csv = readFileSync(info.outputPath(`${game}.csv`), 'utf8')
      .trim()
      .split('\n');
    expect(csv.length).toBe(debrief.turns.length + 1);
    expect(csv[0]?.split(',').length).toBe(debrief.series.length + 2);
    expect(
      readFileSync(info.outputPath(`${game}.png`))
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    const svg = page.waitForEvent('download');
    await charts.first().getByRole('button', { name: 'SVG' }).click();
    expect((await svg).suggestedFilename()).toMatch(/\.svg$/);
    for (const drawing of ['debts', 'flows']) {
      const figure = page.getByTestId(drawing);
      if (drawing === 'debts' && debrief.debts.length === 0) continue;
      const saved = page.waitForEvent('download');
      await figure.getByRole('button', { name: 'Save as SVG' }).click();
      expect((await saved).suggestedFilename()).toBe(`${drawing}.svg`);
    }
    // What some are owed others owe: the circles of the network add up to nothing.
    const nets = await page.getByTestId('debts').locator('svg .sum').allTextContents();
    const numbers = nets.map((text) => Number(text.replace('−', '-').replaceAll(/[+,]/g, '')));
    expect(numbers.reduce((sum, net) => sum + net, 0)).toBe(0);
    expect(numbers.some((net) => net > 0)).toBe(debrief.debts.length > 0);
    // The last question leads to the lab, where this game's table is set up already.
    await expect(page.getByTestId('questions').locator('li').last()).toContainText('Which rule would you change');
    const lab = page.getByTestId('try-in-lab');
    const experiment = experimentIn(new URL((await lab.getAttribute('href')) ?? '', house.address).hash);
    expect(experiment).toMatchObject({ game, players: debrief.players.length, set: debrief.house_rules });
    await page.setViewportSize({ width: 390, height: 844 });
    await look(page, `${game}: debrief on a phone`);
    await shoot(page, `debrief-${game}-phone`);
    // A moment of the story leads to the replay, by keyboard.
    const moment = page.getByTestId('story').locator('a').first();
    if ((await moment.count()) > 0) {
      await moment.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('replay')).toBeVisible();
      const frame = Number(await page.getByTestId('replay').getAttribute('data-frame'));
      expect(frame).toBeGreaterThan(0);
    }
    complaints.expectNone();
  });
}

test('the costliest moves of a seat are found and open in the replay, by keyboard and on a phone', async ({ page }) => {
  const complaints = new Complaints(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // Novices lose it somewhere.
  await open(page, readFileSync(join(RECORDS, `${EXAMPLE}-01-players-3-novice.json`), 'utf8'));
  const losses = page.getByTestId('losses');
  await losses.getByTestId('losses-seat').selectOption('1');
  await losses.getByTestId('find-losses').focus();
  await page.keyboard.press('Enter');
  const moves = losses.getByTestId('found-losses').locator('li');
  await expect(moves.first()).toContainText('Chance to win', { timeout: 90_000 });
  expect(await moves.count()).toBeLessThanOrEqual(3);
  await look(page, 'costly moves on a phone');
  const move = moves.first().getByRole('link', { name: 'Watch this moment' });
  const entry = Number(/#(\d+)$/.exec((await move.getAttribute('href')) ?? '')?.[1]);
  await move.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('replay')).toBeVisible();
  expect(entry).toBeGreaterThan(0);
  await expect(page).toHaveURL(new RegExp(`/replay.*#${entry}$`));
  complaints.expectNone();
});

test('a finished game is debriefed one click from its score sheet', async ({ page }) => {
  const complaints = new Complaints(page);
  await page.goto(house.address);
  await page.locator(`[data-play=${EXAMPLE}]`).click();
  await expect(page.getByTestId('board')).toBeVisible();
  expect((await play(page, 5, {})).stuck).toBeNull();
  await page.getByTestId('score-sheet').getByTestId('debrief').click();
  await expect(page).toHaveURL(/\/debrief$/);
  await expect(page.getByTestId('debrief')).toBeVisible();
  // A number in a chart is a link to its moment.
  const marker = page.getByTestId('chart').first().locator('svg a').first();
  if ((await marker.count()) > 0) {
    await marker.click();
    await expect(page).toHaveURL(/\/replay\?as=0#\d+$/);
  }
  await page.goBack();
  await page.getByTestId('try-in-lab').click();
  await expect(page).toHaveURL(/\/lab#/);
  await expect(page.getByTestId('lab-game')).toHaveValue(EXAMPLE);
  await expect(page.getByTestId('vary-option')).toBeVisible();
  complaints.expectNone();
});
