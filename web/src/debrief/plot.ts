// Lines over turns, drawn by Observable Plot. The drawing is for the eye alone: beside it every chart has its words, its
// table and links to its moments.
import { axisX, axisY, dot, gridY, lineY, plot, pointerX, ruleX, ruleY, text, tip } from '@observablehq/plot';
import { forTheEye, LETTERS } from '../charts/drawing';
import { amount, bounds } from '../charts/numbers';
import type { Line, Marker } from './data';
import { debriefTexts } from './texts';

export type Drawing = {
  lines: Line[];
  turns: number[];
  /** How many of them make a round of the table. */
  perRound: number;
  unit: string;
  markers: Marker[];
  /** Where something changes: a line across. */
  threshold?: number | null;
  width: number;
  height: number;
  /** Where a moment is shown. */
  hrefOf: (marker: Marker) => string;
  /** How wide a letter is, where other letters are drawn than those of the page. */
  letter?: number;
};

type Point = { turn: number; value: number | null; name: string };

/** A line across is what is looked for, and figures far above it would press everything else flat. They leave the chart here. */
export function edgeOf(lines: Line[], threshold: number | null): number | null {
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null)).sort((a, b) => a - b);
  const [most, third] = [values.at(-1), values[Math.floor(values.length * 0.75)]];
  if (threshold === null || most === undefined || third === undefined) return null;
  const edge = Math.ceil(Math.max(4 * threshold, 1.5 * third));
  return most > 2 * edge ? edge : null;
}

const MARGIN = { top: 30, bottom: 34, left: 52 };
/** The room a name needs at the end of its line. */
const LABEL_HEIGHT = 15;
const LETTER = 7.2;
/** Names are as long as people like them. */
const LONGEST_LABEL = 28;

/** What keeps names readable where lines run behind them. */
const HALO = { stroke: 'var(--paper)', strokeWidth: 4, strokeLinejoin: 'round' } as const;

export function draw({
  lines,
  turns,
  perRound,
  unit,
  markers,
  threshold = null,
  width,
  height,
  hrefOf,
  letter = LETTER,
}: Drawing): SVGSVGElement {
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null));
  if (threshold !== null) values.push(threshold);
  const edge = edgeOf(lines, threshold);
  const [low, high] = edge === null ? bounds(values) : [Math.min(0, ...values), edge];
  const [first, last] = [turns[0] ?? 1, turns.at(-1) ?? 1];
  const isNarrow = width < 520;
  const longest = Math.max(...lines.map((line) => labelOf(line).length));
  const right = isNarrow || lines.length < 2 ? 16 : 16 + Math.min(LONGEST_LABEL, longest) * letter;
  const inner = height - MARGIN.top - MARGIN.bottom;
  const heightOf = (value: number): number => MARGIN.top + (1 - (Math.min(value, high) - low) / (high - low)) * inner;
  // A single line is what the title says.
  const turnWidth = (width - MARGIN.left - right) / Math.max(1, last - first);
  const labels =
    isNarrow || lines.length < 2
      ? []
      : dodged(lines, turns, turnWidth, heightOf, { bottom: height - MARGIN.bottom, high });
  const points = (line: Line): Point[] =>
    line.values.map((value, at) => ({ turn: turns[at] ?? 0, value, name: line.name }));
  const all = lines.flatMap(points).filter((point) => point.value !== null);
  const titled = (point: Point): string =>
    `${point.name}\n${debriefTexts.turn(perRound)} ${point.turn}: ${amount(point.value ?? 0, unit)}`;
  const drawn = plot({
    width,
    height,
    marginTop: MARGIN.top,
    marginBottom: MARGIN.bottom,
    marginLeft: MARGIN.left,
    marginRight: right,
    style: LETTERS,
    x: { domain: [first, Math.max(last, first + 1)] },
    y: { domain: [low, high] },
    marks: [
      gridY({ ticks: 5, stroke: 'var(--line)', strokeOpacity: 1 }),
      low < 0 && high > 0 ? ruleY([0], { stroke: 'var(--line-strong)' }) : null,
      threshold === null ? null : ruleY([threshold], { stroke: 'var(--alarm)', strokeWidth: 1.5 }),
      axisX({
        label: null,
        ticks: Math.min(last - first, isNarrow ? 6 : 12),
        tickFormat: (turn: number) => (Number.isInteger(turn) ? String(turn) : ''),
        tickSize: 4,
        color: 'var(--ink-soft)',
      }),
      // Where the axis ends: a label of Plot's own stands at the end of the drawing, below the names of the lines.
      text([debriefTexts.turnAxis(perRound)], {
        frameAnchor: 'bottom-right',
        dy: 32,
        fill: 'var(--ink-soft)',
      }),
      axisY({
        label: null,
        ticks: 5,
        tickSize: 0,
        tickFormat: (value: number) => amount(value, unit),
        color: 'var(--ink-soft)',
      }),
      ruleX(markers, { x: 'turn', stroke: 'var(--gold)', strokeDasharray: '2 3' }),
      text(apart(markers, turnWidth), {
        x: 'middle',
        frameAnchor: 'top',
        dy: -17,
        text: 'label',
        fill: 'var(--gold)',
        fontWeight: 'bold',
        fontSize: 12,
        href: hrefOf,
        title: 'text',
      }),
      ...lines.map((line) =>
        lineY(points(line), {
          x: 'turn',
          y: 'value',
          stroke: line.colour,
          strokeWidth: 2.5,
          strokeLinejoin: 'round',
          clip: edge !== null,
          ...(line.dash === null ? {} : { strokeDasharray: line.dash }),
        }),
      ),
      // A reading between two gaps has no line.
      ...lines.map((line) =>
        dot(alone(points(line)), { x: 'turn', y: 'value', fill: line.colour, r: 3, clip: edge !== null }),
      ),
      ...labels.map(({ line, at, end, dy }) =>
        text([at], {
          ...HALO,
          x: () => end,
          y: 'value',
          dx: 8,
          dy,
          text: () => labelOf(line),
          textAnchor: 'start',
          fill: line.colour,
          fontWeight: 600,
        }),
      ),
      tip(
        // The pointer finds what has left the chart at its edge, and reads what it is.
        all,
        pointerX({
          x: 'turn',
          y: 'value',
          title: titled,
          fill: 'var(--raised)',
          stroke: 'var(--line-strong)',
        } as object),
      ),
    ],
  }) as SVGSVGElement;
  drawn.querySelectorAll('a').forEach((link) => link.setAttribute('tabindex', '-1'));
  return forTheEye(drawn);
}

