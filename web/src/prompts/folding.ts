// Which of many choices a low bar leaves out at first.
import type { Exact } from '../lib/choices';

/** None where all find room. Else those that have a place on the board, and of the others the last ones. What is about no
    thing (done, pass, roll) is the way on and is never left out. */
export function foldedAway(exact: readonly Exact[], isOnBoard: (choice: Exact) => boolean, room: number): Exact[] {
  if (exact.length <= room) return [];
  const waysOn = exact.filter(({ concerns }) => concerns.length === 0);
  const elsewhere = exact.filter((choice) => !isOnBoard(choice) && !waysOn.includes(choice));
  // One place goes to the button that brings them back; a bar without any choice would look like nobody's turn.
  const left = room - 1 - waysOn.length;
  const kept = new Set([...waysOn, ...elsewhere.slice(0, Math.max(0, left))]);
  if (kept.size === 0) kept.add((elsewhere[0] ?? exact[0]) as Exact);
  return exact.filter((choice) => !kept.has(choice));
}
