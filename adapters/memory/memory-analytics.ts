import type { Analytics, AnalyticsEvent } from '../../core/ports/analytics.ts';

export class MemoryAnalytics implements Analytics {
  /** Neither is part of the port. */
  readonly counted: AnalyticsEvent[] = [];
  isSpoiled = false;

  track(event: AnalyticsEvent): void {
    if (!this.isSpoiled) this.counted.push(event);
  }
}
