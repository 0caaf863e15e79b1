import { makeAutoObservable, runInAction } from 'mobx';
import type { Ids } from '../../core/ports/ids.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { LessonLocked, NotEnglish, RecordsApi } from '../../core/ports/records-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt } from '../../core/shared/attempt.ts';
import type { Result } from '../../core/shared/result.ts';
import { typedAnswerFlaw, type TypedAnswerFlaw } from '../../core/shared/typed-answer.ts';
import type { RecordDetail } from '../../core/verbal-composition/record.ts';
import type { TurnState } from './turn-state.ts';

export interface TypedAnswerParts {
  readonly records: RecordsApi;
  readonly ids: Ids;
  readonly reporter: Reporter;
}

type TypedAnswerError = ApiError | LessonLocked | NotEnglish | NotFound;

/** Answering without a voice: for a train seat. What is no English stays in her hands. */
export class TypedAnswerPresenter {
  /** Why what she typed is no answer. */
  flaw: TypedAnswerFlaw | undefined;
  readonly #turn: TurnState;
  readonly #parts: TypedAnswerParts;

  constructor(turn: TurnState, parts: TypedAnswerParts) {
    this.#turn = turn;
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  forgetFlaw(): void {
    this.flaw = undefined;
  }

  async submit(text: string): Promise<void> {
    const turn = this.#turn;
    const { question, round } = turn.progress;
    if (!turn.canAnswer || !question) return;
    this.flaw = typedAnswerFlaw(text);
    if (this.flaw) return;
    const { records, reporter, ids } = this.#parts;
    // Sent again after a failure it is the same answer, and graded once.
    if (turn.state.step !== 'refused') turn.answerId = ids.next();
    turn.lap.end();
    turn.show({ step: 'judging' });
    const { answerId, lap } = turn;
    const judged = await attempt(
      reporter,
      'submit typed answer',
      async (): Promise<Result<RecordDetail, TypedAnswerError>> => {
        const opened = await records.open(round);
        if (!opened.ok) return opened;
        const answer = { answerId, round, questionId: question.id, answerMs: lap.ms(), text };
        return records.answerByTyping(answer);
      },
    );
    if (judged.ok) return turn.settle(judged.value);
    if (judged.error.kind !== 'not-english') return turn.refuse(judged.error, false);
    // The server knows better what English is; nothing is lost.
    runInAction(() => {
      this.flaw = 'other-language';
    });
    turn.show({ step: 'asking' });
  }
}
