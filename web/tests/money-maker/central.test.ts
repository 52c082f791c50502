// A played central bank on the page: who lends in a proposal, and where its money is not drawn.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moveOf } from '../../src/games/money-maker/moves';
import type { CentralView } from '../../src/games/money-maker/generated';
import {
  goalOf,
  housesIn,
  loanIn,
  readTown,
  ringsOf,
  subtotalsOf,
  type Source,
} from '../../src/games/money-maker/view';

const folder = join(import.meta.dirname, '../fixtures/money-maker');
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const file = readdirSync(folder).find((name) => name.endsWith('.json') && read(name).update.public.city);
if (file === undefined) throw new Error('no fixture of the full game');
const fixture: Source = read(file);

const central: CentralView = {
  seat: 1,
  rate: 25,
  lent: 8,
  came_back: 0,
  stood: 2,
  falls: 0,
  in_city: 8,
  in_vaults: 0,
  claims: 8,
  risen: 4,
  score: { stood: 14, falls: 0, loans: 0, prices: -8, total: 6 },
};

function town(played: boolean) {
  const { update, seat } = structuredClone(fixture);
  if (!update) throw new Error('no update');
  update.public.central = played ? central : null;
  const bank = update.public.banks[1];
  if (bank) Object.assign(bank, { bankrupt: 0, ring: 1, blocks: [8, 0, 0, 0, 0, 0] });
  const read = readTown({ update, seat });
  if (!read) throw new Error('no town');
  return read;
}

const offer = (from: number, to: number) => ({
  id: 1,
  from,
  to,
  terms: { amount: 8, instalments: 2, instalment: 5, security: [3] },
});

describe('a proposed loan', () => {
  const parties = (from: number, to: number) => {
    const loan = loanIn(offer(from, to), town(true));
    return [loan?.lender, loan?.borrower];
  };

  it('is one of the central bank, whoever proposes it', () => {
    expect(parties(1, 0)).toEqual([1, 0]);
    expect(parties(0, 1)).toEqual([1, 0]);
  });
});

describe('the money of the central bank', () => {
  const inRingOne = (played: boolean) => ringsOf(town(played))[0]?.[0]?.stacks.some(({ seat }) => seat === 1);

  it('lies in no ring', () => {
    expect(inRingOne(false)).toBe(true);
    expect(inRingOne(true)).toBe(false);
    expect(housesIn(town(true), 1)).not.toContain(1);
  });

  it('flies to the central bank', () => {
    const spent = { credit_spent: { bank: 1, from: 0, block: 0, amount: 8 } };
    expect(moveOf(spent, null, (bank) => (bank === 1 ? null : 1))?.to).toBe('central_money');
    expect(moveOf(spent, null, () => 1)?.to).toBe('block:1:0');
  });
});

describe('the central bank wins by points', () => {
  const source = (played: boolean, seat: number): Source => {
    const { update } = structuredClone(fixture);
    if (update) update.public.central = played ? central : null;
    return { update, seat };
  };

  it('is told so, and nobody else is', () => {
    expect(goalOf(source(true, 1), (key) => key)).toBe('central_you');
    expect(goalOf(source(true, 0), (key) => key)).toBeNull();
    expect(goalOf(source(false, 1), (key) => key)).toBeNull();
  });

  it('has neither assets nor liabilities on the score sheet', () => {
    const of = (played: boolean) => subtotalsOf(source(played, 0), (key) => key).map(({ points }) => points[1]);
    expect(of(true)).toEqual([undefined, undefined]);
    expect(of(false).map((sum) => typeof sum)).toEqual(['number', 'number']);
  });
});
