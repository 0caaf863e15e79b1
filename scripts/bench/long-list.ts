import type { BrowserContext } from 'playwright';
import { startOz, type Process } from './oz-process.ts';
import { quantile, type Row } from './row.ts';

const BOOKS = 10;
const LESSONS_EACH = 100;
const TOKEN = 'a-token-for-the-benchmark-of-long-lists';
/** As fast as a thumb flings a page: 4800 pixels a second. */
const PIXELS_PER_FRAME = 80;
const FRAMES = 600;
/** At 60 frames a second one that comes this long after the one before has missed its turn. */
const LATE_MS = 25;

/** An Oz with a thousand lessons more than its own. */
export async function startWithManyLessons(): Promise<Process> {
  const oz = await startOz({ OZ_CONTENT_TOKEN: TOKEN });
  const response = await fetch(`${oz.url}/api/v1/data/contents/verbal_composition_sync`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ books: Array.from({ length: BOOKS }, (_, at) => bookOf(at)) }),
  });
  if (!response.ok) throw new Error(`The books were refused: ${await response.text()}`);
  return oz;
}

/** Frames that come late while a list of a thousand lessons is scrolled; beside a page of as many lines. */
export async function measureLongList(
  context: BrowserContext,
  { url }: Process,
): Promise<readonly Row[]> {
  const page = await context.newPage();
  await page.setContent(
    `<ol>${Array.from({ length: BOOKS * LESSONS_EACH }, (_, at) => `<li style="height:140px">第${at}課</li>`).join('')}</ol>`,
  );
  const bare = await page.evaluate(scrollThrough, [PIXELS_PER_FRAME, FRAMES] as const);
  await page.goto(`${url}/ja/verbal_composition/lessons`);
  await page.locator('main a[href*="/lessons/"]').first().waitFor();
  const ours = await page.evaluate(scrollThrough, [PIXELS_PER_FRAME, FRAMES] as const);
  const late = (deltas: readonly number[]) =>
    (deltas.filter((ms) => ms > LATE_MS).length / deltas.length) * 100;
  const what = 'a page of a thousand lines';
  return [
    {
      name: 'scrolling through a thousand lessons: frames that come late',
      value: late(ours),
      unit: '%',
      bare: { what, value: late(bare) },
      goal: { atMost: 0 },
    },
    {
      name: 'the same: time between frames, 99th percentile',
      value: quantile(ours, 0.99),
      unit: 'ms',
      bare: { what, value: quantile(bare, 0.99) },
    },
  ];
}

/** Runs in the page: scrolls a little every frame and gives the times between them. */
async function scrollThrough([pixels, frames]: readonly [number, number]): Promise<number[]> {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const deltas: number[] = [];
  let before = await nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    window.scrollBy(0, pixels);
    const now = await nextFrame();
    deltas.push(now - before);
    before = now;
  }
  return deltas;
}

const named = (text: string) => ({ ja: text, en: text, ko: text });

const bookOf = (book: number) => ({
  id: `many-${book}`,
  title: named(`Many ${book}`),
  description: named('For a benchmark.'),
  genre: 'everyday',
  level: 'A1',
  tags: ['many'],
  lessons: Array.from({ length: LESSONS_EACH }, (_, lesson) => ({
    id: `many-${book}-${lesson}`,
    title: named(`Lesson ${book}-${lesson}`),
    minutes: 3,
    easy: lesson % 2 === 0,
    questions: [
      {
        id: `many-${book}-${lesson}-01`,
        prompt: `第${book}巻の第${lesson}課です。`,
        answers: [`This is lesson ${lesson} of book ${book}.`],
        note: named('A number.'),
        tags: ['number'],
        level: 'A1',
        wrong: [],
      },
    ],
  })),
});
