import { afterEach } from 'vitest';
import { analyticsContract } from '../../core/ports/analytics.contract.ts';
import type { AnalyticsEvent } from '../../core/ports/analytics.ts';
import { ANALYTICS_EVENT, EventAnalytics } from './event-analytics.ts';

let counted: AnalyticsEvent[] = [];
let isSpoiled = false;

const count = (event: Event) => {
  if (isSpoiled) throw new Error('Nobody can count now');
  if (event instanceof CustomEvent) counted.push(event.detail);
};

/** What a listener throws reaches the window, and would fail the test. */
const swallow = (event: ErrorEvent) => event.preventDefault();

afterEach(() => {
  window.removeEventListener(ANALYTICS_EVENT, count);
  window.removeEventListener('error', swallow);
});

analyticsContract('EventAnalytics', () => {
  counted = [];
  isSpoiled = false;
  window.addEventListener(ANALYTICS_EVENT, count);
  return {
    analytics: new EventAnalytics(),
    counted: () => counted,
    spoil: () => {
      window.addEventListener('error', swallow);
      isSpoiled = true;
    },
  };
});
