// A table of a game at which one seat has these choices, as its own code is asked about it.
import { expect, vi } from 'vitest';
import type { AnyGame } from '../src/lib/game';
import type { Json } from '../src/lib/protocol';
import { TableState } from '../src/lib/table.svelte';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from './fakeServer';
import { saidBy } from './said';

export async function tableAt<G extends AnyGame>(
  game: string,
  choices: Json,
  view: Json = { phase: 'play' },
): Promise<TableState<G>> {
  vi.stubGlobal('fetch', servesGames(gameSummary({ id: game, ...saidBy(game) })));
  const socket = new FakeSocket();
  const table = new TableState<G>('LEFT', () => socket);
  socket.say({ type: 'welcome', protocol: 3, seats: [0], table: tableInfo({ game, seats: [seatInfo('Ada')] }) });
  socket.say(update({ seat: 0, waited_for: [0], choices, public: view }));
  await vi.waitFor(() => expect(table.game).not.toBeNull());
  table.leave();
  return table;
}
