import { makeAutoObservable, runInAction } from 'mobx';
import type { PlayAudio, PlayAudioError } from '../../core/listening/play-audio.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { Sound } from './player-state.ts';

/** What of a lesson is to be heard just now. */
export class PlayerSoundsPresenter {
  playing: Sound | undefined;
  /** Why the last sound could not be heard. */
  error: PlayAudioError | Unexpected | undefined;
  readonly #playAudio: PlayAudio;
  readonly #reporter: Reporter;

  constructor(playAudio: PlayAudio, reporter: Reporter) {
    this.#playAudio = playAudio;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async play(sound: Sound, path: string | undefined): Promise<void> {
    if (path === undefined) return;
    this.playing = sound;
    this.error = undefined;
    const played = await attempt(this.#reporter, 'play', () => this.#playAudio.execute(path));
    runInAction(() => {
      if (this.playing !== sound) return;
      this.playing = undefined;
      this.error = played.ok ? undefined : played.error;
    });
  }

  stop(): void {
    this.#playAudio.stop();
    this.playing = undefined;
  }

  forgetError(): void {
    this.error = undefined;
  }
}
