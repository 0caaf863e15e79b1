import { BookmarksPresenter } from '../app/bookmarks/bookmarks-presenter.ts';
import { LessonListPresenter } from '../app/finding/lesson-list-presenter.ts';
import { RecordListPresenter } from '../app/record/record-list-presenter.ts';
import { ContentPresenter } from '../app/shell/content-presenter.ts';
import { Bookmarks } from '../core/bookmarks/bookmarks.ts';
import type { ApiError, NotFound } from '../core/ports/api-error.ts';
import type { QuestionList } from '../core/ports/catalogue-api.ts';
import type { CachedReads } from '../core/offline/cached-reads.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import { learnerOf } from '../core/sign-in/learner-of.ts';
import type { Apis } from './backend.ts';
import type { OutboxKit } from './outbox-kit.ts';

export interface FindingSockets extends OutboxKit {
  readonly apis: Apis;
  readonly reads: CachedReads;
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** Makes the presenters by which lessons are found, and what was bookmarked is found again. */
export interface FindingKit {
  readonly bookmarks: BookmarksPresenter;
  lessonList(): LessonListPresenter;
  recordList(): RecordListPresenter;
  questionList(lessonId: string): ContentPresenter<QuestionList, ApiError | NotFound>;
}

export function findingKit(sockets: FindingSockets): FindingKit {
  const { reporter, clock, reads } = sockets;
  const { catalogueApi: catalogue, bookmarksApi } = sockets.apis;
  const own = new Bookmarks({
    api: bookmarksApi,
    stored: sockets.stored,
    learnerId: () => learnerOf(sockets.sessions),
    clock,
    reporter,
  });
  sockets.outbox.add(own.unsent);
  const bookmarks = new BookmarksPresenter(own);
  return {
    bookmarks,
    lessonList: () =>
      new LessonListPresenter({
        layouts: () => reads.ask('lessons', '', () => catalogue.layouts()),
        bookmarksApi,
        bookmarks,
        reporter,
      }),
    recordList: () => new RecordListPresenter({ catalogue, clock, reporter }),
    questionList: (lessonId) =>
      new ContentPresenter(
        'questions',
        () => reads.ask('questions', lessonId, () => catalogue.questionList(lessonId)),
        reporter,
      ),
  };
}
