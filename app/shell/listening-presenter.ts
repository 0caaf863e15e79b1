import { makeAutoObservable, runInAction } from 'mobx';
import type { PlayAudio, PlayAudioError } from '../../core/listening/play-audio.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';

/** Sounds on a screen where several can be heard, one at a time; the screen names them, or goes by their paths. */
export class ListeningPresenter<Name extends string = string> {
  playing: Name | undefined;
  /** Why the last sound could not be heard. */
  error: PlayAudioError | Unexpected | undefined;

  readonly #playAudio: PlayAudio;
  readonly #reporter: Reporter;

  constructor(playAudio: PlayAudio, reporter: Reporter) {
    this.#playAudio = playAudio;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @param sound its path, or the sound itself. */
  async play(name: Name, sound: string | Uint8Array): Promise<void> {
    this.playing = name;
    this.error = undefined;
    const played = await attempt(this.#reporter, 'play', () =>
      typeof sound === 'string' ? this.#playAudio.execute(sound) : this.#playAudio.hear(sound),
    );
    runInAction(() => {
      if (this.playing !== name) return;
      this.playing = undefined;
      this.error = played.ok ? undefined : played.error;
    });
  }

  /** Fetches ahead what will be heard later. */
  async prepare(path: string): Promise<void> {
    await this.#playAudio.prepare(path);
  }

  /** Plays a sound; the one that is playing is stopped instead. */
  async toggle(path: Name): Promise<void> {
    if (this.playing === path) return this.stop();
    await this.play(path, path);
  }

  stop(): void {
    this.playing = undefined;
    this.#playAudio.stop();
  }

  forgetError(): void {
    this.error = undefined;
  }
}
