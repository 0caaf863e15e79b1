import type { Clock } from '../ports/clock.ts';
import type { Recorder, Take } from '../ports/recorder.ts';
import type { WakeLock } from '../ports/wake-lock.ts';
import { isIos, type Agent } from './platform.ts';

/** How long a platform needs until a microphone that was let go can be opened again for certain. */
const CANCEL_DELAY_MS = { ios: 500, other: 1500 } as const;

/**
 * One recording, given to what began it: only through this it is paused and ended. Once another has begun it is over, and
 * nothing here touches that other one.
 */
export interface Recording {
  /** What was said; undefined when it is over. */
  finish(): Promise<Take | undefined>;
  /** The screen stays on: a device that is locked takes the microphone away. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** The microphone is let go at once; resolves when a platform is certainly ready for the next recording. */
  cancel(): Promise<void>;
}

interface HandleParts {
  readonly recorder: Recorder;
  readonly wakeLock: WakeLock;
  readonly clock: Clock;
  readonly agent: Agent;
}

/** @param isLatest whether no other recording was begun since. */
export function recordingHandle(parts: HandleParts, isLatest: () => boolean): Recording {
  const { recorder, wakeLock, clock, agent } = parts;
  return {
    async finish() {
      if (!isLatest()) return undefined;
      const take = await recorder.stop();
      if (isLatest()) await wakeLock.release();
      return take;
    },
    async pause() {
      if (isLatest()) await recorder.pause();
    },
    async resume() {
      if (isLatest()) await recorder.resume();
    },
    async cancel() {
      if (!isLatest()) return;
      const ready = new Promise<void>((resolve) => {
        clock.after(isIos(agent) ? CANCEL_DELAY_MS.ios : CANCEL_DELAY_MS.other, resolve);
      });
      await Promise.all([recorder.cancel(), wakeLock.release()]);
      await ready;
    },
  };
}
