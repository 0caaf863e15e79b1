import {
  keyOf,
  type Bookmark,
  type BookmarkedAnswer,
  type BookmarkedQuestion,
} from '../../core/bookmarks/bookmark.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { BookmarksApi } from '../../core/ports/bookmarks-api.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { changeTime, laterChange } from '../../core/shared/later-change.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { MemoryCaller } from './memory-caller.ts';

export class MemoryBookmarksApi implements BookmarksApi {
  readonly #caller: MemoryCaller;
  readonly #clock: Clock;

  constructor(caller: MemoryCaller, clock: Clock) {
    this.#caller = caller;
    this.#clock = clock;
  }

  async all(): Promise<Result<readonly Bookmark[], ApiError>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    return ok(
      [...this.#of(learner.value).values()]
        .filter(({ isOn }) => isOn)
        .sort((a, b) => b.changedAt - a.changedAt),
    );
  }

  async questions(): Promise<Result<readonly BookmarkedQuestion[], ApiError>> {
    const all = await this.all();
    if (!all.ok) return all;
    return ok(
      all.value.filter(({ kind }) => kind === 'question').flatMap(({ id }) => this.#placed(id)),
    );
  }

  async answers(): Promise<Result<readonly BookmarkedAnswer[], ApiError>> {
    const [all, learner] = [await this.all(), await this.#caller.learnerId()];
    if (!all.ok) return all;
    if (!learner.ok) return learner;
    const { teacherAnswers } = this.#caller.world;
    return ok(
      all.value
        .filter(({ kind }) => kind === 'teacher-answer')
        .flatMap(({ id }) => {
          const kept = teacherAnswers.get(id);
          if (kept?.learnerId !== learner.value) return [];
          const { learnerId: _, ...answer } = kept;
          return this.#placed(answer.questionId).map((placed) => ({ answer, ...placed }));
        }),
    );
  }

  async set(bookmark: Bookmark): Promise<Result<Bookmark, ApiError | NotFound>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    if (!this.#isThere(bookmark)) return fail({ kind: 'not-found' });
    const own = this.#of(learner.value);
    const key = keyOf(bookmark);
    const changed = {
      ...bookmark,
      changedAt: changeTime(bookmark.changedAt, this.#clock.now()),
    };
    const before = own.get(key);
    const counts = before ? laterChange(before, changed) : changed;
    own.set(key, counts);
    return ok(counts);
  }

  #of(learnerId: string): Map<string, Bookmark> {
    const { bookmarks } = this.#caller.world;
    const own = bookmarks.get(learnerId) ?? new Map<string, Bookmark>();
    bookmarks.set(learnerId, own);
    return own;
  }

  #placed(questionId: string): readonly BookmarkedQuestion[] {
    return [...this.#caller.world.lessons.values()].flatMap(({ id, title, bookId, questions }) =>
      questions
        .filter((question) => question.id === questionId)
        .map((question) => ({ question, lessonId: id, lessonTitle: title, bookId })),
    );
  }

  #isThere({ kind, id, questionId }: Bookmark): boolean {
    const { lessons } = this.#caller.world;
    if (kind === 'lesson') return lessons.has(id);
    const wanted = kind === 'question' ? id : questionId;
    return [...lessons.values()].some(({ questions }) =>
      questions.some((question) => question.id === wanted),
    );
  }
}
