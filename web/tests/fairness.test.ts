// The promise of the house, checked without the browser's own cryptography.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkFairness } from '../src/lib/fairness';

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
const known = { code: 'ABCD', game: 'x', seat: 0, token: 't', opened: 0, nonce: 'beef', commitment };
const record = { seed, commitment, nonces: ['beef', 'cafe'] };

describe('fair dice', () => {
  it('are the ones promised, with our part in them', () => {
    expect(checkFairness(record, known)).toEqual({ keptPromise: true, samePromise: true, ours: true });
  });
  it('are not, if the seed is another', () => {
    expect(checkFairness({ ...record, seed: seed.replace('00', '01') }, known).keptPromise).toBe(false);
    expect(checkFairness({ ...record, seed: null }, known).keptPromise).toBe(false);
  });
  it('are not, if another promise or another part of ours is on record', () => {
    expect(checkFairness(record, { ...known, commitment: 'other' }).samePromise).toBe(false);
    expect(checkFairness(record, { ...known, nonce: 'dead' }).ours).toBe(false);
  });
  it('say nothing about what this browser did not see', () => {
    expect(checkFairness(record, undefined)).toEqual({ keptPromise: true, samePromise: null, ours: null });
  });
});
