import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryAnalytics } from '../../adapters/memory/memory-analytics.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { AppSettings } from '../ports/app-config.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { AnalyticsConsent, consentsIn } from './analytics-consent.ts';
import { AnalyticsEndpoint } from './analytics-endpoint.ts';
import { CountEvent } from './count-event.ts';

const STARTED = { name: 'recording_start', params: { device_name: 'Desk Microphone' } } as const;

const settle = () => new Promise((resolve) => setImmediate(resolve));

const tokenOf = (learnerId: string): string =>
  ['{}', JSON.stringify({ sub: learnerId, exp: 9_999_999_999 }), ''].map(btoa).join('.');

let analytics: MemoryAnalytics;
let preferences: MemoryPreferences;
let consent: AnalyticsConsent;
let count: CountEvent;
let settings: Result<AppSettings, ApiError>;
let asked: number;
const sessions = new MemorySessionStore(new Map());
const clock = new MemoryClock();

const at = (analyticsUrl: string | undefined) =>
  ok({
    forms: {} as AppSettings['forms'],
    supportEmail: '',
    errorReportingDsn: undefined,
    analyticsUrl,
  });
const isHere = (learnerId: string) =>
  sessions.save({ accessToken: tokenOf(learnerId), refreshToken: 'r' });

beforeEach(() => {
  analytics = new MemoryAnalytics();
  preferences = new MemoryPreferences(new Map());
  consent = new AnalyticsConsent(preferences, sessions);
  settings = at('https://count.oz.example');
  asked = 0;
  const load = async () => {
    asked += 1;
    return settings;
  };
  const endpoint = new AnalyticsEndpoint({ load }, new MemoryReporter());
  count = new CountEvent({ analytics, consent, endpoint, clock });
  isHere('yui');
});

async function happens() {
  count.execute(STARTED);
  await settle();
}

describe('what happened', () => {
  it('is told to nothing unless she agreed, and the server is not even asked where to', async () => {
    await happens();
    expect([analytics.atPage, analytics.posted, asked]).toEqual([[], [], 0]);
  });

  it('is told to the page and the endpoint with its time once she agreed', async () => {
    consent.turn(true);
    await happens();
    const event = { ...STARTED, at: clock.now() };
    expect(analytics.atPage).toEqual([event]);
    expect(analytics.posted).toEqual([{ to: 'https://count.oz.example', event }]);
    await happens();
    expect(asked).toBe(1);
  });

  it('is told to nothing when she takes it back, even while the server is asked', async () => {
    consent.turn(true);
    count.execute(STARTED);
    consent.turn(false);
    await settle();
    await happens();
    expect([analytics.atPage, analytics.posted]).toEqual([[], []]);
  });

  it('reaches the page where the server cannot be asked, which is asked again', async () => {
    consent.turn(true);
    settings = fail({ kind: 'offline' });
    await happens();
    settings = at('/count');
    await happens();
    expect(analytics.atPage).toHaveLength(2);
    expect(analytics.posted.map(({ to }) => to)).toEqual(['/count']);
  });
});

describe('consent', () => {
  it('is of the learner who gave it, and is forgotten with her', async () => {
    consent.turn(true);
    isHere('mei');
    expect(consent.isGiven).toBe(false);
    isHere('yui');
    expect(consent.isGiven).toBe(true);
    await consentsIn(preferences).forget('mei');
    expect(consent.isGiven).toBe(true);
    await consentsIn(preferences).forget('yui');
    expect(consent.isGiven).toBe(false);
    expect(preferences.names('')).toEqual([]);
  });

  it('is not there where no learner is', () => {
    sessions.clear();
    consent.turn(true);
    expect([consent.isHers, consent.isGiven, preferences.names('')]).toEqual([false, false, []]);
  });
});
