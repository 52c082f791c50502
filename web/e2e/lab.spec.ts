// The rule lab: a ready experiment and one of one's own, with their charts, words, tables and files, on a desktop and on a
// phone; a link that gives the same again; and a game that stands out, in the replay.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import type { ExperimentResult } from '../src/lib/lab';
import { Complaints } from './complaints';
import { binary, EXAMPLE, House } from './house';
import { look } from './look';
import { shoot } from './shots';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

const PHONE = { width: 390, height: 844 };

async function resultOf(page: Page): Promise<ExperimentResult> {
  const id = await page.getByTestId('result').getAttribute('data-id');
  return (await (await page.request.get(`${house.address}/api/experiments/${id}`)).json()) as ExperimentResult;
}

/** An experiment of the example, filled in by hand. */
async function fillIn(page: Page, games: string): Promise<void> {
  await page.getByTestId('lab-game').selectOption(EXAMPLE);
  await page.getByTestId('vary-option').selectOption('length');
  await page.getByLabel('Games of each variant').fill(games);
}

/** The lightest of the ready experiments; `make soak` runs all of them with the released program. */
const RUN =
  process.env['LAB'] === 'all'
    ? [
        'Credit and prices',
        'A central bank',
        'A debt jubilee',
        'Careful and daring banks',
        'One selfish player among cooperators',
      ]
    : ['One selfish player among cooperators'];

for (const title of RUN)
  test(`a ready experiment is run, read, taken away and watched: ${title}`, async ({ page }) => {
    test.setTimeout(600_000);
    const complaints = new Complaints(page);
    await page.goto(house.address);
    await page.getByTestId('open-lab').click();
    await expect(page).toHaveURL(/\/lab$/);
    await expect(page.locator('[data-ready]')).toHaveCount(5);
    await look(page, 'the lab before anything is run');
    await page.locator(`[data-ready="${title}"]`).getByRole('button').click();
    await expect(page.getByTestId('result')).toBeVisible({ timeout: 300_000 });
    const charts = page.getByTestId('chart');
    await expect(charts.first().locator('svg').first()).toBeVisible();
    await expect(charts.first()).toContainText('As a table');
    await look(page, 'a result on a desktop');
    await shoot(page, 'result-desktop');
    await page.setViewportSize(PHONE);
    await look(page, 'a result on a phone');
    await shoot(page, 'result-phone');
    // The file that is taken away gives the same numbers on the command line.
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('experiment-file').click()]);
    const path = join(mkdtempSync(join(tmpdir(), 'countinghouse-lab-')), 'experiment.json');
    await file.saveAs(path);
    const told = JSON.parse(execFileSync(binary, ['experiment', path, '--json'], { maxBuffer: 1 << 28 }).toString());
    expect(told).toEqual(await resultOf(page));
    // So does the link, on another device.
    const link = await page.getByLabel('Link to this experiment').inputValue();
    const before = await resultOf(page);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByTestId('result')).toBeVisible({ timeout: 300_000 });
    expect(await resultOf(page)).toEqual(before);
    // A game that stands out opens in the replay.
    await page.getByTestId('outliers').getByRole('button').first().click();
    await expect(page.getByTestId('replay')).toBeVisible();
    complaints.expectNone();
  });

test('an experiment of one’s own is filled in, cancelled and run', async ({ page }) => {
  const complaints = new Complaints(page);
  await page.setViewportSize(PHONE);
  await page.goto(`${house.address}/lab`);
  await expect(page.getByTestId('run')).toBeDisabled();
  await fillIn(page, '500');
  await page.getByLabel('Bot 1', { exact: true }).selectOption('master');
  await page.getByTestId('run').click();
  await expect(page.getByTestId('running')).toBeVisible();
  await look(page, 'an experiment under way, on a phone');
  await page.getByTestId('cancel').click();
  await expect(page.getByRole('alert')).toContainText('Cancelled');
  await page.getByLabel('Bot 1', { exact: true }).selectOption('novice');
  await page.getByLabel('Games of each variant').fill('30');
  await page.getByTestId('run').click();
  await expect(page.getByTestId('result')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByTestId('result').getByRole('heading', { level: 2 })).toBeFocused();
  expect((await resultOf(page)).games).toBe(30);
  complaints.expectNone();
});

test('a report in a file opens without a server', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'countinghouse-report-'));
  const report = join(folder, 'report.html');
  const asked = [
    'experiment',
    EXAMPLE,
    '--bots',
    'novice',
    '--vary',
    'length=short,long',
    '--games',
    '60',
    '--report',
    report,
  ];
  execFileSync(binary, asked, { stdio: 'ignore' });
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, offline: true })).newPage();
  const complaints = new Complaints(page);
  await page.goto(pathToFileURL(report).href);
  await expect(page.getByTestId('chart').first().locator('svg').first()).toBeVisible();
  await look(page, 'a report on a desktop');
  await shoot(page, 'report-desktop');
  await page.setViewportSize(PHONE);
  await look(page, 'a report on a phone');
  await shoot(page, 'report-phone');
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-table=effects-table]').getByRole('button', { name: 'CSV' }).click(),
  ]);
  await table.saveAs(join(folder, 'effects.csv'));
  const saved = readFileSync(join(folder, 'effects.csv'), 'utf8').split('\n');
  const made = saved.filter((line) => line.startsWith('# '));
  expect(made.join('\n')).toContain('command: countinghouse experiment');
  expect(made.join('\n')).toContain('set-up of "length=long": {"players":');
  expect(saved[made.length]).toContain('Figure,Variant,Before,After');
  complaints.expectNone();
  await page.context().close();
});
