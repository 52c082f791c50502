// A server of one's own for a test: started, stopped in the middle, started again on the same data.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
export const binary = process.env['COUNTINGHOUSE_BIN'] ?? join(here, '../../target/debug/countinghouse');

/** The program as it is built while one works on it; another one is a released one. */
export const isDebugBuild = process.env['COUNTINGHOUSE_BIN'] === undefined;
/** The same server seed for every table, so that a test meets the same deal each time. */
const SEED = isDebugBuild ? ['--test-seed', '7'] : [];

export { EXAMPLE } from '../tests/example';

export class House {
  private process: ChildProcess | null = null;
  private said = '';

  private constructor(
    private readonly port: number,
    private readonly data: string,
    private readonly host: string,
  ) {}

  /** On this machine's loopback, or on another of its own addresses. */
  static async open(host = '127.0.0.1'): Promise<House> {
    const house = new House(await freePort(host), mkdtempSync(join(tmpdir(), 'countinghouse-')), host);
    await house.start();
    // A debug build makes its texts in a second, on a busy machine in many: no visit has to wait for that.
    await fetch(`${house.address}/api/texts`);
    return house;
  }

  get address(): string {
    return `http://${this.host}:${this.port}`;
  }

  async start(): Promise<void> {
    const args = ['serve', '--listen', `${this.host}:${this.port}`, '--data', this.data, '--instant-bots', ...SEED];
    const started = spawn(binary, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    started.stdout.on('data', (text: Buffer) => (this.said += String(text)));
    started.stderr.on('data', (text: Buffer) => (this.said += String(text)));
    this.process = started;
    const patience = Date.now() + 20_000;
    while (!(await this.answers())) {
      if (Date.now() > patience || started.exitCode !== null) throw new Error(`the server did not start: ${this.said}`);
      await new Promise((wait) => setTimeout(wait, 50));
    }
  }

  private async answers(): Promise<boolean> {
    return fetch(`${this.address}/api/games`).then(
      (response) => response.ok,
      () => false,
    );
  }

  /** Without warning, as when the power goes: what has been said must be stored already. */
  async stop(): Promise<void> {
    const stopped = this.process;
    this.process = null;
    if (!stopped || stopped.exitCode !== null) return;
    const gone = new Promise((exit) => stopped.once('exit', exit));
    stopped.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** An address of this machine that is not the loopback: what a phone in the room would use. */
export function ownAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.find((one) => one.family === 'IPv4' && !one.internal)?.address ?? null;
}

export function freePort(host: string): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? found(address.port) : failed(new Error('no port'))));
    });
  });
}
