// What a class can vote on is on top of the rules it has played: a house rule does not vanish with the vote.
import { expect, it } from 'vitest';
import { proposalsOf } from '../src/class/proposals';
import type { SetupField } from '../src/lib/schema';

const base = { help: '' };
const loans: SetupField = { ...base, name: 'loans', label: 'Loans', printed: false, kind: 'boolean' };
const gold: SetupField = {
  ...base,
  name: 'gold',
  label: 'Gold',
  printed: 30,
  kind: 'number',
  min: 0,
  max: 100,
  mayBeEmpty: false,
};
const length: SetupField = {
  ...base,
  name: 'length',
  label: 'Length',
  printed: 'long',
  kind: 'choice',
  options: [
    { value: 'long', label: 'long' },
    { value: 'short', label: 'short' },
  ],
};
const offered = (field: SetupField, played: Record<string, unknown>) => proposalsOf(field, played, 'yes', 'no');

it('keeps the other rules that were played', () => {
  const played = { central_bank: true, loans: true, gold: 40, length: 'short' };
  expect(offered(loans, played)).toEqual([{ name: 'Loans: no', setup: { ...played, loans: false } }]);
  expect(offered(gold, played)).toEqual([{ name: 'Gold: 80', setup: { ...played, gold: 80 } }]);
  expect(offered(length, played)).toEqual([{ name: 'Length: long', setup: { ...played, length: 'long' } }]);
});

it('begins with the print where nothing was changed, and stops at the bound', () => {
  expect(offered(loans, {})).toEqual([{ name: 'Loans: yes', setup: { loans: true } }]);
  expect(offered(gold, { gold: 60 })).toEqual([{ name: 'Gold: 100', setup: { gold: 100 } }]);
  expect(offered(gold, { gold: 100 })).toEqual([]);
});
