// Every game to its score sheet through visible controls: at its smallest table with all seats at one device, on a
// phone; and at its largest against bots, on a desktop; and on the narrowest phone. On the way every screen is looked at.
// `make test` plays each game on one of the first two, and languages.spec.ts on the narrowest; SCREENS=all plays it on all three.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { Complaints } from './complaints';
import { dealFrom } from './deal';
import { House } from './house';
import { GAMES, hasAllScreens } from './list';
import { expectWhole, look, LONG_NAME, narrow } from './look';
import { play } from './novice';
import { expectNothingElse } from './said';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

async function visit(
  browser: Browser,
  viewport: typeof desktop,
  seed: number,
): Promise<{ page: Page; complaints: Complaints }> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', hasTouch: viewport !== desktop });
  await dealFrom(context, seed);
  const page = await context.newPage();
  return { page, complaints: new Complaints(page) };
}

/** Opens a table with so many seats, the others taken as given. */
async function open(page: Page, game: string, players: 'fewest' | 'most', others: 'here' | 'novice'): Promise<void> {
  await page.goto(`${house.address}/#new/${game}`);
  await page.getByLabel('Your name').fill(LONG_NAME);
  const counts = page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio');
  await (players === 'fewest' ? counts.first() : counts.last()).click();
  for (const seat of await page.locator('.seats select').all()) {
    if ((await seat.getAttribute('aria-label'))?.startsWith('Seat')) await seat.selectOption(others);
  }
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByTestId('start')).toBeEnabled();
}

/** So many moves are played between two looks, and at most so many such stretches. */
const [STRETCH, MOST_STRETCHES] = [12, 400];

/** Of the scene this much is seen on a phone before anybody scrolls. */
const SEEN = 300;

/** On a normal turn what is asked, the scene and the first choice are seen without scrolling. */
async function expectAboveTheFold(page: Page): Promise<void> {
  await expect(page.getByTestId('asked')).toBeInViewport({ ratio: 1 });
  const choice = page.getByTestId('actions').locator('button:enabled').first();
  await expect(choice).toBeInViewport({ ratio: 1 });
  const seen = await page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
    // What a question is about stands in the prompt, above its choices.
    return edge('[data-testid=actions] button:enabled') - edge('[data-testid=board]');
  });
  expect(seen, 'of the scene above the choices').toBeGreaterThan(SEEN);
}

/** Plays on until a condition holds, and looks every few moves whether all is whole. */
async function playOn(
  page: Page,
  game: string,
  seed: number,
  until: { progress?: number; over?: boolean },
): Promise<void> {
  for (let n = 0; n < MOST_STRETCHES; n += 1) {
    const played = await play(page, seed + n, { ...until, moves: STRETCH });
    expect(played.stuck).toBeNull();
    if (played.over || played.moves < STRETCH) return;
    await expectWhole(page, `${game} after ${STRETCH * (n + 1)} moves`);
    await expectNothingElse(page, { game }, `${game} after ${STRETCH * (n + 1)} moves`);
  }
}

async function toTheEnd(page: Page, game: string, seed: number): Promise<void> {
  await expect(page.getByTestId('board')).toBeVisible();
  await look(page, `${game} at the start`);
  await playOn(page, game, seed, { progress: 45 });
  await look(page, `${game} in the middle`);
  await playOn(page, game, seed + 1, { over: true });
  // The log has followed to its last line.
  const behind = (): Promise<number> =>
    page.getByTestId('log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
  await expect.poll(behind, 'the log is behind').toBeLessThan(48);
  // Who won is seen at once, wherever the board was looked at last.
  await expect(page.getByTestId('score-sheet').getByRole('heading').first()).toBeInViewport();
  await look(page, `${game} at the end`);
}

for (const [at, game] of GAMES.entries()) {
  const isPlayedOn = (screen: 'phone' | 'desktop'): boolean => hasAllScreens || (at % 2 === 1) === (screen === 'phone');

  if (isPlayedOn('phone'))
    test(`${game}: the smallest table, everybody at one phone`, async ({ browser }) => {
      const { page, complaints } = await visit(browser, phone, 7 + at);
      await open(page, game, 'fewest', 'here');
      await look(page, `${game}: waiting room`);
      await page.getByTestId('start').click();
      await expect(page.getByTestId('curtain')).toBeVisible();
      await page.locator('[data-uncover]').first().click();
      await expect(page.getByTestId('board')).toBeVisible();
      await expectAboveTheFold(page);
      await toTheEnd(page, game, 7 + at);
      for (const tab of ['players', 'log', 'chat', 'rules']) {
        await page.locator(`[data-tab=${tab}]`).click();
        await look(page, `${game}: ${tab}`);
      }
      complaints.expectNone();
      await page.context().close();
    });

  if (hasAllScreens)
    test(`${game}: on the narrowest phone, with the longest name`, async ({ browser }) => {
      const { page, complaints } = await visit(browser, narrow, 51 + at);
      await page.goto(`${house.address}/#new/${game}`);
      await page.getByLabel('Your name').fill(LONG_NAME);
      for (const seat of await page.getByLabel(/^Seat \d$/).all()) await seat.selectOption('novice');
      await expectWhole(page, `${game}: set-up`);
      await page.getByRole('button', { name: 'Open the table' }).click();
      await page.getByTestId('start').click();
      await expect(page.getByTestId('board')).toBeVisible();
      for (let n = 0; n < 400 && !(await page.getByTestId('score-sheet').isVisible()); n += 1) {
        expect((await play(page, 51 + at + n, { moves: 6, eager: n % 3 === 0 })).stuck).toBeNull();
        await expectWhole(page, `${game} after ${6 * n} moves`);
      }
      await expect(page.getByTestId('score-sheet')).toBeVisible();
      await expectWhole(page, `${game}: the end`);
      complaints.expectNone();
      await page.context().close();
    });

  if (isPlayedOn('desktop'))
    test(`${game}: the largest table, one seat against bots`, async ({ browser }) => {
      const { page, complaints } = await visit(browser, desktop, 31 + at);
      await open(page, game, 'most', 'novice');
      await page.getByTestId('start').click();
      await toTheEnd(page, game, 31 + at);
      complaints.expectNone();
      await page.context().close();
    });
}
