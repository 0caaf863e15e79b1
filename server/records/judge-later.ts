import type { AnswerJudge } from '../judging/answer-judge.ts';
import { gradedAnswer } from '../judging/graded-answer.ts';
import type { Question } from '../content/book-file.ts';
import type { Records, StoredDetail } from './records.ts';

/** No request waits for a language model: what it says of an unlisted answer is put in when it comes. */
export class JudgeLater {
  readonly #records: Pick<Records, 'rejudge'>;
  readonly #judge: Pick<AnswerJudge, 'later'>;
  readonly #now: () => Date;
  readonly #onBug: (error: unknown) => void;

  constructor(
    records: Pick<Records, 'rejudge'>,
    judge: Pick<AnswerJudge, 'later'>,
    now: () => Date,
    onBug: (error: unknown) => void,
  ) {
    this.#records = records;
    this.#judge = judge;
    this.#now = now;
    this.#onBug = onBug;
  }

  /** Comes back at once. */
  begin(stored: StoredDetail, asked: Question): void {
    this.#settle(stored, asked).catch(this.#onBug);
  }

  async #settle(
    { id, learnerId, judged, transcript }: StoredDetail,
    asked: Question,
  ): Promise<void> {
    if (judged !== 'unlisted' || transcript === undefined) return;
    const verdict = await this.#judge.later(transcript, asked);
    if (verdict?.outcome === 'right' || verdict?.outcome === 'wrong')
      await this.#records.rejudge(learnerId, id, gradedAnswer(verdict), this.#now());
  }
}
