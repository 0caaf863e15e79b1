import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { allowedAt } from './allowed-at.ts';
import { contractAt, GRACE_DAYS, type ContractFacts, type Subscription } from './contract.ts';
import { middayOf, monthsAfter } from './japan-calendar.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const at = (text: string): number => Date.parse(text);

const moment = fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2033-01-01T00:00:00Z') });
const subscription: fc.Arbitrary<Subscription> = fc.record({
  plan: fc.constantFrom('monthly', 'annual'),
  paidBy: fc.constantFrom('card', 'apple'),
  standing: fc.constantFrom('renewing', 'past-due', 'ending', 'unpaid'),
  periodStartedAt: moment,
  periodEndsAt: moment,
});
const facts: fc.Arbitrary<ContractFacts> = fc.record({
  isNeeded: fc.constant(true),
  trialDays: fc.integer({ min: 1, max: 60 }),
  trialStartedAt: moment,
  subscriptions: fc.array(subscription, { maxLength: 2 }),
});
const none = { isNeeded: true, trialDays: 14, trialStartedAt: 0, subscriptions: [] };
const cancelled = (periodEndsAt: number): ContractFacts => ({
  ...none,
  subscriptions: [
    {
      plan: 'monthly',
      paidBy: 'card',
      standing: 'ending',
      periodStartedAt: periodEndsAt - 30 * DAY_MS,
      periodEndsAt,
    },
  ],
});

const inTokyo = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const zones = ['UTC', 'Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
const ownZone = process.env['TZ'];

/** Wherever the server or the device stands. */
function everywhere<T>(ask: () => T): readonly T[] {
  return zones.map((zone) => {
    process.env['TZ'] = zone;
    return ask();
  });
}

afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

describe('a contract', () => {
  it('is over at 12:00 in Japan on the date it ends, whatever the hour and the place', () => {
    fc.assert(
      fc.property(moment, (end) => {
        const ends = everywhere(() => contractAt(cancelled(end), end - 2 * DAY_MS));
        for (const one of ends) {
          const endsAt = one.kind === 'cancelled' ? one.endsAt : NaN;
          expect(inTokyo.format(endsAt)).toBe(`${inTokyo.format(end).slice(0, 10)} 12:00:00`);
          expect(allowedAt(cancelled(end), endsAt - 1).mayStudy).toBe(true);
          expect(allowedAt(cancelled(end), endsAt).mayStudy).toBe(false);
        }
      }),
    );
  });

  it('never comes back by itself once it is over', () => {
    fc.assert(
      fc.property(facts, moment, fc.nat(400 * DAY_MS), (given, now, later) => {
        fc.pre(now >= (given.trialStartedAt ?? 0));
        if (!allowedAt(given, now).mayStudy)
          expect(allowedAt(given, now + later).mayStudy).toBe(false);
      }),
    );
  });

  it('says the same at every place', () => {
    fc.assert(
      fc.property(facts, moment, (given, now) => {
        expect(new Set(everywhere(() => JSON.stringify(allowedAt(given, now)))).size).toBe(1);
      }),
    );
  });

  it('names an end that is still to come, or that has been', () => {
    fc.assert(
      fc.property(facts, moment, (given, now) => {
        fc.pre(now >= (given.trialStartedAt ?? 0));
        const contract = contractAt(given, now);
        if ('endsAt' in contract) expect(contract.endsAt).toBeGreaterThan(now);
        if (contract.kind === 'ended') expect(contract.endedAt).toBeLessThanOrEqual(now);
      }),
    );
  });

  it('is not refused to her who paid for it, also where a renewal was not heard of', () => {
    fc.assert(
      fc.property(facts, subscription, moment, (given, paid, now) => {
        // Cards are asked for each night; what the App Store did not say for a week is over.
        fc.pre(paid.paidBy === 'card' || now < paid.periodEndsAt + GRACE_DAYS * DAY_MS);
        const renewing = { ...paid, standing: 'renewing' as const };
        const subscriptions = [...given.subscriptions, renewing];
        expect(allowedAt({ ...given, subscriptions }, now).mayStudy).toBe(true);
      }),
    );
  });

  it('gives the whole trial to her who paid and cancelled within it', () => {
    const startedAt = at('2026-11-21T01:00:00Z');
    const trial = { ...cancelled(at('2026-11-22T01:00:00Z')), trialStartedAt: startedAt };
    expect(contractAt(trial, at('2026-11-24T00:00:00Z'))).toEqual({
      kind: 'trial',
      endsAt: at('2026-12-05T03:00:00Z'),
    });
  });

  it('lets a failed payment be made good within seven days', () => {
    const began = at('2026-11-21T20:00:00Z'); // the 22nd in Japan
    const given = cancelled(0);
    const late = (standing: Subscription['standing'], now: string) =>
      contractAt(
        {
          ...given,
          subscriptions: [
            {
              plan: 'annual',
              paidBy: 'card',
              standing,
              periodStartedAt: began,
              periodEndsAt: began + 365 * DAY_MS,
            },
          ],
        },
        at(now),
      );
    expect(late('past-due', '2026-11-29T02:59:59.999Z')).toEqual({
      kind: 'past-due',
      plan: 'annual',
      paidBy: 'card',
      endsAt: at('2026-11-29T03:00:00Z'),
    });
    expect(late('past-due', '2026-11-29T03:00:00Z').kind).toBe('ended');
    expect(late('unpaid', '2026-11-25T00:00:00Z').kind).toBe('ended');
  });

  it('is not asked for where none is needed', () => {
    fc.assert(
      fc.property(facts, moment, (given, now) => {
        expect(allowedAt({ ...given, isNeeded: false }, now)).toEqual({
          contract: { kind: 'free' },
          mayStudy: true,
          corrections: 'unlimited',
        });
      }),
    );
  });
});

describe('corrections', () => {
  it.each([
    ['2026-01-15T00:30:00Z', '2026-03-15T00:30:00Z'],
    // On the 31st of December in Japan: two months later is the last of February, or its leap day.
    ['2026-12-31T05:00:00Z', '2027-02-28T05:00:00Z'],
    ['2027-12-31T05:00:00Z', '2028-02-29T05:00:00Z'],
    // Still December in UTC, and the first of January in Japan.
    ['2026-12-31T16:00:00Z', '2027-02-28T16:00:00Z'],
    ['2028-02-29T01:00:00Z', '2028-04-29T01:00:00Z'],
  ])('are unlimited from %s until %s, in the middle of a day', (start, end) => {
    const given = { ...none, trialDays: 400, trialStartedAt: at(start) };
    expect(allowedAt(given, at(end) - 1).corrections).toBe('unlimited');
    expect(allowedAt(given, at(end)).corrections).toBe('once-a-day');
  });

  it('are none without a contract', () => {
    expect(allowedAt(none, at('2026-11-21T00:00:00Z')).corrections).toBe('none');
  });

  it('are unlimited for two months of the calendar, which are 59 to 62 days', () => {
    fc.assert(
      fc.property(moment, (start) => {
        const days = (monthsAfter(start, 2) - start) / DAY_MS;
        expect(days).toBeGreaterThanOrEqual(59);
        expect(days).toBeLessThanOrEqual(62);
        expect(days % 1).toBe(0);
        expect(new Set(everywhere(() => monthsAfter(start, 2))).size).toBe(1);
      }),
    );
  });
});

describe('midday', () => {
  it('is on the same date in Japan', () => {
    fc.assert(
      fc.property(moment, (ms) => {
        expect(Math.abs(middayOf(ms) - ms)).toBeLessThanOrEqual(12 * HOUR_MS);
      }),
    );
  });
});
