import { afterEach, expect, it, vi } from 'vitest';
import { analyticsContract } from '../../core/ports/analytics.contract.ts';
import type { AnalyticsEvent } from '../../core/ports/analytics.ts';
import { PageAnalytics } from './page-analytics.ts';

const ENDPOINT = 'https://count.oz.example/events';

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
});

function eventIn(told: unknown): AnalyticsEvent {
  const { event, time, ...params } = Object(told);
  return { name: event, params, at: Date.parse(time) };
}

function listening() {
  const layer: unknown[] = [];
  const requests: Request[] = [];
  const bodies: unknown[] = [];
  let isSpoiled = false;
  Object.assign(window, { dataLayer: layer });
  const analytics = new PageAnalytics(async (input, init) => {
    if (isSpoiled) throw new TypeError('Failed to fetch');
    const request = new Request(input, init);
    requests.push(request);
    bodies.push(await request.json());
    return new Response();
  });
  const spoil = () => {
    isSpoiled = true;
    layer.push = () => {
      throw new Error('Nothing can be counted now');
    };
  };
  return { analytics, layer, requests, bodies, spoil };
}

analyticsContract('PageAnalytics', () => {
  const { analytics, layer, requests, bodies, spoil } = listening();
  return {
    analytics,
    endpoint: ENDPOINT,
    atPage: () => layer.map(eventIn),
    atEndpoint: () => {
      expect(requests.every(({ url }) => url === ENDPOINT)).toBe(true);
      return bodies.map(eventIn);
    },
    silencePage: () => Reflect.deleteProperty(window, 'dataLayer'),
    spoil,
  };
});

it('tells the endpoint neither who she is nor where', async () => {
  const { analytics, requests } = listening();
  analytics.track({ name: 'recording_start', params: { device_name: '' }, at: 0 }, '/count');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatchObject({
    url: `${location.origin}/count`,
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    mode: 'no-cors',
    keepalive: true,
  });
});
