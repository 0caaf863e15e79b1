import type { NativeApp } from '../core/navigation/native-app.ts';
import type { AppUpdates } from '../core/ports/app-updates.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { NativeBridge } from '../core/ports/native-bridge.ts';
import type { PageVisibility } from '../core/ports/page-visibility.ts';
import type { PasskeyDevice } from '../core/ports/passkey-device.ts';
import type { PushDevice } from '../core/ports/push-device.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionLock } from '../core/ports/session-lock.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import type { Touches } from '../core/ports/touches.ts';
import type { LessonDevice } from './lesson-device.ts';

/** What the learner holds in her hand. */
export interface Device {
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly sessions: SessionStore;
  readonly sessionLock: SessionLock;
  readonly preferences: Preferences;
  readonly visibility: PageVisibility;
  readonly touches: Touches;
  readonly passkeys: PasskeyDevice;
  readonly push: PushDevice;
  readonly updates: AppUpdates;
  /** The wrapper around the app; undefined in a browser. */
  readonly wrapper: NativeApp | undefined;
  readonly bridge: NativeBridge;
  /** Whether takes were left here that the server may not have; told without loading what keeps them. */
  readonly hasTakes: () => Promise<boolean>;
  /** A moment in which no screen waits for anything. */
  readonly spareTime: () => Promise<void>;
  /** Loaded with the first lesson. */
  readonly forLessons: () => Promise<LessonDevice>;
}
