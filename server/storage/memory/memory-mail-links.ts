import type { LinkPurpose, MailLinks, StoredMailLink } from '../../accounts/mail-links.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryMailLinks implements MailLinks {
  readonly #links: MemoryTables['mailLinks'];

  constructor({ mailLinks }: MemoryTables) {
    this.#links = mailLinks;
  }

  async add(link: StoredMailLink, now: Date): Promise<void> {
    const known = this.#links.get(link.hash);
    if (known) {
      if (link.expiresAt > known.expiresAt)
        this.#links.set(link.hash, { ...known, expiresAt: link.expiresAt });
      return;
    }
    for (const [hash, one] of this.#links) {
      const isSameOwner =
        one.learnerId === link.learnerId &&
        (link.learnerId !== undefined || one.email === link.email);
      const isEarlier = one.purpose === link.purpose && isSameOwner;
      if (isEarlier && link.purpose !== 'undo-email' && !one.usedAt)
        this.#links.set(hash, { ...one, usedAt: now });
    }
    this.#links.set(link.hash, { ...link, usedAt: undefined });
  }

  async find(
    hash: string,
    purposes: readonly LinkPurpose[],
    now: Date,
  ): Promise<StoredMailLink | undefined> {
    const stored = this.#links.get(hash);
    if (!stored) return undefined;
    const { usedAt, ...link } = stored;
    return !usedAt && purposes.includes(link.purpose) && link.expiresAt > now ? link : undefined;
  }

  async use(
    hash: string,
    purposes: readonly LinkPurpose[],
    now: Date,
  ): Promise<StoredMailLink | undefined> {
    const found = this.find(hash, purposes, now);
    // Marked before anything is awaited: of two at the same moment one gets it.
    const stored = this.#links.get(hash);
    const isGood = stored && !stored.usedAt && purposes.includes(stored.purpose);
    if (isGood && stored.expiresAt > now) this.#links.set(hash, { ...stored, usedAt: now });
    return found;
  }

  async revokeOf(learnerId: string, now: Date): Promise<void> {
    for (const [hash, link] of this.#links) {
      const isMeant = link.learnerId === learnerId && link.purpose !== 'undo-email';
      if (isMeant && !link.usedAt) this.#links.set(hash, { ...link, usedAt: now });
    }
  }

  async revokeUndos(learnerId: string, expiresFrom: Date, now: Date): Promise<boolean> {
    const undos = [...this.#links.values()].filter(
      (link) =>
        link.learnerId === learnerId &&
        link.purpose === 'undo-email' &&
        !link.usedAt &&
        link.expiresAt >= expiresFrom,
    );
    for (const link of undos) this.#links.set(link.hash, { ...link, usedAt: now });
    return undos.length > 0;
  }

  async isUndone(
    learnerId: string,
    { at, expiresAt }: { readonly at: Date; readonly expiresAt: Date },
  ): Promise<boolean> {
    return [...this.#links.values()].some(
      (link) =>
        link.learnerId === learnerId &&
        link.purpose === 'undo-email' &&
        link.expiresAt <= expiresAt &&
        link.usedAt !== undefined &&
        link.usedAt >= at,
    );
  }

  async removeExpired(now: Date): Promise<void> {
    for (const [hash, { expiresAt }] of this.#links) {
      if (expiresAt <= now) this.#links.delete(hash);
    }
  }
}
