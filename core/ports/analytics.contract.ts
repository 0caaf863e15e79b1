import { describe, expect, it } from 'vitest';
import type { Analytics, AnalyticsEvent } from './analytics.ts';

interface Subject {
  readonly analytics: Analytics;
  /** What has arrived where events are counted, in order. */
  counted(): readonly AnalyticsEvent[];
  /** From now on counting fails at every event. */
  spoil(): void;
}

const STARTED = { name: 'recording_start', params: { device_name: 'Desk Microphone' } } as const;
const DENIED = { name: 'recording_permission_denied', params: { message: 'no' } } as const;

export function analyticsContract(adapter: string, fresh: () => Subject): void {
  describe(`${adapter} keeps the Analytics contract`, () => {
    it('tells everything, in order', () => {
      const { analytics, counted } = fresh();
      analytics.track(STARTED);
      analytics.track(DENIED);
      expect(counted()).toEqual([STARTED, DENIED]);
    });

    it('does not throw when counting fails', () => {
      const subject = fresh();
      subject.spoil();
      expect(() => subject.analytics.track(STARTED)).not.toThrow();
    });
  });
}
