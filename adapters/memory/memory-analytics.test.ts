import { analyticsContract } from '../../core/ports/analytics.contract.ts';
import { MemoryAnalytics } from './memory-analytics.ts';

const ENDPOINT = 'https://count.oz.example/events';

analyticsContract('MemoryAnalytics', () => {
  const analytics = new MemoryAnalytics();
  return {
    analytics,
    endpoint: ENDPOINT,
    atPage: () => analytics.atPage,
    atEndpoint: () =>
      analytics.posted.filter(({ to }) => to === ENDPOINT).map(({ event }) => event),
    silencePage: () => {
      analytics.hasPage = false;
    },
    spoil: () => {
      analytics.isSpoiled = true;
    },
  };
});
