// The real page on the real server in a real browser: the system's Chromium where there is one.
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const installed = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Pictures are taken, and other browsers are tried, when it is asked for, and then nothing else is done.
  testIgnore:
    process.env['PICTURES'] !== undefined
      ? '!(pictures).spec.ts'
      : process.env['BROWSERS'] !== undefined
        ? '!(browsers).spec.ts'
        : ['pictures.spec.ts', 'browsers.spec.ts'],
  outputDir: join(tmpdir(), 'countinghouse-e2e'),
  // Each worker has a browser and a server of its own, so whole games can be played side by side. A test waits for a good part of
  // its time, so that three of them keep two processors busy.
  fullyParallel: true,
  workers: process.env['BENCH'] === undefined ? 3 : 1,
  // A whole game with all its looks, on a machine that does other things too.
  timeout: 480_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Deals and players are the same in every run, so what is wrong with the page fails twice. What passes at the second try
  // is listed as flaky and is a fault of the test or of the machine's timing: it is mended like any other.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 860 },
    actionTimeout: 10_000,
    // A kept shell would hide what a test does to the line; installed.spec.ts is about it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(installed === undefined ? {} : { executablePath: installed }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
