// @vitest-environment happy-dom
// What gets a beat on the stage.
import { expect, it } from 'vitest';
import { manifestOf } from '../../src/games';
import { beatOf } from '../../src/lib/beats';
import { plainParts, Words } from '../../src/lib/words';
import { saidBy } from '../said';

it('claims are moments', async () => {
  const { beats } = (await manifestOf('dirty-money')?.face()) ?? {};
  const words = new Words(saidBy('dirty-money'), { 'placement:4': 'Casino', 'card:9': '3 yen' }, ['Ada']);
  const told = [{ seq: 1, rule: '', moment: null, event: { slotted: { seat: 0, placement: 4, card: 9 } } }];
  const beat = beatOf(told, beats ?? [], words, { before: [], after: [] });
  expect(plainParts(beat?.title ?? [])).toBe('Ada slots 3 yen under Casino.');
});
