import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { median, type Row } from './row.ts';

const ROOT = join(import.meta.dirname, '../..');
const RUNS = 300;
/** A prompt of some seconds. */
const BYTES = 60_000;

/** Our adapter and IndexedDB itself, each with a database of its own: one put and one get. */
const MAIN = `
  import { openDatabase } from '${ROOT}/adapters/dexie/open-database.ts';
  import { DexieLocalCache } from '${ROOT}/adapters/dexie/dexie-local-cache.ts';
  const cache = new DexieLocalCache(openDatabase('ours'), 'download_files_v2');
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const opening = indexedDB.open('bare', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('files', { keyPath: 'key' });
  const database = await done(opening);
  const item = (run) => ({
    key: 'sound/' + run, data: new Uint8Array(${BYTES}).fill(run), etag: '"1"', created_at: run, updated_at: run,
  });
  const bare = {
    put: async (one) => {
      const transaction = database.transaction('files', 'readwrite');
      transaction.objectStore('files').put(one);
      await new Promise((resolve) => { transaction.oncomplete = resolve; });
    },
    get: (key) => done(database.transaction('files').objectStore('files').get(key)),
  };
  const timed = async (store, run) => {
    const one = item(run);
    const begun = performance.now();
    await store.put(one);
    const kept = await store.get(one.key);
    if (kept.data.length !== ${BYTES}) throw new Error('Not all of it was kept');
    return performance.now() - begun;
  };
  window.measure = async () => {
    const times = { ours: [], bare: [] };
    for (let run = 0; run < ${RUNS}; run += 1) {
      times.ours.push(await timed(cache, run));
      times.bare.push(await timed(bare, run));
    }
    return times;
  };
  document.body.dataset.ready = 'yes';
`;

/** Keeping a sound and reading it again, beside IndexedDB without anything around it, in the same page. */
export async function measureLocalDatabase(browser: Browser): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'oz-database-'));
  writeFileSync(join(folder, 'main.ts'), MAIN);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><link rel="icon" href="data:,"><body><script type="module" src="/main.ts"></script></body>',
  );
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    resolve: { alias: { dexie: join(ROOT, 'node_modules/dexie') } },
    build: { outDir: join(folder, 'built'), target: 'esnext' },
  });
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.setHeader('content-type', type).end(readFileSync(join(folder, 'built', path)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`); // a TCP server that listens has one
  await page.locator('body[data-ready]').waitFor({ state: 'attached' });
  const { ours, bare } = await page.evaluate<{ ours: number[]; bare: number[] }>('measure()');
  await page.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
  return [
    {
      name: 'a sound of 60 kB kept and read',
      value: median(ours.slice(20)),
      unit: 'ms',
      bare: { what: 'IndexedDB itself', value: median(bare.slice(20)) },
    },
  ];
}
