import { targetMs } from '../../core/domain/lesson/speed-level.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { AnswerLog } from '../review/answer-log.ts';
import type { Monologues } from './monologues.ts';
import type { OwnQuestions } from './own-questions.ts';
import { taughtBy } from './taught-by.ts';

interface AskAgainParts {
  readonly monologues: Pick<Monologues, 'ofId'>;
  readonly ownQuestions: OwnQuestions;
  readonly answerLog: Pick<AnswerLog, 'add' | 'remove'>;
  readonly now: () => Date;
}

type NotFound = { readonly kind: 'not-found' };

/** Makes a sentence that she said wrong a question of hers: what she said is her first answer to it, and was wrong. */
export class AskAgain {
  readonly #parts: AskAgainParts;

  constructor(parts: AskAgainParts) {
    this.#parts = parts;
  }

  /** @param meant what she wanted to say, in Japanese. */
  async execute(
    learnerId: string,
    monologueId: string,
    index: number,
    meant: string | undefined,
  ): Promise<Result<undefined, NotFound>> {
    const { monologues, ownQuestions, answerLog, now } = this.#parts;
    const monologue = await monologues.ofId(learnerId, monologueId);
    const sentence = monologue?.correction?.sentences[index];
    const taught = sentence && taughtBy(sentence);
    if (!monologue || !taught) return fail({ kind: 'not-found' });
    const id = questionId(monologueId, index);
    await ownQuestions.keep({
      id,
      learnerId,
      monologueId,
      sentence: index,
      meant,
      ...taught,
      addedAt: now(),
    });
    const target = targetMs(taught.answer, 'normal');
    const at = monologue.recordedAt.getTime();
    await answerLog.add({
      id,
      learnerId,
      questionId: id,
      reviewId: undefined,
      outcome: 'wrong',
      ground: 'speech',
      answerMs: target,
      targetMs: target,
      answeredAt: at,
      gradedAt: at,
    });
    await answerLog.remove(learnerId, id, false);
    return ok(undefined);
  }

  /** What she answered stays, and counts again should she want the question back. */
  async forget(
    learnerId: string,
    monologueId: string,
    index: number,
  ): Promise<Result<undefined, NotFound>> {
    const isGone = await this.#parts.ownQuestions.remove(learnerId, questionId(monologueId, index));
    return isGone ? ok(undefined) : fail({ kind: 'not-found' });
  }
}

const questionId = (monologueId: string, sentence: number) => `own-${monologueId}-${sentence}`;
