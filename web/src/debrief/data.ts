// A debrief prepared for drawing: lines with colours, moments with numbers, sums for a seat's balance. No figure is
// computed here; what is shown is what the server sent, added up where the text says so.
import { amount } from '../charts/numbers';
import { seriesKey, type Key } from '../charts/types';
import type { Account, Debrief, Estimate, FlowSum, Loss, Sentence, Series } from '../lib/debrief';
import { seatLook } from '../lib/seats';
import { debriefTexts } from './texts';

export type Line = Key & {
  values: (number | null)[];
  /** What stands at its end; its name if there is nothing shorter. */
  label?: string;
};

/** A moment of the story, or several in one turn. */
export type Marker = { turn: number; entry: number; label: string; text: string };

export const seatColour = (seat: number): string => `var(--line-of-${seatLook(seat).colour})`;

export function lineOf(series: Series, index: number, players: string[]): Line {
  const { seat, label, values } = series;
  if (seat === null) return { ...seriesKey(label, index), values };
  return { ...seriesKey(players[seat] ?? '', seat), colour: seatColour(seat), values };
}

/** The moments of the story, those of one turn together, numbered in the order of the game. */
export function markersOf(story: Sentence[]): Marker[] {
  const told = story.flatMap((sentence, at) =>
    sentence.entry === null || sentence.turn === null ? [] : [{ ...sentence, at }],
  );
  const markers: Marker[] = [];
  told.forEach((sentence, index) => {
    const last = markers.at(-1);
    const number = String(index + 1);
    if (last?.turn === sentence.turn) {
      last.label = `${last.label.split('–')[0]}–${number}`;
      last.text += `\n${sentence.text}`;
    } else markers.push({ turn: sentence.turn ?? 0, entry: sentence.entry ?? 0, label: number, text: sentence.text });
  });
  return markers;
}

/** Whoever can win: a seat, or the game itself, which is null. */
type Side = number | null;

const shareOf = (estimate: Estimate, side: Side): number =>
  side === null ? estimate.nobody : (estimate.chances[side] ?? 0);

/** The seats; and the game itself, if it won any of the games that bots played. */
const sidesOf = (debrief: Debrief): Side[] => {
  const seats: Side[] = debrief.players.map((_, seat) => seat);
  return debrief.estimates.some(({ nobody }) => nobody > 0) ? [...seats, null] : seats;
};

const nameOfSide = (debrief: Debrief, side: Side): string =>
  side === null ? debriefTexts.gameItself : (debrief.players[side] ?? '');

/** Everybody's share of the games that bots played to the end. */
export function chancesOf(debrief: Debrief): Line[] {
  return sidesOf(debrief).map((side) => {
    const label = nameOfSide(debrief, side);
    const values = debrief.estimates.map((estimate) => shareOf(estimate, side));
    return lineOf({ name: '', label, unit: '', seat: side, values }, debrief.players.length, debrief.players);
  });
}

/** A change of the bots' minds between two estimates. */
export type Swing = { before: Estimate; estimate: Estimate; name: string; from: number; to: number };

/** The largest changes that are no luck, in the order of the game. */
export function swingsOf(debrief: Debrief): Swing[] {
  const all = debrief.estimates.flatMap((estimate, at) => {
    const before = debrief.estimates[at - 1];
    if (!before) return [];
    const changes = sidesOf(debrief).map((side) => ({
      before,
      estimate,
      name: nameOfSide(debrief, side),
      from: shareOf(before, side),
      to: shareOf(estimate, side),
    }));
    const size = ({ from, to }: Swing): number => Math.abs(to - from);
    const largest = changes.reduce((best, one) => (size(one) > size(best) ? one : best));
    return size(largest) > estimate.luck ? [{ ...largest, size: size(largest) }] : [];
  });
  const largest = [...all].sort((a, b) => b.size - a.size).slice(0, 3);
  return largest.sort((a, b) => a.estimate.turn - b.estimate.turn);
}

/** A costly move in words. */
export type LossLines = { taken: string; better: string; chance: string; why: string };

export function lossLines(loss: Loss, perRound: number): LossLines {
  const ofHundred = (share: number): number => Math.round(share * 100);
  // How often something is so is a share.
  const reasons = loss.why.map(({ label, unit, taken, better }) => {
    const shown = (value: number): string => amount(value, unit === 'yes or no' ? 'share' : unit);
    return { label, taken: shown(taken), better: shown(better) };
  });
  const seen = reasons.filter(({ taken, better }) => taken !== better);
  const said = seen.map(({ label, taken, better }) => debriefTexts.lossReason(label, taken, better));
  const { chance, better_chance: better, cost } = loss;
  return {
    taken: debriefTexts.lossTaken(loss.turn, loss.taken, perRound),
    better: debriefTexts.lossBetter(loss.better),
    chance: debriefTexts.lossChance(chance, better, ofHundred(cost.low), ofHundred(cost.high)),
    why: said.length === 0 ? '' : debriefTexts.lossWhy(said.join('; ')),
  };
}

