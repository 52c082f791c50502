// The types of the page's messages are those of the English file.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageMessages } from './pageMessages';

const GENERATED = 'src/lib/page-messages.ts';

it('page-messages.ts has every id and every variable of the English file', () => {
  const made = pageMessages(readFileSync('../messages/en/page.ftl', 'utf8'));
  if (process.env['UPDATE_EXPECT'] === '1') writeFileSync(GENERATED, made);
  expect(readFileSync(GENERATED, 'utf8')).toBe(made);
});
