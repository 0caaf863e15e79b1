import type {
  BookmarkedAnswer,
  BookmarkedQuestion,
  BookmarkList,
} from '../../core/bookmarks/bookmark.ts';
import { EVERY_LESSON, type LessonFilter } from '../../core/navigation/lesson-filter.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { BookLayout } from '../../core/ports/library-api.ts';
import type { FoundLesson } from '../../core/verbal-composition/find-lessons.ts';
import {
  businessBook,
  everydayBook,
  everydayLessons,
  morningLesson,
} from '../books/example-books.ts';
import { exampleLesson, windowSeat } from '../lesson-player/example-lesson.ts';
import { cachedShown } from '../shell/content-states.ts';
import type { ContentState } from '../shell/content-presenter.ts';
import { toldOf } from '../teacher/teacher-screen.states.ts';
import type { LessonListView } from './lesson-list-view.ts';

interface Example {
  readonly state: ContentState<readonly BookLayout[], ApiError>;
  readonly filter: LessonFilter;
  readonly lessons: readonly FoundLesson[];
  readonly bookmarks: ContentState<BookmarkList, ApiError>;
  readonly waiting: number;
}

const layouts: readonly BookLayout[] = [
  { book: everydayBook, lessons: everydayLessons },
  {
    book: businessBook,
    lessons: everydayLessons.map((lesson) => ({
      ...lesson,
      id: `${lesson.id}-at-work`,
      bookId: businessBook.id,
      bookTitle: businessBook.title,
    })),
  },
];

const found = layouts.flatMap(({ book: { genre, level }, lessons }) =>
  lessons.map((lesson, at): FoundLesson => ({ lesson, genre, level, number: at + 1 })),
);

const place = {
  lessonId: morningLesson.id,
  lessonTitle: morningLesson.title,
  bookId: everydayBook.id,
};

const questions = exampleLesson.questions
  .slice(0, 3)
  .map((question): BookmarkedQuestion => ({ question, ...place }));

const answers = [
  toldOf(1),
  toldOf(2, { text: 'ほかの言い方はありますか？', teacher: 'cloud' }),
].map((answer): BookmarkedAnswer => ({ answer, question: windowSeat, ...place }));

const shown: Example = {
  state: { step: 'shown', content: layouts },
  filter: EVERY_LESSON,
  lessons: found,
  bookmarks: { step: 'shown', content: { questions, answers } },
  waiting: 0,
};

const onList = (content: Partial<BookmarkList>) => ({
  step: 'shown' as const,
  content: { questions: [], answers: [], ...content },
});
const nothing = { ...shown, lessons: [], bookmarks: onList({}) };
const onTab = (tab: LessonFilter['tab'], example: Example = shown): Example => ({
  ...example,
  filter: { ...EVERY_LESSON, tab },
});

export const states: Readonly<Record<string, Example>> = {
  loading: { ...shown, state: { step: 'loading' } },
  shown,
  'shown-filtered': {
    ...shown,
    filter: { tab: 'all', genre: 'everyday', status: 'unlearned', easy: true },
    lessons: found.slice(0, 2),
  },
  'shown-cached': { ...shown, state: cachedShown(layouts, morningLesson.id) },
  'shown-saved': { ...onTab('saved'), lessons: found.slice(1, 3) },
  'shown-bookmarks': onTab('bookmark'),
  'shown-answers': { ...onTab('bookmark'), bookmarks: onList({ answers }) },
  'shown-offline': { ...shown, waiting: 2 },
  'loading-bookmarks': { ...onTab('bookmark'), bookmarks: { step: 'loading' } },
  'failed-bookmarks': {
    ...onTab('bookmark'),
    bookmarks: { step: 'failed', error: { kind: 'offline' } },
  },
  'empty-learning': onTab('learning', nothing),
  'empty-saved': onTab('saved', nothing),
  'empty-bookmarks': onTab('bookmark', nothing),
  'empty-filtered': {
    ...nothing,
    filter: { ...EVERY_LESSON, tab: 'learning', genre: 'business', easy: true },
  },
  failed: { ...shown, state: { step: 'failed', error: { kind: 'offline' } } },
};

const still = async (): Promise<void> => {};

/** A list that stands still in one of its states. */
export const listIn = ({
  state,
  filter,
  lessons,
  bookmarks,
  waiting,
}: Example): LessonListView => ({
  state,
  bookmarkList: bookmarks,
  waiting,
  lessons: () => lessons,
  bookmarked: () =>
    bookmarks.step === 'shown' ? bookmarks.content : { questions: [], answers: [] },
  counts: ({ genre }) => ({
    all: lessons.length,
    // What the filters hide is there without them.
    learning: filter.genre !== genre || lessons.length > 0 ? 2 : 0,
    learned: lessons.length > 0 ? 2 : 0,
    saved: lessons.length > 0 ? 2 : 0,
    bookmark:
      bookmarks.step === 'shown'
        ? bookmarks.content.questions.length + bookmarks.content.answers.length
        : 0,
  }),
  isOn: (kind, id) => kind !== 'lesson' || id.endsWith(morningLesson.id),
  toggle: () => {},
  retry: still,
  load: still,
  retryBookmarks: still,
  forgetTakenOff: () => {},
});
