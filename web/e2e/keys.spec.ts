// A whole turn of every game with nothing but a keyboard.
import { expect, test, type Page } from '@playwright/test';
import { Complaints } from './complaints';
import { House } from './house';
import { GAMES } from './list';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

/** What has the focus: a control for the next step, if it is one. */
function focused(page: Page): Promise<{ kind: string; label: string; enabled: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const kinds = ['data-action', 'data-commit', 'data-open', 'data-confirm', 'data-skip', 'data-play', 'data-cancel'];
    const kind = kinds.find((name) => element?.hasAttribute(name)) ?? '';
    return {
      kind,
      label: element?.textContent?.trim() ?? '',
      enabled: !(element as HTMLButtonElement | null)?.disabled,
    };
  });
}

/** Tabs on until the focus is on one of these kinds of controls. */
async function tabTo(page: Page, kinds: string[], most = 60): Promise<string> {
  for (let n = 0; n < most; n += 1) {
    await page.keyboard.press('Tab');
    const { kind, enabled } = await focused(page);
    if (kinds.includes(kind) && enabled) return kind;
  }
  throw new Error(`no ${kinds.join(' or ')} within ${most} tabs`);
}

/** Fills in what a form still asks for with arrows and spaces, then sends it. */
async function complete(page: Page): Promise<void> {
  for (let n = 0; n < 80; n += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement as HTMLButtonElement | HTMLInputElement | null;
      const commit = element?.closest('form')?.querySelector<HTMLButtonElement>('[data-commit]');
      return {
        isReady: commit !== null && commit !== undefined && !commit.disabled,
        isCommit: element?.hasAttribute('data-commit') === true,
        isChoice: element?.matches('[role=radio], [aria-pressed=false]') === true,
        isRest: /: (rest|all)$/.test(element?.getAttribute('aria-label') ?? ''),
      };
    });
    if (at.isCommit) return page.keyboard.press('Enter');
    if (!at.isReady && (at.isChoice || at.isRest)) await page.keyboard.press('Space');
  }
  throw new Error('a form that cannot be filled in by keyboard');
}

for (const game of GAMES) {
  test(`a turn of ${game} by keyboard`, async ({ page }) => {
    const complaints = new Complaints(page);
    await page.goto(house.address);
    await page.locator(`[data-play=${game}]`).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('board')).toBeVisible();
    await expect(page.locator('[data-mine=true]')).toBeVisible();
    // Turns that pass by between two looks are seen from inside.
    await page.evaluate(() => {
      const table = document.querySelector('[data-mine]') as HTMLElement;
      new MutationObserver(() =>
        table.dataset['mine'] === 'false' ? document.body.setAttribute('data-turn-ended', '') : undefined,
      ).observe(table, { attributeFilter: ['data-mine'] });
    });
    // The first stop on the page leads to the choices.
    await tabTo(page, ['data-skip'], 2);
    await page.keyboard.press('Enter');
    for (let n = 0; n < 40 && (await page.locator('body[data-turn-ended]').count()) === 0; n += 1) {
      if ((await page.locator('[data-mine=true]').count()) === 0) {
        await page.waitForTimeout(20);
        continue;
      }
      const before = await page.locator('[data-version]').getAttribute('data-version');
      const kind = await tabTo(page, ['data-action', 'data-commit', 'data-open']);
      await page.keyboard.press('Enter');
      if (kind === 'data-open') await complete(page);
      if (await page.locator('[data-confirm=yes]').isVisible()) {
        await tabTo(page, ['data-confirm'], 4);
        await page.keyboard.press('Enter');
      }
      await expect(page.locator(`[data-version="${before}"]`)).toHaveCount(0);
    }
    await expect(page.locator('body[data-turn-ended]')).toHaveCount(1);
    complaints.expectNone();
  });
}
