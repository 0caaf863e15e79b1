import { makeAutoObservable, runInAction } from 'mobx';
import type { AudioPlayer, PlaybackError } from '../../core/ports/audio-player.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type { KeptTake } from '../../core/ports/take-store.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { SendTakes } from '../../core/takes/send-takes.ts';
import type { SendError } from '../../core/verbal-composition/send-answer.ts';

/** Where a take stands; `refusal` of the take says why the server does not want a refused one. */
export type Standing = 'waiting' | 'no-network' | 'sending' | 'sent' | 'refused';

export interface LeftTake {
  readonly take: KeptTake;
  readonly standing: Standing;
}

export type TakesState =
  | { readonly step: 'loading' }
  | { readonly step: 'shown'; readonly takes: readonly LeftTake[] };

/** The takes on this device that the server has not graded: heard, sent or deleted by hand. */
export class TakesPresenter {
  state: TakesState = { step: 'loading' };
  /** The take that is being played, by its answer. */
  playing: string | undefined;
  /** The take she is asked about before it is deleted. */
  deleting: string | undefined;
  /** Why the last take could not be sent or heard. */
  error: SendError | PlaybackError | Unexpected | undefined;

  readonly #sending: SendTakes;
  readonly #player: AudioPlayer;
  readonly #reporter: Reporter;
  readonly #deleted = new Set<string>();

  constructor(sending: SendTakes, player: AudioPlayer, reporter: Reporter) {
    this.#sending = sending;
    this.#player = player;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Shows what is there, and what becomes of it; the answer stops both. */
  watch(): () => void {
    const stop = this.#sending.watch(() => void this.load());
    void this.load();
    void this.#sending.sendAll();
    return () => {
      stop();
      this.stopPlaying();
    };
  }

  async load(): Promise<void> {
    const left = await this.#sending.left();
    runInAction(() => {
      this.state = { step: 'shown', takes: this.#withSent(left) };
    });
  }

  async send(answerId: string): Promise<void> {
    runInAction(() => {
      this.error = undefined;
    });
    const sent = await this.#sending.send(answerId);
    await this.load();
    runInAction(() => {
      // What a refused take was refused for is shown with it.
      const isRefused = this.#find(answerId)?.standing === 'refused';
      this.error = sent && !sent.ok && !isRefused ? sent.error : undefined;
    });
  }

  async play(answerId: string): Promise<void> {
    const found = this.#find(answerId);
    if (!found) return;
    this.playing = answerId;
    this.error = undefined;
    const played = await attempt(this.#reporter, 'play take', () =>
      this.#player.play(found.take.take.bytes),
    );
    runInAction(() => {
      if (this.playing === answerId) this.playing = undefined;
      if (!played.ok) this.error = played.error;
    });
  }

  stopPlaying(): void {
    this.#player.stop();
    this.playing = undefined;
  }

  askToDelete(answerId: string): void {
    this.deleting = answerId;
  }

  keep(): void {
    this.deleting = undefined;
  }

  async delete(): Promise<void> {
    const { deleting } = this;
    if (deleting === undefined) return;
    this.deleting = undefined;
    if (this.playing === deleting) this.stopPlaying();
    this.#deleted.add(deleting);
    await this.#sending.drop(deleting);
    await this.load();
  }

  /** What goes while she looks on has been sent, and is not snatched away. */
  #withSent(left: readonly KeptTake[]): readonly LeftTake[] {
    const isLeft = new Set(left.map(({ answerId }) => answerId));
    const before = this.state.step === 'shown' ? this.state.takes : [];
    const gone = before
      .filter(({ take: { answerId } }) => !isLeft.has(answerId) && !this.#deleted.has(answerId))
      .map(({ take }): LeftTake => ({ take, standing: 'sent' }));
    const here = left.map((take): LeftTake => ({ take, standing: this.#standing(take) }));
    return [...gone, ...here].sort((a, b) => a.take.answerId.localeCompare(b.take.answerId));
  }

  #standing({ answerId, refusal }: KeptTake): Standing {
    if (this.#sending.sending === answerId) return 'sending';
    if (refusal !== undefined) return 'refused';
    return this.#sending.isOnline ? 'waiting' : 'no-network';
  }

  #find(answerId: string): LeftTake | undefined {
    if (this.state.step !== 'shown') return undefined;
    return this.state.takes.find(({ take }) => take.answerId === answerId);
  }
}
