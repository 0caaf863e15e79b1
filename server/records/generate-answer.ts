import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Library } from '../library/library.ts';
import type { Records } from './records.ts';

export type GenerateAnswerError = { readonly kind: 'not-found' | 'answer-not-generated' };

/** Another wording that is right: neither the model, nor the one she was nearest to, nor one she has been given before. */
export class GenerateAnswer {
  readonly #records: Records;
  readonly #library: Library;

  constructor(records: Records, library: Library) {
    this.#records = records;
    this.#library = library;
  }

  async execute(learnerId: string, detailId: string): Promise<Result<string, GenerateAnswerError>> {
    const detail = await this.#records.detail(learnerId, detailId);
    const asked = detail && (await this.#library.question(detail.questionId));
    if (!asked) return fail({ kind: 'not-found' });
    const [model, ...others] = asked.question.answers;
    const known = new Set([model, detail.nearest, ...detail.generated]);
    const answer = others.find((other) => !known.has(other));
    if (answer === undefined) return fail({ kind: 'answer-not-generated' });
    await this.#records.addGenerated(learnerId, detailId, answer);
    return ok(answer);
  }
}
