import type { Clock } from '../ports/clock.ts';
import type { Recorder } from '../ports/recorder.ts';
import type { SpokenAnswer } from '../ports/records-api.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { KeepError, KeptTake, TakeDraft, TakeStore } from '../ports/take-store.ts';
import type { LocalText } from '../shared/language.ts';
import type { Result } from '../shared/result.ts';
import { learnerOf } from '../sign-in/learner-of.ts';

/** What is being asked, and how long she has thought about it. */
export type Asked = Omit<TakeDraft, 'learnerId' | 'startedAt'>;

const NO_TITLE: LocalText = { ja: '', en: '', ko: '' };

interface Keeping {
  readonly draft: TakeDraft;
  readonly stopListening: () => void;
  /** Done when every piece so far is on the device, or has found no room there. */
  written: Promise<void>;
}

/** Puts a take on the device piece by piece while it is captured, so that it outlives the app. */
export class TakeKeeper {
  readonly #recorder: Pick<Recorder, 'onPiece'>;
  readonly #takes: TakeStore;
  readonly #sessions: SessionStore;
  readonly #clock: Clock;
  readonly #watchers = new Set<{ readonly failed: (error: KeepError | undefined) => void }>();
  readonly #idleWatchers = new Set<() => void>();
  #keeping: Keeping | undefined;
  /** A session that ends in the middle of a lesson, perhaps in another tab, leaves what she says hers. */
  #lastLearnerId: string;

  constructor(
    recorder: Pick<Recorder, 'onPiece'>,
    takes: TakeStore,
    sessions: SessionStore,
    clock: Clock,
  ) {
    this.#recorder = recorder;
    this.#takes = takes;
    this.#sessions = sessions;
    this.#clock = clock;
    this.#lastLearnerId = learnerOf(sessions) ?? '';
  }

  get isRecording(): boolean {
    return this.#keeping !== undefined;
  }

  /** As soon as the recorder has started, and without waiting: no piece is missed. */
  begin(asked: Asked): void {
    this.#close();
    this.#lastLearnerId = learnerOf(this.#sessions) ?? this.#lastLearnerId;
    const startedAt = this.#clock.now();
    const draft: TakeDraft = { ...asked, learnerId: this.#lastLearnerId, startedAt };
    const keeping: Keeping = {
      draft,
      stopListening: this.#recorder.onPiece((piece) => {
        const at = this.#clock.now();
        keeping.written = keeping.written.then(async () => {
          this.#tell(await this.#takes.append(draft.answerId, piece, at));
          return undefined;
        });
      }),
      written: this.#takes.begin(draft),
    };
    this.#keeping = keeping;
  }

  /** The whole take in place of its pieces; this tab goes on holding it. */
  finish(answer: SpokenAnswer): Promise<KeptTake> {
    return this.#keep(answer, {});
  }

  /** What there is of a take whose microphone went away; any tab may take it from here. */
  async interrupt(answer: SpokenAnswer): Promise<KeptTake> {
    const kept = await this.#keep(answer, { isInterrupted: true });
    this.#takes.release(answer.answerId);
    return kept;
  }

  /** From here on this tab or another may send it. */
  letGo(answerId: string): void {
    this.#takes.release(answerId);
    for (const callback of this.#idleWatchers) callback();
  }

  /** She does not want it, or there is nothing in it. */
  async abandon(answerId: string): Promise<void> {
    const keeping = this.#closeOf(answerId);
    if (!keeping) return;
    await keeping.written;
    await this.#takes.drop(answerId);
    this.#takes.release(answerId);
  }

  /** Calls back with why the device could not keep what was just captured, or undefined where it could. */
  watch(failed: (error: KeepError | undefined) => void): () => void {
    this.#lastLearnerId = learnerOf(this.#sessions) ?? this.#lastLearnerId;
    const watcher = { failed };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Calls back whenever a recording is over, or a take may be sent. */
  whenIdle(callback: () => void): void {
    this.#idleWatchers.add(callback);
  }

  async #keep(answer: SpokenAnswer, how: Pick<KeptTake, 'isInterrupted'>): Promise<KeptTake> {
    const keeping = this.#closeOf(answer.answerId);
    await keeping?.written;
    const draft: Omit<TakeDraft, keyof SpokenAnswer> = keeping?.draft ?? this.#unasked();
    const { learnerId, lessonTitle, prompt, promptKo, startedAt } = draft;
    const about = {
      learnerId,
      lessonTitle,
      prompt,
      ...(promptKo !== undefined && { promptKo }),
      startedAt,
    };
    const take = { ...answer, ...about, refusal: undefined, ...how };
    const kept = await this.#takes.keep(take);
    this.#tell(kept);
    return { ...take, isSafe: kept.ok };
  }

  /** Another answer, begun meanwhile, is kept on. */
  #closeOf(answerId: string): Keeping | undefined {
    return this.#keeping?.draft.answerId === answerId ? this.#close() : undefined;
  }

  #close(): Keeping | undefined {
    const keeping = this.#keeping;
    this.#keeping = undefined;
    keeping?.stopListening();
    if (keeping) for (const callback of this.#idleWatchers) callback();
    return keeping;
  }

  #unasked() {
    const learnerId = learnerOf(this.#sessions) ?? this.#lastLearnerId;
    return { learnerId, lessonTitle: NO_TITLE, prompt: '', startedAt: this.#clock.now() };
  }

  #tell(kept: Result<void, KeepError>): void {
    for (const { failed } of this.#watchers) failed(kept.ok ? undefined : kept.error);
  }
}
