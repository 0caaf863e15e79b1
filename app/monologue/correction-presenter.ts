import { makeAutoObservable, runInAction } from 'mobx';
import type {
  CorrectionStatus,
  Monologue,
  ReceivedCorrection,
} from '../../core/monologue/monologue.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { MonologuesApi, SubmissionsExceeded } from '../../core/ports/monologues-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { ok, type Result } from '../../core/shared/result.ts';

/** Often enough for what moves in seconds. */
const LOOK_AGAIN_MS = 1000;
/** What may be over the next time. */
const MAY_PASS: readonly string[] = ['offline', 'server-error', 'too-many-requests'];

/** Where it could not be asked. */
const TRY_AGAIN_MS = 5000;

export type CorrectionState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: ApiError | NotFound | Unexpected }
  | { readonly step: 'waiting'; readonly monologue: Monologue; readonly status: CorrectionStatus }
  /** Kept by the server, and not submitted. */
  | {
      readonly step: 'not-submitted';
      readonly monologue: Monologue;
      readonly error: ApiError | NotFound | SubmissionsExceeded | Unexpected | undefined;
    }
  | { readonly step: 'refused'; readonly monologue: Monologue }
  | { readonly step: 'shown'; readonly correction: ReceivedCorrection }
  | { readonly step: 'removed' };

export interface CorrectionParts {
  readonly monologues: MonologuesApi;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** She waits for the correction of a speech, reads it, and says where it is wrong. */
export class CorrectionPresenter {
  state: CorrectionState = { step: 'loading' };
  /** Why the last thing she did with it was not done. */
  error: ApiError | NotFound | Unexpected | undefined;
  isSubmitting = false;
  /** She is asked before it is removed. */
  isAskedToRemove = false;

  readonly #id: string;
  readonly #parts: CorrectionParts;
  #cancelLook: () => void = () => {};
  /** Counts how often it was read: what comes too late is not shown. */
  #reads = 0;
  #isDisposed = false;

  constructor(id: string, parts: CorrectionParts) {
    this.#id = id;
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.#isDisposed = false;
    const { monologues, reporter } = this.#parts;
    const asked = await attempt(reporter, 'correction', () => monologues.one(this.#id));
    if (!asked.ok) return this.#fail(asked.error);
    const monologue = asked.value;
    switch (monologue.state) {
      case 'corrected':
        return this.#open();
      case 'submitted':
        return this.#look(monologue);
      case 'refused':
        return this.#show({ step: 'refused', monologue });
      case 'not-submitted':
        return this.#show({ step: 'not-submitted', monologue, error: undefined });
    }
  }

  async retry(): Promise<void> {
    this.#show({ step: 'loading' });
    await this.load();
  }

  async submit(): Promise<void> {
    const { state } = this;
    if (state.step !== 'not-submitted' || this.isSubmitting) return;
    this.isSubmitting = true;
    const { monologues, reporter } = this.#parts;
    const sent = await attempt(reporter, 'submit speech', () => monologues.submit(this.#id));
    runInAction(() => {
      this.isSubmitting = false;
    });
    // Once she has left, nothing is looked for, and nothing counts as read.
    if (this.#isDisposed) return;
    if (sent.ok) await this.load();
    else this.#show({ ...state, error: sent.error });
  }

  /** Says of a finding that it is no mistake, or takes that back. */
  async dispute(findingId: string, isDisputed: boolean): Promise<void> {
    const { monologues, reporter } = this.#parts;
    const said = await attempt(reporter, 'dispute', () =>
      monologues.dispute(this.#id, findingId, isDisputed),
    );
    await this.#after(said);
  }

  /** Makes a sentence, by its place, a question of hers; `meant` is what she wanted to say, in Japanese. */
  async askAgain(sentence: number, meant: string): Promise<void> {
    const { monologues, reporter } = this.#parts;
    const asked = await attempt(reporter, 'ask again', () =>
      monologues.askAgain(this.#id, sentence, meant.trim() || undefined),
    );
    await this.#after(asked);
  }

  /** Says whether she wants to hear more about this correction. */
  async wantFeedback(isWanted: boolean): Promise<void> {
    const { monologues, reporter } = this.#parts;
    await this.#after(
      await attempt(reporter, 'want feedback', () => monologues.wantFeedback(this.#id, isWanted)),
    );
  }

  async askNoMore(sentence: number): Promise<void> {
    const { monologues, reporter } = this.#parts;
    await this.#after(
      await attempt(reporter, 'ask no more', () => monologues.askNoMore(this.#id, sentence)),
    );
  }

  askToRemove(isAsked: boolean): void {
    this.isAskedToRemove = isAsked;
  }

  async remove(): Promise<void> {
    this.isAskedToRemove = false;
    const { monologues, reporter } = this.#parts;
    const removed = await attempt(reporter, 'remove speech', () => monologues.remove(this.#id));
    // Gone already: an answer was lost, or another device was first.
    if (removed.ok || removed.error.kind === 'not-found') this.#show({ step: 'removed' });
    else this.#note(removed.error);
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#cancelLook();
  }

  async #after(done: Result<unknown, ApiError | NotFound | Unexpected>): Promise<void> {
    this.#note(done.ok ? undefined : done.error);
    if (done.ok) await this.#open();
  }

  async #open(): Promise<void> {
    const { monologues, reporter } = this.#parts;
    this.#reads += 1;
    const read = this.#reads;
    const asked = await attempt(reporter, 'correction', async () => {
      const correction = await monologues.correction(this.#id);
      // She sees it now; where that cannot be told, it is new to her once more.
      if (correction.ok && !correction.value.monologue.result?.isRead && !this.#isDisposed)
        await monologues.markRead(this.#id);
      return correction.ok ? ok(correction.value) : correction;
    });
    if (read !== this.#reads) return;
    if (asked.ok) this.#show({ step: 'shown', correction: asked.value });
    // What she reads is not taken from her.
    else if (this.state.step === 'shown') this.#note(asked.error);
    else this.#fail(asked.error);
  }

  async #look(monologue: Monologue): Promise<void> {
    this.#cancelLook();
    const { monologues, clock, reporter } = this.#parts;
    const asked = await attempt(reporter, 'correction status', () => monologues.status(this.#id));
    if (this.#isDisposed) return;
    if (asked.ok && asked.value.state !== 'submitted') return this.load();
    if (asked.ok) this.#show({ step: 'waiting', monologue, status: asked.value });
    else if (this.state.step !== 'waiting' || !MAY_PASS.includes(asked.error.kind))
      return this.#fail(asked.error);
    this.#cancelLook = clock.after(asked.ok ? LOOK_AGAIN_MS : TRY_AGAIN_MS, () => {
      void this.#look(monologue);
    });
  }

  #fail(error: ApiError | NotFound | Unexpected): void {
    this.#show({ step: 'failed', error });
  }

  #note(error: ApiError | NotFound | Unexpected | undefined): void {
    runInAction(() => {
      this.error = error;
    });
  }

  #show(state: CorrectionState): void {
    if (this.#isDisposed) return;
    runInAction(() => {
      this.state = state;
    });
  }
}
