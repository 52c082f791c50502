// Every game through the page in another language, on a phone: no text cut, nothing to scroll sideways, and nothing that stays
// English. Each game is played in one language, and with LANGUAGES=all in every one. People at one table who read different
// languages see one game.
import { readFileSync } from 'node:fs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { Complaints } from './complaints';
import { dealFrom } from './deal';
import { EXAMPLE, House } from './house';
import { GAMES } from './list';
import { expectWhole } from './look';
import { play } from './novice';

const phone = { width: 390, height: 844 };
const RIGHT_TO_LEFT = 'ar-XB';
/** Made from English: long and accented, and from right to left. */
const PSEUDO = ['en-XA', RIGHT_TO_LEFT];
/** A folder for pictures of every game on a phone, in German, which has long words, and from right to left. */
const PICTURES = process.env['LANGUAGE_PICTURES'];

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

async function offered(): Promise<string[]> {
  const { languages } = (await (await fetch(`${house.address}/api/texts`)).json()) as { languages: { tag: string }[] };
  return languages.map(({ tag }) => tag).filter((tag) => tag !== 'en');
}

async function begin(page: Page, game: string, language: string): Promise<void> {
  await page.goto(`${house.address}/?lang=${language}`);
  await page.locator(`[data-play=${game}]`).click();
  await expect(page.getByTestId('board')).toBeVisible();
  const isRightToLeft = language === RIGHT_TO_LEFT;
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', isRightToLeft ? 'rtl' : 'ltr');
  await expectWhole(page, `${game} in ${language}: at the start`);
}

async function toTheEnd(page: Page, game: string, language: string, seed: number): Promise<void> {
  await begin(page, game, language);
  for (let n = 0; n < 400 && !(await page.getByTestId('score-sheet').isVisible()); n += 1) {
    expect((await play(page, seed + n, { moves: 12 })).stuck).toBeNull();
    await expectWhole(page, `${game} in ${language} after ${12 * n} moves`);
  }
  await expect(page.getByTestId('score-sheet')).toBeVisible();
  await expectWhole(page, `${game} in ${language}: the end`);
}

for (const [at, game] of GAMES.entries()) {
  test(`${game}: to its end in another language`, async ({ browser }) => {
    const all = [...PSEUDO, ...(await offered())];
    const languages = process.env['LANGUAGES'] === 'all' ? all : [all[(at + 1) % all.length] as string];
    test.setTimeout(languages.length * 300_000);
    for (const language of languages) {
      const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce', hasTouch: true });
      await dealFrom(context, 91 + at);
      const page = await context.newPage();
      const complaints = new Complaints(page);
      await toTheEnd(page, game, language, 91 + at);
      complaints.expectNone();
      await context.close();
    }
  });
}

for (const [at, game] of GAMES.entries()) {
  test(`${game}: its first moves from right to left`, async ({ browser }) => {
    for (const language of PICTURES === undefined ? [RIGHT_TO_LEFT] : [RIGHT_TO_LEFT, 'de']) {
      const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce', hasTouch: true });
      await dealFrom(context, 91 + at);
      const page = await context.newPage();
      const complaints = new Complaints(page);
      const picture = async (moment: string): Promise<void> => {
        if (PICTURES === undefined) return;
        await page.screenshot({ path: `${PICTURES}/${game}-${language}-${moment}.png`, fullPage: true });
      };
      await begin(page, game, language);
      await picture('start');
      expect((await play(page, 91 + at, { moves: 12 })).stuck).toBeNull();
      await expectWhole(page, `${game} in ${language} after 12 moves`);
      await picture('after-12-moves');
      complaints.expectNone();
      await context.close();
    }
  });
}

