// What bots say when they are asked. The sentences are the messages `advice-…`.
import { text, textsOf } from '../lib/text';

/** Of a hundred games, how many. */
const ofHundred = (share: number): number => Math.round(share * 100);

export const texts = textsOf('advice', {
  would: (action: string): string => text('advice-would', { action }),
  better: (chance: number, other: string, next: number): string =>
    text('advice-better', { chance: ofHundred(chance), other, next: ofHundred(next) }),
  close: (chance: number, other: string, next: number): string =>
    text('advice-close', { chance: ofHundred(chance), other, next: ofHundred(next) }),
  later: (reasons: string): string => text('advice-later', { reasons }),
  reason: (label: string, value: string, other: string): string => text('advice-reason', { label, value, other }),
  whyOf: (name: string): string => text('advice-whyOf', { name }),
  whySame: (name: string): string => text('advice-whySame', { name }),
  whyBetter: (name: string, chance: number, other: string, next: number): string =>
    text('advice-whyBetter', { name, chance: ofHundred(chance), other, next: ofHundred(next) }),
  whyWorse: (name: string, chance: number, other: string, next: number): string =>
    text('advice-whyWorse', { name, chance: ofHundred(chance), other, next: ofHundred(next) }),
  whyClose: (name: string, chance: number, other: string, next: number): string =>
    text('advice-whyClose', { name, chance: ofHundred(chance), other, next: ofHundred(next) }),
  times: (count: number): string => text('advice-times', { count }),
});
