import type { Clock } from '../../core/ports/clock.ts';
import type { SessionLock } from '../../core/ports/session-lock.ts';
import { BrowserClock } from './browser-clock.ts';
import { TakingTurns } from '../../core/shared/taking-turns.ts';

const PREFIX = 'oz-session-lock:';

/** A tab that has not renewed its ticket for this long is gone. */
const LEASE_MS = 10_000;
const RENEWAL_MS = 3000;
const LOOK_AGAIN_MS = 20;

/** Local storage reaches other processes a little late, so a tab does not trust what it reads right after writing. */
const SETTLE_MS = 50;

interface Ticket {
  readonly tab: string;
  /** Undefined while it is being drawn. */
  readonly number: number | undefined;
  /** Milliseconds since 1970. */
  readonly until: number;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Lamport's bakery on local storage, which has no compare-and-swap: every tab draws a number under a key of its own and
 * waits for all lower ones. A device that refuses storage shares no session between tabs either, and needs no more than
 * the turns within this one.
 */
export class StorageSessionLock implements SessionLock {
  readonly #shelf: Shelf;
  readonly #clock: Clock;
  readonly #tab = crypto.randomUUID();
  readonly #turns = new TakingTurns();

  constructor(shelf: Shelf = localStorage, clock: Clock = new BrowserClock()) {
    this.#shelf = shelf;
    this.#clock = clock;
  }

  exclusively<T>(run: () => Promise<T>): Promise<T> {
    return this.#turns.take(async () => {
      const leave = await this.#enter();
      try {
        return await run();
      } finally {
        leave();
      }
    });
  }

  async #enter(): Promise<() => void> {
    this.#write(undefined);
    await this.#pass(SETTLE_MS);
    const number = 1 + Math.max(0, ...this.#others().map((other) => other.number ?? 0));
    this.#write(number);
    const stop = this.#keepRenewing(number);
    await this.#pass(SETTLE_MS);
    while (this.#others().some((other) => this.#isBefore(other, number))) {
      await this.#pass(LOOK_AGAIN_MS);
    }
    return () => {
      stop();
      this.#attempt(() => this.#shelf.removeItem(PREFIX + this.#tab));
    };
  }

  #isBefore(other: Ticket, number: number): boolean {
    if (other.number === undefined || other.number < number) return true;
    return other.number === number && other.tab < this.#tab;
  }

  #keepRenewing(number: number): () => void {
    let cancel = () => {};
    const renewLater = () => {
      cancel = this.#clock.after(RENEWAL_MS, () => {
        this.#write(number);
        renewLater();
      });
    };
    renewLater();
    return () => cancel();
  }

  #write(number: number | undefined): void {
    const ticket: Ticket = { tab: this.#tab, number, until: this.#clock.now() + LEASE_MS };
    this.#attempt(() => this.#shelf.setItem(PREFIX + this.#tab, JSON.stringify(ticket)));
  }

  #others(): readonly Ticket[] {
    const keys = this.#attempt(() =>
      Array.from({ length: this.#shelf.length }, (_, index) => this.#shelf.key(index) ?? ''),
    );
    return (keys ?? [])
      .filter((key) => key.startsWith(PREFIX) && key !== PREFIX + this.#tab)
      .flatMap((key) => {
        const ticket = asTicket(this.#attempt(() => this.#shelf.getItem(key)));
        if (ticket && ticket.until > this.#clock.now()) return [ticket];
        this.#attempt(() => this.#shelf.removeItem(key));
        return [];
      });
  }

  #pass(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#clock.after(ms, resolve);
    });
  }

  #attempt<T>(touch: () => T): T | undefined {
    try {
      return touch();
    } catch {
      return undefined; // private modes and full disks
    }
  }
}

function asTicket(text: string | null | undefined): Ticket | undefined {
  try {
    const { tab, number, until }: Partial<Ticket> = Object(JSON.parse(text ?? 'null'));
    return typeof tab === 'string' && typeof until === 'number'
      ? { tab, until, number }
      : undefined;
  } catch {
    return undefined;
  }
}
