// Every game through the page in another language, on a phone: no text cut, nothing to scroll sideways, and nothing that stays
// English. Each game is played in one language, on the narrowest phone and with the longest name, and with LANGUAGES=all in every
// one on a usual phone. People at one table who read different languages see one game.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { Complaints } from './complaints';
import { dealFrom } from './deal';
import { EXAMPLE, House } from './house';
import { GAMES } from './list';
import { expectWhole, LONG_NAME, narrow } from './look';
import { play } from './novice';

const phone = { width: 390, height: 844 };
const inEveryLanguage = process.env['LANGUAGES'] === 'all';
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
    expect((await play(page, seed + n, { moves: 12, eager: n % 3 === 0 })).stuck).toBeNull();
    await expectWhole(page, `${game} in ${language} after ${12 * n} moves`);
  }
  await expect(page.getByTestId('score-sheet')).toBeVisible();
  await expectWhole(page, `${game} in ${language}: the end`);
}

for (const [at, game] of GAMES.entries()) {
  test(`${game}: to its end in another language`, async ({ browser }) => {
    const all = [...PSEUDO, ...(await offered())];
    const languages = inEveryLanguage ? all : [all[(at + 1) % all.length] as string];
    test.setTimeout(languages.length * 300_000);
    for (const language of languages) {
      const viewport = inEveryLanguage ? phone : narrow;
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', hasTouch: true });
      await dealFrom(context, 91 + at);
      await context.addInitScript((name) => {
        localStorage.setItem('countinghouse.name', JSON.stringify(name));
      }, LONG_NAME);
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
      // Pictures are of the whole game, and of what stands behind the tabs; without them others go through it.
      for (let n = 1; PICTURES !== undefined && n < 400; n += 1) {
        expect((await play(page, 91 + at + n, { moves: 12, eager: n % 3 === 0 })).stuck).toBeNull();
        if (await page.getByTestId('score-sheet').isVisible()) break;
        if (![1, 3, 7, 15].includes(n)) continue;
        await picture(`after-${12 * (n + 1)}-moves`);
        const tabs = await page.locator('[data-tab]').all();
        for (const [tab, button] of n === 3 ? tabs.entries() : []) {
          await button.click();
          await picture(`tab-${tab}`);
        }
        await tabs[0]?.click();
      }
      if (PICTURES !== undefined) await picture('end');
      complaints.expectNone();
      await context.close();
    }
  });
}

/** What is around the games: the first page, a new table and its waiting room, rules, the lab, records and classes. */
async function aroundTheGames(page: Page, language: string, see: (screen: string) => Promise<void>): Promise<void> {
  await page.goto(`${house.address}/?lang=${language}`);
  await expect(page.locator('[data-play]').first()).toBeVisible();
  await see('home');
  for (const [path, ready] of [
    ['lab', '[data-testid=lab]'],
    ['debrief', '[data-testid=open-record], input[type=file]'],
    [`#rules/${EXAMPLE}`, 'main h2'],
    ['class', '[data-testid=class-title]'],
    [`#new/${EXAMPLE}`, 'button.primary'],
  ] as const) {
    await page.goto(`${house.address}/${path}`);
    await expect(page.locator(ready).first()).toBeVisible();
    await see(path.replace(/[^a-z]+/g, '-').replace(/^-/, ''));
  }
  await page.locator('form input[type=text], form input:not([type])').first().fill('Lena');
  await page.locator('form button.primary').last().click();
  await expect(page.getByTestId('code')).toBeVisible();
  await see('waiting-room');
}

/** Choices whose words are wider than their box. */
function narrowChoices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const seen = [...document.querySelectorAll('select')].filter((select) => select.checkVisibility());
    return seen.flatMap((select) => {
      const style = getComputedStyle(select);
      const said = select.selectedOptions[0]?.text ?? '';
      if (pen) pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      // A browser draws its arrow within the box.
      return (pen?.measureText(said).width ?? 0) > room + 1 ? [said] : [];
    });
  });
}

const ALL = process.env['LANGUAGES'] === 'all' || PICTURES !== undefined;

test('the pages around the games fit a phone, in long words and from right to left', async ({ browser }) => {
  const languages = ALL ? [...PSEUDO, ...(await offered())] : [RIGHT_TO_LEFT, 'de'];
  test.setTimeout(languages.length * 30_000);
  for (const language of languages) {
    const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce', hasTouch: true });
    const page = await context.newPage();
    const complaints = new Complaints(page);
    await aroundTheGames(page, language, async (screen) => {
      await expectWhole(page, `${screen} in ${language}`);
      // A choice cannot break its line, and nobody reads words as long as the pseudo-locale makes them.
      const cut = language === 'en-XA' ? [] : await narrowChoices(page);
      expect.soft(cut, `${screen} in ${language}: choices cut`).toEqual([]);
      if (PICTURES !== undefined)
        await page.screenshot({ path: `${PICTURES}/${screen}-${language}.png`, fullPage: true });
    });
    complaints.expectNone();
    await context.close();
  }
});

/** Sentences of the page in a language that no other has. */
function sentencesOf(language: string): string[] {
  const file = readFileSync(`../messages/${language}/page.ftl`, 'utf8');
  return [...file.matchAll(/^(?:page|class|lab)-\w+ = ([^{\n]{25,})$/gm)].map(([, sentence]) => sentence as string);
}

/** What the first page weighed, packed, before it spoke more than one language. */
const ONE_LANGUAGE = 150_300;

test('one language is loaded, and the page weighs what it weighed before', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  const loaded: Promise<[string, Buffer]>[] = [];
  page.on('response', (response) => loaded.push(response.body().then((body) => [response.url(), body])));
  await page.goto(house.address);
  await expect(page.locator('[data-play]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(loaded);
  const texts = bodies.filter(([address]) => address.includes('/api/texts'));
  expect(texts.length).toBe(1);
  const said = String(texts[0]?.[1]);
  expect(sentencesOf('de').filter((sentence) => said.includes(sentence)).length).toBeGreaterThan(50);
  const all = bodies.map(([, body]) => String(body)).join('\n');
  for (const language of ['en', ...(await offered())].filter((tag) => tag !== 'de'))
    expect(
      sentencesOf(language).filter((sentence) => all.includes(sentence)),
      language,
    ).toEqual([]);
  const weights = bodies.map(([address, body]) => [new URL(address).pathname, gzipSync(body).length] as const);
  const weight = weights.reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(weight, JSON.stringify(weights)).toBeLessThan(1.1 * ONE_LANGUAGE);
  await context.close();
});

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
  // Whoever is done first keeps the other waiting: the one is given up then, and the game goes on below.
  const played = await Promise.all([play(german, 31, { moves: 5 }, 10_000), play(dutch, 32, { moves: 5 }, 10_000)]);
  expect(Math.max(...played.map(({ moves }) => moves))).toBe(5);

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
