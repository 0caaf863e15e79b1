import assert from 'node:assert/strict';
import { eventually } from '../../support/eventually.ts';
import type { LosesNetwork } from '../loses-network.ts';
import type { OpenPage } from './open-page.ts';
import { step, WORDS } from './page-parts.ts';

/** A server that cannot be reached is waited for, some seconds. */
const SOON_MS = 20_000;
const KEPT_WITHIN_MS = 20_000;

/** What is read at each place, as it is called where it is kept. */
const READ_AT = [
  [/\/lessons\/[^/]+\/questions$/u, 'questions'],
  [/\/lessons$/u, 'lessons'],
  [/\/books\/[^/]+$/u, 'book'],
  [/\/books$/u, 'books'],
  [/\/review$/u, 'review'],
  [/\/materials\/[^/]+$/u, 'theme'],
  [/\/materials$/u, 'themes'],
  [/^\/[a-z]{2}\/?$/u, 'home'],
] as const;

export class PageNetwork implements LosesNetwork {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  /** Of the place she is at: others may be read ahead and kept before it. */
  async hasKept(): Promise<void> {
    const page = await this.#open.page();
    const { pathname } = new URL(page.url());
    const [, name = ''] = READ_AT.find(([place]) => place.test(pathname)) ?? [];
    return this.#kept(name === '' ? '' : ` ${name} `);
  }

  hasKeptLists(): Promise<void> {
    return this.#kept(' wordings ');
  }

  hasReadAhead(): Promise<void> {
    return this.#kept(' questions ');
  }

  async isToldOfBefore(wanted: boolean): Promise<boolean> {
    const page = await this.#open.page();
    await step(page, 'shown');
    const told = page.locator('[data-cached]');
    const seen = await eventually(SOON_MS, async () =>
      (await told.isVisible()) === wanted ? { is: wanted } : undefined,
    );
    return seen?.is ?? !wanted;
  }

  async marked() {
    const page = await this.#open.page();
    await step(page, 'shown');
    const titles = (cards: string) => page.locator(`${cards} h3`).allTextContents();
    return {
      playable: await titles(`article:has-text("${WORDS.common.offlineReady}")`),
      closed: await titles('article[data-closed="offline"]'),
    };
  }

  async goesHome(): Promise<void> {
    const page = await this.#open.page();
    await page.getByRole('link', { name: WORDS.common.goHome, exact: true }).click();
    await page.waitForURL(/\/ja\/?$/);
    await this.#open.settled();
  }

  async #kept(name: string): Promise<void> {
    const page = await this.#open.page();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const kept = await eventually(KEPT_WITHIN_MS, async () =>
      (await page.evaluate(isReadKept, name)) ? true : undefined,
    );
    assert.ok(kept, 'Nothing that was read is kept');
  }
}

/** Runs in the page: whether something is kept that was read since it was loaded. */
async function isReadKept(called: string): Promise<boolean> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes('oz')) return false;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('oz');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('no database')));
  });
  try {
    if (!database.objectStoreNames.contains('reads')) return false;
    const reading = database.transaction('reads').objectStore('reads').getAll();
    const rows = await new Promise<readonly { key: string; updated_at: number }[]>((resolve) => {
      reading.addEventListener('success', () => resolve(reading.result));
    });
    return rows.some(
      ({ key, updated_at }) => key.includes(called) && updated_at >= performance.timeOrigin,
    );
  } finally {
    database.close();
  }
}
