// A lesson: a teacher and two pupils in browsers, the others by protocol, all behind one address. Eight tables, lines that
// are lost, phones that are cleared, a pause, a joint debrief, a vote and the next game with the rule that won.
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { Complaints } from './complaints';
import { House } from './house';
import { GAMES, LIST } from './list';
import { look } from './look';
import { play } from './novice';
import { playAll } from './pupil';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

/** The one to begin with. */
const GAME = LIST.find(({ title }) => title.includes('Beginner'))?.id ?? '';
const FULL = process.env['CLASS'] === 'full';
const PUPILS = FULL ? 30 : 10;
const TABLES = FULL ? 8 : 3;

async function visitor(
  browser: Browser,
  viewport = { width: 1280, height: 860 },
): Promise<{ page: Page; complaints: Complaints }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport });
  const page = await context.newPage();
  return { page, complaints: new Complaints(page) };
}

async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: { [name: string]: string } = { 'content-type': 'application/json' };
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${house.address}${path}`, init);
  const answer = (await response.json()) as T;
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

type Place = { code: string | null; table: number | null };
type Info = { stage: string; mine: Place[] };
type Joined = { pupil: number; token: string };
type Board = {
  tables: { number: number; look: { stage: string; round: number; paused: boolean } | null }[];
};
const SECOND = 1_000;

/** The teacher's token, as the browser keeps it. */
const keyOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('countinghouse.classes') ?? '[]') as { teacher: string }[])[0]?.teacher ?? '',
  );

test('a lesson from one code to one debrief', async ({ browser }) => {
  const { page: teacher, complaints } = await visitor(browser);
  const { page: phone, complaints: onPhone } = await visitor(browser, { width: 390, height: 844 });
  const { page: laptop } = await visitor(browser);

  // One form, one click.
  await teacher.goto(house.address);
  await teacher.getByTestId('teach').click();
  await teacher.getByTestId('class-title').fill('9b, Tuesday');
  await teacher.getByTestId('class-game').selectOption(GAME);
  await look(teacher, 'a new class');
  await teacher.getByTestId('open-class').click();
  await expect(teacher.getByTestId('class-board')).toHaveAttribute('data-stage', 'gathering');
  const code = await teacher.getByTestId('class-code').innerText();
  const key = await keyOf(teacher);

  // By the code on the first page, with a name.
  await phone.goto(house.address);
  await phone.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'Join' }).click();
  await phone.getByTestId('pupil-name').fill('Paula');
  await look(phone, 'entering a class');
  await phone.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(phone.getByText('Welcome, Paula.')).toBeVisible();
  await look(phone, 'waiting for the lesson');
  await laptop.goto(`${house.address}/c/${code}`);
  await laptop.getByTestId('pupil-name').fill('paula');
  await laptop.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(laptop.getByRole('alert')).toContainText('called that');
  await laptop.getByTestId('pupil-name').fill('Leo');
  await laptop.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(laptop.getByText('Welcome, Leo.')).toBeVisible();
  const others: Joined[] = [];
  for (let number = 3; number <= PUPILS; number += 1)
    others.push(await ask<Joined>(`/api/classes/${code}/pupils`, { name: `Pupil ${number}` }));
  await expect(teacher.getByTestId('class-table')).toHaveCount(TABLES);
  await look(teacher, 'the board before the game');

  // The link for the wall looks and does not touch.
  const beamer = await teacher.evaluate(
    () => (JSON.parse(localStorage.getItem('countinghouse.classes') ?? '[]') as { beamer: string }[])[0]?.beamer ?? '',
  );
  const { page: wall } = await visitor(browser, { width: 1920, height: 1080 });
  await wall.goto(`${house.address}/c/${code}/board#key=${beamer}`);
  await expect(wall.getByTestId('class-table')).toHaveCount(TABLES);
  expect(wall.url()).not.toContain(beamer);

  await teacher.getByTestId('start-class').click();
  await expect(phone).toHaveURL(/\/t\//);
  await expect(laptop).toHaveURL(/\/t\//);
  await expect(phone.locator('[data-version]')).toBeVisible();
  await expect(phone.locator('[data-tab=chat]')).toHaveCount(0);

  // Three phones are cleared; the last one before the eyes of the teacher.
  for (const at of [0, 1]) {
    const old = others[at];
    if (!old) continue;
    const back = await ask<Joined>(`/api/classes/${code}/return`, { pupil: old.pupil });
    await ask(`/api/classes/${code}/teach`, { do: 'admit', pupil: old.pupil, yes: true }, key);
    others[at] = { pupil: old.pupil, token: back.token };
  }
  await laptop.evaluate(() => localStorage.clear());
  await laptop.goto(`${house.address}/c/${code}`);
  await laptop.getByRole('button', { name: 'I was here already' }).click();
  await look(laptop, 'a cleared device');
  await laptop.getByRole('button', { name: 'I am Leo' }).click();
  await teacher.getByTestId('let-in').click();
  await expect(laptop).toHaveURL(/\/t\//, { timeout: 15_000 });
  await expect(laptop.locator('[data-version]')).toBeVisible();

  const places = await Promise.all(
    others.map(async ({ token }) => ({
      token,
      mine: (await ask<Info>(`/api/classes/${code}`, undefined, token)).mine[0],
    })),
  );
  const { page: room } = await visitor(browser);
  await room.goto(`${house.address}/healthz`);
  const seats = places.map(({ token, mine }) => ({ token, code: mine?.code ?? '' }));
  const playing = playAll(room, seats, { latency: FULL ? 200 : 20, cutFor: FULL ? 10_000 : 300, cutEvery: 60 });
  // Everything stands still within a second of a pause, and the board shows within a second where it stands.
  await expect(wall.locator('[data-stage=playing]').first()).toBeVisible();
  await teacher.getByTestId('pause-class').click();
  await Promise.all([
    expect(teacher.getByText('Paused').first()).toBeVisible({ timeout: SECOND }),
    expect(wall.getByText('Paused').first()).toBeVisible({ timeout: SECOND }),
    expect(phone.getByText('Your teacher has stopped the game')).toBeVisible({ timeout: SECOND }),
  ]);
  const { tables } = await ask<Board>(`/api/classes/${code}/board`, undefined, key);
  expect(tables.filter(({ look }) => look?.stage === 'playing' && !look.paused)).toEqual([]);
  const shows = tables.map(({ number, look }) =>
    expect(wall.locator(`[data-table="${number}"] .stage`)).toHaveText(
      look?.stage === 'over' ? 'Over' : `Turn ${look?.round}`,
      { timeout: SECOND },
    ),
  );
  await Promise.all(shows);
  await look(teacher, 'the board');
  await look(wall, 'the wall');
  await teacher.setViewportSize({ width: 390, height: 844 });
  await look(teacher, 'the board on a phone');
  await teacher.setViewportSize({ width: 1280, height: 860 });
  await teacher.getByTestId('pause-class').click();
  await Promise.all([
    play(phone, 5, { over: true }, FULL ? 400_000 : 200_000),
    play(laptop, 6, { over: true }, FULL ? 400_000 : 200_000),
    playing,
  ]);
  await expect(teacher.getByTestId('class-board')).toHaveAttribute('data-stage', 'over', { timeout: 10_000 });

  await phone.getByTestId('to-class').click();
  await phone.getByRole('link', { name: 'What happened to the money' }).click();
  // All tables are debriefed at once, while everything else goes on.
  await expect(phone.getByTestId('debriefed-table')).toHaveCount(TABLES, { timeout: 60_000 });
  await look(phone, 'the joint debrief on a phone');
  await teacher.getByRole('link', { name: 'What happened to the money' }).click();
  await expect(teacher.getByTestId('debriefed-table')).toHaveCount(TABLES, { timeout: 60_000 });
  await look(teacher, 'the joint debrief');
  await teacher.emulateMedia({ media: 'print' });
  await expect(teacher.getByRole('button', { name: 'Print' })).toBeHidden();
  await teacher.emulateMedia({ media: 'screen' });
  const file = teacher.waitForEvent('download');
  await teacher.getByTestId('export-decisions').click();
  expect((await file).suggestedFilename()).toContain('decisions.csv');

  // A vote, and the next game with what won.
  await teacher.getByRole('link', { name: 'To the class' }).click();
  await teacher.locator('fieldset input[type=checkbox]:enabled').first().check();
  await look(teacher, 'the board after the game');
  await teacher.getByTestId('start-vote').click();
  await phone.goto(`${house.address}/c/${code}`);
  const proposal = phone.getByTestId('vote').getByRole('button').last();
  await proposal.click();
  await expect(proposal).toHaveAttribute('aria-pressed', 'true');
  await look(phone, 'a vote');
  await teacher.getByTestId('close-vote').click();
  await teacher.getByTestId('play-winner').click();
  await expect(teacher.getByTestId('class-board')).toHaveAttribute('data-stage', 'gathering');
  complaints.expectNone();
  onPhone.expectNone();
});

/** Goes on by Tab until it is there, as somebody without a mouse does. */
async function tabTo(page: Page, what: Locator): Promise<void> {
  const isThere = (): Promise<boolean> => what.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; !(await isThere()); tabs += 1) {
    expect(tabs, `${String(what)} is reached by keyboard`).toBeLessThan(120);
    await page.keyboard.press('Tab');
  }
}

