import type { SystemInfo } from '../../core/ports/system-info.ts';

export interface StaticSystemInfoOptions {
  /** May be on a host of its own, which stands while the service is down. */
  readonly url?: string;
  readonly deadlineMs?: number;
  /** The way to it; the platform's own unless given. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Nothing is drawn before this is answered, so a late answer is not waited for. */
const DEADLINE_MS = 3000;

/** A file that is put where the service is, or beside it. Without ky: the first paint waits for it. */
export class StaticSystemInfo implements SystemInfo {
  readonly #url: string;
  readonly #deadlineMs: number;
  readonly #fetch: typeof globalThis.fetch;

  constructor({
    url = '/system_info.json',
    deadlineMs = DEADLINE_MS,
    fetch = (input, init) => globalThis.fetch(input, init),
  }: StaticSystemInfoOptions = {}) {
    this.#url = url;
    this.#deadlineMs = deadlineMs;
    this.#fetch = fetch;
  }

  async isMaintenance(): Promise<boolean> {
    try {
      const response = await this.#fetch(this.#url, {
        cache: 'no-store',
        signal: AbortSignal.timeout(this.#deadlineMs),
      });
      return response.ok && Object(await response.json()).is_maintenance === true;
    } catch {
      return false;
    }
  }
}
