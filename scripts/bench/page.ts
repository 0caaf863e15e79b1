import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright';
import { startOz } from './oz-process.ts';
import { slowDown, startBrowser, withLearner } from './phone-browser.ts';
import { measureLessonStart } from './lesson-start.ts';
import { measureLocalDatabase } from './local-database.ts';
import { measureLongList, startWithManyLessons } from './long-list.ts';
import { measureManyRecordings } from './many-recordings.ts';
import { measureRecording } from './recording.ts';
import { signUp } from './requests.ts';
import { median, type Row } from './row.ts';
import { measureSound } from './sound.ts';

const RUNS = 5;
/** Lighthouse's slow 4G. */
const NETWORK = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

interface Paint {
  readonly first: number;
  readonly largest: number;
  readonly blocked: number;
  readonly shift: number;
  readonly usable: number;
}

/** Home of the built app on a throttled phone, beside a page with nothing but its words; and click to recording. */
export async function measurePage(): Promise<readonly Row[]> {
  const oz = await startOz();
  const browser = await startBrowser();
  const token = await signUp(oz.url);
  const bare = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      '<main data-step="shown"><h1>おかえりなさい</h1><a href="/lessons/">はじめる</a></main>',
    );
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const { port } = bare.address() as AddressInfo; // a TCP server that listens has one
  const paints: { ours: Paint; bare: Paint }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const ours = await withLearner(browser, token, (context) => paintOf(context, `${oz.url}/ja`));
    paints.push({
      ours,
      bare: await withLearner(browser, token, (context) =>
        paintOf(context, `http://127.0.0.1:${port}/`),
      ),
    });
  }
  const recording = await withLearner(browser, token, (context) =>
    measureRecording(context, `${oz.url}/ja/verbal_composition/lessons/morning-and-home`),
  );
  const sound = await withLearner(browser, token, (context) =>
    measureSound(context, `${oz.url}/ja/verbal_composition/lessons/morning-and-home`),
  );
  const lessonStart = await withLearner(browser, token, (context) =>
    measureLessonStart(context, `${oz.url}/ja/verbal_composition/books/everyday-first-steps`),
  );
  const database = await measureLocalDatabase(browser);
  const many = await withLearner(browser, token, (context) =>
    measureManyRecordings(context, `${oz.url}/ja/account/microphone`),
  );
  await oz.stop();
  const full = await startWithManyLessons();
  const longList = await withLearner(browser, await signUp(full.url), (context) =>
    measureLongList(context, full),
  );
  await full.stop();
  await browser.close();
  bare.close();
  const row = (name: string, key: keyof Paint, unit: string, atMost?: number): Row => ({
    name: `home on a phone: ${name}`,
    value: median(paints.map(({ ours }) => ours[key])),
    unit,
    bare: { what: 'a page of text', value: median(paints.map((paint) => paint.bare[key])) },
    ...(atMost !== undefined && { goal: { atMost } }),
  });
  return [
    row('first paint', 'first', 'ms'),
    row('largest paint', 'largest', 'ms', 1900),
    row('usable', 'usable', 'ms'),
    row('total blocking time', 'blocked', 'ms', 100),
    row('layout shift', 'shift', '', 0),
    ...recording,
    ...sound,
    ...lessonStart,
    ...longList,
    ...database,
    ...many,
  ];
}

async function paintOf(context: BrowserContext, url: string): Promise<Paint> {
  const page = await context.newPage();
  const cdp = await slowDown(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await page.addInitScript(watchPaints);
  await page.goto(url);
  await page.locator('main[data-step="shown"] a[href*="/lessons/"]').waitFor();
  const usable = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const { tasks, ...seen } = await page.evaluate(() => Reflect.get(globalThis, 'seen') as Seen);
  return { ...seen, usable, blocked: blockedAfter(seen.first, tasks) };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface Seen extends Pick<Paint, 'first' | 'largest' | 'shift'> {
  /** Start and end of every long task. */
  readonly tasks: (readonly [number, number])[];
}

/** Total blocking time as Lighthouse counts it: what is over 50 ms of each task, from the first paint on. */
const blockedAfter = (first: number, tasks: Seen['tasks']): number =>
  tasks
    .map(([start, end]) => end - Math.max(start + 50, first))
    .reduce((sum, ms) => sum + Math.max(0, ms), 0);

/** Runs in the page before anything else: what Lighthouse would observe. */
function watchPaints(): void {
  const seen: Mutable<Seen> = { first: 0, largest: 0, shift: 0, tasks: [] };
  Reflect.set(globalThis, 'seen', seen);
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
  });
  watch('longtask', (entry) => {
    seen.tasks.push([entry.startTime, entry.startTime + entry.duration]);
  });
  watch('layout-shift', (entry) => {
    seen.shift += Number(Reflect.get(entry, 'value'));
  });
}
