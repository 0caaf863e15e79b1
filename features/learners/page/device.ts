import type { Route } from 'playwright';
import type { NativeApp } from '../../../core/navigation/native-app.ts';
import type { Language } from '../../../core/shared/language.ts';
import type { UsesDevice } from '../uses-device.ts';
import type { OpenPage } from './open-page.ts';

/** Where there is none, nothing is kept. */
const WORKER_WITHIN_MS = 20_000;
/** Longer than the app waits before it asks about maintenance again. */
const A_WHILE_MS = 45_000;

export class PageDevice implements UsesDevice {
  readonly #open: OpenPage;
  readonly #stalled: Route[] = [];

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async usesApp(wrapper: NativeApp, isEmbedded = false): Promise<void> {
    this.#open.usesWrapper(wrapper, isEmbedded);
  }

  async usesBrowser(userAgent: string): Promise<void> {
    this.#open.usesBrowser(userAgent);
  }

  async sizesWindow(width: number, height: number): Promise<void> {
    await (await this.#open.page()).setViewportSize({ width, height });
  }

  async prefersLanguage(language: Language): Promise<void> {
    await this.#open.prefersLanguage(language);
  }

  async keepsApp(): Promise<void> {
    const page = await this.#open.page();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  async remembers(where: 'cookie' | 'storage', key: string, value: string): Promise<void> {
    const context = await this.#open.context();
    if (where === 'cookie') {
      await context.addCookies([{ name: key, value, url: this.#open.room.url }]);
    } else {
      await context.addInitScript(
        ([name = '', item = '']) => {
          if (sessionStorage.getItem('remembered') !== null) return;
          sessionStorage.setItem('remembered', 'once');
          localStorage.setItem(name, item);
        },
        [key, value],
      );
    }
  }

  async kept(key: string): Promise<string | undefined> {
    const page = await this.#open.page();
    return (await page.evaluate((name) => localStorage.getItem(name), key)) ?? undefined;
  }

  /** What she has used once is kept by then: the worker that keeps it is not installed in a moment. */
  async goesOffline(): Promise<void> {
    const page = await this.#open.page();
    await page.evaluate((ms) => {
      const late = new Promise((resolve) => void setTimeout(resolve, ms));
      return Promise.race([navigator.serviceWorker?.ready, late]).then(() => undefined);
    }, WORKER_WITHIN_MS);
    await (await this.#open.context()).setOffline(true);
  }

  async goesOnline(): Promise<void> {
    await (await this.#open.context()).setOffline(false);
  }

  async networkStalls(isStalled: boolean): Promise<void> {
    const page = await this.#open.page();
    if (isStalled) {
      await page.route('**/api/**', (route) => void this.#stalled.push(route));
      return;
    }
    await page.unroute('**/api/**');
    for (const route of this.#stalled.splice(0)) await route.continue();
  }

  /** What a browser tells a page about being looked at can only be stood in for. */
  async looksAwayAndBack(): Promise<void> {
    const page = await this.#open.page();
    for (const state of ['hidden', 'visible']) {
      await page.evaluate((visibilityState) => {
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => visibilityState,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    }
    await page.waitForLoadState('networkidle');
    await this.#open.settled();
  }

  async waitsAWhile(): Promise<void> {
    const page = await this.#open.page();
    await page
      .locator('main[data-step="maintenance"]')
      .waitFor({ state: 'detached', timeout: A_WHILE_MS });
    await this.#open.settled();
  }

  async reloads(): Promise<void> {
    await (await this.#open.page()).reload();
    await this.#open.settled();
  }

  async goingBackDoesNothing(): Promise<void> {
    const context = await this.#open.context();
    await context.addInitScript(() => {
      History.prototype.go = () => {};
      History.prototype.back = () => {};
    });
  }

  async allowsMotion(): Promise<void> {
    await (await this.#open.page()).emulateMedia({ reducedMotion: 'no-preference' });
  }

  async bridgeCalls(): Promise<readonly string[]> {
    const page = await this.#open.page();
    const asked = await page.evaluate(() => sessionStorage.getItem('asked'));
    const calls: readonly string[] = JSON.parse(asked ?? '[]');
    return calls
      .filter((call) => call.endsWith('signed in'))
      .map((call) => call.split(',')[0] ?? '');
  }

  async whyNotInstallable(): Promise<readonly string[]> {
    const page = await this.#open.page();
    const session = await (await this.#open.context()).newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    return (
      installabilityErrors
        .map(({ errorId }) => errorId)
        // Every window of a test is one.
        .filter((id) => id !== 'in-incognito')
    );
  }

  async worker(): Promise<{ script: string; scope: string } | undefined> {
    const page = await this.#open.page();
    return page.evaluate(async () => {
      const { active, scope } = await navigator.serviceWorker.ready;
      const path = (url = '') => new URL(url).pathname;
      return { script: path(active?.scriptURL), scope: path(scope) };
    });
  }

  async closes(): Promise<void> {
    await this.#open.restart();
  }

  async restarts(): Promise<void> {
    await this.#open.restart();
    await this.#open.opens('/');
  }

  async deniesMicrophone(): Promise<void> {
    // The fake device grants by itself, so the browser's own answer is replaced underneath the app.
    await (
      await this.#open.page()
    ).evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    });
  }
}
