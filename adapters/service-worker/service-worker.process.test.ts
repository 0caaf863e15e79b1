import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumPath } from '../../scripts/set-up/chromium.mjs';
import { SmallSite } from './small-site.fixture.ts';

describe('the service worker in a browser', () => {
  let browser: Browser;
  let context: BrowserContext;
  let site: SmallSite;
  let page: Page;

  beforeAll(async () => {
    const executablePath = chromiumPath();
    browser = await chromium.launch({
      args: ['--no-sandbox'],
      ...(executablePath !== undefined && { executablePath }),
    });
  });

  afterAll(async () => {
    await browser.close();
  });

  beforeEach(async () => {
    site = new SmallSite();
    await site.release(1);
    await site.open();
    context = await browser.newContext();
    page = await context.newPage();
    await page.goto(`${site.url}/ja`);
    await isControlled();
  });

  afterEach(async () => {
    await context.close();
    await site.close();
    site.remove();
  });

  const run = (script: string) => page.evaluate(script);
  const isControlled = () => page.waitForFunction('navigator.serviceWorker.controller !== null');
  const version = () => page.getAttribute('body', 'data-version');
  const ask = (path: string, range?: string) =>
    run(
      `fetch('${path}', { headers: ${JSON.stringify(range === undefined ? {} : { range })} }).then(async (r) => [r.status, await r.text(), r.headers.get('content-range')], () => 'no answer')`,
    );

  it('starts at any place of the app without a network', async () => {
    await site.close();
    await page.goto(`${site.url}/ko/verbal_composition/books?x=1`);
    expect(await version()).toBe('1');
    expect(await run('later().then(({ later }) => later)')).toBe('later 1');
  });

  it('starts from what is kept where a proxy says that the server is away', async () => {
    site.isStartingAgain = true;
    await page.goto(`${site.url}/ja`);
    expect(await version()).toBe('1');
  });

  it('keeps what was loaded once, and no more', async () => {
    expect(await run('never().then(({ never }) => never)')).toBe('never 1');
    await site.close();
    await page.reload();
    expect(await run('never().then(({ never }) => never)')).toBe('never 1');
    expect(await ask('/assets/unknown-12345678.js')).toBe('no answer');
  });

  it('answers for parts of a sound, with and without a network', async () => {
    const part = [206, '2345', 'bytes 2-5/10'];
    expect(await ask('/assets/silence.m4a', 'bytes=2-5')).toEqual(part);
    await site.close();
    expect(await ask('/assets/silence.m4a', 'bytes=2-5')).toEqual(part);
    expect(await ask('/assets/silence.m4a')).toEqual([200, '0123456789', null]);
  });

  it('never keeps a part for the whole', async () => {
    const path = '/assets/parts-12345678.m4a';
    expect(await ask(path, 'bytes=0-3')).toEqual([206, 'part', null]);
    expect(await ask(path)).toEqual([200, 'parts of a whole', null]);
  });

  it('never answers for the API', async () => {
    expect(await run("fetch('/api/count', { cache: 'no-store' }).then((r) => r.text())")).toBe('1');
    expect(await run("fetch('/api/count', { cache: 'no-store' }).then((r) => r.text())")).toBe('2');
    await site.close();
    expect(
      await run("fetch('/api/count', { cache: 'no-store' }).then(() => 'answer', () => 'none')"),
    ).toBe('none');
    expect(await ask('/system_info.json')).toBe('no answer');
  });

  it('gives the newest page while there is a network', async () => {
    await site.release(2);
    await page.goto(`${site.url}/ja`);
    expect(await version()).toBe('2');
  });

  it('changes over to a newer version when it is asked to, and forgets the older', async () => {
    const before = await run('caches.keys()');
    await site.release(2);
    await run('navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => {})');
    await page.waitForFunction("document.body.dataset.update === 'ready'");
    expect(await version()).toBe('1');
    const reloaded = page.waitForEvent('load');
    await run('void updates.apply()');
    await reloaded;
    await isControlled();
    expect(await version()).toBe('2');
    await expect.poll(() => run('caches.keys()')).toHaveLength(1);
    expect(await run('caches.keys()')).not.toEqual(before);
    await site.close();
    await page.reload();
    expect(await version()).toBe('2');
  });
});
