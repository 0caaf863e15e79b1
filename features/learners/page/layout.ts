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

  async questionLines(): Promise<readonly string[]> {
    const sentence = (await this.#open.page()).locator('main [data-prompt] p');
    return sentence.evaluate((element) => {
      const lines: string[] = [];
      let top = Number.NEGATIVE_INFINITY;
      const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (letters.nextNode()) {
        const text = letters.currentNode.nodeValue ?? '';
        for (let at = 0; at < text.length; at += 1) {
          const range = document.createRange();
          range.setStart(letters.currentNode, at);
          range.setEnd(letters.currentNode, at + 1);
          const box = range.getBoundingClientRect();
          // Ruby and marks stand a little higher or lower.
          if (box.width > 0 && box.top > top + box.height / 2) lines.push('');
          if (box.width > 0) top = box.top;
          lines[lines.length - 1] += text[at] ?? '';
        }
      }
      return lines;
    });
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

  async knowsNoPhrases(): Promise<void> {
    await (
      await this.#open.context()
    ).addInitScript(() => {
      const supports = CSS.supports.bind(CSS);
      Object.assign(CSS, {
        supports: (property: string, value: string) =>
          value !== 'auto-phrase' && supports(property, value),
      });
    });
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
