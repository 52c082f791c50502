// What the rule lab's page says; what it says about a game comes with the game. The sentences are the messages `lab-…`.
import { text, textsOf } from '../lib/text';

const FIGURES = ['rounds', 'someone_won', 'best_score', 'mean_score', 'first_bot_wins', 'first_bot_score'] as const;

export const labTexts = textsOf('lab', {
  option: (at: number): string => text(at === 0 ? 'lab-option' : 'lab-optionMore'),
  /** The figures that every game has, and what they are called. */
  get figures(): { [name: string]: string } {
    return Object.fromEntries(FIGURES.map((name) => [name, text(`lab-figures-${name}`)]));
  },
  gamesHint: (variants: number, most: number): string => text('lab-gamesHint', { variants, most }),
  playing: (done: number, all: number): string => text('lab-playing', { done, all }),
  cut: (played: number, asked: number): string => text('lab-cut', { played, asked }),
  outlier: (kind: string, value: number, rounds: (n: number) => string, ending: (name: string) => string): string => {
    if (kind === 'longest') return text('lab-outlierLongest', { rounds: rounds(value) });
    if (kind === 'shortest') return text('lab-outlierShortest', { rounds: rounds(value) });
    if (kind === 'highest-score') return text('lab-outlierHighest', { value });
    if (kind === 'lowest-score') return text('lab-outlierLowest', { value });
    if (kind === 'faults') return text('lab-outlierFaults', { value });
    return ending(kind.replace(/^ending-/, ''));
  },
  bot: (at: number): string => text('lab-bot', { at: at + 1 }),
  temperOf: (at: number): string => text('lab-temperOf', { at: at + 1 }),
  removeBot: (at: number): string => text('lab-removeBot', { at: at + 1 }),
  valuesHint: (printed: string, low: string, high: string): string => text('lab-valuesHint', { printed, low, high }),
  valueNumber: (at: number): string => text('lab-valueNumber', { at: at + 1 }),
  valueName: (at: number): string => text('lab-valueName', { at: at + 1 }),
  seats: (count: number): string => text('lab-seats', { count }),
  changed: (count: number): string => text('lab-changed', { count }),
  meanOf: (gauge: string): string => text('lab-meanOf', { gauge }),
  endOf: (gauge: string): string => text('lab-endOf', { gauge }),
  endsSo: (ending: string): string => text('lab-endsSo', { ending }),
  watchOf: (what: string, variant: string): string => text('lab-watchOf', { what, variant }),
  gameNumber: (game: number): string => text('lab-gameNumber', { game }),
});
