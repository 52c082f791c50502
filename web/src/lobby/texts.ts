// What the page says about people: seats, names, bots for the absent, the way back to a seat, one's tables. The sentences are
// the messages `people-…`.
import { text, textsOf } from '../lib/text';

/** How long ago, in the largest unit that fits. */
function ago(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return text('people-agoNow');
  if (minutes < 60) return text('people-agoMinutes', { n: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? text('people-agoHours', { n: hours }) : text('people-agoDays', { n: Math.floor(hours / 24) });
}

export const peopleTexts = textsOf('people', {
  ago,
  tableWaits: (free: number): string => text('people-tableWaits', { free }),
  rename: (name: string): string => text('people-rename', { name }),
  newName: (name: string): string => text('people-newName', { name }),
  seatHereOn: (seat: number): string => text('people-seatHereOn', { seat: seat + 1 }),
  iWas: (name: string): string => text('people-iWas', { name }),
  returnAsked: (name: string): string => text('people-returnAsked', { name }),
  absent: (name: string): string => text('people-absent', { name }),
  standIn: (name: string): string => text('people-standIn', { name }),
  standInEnd: (name: string): string => text('people-standInEnd', { name }),
  waitsFor: (names: string): string => text('people-waitsFor', { names }),
  allYourTables: (count: number): string => text('people-allYourTables', { count }),
});
