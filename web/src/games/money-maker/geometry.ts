// Where the rings, blocks and stacks of the city are drawn. Rings in which much credit lies are drawn wider, empty ones
// are a street: so that six banks fit on a phone wherever they are.

export const SIZE = 400;
export const CENTRE = SIZE / 2;
/** The rim of the city, and the King's Court at its heart. */
export const RIM = 193;
export const COURT = 24;
/** Half the width of the canal on which the seals of the rings stand. */
const CANAL = 11;
const STREET = 17;
/** The canals between the blocks. */
const GAP = 4;
/** Discs are round, so that they pack alike whichever way a block faces. */
const CHIP = { size: 25, gap: 2 };
const SYMBOLS = 14;

export type Polar = { r: number; angle: number };
export type Point = { x: number; y: number };
export type BlockPlan = {
  ring: number;
  block: number;
  path: string;
  /** Two rows of houses along its canals. */
  rows: string;
  /** The middle of its strip of symbols. */
  symbols: Point[];
  /** One place for each stack, in order. */
  chips: Point[];
  middle: Point;
};
export type RingPlan = { ring: number; inner: number; outer: number; seal: Point; blocks: BlockPlan[] };
export type CityPlan = { rings: RingPlan[]; scale: number };

/** Angles run clockwise from the canal, which leads straight down. */
export function at({ r, angle }: Polar): Point {
  return { x: CENTRE - r * Math.sin(angle), y: CENTRE + r * Math.cos(angle) };
}

type Demand = { chips: number; symbols: number };
type Crowd = Demand & { crowded: boolean };

/** `demands[ring][block]`, ring I first: how many stacks and symbols each block carries. */
export function planCity(demands: readonly (readonly Demand[])[]): CityPlan {
  let scale = 1;
  let thick = thicknesses(demands, scale);
  while (total(thick) > RIM - COURT && scale > 0.6) {
    scale -= 0.04;
    thick = thicknesses(demands, scale);
  }
  // What is left over goes to all rings alike: an empty city is six equal rings.
  const spare = Math.max(0, RIM - COURT - total(thick));
  const level = levelled(thick, spare);
  const rings: RingPlan[] = [];
  let inner = COURT;
  for (let ring = demands.length; ring >= 1; ring -= 1) {
    const outer = inner + (level[ring - 1] ?? 0);
    rings.unshift(planRing(ring, inner, outer, demands[ring - 1] ?? [], scale));
    inner = outer;
  }
  return { rings, scale };
}

function total(thick: readonly number[]): number {
  return thick.reduce((sum, one) => sum + one, 0);
}

/** Raises the thinnest rings first. */
function levelled(thick: readonly number[], spare: number): number[] {
  const result = [...thick];
  let left = spare;
  for (let round = 0; round < 40 && left > 0.01; round += 1) {
    const least = Math.min(...result);
    const lowest = result.filter((one) => one < least + 0.01).length;
    const next = Math.min(...result.filter((one) => one >= least + 0.01), least + left / lowest);
    const rise = Math.min(next - least, left / lowest);
    for (let n = 0; n < result.length; n += 1) if ((result[n] ?? 0) < least + 0.01) result[n] = (result[n] ?? 0) + rise;
    left -= rise * lowest;
  }
  return result;
}

/** From the heart outwards, because how much fits into a row depends on the radius. */
function thicknesses(demands: readonly (readonly Demand[])[], scale: number): number[] {
  const result: number[] = demands.map(() => 0);
  let inner = COURT;
  for (let ring = demands.length; ring >= 1; ring -= 1) {
    const chips = Math.max(0, ...(demands[ring - 1] ?? []).map((demand) => demand.chips));
    const rows = rowsFor(chips, ring, inner + GAP / 2, scale);
    const thick = chips === 0 ? STREET * scale : GAP + SYMBOLS * scale + rows.length * (CHIP.size + CHIP.gap) * scale;
    result[ring - 1] = thick;
    inner += thick;
  }
  return result;
}

/** How many chips go into each row of a block, from the inside out. */
function rowsFor(chips: number, blocks: number, inner: number, scale: number): number[] {
  const rows: number[] = [];
  let left = chips;
  for (let row = 0; left > 0 && row < 8; row += 1) {
    const r = inner + (row + 0.5) * (CHIP.size + CHIP.gap) * scale;
    const room = Math.max(1, Math.floor((spanOf(r, blocks) * r + CHIP.gap) / ((CHIP.size + CHIP.gap) * scale)));
    const here = Math.min(left, room);
    rows.push(here);
    left -= here;
  }
  return rows;
}

/** The angle a block has at a radius, the canal and the gaps left out. */
function spanOf(r: number, blocks: number): number {
  return (2 * Math.PI - 2 * Math.asin(Math.min(0.9, CANAL / r)) - (blocks * GAP) / r) / blocks;
}

function planRing(ring: number, inner: number, outer: number, demands: readonly Demand[], scale: number): RingPlan {
  const crowded = demands.some((demand) => demand.chips > 0);
  const blocks = Array.from({ length: ring }, (_, block) => {
    const { chips, symbols } = demands[block] ?? { chips: 0, symbols: 1 };
    return planBlock(ring, block, inner, outer, { chips, symbols, crowded }, scale);
  });
  return { ring, inner, outer, seal: at({ r: (inner + outer) / 2, angle: 0 }), blocks };
}

