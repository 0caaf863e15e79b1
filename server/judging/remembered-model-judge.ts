import type { ModelVerdict } from '../../language/judge/verdict.ts';
import type { Question } from '../content/book-file.ts';
import { wordingKey, type JudgedWordings } from './judged-wordings.ts';
import type { ModelJudge } from './model-judge.ts';

export interface Remembering {
  readonly judge: ModelJudge;
  /** The name of the model that judges. */
  readonly model: string;
  readonly wordings: JudgedWordings;
  /** What a learner says of a sentence of her own is hers, and kept nowhere else. */
  readonly isOfBook: (questionId: string) => Promise<boolean>;
  readonly now: () => Date;
}

/** A judge that is asked once about each wording: what it said is kept, and who asks meanwhile waits for the same answer. */
export class RememberedModelJudge implements ModelJudge {
  readonly #parts: Remembering;
  readonly #asked = new Map<string, Promise<ModelVerdict | undefined>>();

  constructor(parts: Remembering) {
    this.#parts = parts;
  }

  judge(question: Question, answer: string): Promise<ModelVerdict | undefined> {
    const key = `${question.id} ${wordingKey(answer)}`;
    const asked =
      this.#asked.get(key) ?? this.#judge(question, answer).finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  close(): Promise<void> {
    return this.#parts.judge.close();
  }

  async #judge(question: Question, answer: string): Promise<ModelVerdict | undefined> {
    const { judge, model, wordings, isOfBook, now } = this.#parts;
    if (!(await isOfBook(question.id))) return judge.judge(question, answer);
    const before = await wordings.of(question, answer);
    if (before !== undefined) return before;
    const verdict = await judge.judge(question, answer);
    if (verdict === undefined) return undefined;
    const { id: questionId, prompt } = question;
    await wordings.keep({ questionId, prompt, wording: answer, verdict, model, judgedAt: now() });
    return verdict;
  }
}
