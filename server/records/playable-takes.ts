import { asPlayable } from '../audio/playable.ts';
import { isDiskFull } from '../storage/disk-full.ts';
import type { Files } from '../storage/files.ts';

/** The takes of learners, in a form that every device of theirs plays; made once, and kept beside the take. */
export class PlayableTakes {
  readonly #files: Files;
  readonly #making = new Map<string, Promise<Uint8Array>>();

  constructor(files: Files) {
    this.#files = files;
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    const made = await this.#files.get(playableOf(path));
    if (made) return made;
    const take = await this.#files.get(path);
    return take && this.#make(path, take);
  }

  /** A second call while the sound is being made waits for the same result. */
  #make(path: string, take: Uint8Array): Promise<Uint8Array> {
    const making =
      this.#making.get(path) ??
      this.#convert(path, take).finally(() => {
        this.#making.delete(path);
      });
    this.#making.set(path, making);
    return making;
  }

  async #convert(path: string, take: Uint8Array): Promise<Uint8Array> {
    const playable = await asPlayable(take);
    if (playable === take) return take;
    try {
      await this.#files.put(playableOf(path), playable);
    } catch (error) {
      // She hears it all the same; it is made once more the next time.
      if (!isDiskFull(error)) throw error;
    }
    // It may have been deleted meanwhile.
    if (!(await this.#files.get(path))) await this.#files.removeAll(playableOf(path));
    return playable;
  }
}

/** Where it lies. */
export const playableOf = (path: string): string => `${path}.playable`;
