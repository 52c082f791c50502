// What the smoke test needs of a browser that Playwright does not drive here: the system's Firefox and WebKit.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface Browser {
  /** Loads a page and waits for it. */
  open(address: string): Promise<void>;
  /** Runs a function in the page, which gets its argument as JSON and answers with JSON. */
  run<Argument, Answer>(what: (argument: Argument) => Answer | Promise<Answer>, argument: Argument): Promise<Answer>;
  /** Moves the pointer to the first element that fits and presses: a click as the browser itself makes it. */
  click(selector: string): Promise<void>;
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A browser of this system, or why it cannot be used. */
export type Found = { open: () => Promise<Browser> } | { missing: string };

export const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path));

/** A program that says something when it is ready. */
export async function started(program: ChildProcess, ready: RegExp, patience = 60_000): Promise<RegExpExecArray> {
  let said = '';
  return new Promise((found, failed) => {
    const timer = setTimeout(() => failed(new Error(`not ready in time: ${said}`)), patience);
    const hear = (text: Buffer): void => {
      said += String(text);
      const match = ready.exec(said);
      if (!match) return;
      clearTimeout(timer);
      found(match);
    };
    program.stdout?.on('data', hear);
    program.stderr?.on('data', hear);
    program.once('error', failed);
    program.once('exit', (code) => failed(new Error(`ended with ${code}: ${said}`)));
  });
}

export function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
}

export async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = new Promise((exit) => program.once('exit', exit));
  program.kill('SIGTERM');
  const patience = setTimeout(() => program.kill('SIGKILL'), 5_000);
  await gone;
  clearTimeout(patience);
}
