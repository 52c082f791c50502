// The manifests of the games' faces fit the games: what they name is there.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifests } from '../src/games';
import type { Manifest } from '../src/games';

/** An edition has the messages of the game that its id begins with. */
function eventsOf({ id }: Manifest): string[] {
  for (let name = id; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    try {
      return Object.keys((JSON.parse(readFileSync(`../messages/en/${name}.json`, 'utf8')) as { event: object }).event);
    } catch {
      continue;
    }
  }
  throw new Error(`${id} has no messages`);
}

describe.each(manifests)('$id', (manifest) => {
  const named = Object.values(manifest.icons).flat();

  it('has icons for events that there are, one each', () => {
    const events = eventsOf(manifest);
    expect(named.filter((event) => !events.includes(event))).toEqual([]);
    expect(named.filter((event, at) => named.indexOf(event) !== at)).toEqual([]);
  });

  it('has a face', async () => {
    expect((await manifest.face()).board).toBeTypeOf('function');
  });
});
