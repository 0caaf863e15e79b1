import { setTimeout as pass } from 'node:timers/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeAudio } from '../../server/audio/decode-audio.ts';
import { KilledBrowser } from './killed-browser.fixture.ts';

/** Some three seconds each; OZ_KILLS=100 is for a change of how takes are kept. */
const KILLS = Number(process.env['OZ_KILLS'] ?? 20);

/** When a browser is killed, round by round: any time, or any time soon after something has happened. */
const KILL_AFTER = [
  { what: 'captured', withinMs: 500 },
  { what: 'stopped', withinMs: 100 },
  { what: 'captured', withinMs: 500 },
  { what: 'anything', withinMs: 1500 },
] as const;

/** What was captured before the last second must be there. */
const GRACE_MS = 1000;

/** What is known from outside of one take, when its browser is killed. */
interface Witnessed {
  /** Whole, as it was when `stop` was answered. */
  stopped: number | undefined;
  kept: number;
  readonly captured: { readonly bytes: number; readonly at: number }[];
}

const browser = new KilledBrowser();

beforeAll(() => browser.prepare());
afterAll(() => browser.remove());

it(
  'keeps every take that was stopped, and all but the last second of one that was not, however often the browser is killed',
  { timeout: 600_000 },
  async () => {
    let takes = new Map<string, Witnessed>();
    const seen = { stopped: 0, unfinished: 0 };
    let happened: (what: string, answerId: string) => void = () => {};
    const heard = (what: string, answerId: string, bytes: number) => {
      happened(what, answerId);
      const take = takes.get(answerId);
      if (!take) return;
      if (what === 'captured') take.captured.push({ bytes, at: performance.now() });
      if (what === 'kept') take.kept += bytes;
      if (what === 'stopped') take.stopped = bytes;
    };
    for (let round = 0; round < KILLS; round += 1) {
      const page = await browser.start(heard);
      await check(page, takes, seen);
      takes = new Map();
      const { what, withinMs } = KILL_AFTER[round % KILL_AFTER.length] ?? KILL_AFTER[3];
      const hasHappened = new Promise<void>((resolve) => {
        // Of the take that is not stopped, where it is about what was captured.
        happened = (told, answerId) => {
          if (told === what && (told === 'stopped' || answerId.endsWith('b'))) resolve();
        };
        if (what === 'anything') resolve();
      });
      const work = speak(page, round, takes);
      await hasHappened;
      await pass(Math.random() * withinMs);
      const killedAt = performance.now();
      await browser.kill();
      await work;
      for (const { captured } of takes.values()) {
        const old = captured.filter(({ at }) => at < killedAt - GRACE_MS);
        captured.splice(0, captured.length, ...old);
      }
    }
    await check(await browser.start(heard), takes, seen);
    // Enough of both, or the kills have proved nothing.
    expect(seen.stopped).toBeGreaterThan(KILLS / 2);
    expect(seen.unfinished).toBeGreaterThan(KILLS / 10);
  },
);

/** One take that is stopped soon, and one that is not stopped, until the browser is gone. */
async function speak(page: Page, round: number, takes: Map<string, Witnessed>): Promise<void> {
  const call = (script: string) => page.evaluate(script);
  const begin = (name: string) => {
    const answerId = `${String(round).padStart(3, '0')}-${name}`;
    takes.set(answerId, { stopped: undefined, kept: 0, captured: [] });
    return answerId;
  };
  try {
    const first = begin('a');
    await call(`begin('${first}')`);
    await pass(200);
    await call(`stop('${first}')`);
    await call(`begin('${begin('b')}')`);
  } catch {
    // The browser was killed under it.
  }
}

async function check(
  page: Page,
  takes: ReadonlyMap<string, Witnessed>,
  seen: { stopped: number; unfinished: number },
): Promise<void> {
  const listed = await page.evaluate<{ answerId: string; bytes: number[] }[]>('list()');
  const found = new Map(listed.map(({ answerId, bytes }) => [answerId, bytes]));
  for (const [answerId, { stopped, kept, captured }] of takes) {
    const bytes = found.get(answerId) ?? [];
    if (stopped !== undefined) {
      expect(bytes.length, `${answerId} was stopped`).toBe(stopped);
      seen.stopped += 1;
    }
    const old = captured.reduce((sum, piece) => sum + piece.bytes, 0);
    expect(bytes.length, `${answerId} had ${kept} bytes kept`).toBeGreaterThanOrEqual(kept);
    expect(bytes.length, `${answerId} had ${old} bytes captured`).toBeGreaterThanOrEqual(old);
    if (stopped === undefined && bytes.length > 0) seen.unfinished += 1;
    if (bytes.length > 0) {
      const sound = await decodeAudio(new Uint8Array(bytes));
      expect(sound.ok, `${answerId} can be decoded`).toBe(true);
    }
  }
  // What was let go of before does not come back.
  expect([...found.keys()].filter((answerId) => !takes.has(answerId))).toEqual([]);
  for (const answerId of found.keys()) await page.evaluate(`drop('${answerId}')`);
}
