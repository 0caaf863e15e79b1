import type { Container } from 'inversify';
import { findingKit, type FindingKit } from './finding-kit.ts';
import { Make, Port } from './tokens.ts';

const kits = new WeakMap<Container, Promise<FindingKit>>();

/** The one kit of an app; here and not in a module, so that home does not load as much as its name. */
export function findingKitOf(app: Container): Promise<FindingKit> {
  const kit = kits.get(app) ?? make(app);
  kits.set(app, kit);
  return kit;
}

async function make(app: Container): Promise<FindingKit> {
  const outbox = await app.get(Make.outboxKit)();
  return findingKit({
    catalogue: app.get(Port.catalogueApi),
    bookmarks: app.get(Port.bookmarksApi),
    sessions: app.get(Port.sessionStore),
    clock: app.get(Port.clock),
    reporter: app.get(Port.reporter),
    ...outbox,
  });
}