test('a class is taught without a mouse', async ({ browser }) => {
  const { page, complaints } = await visitor(browser);
  const plan = { game: GAME, per_table: 2, bots: 'novice', treatments: [{ name: 'As printed', setup: {} }] };
  const opened = await ask<{ code: string; teacher: string }>('/api/classes', { title: '9b', plan });
  for (const name of ['Ada', 'Ben', 'Clara', 'Dora']) await ask<Joined>(`/api/classes/${opened.code}/pupils`, { name });
  await page.goto(`${house.address}/c/${opened.code}/teach#key=${opened.teacher}`);
  const board = page.getByTestId('class-board');
  const table = (number: number): Locator => page.locator(`[data-table="${number}"]`);
  await expect(page.getByTestId('class-table')).toHaveCount(2);

  // Somebody is moved to the other table by the list below it.
  const first = (await table(1).locator('.seats li').first().innerText()).trim();
  await tabTo(page, table(1).locator('.move select').first());
  await page.keyboard.press('ArrowDown');
  await expect(table(2).locator('.seats')).toContainText(first);
  await tabTo(page, page.getByTestId('start-class'));
  await page.keyboard.press('Enter');
  await expect(board).toHaveAttribute('data-stage', 'playing');

  const pause = page.getByTestId('pause-class');
  await tabTo(page, pause);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paused').first()).toBeVisible();
  // The board is drawn anew twice a second, and whoever is at a button stays there.
  await page.waitForTimeout(1_200);
  await expect(pause).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paused')).toHaveCount(0);
  const toBot = table(2).getByRole('button', { name: `Let a bot play for ${first}` });
  await tabTo(page, toBot);
  await page.keyboard.press('Enter');
  await expect(toBot).toHaveCount(0);

  // What ends everything asks once more, and "No" is where one is.
  await tabTo(page, page.getByTestId('end-all'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('[data-confirm=yes]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board).toHaveAttribute('data-stage', 'over');
  await tabTo(page, page.getByRole('link', { name: 'What happened to the money' }));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('debriefed-table')).toHaveCount(2, { timeout: 30_000 });
  complaints.expectNone();
});

test('the handout is one page, on A4 and on letter', async ({ page }) => {
  for (const game of GAMES) {
    await page.goto(`${house.address}/handout/${game}?class=ABCDEFG`);
    await expect(page.getByTestId('handout').locator('.paper')).toBeVisible();
    await look(page, `handout of ${game}`);
    for (const format of ['A4', 'Letter'] as const) {
      const pdf = await page.pdf({ format, preferCSSPageSize: false });
      const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
      expect(pages, `${game} on ${format}`).toBe(1);
    }
  }
});
