import type { ErrorKind } from '../../../core/errors/error-kind.ts';
import type { Tab } from '../../../core/navigation/paths.ts';
import type { Language } from '../../../core/shared/language.ts';
import type { FindsWay, TabsLayout } from '../finds-way.ts';
import { complaintShown } from './complaint-shown.ts';
import type { OpenPage } from './open-page.ts';
import { followLink, WORDS } from './page-parts.ts';
import { screenShown } from './screen-shown.ts';

const TABS: readonly Tab[] = ['home', 'compose', 'speak'];

export class PagePlaces implements FindsWay {
  readonly #open: OpenPage;
  #opening: Promise<unknown> = Promise.resolve();

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async opens(address: string): Promise<void> {
    await this.#open.opens(address);
  }

  async opensWithoutWaiting(address: string): Promise<void> {
    const page = await this.#open.page();
    this.#opening = page.goto(this.#open.room.url + address, { waitUntil: 'commit' });
    await this.#opening;
    await page.waitForRequest(/system_info\.json/);
  }

  async settles(): Promise<void> {
    await this.#opening;
    await this.#open.settled();
  }

  /** As a link in the app does: without loading the page anew. */
  async goesOnTo(address: string): Promise<void> {
    const page = await this.#open.page();
    await followLink(page, address);
    await page.locator('main[data-left]').waitFor({ state: 'detached' });
    await this.#open.settled();
    await page.waitForLoadState('networkidle');
    await this.#open.settled();
  }

  async goesBack(): Promise<void> {
    const page = await this.#open.page();
    const left = page.url();
    await page.getByRole('button', { name: WORDS.common.back, exact: true }).click();
    await page.waitForURL((url) => url.href !== left);
    await this.#open.settled();
  }

  async placesBehind(): Promise<number> {
    const page = await this.#open.page();
    return page.evaluate(() => Number(history.state?.idx ?? 0));
  }

  async asksForBooks(): Promise<void> {
    await this.goesOnTo('/ja/verbal_composition/books');
  }

  asksForFiveThings(): Promise<never> {
    return Promise.reject(new Error('What a screen asks for is its own affair'));
  }

  async address(): Promise<string> {
    const { pathname, search } = new URL((await this.#open.page()).url());
    return pathname + search;
  }

  async screen(): Promise<string> {
    return screenShown(await this.#open.page());
  }

  async isBlank(): Promise<boolean> {
    const page = await this.#open.page();
    const isSplashed = await page.locator('#splash').isVisible();
    return !isSplashed && (await page.locator('main').count()) === 0;
  }

  async isPlaceholder(): Promise<boolean> {
    const page = await this.#open.page();
    await page.getByRole('status').filter({ hasText: WORDS.common.loading }).waitFor();
    return (await page.locator('main :is(h1, h2, h3, a, button, p)').count()) === 0;
  }

  async litTab(): Promise<Tab | undefined> {
    const links = (await this.#open.page()).getByRole('navigation').getByRole('link');
    const lit = await links.evaluateAll((all) =>
      all.findIndex((link) => link.getAttribute('aria-current') === 'page'),
    );
    return TABS[lit];
  }

  async tabs(): Promise<readonly { label: string; to: string }[]> {
    const links = (await this.#open.page()).getByRole('navigation').getByRole('link');
    return links.evaluateAll((all) =>
      all.map((link) => ({
        label: link.textContent?.trim() ?? '',
        to: link.getAttribute('href') ?? '',
      })),
    );
  }

  async tabsLie(): Promise<TabsLayout> {
    const page = await this.#open.page();
    return page.evaluate(() => {
      const bar = document.querySelector('nav');
      const links = [...(bar?.querySelectorAll('a') ?? [])].map((a) => a.getBoundingClientRect());
      const box = bar?.getBoundingClientRect() ?? new DOMRect();
      const main = document.querySelector('main');
      const inside =
        main && [...main.querySelectorAll('*')].map((one) => one.getBoundingClientRect());
      scrollTo(0, document.documentElement.scrollHeight);
      const last = Math.max(0, ...(inside ?? []).map(({ bottom }) => bottom + scrollY));
      return {
        window: innerHeight,
        top: box.top,
        bottom: box.bottom,
        width:
          Math.max(...links.map(({ right }) => right)) - Math.min(...links.map(({ left }) => left)),
        columns: new Set(links.map(({ left }) => Math.round(left))).size,
        // The height of a page is told in whole pixels.
        reserved: Math.round(document.documentElement.scrollHeight - last),
      };
    });
  }

  async language(): Promise<Language> {
    const page = await this.#open.page();
    return page.evaluate(() => document.documentElement.lang as Language); // the app writes it from this very type
  }

  async textsWithoutWords(): Promise<readonly string[]> {
    const text = await (await this.#open.page()).locator('body').innerText();
    return text.match(/\b[a-z-]+:[a-zA-Z.]+\b/g) ?? [];
  }

  async maintenanceSays(): Promise<string> {
    return (await this.#open.page()).locator('main[data-step="maintenance"]').innerText();
  }

  async goingTo(): Promise<string | undefined> {
    const main = (await this.#open.page()).locator('main[data-form]');
    await main.waitFor();
    return main.innerText();
  }

  async ledOutside(): Promise<string | undefined> {
    return this.#open.leftFor();
  }

  async isMaintenance(): Promise<never> {
    throw new Error('A learner sees the screen, and not what it was drawn from');
  }

  async waysOn(): Promise<readonly ('home' | 'reload')[]> {
    const page = await this.#open.page();
    const ways = { home: WORDS.common.goHome, reload: WORDS.common.reload };
    const seen = await Promise.all(
      (['home', 'reload'] as const).map(async (way) => {
        const one = page.getByRole('link', { name: ways[way], exact: true });
        const other = page.getByRole('button', { name: ways[way], exact: true });
        return (await one.or(other).isVisible()) ? [way] : [];
      }),
    );
    return seen.flat();
  }

  async colours(): Promise<{ primary: string; achieved: string }> {
    const page = await this.#open.page();
    return page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const colour = (name: string) => style.getPropertyValue(name).trim().toLowerCase();
      return { primary: colour('--brand'), achieved: colour('--achieved') };
    });
  }

  async types(text: string): Promise<void> {
    const page = await this.#open.page();
    // The reporter is loaded when no screen waits for anything.
    await page.waitForLoadState('networkidle');
    await page.getByRole('textbox').first().pressSequentially(text);
  }

  async breaks(): Promise<void> {
    const page = await this.#open.page();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('A screen broke');
      });
    });
  }

  async complaint(): Promise<ErrorKind | undefined> {
    return complaintShown(await this.#open.page());
  }

  async reads(text: string): Promise<boolean> {
    return (await this.#open.page()).getByText(text, { exact: true }).first().isVisible();
  }
}