/** The room the number of a moment needs. */
const MARKER_WIDTH = 30;

/** Moments whose numbers would lie on each other share one, which stands in the middle of them. */
function apart(markers: Marker[], turnWidth: number): (Marker & { middle: number })[] {
  const shown: (Marker & { middle: number })[] = [];
  for (const marker of markers) {
    const last = shown.at(-1);
    if (!last || (marker.turn - last.turn) * turnWidth >= MARKER_WIDTH) shown.push({ ...marker, middle: marker.turn });
    else {
      last.label = `${last.label.split('–')[0]}–${marker.label.split('–').at(-1)}`;
      last.text += `\n${marker.text}`;
      last.middle = (last.turn + marker.turn) / 2;
    }
  }
  return shown;
}

const alone = (points: Point[]): Point[] =>
  points.filter((point, at) => point.value !== null && points[at - 1]?.value == null && points[at + 1]?.value == null);

function labelOf(line: Line): string {
  const label = line.label ?? line.name;
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label;
}

type Label = { line: Line; at: Point; end: number; dy: number };

/** Names at the ends of lines, moved apart where they would lie on each other: at the end of the game most lines end. One
    that ends so shortly before that its name would reach into the margin has it there too. */
function dodged(
  lines: Line[],
  turns: number[],
  turnWidth: number,
  heightOf: (value: number) => number,
  { bottom, high }: { bottom: number; high: number },
): Label[] {
  const ends = lines.flatMap((line) => {
    const at = line.values.findLastIndex((value) => value !== null);
    const value = line.values[at];
    if (value == null) return [];
    const point = { turn: turns[at] ?? 0, value: Math.min(value, high), name: line.name };
    return [{ line, at: point, y: heightOf(value) }];
  });
  const last = Math.max(...ends.map(({ at }) => at.turn));
  const isEarly = ({ line, at }: { line: Line; at: Point }): boolean =>
    (last - at.turn) * turnWidth > labelOf(line).length * LETTER + 12;
  const early = ends.filter(isEarly).map(({ line, at }) => ({ line, at, end: at.turn, dy: -9 }));
  const late = ends.filter((end) => !isEarly(end)).sort((a, b) => a.y - b.y);
  const places = late.map(({ y }) => y);
  for (let at = 1; at < places.length; at += 1)
    places[at] = Math.max(places[at] ?? 0, (places[at - 1] ?? 0) + LABEL_HEIGHT);
  // Those that were pushed below the chart push the others up.
  let most = bottom;
  for (let at = places.length - 1; at >= 0; at -= 1) {
    places[at] = Math.min(places[at] ?? 0, most);
    most = (places[at] ?? 0) - LABEL_HEIGHT;
  }
  return [...early, ...late.map(({ line, at, y }, index) => ({ line, at, end: last, dy: (places[index] ?? y) - y }))];
}
