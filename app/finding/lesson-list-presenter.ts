import { makeAutoObservable, observable, type ObservableSet } from 'mobx';
import {
  keyOf,
  type BookmarkKind,
  type BookmarkList,
  type BookmarkTarget,
} from '../../core/bookmarks/bookmark.ts';
import {
  LESSON_TABS,
  type LessonFilter,
  type LessonTab,
} from '../../core/navigation/lesson-filter.ts';
import type { Read } from '../../core/offline/readable.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { BookmarksApi } from '../../core/ports/bookmarks-api.ts';
import type { BookLayout } from '../../core/ports/library-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import {
  findLessons,
  findBookmarked,
  type FoundLesson,
} from '../../core/verbal-composition/find-lessons.ts';
import type { BookmarksPresenter } from '../bookmarks/bookmarks-presenter.ts';
import { ContentPresenter, type ContentState } from '../shell/content-presenter.ts';

export interface LessonListParts {
  /** Every book with its lessons. */
  readonly layouts: () => Promise<Read<readonly BookLayout[], ApiError>>;
  readonly bookmarksApi: BookmarksApi;
  readonly bookmarks: BookmarksPresenter;
  readonly reporter: Reporter;
}

const NOTHING: BookmarkList = { questions: [], answers: [] };

/** All lessons, and what is bookmarked in them; which of them are shown is said by the address. */
export class LessonListPresenter {
  readonly #layouts: ContentPresenter<readonly BookLayout[], ApiError>;
  readonly #list: ContentPresenter<BookmarkList, ApiError>;
  readonly #bookmarks: BookmarksPresenter;
  /** What she took off a list stays in sight until she looks at another, so that a slip can be undone. */
  readonly #takenOff: ObservableSet<string> = observable.set();

  constructor({ layouts, bookmarksApi, bookmarks, reporter }: LessonListParts) {
    this.#layouts = new ContentPresenter('lessons', layouts, reporter);
    this.#list = new ContentPresenter('bookmarks', () => listOf(bookmarksApi), reporter);
    this.#bookmarks = bookmarks;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): ContentState<readonly BookLayout[], ApiError> {
    return this.#layouts.state;
  }

  get bookmarkList(): ContentState<BookmarkList, ApiError> {
    return this.#list.state;
  }

  get waiting(): number {
    return this.#bookmarks.waiting;
  }

  async load(): Promise<void> {
    const bookmarks = this.#bookmarks.load().then(this.#list.load);
    await Promise.all([this.#layouts.load(), bookmarks]);
  }

  async retry(): Promise<void> {
    await Promise.all([this.#layouts.retry(), this.retryBookmarks()]);
  }

  async retryBookmarks(): Promise<void> {
    await Promise.all([this.#bookmarks.load(), this.#list.retry()]);
  }

  lessons(filter: LessonFilter): readonly FoundLesson[] {
    if (this.state.step !== 'shown') return [];
    return findLessons(this.state.content, filter, (id) => this.#isListed('lesson', id));
  }

  bookmarked(filter: LessonFilter): BookmarkList {
    if (this.state.step !== 'shown' || this.bookmarkList.step !== 'shown') return NOTHING;
    const found = findBookmarked(this.bookmarkList.content, this.state.content, filter);
    return {
      questions: found.questions.filter(({ question: { id } }) => this.#isListed('question', id)),
      answers: found.answers.filter(({ answer: { id } }) => this.#isListed('teacher-answer', id)),
    };
  }

  /** How many each tab would show. */
  counts(filter: LessonFilter): Readonly<Record<LessonTab, number>> {
    const { questions, answers } = this.bookmarked(filter);
    const count = (tab: LessonTab): number =>
      tab === 'bookmark'
        ? questions.length + answers.length
        : this.lessons({ ...filter, tab }).length;
    // Every tab is there, which entries forget.
    return Object.fromEntries(LESSON_TABS.map((tab) => [tab, count(tab)])) as Record<
      LessonTab,
      number
    >;
  }

  isOn(kind: BookmarkKind, id: string): boolean {
    return this.#bookmarks.isOn(kind, id);
  }

  toggle(target: BookmarkTarget): void {
    if (this.isOn(target.kind, target.id)) this.#takenOff.add(keyOf(target));
    this.#bookmarks.toggle(target);
  }

  /** She looks at another list. */
  forgetTakenOff(): void {
    this.#takenOff.clear();
  }

  #isListed(kind: BookmarkKind, id: string): boolean {
    return this.isOn(kind, id) || this.#takenOff.has(keyOf({ kind, id }));
  }
}

async function listOf(api: BookmarksApi): Promise<Result<BookmarkList, ApiError>> {
  const [questions, answers] = await Promise.all([api.questions(), api.answers()]);
  if (!questions.ok) return questions;
  return answers.ok ? ok({ questions: questions.value, answers: answers.value }) : answers;
}
