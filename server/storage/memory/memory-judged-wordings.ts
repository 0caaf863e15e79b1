import type { ModelVerdict } from '../../../language/judge/verdict.ts';
import {
  wordingKey,
  type JudgedWording,
  type JudgedWordings,
} from '../../judging/judged-wordings.ts';
import { keyOf, type MemoryTables } from './memory-tables.ts';

export class MemoryJudgedWordings implements JudgedWordings {
  readonly #judged: MemoryTables['judgedWordings'];

  constructor({ judgedWordings }: MemoryTables) {
    this.#judged = judgedWordings;
  }

  async of(
    { id, prompt }: { readonly id: string; readonly prompt: string },
    wording: string,
  ): Promise<ModelVerdict | undefined> {
    const judged = this.#judged.get(keyOf(id, wordingKey(wording)));
    return judged?.prompt === prompt ? judged.verdict : undefined;
  }

  async keep(judged: JudgedWording): Promise<void> {
    this.#judged.set(keyOf(judged.questionId, wordingKey(judged.wording)), judged);
  }

  async all(): Promise<readonly JudgedWording[]> {
    return [...this.#judged].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, judged]) => judged);
  }
}
