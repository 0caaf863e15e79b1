import { fail, ok, type Result } from '../../core/shared/result.ts';
import { typedAnswerFlaw } from '../../core/domain/lesson/typed-answer.ts';
import type { AnswerJudge } from '../judging/answer-judge.ts';
import { gradedAnswer } from '../judging/graded-answer.ts';
import {
  askedIn,
  keepAnswer,
  type AnswerParts,
  type GivenAnswer,
  type NotAsked,
} from './given-answer.ts';
import type { JudgeLater } from './judge-later.ts';
import type { StoredDetail } from './records.ts';

export interface TypedAnswer extends GivenAnswer {
  readonly text: string;
}

export interface AnswerByTypingParts extends AnswerParts {
  readonly judge: AnswerJudge;
  readonly later: JudgeLater;
}

/** Judges what was typed, for sure, and keeps it. */
export class AnswerByTyping {
  readonly #parts: AnswerByTypingParts;

  constructor(parts: AnswerByTypingParts) {
    this.#parts = parts;
  }

  async execute(
    answer: TypedAnswer,
  ): Promise<Result<StoredDetail, NotAsked | { readonly kind: 'not-english' }>> {
    const { records, judge, later, now } = this.#parts;
    const before = await records.detail(answer.learnerId, answer.answerId);
    if (before) return ok(before);
    const asked = await askedIn(this.#parts, answer);
    if (!asked.ok) return asked;
    const text = answer.text.trim();
    if (typedAnswerFlaw(text)) return fail({ kind: 'not-english' });
    const verdict = await judge.read(text, asked.value.question);
    // What is typed is never asked again.
    if (verdict.outcome === 'say-again') return fail({ kind: 'not-english' });
    const kept = await keepAnswer(records, answer, asked.value, {
      ...gradedAnswer(verdict),
      transcript: text,
      answeredAt: now(),
    });
    if (!kept) return fail({ kind: 'not-found' });
    if (kept.isNew) later.begin(kept.stored, asked.value.question);
    return ok(kept.stored);
  }
}
