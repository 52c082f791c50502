// A deck of one's own, made in the browser: edited as a table beside the print, checked as one types, saved as the file of
// the command line, kept for the next table, and played with to the end.
import { execFileSync } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { binary, EXAMPLE, House } from './house';
import { GAMES, hasAllScreens } from './list';
import { look } from './look';
import { play } from './novice';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

async function openOptions(page: Page, game: string): Promise<void> {
  await page.goto(`${house.address}/#new/${game}`);
  await page.locator('summary', { hasText: 'Options' }).click();
}

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

for (const [device, viewport] of Object.entries(SIZES)) {
  test(`a deck is made, checked, saved and played with: ${device}`, async ({ browser }) => {
    const page = await (
      await browser.newContext({ viewport, reducedMotion: 'reduce', acceptDownloads: true })
    ).newPage();
    await openOptions(page, EXAMPLE);
    const editor = page.getByTestId('deck-editor');
    await editor.getByRole('button', { name: 'Make a deck of your own' }).click();
    await editor.locator('summary', { hasText: 'Company' }).click();
    const name = editor.getByRole('textbox', { name: 'Name' }).first();
    const printed = await name.inputValue();

    // What cannot be is said by the server, and where.
    await name.fill('');
    await expect(editor.getByTestId('deck-problem')).toBeVisible();
    await name.fill('Tin and Sons');
    await expect(editor.getByTestId('deck-sound')).toBeVisible();
    await expect(editor.getByText(`printed: ${printed}`)).toBeVisible();
    await look(page, `a deck being edited, ${device}`);

    const download = page.waitForEvent('download');
    await editor.getByRole('button', { name: 'Save the deck as a file' }).click();
    const file = await (await download).path();
    expect(execFileSync(binary, ['deck', EXAMPLE, '--check', file], { encoding: 'utf8' })).toContain('is a deck for');

    // The browser has kept it, and reads the file, too.
    await page.reload();
    await page.locator('summary', { hasText: 'Options' }).click();
    await page.getByTestId('deck-editor').locator('input[type=file]').setInputFiles(file);
    await expect(page.getByTestId('deck-sound')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the printed deck' }).click();
    await page.getByRole('button', { name: 'The deck you made last' }).click();

    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.getByTestId('start')).toBeVisible();
    for (const bot of await page.getByLabel(/^Bot on seat/).all()) await bot.selectOption('novice');
    await page.getByTestId('start').click();
    await expect(page.getByTestId('board')).toBeVisible();
    // With SCREENS=all to the end on a phone too.
    const isWhole = hasAllScreens || device === 'desktop';
    const played = await play(page, 5, isWhole ? { over: true } : { moves: 12 });
    expect(played).toMatchObject({ over: isWhole, stuck: null });
    await page.context().close();
  });
}

test('every game with a deck has it as tables', async ({ page }) => {
  let edited = 0;
  for (const game of GAMES) {
    await openOptions(page, game);
    // Every option is a field of its own kind: nothing is typed or read as JSON.
    await expect(page.locator('main textarea')).toHaveCount(0);
    const values = await page
      .locator('main input, main select')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    expect([await page.locator('main').innerText(), ...values].join('\n')).not.toMatch(/[{[]\s*["\]}]|\bnull\b/);
    if ((await page.getByTestId('deck-editor').count()) === 0) continue;
    await page
      .getByTestId('deck-editor')
      .getByRole('button', { name: /^Make a deck of your own/ })
      .first()
      .click();
    await expect(page.getByTestId('deck-sound')).toBeVisible();
    for (const part of await page.getByTestId('deck-editor').locator('summary').all()) await part.click();
    await expect(page.getByTestId('deck-editor').getByRole('table').first()).toBeVisible();
    await look(page, `the deck of ${game}`);
    edited += 1;
  }
  expect(edited).toBe(GAMES.length);
});
