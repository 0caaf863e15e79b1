import type { Analytics, AnalyticsEvent } from '../../core/ports/analytics.ts';

/** What leaves, to either: the event and its fields, side by side as listeners of a `dataLayer` read them. */
interface Told {
  readonly event: string;
  /** ISO 8601, UTC. */
  readonly time: string;
}

/** Tells the `dataLayer` of the page, where a script or wrapper has put one, and posts to the operator's endpoint. */
export class PageAnalytics implements Analytics {
  readonly #fetch: typeof globalThis.fetch;

  constructor(fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init)) {
    this.#fetch = fetch;
  }

  isHeard(endpoint: string | undefined): boolean {
    return dataLayer() !== undefined || endpoint !== undefined;
  }

  track({ name, params, at }: AnalyticsEvent, endpoint: string | undefined): void {
    const told: Told = { event: name, time: new Date(at).toISOString(), ...params };
    try {
      // What listens there has often put a function of its own in the place of `push`.
      dataLayer()?.push({ ...told });
    } catch {
      // Nothing depends on it.
    }
    if (endpoint !== undefined) void this.#post(told, endpoint);
  }

  async #post(told: Told, endpoint: string): Promise<void> {
    try {
      await this.#fetch(endpoint, {
        method: 'POST',
        body: JSON.stringify(told),
        // No cookie that could tell who she is, no page she is on; and no endpoint has to know of CORS.
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        mode: 'no-cors',
        cache: 'no-store',
        keepalive: true,
      });
    } catch {
      // What cannot be told is not counted.
    }
  }
}

function dataLayer(): unknown[] | undefined {
  const layer: unknown = Reflect.get(window, 'dataLayer');
  return Array.isArray(layer) ? layer : undefined;
}
