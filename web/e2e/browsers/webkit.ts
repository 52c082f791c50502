// WebKit (GTK) over WebDriver. It draws into a window, so it gets a screen in memory where there is none.
import { firstOf, start, started, stop, type Browser, type Found } from './browser';
import { freePort } from '../house';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export function findWebKit(): Found {
  const driver = firstOf([process.env['WEBKIT_DRIVER'], '/usr/bin/WebKitWebDriver']);
  if (driver === undefined) return { missing: 'WebKit is not installed (package webkit2gtk-driver)' };
  const screen = firstOf(['/usr/bin/Xvfb']);
  if (screen === undefined && process.env['DISPLAY'] === undefined)
    return { missing: 'WebKit needs a screen (package xvfb)' };
  return { open: () => open(driver, screen) };
}

async function open(driver: string, screen: string | undefined): Promise<Browser> {
  const port = await freePort('127.0.0.1');
  const display = screen === undefined ? null : await openScreen(screen);
  const env: NodeJS.ProcessEnv = {
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    ...(display === null ? {} : { DISPLAY: display.name }),
  };
  const process = start(driver, [`--port=${port}`, '--host=127.0.0.1'], env);
  const address = `http://127.0.0.1:${port}`;
  await answering(address);

  async function ask<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> {
    const init =
      method === 'POST'
        ? { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
        : { method };
    const response = await fetch(address + path, init);
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  }

  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { timeouts: { script: 240_000, pageLoad: 60_000 } } },
  });
  const session = `/session/${sessionId}`;

  return {
    open: async (url) => void (await ask('POST', `${session}/url`, { url })),
    run: async (what, argument) => {
      const script = `const [argument, done] = arguments;
        Promise.resolve((${what.toString()})(argument)).then(
          (answer) => done({ answer: answer ?? null }),
          (error) => done({ error: String(error && error.stack || error) }),
        );`;
      const said = await ask<{ answer?: unknown; error?: string }>('POST', `${session}/execute/async`, {
        script,
        args: [argument ?? null],
      });
      if (said.error !== undefined) throw new Error(said.error);
      return said.answer as never;
    },
    click: async (selector) => {
      const found = await ask<{ [ELEMENT]: string }>('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      });
      await ask('POST', `${session}/element/${found[ELEMENT]}/click`);
    },
    picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    resize: async (width, height) => void (await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })),
    close: async () => {
      await ask('DELETE', session).catch(() => undefined);
      await stop(process);
      await display?.close();
    },
  };
}

async function answering(address: string): Promise<void> {
  const patience = Date.now() + 30_000;
  while (
    !(await fetch(`${address}/status`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (Date.now() > patience) throw new Error('WebKitWebDriver does not answer');
    await new Promise((wait) => setTimeout(wait, 100));
  }
}

/** A screen in memory; it says on a file which number it has taken. */
async function openScreen(program: string): Promise<{ name: string; close: () => Promise<void> }> {
  const process = start(program, ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp']);
  const ready = await started(process, /^(\d+)\n/);
  return { name: `:${ready[1]}`, close: () => stop(process) };
}
