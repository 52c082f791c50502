// Links to the rule lab. The whole experiment is in the address, so whoever opens it gets the same numbers; nothing has to
// be stored for it.
import type { Experiment as Said, JsonValue, Vary as SaidVary } from './lab';

/** An experiment with everything said, also what a file leaves out. */
export type Experiment = Required<Omit<Said, 'vary'>> & { vary: Vary[] };
export type Vary = Required<SaidVary>;

/** An experiment in which nothing is said yet but the game. */
export const newExperiment = (game: string): Experiment => ({
  title: '',
  question: '',
  hypothesis: '',
  game,
  games: 200,
  seed: 1,
  players: null,
  bots: ['trader'],
  seating: 'rotated',
  common_dice: false,
  primary: null,
  target: null,
  from: null,
  set: {},
  variants: [],
  vary: [],
});

/** What is as in any other experiment is left out: links are short and files are read by people. */
export function compact(experiment: Experiment): Said {
  const usual = newExperiment(experiment.game);
  const kept = new Set(['game', 'games', 'seed', 'bots']);
  const said = Object.entries(experiment).filter(
    ([key, value]) => kept.has(key) || JSON.stringify(value) !== JSON.stringify(usual[key as keyof Experiment]),
  );
  const slim = Object.fromEntries(said) as Said;
  if (slim.vary) slim.vary = slim.vary.map(({ names, ...vary }) => (names?.length ? { ...vary, names } : vary));
  return slim;
}

export function labLink(experiment: Experiment): string {
  const bytes = new TextEncoder().encode(JSON.stringify(compact(experiment)));
  const text = btoa(String.fromCharCode(...bytes));
  return `/lab#${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The experiment in the part of an address behind `#`. */
export function experimentIn(hash: string): Experiment | null {
  const text = /^#([\w-]+)$/.exec(hash)?.[1];
  if (text === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    return experimentFrom(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** The experiment in a file. */
export function experimentFrom(json: string): Experiment | null {
  try {
    const said = JSON.parse(json) as Partial<Said>;
    return typeof said.game === 'string' ? whole({ ...said, game: said.game }) : null;
  } catch {
    return null;
  }
}

/** With what was left out as the command line fills it in. */
export function whole(said: Pick<Said, 'game'> & Partial<Said>): Experiment {
  const vary = (said.vary ?? []).map((one) => ({ ...one, names: one.names ?? [] }));
  return { ...newExperiment(said.game), games: 1000, bots: ['random'], ...said, vary };
}

/** The lab with the table of a game that was played; what to change is still to be chosen. */
export const labLinkFor = (game: string, players: number, set: { [option: string]: JsonValue }): string =>
  labLink({ ...newExperiment(game), players, set });
