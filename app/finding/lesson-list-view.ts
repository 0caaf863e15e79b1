import type { LessonFilter } from '../../core/navigation/lesson-filter.ts';
import type { ListeningView } from '../shell/listening-presenter.ts';
import type { LessonListPresenter } from './lesson-list-presenter.ts';

export type LessonListView = Pick<
  LessonListPresenter,
  | 'state'
  | 'bookmarkList'
  | 'waiting'
  | 'lessons'
  | 'bookmarked'
  | 'counts'
  | 'isOn'
  | 'toggle'
  | 'load'
  | 'retry'
  | 'retryBookmarks'
  | 'forgetTakenOff'
>;

export type LessonListScreenProps = {
  readonly view: LessonListView;
  readonly listening: ListeningView;
  /** Out of the address. */
  readonly filter: LessonFilter;
  readonly onFilter: (filter: LessonFilter) => void;
};
