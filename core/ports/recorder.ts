import type { Result } from '../shared/result.ts';

/** One stretch of the learner's voice, as the device encoded it. */
export interface Take {
  readonly bytes: Uint8Array;
  /** What the device says it is, such as `audio/webm;codecs=opus`; the server looks at the bytes. */
  readonly mediaType: string;
  /** By the device's clock; what the bytes say of themselves may be wrong, or missing. */
  readonly durationMs: number;
  /** When the microphone gave nothing, as during a call; absent when that never happened. */
  readonly gaps?: readonly Gap[];
}

/** From the beginning of the take, in milliseconds. */
export interface Gap {
  readonly fromMs: number;
  readonly toMs: number;
}

/** What is asked for, as far as it can be had. */
export interface RecordingWish {
  /** The id of a microphone; another one is taken when it is gone. */
  readonly inputId: string;
}

export interface RecordingStart {
  /** The microphone that is listening, as the platform calls it; may be empty. */
  readonly deviceName: string;
}

export type RecorderError =
  /** `message` is the platform's own. */
  | { readonly kind: 'microphone-denied'; readonly message?: string }
  | { readonly kind: 'microphone-missing' }
  | { readonly kind: 'microphone-busy' }
  /** The microphone could be opened, but not be recorded. */
  | { readonly kind: 'recording-failed' };

/**
 * What happens to a microphone while it is recording.
 *
 * - `muted`: it gives nothing, because of a call, an assistant or a switch; what came before is kept.
 * - `silent`: it is open, and for some time there was no signal at all.
 * - `unmuted`: after either of these it is heard again.
 * - `ended`: it is gone; the take ends here and waits for `stop`.
 */
export type RecordingTrouble = 'muted' | 'silent' | 'unmuted' | 'ended';

/**
 * Captures one stretch of the learner's voice at a time.
 *
 * - `start` resolves when sound is being captured, not when it is asked to; it stops a recording that is running first.
 * - A wish that cannot be had is no reason to refuse.
 * - Whatever went wrong, the next `start` begins anew.
 * - `stop` gives the take and releases the microphone before it resolves; `undefined` when nothing is being recorded.
 * - `pause` resolves when nothing more is captured and every piece before it was told; the microphone stays open, and no loudness
 *   is told. `resume` goes on with the same take. A pause counts nowhere: not in the duration, and not in the gaps. Both are safe at
 *   any moment.
 * - `cancel` drops what was captured; safe at any moment.
 * - `onLevel` tells the loudness, 0 to 1, while recording; the answer stops the telling.
 * - `onPiece` tells every piece of the take as it is captured, in order and the last one before `stop` resolves;
 *   the pieces so far are all that is left of a take when the app is killed. The answer stops the telling.
 * - `onTrouble` tells what happens to the microphone while recording; the answer stops the telling.
 */
export interface Recorder {
  start(wish?: RecordingWish): Promise<Result<RecordingStart, RecorderError>>;
  stop(): Promise<Take | undefined>;
  pause(): Promise<void>;
  resume(): Promise<void>;
  cancel(): Promise<void>;
  onLevel(listener: (level: number) => void): () => void;
  onPiece(listener: (piece: Uint8Array) => void): () => void;
  onTrouble(listener: (trouble: RecordingTrouble) => void): () => void;
}
