import type {
  KeptSession,
  KeptSessions,
  Proof,
  WhichSessions,
} from '../../accounts/kept-sessions.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemorySessions implements KeptSessions {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async add(session: KeptSession): Promise<void> {
    this.#tables.sessions.set(session.id, session);
  }

  async ofId(id: string): Promise<KeptSession | undefined> {
    return this.#tables.sessions.get(id);
  }

  async ofFirstHash(hash: string): Promise<KeptSession | undefined> {
    return [...this.#tables.sessions.values()].find(({ firstHash }) => firstHash === hash);
  }

  async ofLearner(learnerId: string): Promise<readonly KeptSession[]> {
    return [...this.#tables.sessions.values()]
      .filter((session) => session.learnerId === learnerId)
      .toSorted((a, b) => +b.usedAt - +a.usedAt || (a.id < b.id ? -1 : 1));
  }

  async renew(id: string, generation: number, usedAt: Date, expiresAt: Date): Promise<boolean> {
    const session = this.#tables.sessions.get(id);
    if (session?.generation !== generation) return false;
    const renewed = { ...session, generation: generation + 1, usedAt, expiresAt };
    this.#tables.sessions.set(id, renewed);
    return true;
  }

  async prove(id: string, provedBy: Proof, provedAt: Date): Promise<void> {
    const session = this.#tables.sessions.get(id);
    if (session) this.#tables.sessions.set(id, { ...session, provedBy, provedAt });
  }

  async end({ learnerId, id, exceptId }: WhichSessions, at: Date): Promise<readonly string[]> {
    const gone = [...this.#tables.sessions.values()].filter(
      (session) =>
        session.learnerId === learnerId &&
        (id === undefined || session.id === id) &&
        session.id !== exceptId,
    );
    for (const session of gone) {
      this.#tables.sessions.delete(session.id);
      this.#tables.endedSessions.set(session.id, at);
    }
    return gone.map((session) => session.id);
  }

  async endedSince(at: Date): Promise<readonly string[]> {
    return [...this.#tables.endedSessions].filter(([, ended]) => ended >= at).map(([id]) => id);
  }

  async learnersOfExpired(now: Date): Promise<readonly string[]> {
    const expired = [...this.#tables.sessions.values()].filter(({ expiresAt }) => expiresAt <= now);
    return [...new Set(expired.map(({ learnerId }) => learnerId))];
  }

  async removeExpired(now: Date): Promise<void> {
    for (const [id, { expiresAt }] of this.#tables.sessions)
      if (expiresAt <= now) this.#tables.sessions.delete(id);
  }

  async forgetEnded(before: Date): Promise<void> {
    for (const [id, ended] of this.#tables.endedSessions)
      if (ended < before) this.#tables.endedSessions.delete(id);
  }
}
