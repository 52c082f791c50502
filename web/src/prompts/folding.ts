// Which of many choices a low bar leaves out at first.
import type { Exact } from '../lib/choices';

/** None where all find room. Else those that have a place on the board, and of the others the last ones. */
export function foldedAway(exact: readonly Exact[], isOnBoard: (choice: Exact) => boolean, room: number): Exact[] {
  if (exact.length <= room) return [];
  const elsewhere = exact.filter((choice) => !isOnBoard(choice));
  // One place goes to the button that brings them back; a bar without any choice would look like nobody's turn.
  const kept = new Set(elsewhere.slice(0, Math.max(1, room - 1)));
  return exact.filter((choice) => !kept.has(choice));
}
