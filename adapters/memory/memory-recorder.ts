import type { Recorder, RecorderError, Take } from '../../core/ports/recorder.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

/** A microphone that hears exactly what it is told; its takes carry the words as UTF-8. */
export class MemoryRecorder implements Recorder {
  #heard: { text: string; ms: number } | undefined;
  #trouble: RecorderError | undefined;
  readonly #listeners = new Set<(level: number) => void>();
  readonly #pieceListeners = new Set<(piece: Uint8Array) => void>();

  async start(): Promise<Result<void, RecorderError>> {
    if (this.#trouble) return fail(this.#trouble);
    this.#heard = { text: '', ms: 0 };
    this.#tell('said:');
    return ok(undefined);
  }

  async stop(): Promise<Take | undefined> {
    const heard = this.#heard;
    this.#heard = undefined;
    if (!heard) return undefined;
    const bytes = new TextEncoder().encode(`said:${heard.text}`);
    return { bytes, mediaType: 'text/plain', durationMs: heard.ms };
  }

  async cancel(): Promise<void> {
    this.#heard = undefined;
  }

  onLevel(listener: (level: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onPiece(listener: (piece: Uint8Array) => void): () => void {
    this.#pieceListeners.add(listener);
    return () => this.#pieceListeners.delete(listener);
  }

  /** Not part of the port: the voice in front of this microphone. */
  async hear(text: string, ms = 2000): Promise<void> {
    if (!this.#heard) return;
    const more = [this.#heard.text && ' ', text].join('');
    this.#heard.text += more;
    this.#tell(more);
    this.#heard.ms += ms;
    for (const listener of this.#listeners) listener(0.5);
  }

  /** Not part of the port: from now on starting is refused, until told otherwise. */
  refuse(trouble: RecorderError | undefined): void {
    this.#trouble = trouble;
  }

  #tell(text: string): void {
    const piece = new TextEncoder().encode(text);
    for (const listener of this.#pieceListeners) listener(piece);
  }

  get isRecording(): boolean {
    return this.#heard !== undefined;
  }
}
