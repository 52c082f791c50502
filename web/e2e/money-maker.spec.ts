// The rules page speaks of this table: a number that differs from the print is told wherever it counts.
import { expect, test, type Page } from '@playwright/test';
import { dealFrom } from './deal';
import { House } from './house';
import { GAMES, hasAllScreens } from './list';
import { look } from './look';
import { play } from './novice';
import { expectNothingElse } from './said';
import { shoot } from './shots';

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

test("the page of the Beginner's Game shows nothing that is not in it", async ({ page }) => {
  await dealFrom(page.context(), 1);
  let read = 0;
  // A released program deals as it likes, and the dice may end a game before enough of it was read: then another is begun.
  for (let game = 0; game < 4 && read <= 2_000; game += 1) {
    await page.goto(house.address);
    await page.locator('[data-play=money-maker-beginner]').click();
    await expect(page.getByTestId('board')).toBeVisible();
    for (let part = 0; part < 60; part += 1) {
      read += await expectNothingElse(page, { game: 'money-maker-beginner' }, `after ${4 * part} moves`);
      const played = await play(page, 31 + part, { moves: 4 });
      expect(played.stuck).toBeNull();
      if (played.over) break;
    }
  }
  expect(read).toBeGreaterThan(2_000);
  await expect(page.getByTestId('in-short'), 'the overview is read').toContainText('only gold: no credit');
});

/** The first Blank Cheque of the printed deck, where somebody may play it now. */
const THE_CARD = '[data-testid=actions] [data-action=play][data-concerns~="action:17"]';
/** A table for two at this device at which cards are cheap, one of them made up on the page. */
async function openWithTheCard(page: Page): Promise<void> {
  await page.goto(`${house.address}/#new/money-maker`);
  await page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio').first().click();
  await page.getByLabel('Seat 2', { exact: true }).selectOption('here');
  await page.locator('summary', { hasText: 'Options' }).click();
  await page.locator('[data-option=action_card_price] input').fill('1');
  await page.locator('[data-option=action_cards_a_turn] input').fill('4');
}

/** Buys action cards in every turn until somebody holds the card and may play it. */
async function drawTheCard(page: Page): Promise<void> {
  const buy = page.getByTestId('actions').locator('[data-action=buy_action_card]');
  const more = page.getByTestId('actions').locator('button[data-more][aria-expanded=false]');
  for (let n = 0; n < 80; n += 1) {
    const found = await play(page, 11 + n, { visible: `${THE_CARD}, [data-action=buy_action_card]` });
    expect(found).toMatchObject({ over: false, stuck: null });
    if (await more.isVisible()) await more.click();
    if (await page.locator(THE_CARD).isVisible()) return;
    // Where there is one way to pay, the rules pay it and the next card is on offer at once.
    const version = (): Promise<string | null> => page.locator('.table').getAttribute('data-version');
    const before = await version();
    await buy.click();
    await expect.poll(version).not.toBe(before);
  }
  throw new Error('nobody has drawn the card');
}

for (const [device, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
})) {
  test(`a card is made up, read as a sentence, checked, played, and the game goes on: ${device}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', hasTouch: device === 'phone' });
    await dealFrom(context, 7);
    const page = await context.newPage();
    await openWithTheCard(page);
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
    await shoot(page, `made-up-form-${device}`);

    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByTestId('start').click();
    await drawTheCard(page);
    await look(page, `a made-up card that can be played, ${device}`);
    await shoot(page, `made-up-card-${device}`);
    await page.locator(THE_CARD).click();
    // What it does is told: who plays it, and the gold that comes.
    const log = page.getByTestId('log');
    await expect(log).toContainText(/plays Fair Wind/);
    await expect(log).toContainText(/receives 9 gold/);
    // With SCREENS=all to the end on a phone too.
    const isWhole = hasAllScreens || device === 'desktop';
    const played = await play(page, 12, isWhole ? { over: true } : { moves: 12 });
    expect(played).toMatchObject({ over: isWhole, stuck: null });
    await expect(page.getByTestId(isWhole ? 'score-sheet' : 'board')).toBeVisible();
    await context.close();
  });
}
