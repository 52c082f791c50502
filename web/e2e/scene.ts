// What the pictures of a game show. Each game has its scripts in `scenes/<game>.ts`.
import type { Page } from '@playwright/test';

export type Device = 'desktop' | 'phone';
/** A scene worth a picture: from this share of the game on, as soon as it is the visitor's turn and the table looks
    like this; then perhaps a draft. */
export type Scene = { progress: number; when: string; draft?: (page: Page) => Promise<void> };
export type Script = { seed: number; players: number } & { [device in Device]: Scene };
/** By the id of a game. */
export type Scripts = { [game: string]: Script };
