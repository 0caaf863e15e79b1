import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { serviceWorker } from '../../scripts/vite-service-worker.ts';

const PLACE = join(import.meta.dirname, '../browser/tell-place.ts');
const UPDATES = join(import.meta.dirname, '../browser/service-worker-updates.ts');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.m4a': 'audio/mp4',
};

/** A site of a few lines that is built as the app is, and a server for it that can be gone. */
export class SmallSite {
  readonly #folder = mkdtempSync(join(tmpdir(), 'oz-site-'));
  #server: Server | undefined;
  #port = 0;
  #counted = 0;
  /** A proxy answers, whose server is being started again. */
  isStartingAgain = false;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async release(version: number): Promise<void> {
    const source = join(this.#folder, 'source');
    mkdirSync(join(source, 'public/assets'), { recursive: true });
    const write = (path: string, text: string) => writeFileSync(join(source, path), text);
    write('public/assets/silence.m4a', '0123456789');
    write(
      'index.html',
      '<!doctype html><body><script type="module" src="/main.ts"></script></body>',
    );
    write('later.ts', `export const later = 'later ${version}';`);
    write('never.ts', `export const never = 'never ${version}';`);
    write(
      'main.ts',
      `import { ServiceWorkerUpdates } from '${UPDATES}';
       import { tellPlace } from '${PLACE}';
       const updates = new ServiceWorkerUpdates();
       document.body.dataset.version = '${version}';
       updates.watch(() => { document.body.dataset.update = 'ready'; });
       Object.assign(window, { updates, later: () => import('./later.ts'), never: () => import('./never.ts') });
       void updates.register();
       tellPlace();`,
    );
    await build({
      configFile: false,
      logLevel: 'error',
      root: source,
      build: { outDir: join(this.#folder, 'built'), emptyOutDir: true },
      plugins: [serviceWorker({ without: [/never\.ts$/], files: ['/assets/silence.m4a'] })],
    });
  }

  /** At the same address each time. */
  async open(): Promise<void> {
    this.#server = createServer((request, response) => this.#answer(request, response));
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = Object(this.#server.address()).port;
  }

  async close(): Promise<void> {
    const server = this.#server;
    if (!server?.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): void {
    if (this.isStartingAgain) {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return;
    }
    if (url.startsWith('/api/')) {
      this.#counted += 1;
      response.setHeader('cache-control', 'max-age=3600').end(String(this.#counted));
      return;
    }
    if (url === '/assets/parts-12345678.m4a') {
      const range = headers.range !== undefined;
      response.writeHead(range ? 206 : 200, { 'content-type': 'audio/mp4' });
      response.end(range ? 'part' : 'parts of a whole');
      return;
    }
    const path = extname(url) === '' ? '/index.html' : url;
    try {
      const file = readFileSync(join(this.#folder, 'built', path));
      response.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain').end(file);
    } catch {
      response.writeHead(404).end();
    }
  }
}
