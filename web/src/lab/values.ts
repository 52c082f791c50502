// What can be varied in an experiment, and the values it takes.
import type { JsonValue } from '../lib/lab';
import type { Vary } from '../lib/labLink';
import type { GameSummary } from '../lib/protocol';
import type { SetupField } from '../lib/schema';

/** More would make a list that nobody reads. */
const MOST_VALUES = 64;

/** Numbers as they are typed: "10, 20, 40", "0..5", or both. Null if it is neither. */
export function numbersIn(typed: string): number[] | null {
  const numbers: number[] = [];
  for (const part of typed.split(/[,;\s]+/).filter((text) => text !== '')) {
    const [, from, to] = /^(-?\d+)(?:\.\.(-?\d+))?$/.exec(part) ?? [];
    if (from === undefined) return null;
    const [low, high] = [Number(from), Number(to ?? from)];
    if (high < low || high - low >= MOST_VALUES) return null;
    for (let number = low; number <= high; number += 1) if (!numbers.includes(number)) numbers.push(number);
  }
  return numbers;
}

export const typed = (values: readonly JsonValue[]): string => values.map(String).join(', ');

/** Values to begin with when something is chosen to be varied: as printed first. */
export function firstValues(option: string, field: SetupField | undefined, game: GameSummary): Vary {
  const vary = (values: JsonValue[], names: string[] = []): Vary => ({ option, values, names });
  if (option === 'players') return vary([game.min_players, Math.min(game.max_players, game.min_players + 1)]);
  if (option === 'bots' || option === 'bot') return vary([...game.bots].reverse().slice(0, 2));
  switch (field?.kind) {
    case 'boolean':
      return vary([field.printed === true, field.printed !== true]);
    case 'choice':
      return vary(
        printedFirst(
          field.options.map(({ value }) => value as JsonValue),
          field.printed as JsonValue,
        ),
      );
    case 'number': {
      const printed = typeof field.printed === 'number' ? field.printed : (field.min ?? 0);
      const other =
        field.max !== null && printed * 2 > field.max ? Math.floor(printed / 2) : Math.max(printed * 2, printed + 1);
      return vary([printed, other]);
    }
    case 'seats':
      return vary([[], [0]]);
    case 'seat':
      return vary([null, 0]);
    default:
      return vary([(field?.printed as JsonValue | undefined) ?? null, null]);
  }
}

const printedFirst = (values: JsonValue[], printed: JsonValue): JsonValue[] => [
  ...values.filter((value) => value === printed),
  ...values.filter((value) => value !== printed),
];

/** In or out, at its place in the order of the choices. */
export function toggled(values: readonly JsonValue[], value: JsonValue, order: readonly JsonValue[]): JsonValue[] {
  const same = (one: JsonValue): boolean => JSON.stringify(one) === JSON.stringify(value);
  const next = values.some(same) ? values.filter((one) => !same(one)) : [...values, value];
  const place = (one: JsonValue): number => order.findIndex((other) => JSON.stringify(other) === JSON.stringify(one));
  return next.sort((one, two) => place(one) - place(two));
}

export const variantsOf = (vary: readonly Vary[], named: number): number =>
  vary.reduce((count, { values }) => count * Math.max(1, values.length), Math.max(1, named));
