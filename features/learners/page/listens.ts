import type { Page } from 'playwright';
import type { SoundTrouble } from '../../support/sound-trouble.ts';
import { eventually } from '../../support/eventually.ts';
import type { KeptSound, Listens } from '../listens.ts';
import type { OpenPage } from './open-page.ts';
import { sentenceIn } from './complaint-shown.ts';
import { button, WORDS } from './page-parts.ts';

const PLAYER = WORDS['lesson-player'];
const ACCOUNT = WORDS.account;

/** Longer than reporting waits for a calm moment. */
const PATIENCE_MS = 15_000;

const SPOILED: Readonly<Record<SoundTrouble, string>> = {
  empty: '',
  'a page': '<!doctype html>',
  // Called MP3, and nothing in it.
  unplayable: `ID3\u0004${'\0'.repeat(2000)}`,
};

/** How many sounds have begun so far. */
const soundsOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('sounds')));

export class PageListens implements Listens {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async begins(): Promise<void> {
    const page = await this.#open.page();
    await this.#isSilent();
    const before = await soundsOf(page);
    await button(page, PLAYER.playPrompt).click();
    // The silence that unlocks playing at a first touch comes from the same element.
    await page.waitForFunction((count) => Number(sessionStorage.getItem('sounds')) > count, before);
  }

  async isPlaying(): Promise<boolean> {
    const page = await this.#open.page();
    return page.evaluate(() => Object(window).ozSpeaks?.paused === false);
  }

