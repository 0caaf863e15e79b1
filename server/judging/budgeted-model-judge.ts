import type { ModelVerdict } from '../../language/judge/verdict.ts';
import type { Question } from '../content/book-file.ts';
import type { CloudBudget } from '../limits/cloud-budget.ts';
import type { ModelJudge } from './model-judge.ts';

/** A judge that is asked no oftener than may be; what it is not asked about stays unlisted. */
export class BudgetedModelJudge implements ModelJudge {
  readonly #judge: ModelJudge;
  readonly #budget: Pick<CloudBudget, 'mayCall'>;

  constructor(judge: ModelJudge, budget: Pick<CloudBudget, 'mayCall'>) {
    this.#judge = judge;
    this.#budget = budget;
  }

  async judge(question: Question, answer: string): Promise<ModelVerdict | undefined> {
    return (await this.#budget.mayCall()) ? this.#judge.judge(question, answer) : undefined;
  }

  close(): Promise<void> {
    return this.#judge.close();
  }
}
