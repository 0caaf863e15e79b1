import type { Session, SessionStore } from '../../core/ports/session-store.ts';

export class MemorySessionStore implements SessionStore {
  readonly #shelf: Map<'jwt', Session>;

  /** Two stores on one shelf are one store opened twice. */
  constructor(shelf: Map<'jwt', Session> = new Map()) {
    this.#shelf = shelf;
  }

  load(): Session | undefined {
    return this.#shelf.get('jwt');
  }

  save(session: Session): void {
    this.#shelf.set('jwt', session);
  }

  clear(): void {
    this.#shelf.delete('jwt');
  }
}
