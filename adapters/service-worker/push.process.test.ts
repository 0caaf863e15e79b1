import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumPath } from '../../scripts/set-up/chromium.mjs';
import { SmallSite } from './small-site.fixture.ts';

const push = {
  title: '今日も、ひとこと英語で',
  body: '復習する問題が3問あります。',
  path: '/ja/review',
  topic: 'reminder',
};

describe('a push that reaches the service worker', () => {
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

  afterAll(() => browser.close());

  beforeEach(async () => {
    site = new SmallSite();
    await site.release(1);
    await site.open();
    context = await browser.newContext({ permissions: ['notifications'] });
    page = await context.newPage();
    await page.goto(`${site.url}/ja`);
    await page.waitForFunction('navigator.serviceWorker.controller !== null');
  });

  afterEach(async () => {
    await context.close();
    await site.close();
    site.remove();
  });

  const deliverOnce = async (data: string) => {
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const registrationId = await registered;
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: site.url,
      registrationId,
      data,
    });
    await session.detach();
  };
  /** Chromium drops about one push in fifty of those its own tools send, without a word. */
  const deliver = async (data: string, title: string) => {
    const wanted = async () => {
      await deliverOnce(data);
      await expect.poll(shown).toContainEqual(expect.objectContaining({ title }));
    };
    await wanted().catch(wanted);
  };
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const all = await registration.getNotifications();
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });

  it('is shown, and a later one of its kind takes its place', async () => {
    const { title, body, topic, path } = push;
    await deliver(JSON.stringify(push), title);
    expect(await shown()).toEqual([{ title, body, tag: topic, data: path }]);
    await deliver(JSON.stringify({ ...push, title: '2' }), '2');
    expect((await shown()).map((one) => one.title)).toEqual(['2']);
  });

  it('is shown as well where it can not be read', async () => {
    await deliver('nonsense', 'Oz');
    expect(await shown()).toMatchObject([{ title: 'Oz', data: '/' }]);
  });

  const tap = async () => {
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('There is no worker');
    await worker.evaluate(`(async () => {
      const [notification] = await self.registration.getNotifications();
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    })()`);
    await expect.poll(shown).toEqual([]);
  };

  it('opens its place when it is tapped', async () => {
    await deliver(JSON.stringify(push), push.title);
    await tap();
    await page.waitForURL(`${site.url}/ja/review`);
  });

  it('takes her nowhere from where she speaks', async () => {
    await deliver(JSON.stringify(push), push.title);
    const studying = '/ja/one_min_speech/materials/my-room';
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      document.body.dataset.recording = 'open';
    }, studying);
    await tap();
    await page.waitForTimeout(1500);
    expect(page.url()).toBe(site.url + studying);
    expect(await page.evaluate(() => document.body.dataset.recording)).toBe('open');
  });
});
