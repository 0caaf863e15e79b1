import { fail, ok } from '../../core/shared/result.ts';
import type { ReadSoundError, StoredSound } from './voice-library.ts';

/** The sounds of the questions as texts, which a test may change or take back. */
export class MemoryVoices {
  readonly sounds = new Map<string, string>();
  /** What is asked for is not made yet. */
  readonly beingMade = new Set<string>();

  async read(path: string) {
    if (this.beingMade.has(path)) return fail<ReadSoundError>({ kind: 'audio-being-made' });
    const sound = this.sounds.get(path);
    if (sound === undefined) return fail<ReadSoundError>({ kind: 'audio-not-found' });
    const bytes = new TextEncoder().encode(sound);
    return ok<StoredSound>({ bytes, etag: `"${encodeURIComponent(sound)}"`, type: 'audio/mpeg' });
  }
}
