import { describe, expect, it, vi } from 'vitest';
import type { Analytics, AnalyticsEvent } from './analytics.ts';

interface Subject {
  readonly analytics: Analytics;
  readonly endpoint: string;
  /** What the page around the app was told, in order. */
  atPage(): readonly AnalyticsEvent[];
  /** What has arrived at the endpoint, in order. */
  atEndpoint(): readonly AnalyticsEvent[];
  /** The page around the app does not listen any more. */
  silencePage(): void;
  /** From now on both fail at every event. */
  spoil(): void;
}

const STARTED = {
  name: 'recording_start',
  params: { device_name: 'Desk Microphone' },
  at: 1_795_000_000_000,
} as const;
const DENIED = {
  name: 'recording_permission_denied',
  params: { message: 'Permission denied' },
  at: 1_795_000_000_001,
} as const;

export function analyticsContract(adapter: string, fresh: () => Subject): void {
  describe(`${adapter} keeps the Analytics contract`, () => {
    it('tells the page and the endpoint everything, in order, and nothing more', async () => {
      const { analytics, endpoint, atPage, atEndpoint } = fresh();
      expect(analytics.isHeard(endpoint)).toBe(true);
      analytics.track(STARTED, endpoint);
      analytics.track(DENIED, endpoint);
      expect(atPage()).toEqual([STARTED, DENIED]);
      await vi.waitFor(() => expect(atEndpoint()).toEqual([STARTED, DENIED]));
    });

    it('tells the page alone where there is no endpoint', async () => {
      const { analytics, atPage, atEndpoint } = fresh();
      expect(analytics.isHeard(undefined)).toBe(true);
      analytics.track(STARTED, undefined);
      await Promise.resolve();
      expect(atPage()).toEqual([STARTED]);
      expect(atEndpoint()).toEqual([]);
    });

    it('tells the endpoint alone where the page does not listen', async () => {
      const { analytics, endpoint, silencePage, atPage, atEndpoint } = fresh();
      silencePage();
      expect(analytics.isHeard(endpoint)).toBe(true);
      analytics.track(STARTED, endpoint);
      await vi.waitFor(() => expect(atEndpoint()).toEqual([STARTED]));
      expect(atPage()).toEqual([]);
    });

    it('is heard by nothing where there is neither', () => {
      const { analytics, silencePage, atPage } = fresh();
      silencePage();
      expect(analytics.isHeard(undefined)).toBe(false);
      analytics.track(STARTED, undefined);
      expect(atPage()).toEqual([]);
    });

    it('does not throw when both fail', () => {
      const subject = fresh();
      subject.spoil();
      expect(() => subject.analytics.track(STARTED, subject.endpoint)).not.toThrow();
    });
  });
}
