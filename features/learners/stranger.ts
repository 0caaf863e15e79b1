export interface Heard {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** The answer as it came. */
  readonly text: string;
  /** Whether every browser takes it for data, and none for a page. */
  readonly isData: boolean;
}

interface Called {
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** The site whose page makes a browser call; no browser otherwise. */
  readonly site?: string | undefined;
}

/** Calls the server with a tool of her own, and sends whatever she likes. */
export class Stranger {
  readonly #url: string;
  readonly #address: string | undefined;
  /** What she was answered last. */
  heard: Heard | undefined;

  /** Of a running Oz, without a slash at the end; `address` is where she calls from, as a proxy tells it. */
  constructor(url: string, address?: string) {
    this.#url = url;
    this.#address = address;
  }

  /** The site that a page of this Oz is of. */
  get site(): string {
    return new URL(this.#url).origin;
  }

  /** Another stranger, who calls the same Oz from there. */
  at(address: string): Stranger {
    return new Stranger(this.#url, address);
  }

  async calls(method: string, path: string, { token, body, site }: Called = {}): Promise<Heard> {
    const sends = method !== 'GET' && (method !== 'DELETE' || body !== undefined);
    const response = await fetch(`${this.#url}/api/${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(site !== undefined && { origin: site }),
        ...(this.#address !== undefined && { 'x-forwarded-for': this.#address }),
        ...(sends && { 'content-type': 'application/json' }),
      },
      ...(sends && { body: JSON.stringify(body ?? {}) }),
    });
    return this.#hears(response);
  }

  /** A form with files. */
  async sends(path: string, form: FormData, token: string): Promise<Heard> {
    return this.#hears(
      await fetch(`${this.#url}/api/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          ...(this.#address !== undefined && { 'x-forwarded-for': this.#address }),
        },
        body: form,
      }),
    );
  }

  async #hears(response: Response): Promise<Heard> {
    const text = await response.text();
    const said: unknown = text.startsWith('{') ? JSON.parse(text) : {};
    const { headers, status } = response;
    this.heard = { status, body: { ...Object(said) }, text, isData: isData(text, headers) };
    return this.heard;
  }
}

const isData = (text: string, headers: Headers): boolean =>
  headers.get('x-content-type-options') === 'nosniff' &&
  (text === '' || /^application\/json\b/.test(headers.get('content-type') ?? ''));
