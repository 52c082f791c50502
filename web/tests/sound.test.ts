// What is heard at a table: one sound for all that happens at once, and the most striking one.
import { describe, expect, it } from 'vitest';
import { manifests } from '../src/games';
import { soundOf } from '../src/lib/sound';

const told = (...tags: string[]) => tags.map((tag) => ({ event: { [tag]: {} } }));
const heard = (game: string, ...tags: string[]) =>
  soundOf(told(...tags), manifests.find(({ id }) => id === game)?.icons);

describe('sounds', () => {
  it('of every game are more than one', () => {
    for (const { id, icons } of manifests) {
      const sounds = new Set(Object.values(icons).flatMap((tags) => tags.map((tag) => heard(id, tag))));
      sounds.delete(null);
      expect(sounds.size, id).toBeGreaterThan(2);
    }
  });
});