test('a language is chosen beside the theme, kept by the device, and a link can bring one', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(house.address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(`${house.address}/?lang=en-XA`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await expect(page.locator('[data-play]').first()).toContainText(/[áéíóú]/);
  await page.goto(house.address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  // Another link wins, and so does English.
  await page.goto(`${house.address}/?lang=en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const another = await (await browser.newContext({ locale: 'de-AT' })).newPage();
  await another.goto(house.address);
  await expect(another.locator('html')).toHaveAttribute('lang', (await offered()).includes('de') ? 'de' : 'en');
  await another.context().close();
  await context.close();
});

/** What the log of this page says, the turns of others line by line. */
const logOf = (page: Page): Promise<string[]> => page.getByTestId('log').locator('.text').allTextContents();
const figuresIn = (line: string): string[] => (line.match(/\d+/g) ?? []).toSorted();
const wordsOf = (lines: string[]): Set<string> => new Set(lines.join(' ').match(/\p{L}{6,}/gu));

async function reader(browser: Browser, locale: string): Promise<{ page: Page; complaints: Complaints }> {
  const page = await (await browser.newContext({ locale, reducedMotion: 'reduce' })).newPage();
  return { page, complaints: new Complaints(page) };
}

/** A table that is opened in German, with a bot and a guest who reads Dutch. */
async function sitDown(german: Page, dutch: Page): Promise<void> {
  await german.goto(house.address);
  await german.locator(`[data-new=${EXAMPLE}]`).click();
  await german.getByLabel('Dein Name').fill('Lena');
  await german.getByLabel('Platz 3').selectOption('novice');
  await german.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await dutch.goto(`${house.address}/t/${await german.getByTestId('code').innerText()}`);
  await dutch.getByLabel('Je naam').fill('Bram');
  await dutch.getByTestId('take-seat').click();
  await dutch.getByTestId('ready').click();
  await expect(german.locator('[data-seat="1"]')).toContainText('bereit');
  await german.getByTestId('start').click();
  await expect(dutch.getByTestId('board')).toBeVisible();
}

async function recordFrom(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByTestId('record').click();
  return readFileSync(await (await download).path(), 'utf8');
}

test('a German and a Dutch player at one table see one game', async ({ browser }) => {
  const { page: german, complaints: first } = await reader(browser, 'de-DE');
  const { page: dutch, complaints: second } = await reader(browser, 'nl-NL');
  await sitDown(german, dutch);
  await expect(german.locator('html')).toHaveAttribute('lang', 'de');
  await expect(dutch.locator('html')).toHaveAttribute('lang', 'nl');
  const played = await Promise.all([play(german, 31, { moves: 5 }), play(dutch, 32, { moves: 5 })]);
  expect(played.map(({ stuck }) => stuck)).toEqual([null, null]);

  let logs: [string[], string[]] = [[], []];
  await expect(async () => {
    logs = [await logOf(german), await logOf(dutch)];
    expect(logs[0].length).toBeGreaterThan(10);
    expect(logs[0].map(figuresIn)).toEqual(logs[1].map(figuresIn));
  }).toPass({ timeout: 15_000 });
  expect(logs[0]).toContain('Runde 1 beginnt.');
  expect(logs[1]).toContain('Ronde 1 begint.');
  // Names of players and companies are the same in both languages; no sentence is.
  expect(logs[0].filter((line) => logs[1].includes(line))).toEqual([]);

  // The record can be had when the game is over. It has the game, and no word that only one of them has read.
  const ended = await Promise.all([play(german, 33, { over: true }), play(dutch, 34, { over: true })]);
  expect(ended.map(({ stuck }) => stuck)).toEqual([null, null]);
  logs = [await logOf(german), await logOf(dutch)];
  const [inGerman, inDutch] = [wordsOf(logs[0]), wordsOf(logs[1])];
  const ofOneLanguage = [...inGerman, ...inDutch].filter((word) => inGerman.has(word) !== inDutch.has(word));
  expect(ofOneLanguage.length).toBeGreaterThan(20);
  const record = await recordFrom(german);
  expect(JSON.parse(record)).toMatchObject({ game: EXAMPLE });
  expect(ofOneLanguage.filter((word) => record.includes(word))).toEqual([]);
  first.expectNone();
  second.expectNone();
  await german.context().close();
  await dutch.context().close();
});
