import { fail, ok, type Result } from '../../core/shared/result.ts';
import { typedAnswerFlaw } from '../../core/shared/typed-answer.ts';
import type { AnswerJudge } from '../judging/answer-judge.ts';
import type { Library } from '../library/library.ts';
import type { Records, StoredDetail } from './records.ts';

export interface TypedAnswer {
  readonly learnerId: string;
  readonly recordId: string;
  readonly answerId: string;
  readonly questionId: string;
  readonly answerMs: number;
  readonly text: string;
}

/** Judges what was typed, for sure, and keeps it. */
export class AnswerByTyping {
  readonly #records: Records;
  readonly #library: Library;
  readonly #judge: AnswerJudge;
  readonly #now: () => Date;

  constructor(records: Records, library: Library, judge: AnswerJudge, now: () => Date) {
    this.#records = records;
    this.#library = library;
    this.#judge = judge;
    this.#now = now;
  }

  async execute(
    answer: TypedAnswer,
  ): Promise<Result<StoredDetail, { readonly kind: 'not-found' | 'not-english' }>> {
    const before = await this.#records.detail(answer.learnerId, answer.answerId);
    if (before) return ok(before);
    const record = await this.#records.ofId(answer.learnerId, answer.recordId);
    const asked = record && (await this.#library.question(answer.questionId));
    if (!asked || asked.lessonId !== record.lessonId) return fail({ kind: 'not-found' });
    const text = answer.text.trim();
    if (typedAnswerFlaw(text)) return fail({ kind: 'not-english' });
    const verdict = this.#judge.read(text, asked.question);
    const outcome = verdict.outcome === 'accepted' ? 'correct' : 'wrong';
    await this.#records.addDetail({
      id: answer.answerId,
      recordId: answer.recordId,
      learnerId: answer.learnerId,
      questionId: answer.questionId,
      outcome,
      judged: outcome,
      transcript: text,
      words: verdict.words,
      nearest: verdict.nearest,
      answerMs: answer.answerMs,
      reactionMs: undefined,
      wordsPerMinute: undefined,
      generated: [],
      takePath: undefined,
      answeredAt: this.#now(),
    });
    const stored = await this.#records.detail(answer.learnerId, answer.answerId);
    // The id is taken by another learner's answer: to this one it does not exist.
    return stored ? ok(stored) : fail({ kind: 'not-found' });
  }
}
