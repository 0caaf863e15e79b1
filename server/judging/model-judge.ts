import type { ModelVerdict } from '../../language/judge/verdict.ts';
import type { Question } from '../content/book-file.ts';

/**
 * A language model's word on an answer that is on no list.
 *
 * - Nothing where it cannot tell now, or is not sure.
 * - A wrong answer comes with a reason, about words that are in the answer.
 * - After `close` it gives nothing; closing twice is safe.
 */
export interface ModelJudge {
  judge(question: Question, answer: string): Promise<ModelVerdict | undefined>;
  close(): Promise<void>;
}

/** Where no language model is plugged in. */
export const noModelJudge: ModelJudge = {
  judge: async () => undefined,
  close: async () => undefined,
};
