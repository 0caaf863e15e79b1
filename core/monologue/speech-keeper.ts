import type { Clock } from '../ports/clock.ts';
import type { Recorder, Take } from '../ports/recorder.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { KeptSpeech, SpeechDraft, SpeechStore } from '../ports/speech-store.ts';
import type { KeepError } from '../ports/take-store.ts';
import { SpokenTime } from '../recording/spoken-time.ts';
import type { Result } from '../shared/result.ts';
import { learnerOf } from '../sign-in/learner-of.ts';

export type SpeechPlan = Omit<SpeechDraft, 'learnerId' | 'startedAt'>;

/** Often enough that no other page takes a speech in a pause for one that was left. */
const TELL_OF_PAUSE_MS = 4000;

interface Keeping {
  readonly draft: SpeechDraft;
  readonly time: SpokenTime;
  readonly stopListening: () => void;
  /** Ends telling that it is in a pause. */
  endPause: () => void;
  /** Done when every piece so far is on the device, or has found no room there. */
  written: Promise<unknown>;
}

/** Puts a speech on the device piece by piece while it is recorded, so that it outlives the app. */
export class SpeechKeeper {
  readonly #recorder: Pick<Recorder, 'onPiece'>;
  readonly #speeches: SpeechStore;
  readonly #sessions: SessionStore;
  readonly #clock: Clock;
  #keeping: Keeping | undefined;
  /** A session that ends while she prepares leaves what she says hers. */
  #lastLearnerId: string;

  constructor(
    recorder: Pick<Recorder, 'onPiece'>,
    speeches: SpeechStore,
    sessions: SessionStore,
    clock: Clock,
  ) {
    this.#recorder = recorder;
    this.#speeches = speeches;
    this.#sessions = sessions;
    this.#clock = clock;
    this.#lastLearnerId = learnerOf(sessions) ?? '';
  }

  /** As soon as the recorder has started, and without waiting: no piece is missed. */
  begin(plan: SpeechPlan): void {
    this.#close();
    this.#lastLearnerId = learnerOf(this.#sessions) ?? this.#lastLearnerId;
    const learnerId = this.#lastLearnerId;
    const draft: SpeechDraft = { ...plan, learnerId, startedAt: this.#clock.now() };
    this.#speeches.begin(draft);
    const keeping: Keeping = {
      draft,
      time: new SpokenTime(draft.startedAt),
      stopListening: this.#recorder.onPiece((piece) => this.#append(keeping, piece)),
      endPause: () => {},
      written: Promise.resolve(),
    };
    this.#keeping = keeping;
  }

  /** As soon as the recorder has paused. */
  pause(): void {
    const keeping = this.#keeping;
    if (!keeping || keeping.time.isPaused) return;
    keeping.time.pause(this.#clock.now());
    const tell = () => {
      this.#append(keeping, new Uint8Array());
      keeping.endPause = this.#clock.after(TELL_OF_PAUSE_MS, tell);
    };
    keeping.endPause = this.#clock.after(TELL_OF_PAUSE_MS, tell);
  }

  /** As soon as the recorder has gone on. */
  resume(): void {
    this.#keeping?.endPause();
    this.#keeping?.time.resume(this.#clock.now());
  }

  /** The whole in place of its pieces; undefined where nothing was begun. */
  async finish(
    take: Take,
  ): Promise<{ readonly speech: KeptSpeech; readonly kept: Result<void, KeepError> } | undefined> {
    const keeping = this.#close();
    if (!keeping) return undefined;
    await keeping.written;
    const speech = { ...keeping.draft, take, isWanted: false, refusal: undefined };
    return { speech, kept: await this.#speeches.keep(speech) };
  }

  /** Once more, where the device had no room. */
  keep(speech: KeptSpeech): Promise<Result<void, KeepError>> {
    return this.#speeches.keep(speech);
  }

  /** She does not want it, or there is nothing in it. */
  async abandon(): Promise<void> {
    const keeping = this.#close();
    if (!keeping) return;
    await keeping.written;
    await this.#speeches.drop(keeping.draft.id);
  }

  #append(keeping: Keeping, piece: Uint8Array): void {
    const at = this.#clock.now();
    const durationMs = keeping.time.at(at);
    keeping.written = keeping.written.then(() =>
      this.#speeches.append(keeping.draft.id, piece, at, durationMs),
    );
  }

  #close(): Keeping | undefined {
    const keeping = this.#keeping;
    this.#keeping = undefined;
    keeping?.stopListening();
    keeping?.endPause();
    return keeping;
  }
}
