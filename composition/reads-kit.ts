import { answeredHere } from '../core/offline/answered-here.ts';
import { ReadCopies } from '../core/offline/read-copies.ts';
import { StoredEntries } from '../core/outbox/stored-entries.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import { playableLessons } from '../core/rounds/cached-lessons.ts';
import type { LessonDevice } from './lesson-device.ts';

export interface ReadsSockets {
  readonly device: LessonDevice;
  readonly preferences: Preferences;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** What keeps reads on this device; loaded when there is time to keep one, or no network. */
export function readsKit({ device, preferences, clock, reporter }: ReadsSockets): ReadCopies {
  const stored = new StoredEntries(preferences, clock);
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  return new ReadCopies({
    cache: device.readCache,
    clock,
    reporter,
    utf8: {
      encode: (text) => encoder.encode(text),
      decode: (bytes) => decoder.decode(bytes),
    },
    answered: (learnerId) => answeredHere({ stored, takes: device.takes }, learnerId),
    lessons: (learnerId) => playableLessons(preferences, learnerId),
  });
}
