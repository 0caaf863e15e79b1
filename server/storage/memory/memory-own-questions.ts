import type { OwnQuestion, OwnQuestions } from '../../monologues/own-questions.ts';
import { keyOf, type MemoryTables } from './memory-tables.ts';

export class MemoryOwnQuestions implements OwnQuestions {
  readonly #questions: MemoryTables['ownQuestions'];

  constructor({ ownQuestions }: MemoryTables) {
    this.#questions = ownQuestions;
  }

  async keep(question: OwnQuestion): Promise<void> {
    this.#questions.set(keyOf(question.learnerId, question.id), question);
  }

  async ofIds(learnerId: string, ids: readonly string[]): Promise<readonly OwnQuestion[]> {
    return this.#of(learnerId).filter(({ id }) => ids.includes(id));
  }

  async ofMonologue(learnerId: string, monologueId: string): Promise<readonly OwnQuestion[]> {
    return this.#of(learnerId).filter((question) => question.monologueId === monologueId);
  }

  async remove(learnerId: string, id: string): Promise<boolean> {
    return this.#questions.delete(keyOf(learnerId, id));
  }

  #of(learnerId: string): readonly OwnQuestion[] {
    return [...this.#questions.values()].filter((question) => question.learnerId === learnerId);
  }
}
