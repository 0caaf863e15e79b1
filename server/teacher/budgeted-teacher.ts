import type { CloudBudget } from '../limits/cloud-budget.ts';
import type { Teacher, TeacherPiece, TeacherTask } from './teacher.ts';

/** A teacher that is asked no oftener than may be; beyond that she fails, and another one answers. */
export class BudgetedTeacher implements Teacher {
  readonly #teacher: Teacher;
  readonly #budget: Pick<CloudBudget, 'mayCall'>;

  constructor(teacher: Teacher, budget: Pick<CloudBudget, 'mayCall'>) {
    this.#teacher = teacher;
    this.#budget = budget;
  }

  async *answer(task: TeacherTask): AsyncIterable<TeacherPiece> {
    if (await this.#budget.mayCall()) yield* this.#teacher.answer(task);
    else yield { kind: 'failed', trouble: { kind: 'budget-spent' } };
  }

  close(): Promise<void> {
    return this.#teacher.close();
  }
}
