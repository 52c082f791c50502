// Six colours, and because colour is never the only sign, a mark for each. Which seat has which is the table's
// business; the page shows one table at a time, so it is kept here and every mark follows it.

export type SeatLook = { colour: string; mark: string };

/** Marks are drawn in a box of 16 by 16. */
export const SEAT_LOOKS: readonly SeatLook[] = [
  { colour: 'orange', mark: 'M8 1.5 A6.5 6.5 0 1 1 7.99 1.5 Z' },
  { colour: 'pink', mark: 'M2.5 2.5 H13.5 V13.5 H2.5 Z' },
  { colour: 'black', mark: 'M8 1.5 L15 14 H1 Z' },
  { colour: 'white', mark: 'M8 1 L15 8 L8 15 L1 8 Z' },
  {
    colour: 'purple',
    mark: 'M8 .8 L10.2 5.6 L15.3 6.2 L11.5 9.7 L12.5 14.8 L8 12.2 L3.5 14.8 L4.5 9.7 L.7 6.2 L5.8 5.6 Z',
  },
  { colour: 'yellow', mark: 'M5.5 1.5 H10.5 V5.5 H14.5 V10.5 H10.5 V14.5 H5.5 V10.5 H1.5 V5.5 H5.5 Z' },
];

class Colours {
  /** By seat; empty while nobody has chosen. */
  chosen = $state.raw<readonly number[]>([]);
}

export const colours = new Colours();

export function lookOf(colour: number): SeatLook {
  return SEAT_LOOKS[colour % SEAT_LOOKS.length] as SeatLook;
}

export function seatLook(seat: number): SeatLook {
  return lookOf(colours.chosen[seat] ?? seat);
}
