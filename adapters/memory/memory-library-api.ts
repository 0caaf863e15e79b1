import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { BookLayout, LibraryApi, StudyStatus } from '../../core/ports/library-api.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Book, Lesson } from '../../core/verbal-composition/lesson.ts';
import type { MemoryCaller } from './memory-caller.ts';
import { layoutsFor } from './memory-layouts.ts';
import { lastAnswerIn } from './memory-progress.ts';
import { summaryOf } from './memory-record-summary.ts';

export class MemoryLibraryApi implements LibraryApi {
  readonly #caller: MemoryCaller;

  constructor(caller: MemoryCaller) {
    this.#caller = caller;
  }

  async books(): Promise<Result<readonly Book[], ApiError>> {
    this.#caller.world.booksAsked += 1;
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    return ok(layoutsFor(this.#caller.world, learner.value).map(({ book }) => book));
  }

  async book(id: string): Promise<Result<BookLayout, ApiError | NotFound>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const layout = layoutsFor(this.#caller.world, learner.value).find(({ book }) => book.id === id);
    return layout ? ok(layout) : fail({ kind: 'not-found' });
  }

  async lesson(id: string): Promise<Result<Lesson, ApiError | NotFound>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const lesson = this.#caller.world.lessons.get(id);
    return lesson ? ok(lesson) : fail({ kind: 'not-found' });
  }

  async studyStatus(): Promise<Result<StudyStatus, ApiError>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const { world } = this.#caller;
    const lessons = layoutsFor(this.#caller.world, learner.value).flatMap(
      (layout) => layout.lessons,
    );
    const records = [...world.rounds.values()]
      .filter((round) => round.learnerId === learner.value && round.savedAt !== undefined)
      .map((round) => summaryOf(world, round))
      .sort((a, b) => b.savedAt.localeCompare(a.savedAt) || b.id.localeCompare(a.id));
    const open = lessons.filter(({ unlocked, progress }) => unlocked && progress !== 'learned');
    const [latest] = open
      .map((lesson) => ({ lesson, at: lastAnswerIn(world, learner.value, lesson.id) }))
      .filter(({ at }) => at !== '')
      .sort((a, b) => b.at.localeCompare(a.at));
    return ok({ continueLesson: latest?.lesson ?? open[0], records });
  }
}
