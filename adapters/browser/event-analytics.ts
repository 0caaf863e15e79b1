import type { Analytics, AnalyticsEvent } from '../../core/ports/analytics.ts';

/** A wrapper, or a script of the operator's, listens on `window` for it. */
export const ANALYTICS_EVENT = 'oz:analytics';

/** Tells the page; no listener is needed. */
export class EventAnalytics implements Analytics {
  track(event: AnalyticsEvent): void {
    // An event that is dispatched does not pass on what its listeners throw.
    window.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }));
  }
}
