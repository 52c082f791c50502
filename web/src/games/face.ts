// How a game's manifest says which face draws its tables.
import type { AnyGame } from '../lib/game';
import type { Face } from '.';

/** A face is typed by the game it draws. From here on a table of that game is drawn with it, and its JSON has those
    types. */
export function faceOf<G extends AnyGame>(load: () => Promise<{ face: Face<G> }>): () => Promise<Face> {
  return () => load().then(({ face }) => face as never);
}
