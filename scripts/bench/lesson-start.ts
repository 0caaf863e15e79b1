import type { BrowserContext, Page } from 'playwright';
import { texts } from '../../app/i18n/ja/texts.ts';
import { quantile, median, type Row } from './row.ts';

const RUNS = 15;

/**
 * From the tap on a lesson in its book to the first sound of its first prompt, everything kept from an earlier visit; beside
 * the tap on that prompt's own button.
 */
export async function measureLessonStart(
  context: BrowserContext,
  url: string,
): Promise<readonly Row[]> {
  const page = await context.newPage();
  await page.addInitScript(noteSounds);
  await page.goto(url);
  const lesson = page.locator('main a[href*="/lessons/"]').first();
  const { playPrompt, stopPrompt } = texts['lesson-player'];
  const opened: number[] = [];
  const pressed: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    await lesson.click();
    opened.push(await untilSound(page));
    await page.getByRole('button', { name: stopPrompt, exact: true }).click();
    await page.getByRole('button', { name: playPrompt, exact: true }).click();
    pressed.push(await untilSound(page));
    await page.goBack();
    await lesson.waitFor();
  }
  const counted = opened.slice(1);
  const bare = { what: 'a tap on the prompt', value: median(pressed.slice(1)) };
  const name = 'tap on a kept lesson to the sound of its first prompt';
  return [
    { name, value: median(counted), unit: 'ms', bare, goal: { atMost: 300 } },
    { name: 'the same, 95th percentile', value: quantile(counted, 0.95), unit: 'ms' },
  ];
}

async function untilSound(page: Page): Promise<number> {
  const sound = await page.locator('html[data-sound]').elementHandle();
  const ms = await sound?.evaluate((root) => Number(root.getAttribute('data-sound')));
  return ms ?? Number.NaN;
}

/** Runs in the page before anything else: writes how long after the last tap the first sound was heard. */
function noteSounds(): void {
  const root = () => document.documentElement;
  let tappedAt = 0;
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    const tell = () => root().setAttribute('data-sound', String(performance.now() - tappedAt));
    this.addEventListener('playing', tell, { once: true });
    return play.call(this);
  };
  const tapped = () => {
    root().removeAttribute('data-sound');
    tappedAt = performance.now();
  };
  document.addEventListener('click', tapped, { capture: true });
}
