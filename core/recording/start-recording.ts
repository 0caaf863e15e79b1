import type { Occurrence } from '../ports/analytics.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Preferences } from '../ports/preferences.ts';
import type { Recorder, RecorderError, RecordingTrouble, Take } from '../ports/recorder.ts';
import type { WakeLock } from '../ports/wake-lock.ts';
import { ok, type Result } from '../shared/result.ts';
import type { CheckPermission } from './check-permission.ts';
import { ANSWER_INPUT_KEY } from './input-choice.ts';
import { isIos, type Agent } from './platform.ts';

/** How long a platform needs until a microphone that was let go can be opened again for certain. */
const CANCEL_DELAY_MS = { ios: 500, other: 1500 } as const;

export interface RecordingParts {
  readonly recorder: Recorder;
  readonly wakeLock: WakeLock;
  readonly permission: CheckPermission;
  readonly preferences: Preferences;
  readonly count: (occurrence: Occurrence) => void;
  readonly log: Log;
  readonly clock: Clock;
  readonly agent: Agent;
}

/** The learner begins to speak; the screen stays on while she does. */
export class StartRecording {
  readonly #parts: RecordingParts;
  #isAllowed = false;

  constructor(parts: RecordingParts) {
    this.#parts = parts;
  }

  async execute(): Promise<Result<void, RecorderError>> {
    const { recorder, permission, preferences, count } = this.#parts;
    // In a browser nothing comes before the microphone: its own question belongs to this very tap.
    if (permission.isInWrapper && !this.#isAllowed) {
      this.#isAllowed = (await permission.execute()) === 'granted';
    }
    const inputId = preferences.read(ANSWER_INPUT_KEY);
    const started = await recorder.start(inputId ? { inputId } : undefined);
    if (started.ok) {
      count({ name: 'recording_start', params: { device_name: started.value.deviceName } });
      // Not awaited: a platform slow to agree must not cost the first word.
      void this.#keepScreenOn();
      return ok(undefined);
    }
    if (started.error.kind === 'microphone-denied') {
      const message = started.error.message ?? '';
      count({ name: 'recording_permission_denied', params: { message } });
    }
    return started;
  }

  /** What was said, for a caller that needs no more than that; undefined when nothing is being recorded. */
  async finish(): Promise<Take | undefined> {
    const take = await this.#parts.recorder.stop();
    await this.#parts.wakeLock.release();
    return take;
  }

  /** The screen stays on: a device that is locked takes the microphone away. */
  async pause(): Promise<void> {
    await this.#parts.recorder.pause();
  }

  async resume(): Promise<void> {
    await this.#parts.recorder.resume();
  }

  /** The microphone is let go at once; resolves when a platform is certainly ready for the next recording. */
  async cancel(): Promise<void> {
    const { recorder, wakeLock, agent, clock } = this.#parts;
    const ready = new Promise<void>((resolve) => {
      clock.after(isIos(agent) ? CANCEL_DELAY_MS.ios : CANCEL_DELAY_MS.other, resolve);
    });
    await Promise.all([recorder.cancel(), wakeLock.release()]);
    await ready;
  }

  onLevel(listener: (level: number) => void): () => void {
    return this.#parts.recorder.onLevel(listener);
  }

  onTrouble(listener: (trouble: RecordingTrouble) => void): () => void {
    return this.#parts.recorder.onTrouble(listener);
  }

  async #keepScreenOn(): Promise<void> {
    const { wakeLock, log } = this.#parts;
    if (!(await wakeLock.hold())) log.note('The screen may go dark while recording');
  }
}
