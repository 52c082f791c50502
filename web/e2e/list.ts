// The list of games as the program has it, known before any test is declared.
import { execFileSync } from 'node:child_process';
import { binary } from './house';

type Listed = { info: { id: string; title: string; min_players: number; max_players: number } };

export const LIST = (JSON.parse(execFileSync(binary, ['games', '--json'], { encoding: 'utf8' })) as Listed[]).map(
  ({ info }) => info,
);
export const GAMES = LIST.map(({ id }) => id);

/** Whether what is played on several screens is played on each of them; else on one. */
export const hasAllScreens = process.env['SCREENS'] === 'all';