/** A line in words. */
export function inWords(line: Line, turns: number[], unit: string, perRound: number): string {
  const known = line.values.flatMap((value, at) => (value === null ? [] : [{ value, turn: turns[at] ?? 0 }]));
  const first = known[0];
  const last = known.at(-1);
  if (!first || !last) return debriefTexts.nothing(line.name);
  const high = known.reduce((best, one) => (one.value > best.value ? one : best));
  const low = known.reduce((best, one) => (one.value < best.value ? one : best));
  if (high.value === low.value) return debriefTexts.steady(line.name, amount(first.value, unit));
  const shown = (value: number): string => amount(value, unit);
  return debriefTexts.line(
    line.name,
    shown(first.value),
    shown(high.value),
    high.turn,
    shown(low.value),
    low.turn,
    shown(last.value),
    perRound,
  );
}

export const nameOf = (debrief: Debrief, kind: 'sector' | 'ware' | 'rule', name: string): string =>
  debrief.names[`${kind}:${name}`] ?? name;

/** A seat's part of a sector that several seats have is called by the seat's name. */
export function accountName(debrief: Debrief, account: Account): string {
  const sector = nameOf(debrief, 'sector', account.sector);
  if (account.seat === null) return sector;
  const player = debrief.players[account.seat] ?? '';
  return account.sector === homeOf(debrief, account.seat) ? player : `${player}: ${sector}`;
}

/** The account in which a seat has most of its things. */
function homeOf(debrief: Debrief, seat: number): string {
  const counts = new Map<string, number>();
  for (const flow of debrief.flows)
    for (const { sector, seat: of } of [flow.from, flow.to])
      if (of === seat) counts.set(sector, (counts.get(sector) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** A kind of thing a seat can have; its own promises are none of the others'. */
export type Ware = { what: string; own: boolean };

export const wareKey = ({ what, own }: Ware): string => (own ? `${what}:own` : what);

const isWare = (ware: Ware, seat: number, what: string, issuer: number | null): boolean =>
  what === ware.what && (issuer === seat) === ware.own;

export function waresOf(debrief: Debrief, seat: number): Ware[] {
  const sums = new Map<string, Ware & { sum: number }>();
  for (const flow of debrief.flows) {
    if (flow.from.seat !== seat && flow.to.seat !== seat) continue;
    const ware = { what: flow.what, own: flow.issuer === seat };
    const known = sums.get(wareKey(ware)) ?? { ...ware, sum: 0 };
    sums.set(wareKey(ware), { ...known, sum: known.sum + flow.amount });
  }
  const rank = (ware: Ware): number => {
    const place = debrief.money.indexOf(ware.what);
    return place < 0 || ware.own ? debrief.money.length : place;
  };
  return [...sums.values()].sort((a, b) => rank(a) - rank(b) || b.sum - a.sum);
}

/** What came to a seat or went, and by which rule from or to whom. */
export type Part = { key: string; label: string; amount: number };
export type Balance = { came: Part[]; went: Part[]; sum: number };

/** More parts than this are added up. */
const MOST_PARTS = 8;

export function balanceOf(debrief: Debrief, seat: number, ware: Ware): Balance {
  const came = new Map<string, Part>();
  const went = new Map<string, Part>();
  const add = (parts: Map<string, Part>, flow: FlowSum, other: Account): void => {
    const key = `${flow.rule} ${other.sector} ${other.seat}`;
    const label = `${nameOf(debrief, 'rule', flow.rule)}\n${accountName(debrief, other)}`;
    parts.set(key, { key, label, amount: (parts.get(key)?.amount ?? 0) + flow.amount });
  };
  const home = homeOf(debrief, seat);
  const isHome = (account: Account): boolean => account.seat === seat && account.sector === home;
  for (const flow of debrief.flows) {
    if (!isWare(ware, seat, flow.what, flow.issuer)) continue;
    if (isHome(flow.to)) add(came, flow, flow.from);
    if (isHome(flow.from)) add(went, flow, flow.to);
  }
  const stocks = debrief.stocks.filter(
    (stock) => isHome(stock.account) && isWare(ware, seat, stock.what, stock.issuer),
  );
  const start = stocks.reduce((sum, stock) => sum + stock.start, 0);
  const end = stocks.reduce((sum, stock) => sum + stock.end, 0);
  const first: Part[] = [
    { key: 'start', label: debriefTexts.atTheStart, amount: Math.max(0, start) },
    { key: 'owed-end', label: debriefTexts.owedAtTheEnd, amount: Math.max(0, -end) },
  ];
  const last: Part[] = [
    { key: 'end', label: debriefTexts.atTheEnd, amount: Math.max(0, end) },
    { key: 'owed-start', label: debriefTexts.owedAtTheStart, amount: Math.max(0, -start) },
  ];
  const all = { came: [...few(came), ...first], went: [...few(went), ...last] };
  const parts = { came: all.came.filter((part) => part.amount > 0), went: all.went.filter((part) => part.amount > 0) };
  return { ...parts, sum: parts.came.reduce((sum, part) => sum + part.amount, 0) };
}

/** The largest parts, and all others together. */
function few(parts: Map<string, Part>): Part[] {
  const sorted = [...parts.values()].sort((a, b) => b.amount - a.amount);
  if (sorted.length <= MOST_PARTS) return sorted;
  const rest = sorted.slice(MOST_PARTS - 1).reduce((sum, part) => sum + part.amount, 0);
  return [...sorted.slice(0, MOST_PARTS - 1), { key: 'other', label: debriefTexts.other, amount: rest }];
}
