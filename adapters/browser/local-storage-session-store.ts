import type { Session, SessionStore } from '../../core/ports/session-store.ts';
import type { GuardedStorage } from './guarded-storage.ts';

const KEY = 'jwt';

export class LocalStorageSessionStore implements SessionStore {
  readonly #storage: GuardedStorage;

  constructor(storage: GuardedStorage) {
    this.#storage = storage;
  }

  load(): Session | undefined {
    const kept = parsed(this.#storage.read(KEY));
    const { access_token: accessToken, refresh_token: refreshToken } = kept;
    if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return undefined;
    return { accessToken, refreshToken };
  }

  save({ accessToken, refreshToken }: Session): void {
    this.#storage.write(
      KEY,
      JSON.stringify({ access_token: accessToken, refresh_token: refreshToken }),
    );
  }

  clear(): void {
    this.#storage.remove(KEY);
  }
}

function parsed(text: string | undefined): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
