import type { BrowserContext } from 'playwright';
import { Client } from 'pg';
import { texts } from '../../app/i18n/ja/texts.ts';
import startPostgres from '../set-up/vitest-postgres.ts';
import { correctSpeech } from './correct-speech.ts';
import { monologueWav } from './language/monologue.ts';
import { startOz } from './oz-process.ts';
import { slowDown, startBrowser, withLearner } from './phone-browser.ts';
import { signUp } from './requests.ts';
import { median, quantile, type Row } from './row.ts';
import { ANSWERS_OF_ONE, seedHistory } from './seed-history.ts';

const SPEECHES = 300;
const RUNS = 11;
const LOOKING_MS = 700;

/** What a phone does for a learner of two years with 300 speeches, beside one who came today. */
export async function measureHistory(): Promise<readonly Row[]> {
  const stop = await startPostgres();
  const url = process.env['OZ_TEST_POSTGRES'];
  if (!stop || url === undefined) return [];
  const oz = await startOz({ DATABASE_URL: url });
  const [newcomer, regular] = [await signUp(oz.url), await signUp(oz.url)];
  const me = await fetch(`${oz.url}/api/v1/auth/me`, {
    headers: { authorization: `Bearer ${regular}` },
  });
  await seedHistory(url, String(Object(await me.json()).id), ANSWERS_OF_ONE);
  await correctSpeech(oz, regular, await monologueWav());
  await repeatSpeeches(url);

  const browser = await startBrowser();
  const home = `${oz.url}/ja`;
  const paints: { ofNewcomer: number; ofRegular: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const shown = (token: string) =>
      withLearner(browser, token, (context) => homeShownIn(context, home));
    paints.push({ ofNewcomer: await shown(newcomer), ofRegular: await shown(regular) });
  }
  const opened = await withLearner(browser, regular, (context) =>
    speechesOpenedIn(context, `${home}/one_min_speech/materials`),
  );
  await browser.close();
  await oz.stop();
  await stop();
  return [
    {
      name: 'home whole after two years, processor 4 times slower',
      value: median(paints.map(({ ofRegular }) => ofRegular)),
      unit: 'ms',
      bare: {
        what: 'on the first day',
        value: median(paints.map(({ ofNewcomer }) => ofNewcomer)),
      },
      goal: { of: 'ratio', atMost: 1.1 },
    },
    {
      name: `tap to the list of ${SPEECHES} speeches, p50`,
      value: median(opened),
      unit: 'ms',
      goal: { atMost: 150 },
    },
    { name: 'the same, p95', value: quantile(opened, 0.95), unit: 'ms' },
  ];
}

/** One a day, with all that was said of it. */
async function repeatSpeeches(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into monologues
      select (jsonb_populate_record(m, jsonb_build_object(
        'id', gen_random_uuid()::text,
        'take_path', null,
        'recorded_at', m.recorded_at - n * interval '1 day',
        'submitted_at', m.submitted_at - n * interval '1 day',
        'settled_at', m.settled_at - n * interval '1 day'
      ))).* from monologues m cross join generate_series(1, ${SPEECHES - 1}) n`,
  );
  await client.end();
}

async function homeShownIn(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url);
  await page.locator('main[data-step="shown"]').waitFor();
  return page.evaluate(() => performance.now());
}

/** From the tap to the frame that shows the first speech. */
async function speechesOpenedIn(context: BrowserContext, url: string): Promise<readonly number[]> {
  const page = await context.newPage();
  await page.goto(url);
  const link = page.getByRole('link', { name: texts.monologue.history });
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    times.push(await link.evaluate(openList));
    await page.goBack();
    await link.waitFor();
    // She looks at the screen before she taps again, and it is drawn by then.
    await page.waitForTimeout(LOOKING_MS);
  }
  // The first one fetches the screen.
  return times.slice(1);
}

/** Runs in the page. */
async function openList(link: Element): Promise<number> {
  const begun = performance.now();
  (link as HTMLElement).click();
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (!document.querySelector('main a[href*="/corrections/"]')) await nextFrame();
  await nextFrame();
  return performance.now() - begun;
}
