// Guided games in the real page, from the first page to the score sheet: with nothing but a keyboard, and by touch on a
// narrow phone. Every wanted move must be lit where one can see and reach it. `make test` goes through each of them in one of the two
// ways, SCREENS=all in both.
import { expect, test, type Page } from '@playwright/test';
import { Complaints } from './complaints';
import { EXAMPLE, House } from './house';
import { GAMES, hasAllScreens } from './list';
import { expectWhole, look } from './look';
import { shoot } from './shots';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

/** Of the things that are lit, besides buttons, the share of the best seen: of its height, or of the room there is for it. */
function seenOfLit(page: Page): Promise<number> {
  return page.evaluate(() => {
    const places = '.board [data-lit], .mine [data-lit], footer [data-lit=shown]';
    const lit = [...document.querySelectorAll<HTMLElement>(places)].filter((one) => one.checkVisibility());
    const shares = lit.map((one) => {
      const { top, bottom, height } = one.getBoundingClientRect();
      const room = one.closest('.board, .mine, footer')?.getBoundingClientRect();
      if (!room || height === 0) return 0;
      return (Math.min(bottom, room.bottom, innerHeight) - Math.max(top, room.top)) / Math.min(height, room.height);
    });
    return lit.length === 0 ? 1 : Math.max(...shares);
  });
}

/** Where the learner stands: it changes with every page, move and step of a form. */
function standing(page: Page): Promise<string> {
  return page.evaluate(() => {
    const guide = document.querySelector<HTMLElement>('[data-testid=guide]');
    const lit = [...document.querySelectorAll<HTMLElement>('[data-lit=wanted]')].filter((one) => one.checkVisibility());
    const { stage = '', lesson = '', page: at = '' } = guide?.dataset ?? {};
    const version = document.querySelector<HTMLElement>('[data-version]')?.dataset['version'] ?? '';
    return [stage, lesson, at, version, lit.map((one) => one.textContent?.trim()).join(' / ')].join(' | ');
  });
}

/** Does the next thing the guide asks for, and again if the page was not ready for it. */
async function follow(page: Page, next: () => Promise<void>): Promise<void> {
  const before = await standing(page);
  for (let n = 0; n < 6; n += 1) {
    await next();
    for (let wait = 0; wait < 20; wait += 1) {
      if ((await standing(page)) !== before) return;
      await page.waitForTimeout(50);
    }
  }
  throw new Error(`stuck at ${before}`);
}

async function playGuided(page: Page, name: string, next: () => Promise<void>): Promise<string[]> {
  const guide = page.getByTestId('guide');
  const lessons: string[] = [];
  for (let n = 0; n < 120; n += 1) {
    await expect(guide).toHaveAttribute('data-stage', /lesson|end/);
    if ((await guide.getAttribute('data-stage')) === 'end') return lessons;
    const lesson = (await guide.getAttribute('data-lesson')) ?? '';
    if (lessons.at(-1) !== lesson) {
      lessons.push(lesson);
      await expect.poll(() => seenOfLit(page), `${lesson}: what is lit is seen`).toBeGreaterThan(0.7);
      await shoot(page, `guided-${name}-${String(lessons.length).padStart(2, '0')}-${lesson}`, false);
    }
    // One thing is asked for: a button that does it, or one that opens what does it.
    const does = await page.locator('[data-does][data-lit=wanted]:visible').count();
    expect(does > 0 ? await page.locator('[data-open][data-lit=wanted]:visible').count() : 0, lesson).toBe(0);
    // Forms are drawn by each game: the learner meets one of nearly every kind, and it fits the column it stands in.
    if (await page.locator('[data-testid=actions] form:not(.inline)').first().isVisible())
      await expectWhole(page, `${lesson}: a form`);
    await follow(page, next);
  }
  throw new Error(`no end after ${lessons.join(', ')}`);
}

/** Tabs on until the focus is on what the guide asks for, then presses Enter. */
async function byKeyboard(page: Page): Promise<void> {
  for (let n = 0; n < 150; n += 1) {
    await page.keyboard.press('Tab');
    const isIt = await page.evaluate(() => {
      const at = document.activeElement;
      const next = document.querySelector('[data-testid=guide-next]');
      return next ? at === next : at?.getAttribute('data-lit') === 'wanted' && !at.matches(':disabled');
    });
    if (isIt) return page.keyboard.press('Enter');
  }
  throw new Error(`nothing that is lit can be reached by keyboard: ${await standing(page)}`);
}

async function byTouch(page: Page): Promise<void> {
  const next = page.getByTestId('guide-next');
  if (await next.isVisible()) return next.tap();
  // What sends a form comes before what opened it.
  const lit = page.locator('[data-lit=wanted]:visible:not(:disabled)');
  const commit = page.locator('[data-commit][data-lit=wanted]:visible:not(:disabled)');
  const wanted = (await commit.count()) > 0 ? commit.first() : lit.first();
  // The next lesson may come just now and has to be read first: `follow` then asks again what is next.
  await wanted.tap({ timeout: 2_000 }).catch(() => undefined);
}

