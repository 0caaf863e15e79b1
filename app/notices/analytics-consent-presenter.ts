import { makeAutoObservable, runInAction } from 'mobx';
import type { AnalyticsConsent } from '../../core/analytics/analytics-consent.ts';
import type { AnalyticsEndpoint } from '../../core/analytics/analytics-endpoint.ts';
import type { Analytics } from '../../core/ports/analytics.ts';

/** Whether the learner lets her recordings be counted; asked only where a count would reach anything. */
export class AnalyticsConsentPresenter {
  isShown: boolean;
  isOn: boolean;

  readonly #consent: AnalyticsConsent;
  readonly #analytics: Analytics;
  readonly #endpoint: AnalyticsEndpoint;

  constructor(consent: AnalyticsConsent, analytics: Analytics, endpoint: AnalyticsEndpoint) {
    this.#consent = consent;
    this.#analytics = analytics;
    this.#endpoint = endpoint;
    this.isOn = consent.isGiven;
    // What she has agreed to she can always take back.
    this.isShown = this.isOn;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    if (!this.#consent.isHers) return;
    const isHeard = this.#analytics.isHeard(await this.#endpoint.load());
    runInAction(() => {
      this.isShown ||= isHeard;
    });
  }

  turn(isOn: boolean): void {
    this.#consent.turn(isOn);
    this.isOn = this.#consent.isGiven;
  }
}
