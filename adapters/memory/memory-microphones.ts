import type {
  MicrophoneInput,
  MicrophonePermission,
  Microphones,
} from '../../core/ports/microphones.ts';

/** Microphones that are plugged in by telling so. */
export class MemoryMicrophones implements Microphones {
  /** Not part of the port: what the platform says. */
  says: MicrophonePermission | undefined = 'prompt';
  #inputs: readonly MicrophoneInput[] = [];
  #slowly: Promise<void> | undefined;
  readonly #watchers = new Set<{ readonly changed: () => void }>();

  async permission(): Promise<MicrophonePermission | undefined> {
    return this.says;
  }

  async inputs(): Promise<readonly MicrophoneInput[]> {
    const plugged = this.#inputs.filter(({ id }) => id !== '');
    const slowly = this.#slowly;
    this.#slowly = undefined;
    await slowly;
    return plugged;
  }

  watch(changed: () => void): () => void {
    const watcher = { changed };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Not part of the port: what is asked for next is answered when this is called. */
  delay(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#slowly = promise;
    return resolve;
  }

  /** Not part of the port: these are plugged in now. */
  plug(inputs: readonly MicrophoneInput[]): void {
    this.#inputs = inputs;
    for (const { changed } of this.#watchers) changed();
  }
}
