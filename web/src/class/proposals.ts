// What a class can vote on: the rules it has played, with one more or less.
import type { Treatment } from '../lib/protocol';
import type { SetupField, SetupValues } from '../lib/schema';

/** A rule that can be switched is switched, a number doubles, a choice has its other answers; all else stays as it was played. */
export function proposalsOf(field: SetupField, played: SetupValues, yes: string, no: string): Treatment[] {
  const now = played[field.name] ?? field.printed;
  const changed = (value: SetupValues[string], said: string): Treatment => ({
    name: `${field.label}: ${said}`,
    setup: { ...played, [field.name]: value },
  });
  if (field.kind === 'boolean') return [changed(now !== true, now === true ? no : yes)];
  if (field.kind === 'choice')
    return field.options.filter((option) => option.value !== now).map((option) => changed(option.value, option.label));
  if (field.kind === 'number' && typeof now === 'number' && now > 0) {
    const double = Math.min(now * 2, field.max ?? now * 2);
    return double === now ? [] : [changed(double, String(double))];
  }
  return [];
}
