import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { CatalogueApi, QuestionList } from '../../core/ports/catalogue-api.ts';
import type { BookLayout } from '../../core/ports/library-api.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { MemoryCaller } from './memory-caller.ts';
import { isUnlocked, layoutsFor } from './memory-layouts.ts';
import { lastOutcomeOf } from './memory-progress.ts';

export class MemoryCatalogueApi implements CatalogueApi {
  readonly #caller: MemoryCaller;

  constructor(caller: MemoryCaller) {
    this.#caller = caller;
  }

  async layouts(): Promise<Result<readonly BookLayout[], ApiError>> {
    const learner = await this.#caller.learnerId();
    return learner.ok ? ok(layoutsFor(this.#caller.world, learner.value)) : learner;
  }

  async questionList(lessonId: string): Promise<Result<QuestionList, ApiError | NotFound>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const { world } = this.#caller;
    const lesson = world.lessons.get(lessonId);
    if (!lesson) return fail({ kind: 'not-found' });
    return ok({
      ...lesson,
      unlocked: isUnlocked(world, learner.value, lessonId),
      questions: lesson.questions.map((question) => ({
        ...question,
        lastOutcome: lastOutcomeOf(world, learner.value, lessonId, question.id),
      })),
    });
  }
}
