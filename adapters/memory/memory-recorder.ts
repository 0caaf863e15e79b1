import type { Recorder, RecorderError, Take } from '../../core/ports/recorder.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

/** A microphone that hears exactly what it is told; its takes carry the words as UTF-8. */
export class MemoryRecorder implements Recorder {
  #heard: { text: string; ms: number } | undefined;
  #trouble: RecorderError | undefined;
  readonly #listeners = new Set<(level: number) => void>();

  async start(): Promise<Result<void, RecorderError>> {
    if (this.#trouble) return fail(this.#trouble);
    this.#heard = { text: '', ms: 0 };
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

  /** Not part of the port: the voice in front of this microphone. */
  async hear(text: string, ms = 2000): Promise<void> {
    if (!this.#heard) return;
    this.#heard.text = [this.#heard.text, text].filter(Boolean).join(' ');
    this.#heard.ms += ms;
    for (const listener of this.#listeners) listener(0.5);
  }

  /** Not part of the port: from now on starting is refused, until told otherwise. */
  refuse(trouble: RecorderError | undefined): void {
    this.#trouble = trouble;
  }

  get isRecording(): boolean {
    return this.#heard !== undefined;
  }
}
