// The pictures under docs/screenshots: every game at its start, in the middle of something, at its end and in its debrief,
// on a desktop and on a phone, on paper and in ink; the rule lab and a report. Runs only when pictures are asked for; what they show is proven elsewhere.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { binary, House } from './house';
import { GAMES, LIST } from './list';
import { play } from './novice';
import type { Device, Scene, Script } from './scene';

const folder = process.env['PICTURES'] ?? '';
const EXPERIMENTS = join(import.meta.dirname, '../../docs/experiments');
const DEVICES: { [device in Device]: { width: number; height: number } } = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

/** The scenes of each game, by its id, from the files in `scenes`. */
const scripts: { [game: string]: Script } = {};
for (const file of readdirSync(join(import.meta.dirname, 'scenes'))) {
  Object.assign(scripts, ((await import(`./scenes/${file}`)) as { scripts: typeof scripts }).scripts);
}
const ANY: Scene = { progress: 40, when: '[data-step]' };
/** A game without a script has its picture taken somewhere in the middle. */
const scriptOf = ({ id, max_players }: (typeof LIST)[number]): Script =>
  scripts[id] ?? { seed: 1, players: Math.min(4, max_players), desktop: ANY, phone: ANY };

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

async function visit(browser: Browser, device: Device): Promise<Page> {
  const page = await (
    await browser.newContext({ viewport: DEVICES[device], reducedMotion: 'reduce', hasTouch: device === 'phone' })
  ).newPage();
  await page.goto(house.address);
  await expect(page.locator('[data-play]')).toHaveCount(GAMES.length);
  return page;
}

async function sitDown(page: Page, game: string, players: number): Promise<void> {
  await page.goto(`${house.address}/#new/${game}`);
  await page
    .getByRole('radiogroup', { name: 'Players' })
    .getByRole('radio', { name: String(players) })
    .click();
  for (const seat of await page.getByLabel(/^Seat \d$/).all()) await seat.selectOption('novice');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByTestId('start').click();
  await expect(page.getByTestId('board')).toBeVisible();
  await expect(page.locator('[data-mine=true]')).toBeVisible();
}

async function take(page: Page, name: string, device: Device): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // A moment that has just landed stands over the board for a second.
  await expect(page.getByTestId('stage')).toHaveCount(0);
  // Nothing looks as if a finger were on it.
  await page.mouse.move(0, 0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({
      path: join(folder, `${name}-${device}-${colorScheme}.jpg`),
      type: 'jpeg',
      quality: device === 'phone' ? 80 : 58,
    });
  }
}

/** From the top of the board. */
async function lookUp(page: Page): Promise<void> {
  await page
    .locator('.board')
    .first()
    .evaluate((board) => board.scrollTo(0, 0));
}

for (const device of Object.keys(DEVICES) as Device[]) {
  test(`a report of the lab, ${device}`, async ({ browser }) => {
    const report = join(mkdtempSync(join(tmpdir(), 'countinghouse-report-')), 'report.html');
    const asked = ['experiment', join(EXPERIMENTS, 'careful-and-daring-banks.toml'), '--report', report];
    execFileSync(binary, asked, { stdio: 'ignore' });
    const page = await (await browser.newContext({ viewport: DEVICES[device] })).newPage();
    await page.goto(pathToFileURL(report).href);
    await expect(page.getByTestId('chart').first().locator('svg').first()).toBeVisible();
    await take(page, 'report', device);
    await page.context().close();
  });

  test(`the rule lab, ${device}`, async ({ browser }) => {
    const page = await visit(browser, device);
    await page.goto(`${house.address}/lab`);
    await page.locator('[data-ready="A central bank"]').getByRole('button').click();
    await expect(page.getByTestId('result')).toBeVisible({ timeout: 90_000 });
    await page.getByTestId('report').evaluate((report) => report.scrollIntoView());
    await take(page, 'lab', device);
    await page.context().close();
  });

  test(`the first page, ${device}`, async ({ browser }) => {
    const page = await visit(browser, device);
    await take(page, 'home', device);
    await page.context().close();
  });

  for (const listed of LIST) {
    const {
      id: game,
      script: { seed, players, [device]: scene },
    } = { ...listed, script: scriptOf(listed) };
    test(`${game}, ${device}`, async ({ browser }) => {
      const page = await visit(browser, device);
      await sitDown(page, game, players);
      await take(page, `${game}-start`, device);
      expect((await play(page, seed, { progress: scene.progress, eager: true })).stuck).toBeNull();
      const there = await play(page, seed + 1, { visible: `[data-mine=true]:is(${scene.when})`, eager: true });
      expect(there).toMatchObject({ stuck: null, over: false });
      await lookUp(page);
      await scene.draft?.(page);
      await take(page, `${game}-middle`, device);
      expect((await play(page, seed + 2, { over: true, eager: true })).stuck).toBeNull();
      await expect(page.getByTestId('score-sheet')).toBeVisible();
      await lookUp(page);
      await take(page, `${game}-end`, device);
      await page.getByTestId('score-sheet').getByTestId('debrief').click();
      await expect(page.locator('figure svg').first()).toBeVisible();
      await take(page, `${game}-debrief`, device);
      await page.context().close();
    });
  }
}
