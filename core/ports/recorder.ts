import type { Result } from '../shared/result.ts';

/** One stretch of the learner's voice, as the device encoded it. */
export interface Take {
  readonly bytes: Uint8Array;
  /** What the device says it is, such as `audio/webm;codecs=opus`; the server looks at the bytes. */
  readonly mediaType: string;
  readonly durationMs: number;
}

export type RecorderError =
  | { readonly kind: 'microphone-denied' }
  | { readonly kind: 'microphone-missing' }
  | { readonly kind: 'microphone-busy' };

/**
 * Captures one stretch of the learner's voice at a time.
 *
 * - `start` resolves when sound is being captured, not when it is asked to; it stops a recording that is running first.
 * - `stop` gives the take and releases the microphone before it resolves; `undefined` when nothing is being recorded.
 * - `cancel` drops what was captured; safe at any moment.
 * - `onLevel` tells the loudness, 0 to 1, while recording; the answer stops the telling.
 * - `onPiece` tells every piece of the take as it is captured, in order and the last one before `stop` resolves;
 *   the pieces so far are all that is left of a take when the app is killed. The answer stops the telling.
 */
export interface Recorder {
  start(): Promise<Result<void, RecorderError>>;
  stop(): Promise<Take | undefined>;
  cancel(): Promise<void>;
  onLevel(listener: (level: number) => void): () => void;
  onPiece(listener: (piece: Uint8Array) => void): () => void;
}
