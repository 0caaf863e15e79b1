import { randomUUID } from 'node:crypto';
import type { Place } from '../page.ts';
import { placeOfEvent, type SecurityEvent, type SecurityRecord } from './security-record.ts';

const EVENTS_OF_PAGE = 1000;

/** Everything since a moment, the newest first, for the operator; that it was read is written down first, and so comes with it. */
export async function* exportRecord(
  record: Pick<SecurityRecord, 'add' | 'all'>,
  since: Date,
  now: Date,
): AsyncIterable<SecurityEvent> {
  await record.add({
    id: randomUUID(),
    at: now,
    kind: 'operator-acted',
    learnerId: undefined,
    address: undefined,
    subject: 'security-record',
  });
  let after: Place | undefined;
  do {
    const events = await record.all({ limit: EVENTS_OF_PAGE, after });
    yield* events.filter(({ at }) => at >= since);
    const last = events.at(-1);
    after = last && last.at >= since ? placeOfEvent(last) : undefined;
  } while (after);
}
