import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { NotGenerated, RecordsApi } from '../../core/ports/records-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { LessonTurn } from './player-state.ts';

/** More ways to say it that are right, one at a time. */
export class OtherWordingsPresenter {
  /** Why there is not one more. */
  error: ApiError | NotFound | NotGenerated | Unexpected | undefined;
  readonly #turn: LessonTurn;
  readonly #records: RecordsApi;
  readonly #reporter: Reporter;

  constructor(turn: LessonTurn, records: RecordsApi, reporter: Reporter) {
    this.#turn = turn;
    this.#records = records;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  forgetError(): void {
    this.error = undefined;
  }

  async generate(): Promise<void> {
    const { state } = this.#turn;
    if (state.step !== 'graded') return;
    const { detail } = state;
    this.forgetError();
    const given = await attempt(this.#reporter, 'generate answer', () =>
      this.#records.generate(detail.id),
    );
    if (this.#turn.state !== state) return;
    runInAction(() => {
      if (!given.ok) this.error = given.error;
    });
    if (!given.ok) return;
    const generated = [...detail.generated, given.value];
    this.#turn.show({ step: 'graded', detail: { ...detail, generated } });
  }
}
