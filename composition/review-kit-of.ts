import type { Container } from 'inversify';
import { reviewKit, type ReviewKit } from './review-kit.ts';
import { Make, Port } from './tokens.ts';

const kits = new WeakMap<Container, Promise<ReviewKit>>();

/** The one kit of an app; here and not in a module, so that nobody loads as much as its name before the first review. */
export function reviewKitOf(app: Container): Promise<ReviewKit> {
  const kit = kits.get(app) ?? make(app);
  kits.set(app, kit);
  return kit;
}

async function make(app: Container): Promise<ReviewKit> {
  const device = app.get(Port.lessonDevice);
  const [{ ids }, lessons, outbox] = await Promise.all([
    device(),
    app.get(Make.lessonKit)(),
    app.get(Make.outboxKit)(),
  ]);
  return reviewKit({
    api: app.get(Port.reviewApi),
    preferences: app.get(Port.preferences),
    sessions: app.get(Port.sessionStore),
    clock: app.get(Port.clock),
    reporter: app.get(Port.reporter),
    ids,
    lessons,
    ...outbox,
  });
}
