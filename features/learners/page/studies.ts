import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../support/eventually.ts';
import type { Studies, ToldStudy } from '../studies.ts';
import type { OpenPage } from './open-page.ts';
import { step, WORDS } from './page-parts.ts';

/** What the app sends when she leaves is on its way for a moment. */
const PATIENCE_MS = 10_000;
const STILL_MS = 400;

export class PageStudies implements Studies {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  asksForBooks(): Promise<never> {
    return Promise.reject(new Error('A learner does not see what is sent'));
  }

  booksAsked(): Promise<never> {
    return this.asksForBooks();
  }

  async canMakeTimePass(): Promise<void> {
    await (await this.#open.context()).clock.install();
  }

  async passes(seconds: number): Promise<void> {
    await (await this.#open.context()).clock.fastForward(seconds * 1000);
  }

  async pauses(): Promise<void> {
    const page = await this.#open.page();
    await page.getByRole('button', { name: WORDS['lesson-player'].pause, exact: true }).click();
    await page.getByRole('dialog', { name: WORDS['lesson-player'].paused }).waitFor();
  }

  async resumes(): Promise<void> {
    const page = await this.#open.page();
    const dialog = page.getByRole('dialog', { name: WORDS['lesson-player'].paused });
    await dialog.getByText(WORDS['lesson-player'].resume, { exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  async touches(): Promise<void> {
    await (await this.#open.page()).keyboard.press('Shift');
  }

  looksAway(): Promise<void> {
    return this.#shows('hidden');
  }

  looksBack(): Promise<void> {
    return this.#shows('visible');
  }

  /** As a wrapper does it, once the app is ready for one. */
  async ends(): Promise<boolean> {
    const page = await this.#open.page();
    await page.waitForFunction(() => 'ozFlush' in window);
    return page.evaluate(() => Object(window).ozFlush());
  }

  async endsTwice(): Promise<void> {
    await Promise.all([this.ends(), this.ends()]);
  }

  async isKilled(): Promise<void> {
    const page = await this.#open.page();
    const gone = page.waitForEvent('crash');
    // It never answers.
    void page.goto('chrome://crash').catch(() => {});
    await gone;
    await this.#open.restart();
    await this.#open.opens('/ja');
    // It is told in a moment in which no screen waits for anything.
    await (await this.#open.context()).clock.fastForward(3000);
  }

  async told(): Promise<readonly ToldStudy[]> {
    const { told } = this.#open;
    let before = 0;
    await eventually(PATIENCE_MS, async () => {
      const isStill = told.length > 0 && told.length === before && !(await this.#isLeftToTell());
      before = told.length;
      if (!isStill) await pause(STILL_MS);
      return isStill || undefined;
    });
    const last = new Map(told.map((study) => [study['session_id'], study]));
    return [...last.values()];
  }

  /** What a page could not tell as it was left is told by the next, in a moment in which no screen waits. */
  async #isLeftToTell(): Promise<boolean> {
    const page = await this.#open.page();
    const names = await page.evaluate(() => Object.keys(localStorage));
    return names.some((name) => name.startsWith('outbox study-session '));
  }

  async uploads(): Promise<number> {
    return this.#open.told.length;
  }

  async overview() {
    await this.#open.opens('/ja/study');
    const page = await this.#open.page();
    await step(page, 'shown');
    const today = await page.locator('[data-today]').first().getAttribute('data-today');
    const streak = await page.locator('[data-streak]').textContent();
    await page.getByRole('radio', { name: '28' }).check();
    const rows = (table: number) => page.getByRole('table').nth(table).getByRole('rowheader');
    return {
      today: Number(today),
      streak: Number(streak),
      days: await rows(0).count(),
      months: await rows(1).count(),
    };
  }

  /** What a browser tells a page about being looked at can only be stood in for. */
  async #shows(state: 'hidden' | 'visible'): Promise<void> {
    await (
      await this.#open.page()
    ).evaluate((visibilityState) => {
      // From then on her browser tells itself whether she looks.
      if (visibilityState === 'visible') Reflect.deleteProperty(document, 'visibilityState');
      else
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => visibilityState,
        });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  }
}
