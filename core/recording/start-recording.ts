import type { Occurrence } from '../ports/analytics.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Preferences } from '../ports/preferences.ts';
import type { Recorder, RecorderError, RecordingTrouble } from '../ports/recorder.ts';
import type { WakeLock } from '../ports/wake-lock.ts';
import { ok, type Result } from '../shared/result.ts';
import type { CheckPermission } from './check-permission.ts';
import { ANSWER_INPUT_KEY } from './input-choice.ts';
import type { Agent } from './platform.ts';
import { recordingHandle, type Recording } from './recording.ts';

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
  /** The recording that was asked for last: before it opens a microphone, the recorder ends any other. */
  #latest: Recording | undefined;

  constructor(parts: RecordingParts) {
    this.#parts = parts;
  }

  async execute(): Promise<Result<Recording, RecorderError>> {
    const { recorder, permission, preferences, count, wakeLock } = this.#parts;
    // In a browser nothing comes before the microphone: its own question belongs to this very tap.
    if (permission.isInWrapper && !this.#isAllowed) {
      this.#isAllowed = (await permission.execute()) === 'granted';
    }
    const inputId = preferences.read(ANSWER_INPUT_KEY);
    const recording: Recording = recordingHandle(this.#parts, () => this.#latest === recording);
    this.#latest = recording;
    const started = await recorder.start(inputId ? { inputId } : undefined);
    if (started.ok) {
      count({ name: 'recording_start', params: { device_name: started.value.deviceName } });
      // Not awaited: a platform slow to agree must not cost the first word.
      if (this.#latest === recording) void this.#keepScreenOn();
      return ok(recording);
    }
    // The recording before, if there was one, has ended all the same.
    if (this.#latest === recording) await wakeLock.release();
    if (started.error.kind === 'microphone-denied') {
      const message = started.error.message ?? '';
      count({ name: 'recording_permission_denied', params: { message } });
    }
    return started;
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
