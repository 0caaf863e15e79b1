import type { LinkPurpose, MailLinks, StoredMailLink } from '../../accounts/mail-links.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryMailLinks implements MailLinks {
  readonly #links: MemoryTables['mailLinks'];

  constructor({ mailLinks }: MemoryTables) {
    this.#links = mailLinks;
  }

  async add(link: StoredMailLink): Promise<void> {
    this.#links.set(link.hash, { ...link, isUsed: false });
  }

  async find(
    hash: string,
    purposes: readonly LinkPurpose[],
    now: Date,
  ): Promise<StoredMailLink | undefined> {
    const stored = this.#links.get(hash);
    if (!stored) return undefined;
    const { isUsed, ...link } = stored;
    return !isUsed && purposes.includes(link.purpose) && link.expiresAt > now ? link : undefined;
  }

  async use(
    hash: string,
    purposes: readonly LinkPurpose[],
    now: Date,
  ): Promise<StoredMailLink | undefined> {
    const found = this.find(hash, purposes, now);
    // Marked before anything is awaited: of two at the same moment one gets it.
    const stored = this.#links.get(hash);
    if (stored && purposes.includes(stored.purpose) && stored.expiresAt > now) {
      this.#links.set(hash, { ...stored, isUsed: true });
    }
    return found;
  }

  async revokeOf(learnerId: string): Promise<void> {
    for (const [hash, link] of this.#links) {
      if (link.learnerId === learnerId) this.#links.set(hash, { ...link, isUsed: true });
    }
  }

  async removeExpired(now: Date): Promise<void> {
    for (const [hash, { expiresAt }] of this.#links) {
      if (expiresAt <= now) this.#links.delete(hash);
    }
  }
}
