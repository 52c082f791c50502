// The rules page shows its drawings, leads to its notes and back, and is whole on a phone and on paper.
import { expect, test } from '@playwright/test';
import { EXAMPLE, House } from './house';
import { GAMES } from './list';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

test('a note leads to its place and back, and a drawing is described', async ({ page }) => {
  await page.goto(`${house.address}/#rules/${EXAMPLE}`);
  await page.locator('[data-reference=r6-1]').click();
  await expect(page.locator('[data-note=r6]')).toBeFocused();
  await page.locator('[data-note=r6]').locator('[role=doc-backlink]').first().click();
  await expect(page.locator('[data-reference=r6-1]')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`#rules/${EXAMPLE}$`));
  await expect(page.getByRole('img', { name: /A loan over time/ }).locator('svg')).toBeVisible();
});

for (const game of GAMES) {
  test(`${game}: on a phone no table of the rules hides a column, in any language`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const language of ['en', 'nl', 'de', 'fr', 'da']) {
      await page.goto(`${house.address}/?lang=${language}#rules/${game}`);
      await expect(page.locator('article .scroll').first()).toBeVisible();
      const cut = await page
        .locator('article .scroll')
        .evaluateAll((tables) =>
          tables
            .filter((table) => table.scrollWidth > table.clientWidth)
            .map((table) => table.textContent.slice(0, 60)),
        );
      expect(cut, language).toEqual([]);
    }
  });
}

/** What a sheet of A4 leaves between its margins, in pixels. */
const PAPER = { width: 688, height: 1017 };

for (const game of GAMES) {
  test(`${game}: printed, the rules are whole and nothing is there that one presses`, async ({ page }) => {
    await page.setViewportSize(PAPER);
    await page.goto(`${house.address}/#rules/${game}`);
    await expect(page.locator('article figure svg').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const pressed = 'nav a, .button, button, select, [role=doc-backlink]';
    expect(await page.locator(pressed).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
    const cut = await page
      .locator('article, article *')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
          .map((part) => `beyond the edge: ${part.textContent.slice(0, 60)}`),
      );
    expect(cut).toEqual([]);
    // The name of an option stands in one piece or is broken between its words.
    const broken = await page.locator('td code').evaluateAll((names) =>
      names
        .flatMap((name) => [...name.childNodes])
        .filter((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return part.nodeType === 3 && range.getClientRects().length > 1;
        })
        .map((part) => part.textContent),
    );
    expect(broken).toEqual([]);
    // A drawing, a short table and a paragraph are not torn, and no heading stays behind at the foot of a page.
    const torn = await page.locator('article').evaluate((article) => {
      const styleOf = (selector: string, name: 'breakInside' | 'breakAfter'): string[] =>
        [...article.querySelectorAll(selector)].map((part) => getComputedStyle(part)[name]);
      return [
        ...styleOf('figure, p, blockquote, li, tr, table:not(:has(tr:nth-of-type(16)))', 'breakInside'),
        ...styleOf('h2, h3, h4, h5, h6', 'breakAfter'),
      ].filter((rule) => rule !== 'avoid');
    });
    expect(torn).toEqual([]);
  });
}

test("the Beginner's Game's rules open at its own chapter, not at the full game's", async ({ page }) => {
  const [edition] = GAMES.filter((game) => GAMES.some((other) => other !== game && game.startsWith(`${other}-`)));
  await page.goto(`${house.address}/#rules/${edition}`);
  const chapter = page.locator('article [data-rule].shown');
  await expect(chapter).toHaveText("The Beginner's Game");
  await expect(chapter).toBeInViewport();
});
