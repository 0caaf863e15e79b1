import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { headlessPath } from '../set-up/chromium.mjs';
import { axeScript } from './axe-violations.ts';
import { outOfSight } from './out-of-sight.ts';
import { fileOf, type GalleryShot } from './gallery-shot.ts';

export interface GalleryPage {
  readonly playwright: Page;
  /** Whether there was anything to show. */
  show(shot: GalleryShot): Promise<boolean>;
  /** Looks whether what is shown has its place in other windows, too. */
  fits(sizes: readonly GallerySize[]): Promise<void>;
  shoot(shot: GalleryShot, folder: string, full: boolean): Promise<void>;
}

export interface GallerySize {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** As many times the usual size of letters. */
  readonly text?: number;
}

/** What browsers take where a reader has chosen nothing, in CSS pixels. */
const USUAL_LETTERS = 16;

const TALLEST = 4000;
const PATIENCE_MS = 5000;

/** One page, in a browser of its own, that goes from state to state without loading anew; what its console complains about becomes a fault. */
export async function openGallery(
  url: string,
  size: GallerySize,
  faults: string[],
): Promise<GalleryPage> {
  const executablePath = headlessPath();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    isMobile: size.width < 600, // scroll bars that take no room, as on a phone
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Tokyo',
  });
  await context.addInitScript({ path: axeScript() });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  let shown = 'the list';
  let theme: GalleryShot['theme'] | undefined;
  page.on('pageerror', (error) => faults.push(`${shown}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${shown}: ${message.text()}`);
  });
  await page.goto(url);
  await page.locator('[data-state]').first().waitFor();
  /** Whether it was drawn. */
  const draw = (search: string): Promise<boolean> =>
    page.evaluate(
      async ([query, patience]) => {
        history.pushState(null, '', query);
        dispatchEvent(new PopStateEvent('popstate'));
        const nextFrame = () => new Promise(requestAnimationFrame);
        const until = performance.now() + patience;
        await nextFrame();
        const { dataset } = document.documentElement;
        while (dataset['drawn'] !== query || !document.querySelector('main[data-step]')) {
          if (performance.now() > until) return false;
          await nextFrame();
        }
        await document.fonts.ready;
        // Everything lazy has a place with nothing in it until it is there, and before a sheet there is its scrim alone.
        const early = '[class*=frame]:empty, [class*=scrim]';
        for (let frame = 0; frame < 20 && document.querySelector(early); frame++) await nextFrame();
        await nextFrame();
        // Even a sheet that arrives at once does so in a frame of its own.
        const arrivals = document.querySelector('dialog[open]')?.getAnimations() ?? [];
        await Promise.allSettled(arrivals.map(({ finished }) => finished));
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        scrollTo(0, 0);
        return true;
      },
      [search, PATIENCE_MS] as const,
    );

  const takeSize = ({ width, height, text = 1 }: GallerySize) => {
    const standard = USUAL_LETTERS * text;
    return Promise.all([
      devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } }),
      page.setViewportSize({ width, height }),
      // A window that grows may keep the zoom of the one before, as a phone that is turned does.
      devTools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 }),
    ]);
  };
  /** Until what watches the window has drawn itself anew. */
  const resized = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      scrollTo(0, 0);
    });
  const lookForWidth = async (at: string) => {
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    if (isTooWide) faults.push(`${shown}${at}: scrolls sideways`);
  };

  return {
    playwright: page,
    async show(shot) {
      shown = fileOf(shot);
      if (shot.theme !== theme) await page.emulateMedia({ colorScheme: shot.theme });
      theme = shot.theme;
      const query = new URLSearchParams({
        screen: shot.screen,
        state: shot.state,
        lang: shot.language,
      });
      if (!(await draw(`?${query}`))) {
        faults.push(`${shown}: nothing was drawn`);
        await page.goto(url);
        return false;
      }
      await lookForWidth('');
      return true;
    },
    async fits(sizes) {
      for (const other of sizes) {
        await takeSize(other);
        await resized();
        await lookForWidth(`, ${other.name}`);
        for (const what of await outOfSight(page)) faults.push(`${shown}, ${other.name}: ${what}`);
      }
      await takeSize(size);
    },
    async shoot(shot, folder, full) {
      if (full) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width: size.width, height: Math.min(height, TALLEST) });
      }
      // Straight from the browser: a still page needs none of Playwright's waiting, which took half of the time.
      const { data } = await devTools.send('Page.captureScreenshot', { optimizeForSpeed: true });
      await writeFile(`${folder}/${fileOf(shot)}`, Buffer.from(data, 'base64'));
      if (full) await page.setViewportSize({ width: size.width, height: size.height });
    },
  };
}

export async function listStates({
  playwright: page,
}: GalleryPage): Promise<readonly { readonly screen: string; readonly state: string }[]> {
  return page.locator('[data-state]').evaluateAll((links) =>
    links.map((link) => ({
      screen: link.getAttribute('data-screen') ?? '',
      state: link.getAttribute('data-state') ?? '',
    })),
  );
}
