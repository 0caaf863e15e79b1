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

/** Our recorder, keeper and store behind four functions; every piece is told when it was captured and when it was kept. */
const MAIN = `
  import { BrowserClock } from '${ROOT}/adapters/browser/browser-clock.ts';
  import { BrowserRecorder } from '${ROOT}/adapters/browser/browser-recorder.ts';
  import { DexieTakeStore } from '${ROOT}/adapters/dexie/dexie-take-store.ts';
  import { openDatabase } from '${ROOT}/adapters/dexie/open-database.ts';
  import { TakeKeeper } from '${ROOT}/core/takes/take-keeper.ts';
  const token = ['{}', '{"sub":"yui","exp":9999999999}', '{}'].map((part) => btoa(part)).join('.');
  const sessions = { load: () => ({ accessToken: token, refreshToken: '' }), save() {}, clear() {} };
  const takes = new DexieTakeStore(openDatabase());
  const recorder = new BrowserRecorder();
  const append = takes.append.bind(takes);
  takes.append = async (answerId, piece, at) => {
    tell('captured', answerId, piece.length);
    const kept = await append(answerId, piece, at);
    if (kept.ok) tell('kept', answerId, piece.length);
    return kept;
  };
  const keeper = new TakeKeeper(recorder, takes, sessions, new BrowserClock());
  const asked = (answerId) => ({
    answerId, questionId: 'q', answerMs: 0, prompt: '', lessonTitle: { ja: '', en: '', ko: '' },
    round: { id: 'r', lessonId: 'l', mode: 'ai' },
  });
  Object.assign(window, {
    begin: async (answerId) => { keeper.begin(asked(answerId)); return (await recorder.start()).ok; },
    stop: async (answerId) => {
      const take = await recorder.stop();
      const kept = await keeper.finish({ ...asked(answerId), take });
      tell('stopped', answerId, kept.isSafe ? kept.take.bytes.length : -1);
    },
    list: async () => (await takes.all('yui')).map(({ answerId, take }) => ({ answerId, bytes: [...take.bytes] })),
    drop: (answerId) => takes.drop(answerId),
  });
  document.body.dataset.ready = 'yes';
`;

/** A real browser with a profile of its own, which is killed and started again, and a page for it. */
export class KilledBrowser {
  readonly #folder = mkdtempSync(join(tmpdir(), 'oz-killed-'));
  #server: Server | undefined;
  #browser: ChildProcess | undefined;

  /** Builds the page and serves it, at one address for as long as this lasts. */
  async prepare(): Promise<void> {
    const source = join(this.#folder, 'source');
    mkdirSync(source);
    writeFileSync(join(source, 'main.ts'), MAIN);
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
