/** Both tokens as the server gave them. */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/**
 * Keeps the session between visits.
 *
 * - `load` gives what was saved last, also after the store is opened again; `undefined` when there is none
 *   or when what is kept can't be read as a session.
 * - `clear` forgets it, even twice.
 */
export interface SessionStore {
  load(): Session | undefined;
  save(session: Session): void;
  clear(): void;
}
