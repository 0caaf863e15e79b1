import { makeAutoObservable, runInAction } from 'mobx';
import type { PlayAudio, Playable, PlayAudioError } from '../../core/listening/play-audio.ts';
import type { SoundPart } from '../../core/ports/audio-player.ts';
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

  play(name: Name, sound: Playable, part?: SoundPart): Promise<void> {
    return this.#hear(name, () => this.#playAudio.execute(sound, part));
  }

  /** Two sounds under one name: one after the other, or at once. */
  playBoth(name: Name, sounds: readonly [Playable, Playable], how: 'in-turn' | 'together') {
    const [one, other] = sounds;
    return this.#hear(name, () =>
      how === 'together' ? this.#playAudio.together(one, other) : this.#playAudio.inTurn(sounds),
    );
  }

  /** One after the other. */
  playAll(name: Name, sounds: readonly Playable[]): Promise<void> {
    return this.#hear(name, () => this.#playAudio.inTurn(sounds));
  }

  async #hear(name: Name, run: () => ReturnType<PlayAudio['execute']>): Promise<void> {
    this.playing = name;
    this.error = undefined;
    const played = await attempt(this.#reporter, 'play', run);
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

export type ListeningView = Pick<ListeningPresenter, 'playing' | 'error' | 'toggle' | 'stop'>;
