import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plantedSecrets, secretsIn } from '../../core/errors/planted-secrets.fixture.ts';
import { chromiumPath } from '../../scripts/set-up/chromium.mjs';

interface Item {
  readonly type: string;
  readonly payload: string;
}

const EMAIL = 'yui.sato@oz.example';
const SCREEN_TEXT = 'Pineapples dance';
const PAGE = `<!doctype html><title>${SCREEN_TEXT}</title>
<p>${SCREEN_TEXT}</p><button id="own" aria-label="${SCREEN_TEXT} ${EMAIL}" title="${SCREEN_TEXT}">${SCREEN_TEXT}</button>
<a href="mailto:${EMAIL}">${EMAIL}</a><img alt="${SCREEN_TEXT}" src="/picture.png">
<label>Secret <input id="secret" placeholder="${EMAIL}" value="${EMAIL}"></label><textarea>${SCREEN_TEXT}</textarea>
<script type="module" src="/page.js"></script>`;
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ5dWkifQ.c2ln';
const PASSWORD = 'Sakura-2026!';

let folder: string;
let server: Server;
let browser: Browser;
let host: string;
let items: Item[];
let raw: string;
let page: Page;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // without an encoding they are
  return Buffer.concat(parts).toString();
}

/** An envelope is a line for itself, then two for each item. */
function itemsOf(envelope: string): readonly Item[] {
  const found: Item[] = [];
  let rest = Buffer.from(envelope.slice(envelope.indexOf('\n') + 1));
  while (rest.length > 0) {
    const end = rest.indexOf('\n');
    const header: { type: string; length?: number } = JSON.parse(rest.subarray(0, end).toString());
    const next = rest.indexOf('\n', end + 1);
    const payloadEnd =
      header.length === undefined ? (next < 0 ? rest.length : next) : end + 1 + header.length;
    found.push({ type: header.type, payload: rest.subarray(end + 1, payloadEnd).toString() });
    rest = rest.subarray(payloadEnd + 1);
  }
  return found;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oz-sentry-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      lib: {
        entry: join(import.meta.dirname, 'fixtures/page.ts'),
        formats: ['es'],
        fileName: () => 'page.js',
      },
    },
  });
  const script = readFileSync(join(folder, 'page.js'));
  server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const body = await bodyOf(request);
      raw += body;
      items.push(...itemsOf(body));
      response.end('{}');
    } else if (request.url === '/page.js') {
      response.setHeader('content-type', 'text/javascript').end(script);
    } else {
      response.setHeader('content-type', 'text/html').end(PAGE);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `http://127.0.0.1:${Object(server.address()).port}`;
  const executablePath = chromiumPath();
  browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath !== undefined && { executablePath }),
  });
});

afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  items = [];
  raw = '';
  await page?.close();
  page = await browser.newPage();
});

const open = (path: string) => page.goto(host + path);
const run = (script: string) => page.evaluate(script);
const told = (type: string) => items.filter((item) => item.type === type);
const events = () => told('event').map(({ payload }) => JSON.parse(payload));
/** What stands on the page, with what is around it. */
const shownIn = (told: string) =>
  [...told.matchAll(/.{0,90}(?:pineapples|dance).{0,20}/gi)].map(([around]) => around);
async function untilTold(type: string): Promise<void> {
  await run('flush()');
  await expect.poll(() => told(type).length, { timeout: 20_000 }).toBeGreaterThan(0);
}

/**
 * Until what a tap changed is drawn, which without a screen happens between frames alone, and Sentry, idle, has noted how
 * long that took: where the page is hidden before, it never tells.
 */
const untilTapNoted = () =>
  run(`new Promise((done) => {
    const frame = () => requestAnimationFrame(frame);
    frame();
    new PerformanceObserver((list) => {
      if (!list.getEntries().some(({ name }) => name === 'click')) return;
      requestIdleCallback(() => requestIdleCallback(done));
    }).observe({ type: 'event', buffered: true });
  })`);
/** As where she turns to another app; a page that is left may be ended before it has told. */
const hide = () =>
  run(`Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'))`);

