// The manifests of the games' faces fit the games: what they name is there.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { IN_SHORT, manifests, type Manifest } from '../src/games';
import { chapter, gist, parseMarkdown, plainText } from '../src/lib/markdown';
import { entriesOf } from './said';

/** An edition has the files of the game that its id begins with. */
function fileOf({ id }: Manifest, path: (name: string) => string): string {
  for (let name = id; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    if (existsSync(path(name))) return readFileSync(path(name), 'utf8');
  }
  throw new Error(`${id} has no ${path(id)}`);
}

function eventsOf(manifest: Manifest): string[] {
  const entries = entriesOf(fileOf(manifest, (name) => `../messages/en/${name}.ftl`));
  return [...entries.keys()].flatMap((id) => (id.startsWith('event-') ? [id.slice('event-'.length)] : []));
}

describe.each(manifests)('$id', (manifest) => {
  const named = Object.values(manifest.icons).flat();

  it('has icons for events that there are, one each', () => {
    const events = eventsOf(manifest);
    expect(named.filter((event) => !events.includes(event))).toEqual([]);
    expect(named.filter((event, at) => named.indexOf(event) !== at)).toEqual([]);
  });

  it('has a chapter that begins with how one wins and lists the steps of a turn', () => {
    const page = parseMarkdown(fileOf(manifest, (name) => `../docs/rules/${name}.md`));
    const inShort = gist(chapter(page, manifest.inShort ?? IN_SHORT));
    const goal = inShort[0];
    expect(goal?.kind === 'paragraph' ? plainText(goal.children) : '').toMatch(/^How to win\. /);
    expect(inShort.some((block) => block.kind === 'list' && block.ordered)).toBe(true);
  });

  it('has a face', async () => {
    expect((await manifest.face()).board).toBeTypeOf('function');
  });
});
