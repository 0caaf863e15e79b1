import type {
  Recorder,
  RecorderError,
  RecordingStart,
  Take,
} from '../../../core/ports/recorder.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';

/** A recorder in front of which a synthetic voice speaks: its takes are real sound. */
export class SpokenRecorder implements Recorder {
  timesOpened = 0;
  #isRecording = false;
  #wav: Uint8Array | undefined;
  #trouble: RecorderError | undefined;
  readonly #pieceListeners = new Set<(piece: Uint8Array) => void>();

  async start(): Promise<Result<RecordingStart, RecorderError>> {
    if (this.#trouble) return fail(this.#trouble);
    this.timesOpened += 1;
    this.#isRecording = true;
    this.#wav = undefined;
    return ok({ deviceName: 'Synthetic voice' });
  }

  async stop(): Promise<Take | undefined> {
    if (!this.#isRecording) return undefined;
    this.#isRecording = false;
    const bytes = this.#wav ?? new Uint8Array();
    return { bytes, mediaType: 'audio/wav', durationMs: 3000 };
  }

  /** A synthetic voice is heard whole, whenever it speaks. */
  async pause(): Promise<void> {}

  async resume(): Promise<void> {}

  async cancel(): Promise<void> {
    this.#isRecording = false;
  }

  onLevel(): () => void {
    return () => {};
  }

  onTrouble(): () => void {
    return () => {};
  }

  onPiece(listener: (piece: Uint8Array) => void): () => void {
    this.#pieceListeners.add(listener);
    return () => this.#pieceListeners.delete(listener);
  }

  hear(wav: Uint8Array): void {
    this.#wav = wav;
    for (const listener of this.#pieceListeners) listener(wav);
  }

  refuse(trouble: RecorderError): void {
    this.#trouble = trouble;
  }

  get isRecording(): boolean {
    return this.#isRecording;
  }
}
