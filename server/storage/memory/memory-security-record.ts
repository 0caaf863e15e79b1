import type { Page } from '../../page.ts';
import {
  placeOfEvent,
  SHORTEST_KEPT_DAYS,
  type SecurityEvent,
  type SecurityRecord,
} from '../../security/security-record.ts';
import { newestFirst } from './newest-first.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export class MemorySecurityRecord implements SecurityRecord {
  #events: readonly SecurityEvent[] = [];
  readonly #forwarded = new Set<string>();

  async add(event: SecurityEvent): Promise<void> {
    this.#events = [...this.#events, event];
  }

  async ofLearner(learnerId: string, page: Page): Promise<readonly SecurityEvent[]> {
    const hers = this.#events.filter((event) => event.learnerId === learnerId);
    return newestFirst(hers, page, placeOfEvent);
  }

  async all(page: Page): Promise<readonly SecurityEvent[]> {
    return newestFirst(this.#events, page, placeOfEvent);
  }

  async toForward(limit: number): Promise<readonly SecurityEvent[]> {
    return this.#events.filter(({ id }) => !this.#forwarded.has(id)).slice(0, limit);
  }

  async forwarded(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#forwarded.add(id);
  }

  async removeBefore(at: Date): Promise<void> {
    const before = Math.min(at.getTime(), Date.now() - SHORTEST_KEPT_DAYS * DAY_MS);
    this.#events = this.#events.filter((event) => event.at.getTime() >= before);
  }
}
