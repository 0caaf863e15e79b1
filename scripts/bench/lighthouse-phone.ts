import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumPath } from '../set-up/chromium.mjs';
import { median } from './row.ts';

/** What Lighthouse says of a page that is seen for the first time, on the mid-range phone and slow network it imagines. */
export interface Verdict {
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
}

export interface LighthousePhone {
  judge(url: string): Promise<Verdict>;
  close(): Promise<void>;
}

/** A Chromium of its own. Between two pages it forgets every file, and keeps the session. */
export async function openLighthousePhone(
  origin: string,
  session: string | undefined,
): Promise<LighthousePhone> {
  const folder = mkdtempSync(join(tmpdir(), 'oz-lighthouse-'));
  const executablePath = chromiumPath();
  const browser = await chromium.launchPersistentContext(folder, {
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--remote-debugging-port=0'],
  });
  if (session !== undefined) {
    const page = await browser.newPage();
    await page.goto(`${origin}/system_info.json`);
    await page.evaluate((jwt) => localStorage.setItem('jwt', jwt), session);
    await page.close();
  }
  const [port] = readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n');
  return {
    judge: (url) => judge(url, Number(port)),
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function medianVerdict(
  phone: LighthousePhone,
  url: string,
  runs: number,
): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (let run = 0; run < runs; run += 1) verdicts.push(await phone.judge(url));
  const of = (key: keyof Verdict) => median(verdicts.map((verdict) => verdict[key]));
  return {
    score: of('score'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
  };
}

async function judge(url: string, port: number, triesLeft = 2): Promise<Verdict> {
  const ran = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (!ran || ran.lhr.runtimeError) {
    // Now and then a trace begins behind the page it is of, and Lighthouse asks to be run again.
    if (ran?.lhr.runtimeError?.code === 'NO_NAVSTART' && triesLeft > 0)
      return judge(url, port, triesLeft - 1);
    throw new Error(`Lighthouse could not judge ${url}: ${ran?.lhr.runtimeError?.message}`);
  }
  return verdictOf(ran.lhr);
}

function verdictOf({ audits, categories }: RunnerResult['lhr']): Verdict {
  return {
    score: (categories['performance']?.score ?? Number.NaN) * 100,
    firstPaint: audits['first-contentful-paint']?.numericValue ?? Number.NaN,
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  };
}
