// Drawings of our own, each in a box of 16 by 16: the faces of the sector die, guilds, and the things of the game.

/** Windmill, ship, church, crane, bridge, gate: by the number of the face. */
export const FACES: readonly string[] = [
  'M6.6 15 L7.3 8 H8.7 L9.4 15 Z M8 7.2 L2.6 2.4 L4.2 1 L8.6 6.4 Z M8.4 6.8 L13.2 1.4 L14.6 3 L9.2 7.4 Z M8.6 7.4 L14 12.2 L12.4 13.6 L8 8.2 Z M7.6 7.8 L2.8 13.2 L1.4 11.6 L6.8 7.2 Z',
  'M1.5 10.5 H14.5 L12.6 14.5 H3.6 Z M7.4 1.5 H8.6 V9.5 H7.4 Z M9.2 2.5 Q13.6 5 13 8.8 H9.2 Z M6.8 3.5 Q3.4 5.6 3.2 8.8 H6.8 Z',
  'M7.4 .8 H8.6 V2 H9.8 V3.1 H8.6 V4.2 L10.6 7 V9 L14 11 V15 H9.4 V11.6 H6.6 V15 H2 V11 L5.4 9 V7 L7.4 4.2 V3.1 H6.2 V2 H7.4 Z',
  'M3 15 V5 L12.6 1 L13.4 2.8 L12.2 3.3 V8 H13.2 V11 H10.2 V8 H11.2 V3.8 L5.2 6.2 V15 Z M6.4 15 L9.4 15 L6.4 9 Z',
  'M1 6 H15 V8 H14 V14 H11.6 Q11.4 9.6 8 9.6 Q4.6 9.6 4.4 14 H2 V8 H1 Z M2 3 H3.4 V5.2 H2 Z M7.3 3 H8.7 V5.2 H7.3 Z M12.6 3 H14 V5.2 H12.6 Z',
  'M2 15 V4 L3 2 L4 4 V6 H12 V4 L13 2 L14 4 V15 H10.4 V11 Q10.4 8.6 8 8.6 Q5.6 8.6 5.6 11 V15 Z M6.4 1.8 H9.6 L8.8 3 L9.6 4.2 H6.4 Z',
];

/** Grain, Harbour, Cloth, Builders, Timber, Fishery, Brewers, St Luke, Gardeners: by the number of the guild. */
export const GUILDS: readonly string[] = [
  'M7.4 15 V7 Q4.6 6.6 4.4 4 Q7.4 4 7.7 6 Q6.4 3.4 8 1 Q9.6 3.4 8.3 6 Q8.6 4 11.6 4 Q11.4 6.6 8.6 7 V9.4 Q9.2 8 11.6 8 Q11.4 10.6 8.6 11 V15 Z M7.4 11 Q4.6 10.6 4.4 8 Q6.8 8 7.4 9.4 Z',
  'M8 1 A2 2 0 0 1 8.7 4.9 V6 H11 V7.4 H8.7 V13 Q11.6 12.6 12.4 10 L11 10.2 L13.4 7.4 L14.6 11 L13.6 10.6 Q12.4 14.6 8 15 Q3.6 14.6 2.4 10.6 L1.4 11 L2.6 7.4 L5 10.2 L3.6 10 Q4.4 12.6 7.3 13 V7.4 H5 V6 H7.3 V4.9 A2 2 0 0 1 8 1 Z',
  'M5.4 2 L1.2 4.6 L2.8 8.2 L4.4 7.5 V14.4 H11.6 V7.5 L13.2 8.2 L14.8 4.6 L10.6 2 Q8 4.8 5.4 2 Z',
  'M1.5 3 H6.8 V6 H1.5 Z M8 3 H14.5 V6 H8 Z M1.5 7 H4.4 V10 H1.5 Z M5.6 7 H10.8 V10 H5.6 Z M12 7 H14.5 V10 H12 Z M1.5 11 H6.8 V14 H1.5 Z M8 11 H14.5 V14 H8 Z',
  'M8 1 L12.6 6 H10.4 L13.6 10 H9 V15 H7 V10 H2.4 L5.6 6 H3.4 Z',
  'M1.4 8 Q5 3.4 10 6.6 L14 4 Q13.2 8 14 12 L10 9.4 Q5 12.6 1.4 8 Z M4.6 7 A.8 .8 0 1 1 4.6 8.4 A.8 .8 0 0 1 4.6 7',
  'M3 4 H10.6 V6 H12.4 Q14 6 14 7.6 V10 Q14 11.6 12.4 11.6 H10.6 V14.6 H3 Z M10.6 7.4 V10.2 H12.4 V7.4 Z M2.4 3.4 Q3 1.4 5 2 Q6.8 .6 8.4 2 Q11 1.4 11.2 3.4 Z',
  'M8 1.6 Q14.6 1.6 14.6 7 Q14.6 9.6 11.8 9.4 Q9.6 9.2 10 11.4 Q10.4 14.4 8 14.4 Q1.4 14 1.4 8 Q1.4 1.6 8 1.6 Z M5 5 A1.1 1.1 0 1 1 5 7.2 A1.1 1.1 0 0 1 5 5 M9.2 3.8 A1.1 1.1 0 1 1 9.2 6 A1.1 1.1 0 0 1 9.2 3.8 M4.6 9 A1.1 1.1 0 1 1 4.6 11.2 A1.1 1.1 0 0 1 4.6 9',
  'M7.4 15 V9.8 Q4 9.4 3.8 6 Q3.8 3.4 4.4 1.6 L6.2 4 L8 1 L9.8 4 L11.6 1.6 Q12.2 3.4 12.2 6 Q12 9.4 8.6 9.8 V11.6 Q10 10 12.8 10.4 Q12.4 13.4 8.6 13.6 V15 Z',
];

export const CROWN = 'M1.5 4 L4.8 8 L8 2 L11.2 8 L14.5 4 L13.2 13.5 H2.8 Z';
export const PRISON = 'M1 15 V4 H3 V5.6 H5 V4 H7 V5.6 H9 V4 H11 V5.6 H13 V4 H15 V15 Z';

/** Goods as crates (production) and baskets (consumer): two shapes, so that colour is not the only sign. */
export const GOOD_SHAPES = {
  production: 'M2 2 H14 V14 H2 Z',
  consumer: 'M8 1.4 A6.6 6.6 0 1 1 7.99 1.4 Z',
} as const;

export function face(index: number): string {
  return FACES[index % FACES.length] as string;
}

export function guild(index: number): string {
  return GUILDS[index % GUILDS.length] as string;
}
