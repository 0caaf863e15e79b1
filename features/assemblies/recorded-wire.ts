import type { MadeCall } from '../learners/learner.ts';

/** Lies beside the API, and may lie elsewhere. */
const STATIC_FILE = '/system_info.json';

interface Sent {
  readonly url: URL;
  readonly request: Request;
}

/** Notes what leaves through `fetch`, underneath whatever calls it. */
export class RecordedWire {
  readonly #sent: Sent[] = [];
  readonly #fetch = globalThis.fetch;
  /** From now on there is no network. */
  isCut = false;

  constructor() {
    globalThis.fetch = async (input, init) => {
      if (this.isCut) throw new TypeError('Failed to fetch');
      const request = input instanceof Request ? input : new Request(input, init);
      this.#sent.push({ url: new URL(request.url), request });
      return this.#fetch(input, init);
    };
  }

  made(origin: string): readonly MadeCall[] {
    return this.#sent
      .filter(({ url }) => url.origin === origin && url.pathname !== STATIC_FILE)
      .map(({ url, request }) => ({
        path: url.pathname,
        credentials: request.credentials,
        accept: request.headers.get('accept') ?? '',
      }));
  }

  /** The language that was asked for last. */
  languageAsked(): string {
    return this.#sent.at(-1)?.request.headers.get('accept-language') ?? '';
  }

  refreshes(): number {
    return this.#sent.filter(({ url }) => url.pathname === '/api/refresh_token').length;
  }

  begin(): void {
    this.#sent.length = 0;
    this.isCut = false;
  }

  close(): void {
    globalThis.fetch = this.#fetch;
  }
}
