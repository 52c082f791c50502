// Pictures of whole pages, for whoever wants to see what a test has seen: SHOTS=<folder>. No test compares them, and each takes
// about as long as ten moves.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const folder = process.env['SHOTS'];

export async function shoot(page: Page, name: string, fullPage = true): Promise<void> {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage });
}
