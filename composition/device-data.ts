import { purchasesIn } from '../core/account/unattached-purchases.ts';
import { consentsIn } from '../core/analytics/analytics-consent.ts';
import { memosIn } from '../core/monologue/memo-drafts.ts';
import { speechesOfLearner } from '../core/monologue/speeches-of-learner.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { PushDevice } from '../core/ports/push-device.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import { notedPermissionsIn } from '../core/recording/check-permission.ts';
import { cachedLessonsIn } from '../core/rounds/cached-lessons.ts';
import type { DeviceData } from '../core/sign-in/forget-learner.ts';
import { takesOfLearner } from '../core/takes/takes-of-learner.ts';
import type { LessonDevice } from './lesson-device.ts';
import type { OutboxKit } from './outbox-kit.ts';

export interface DeviceDataSockets {
  readonly preferences: Preferences;
  readonly push: PushDevice;
  readonly clock: Clock;
  readonly device: () => Promise<LessonDevice>;
  readonly outbox: () => Promise<OutboxKit>;
}

/** Every place on this device where something of a learner's is kept; her session is another matter. */
export async function deviceData(sockets: DeviceDataSockets): Promise<DeviceData> {
  const { preferences } = sockets;
  const [{ takes, speeches, downloadCache, readCache }, { stored }] = await Promise.all([
    sockets.device(),
    sockets.outbox(),
  ]);
  return {
    copies: [
      // Nothing that is meant for her arrives here any more.
      { forget: () => sockets.push.release() },
      cachedLessonsIn(preferences),
      consentsIn(preferences),
      notedPermissionsIn(preferences),
      // Her own voice is among the sounds that were downloaded.
      { forget: () => downloadCache.clear() },
      { forget: () => readCache.clear() },
    ],
    unsent: [
      stored,
      takesOfLearner(takes),
      speechesOfLearner(speeches, sockets.clock),
      memosIn(preferences),
    ],
    paid: [purchasesIn(preferences)],
  };
}
