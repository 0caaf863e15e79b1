import type { AskedDownload } from '../learners/headless/surroundings.ts';
import type { MadeCall } from '../learners/makes-calls.ts';
import type { ToldStudy } from '../learners/studies.ts';

/** Lies beside the API, and may lie elsewhere. */
const STATIC_FILE = '/system_info.json';
const STUDY = '/api/v1/study_time/sessions';

interface Sent {
  readonly url: URL;
  readonly request: Request;
  /** Of a study session. */
  told?: ToldStudy;
  isGranted?: boolean;
}

/** Answers in place of the server, or asks it with `ask` and changes what it says. */
export type Answering = (ask: () => Promise<Response>) => Promise<Response>;

/** Node trips over a form that is given up before it has been read. */
async function wholeBody(input: RequestInfo | URL): Promise<void> {
  if (input instanceof Request) await input.clone().arrayBuffer();
}

/** The way to a server: notes what is sent, and can be cut, or answer by itself. */
export class RecordedWire {
  readonly #sent: Sent[] = [];
  readonly #answering = new Map<string, { readonly paths: RegExp; readonly answer: Answering }>();
  readonly #fetch: typeof globalThis.fetch;
  #pending = 0;
  /** From now on there is no network. */
  isCut = false;
  /** Until then whatever is sent is on its way. */
  #stalled: Promise<void> | undefined;
  #flow = () => {};

  constructor(fetch: typeof globalThis.fetch) {
    this.#fetch = fetch;
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    await this.#stalled;
    if (this.isCut) {
      await wholeBody(input);
      throw new TypeError('Failed to fetch');
    }
    const request = input instanceof Request ? input : new Request(input, init);
    const sent: Sent = { url: new URL(request.url), request };
    this.#sent.push(sent);
    if (sent.url.pathname === STUDY && request.method === 'POST') {
      sent.told = await request.clone().json();
    }
    const ask = async () => {
      const answer = await this.#ask(input, init);
      sent.isGranted = answer.status < 400;
      return answer;
    };
    const own = [...this.#answering.values()].find(({ paths }) => paths.test(sent.url.pathname));
    if (!own) return ask();
    await wholeBody(input);
    return own.answer(ask);
  };

  async #ask(...[input, init]: Parameters<typeof globalThis.fetch>): Promise<Response> {
    this.#pending += 1;
    try {
      return await this.#fetch(input, init);
    } finally {
      this.#pending -= 1;
    }
  }

  /** Whether the server is at work on a request. */
  get isBusy(): boolean {
    return this.#pending > 0;
  }

  /** From now on whatever is asked for at these paths is answered here; the newest of a name counts. */
  answer(name: string, paths: RegExp, answer: Answering): void {
    this.#answering.set(name, { paths, answer });
  }

  ask(name: string): void {
    this.#answering.delete(name);
  }

  made(): readonly MadeCall[] {
    return this.#sent
      .filter(({ url }) => url.pathname !== STATIC_FILE)
      .map(({ url, request }) => ({
        host: url.origin,
        path: url.pathname,
        credentials: request.credentials,
        accept: request.headers.get('accept') ?? '',
        hasToken: request.headers.has('authorization'),
      }));
  }

  told(): readonly ToldStudy[] {
    return this.#sent.flatMap(({ told }) => (told ? [told] : []));
  }

  /** How often something was asked for at this path. */
  asked(path: string): number {
    return this.#sent.filter(({ url }) => url.pathname === path).length;
  }

  /** Without those that were refused or given up: a sound that is still being made is asked for once more. */
  downloadsAsked(): readonly AskedDownload[] {
    return this.#sent
      .filter(({ isGranted }) => isGranted)
      .filter(({ url }) => url.pathname === '/api/v1/download_file')
      .filter(({ request }) => request.headers.get('accept') === 'application/octet-stream')
      .map(({ url, request }) => ({
        path: url.searchParams.get('path') ?? '',
        etag: request.headers.get('if-none-match') ?? undefined,
      }));
  }

  /** The language in which this path was asked for last: an app has more to ask meanwhile. */
  languageAsked(path: string): string {
    const last = this.#sent.findLast(({ url }) => url.pathname === path);
    return last?.request.headers.get('accept-language') ?? '';
  }

  refreshes(): number {
    return this.#sent.filter(({ url }) => url.pathname === '/api/refresh_token').length;
  }

  stall(isStalled: boolean): void {
    this.#flow();
    this.#stalled = isStalled
      ? new Promise((resolve) => {
          this.#flow = resolve;
        })
      : undefined;
  }
}
