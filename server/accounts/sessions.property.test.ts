import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from './origin.ts';
import type { IssuedSession } from './sessions.ts';
import { sessionsOn } from './sessions.fixture.ts';

const ACCESS_MS = 600_000;

/** What happens next, to one of those who share what the browser keeps. */
interface Step {
  readonly who: 'tab' | 'other tab' | 'service worker' | 'killed tab';
  readonly does: 'asks' | 'keeps';
  /** Before it. */
  readonly waitsMs: number;
}

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    who: fc.constantFrom('tab', 'other tab', 'service worker', 'killed tab'),
    does: fc.constantFrom('asks', 'keeps'),
    waitsMs: fc.integer({ min: 0, max: 900 }),
  }),
  { minLength: 1, maxLength: 10 },
);

const begun = async () => {
  const oz = sessionsOn();
  const session = await oz.sessions.begin('yui', NOWHERE, { by: 'password' });
  return { oz, session };
};

describe('a browser whose parts refresh in any order', () => {
  it('stays signed in, in one session with one line of tokens', { timeout: 60_000 }, async () => {
    let refreshes = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 20 }), async (visits) => {
        const { oz, session } = await begun();
        let kept = session;
        let line = 0;
        for (const visit of visits) {
          // Each visit begins with an access token that has just expired.
          oz.clock.now += ACCESS_MS;
          const first = kept;
          const answers = new Map<Step['who'], IssuedSession>();
          for (const { who, does, waitsMs } of [...visit, LAST_ASKS, LAST_KEEPS]) {
            oz.clock.now += waitsMs;
            const answer = answers.get(who);
            // A tab that was killed never keeps what it was answered; others find what is kept still fresh.
            if (does === 'keeps' && answer && who !== 'killed tab') kept = answer;
            if (does === 'keeps' || kept !== first) continue;
            const refreshed = await oz.sessions.refresh(kept.refresh_token);
            refreshes += 1;
            expect(refreshed.ok).toBe(true);
            if (refreshed.ok) answers.set(who, refreshed.value);
          }
          const given = [...answers.values()].map(({ refresh_token }) => refresh_token);
          expect(new Set(given).size).toBe(1);
          expect(kept).not.toBe(first);
          line += 1;
        }
        expect(await oz.kept.ofLearner('yui')).toMatchObject([{ generation: line }]);
        expect(await oz.learnerOf(kept.access_token)).toBe('yui');
      }),
      { numRuns: 300 },
    );
    expect(refreshes).toBeGreaterThan(3000);
  });

  it(
    'is signed out, with the thief, once both go on from one token',
    { timeout: 60_000 },
    async () => {
      const turns = fc.array(fc.boolean(), { minLength: 2, maxLength: 20 });
      await fc.assert(
        fc.asyncProperty(turns, async (thiefsTurns) => {
          fc.pre(new Set(thiefsTurns).size === 2);
          const { oz, session } = await begun();
          const holders = { yui: session, thief: session };
          let isOver = false;
          for (const isThiefs of thiefsTurns) {
            const who = isThiefs ? 'thief' : 'yui';
            oz.clock.now += ACCESS_MS;
            const refreshed = await oz.sessions.refresh(holders[who].refresh_token);
            if (refreshed.ok) {
              expect(isOver).toBe(false);
              holders[who] = refreshed.value;
            } else isOver = true;
          }
          expect(isOver).toBe(true);
          expect(await oz.kept.ofLearner('yui')).toEqual([]);
          for (const { access_token } of Object.values(holders))
            expect(await oz.learnerOf(access_token)).toBeUndefined();
        }),
        { numRuns: 300 },
      );
    },
  );
});

/** In the end one tab is still open. */
const LAST_ASKS: Step = { who: 'tab', does: 'asks', waitsMs: 0 };
const LAST_KEEPS: Step = { who: 'tab', does: 'keeps', waitsMs: 0 };