/** Start and end of a block at a radius. */
function edges(r: number, ring: number, block: number): [number, number] {
  const canal = Math.asin(Math.min(0.9, CANAL / r));
  const span = (2 * Math.PI - 2 * canal) / ring;
  const gap = GAP / 2 / r;
  return [canal + block * span + gap, canal + (block + 1) * span - gap];
}

function planBlock(ring: number, block: number, from: number, to: number, demand: Crowd, scale: number): BlockPlan {
  const [inner, outer] = [from + GAP / 2, to - GAP / 2];
  const middleAt = (r: number): number => {
    const [start, end] = edges(r, ring, block);
    return (start + end) / 2;
  };
  const rows = rowsFor(demand.chips, ring, from + GAP / 2, scale);
  // In a ring with credit the symbols stand along the outer edge, where there is room; else in the middle of the street.
  const strip = demand.crowded ? outer - (SYMBOLS * scale) / 2 : (inner + outer) / 2;
  const symbols = row(strip, middleAt(strip), demand.symbols, ring === 1 ? 60 : 16 * scale);
  const height = (CHIP.size + CHIP.gap) * scale;
  // What the ring has more than it needs stands around the rows.
  const slack = Math.max(0, outer - inner - SYMBOLS * scale - rows.length * height) / 2;
  const chips = rows.flatMap((count, n) => {
    const r = inner + slack + (n + 0.5) * height;
    return row(r, middleAt(r), count, (CHIP.size + CHIP.gap) * scale);
  });
  return {
    ring,
    block,
    path: arcBlock(inner, outer, ring, block),
    rows: `${arc(inner + 3.2, ring, block)} ${arc(outer - 3.2, ring, block)}`,
    symbols,
    chips,
    middle: at({ r: (inner + outer) / 2, angle: middleAt((inner + outer) / 2) }),
  };
}

/** Points along an arc, so far apart, around a middle angle. */
function row(r: number, middle: number, count: number, apart: number): Point[] {
  const step = apart / r;
  return Array.from({ length: count }, (_, n) => at({ r, angle: middle + (n - (count - 1) / 2) * step }));
}

function arc(r: number, ring: number, block: number): string {
  const [from, to] = edges(r, ring, block);
  const inset = 2.5 / r;
  const [a, b] = [at({ r, angle: from + inset }), at({ r, angle: to - inset })];
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)} A${r.toFixed(1)} ${r.toFixed(1)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}

function arcBlock(inner: number, outer: number, ring: number, block: number): string {
  const [outerStart, outerEnd] = edges(outer, ring, block);
  const [innerStart, innerEnd] = edges(inner, ring, block);
  const [a, b] = [at({ r: outer, angle: outerStart }), at({ r: outer, angle: outerEnd })];
  const [c, d] = [at({ r: inner, angle: innerEnd }), at({ r: inner, angle: innerStart })];
  const large = outerEnd - outerStart > Math.PI ? 1 : 0;
  const p = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${p(a)} A${outer.toFixed(1)} ${outer.toFixed(1)} 0 ${large} 1 ${p(b)} L${p(c)} A${inner.toFixed(1)} ${inner.toFixed(1)} 0 ${large} 0 ${p(d)} Z`;
}

export type Step = Point & { at: number };

/** The bankrun-o-meter: a track that winds from below into the circle; wide on a phone, tall beside the city. */
export function planTrack(
  steps: number,
  width: number,
  height: number,
  circle: number,
): { path: string; steps: Step[]; circle: Point } {
  const tall = height > width * 0.6;
  const end = { x: width - circle - 4, y: circle + 4 };
  const start = tall ? { x: 16, y: 18 } : { x: 14, y: height - 14 };
  const mouth = tall ? { x: end.x + 6, y: end.y + circle + 3 } : { x: end.x - circle - 2, y: end.y + circle * 0.35 };
  const control = tall ? { x: 0, y: height * 1.13 } : { x: width * 0.5, y: height - 2 };
  const second = tall ? { x: end.x + 14, y: height * 1.08 } : { x: width * 0.45, y: mouth.y + 6 };
  const point = (t: number): Point => {
    const u = 1 - t;
    const mix = (a: number, b: number, c: number, d: number): number =>
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
    return { x: mix(start.x, control.x, second.x, mouth.x), y: mix(start.y, control.y, second.y, mouth.y) };
  };
  const path = `M${start.x} ${start.y} C${control.x} ${control.y} ${second.x} ${second.y} ${mouth.x.toFixed(1)} ${mouth.y.toFixed(1)}`;
  return { path, circle: end, steps: evenly(steps, point) };
}

/** Steps of equal length along a curve, the last one just before its end. */
function evenly(steps: number, point: (t: number) => Point): Step[] {
  const fine = Array.from({ length: 121 }, (_, n) => point(n / 120));
  const lengths = [0];
  fine
    .slice(1)
    .forEach((p, n) => lengths.push((lengths[n] ?? 0) + Math.hypot(p.x - (fine[n]?.x ?? 0), p.y - (fine[n]?.y ?? 0))));
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: steps + 1 }, (_, n) => {
    const wanted = (whole * n) / (steps + 0.6);
    const found = Math.max(
      0,
      lengths.findIndex((length) => length >= wanted),
    );
    return { at: n, ...(fine[found] ?? point(0)) };
  });
}
