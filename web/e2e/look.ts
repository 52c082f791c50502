// One look at a screen as a severe visitor has it: nothing to scroll sideways, no text cut off, no two choices that read
// alike, nothing axe complains of, in both themes.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Every rule of axe, whatever weight it has. Only what is wrong is told: listing all that is right takes longer than
    finding what is not. No page has frames. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/** What does not fit: the page beyond the screen, buttons beyond its edge, words beyond their box. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
    if (document.querySelector('.table') && root.scrollHeight > innerHeight + 1)
      found.push(`the table is ${root.scrollHeight} high`);
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    for (const button of document.querySelectorAll('button, a.button, input[type=number]')) {
      const { left, right, width } = button.getBoundingClientRect();
      if (isSeen(button) && width > 1 && (right > innerWidth + 1 || left < -1) && !button.closest('.skip'))
        found.push(`beyond the edge: ${button.textContent?.trim() || button.getAttribute('aria-label')}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
      // What is only heard, and a teaser that opens, may be cut.
      if (!hasWords || !isSeen(element) || element.closest('.unseen, [aria-hidden=true], .title')) continue;
      if (element.clientWidth <= 2) continue;
      const { overflowX } = getComputedStyle(element);
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1 && overflowX !== 'auto')
        found.push(
          `cut: ${element.textContent?.trim().slice(0, 60)} (${element.className || element.tagName} in ${element.parentElement?.className || element.parentElement?.tagName})`,
        );
    }
    const sheet = document.querySelector('[data-testid=score-sheet] .scroll')?.getBoundingClientRect();
    for (const name of document.querySelectorAll('[data-testid=score-sheet] thead .name')) {
      const { right, width } = name.getBoundingClientRect();
      if (sheet && width > 2 && right > sheet.right + 1) found.push(`beyond the sheet: ${name.textContent}`);
    }
    return [...new Set(found)];
  });
}

/** Choices that say the same. */
function alike(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>(
      '[data-testid=actions] :is([data-action], [data-open], [data-commit], [data-counter], [data-complete], [data-shortcut])',
    );
    const labels = [...buttons]
      .filter((button) => button.checkVisibility())
      .map((button) => button.getAttribute('aria-label') ?? button.innerText.trim());
    return labels.filter((label, at) => labels.indexOf(label) !== at);
  });
}

export async function expectWhole(page: Page, screen: string): Promise<void> {
  expect.soft(await cut(page), `${screen}: cut`).toEqual([]);
  expect.soft(await alike(page), `${screen}: alike`).toEqual([]);
}

export async function look(page: Page, screen: string): Promise<void> {
  await expectWhole(page, screen);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await axe(page).analyze();
    const told = found.violations.map(
      (one) =>
        `${one.id}: ${one.nodes.map((node) => `${node.target.join(' ')} (${node.any[0]?.message ?? one.help})`).join('; ')}`,
    );
    // All findings of a game are worth more than the first.
    expect.soft(told, `${screen}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
