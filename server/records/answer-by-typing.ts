import { fail, ok, type Result } from '../../core/shared/result.ts';
import { typedAnswerFlaw } from '../../core/domain/lesson/typed-answer.ts';
import type { AnswerJudge } from '../judging/answer-judge.ts';
import { gradedAnswer } from '../judging/graded-answer.ts';
import type { Library } from '../library/library.ts';
import { askedIn, keepAnswer, type GivenAnswer } from './given-answer.ts';
import type { JudgeLater } from './judge-later.ts';
import type { Records, StoredDetail } from './records.ts';

export interface TypedAnswer extends GivenAnswer {
  readonly text: string;
}

/** Judges what was typed, for sure, and keeps it. */
export class AnswerByTyping {
  readonly #records: Records;
  readonly #library: Library;
  readonly #judge: AnswerJudge;
  readonly #later: JudgeLater;
  readonly #now: () => Date;

  constructor(
    records: Records,
    library: Library,
    judge: AnswerJudge,
    later: JudgeLater,
    now: () => Date,
  ) {
    this.#records = records;
    this.#library = library;
    this.#judge = judge;
    this.#later = later;
    this.#now = now;
  }

  async execute(
    answer: TypedAnswer,
  ): Promise<Result<StoredDetail, { readonly kind: 'not-found' | 'not-english' }>> {
    const before = await this.#records.detail(answer.learnerId, answer.answerId);
    if (before) return ok(before);
    const asked = await askedIn(this.#records, this.#library, answer);
    if (!asked) return fail({ kind: 'not-found' });
    const text = answer.text.trim();
    if (typedAnswerFlaw(text)) return fail({ kind: 'not-english' });
    const verdict = await this.#judge.read(text, asked);
    // What is typed is never asked again.
    if (verdict.outcome === 'say-again') return fail({ kind: 'not-english' });
    const stored = await keepAnswer(this.#records, answer, {
      ...gradedAnswer(verdict),
      transcript: text,
      answeredAt: this.#now(),
    });
    if (stored === undefined) return fail({ kind: 'not-found' });
    this.#later.begin(stored, asked);
    return ok(stored);
  }
}
