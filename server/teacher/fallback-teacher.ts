import type { ChatTrouble } from '../language-model/chat-endpoint.ts';
import type { Teacher, TeacherPiece, TeacherTask } from './teacher.ts';

/** Two teachers as one: where the first cannot answer now, the second does. */
export class FallbackTeacher implements Teacher {
  readonly #first: Teacher;
  readonly #second: Teacher;
  readonly #onFallback: (trouble: ChatTrouble) => void;
  #isClosed = false;

  constructor(first: Teacher, second: Teacher, onFallback: (trouble: ChatTrouble) => void) {
    this.#first = first;
    this.#second = second;
    this.#onFallback = onFallback;
  }

  async *answer(task: TeacherTask): AsyncIterable<TeacherPiece> {
    for await (const piece of this.#first.answer(task)) {
      if (piece.kind !== 'failed' || this.#isClosed) {
        yield piece;
        continue;
      }
      this.#onFallback(piece.trouble);
      yield* this.#second.answer(task);
      return;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#first.close(), this.#second.close()]);
  }
}
