import type { Page } from 'playwright';
import { isSetting } from '../../support/device-settings.ts';
import type { LeavesDevice, LeavingQuestion } from '../leaves-device.ts';
import type { OpenPage } from './open-page.ts';
import { button, followLink, goNowhere, WORDS } from './page-parts.ts';

const { signOut, signingOut } = WORDS.account;

export class PageLeaving implements LeavesDevice {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async signsOut(): Promise<void> {
    await this.wantsToSignOut();
    const page = await this.#open.page();
    if ((await this.isAsked()) === 'unsent') await button(page, signingOut.keep).click();
    await this.#isOut(page);
  }

  async erasesAndSignsOut(): Promise<void> {
    await this.wantsToSignOut();
    const page = await this.#open.page();
    await button(page, signingOut.wipe).click();
    await this.#isOut(page);
  }

  async wantsToSignOut(): Promise<void> {
    const page = await this.#open.page();
    // Without loading the page anew, which is how it goes without a network, too.
    await followLink(page, '/ja/account');
    await button(page, signOut).click();
    await Promise.race([this.#isOut(page), this.#question(page).waitFor()]);
  }

  async isAsked(): Promise<LeavingQuestion | undefined> {
    const page = await this.#open.page();
    if (await page.getByText(signingOut.guestTitle).isVisible()) return 'guest';
    if (await page.getByText(signingOut.unsentTitle).isVisible()) return 'unsent';
    return undefined;
  }

  async stays(): Promise<void> {
    await button(await this.#open.page(), signingOut.stay).click();
  }

  /** Looks on another tab, so that what is open stays as it is. */
  async traces(): Promise<readonly string[]> {
    const page = await (await this.#open.page()).context().newPage();
    try {
      await goNowhere(page, this.#open.room.url);
      const { texts, rows, replies } = await page.evaluate(readDevice);
      return [
        ...texts.filter((entry) => !isSetting(entry)).map(([key]) => key),
        ...rows,
        ...replies,
      ];
    } finally {
      await page.close();
    }
  }

  #question(page: Page) {
    return page.getByText(signingOut.guestTitle).or(page.getByText(signingOut.unsentTitle));
  }

  async #isOut(page: Page): Promise<void> {
    await page.waitForURL(/\/(login|native_auth)/);
    await this.#open.settled();
  }
}

/** Runs in the page: the texts, the rows of the database, and the replies of the API that are kept. */
async function readDevice() {
  const texts = Object.entries(localStorage).map(([key, value]) => [key, String(value)] as const);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('oz');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('no database')));
  });
  const rows: string[] = [];
  for (const name of database.objectStoreNames) {
    const store = database.transaction(name).objectStore(name);
    const count = await new Promise<number>((resolve) => {
      const counting = store.count();
      counting.addEventListener('success', () => resolve(counting.result));
    });
    if (count > 0) rows.push(`${count} in ${name}`);
  }
  database.close();
  const replies: string[] = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      if (new URL(url).pathname.startsWith('/api/')) replies.push(url);
    }
  }
  return { texts, rows, replies };
}
