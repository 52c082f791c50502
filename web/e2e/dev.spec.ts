// `make dev`: the page from its sources, a table behind it, both of them anew after a change, and nothing left running after Ctrl-C.
import { spawn } from 'node:child_process';
import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Complaints } from './complaints';
import { EXAMPLE, freePort } from './house';
import { play } from './novice';

/** Long enough to build the program where it has not been built. */
const BUILT = 400_000;

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  );
}

/** A source of the page, which is only said to be written now, and one of the server, which no crate is compiled from. */
const [OF_THE_PAGE, OF_THE_SERVER] = ['src/main.ts', '../crates/written-by-a-test'];

test('one command serves page and tables, follows changes of both, and Ctrl-C stops both', async ({ page }) => {
  const host = '127.0.0.1';
  const address = `http://${host}:${String(await freePort(host))}`;
  const options = ['--host', host, '--port', new URL(address).port, '--strictPort'];
  const dev = spawn('python3', ['../tools/dev.py', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((exit) => dev.once('exit', exit));
  let said = '';
  dev.stdout.on('data', (text: Buffer) => (said += String(text)));
  dev.stderr.on('data', (text: Buffer) => (said += String(text)));
  const server = (): string | undefined =>
    [...said.matchAll(/http:\/\/127\.0\.0\.1:\d+/g)].map(String).find((found) => found !== address);
  const { atime, mtime } = statSync(OF_THE_PAGE);
  try {
    await expect.poll(() => answers(`${address}/api/games`), { timeout: BUILT, message: said }).toBe(true);
    const complaints = new Complaints(page);
    await page.goto(`${address}/#new/${EXAMPLE}`);
    await page.getByRole('button', { name: 'Open the table' }).waitFor({ timeout: 60_000 });
    for (const seat of await page.locator('.seats select').all()) {
      if ((await seat.getAttribute('aria-label'))?.startsWith('Seat')) await seat.selectOption('novice');
    }
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByTestId('start').click();
    await expect(page.getByTestId('board')).toBeVisible();
    expect((await play(page, 5, { moves: 3 })).stuck).toBeNull();

    // From here on connections are cut in the middle, which the browser tells.
    complaints.serverIsDown = true;
    // The page is loaded anew, and so is the table it shows.
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    utimesSync(OF_THE_PAGE, new Date(), new Date());
    await expect(page.locator('body:not([data-before])').getByTestId('board')).toBeVisible();
    // The server is started anew, and the table goes on.
    const starts = (): number => said.split(server() ?? said).length;
    const before = starts();
    writeFileSync(OF_THE_SERVER, '');
    await expect.poll(starts, { timeout: BUILT, message: said }).toBeGreaterThan(before);
    await expect(page.getByTestId('lost')).toBeHidden();
    expect((await play(page, 6, { moves: 2 })).stuck).toBeNull();
    complaints.expectNone();
    expect(await answers(`${server() ?? said}/api/games`)).toBe(true);
  } finally {
    rmSync(OF_THE_SERVER, { force: true });
    utimesSync(OF_THE_PAGE, atime, mtime);
    dev.kill('SIGINT');
  }
  expect(await ended).toBe(0);
  expect([await answers(address), await answers(`${server() ?? ''}/api/games`)]).toEqual([false, false]);
});
