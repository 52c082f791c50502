// The rules page speaks of this table: a number that differs from the print is told wherever it counts.
import { expect, test } from '@playwright/test';
import { House } from './house';
import { GAMES } from './list';
import { look } from './look';
import { play } from './novice';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

test('a changed number is told in the waiting room, at the table and in the rules, with the printed one', async ({
  page,
}) => {
  const said = 'Starting gold 20 (printed 15)';
  await page.goto(`${house.address}/#new/money-maker`);
  await page.locator('summary', { hasText: 'Options' }).click();
  await page.locator('[data-option=starting_gold] input').fill('20');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText(said)).toBeVisible();
  for (const bot of await page.getByLabel(/^Bot on seat/).all()) await bot.selectOption('novice');
  await page.getByTestId('start').click();
  await expect(page.getByTestId('board')).toBeVisible();

  await page.getByTestId('house-rules').locator('summary').click();
  await expect(page.getByTestId('house-rules').getByText(said)).toBeVisible();
  await page.locator('[data-side-tab=rules]').click();
  const rules = page.getByTestId('rules');
  await expect(rules.getByTestId('house-rules-here').getByText(said)).toBeVisible();
  await expect(rules.locator('mark').first()).toHaveText('20 (printed 15)');
  await look(page, 'the rules of a table with house rules');
});

test('written from right to left nothing scrolls sideways on a phone', async ({ browser }) => {
  const page = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  ).newPage();
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl')),
  );
  await page.goto(house.address);
  await expect(page.locator('[data-play]')).toHaveCount(GAMES.length);
  // On the home page the mark stands at the right edge: the direction has taken effect.
  const brand = await page.locator('header a').first().boundingBox();
  expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeGreaterThan(340);
  await look(page, 'home from right to left');
  await page.locator('[data-play=money-maker]').click();
  await expect(page.getByTestId('board')).toBeVisible();
  for (const until of [{ moves: 0 }, { visible: 'form[data-form=pay]' }]) {
    expect((await play(page, 17, until)).stuck).toBeNull();
    for (const tab of ['players', 'log', 'rules', 'board']) {
      await page.locator(`[data-tab=${tab}]`).click();
      const sideways = await page.evaluate(() =>
        [...document.querySelectorAll('html, main.board, aside, footer')]
          .filter((part) => part.scrollWidth > part.clientWidth)
          .map((part) => part.className || part.tagName),
      );
      expect(sideways, tab).toEqual([]);
    }
  }
  await page.context().close();
});

/** How words of the full game begin; the credit die is in both editions. */
const NOT_FOR_BEGINNERS =
  /\b(credit(?! di)|promise|promising|debt|owe|rings?\b|block|prison|sector|solvent|insolvent|jubilee|negotiat|bankrupt|void|action card)/i;

test("the page of the Beginner's Game shows nothing that is not in it", async ({ page }) => {
  await page.goto(house.address);
  await page.locator('[data-play=money-maker-beginner]').click();
  await expect(page.getByTestId('board')).toBeVisible();
  const read = new Set<string>();
  for (let part = 0; part < 60; part += 1) {
    // All that is on the page and all that is only spoken, save the rules, which both editions share.
    const lines = await page.evaluate(() => {
      const texts: string[] = [];
      for (const part of document.querySelectorAll<HTMLElement>('main, aside, footer')) {
        if (part.closest('[data-testid=rules]')) continue;
        const copy = part.cloneNode(true) as HTMLElement;
        for (const rules of copy.querySelectorAll('[data-testid=rules]')) rules.remove();
        for (const named of copy.querySelectorAll('[aria-label], [title], [aria-description]')) {
          for (const name of ['aria-label', 'title', 'aria-description']) texts.push(named.getAttribute(name) ?? '');
        }
        for (const block of copy.querySelectorAll(
          'p, li, h2, h3, h4, button, summary, label, legend, dt, dd, td, th, span',
        ))
          texts.push(block.textContent);
      }
      return texts;
    });
    lines.forEach((line) => read.add(line.replace(/\s+/g, ' ').trim()));
    const played = await play(page, 31 + part, { moves: 4 });
    expect(played.stuck).toBeNull();
    if (played.over) break;
  }
  expect(read.size).toBeGreaterThan(200);
  expect([...read].filter((line) => NOT_FOR_BEGINNERS.test(line))).toEqual([]);
});
