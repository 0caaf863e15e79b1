import { Outbox } from '../core/outbox/outbox.ts';
import { StoredEntries } from '../core/outbox/stored-entries.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { Connectivity } from '../core/ports/connectivity.ts';
import type { PageVisibility } from '../core/ports/page-visibility.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import { learnerOf } from '../core/sign-in/learner-of.ts';

export interface OutboxSockets {
  readonly preferences: Preferences;
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly connectivity: Connectivity;
  readonly visibility: PageVisibility;
  readonly reporter: Reporter;
}

/** The one outbox, and where most of its entries lie; each kit adds the kinds that are its own. */
export interface OutboxKit {
  readonly outbox: Outbox;
  readonly stored: StoredEntries;
}

export function outboxKit({ preferences, sessions, ...sockets }: OutboxSockets): OutboxKit {
  const outbox = new Outbox({ ...sockets, learnerId: () => learnerOf(sessions) });
  outbox.start();
  return { outbox, stored: new StoredEntries(preferences, sockets.clock) };
}
