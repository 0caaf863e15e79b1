import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import type { DeviceTrouble, LeavesTakes } from '../leaves-takes.ts';
import { eventually } from '../../support/eventually.ts';
import type { OpenPage } from './open-page.ts';
import { sentenceIn } from './complaint-shown.ts';
import { button, goNowhere, step, WORDS } from './page-parts.ts';

const { title: NOT_KEPT, ...REASONS } = WORDS['lesson-player'].notKept;
const TAKES = '/ja/account/takes';
/** A page begins to send some seconds after it is drawn, and a real judge takes some more. */
const ARRIVES_WITHIN_MS = 40_000;

export class PageTakes implements LeavesTakes {
  readonly #open: OpenPage;
  #uploads = 0;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async deviceHas(trouble: DeviceTrouble): Promise<void> {
    const context = await this.#open.context();
    await context.addInitScript(makeTrouble, trouble);
  }

  async deviceHasRoom(): Promise<void> {
    const page = await this.#open.page();
    await page.evaluate(() => Reflect.set(globalThis, 'troubleIsOver', true));
  }

  async tabIsKilled(): Promise<void> {
    await this.#open.restart();
  }

  /** Looks on another tab, so that what is open stays as it is; what waits for a network is not sent by looking. */
  async waiting(wanted: number): Promise<number> {
    const page = await (await this.#open.page()).context().newPage();
    try {
      const seen = await eventually(ARRIVES_WITHIN_MS, async () => {
        const count = await page.evaluate(countTakes).catch(() => undefined);
        if (count === undefined) await goNowhere(page, this.#open.room.url);
        return count === wanted ? wanted : undefined;
      });
      return seen ?? (await page.evaluate(countTakes)) ?? assert.fail('There is no database');
    } finally {
      await page.close();
    }
  }

  async deletes(): Promise<void> {
    const page = await this.#list();
    const { delete: remove, deleteForGood } = WORDS.takes;
    await button(page, remove.replace('{{number}}', '1')).click();
    await button(page, deleteForGood).click();
    await page.locator('[data-standing]').first().waitFor({ state: 'detached' });
  }

  async listed(): Promise<number> {
    await this.#open.opens(TAKES);
    const page = await this.#open.page();
    await step(page, 'shown');
    return page.locator('[data-standing]').count();
  }

  async isRoundListed(wanted: boolean): Promise<boolean> {
    await this.#open.opens(TAKES);
    const page = await this.#open.page();
    await step(page, 'shown');
    const round = page.getByRole('listitem').filter({ hasText: WORDS.takes.others.round });
    // What waits is listed kind after kind, as the parts of the app that keep them arrive.
    await page.waitForLoadState('networkidle');
    const seen = await eventually(ARRIVES_WITHIN_MS, async () =>
      (await round.isVisible()) === wanted ? { is: wanted } : undefined,
    );
    return seen?.is ?? !wanted;
  }

  async seconds(): Promise<number> {
    const card = (await this.#list()).locator('[data-standing]').first();
    const [, minutes, seconds] = /(\d+):(\d\d)$/m.exec(await card.innerText()) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  }

  /** The judge is out of reach for now, or there would soon be nothing in it. */
  async #list(): Promise<Page> {
    await (await this.#open.context()).setOffline(false);
    const page = await this.#open.page();
    // What is sent by itself would be gone from the list before she has seen it.
    await page.route(/\/records(\/[^/]+\/voice)?$/, (route) => route.abort());
    await this.#open.opens(TAKES);
    await step(page, 'shown');
    return page;
  }

  async whyNotKept(): Promise<string | undefined> {
    const notice = this.#notKept(await this.#open.page());
    await notice.waitFor();
    return sentenceIn(notice, REASONS);
  }

  async isToldNotKept(): Promise<boolean> {
    return this.#notKept(await this.#open.page()).isVisible();
  }

  async isOfferedFragment(): Promise<boolean> {
    return (
      (await step(await this.#open.page(), 'interrupted', 'asking', 'graded')) === 'interrupted'
    );
  }

  async sendsFragment(): Promise<void> {
    const page = await this.#open.page();
    await button(page, WORDS['lesson-player'].interrupted.send).click();
    await step(page, 'graded', 'say-again', 'refused', 'self-judging');
  }

  async saysFragmentAnew(): Promise<void> {
    const page = await this.#open.page();
    await button(page, WORDS['lesson-player'].interrupted.again).click();
    await step(page, 'asking');
  }

  async deviceForgets(): Promise<void> {
    const page = await this.#open.page();
    const session = await (await this.#open.context()).newCDPSession(page);
    const origin = this.#open.room.url;
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await this.#open.restart();
  }

  async opensTwoTabs(): Promise<void> {
    const context = await this.#open.context();
    context.on('request', (request) => {
      if (request.url().endsWith('/voice')) this.#uploads += 1;
    });
    const other = await context.newPage();
    await Promise.all([other.goto(`${this.#open.room.url}/ja`), this.#open.opens('/ja')]);
  }

  async uploads(): Promise<number> {
    return this.#uploads;
  }

  async partsGo(): Promise<void> {
    const page = await this.#open.page();
    await page.evaluate(() => {
      window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    });
  }

  async formOfOwnVoice(): Promise<string> {
    const page = await this.#open.page();
    const answered = page.waitForResponse(/download_file\?path=takes/);
    await button(page, WORDS['lesson-player'].playOwnTake).click();
    const bytes = await (await answered).body();
    const isMp3 = bytes[0] === 0xff || bytes.subarray(0, 3).toString() === 'ID3';
    return isMp3 ? 'mp3' : bytes.subarray(0, 4).toString('hex');
  }

  #notKept(page: Page) {
    return page.getByRole('status').filter({ hasText: NOT_KEPT });
  }
}

/** Runs in the page: the takes that the device's database holds. */
function countTakes(): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    if (location.pathname !== '/api/nowhere') {
      resolve(undefined);
      return;
    }
    const opening = indexedDB.open('oz');
    opening.addEventListener('error', () => reject(new Error('no database')));
    opening.addEventListener('success', () => {
      const { result } = opening;
      const transaction = result.transaction(['takes', 'drafts']);
      const counts = ['takes', 'drafts'].map((name) => transaction.objectStore(name).count());
      transaction.addEventListener('complete', () => {
        result.close();
        resolve(counts.reduce((sum, count) => sum + count.result, 0));
      });
    });
  });
}

/** Runs in the page, before the app: what devices do to databases, underneath whatever uses them. */
function makeTrouble(trouble: DeviceTrouble): void {
  const { put } = IDBObjectStore.prototype;
  let isLost = trouble === 'connection-lost';
  const isTake = (store: IDBObjectStore) => store.name !== 'download_files_v2';
  if (trouble === 'older-tab-open') {
    const older = indexedDB.open('oz', 10);
    older.addEventListener('upgradeneeded', () => {
      older.result.createObjectStore('download_files_v2', { keyPath: 'key' });
      older.result.createObjectStore('takes', { keyPath: 'answerId' });
    });
    // A connection that is held nowhere is swept away.
    Object.assign(window, { older });
    return;
  }
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
    if (isTake(this) && !Reflect.has(globalThis, 'troubleIsOver')) {
      if (trouble === 'device-full') throw new DOMException('full', 'QuotaExceededError');
      if (trouble === 'storage-denied') throw new DOMException('private', 'SecurityError');
      if (isLost) {
        isLost = false;
        throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
      }
      isLost = this.name === 'takes';
    }
    return put.apply(this, given);
  };
}
