import type { Session, SessionStore } from '../../core/ports/session-store.ts';

export class MemorySessionStore implements SessionStore {
  readonly #shelf: Map<'jwt', string>;
  #isOverlooked = false;

  /** Two stores on one shelf are one store opened twice. */
  constructor(shelf: Map<'jwt', string> = new Map()) {
    this.#shelf = shelf;
  }

  load(): Session | undefined {
    if (this.#isOverlooked) {
      this.#isOverlooked = false;
      return undefined;
    }
    const { access_token: accessToken, refresh_token: refreshToken } = parsed(
      this.#shelf.get('jwt'),
    );
    if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return undefined;
    return { accessToken, refreshToken };
  }

  save({ accessToken, refreshToken }: Session): void {
    this.#shelf.set(
      'jwt',
      JSON.stringify({ access_token: accessToken, refresh_token: refreshToken }),
    );
  }

  clear(): void {
    this.#shelf.delete('jwt');
  }

  /** Not part of the port: the next time it is asked, it says that there is nothing. */
  overlookOnce(): void {
    this.#isOverlooked = true;
  }
}

function parsed(text = '{}'): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
