// Moments with what they did to the visitor.
import { expect, it } from 'vitest';
import { beatOf } from '../../src/lib/beats';
import { plainParts, Words } from '../../src/lib/words';
import { saidBy } from '../said';

it('gives a crash a beat with its cause and what it took from me', () => {
  const said = new Words(saidBy('no-more-money'), { 'company:1': 'Radio', 'investment:2': 'a share of Radio' }, [
    'Ann',
    'Ben',
  ]);
  const told = [
    { dice_rolled: { d4: 1, d6: 2, d12: 3, d20: 4 } },
    { moved: { what: 'gold', amount: 4, from: 'investment:2', to: 'reserve' } },
    { company_crashed: { company: 1, die: 'd6' } },
    { investment_lost: { seat: 0, card: 2, gold: 4 } },
  ].map((event, at) => ({ seq: 1, rule: `nmm-${at}`, moment: null, event }));
  const figures = {
    before: [
      { label: 'Gold', text: '9' },
      { label: 'Coins', text: '3' },
    ],
    after: [
      { label: 'Gold', text: '5' },
      { label: 'Coins', text: '3' },
    ],
  };
  const beat = beatOf(told, ['company_crashed', 'dice_rolled'], said, figures);
  expect(plainParts(beat?.title ?? [])).toBe('Radio crashes.');
  expect(beat?.lines.map(plainParts)).toEqual([
    'The dice: D4 1, D6 2, D12 3, D20 4.',
    'Ann loses a share of Radio with 4 gold.',
  ]);
  expect(beat?.mine).toEqual([{ label: 'Gold', before: '9', after: '5' }]);
  expect(beatOf(told.slice(1, 2), ['company_crashed'], said, figures)).toBeNull();
});
