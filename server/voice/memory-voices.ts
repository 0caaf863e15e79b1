import { fail, ok } from '../../core/shared/result.ts';
import type { Line } from './speech-synthesizer.ts';
import type { ReadSoundError, StoredSound } from './voice-library.ts';

/** The sounds of the questions as texts, which a test may change or take back. */
export class MemoryVoices {
  readonly sounds = new Map<string, string>();
  /** What is asked for is not made yet. */
  readonly beingMade = new Set<string>();

  /** What was spoken for one learner. */
  readonly spoken: Line[] = [];
  #gate = Promise.withResolvers<void>();

  constructor() {
    this.let();
  }

  holdBack(): void {
    this.#gate = Promise.withResolvers<void>();
  }

  let(): void {
    this.#gate.resolve();
  }

  async speak(line: Line) {
    this.spoken.push(line);
    await this.#gate.promise;
    const sound = `sound:${line.voice} ${line.text}`;
    const bytes = new TextEncoder().encode(sound);
    return ok<StoredSound>({ bytes, etag: `"${encodeURIComponent(sound)}"`, type: 'audio/mpeg' });
  }

  async read(path: string) {
    if (this.beingMade.has(path)) return fail<ReadSoundError>({ kind: 'audio-being-made' });
    const sound = this.sounds.get(path);
    if (sound === undefined) return fail<ReadSoundError>({ kind: 'audio-not-found' });
    const bytes = new TextEncoder().encode(sound);
    return ok<StoredSound>({ bytes, etag: `"${encodeURIComponent(sound)}"`, type: 'audio/mpeg' });
  }
}
