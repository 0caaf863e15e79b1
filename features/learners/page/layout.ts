import type { Locator } from 'playwright';
import type { Box, SeesLayout } from '../sees-layout.ts';
import type { OpenPage } from './open-page.ts';

export class PageLayout implements SeesLayout {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async questionLies(): Promise<Box> {
    return boxOf((await this.#open.page()).locator('main [data-prompt]'));
  }

  async verdictLies(): Promise<Box> {
    return boxOf((await this.#open.page()).locator('main [data-outcome]').first());
  }

  async recordButtonLies(): Promise<Box> {
    return boxOf((await this.#open.page()).locator('main [data-record]'));
  }

  async windowHeight(): Promise<number> {
    return (await this.#open.page()).evaluate(() => innerHeight);
  }

  async keyboardWay(): Promise<readonly Box[]> {
    const page = await this.#open.page();
    const all = page.locator('main :is(a[href], button, input, summary)');
    return all.evaluateAll((elements) =>
      elements
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return { left, top, right, bottom };
        }),
    );
  }

  async sideways(): Promise<number> {
    const page = await this.#open.page();
    return page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      // Room that is kept for a scroll bar counts as a negative width.
      return Math.max(0, scrollWidth - clientWidth);
    });
  }

  async enlargesText(times: number): Promise<void> {
    const page = await this.#open.page();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
  }

  async choosesTheme(name: string): Promise<void> {
    const page = await this.#open.page();
    await page.getByRole('radio', { name, exact: true }).check();
  }

  async isDark(): Promise<boolean> {
    const page = await this.#open.page();
    return page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark');
  }
}

const boxOf = (place: Locator): Promise<Box> =>
  place.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });
