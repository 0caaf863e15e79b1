import { makeAutoObservable, runInAction } from 'mobx';
import type { PlayAudio, PlayAudioError } from '../../core/listening/play-audio.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';

/** Sounds on a screen where several can be heard, one at a time. */
export class ListeningPresenter {
  /** Path of what is being played. */
  playing: string | undefined;
  error: PlayAudioError | Unexpected | undefined;

  readonly #playAudio: PlayAudio;
  readonly #reporter: Reporter;

  constructor(playAudio: PlayAudio, reporter: Reporter) {
    this.#playAudio = playAudio;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Plays a sound; the one that is playing is stopped instead. */
  async toggle(path: string): Promise<void> {
    if (this.playing === path) return this.stop();
    this.playing = path;
    this.error = undefined;
    const played = await attempt(this.#reporter, 'play', () => this.#playAudio.execute(path));
    runInAction(() => {
      if (this.playing !== path) return;
      this.playing = undefined;
      this.error = played.ok ? undefined : played.error;
    });
  }

  stop(): void {
    this.playing = undefined;
    this.#playAudio.stop();
  }
}