/** Either the game is over and has a score sheet that makes no promise about its dice, or one can play on. */
async function expectEnd(page: Page): Promise<void> {
  await expect(page.getByTestId('guide-said')).not.toBeEmpty();
  const isOver = await page.getByTestId('score-sheet').isVisible();
  if (isOver) await expect(page.getByTestId('score-sheet').getByRole('heading').first()).toBeInViewport();
  if (isOver) await expect(page.getByTestId('fixed-dice')).toBeVisible();
  else await expect(page.getByTestId('actions')).toBeVisible();
  const next = page.getByTestId('guide-next');
  while (await next.isVisible()) await next.click();
  await expect(page.getByTestId('guide-play')).toBeVisible();
}

test('every game offers its guided game on the first page', async ({ page }) => {
  await page.goto(house.address);
  for (const game of GAMES) await expect(page.locator(`[data-learn=${game}]`)).toBeVisible();
  await look(page, 'the first page');
});

for (const [at, game] of GAMES.entries()) {
  if (hasAllScreens || at % 2 === 0)
    test(`the guided game of ${game} by keyboard`, async ({ page }) => {
      const complaints = new Complaints(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(house.address);
      const learn = page.locator(`[data-learn=${game}]`);
      await learn.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('guide')).toBeVisible();
      await look(page, `${game}: the first lesson`);
      const lessons = await playGuided(page, game, () => byKeyboard(page));
      expect(lessons.length).toBeGreaterThanOrEqual(7);
      await expectEnd(page);
      complaints.expectNone();
    });

  if (hasAllScreens || at % 2 === 1)
    test(`the guided game of ${game} by touch on a narrow phone`, async ({ browser }) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const complaints = new Complaints(page);
      await page.goto(house.address);
      await page.locator(`[data-learn=${game}]`).tap();
      await playGuided(page, `${game}-phone`, () => byTouch(page));
      await expectEnd(page);
      await look(page, `${game}: the end of the guide`);
      complaints.expectNone();
      await context.close();
    });
}

test('another move is explained, can be made all the same, and taken back', async ({ page }) => {
  await page.goto(house.address);
  await page.locator(`[data-learn=${EXAMPLE}]`).click();
  const guide = page.getByTestId('guide');
  await expect(guide).toHaveAttribute('data-stage', 'lesson');
  const lesson = (await guide.getAttribute('data-lesson')) ?? '';
  await page.getByTestId('guide-next').click();
  const other = page.locator('[data-commit=bid]');
  await other.click();
  await expect(page.getByTestId('guide-else')).toContainText('cannot borrow');
  // Nothing has been sent yet.
  await expect(guide).toHaveAttribute('data-stage', 'lesson');
  await page.getByTestId('guide-keep').click();
  await expect(page.getByTestId('guide-said')).toBeVisible();
  await other.click();
  await page.getByTestId('guide-go-on').click();
  await expect(guide).toHaveAttribute('data-stage', 'left');
  await page.getByTestId('guide-take-back').click();
  await expect(guide).toHaveAttribute('data-stage', 'lesson');
  await expect(guide).toHaveAttribute('data-lesson', lesson);
});

test('the guide can be left, and the game goes on', async ({ page }) => {
  await page.goto(house.address);
  await page.locator(`[data-learn=${EXAMPLE}]`).click();
  await page.getByTestId('guide-close').click();
  await expect(page.getByTestId('guide')).toBeHidden();
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  await page.locator('[data-action=leave]').click();
  await expect(page.locator('[data-action=done]')).toBeVisible();
});

for (const game of GAMES) {
  test(`things on the board of ${game} explain themselves to pointer, focus and a long press`, async ({ page }) => {
    await page.goto(house.address);
    await page.locator(`[data-learn=${game}]`).click();
    // The script deals and moves before its first lesson; from then on the board waits for the learner.
    await expect(page.getByTestId('guide')).toHaveAttribute('data-stage', 'lesson');
    const things = page.locator('.table [data-element]:visible');
    await expect(things.first()).toBeVisible();
    const names = await things.evaluateAll((all) => all.map((one) => one.getAttribute('data-element') ?? ''));
    const explained = page.getByTestId('explained');
    let said = 0;
    for (const name of new Set(names.slice(0, hasAllScreens ? 12 : 6))) {
      await page.locator(`.table [data-element="${name}"]:visible`).first().hover({ force: true });
      await page.waitForTimeout(600);
      if (!(await explained.isVisible())) continue;
      said += 1;
      const text = (await explained.textContent()) ?? '';
      expect(text).not.toMatch(/[{}]|undefined|\[object|null/);
      expect(text.length).toBeGreaterThan(20);
    }
    expect(said, 'something is explained').toBeGreaterThan(0);
    await page.mouse.move(2, 2);
    await expect(explained).toBeHidden();

    const can = page.locator('.table .can[data-element]:visible');
    if ((await can.count()) === 0) return;
    await page.keyboard.press('Tab');
    await can.first().focus();
    await expect(explained).toBeVisible();
    await expect(can.first()).toHaveAttribute('aria-describedby', 'explained');
    await page.keyboard.press('Escape');
    await expect(explained).toBeHidden();
    // A long press explains and does nothing else.
    const version = await page.locator('[data-version]').getAttribute('data-version');
    const touch = { pointerType: 'touch', bubbles: true };
    await can.first().dispatchEvent('pointerdown', touch);
    await expect(explained).toHaveClass(/pinned/);
    await can.first().dispatchEvent('pointerup', touch);
    await can.first().dispatchEvent('click');
    expect(await page.locator('[data-version]').getAttribute('data-version')).toBe(version);
    await page.mouse.click(4, 4);
    await expect(explained).toBeHidden();
  });
}
