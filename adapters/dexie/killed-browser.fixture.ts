import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumPath } from '../../scripts/set-up/chromium.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** A real browser with a profile of its own, which is killed and started again, and a page for it. */
export class KilledBrowser {
  readonly #script: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'oz-killed-'));
  #server: Server | undefined;
  #browser: ChildProcess | undefined;

  /** @param script what the page runs; once `body` has `data-ready` it has begun. */
  constructor(script: string) {
    this.#script = script;
  }

  /** Builds the page and serves it, at one address for as long as this lasts. */
  async prepare(): Promise<void> {
    const source = join(this.#folder, 'source');
    mkdirSync(source);
    writeFileSync(join(source, 'main.ts'), this.#script);
    writeFileSync(
      join(source, 'index.html'),
      '<!doctype html><link rel="icon" href="data:,"><body><script type="module" src="/main.ts"></script></body>',
    );
    await build({
      configFile: false,
      logLevel: 'error',
      root: source,
      resolve: { alias: { dexie: join(ROOT, 'node_modules/dexie') } },
      build: { outDir: join(this.#folder, 'built'), emptyOutDir: true },
    });
    this.#server = createServer(({ url = '/' }, response) => {
      const path = extname(url) === '' ? '/index.html' : url;
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
      response.setHeader('content-type', type).end(readFileSync(join(this.#folder, 'built', path)));
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Opens the page in the same profile each time; whatever the page tells reaches `heard`. */
  async start(heard: (what: string, answerId: string, bytes: number) => void): Promise<Page> {
    const executable = chromiumPath() ?? chromium.executablePath();
    const profile = join(this.#folder, 'profile');
    const portFile = join(profile, 'DevToolsActivePort');
    rmSync(portFile, { force: true });
    this.#browser = spawn(
      executable,
      [
        '--headless=new',
        '--no-sandbox',
        '--no-first-run',
        '--disable-gpu',
        '--disable-component-update',
        '--disable-background-networking',
        '--remote-debugging-port=0',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--user-data-dir=${profile}`,
        'about:blank',
      ],
      { detached: true, stdio: 'ignore' },
    );
    const port = await this.#port(portFile);
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = browser.contexts();
    const page = context?.pages()[0] ?? (await context?.newPage());
    if (!page) throw new Error('The browser has no page');
    await page.exposeFunction('tell', heard);
    await page.goto(`http://127.0.0.1:${Object(this.#server?.address()).port}/`);
    await page.locator('body[data-ready]').waitFor({ state: 'attached' });
    return page;
  }

  /** All its processes at once, without a word of warning. */
  async kill(): Promise<void> {
    const browser = this.#browser;
    if (browser?.pid === undefined) return;
    const gone = once(browser, 'exit');
    process.kill(-browser.pid, 'SIGKILL');
    await gone;
    this.#browser = undefined;
  }

  async remove(): Promise<void> {
    await this.kill();
    this.#server?.closeAllConnections();
    this.#server?.close();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #port(file: string): Promise<string> {
    for (;;) {
      try {
        const [port] = readFileSync(file, 'utf8').split('\n');
        if (port) return port;
      } catch {
        // It is written once the browser listens.
      }
      await pass(20);
    }
  }
}
