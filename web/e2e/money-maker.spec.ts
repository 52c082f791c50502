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
  // English, written from right to left.
  await page.goto(`${house.address}/?lang=ar-XB`);
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

/** What the overview says that the Beginner's Game is without. Whoever is told so is not told how it works. */
const TOLD_TO_BE_ABSENT = /\b(no|without) (credit|rings|action cards|sector die)\b/g;

test("the page of the Beginner's Game shows nothing that is not in it", async ({ page }) => {
  await page.goto(house.address);
  await page.locator('[data-play=money-maker-beginner]').click();
  await expect(page.getByTestId('board')).toBeVisible();
  const read = new Set<string>();
  for (let part = 0; part < 60; part += 1) {
    // All that is on the page, in the overview behind its button and only spoken, save the rules, which both editions share.
    const lines = await page.evaluate(() => {
      const texts: string[] = [];
      for (const part of document.querySelectorAll<HTMLElement>('main, aside, footer, [data-testid=in-short]')) {
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
  expect(
    [...read].some((line) => line.includes('only gold: no credit')),
    'the overview is read',
  ).toBe(true);
  const told = [...read].map((line) => line.replaceAll(TOLD_TO_BE_ABSENT, ''));
  expect(told.filter((line) => NOT_FOR_BEGINNERS.test(line))).toEqual([]);
});

for (const [device, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
})) {
  test(`a card is made up, read as a sentence, checked, and played with to the end: ${device}`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
    await page.goto(`${house.address}/#new/money-maker`);
    await page.locator('summary', { hasText: 'Options' }).click();
    await page.locator('[data-option=action_card_price] input').fill('1');
    const editor = page.locator('[data-option=blank_cheques]').getByTestId('data-editor');
    await editor.getByRole('button', { name: 'Add to Blank Cheques' }).click();
    await expect(editor.getByTestId('deck-problem')).toContainText('title');
    await editor.getByRole('textbox', { name: 'Title' }).fill('Fair Wind');
    await editor.getByRole('combobox', { name: 'Effect', exact: false }).first().selectOption('made_up');
    await editor.getByRole('combobox', { name: /Does 1$/ }).selectOption('move');
    await editor.getByRole('combobox', { name: /From$/ }).selectOption({ label: 'The reserve' });
    await editor.getByRole('spinbutton', { name: /Amount$/ }).fill('40');
    await expect(editor.getByTestId('deck-problem')).toContainText('effect 1, `amount`: 40 is not between 1 and 20');
    await editor.getByRole('spinbutton', { name: /Amount$/ }).fill('9');
    await editor.getByRole('combobox', { name: /To$/ }).selectOption({ label: 'You' });
    await expect(editor.getByTestId('deck-sound')).toBeVisible();
    await expect(editor.getByTestId('sentence').last()).toContainText('9 gold from the reserve to you.');
    await look(page, `a card being made up, ${device}`);

    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.getByTestId('start')).toBeVisible();
    for (const bot of await page.getByLabel(/^Bot on seat/).all()) await bot.selectOption('trader');
    await page.getByTestId('start').click();
    await expect(page.getByTestId('board')).toBeVisible();
    const played = await play(page, 11, { over: true, eager: true });
    expect(played).toMatchObject({ over: true, stuck: null });
    await page.context().close();
  });
}
