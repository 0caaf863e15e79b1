import type { Analytics, AnalyticsEvent } from '../../core/ports/analytics.ts';

export class MemoryAnalytics implements Analytics {
  /** None is part of the port: what the page and the endpoint were told, whether the page listens, whether all fails. */
  readonly atPage: AnalyticsEvent[] = [];
  readonly posted: { readonly to: string; readonly event: AnalyticsEvent }[] = [];
  hasPage = true;
  isSpoiled = false;

  isHeard(endpoint: string | undefined): boolean {
    return this.hasPage || endpoint !== undefined;
  }

  track(event: AnalyticsEvent, endpoint: string | undefined): void {
    if (this.isSpoiled) return;
    if (this.hasPage) this.atPage.push(event);
    if (endpoint !== undefined) this.posted.push({ to: endpoint, event });
  }
}
