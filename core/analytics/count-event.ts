import type { Analytics, AnalyticsEvent, Occurrence } from '../ports/analytics.ts';
import type { Clock } from '../ports/clock.ts';
import type { AnalyticsConsent } from './analytics-consent.ts';
import type { AnalyticsEndpoint } from './analytics-endpoint.ts';

export interface CountEventParts {
  readonly analytics: Analytics;
  readonly consent: AnalyticsConsent;
  readonly endpoint: AnalyticsEndpoint;
  readonly clock: Clock;
}

/** Tells that something happened, where the learner has agreed to it. */
export class CountEvent {
  readonly #parts: CountEventParts;

  constructor(parts: CountEventParts) {
    this.#parts = parts;
  }

  /** Without her consent nothing is asked, kept or sent. */
  execute(occurrence: Occurrence): void {
    const { consent, clock } = this.#parts;
    if (consent.isGiven) void this.#send({ ...occurrence, at: clock.now() });
  }

  async #send(event: AnalyticsEvent): Promise<void> {
    const { analytics, consent, endpoint } = this.#parts;
    const url = await endpoint.load();
    // She may have changed her mind, or left, while the server was asked.
    if (consent.isGiven) analytics.track(event, url);
  }
}
