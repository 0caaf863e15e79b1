import { setTimeout as pass } from 'node:timers/promises';
import type { Page } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { decodeAudio } from '../../server/audio/decode-audio.ts';
import { KilledBrowser } from './killed-browser.fixture.ts';
import { KILLED_PAGES } from './killed-pages.fixture.ts';

/** Some three seconds each; OZ_KILLS=100 is for a change of how recordings are kept. */
const KILLS = Number(process.env['OZ_KILLS'] ?? 12);

/** When a browser is killed, round by round: any time, or any time soon after something has happened. */
const KILL_AFTER = [
  { what: 'captured', withinMs: 500 },
  { what: 'stopped', withinMs: 100 },
  { what: 'captured', withinMs: 500 },
  { what: 'anything', withinMs: 1500 },
] as const;

/** What was captured before the last second must be there. */
const GRACE_MS = 1000;

/** What is known from outside of one recording, when its browser is killed. */
interface Witnessed {
  /** Whole, as it was when `stop` was answered. */
  stopped: number | undefined;
  kept: number;
  readonly captured: { readonly bytes: number; readonly at: number }[];
}

it.each(['take', 'speech'] as const)(
  'keeps every %s that was stopped, and all but the last second of one that was not, however often the browser is killed',
  { timeout: KILLS * 30_000 },
  async (kind) => {
    const browser = new KilledBrowser(KILLED_PAGES[kind]);
    onTestFinished(() => browser.remove());
    await browser.prepare();
    let takes = new Map<string, Witnessed>();
    const seen = { stopped: 0, unfinished: 0 };
    let happened: (what: string, id: string) => void = () => {};
    const heard = (what: string, id: string, bytes: number) => {
      happened(what, id);
      const take = takes.get(id);
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
        // Of the one that is not stopped, where it is about what was captured.
        happened = (told, id) => {
          if (told === what && (told === 'stopped' || id.endsWith('b'))) resolve();
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

/** One that is stopped soon, and one that is not stopped, until the browser is gone. */
async function speak(page: Page, round: number, takes: Map<string, Witnessed>): Promise<void> {
  const call = (script: string) => page.evaluate(script);
  const begin = (name: string) => {
    const id = `${String(round).padStart(3, '0')}-${name}`;
    takes.set(id, { stopped: undefined, kept: 0, captured: [] });
    return id;
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
  const listed = await page.evaluate<{ id: string; bytes: number[] }[]>('list()');
  const found = new Map(listed.map(({ id, bytes }) => [id, bytes]));
  for (const [id, { stopped, kept, captured }] of takes) {
    const bytes = found.get(id) ?? [];
    if (stopped !== undefined) {
      expect(bytes.length, `${id} was stopped`).toBe(stopped);
      seen.stopped += 1;
    }
    const old = captured.reduce((sum, piece) => sum + piece.bytes, 0);
    expect(bytes.length, `${id} had ${kept} bytes kept`).toBeGreaterThanOrEqual(kept);
    expect(bytes.length, `${id} had ${old} bytes captured`).toBeGreaterThanOrEqual(old);
    if (stopped === undefined && bytes.length > 0) seen.unfinished += 1;
    if (bytes.length > 0) {
      const sound = await decodeAudio(new Uint8Array(bytes));
      expect(sound.ok, `${id} can be decoded`).toBe(true);
    }
  }
  // What was let go of before does not come back.
  expect([...found.keys()].filter((id) => !takes.has(id))).toEqual([]);
  for (const id of found.keys()) await page.evaluate(`drop('${id}')`);
}
