import { join } from 'node:path';
import { DEMO_LEARNER } from '../../server/accounts/demo-learner.ts';
import { startBareApp } from './bare-app.ts';
import { medianVerdict, openLighthousePhone, type Verdict } from './lighthouse-phone.ts';
import { startOz } from './oz-process.ts';
import type { Row } from './row.ts';

const RUNS = 5;
const LEAST_SCORE = 98;
/** Of what the bare libraries take to their largest paint. */
const LARGEST_PAINT_RATIO = 1.15;

const SCREENS = {
  home: '/ja',
  books: '/ja/verbal_composition/books',
  'a book': '/ja/verbal_composition/books/everyday-first-steps',
  'a lesson': '/ja/verbal_composition/lessons/morning-and-home',
  review: '/ja/review',
  account: '/ja/account',
};

/** Screens as a first visitor sees them, with nothing kept; beside the same libraries with nothing in them. */
export async function measureFirstScreens(): Promise<readonly Row[]> {
  const bareApp = await startBareApp(join(import.meta.dirname, '../..'));
  const stranger = await openLighthousePhone(bareApp.url, undefined);
  const oz = await startOz();
  const learner = await openLighthousePhone(oz.url, await sessionOf(oz.url));
  // Until her first lesson has made its sounds, it is the voice that takes the time.
  await learner.judge(oz.url + SCREENS['a lesson']);
  const bare = await medianVerdict(stranger, bareApp.url, RUNS);
  const rows = rowsOf('login', await medianVerdict(stranger, `${oz.url}/ja/login`, RUNS), bare);
  for (const [name, path] of Object.entries(SCREENS)) {
    rows.push(...rowsOf(name, await medianVerdict(learner, oz.url + path, RUNS), bare));
  }
  await learner.close();
  await stranger.close();
  await oz.stop();
  await bareApp.stop();
  return rows;
}

function rowsOf(screen: string, ours: Verdict, bare: Verdict): Row[] {
  const row = (figure: string, key: keyof Verdict, unit: string) => ({
    name: `${screen}, first seen on a phone: ${figure}`,
    value: ours[key],
    unit,
    bare: { what: 'the libraries alone', value: bare[key] },
  });
  return [
    { ...row('Lighthouse', 'score', ''), goal: { atLeast: LEAST_SCORE } },
    row('first paint', 'firstPaint', 'ms'),
    {
      ...row('largest paint', 'largestPaint', 'ms'),
      goal: { of: 'ratio', atMost: LARGEST_PAINT_RATIO },
    },
  ];
}

/** As the app keeps it. */
async function sessionOf(url: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_LEARNER),
  });
  if (!response.ok) throw new Error(`The demo learner was refused: ${await response.text()}`);
  return response.text();
}
