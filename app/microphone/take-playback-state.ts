import { makeAutoObservable, runInAction } from 'mobx';
import type { AudioPlayer, PlaybackError } from '../../core/ports/audio-player.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';

/** What she has recorded, heard before anything becomes of it. */
export class TakePlaybackState {
  isPlaying = false;
  error: PlaybackError | Unexpected | undefined;
  readonly #player: AudioPlayer;
  readonly #reporter: Reporter;

  constructor(player: AudioPlayer, reporter: Reporter) {
    this.#player = player;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async play(bytes: Uint8Array): Promise<void> {
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.error = undefined;
    const played = await attempt(this.#reporter, 'play own take', () => this.#player.play(bytes));
    runInAction(() => {
      this.isPlaying = false;
      this.error = played.ok ? undefined : played.error;
    });
  }

  stop(): void {
    this.#player.stop();
    this.isPlaying = false;
  }
}

export type PlaybackView = Pick<TakePlaybackState, 'isPlaying' | 'error' | 'stop'>;
