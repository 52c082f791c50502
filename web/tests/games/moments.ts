// Moments of real games with their game's types: fixtures made by make-fixtures.mjs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choices } from '../../src/lib/choices';
import type { AnyGame, GameTold } from '../../src/lib/game';

export type Moment<G extends AnyGame> = {
  seat: number;
  public: G['public'];
  own: G['own'];
  choices: Choices<G['action']>;
  log: { told: GameTold<G> }[];
};

export class Moments<G extends AnyGame> {
  private readonly found: { [phase: string]: Moment<G> };

  constructor(game: G['id']) {
    this.found = JSON.parse(readFileSync(join(import.meta.dirname, `fixtures/${game}.json`), 'utf8'));
  }

  at(phase: string): Moment<G> {
    const moment = this.found[phase];
    if (!moment) throw new Error(`no moment ${phase}`);
    return moment;
  }

  all(): Moment<G>[] {
    return Object.values(this.found);
  }
}

/** Something that was told, as it stands in the log. */
export function told<G extends AnyGame>(event: G['event'], seq = 1): { told: GameTold<G> } {
  return { told: { seq, rule: '', event, moment: null } };
}