  async hears(): Promise<boolean> {
    const page = await this.#open.page();
    await this.#isSilent();
    // It has spoken by itself already, or tried to.
    if ((await this.#troubleNow()) !== undefined) return false;
    const before = await soundsOf(page);
    await button(page, PLAYER.playPrompt).click();
    return (
      (await eventually(PATIENCE_MS, async () => {
        if ((await soundsOf(page)) > before) return true;
        return (await this.#troubleNow()) === undefined ? undefined : false;
      })) ?? false
    );
  }

  trouble(): Promise<string | undefined> {
    return eventually(5000, () => this.#troubleNow());
  }

  async #troubleNow(): Promise<string | undefined> {
    const alerts = (await this.#open.page()).getByRole('main').getByRole('alert');
    return sentenceIn(alerts, WORDS.errors);
  }

  async wantsTapFirst(): Promise<void> {
    await (
      await this.#open.context()
    ).addInitScript(() => {
      const { play } = HTMLMediaElement.prototype;
      let isTapped = false;
      document.addEventListener('click', ({ isTrusted }) => {
        isTapped ||= isTrusted;
      });
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        return isTapped
          ? play.call(this)
          : Promise.reject(new DOMException('tap first', 'NotAllowedError'));
      };
    });
  }

  async hearsWithTap(): Promise<boolean> {
    const page = await this.#open.page();
    const before = await soundsOf(page);
    await button(page, PLAYER.playPrompt).click();
    await page.waitForFunction((count) => Number(sessionStorage.getItem('sounds')) > count, before);
    return (await this.#troubleNow()) === undefined;
  }

  async hasMuteSwitch(): Promise<void> {
    await (
      await this.#open.context()
    ).addInitScript(() => {
      Object.defineProperty(navigator, 'audioSession', { value: { type: 'auto' } });
    });
  }

  async audioSession(): Promise<string | undefined> {
    return (await this.#open.page()).evaluate(() => Object(navigator).audioSession?.type);
  }

  async asksForPart(path: string, bytes: number): Promise<{ status: number; bytes: number }> {
    return (await this.#open.page()).evaluate(
      async ([file, count]) => {
        const headers = { range: `bytes=0-${Number(count) - 1}` };
        const response = await fetch(String(file), { headers });
        return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
      },
      [path, bytes],
    );
  }

  async keptAnswers(): Promise<readonly number[]> {
    return (await this.#open.page()).evaluate(async () => {
      const statuses: number[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          statuses.push((await cache.match(request, { ignoreVary: true }))?.status ?? 0);
        }
      }
      return statuses;
    });
  }

  async touchesScreen(): Promise<void> {
    const page = await this.#open.page();
    await page.waitForLoadState('networkidle');
    await page.mouse.click(2, 2);
  }

  async playedFiles(): Promise<readonly string[]> {
    const page = await this.#open.page();
    const played = () => page.evaluate(() => sessionStorage.getItem('played') ?? '');
    const some = await eventually(1000, async () => (await played()) || undefined);
    return (some ?? '').split(' ');
  }

  async effects(): Promise<number> {
    const page = await this.#open.page();
    // An effect is heard at once, or not at all.
    await page.waitForTimeout(700);
    return page.evaluate(() => Number(sessionStorage.getItem('effects')));
  }

  async losesEffects(): Promise<void> {
    const context = await this.#open.context();
    await context.route('**/assets/effects/*', (route) => route.fulfill({ status: 404 }));
  }

  async turnsEffects(isOn: boolean): Promise<void> {
    await this.#open.opens('/ja/account/sound');
    const page = await this.#open.page();
    await page.getByRole('switch', { name: ACCOUNT.soundSettings.effects }).setChecked(isOn);
  }

  async hasEffects(): Promise<boolean> {
    const page = await this.#open.page();
    const back = page.url();
    await this.#open.opens('/ja/account/sound');
    const isOn = await page
      .getByRole('switch', { name: ACCOUNT.soundSettings.effects })
      .isChecked();
    await page.goto(back);
    await this.#open.settled();
    return isOn;
  }

  async kept(): Promise<readonly KeptSound[]> {
    const page = await this.#open.page();
    return page.evaluate(async () => {
      const opened = indexedDB.open('oz');
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opened.addEventListener('success', () => resolve(opened.result));
        opened.addEventListener('error', () => reject(opened.error ?? new Error('closed')));
      });
      const table = database.transaction('download_files_v2').objectStore('download_files_v2');
      const asked = table.getAll();
      await new Promise((resolve) => {
        asked.addEventListener('success', resolve);
      });
      database.close();
      return asked.result.map((item) => ({
        key: String(item.key),
        bytes: item.data instanceof Uint8Array ? item.data.byteLength : 0,
        etag: typeof item.etag === 'string' ? item.etag : undefined,
        parts: Object.keys(item).toSorted(),
      }));
    });
  }

  async tables(): Promise<Readonly<Record<string, readonly string[]>>> {
    return (await this.#open.page()).evaluate(async () => {
      const done = (request: IDBRequest) =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', resolve);
          request.addEventListener('error', () => reject(request.error ?? new Error('closed')));
        });
      const opened = indexedDB.open('oz');
      await done(opened);
      const names = [...opened.result.objectStoreNames];
      const transaction = opened.result.transaction(names);
      const tables = names.map(async (name) => {
        const keys = transaction.objectStore(name).getAllKeys();
        await done(keys);
        return [name, keys.result.map(String)];
      });
      const all = Object.fromEntries(await Promise.all(tables));
      opened.result.close();
      return all;
    });
  }

  hasKept(): Promise<never> {
    return Promise.reject(new Error('What her browser has kept is not ours to make up'));
  }

  async clearsCache(): Promise<void> {
    const page = await this.#open.page();
    const back = page.url();
    await this.#open.opens('/ja/account');
    await page.getByRole('button', { name: ACCOUNT.clearCache }).click();
    await page.locator('[data-cache="cleared"]').waitFor();
    // She stays here: the screen she came from would fetch sounds anew, and fill the cache.
    this.#back = back;
  }

  #back: string | undefined;

  async breaksCache(): Promise<void> {
    const page = await this.#open.page();
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('broken', 'UnknownError');
      };
    });
    await page.reload();
    await this.#open.settled();
  }

  async spoilsSounds(trouble: SoundTrouble): Promise<void> {
    const context = await this.#open.context();
    await context.route('**/v1/download_file?*', (route) =>
      route.fulfill({
        status: 200,
        contentType: 'application/octet-stream',
        headers: { etag: '"spoiled"' },
        body: Buffer.from(SPOILED[trouble], 'latin1'),
      }),
    );
    const page = await this.#open.page();
    await page.goto(this.#back ?? page.url());
    await this.#open.settled();
  }

  asked(): Promise<never> {
    return Promise.reject(new Error('A learner does not see what is sent'));
  }

  noted(): Promise<readonly string[]> {
    return this.#lines('info', 1000);
  }

  reported(): Promise<readonly string[]> {
    return this.#lines('error', PATIENCE_MS);
  }

  async #lines(type: string, patienceMs: number): Promise<readonly string[]> {
    const lines = () =>
      this.#open.lines
        .filter((line) => line.type === type && line.text.startsWith('[oz] '))
        .map(({ text }) => text.replace('[oz] ', ''));
    await eventually(patienceMs, () => (lines().length > 0 ? true : undefined));
    return lines();
  }

  /** A sentence that speaks by itself is heard out first: pressing its button would end it. */
  async #isSilent(): Promise<void> {
    const page = await this.#open.page();
    await button(page, PLAYER.playPrompt).waitFor();
  }
}
