import type { Clock } from '../core/ports/clock.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import type { LessonDevice } from './lesson-device.ts';

/** What the learner holds in her hand. */
export interface Device {
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly sessions: SessionStore;
  readonly preferences: Preferences;
  /** Loaded with the first lesson. */
  readonly forLessons: () => Promise<LessonDevice>;
}
