import { makeAutoObservable, runInAction } from 'mobx';
import type { AudioPlayer, PlaybackError } from '../../core/ports/audio-player.ts';
import type { Outbox } from '../../core/outbox/outbox.ts';
import type { OutboxEntry, OutboxError, OutboxKindName } from '../../core/outbox/outbox-kind.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type { KeptTake } from '../../core/ports/take-store.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { TakeKind } from '../../core/takes/take-kind.ts';

/** Where a take stands; `refusal` of the take says why the server does not want a refused one. */
export type Standing = 'interrupted' | 'waiting' | 'no-network' | 'sending' | 'sent' | 'refused';

export interface LeftTake {
  readonly take: KeptTake;
  readonly standing: Standing;
}

/** Entries of one kind, which she can only wait for or send. */
export interface LeftOthers {
  readonly kind: Exclude<OutboxKindName, 'take'>;
  readonly count: number;
}

const OTHER_KINDS = ['speech', 'round', 'review-answer', 'bookmark', 'study-session'] as const;

export type TakesState =
  | { readonly step: 'loading' }
  | {
      readonly step: 'shown';
      readonly takes: readonly LeftTake[];
      /** How much else of hers waits. */
      readonly others: readonly LeftOthers[];
    };

/** What waits on this device to be sent. Takes among it are heard, sent or deleted by hand. */
export class TakesPresenter {
  state: TakesState = { step: 'loading' };
  /** The take that is being played, by its answer. */
  playing: string | undefined;
  /** The take she is asked about before it is deleted. */
  deleting: string | undefined;
  /** Why the last take could not be sent or heard. */
  error: OutboxError | PlaybackError | Unexpected | undefined;

  readonly #outbox: Outbox;
  readonly #kept: TakeKind;
  readonly #player: AudioPlayer;
  readonly #reporter: Reporter;
  readonly #deleted = new Set<string>();

  constructor(outbox: Outbox, kept: TakeKind, player: AudioPlayer, reporter: Reporter) {
    this.#outbox = outbox;
    this.#kept = kept;
    this.#player = player;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Shows what is there, and what becomes of it; the answer stops both. */
  watch(): () => void {
    const stop = this.#outbox.watch(() => void this.load());
    void this.load();
    void this.#outbox.flush();
    return () => {
      stop();
      this.stopPlaying();
    };
  }

  async load(): Promise<void> {
    const [left, entries] = await Promise.all([this.#kept.all(), this.#outbox.entries()]);
    runInAction(() => {
      this.state = { step: 'shown', takes: this.#withSent(left), others: othersOf(entries) };
    });
  }

  async sendAll(): Promise<void> {
    await this.#outbox.flushNow();
    await this.load();
  }

  async send(answerId: string): Promise<void> {
    runInAction(() => {
      this.error = undefined;
    });
    const sent = await this.#outbox.send('take', answerId);
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
    await this.#outbox.drop('take', deleting);
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

  #standing({ answerId, refusal, isInterrupted }: KeptTake): Standing {
    if (this.#outbox.sending === answerId) return 'sending';
    if (refusal !== undefined) return 'refused';
    if (isInterrupted) return 'interrupted';
    return this.#outbox.isOnline ? 'waiting' : 'no-network';
  }

  #find(answerId: string): LeftTake | undefined {
    if (this.state.step !== 'shown') return undefined;
    return this.state.takes.find(({ take }) => take.answerId === answerId);
  }
}

const othersOf = (entries: readonly OutboxEntry[]): readonly LeftOthers[] =>
  OTHER_KINDS.map((kind) => ({
    kind,
    count: entries.filter((entry) => entry.kind === kind).length,
  })).filter(({ count }) => count > 0);