describe('Sentry in a browser', () => {
  it('is set as the product wants it', async () => {
    await open('/ja?as-in-production');
    const settings = await run(
      '(({ normalizeDepth, tracesSampleRate, replaysOnErrorSampleRate, replaysSessionSampleRate }) => ({ normalizeDepth, tracesSampleRate, replaysOnErrorSampleRate, replaysSessionSampleRate }))(settings())',
    );
    expect(settings).toEqual({
      normalizeDepth: 10,
      tracesSampleRate: 0.02,
      replaysOnErrorSampleRate: 1,
      replaysSessionSampleRate: 0,
    });
  });

  it('hears a bug with its place, and one that was not caught', async () => {
    await open('/ja');
    await run("bug('broken', 'check session')");
    await run("throwLater('uncaught')");
    await expect.poll(() => events().length).toBe(2);
    expect(events()[0]).toMatchObject({
      release: 'test',
      environment: 'production',
      tags: { where: 'check session' },
      exception: { values: [{ value: 'broken' }] },
    });
    expect(events()[1]).toMatchObject({ exception: { values: [{ value: 'uncaught' }] } });
  });

  it('hears nothing of what is ignored', async () => {
    await open('/ja');
    await run("bug('Failed to fetch', 'home'); bug('Login required', 'home'); bug('told', 'home')");
    await expect.poll(() => events().length).toBe(1);
    await run('flush()');
    expect(events().map(({ exception }) => exception.values[0].value)).toEqual(['told']);
  });

  it('groups failed requests, and no secret of theirs leaves', async () => {
    await open('/ja');
    await run('failEverything()');
    await expect.poll(() => events().length, { timeout: 20_000 }).toBe(plantedSecrets().length);
    expect(events()[0]).toMatchObject({
      message: 'POST /v1/x0 500',
      fingerprint: ['POST', '/v1/x0', '500'],
    });
    expect(secretsIn(raw)).toEqual([]);
  });

  it('replays a bug without anything that stands on the screen, is typed or is in the address', async () => {
    await open(`/ja?token=${TOKEN}`);
    await page.fill('#secret', PASSWORD);
    await page.click('#own');
    await run(`console.error(${JSON.stringify(`${SCREEN_TEXT} ${EMAIL}`)})`);
    await run(
      `document.querySelector('p').textContent = ${JSON.stringify(`${EMAIL} ${SCREEN_TEXT}`)}`,
    );
    await run(
      `document.querySelector('#own').setAttribute('aria-label', ${JSON.stringify(SCREEN_TEXT)})`,
    );
    await run(`fetch(${JSON.stringify(`/api/v1/auth/exists?email=${EMAIL}`)})`);
    await run("bug('broken', 'home')");
    await untilTold('replay_recording');
    expect(told('replay_recording')[0]?.payload).toContain('"tagName":"button"');
    expect(shownIn(raw)).toEqual([]);
    expect(raw).not.toContain(EMAIL);
    expect(raw).not.toContain(encodeURIComponent(EMAIL));
    expect(raw).not.toContain(PASSWORD);
    expect(raw).not.toContain(TOKEN);
  });

  it('times a place by its route, without the secrets of its address', async () => {
    await open('/ja/verbal_composition/books/daily-life?token=secret-value');
    await untilTold('transaction');
    expect(JSON.parse(told('transaction')[0]?.payload ?? '')).toMatchObject({
      transaction: '/verbal_composition/books/[id]',
    });
    expect(raw).not.toContain('secret-value');
  });

  it('says where a place shifted and what was slow to answer, but not what stands there', async () => {
    await open('/ja');
    // What moves within half a second of a tap is not counted as a shift.
    await run(
      "new Promise((done) => { document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 300px' })); requestAnimationFrame(() => requestAnimationFrame(done)); })",
    );
    await run(
      "document.querySelector('#own').addEventListener('click', () => { for (const end = Date.now() + 200; Date.now() < end; ); })",
    );
    await untilTold('transaction');
    await page.click('#own');
    await untilTapNoted();
    await hide(); // what was slow to answer is told then
    await expect.poll(() => told('span').length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(raw).toContain('cls.source.1');
    expect(told('span')[0]?.payload).toContain('button#own');
    expect(shownIn(raw)).toEqual([]);
    expect(raw).not.toContain(EMAIL);
  });

  it('takes no time of a place that does not exist', async () => {
    await open('/ja/nowhere');
    await run("document.title = 'nowhere'");
    // Without a tap a change of place so soon counts as a redirect.
    await run("document.body.click(); history.pushState({}, '', '/ja/account')");
    await run("document.title = 'account'");
    await untilTold('transaction');
    expect(told('transaction').map(({ payload }) => JSON.parse(payload).transaction)).toEqual([
      '/account',
    ]);
  });
});
