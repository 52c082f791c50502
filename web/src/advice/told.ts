// What bots found, as sentences. The server sends actions and figures; the words are the reader's.
import { amount } from '../charts/numbers';
import type { Advice, AdviceFigure, Json } from '../lib/protocol';
import type { Words } from '../lib/words';
import { texts } from './texts';

/** What to do, then why. */
export function hintLines(advice: Advice, sayAction: (action: Json) => string, words: Words): string[] {
  const would = texts.would(sayAction(advice.action));
  const { other, chance, other_chance: next, is_clear: isClear } = advice;
  if (other === null || chance === null || next === null) return [would, texts.only];
  const said = isClear ? texts.better : texts.close;
  return [would, said(chance, sayAction(other), next), ...laterLines(advice.why, words)];
}

/** Why somebody may have done what it did, as it looks from here. */
export function whyLines(advice: Advice, name: string, sayAction: (action: Json) => string, words: Words): string[] {
  const { other, chance, other_chance: next, is_clear: isClear, gain } = advice;
  if (other === null || chance === null || next === null) return [texts.whySame(name)];
  const said = !isClear ? texts.whyClose : gain > 0 ? texts.whyBetter : texts.whyWorse;
  return [said(name, chance, sayAction(other), next), ...laterLines(advice.why, words)];
}

function laterLines(figures: readonly AdviceFigure[], words: Words): string[] {
  const reasons = figures.flatMap(({ gauge, unit, value, other }) => {
    // How often something is so is a share.
    const shown = (figure: number): string => amount(figure, unit === 'yes or no' ? 'share' : unit);
    if (shown(value) === shown(other)) return [];
    const label = gauge === null ? texts.score : words.label('gauge', gauge);
    return [texts.reason(label, shown(value), shown(other))];
  });
  return reasons.length === 0 ? [] : [texts.later(reasons.join('; '))];
}
