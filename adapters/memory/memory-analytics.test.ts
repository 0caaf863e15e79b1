import { analyticsContract } from '../../core/ports/analytics.contract.ts';
import { MemoryAnalytics } from './memory-analytics.ts';

analyticsContract('MemoryAnalytics', () => {
  const analytics = new MemoryAnalytics();
  return {
    analytics,
    counted: () => analytics.counted,
    spoil: () => {
      analytics.isSpoiled = true;
    },
  };
});
