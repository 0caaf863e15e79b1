import type { AppConfig } from '../ports/app-config.ts';
import type { Reporter } from '../ports/reporter.ts';
import { attempt } from '../shared/attempt.ts';

/** Where the operator wants events, asked for once it is needed. */
export class AnalyticsEndpoint {
  readonly #config: AppConfig;
  readonly #reporter: Reporter;
  #known: { readonly url: string | undefined } | undefined;

  constructor(config: AppConfig, reporter: Reporter) {
    this.#config = config;
    this.#reporter = reporter;
  }

  /** Undefined where there is none, and where the server could not be asked; then the next one asks again. */
  async load(): Promise<string | undefined> {
    if (this.#known) return this.#known.url;
    const settings = await attempt(this.#reporter, 'analytics', () => this.#config.load());
    if (!settings.ok) return undefined;
    this.#known = { url: settings.value.analyticsUrl };
    return this.#known.url;
  }
}
