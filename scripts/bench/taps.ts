import type { BrowserContext, Locator, Page } from 'playwright';
import { texts } from '../../app/i18n/ja/texts.ts';
import { startOz } from './oz-process.ts';
import { CPU_SLOWDOWN, slowDown, startBrowser, withLearner } from './phone-browser.ts';
import { signUp } from './requests.ts';
import { median, type Row } from './row.ts';

const RUNS = 7;
/** She looks before she taps again, and what the last tap began is over by then. */
const LOOKING_MS = 600;
/** Event Timing tells nothing of what is answered sooner. */
const SHORTEST_MS = 16;

interface Tap {
  readonly name: string;
  readonly on: (page: Page) => Locator;
  /** What is there once it has been answered. */
  readonly until: string;
}

const { tab } = texts.common;
const player = texts['lesson-player'];
const link = (part: string) => (page: Page) => page.locator(`main a[href*="${part}"]`).first();
const named = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true });
const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();
const step = (name: string) => `main[data-step="${name}"]`;

/** A newcomer's ways through Oz: each of these is the first tap of its kind. */
const WALKS: readonly { readonly from: string; readonly taps: readonly Tap[] }[] = [
  {
    from: '/ja',
    taps: [
      { name: 'the tab of books', on: named(tab.compose), until: 'main a[href*="/books/"]' },
      { name: 'a book', on: link('/books/'), until: 'main a[href*="/lessons/"]' },
      { name: 'a lesson', on: link('/lessons/'), until: step('asking') },
      {
        name: 'how to practise',
        on: (page) => page.getByRole('button', { name: player.settings }),
        until: '[role="radio"], [type="radio"]',
      },
      { name: 'back to the question', on: button(player.settingsDone), until: step('asking') },
      { name: 'record', on: button(player.record), until: step('recording') },
      { name: 'record again', on: button(player.cancel), until: step('asking') },
      { name: 'the answer', on: button(player.reveal), until: step('self-judging') },
      { name: '"I could say it"', on: button(player.selfCorrect), until: step('graded') },
      { name: 'the next question', on: button(player.next), until: step('asking') },
    ],
  },
  {
    from: '/ja',
    taps: [
      { name: 'the tab of speeches', on: named(tab.speak), until: 'main a[href*="/materials/"]' },
      { name: 'a theme', on: link('/materials/'), until: step('preparing') },
    ],
  },
  {
    from: '/ja/verbal_composition/books',
    taps: [
      { name: 'the tab of home', on: named(tab.home), until: step('shown') },
      { name: 'the account', on: link('/account'), until: step('shown') },
    ],
  },
];

/** From each tap to the frame that answers it, as the browser tells it; beside a page with a button and nothing else. */
export async function measureTaps(): Promise<readonly Row[]> {
  const oz = await startOz();
  const browser = await startBrowser();
  const token = await signUp(oz.url);
  const times = new Map<string, number[]>();
  const bare: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    bare.push(await withLearner(browser, token, bareTap));
    for (const { from, taps } of WALKS) {
      await withLearner(browser, token, async (context) => {
        const page = await openWatched(context, `${oz.url}${from}`);
        await page.locator(step('shown')).waitFor();
        for (const { name, on, until } of taps) {
          times.set(name, [...(times.get(name) ?? []), await timeOf(page, on(page), until)]);
        }
      });
    }
  }
  await browser.close();
  await oz.stop();
  return [...times].map(([name, ofRuns]) => ({
    name: `tap on ${name} to its frame, processor ${CPU_SLOWDOWN} times slower`,
    value: median(ofRuns),
    unit: 'ms',
    bare: { what: 'a button alone', value: median(bare) },
    goal: { atMost: 64 },
  }));
}

async function bareTap(context: BrowserContext): Promise<number> {
  const page = await openWatched(
    context,
    'data:text/html,<button onclick="this.id = \'tapped\'">tap</button>',
  );
  return timeOf(page, page.getByRole('button'), '#tapped');
}

async function openWatched(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(watchTaps, SHORTEST_MS);
  await page.goto(url);
  return page;
}

async function timeOf(page: Page, target: Locator, until: string): Promise<number> {
  await target.waitFor();
  await page.waitForTimeout(LOOKING_MS);
  await page.evaluate(() => Reflect.set(globalThis, 'longestTap', 0));
  // What Playwright looks at during a tap, and after it, would be counted with it.
  await target.click({ force: true });
  await page.waitForTimeout(LOOKING_MS);
  await page.locator(until).first().waitFor();
  const longest = await page.evaluate(() => Number(Reflect.get(globalThis, 'longestTap')));
  return Math.max(longest, SHORTEST_MS);
}

/** Runs in the page before anything else. */
function watchTaps(durationThreshold: number): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // A pointer that only comes over something is no tap.
      if (entry.interactionId === 0) continue;
      const before = Number(Reflect.get(globalThis, 'longestTap') ?? 0);
      Reflect.set(globalThis, 'longestTap', Math.max(before, entry.duration));
    }
    // TypeScript does not know the threshold.
  }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
}
