// Firefox over WebDriver BiDi, which it speaks itself: no driver is needed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstOf, start, started, stop, type Browser, type Found } from './browser';

type Reply = { id?: number; type: string; result?: unknown; error?: string; message?: string };
type Waiting = { done: (result: unknown) => void; failed: (error: Error) => void };

/** Commands over one WebSocket, each answered under its number. */
class Bidi {
  private next = 0;
  private readonly waiting = new Map<number, Waiting>();

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(String(data)) as Reply));
    socket.addEventListener('close', () => {
      for (const { failed } of this.waiting.values()) failed(new Error('the browser has gone'));
    });
  }

  static async connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(address);
    await new Promise((open, failed) => {
      socket.addEventListener('open', open);
      socket.addEventListener('error', () => failed(new Error(`no connection to ${address}`)));
    });
    return new Bidi(socket);
  }

  private hear({ id, type, result, error, message }: Reply): void {
    const waiting = id === undefined ? undefined : this.waiting.get(id);
    if (id === undefined || !waiting) return;
    this.waiting.delete(id);
    if (type === 'success') waiting.done(result);
    else waiting.failed(new Error(`${error}: ${message}`));
  }

  send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = (this.next += 1);
    return new Promise<unknown>((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.socket.send(JSON.stringify({ id, method, params }));
    }) as Promise<Result>;
  }

  close(): void {
    this.socket.close();
  }
}

type Evaluated =
  | { type: 'success'; result: { type: string; value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

export function findFirefox(): Found {
  const program = firstOf([process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox']);
  if (program === undefined) return { missing: 'Firefox is not installed (package firefox-esr)' };
  if (typeof WebSocket === 'undefined')
    return { missing: 'this Node has no WebSocket (start it with --experimental-websocket)' };
  return { open: () => open(program) };
}

async function open(program: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'countinghouse-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const process = start(program, args, { HOME: profile });
  const ready = await started(process, /WebDriver BiDi listening on (ws:\/\/\S+)/);
  const bidi = await Bidi.connect(`${ready[1]}/session`);
  await bidi.send('session.new', { capabilities: {} });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;

  async function call(declaration: string): Promise<unknown> {
    const params = { functionDeclaration: declaration, awaitPromise: true, target: { context } };
    const answer = await bidi.send<Evaluated>('script.callFunction', params);
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value ?? 'null') as unknown;
  }

  const browser: Browser = {
    open: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (what, argument) =>
      (await call(
        `async () => JSON.stringify((await (${what.toString()})(${JSON.stringify(argument)})) ?? null)`,
      )) as never,
    click: async (selector) => {
      const found = await bidi.send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
        maxNodeCount: 1,
      });
      const element = found.nodes[0];
      if (!element) throw new Error(`nothing fits ${selector}`);
      await call(
        `() => document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
      );
      const origin = { type: 'element', element: { sharedId: element.sharedId } };
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
      await bidi.send('input.performActions', { context, actions: [pointer] });
    },
    picture: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    resize: async (width, height) =>
      void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    close: async () => {
      bidi.close();
      await stop(process);
      rmSync(profile, { recursive: true, force: true });
    },
  };
  return browser;
}
