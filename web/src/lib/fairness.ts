// Were the dice fair? The house promised SHA-256 of its seed before anybody added theirs; afterwards the seed is in
// the record. `crypto.subtle` is missing on a plain http address, hence a library.
import { sha256 } from '@noble/hashes/sha2.js';
import { field } from './json';
import type { Json } from './protocol';
import type { KnownTable } from './storage';

export type Fairness = {
  /** SHA-256 of the revealed seed is what was promised. */
  keptPromise: boolean;
  /** The promise is the one this browser was shown before the game; null if it was not there. */
  samePromise: boolean | null;
  /** What this browser added is part of it; null if it added nothing. */
  ours: boolean | null;
};

export function checkFairness(record: Json, known: KnownTable | undefined): Fairness {
  const [seed, promised, nonces] = [field(record, 'seed'), field(record, 'commitment'), field(record, 'nonces')];
  const digest = typeof seed === 'string' ? toHex(sha256(fromHex(seed))) : '';
  return {
    keptPromise: digest !== '' && digest === promised,
    samePromise: known?.commitment ? known.commitment === promised : null,
    ours: known?.nonce ? Array.isArray(nonces) && nonces.includes(known.nonce) : null,
  };
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/[0-9a-f]{2}/gi) ?? [], (byte) => Number.parseInt(byte, 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
