import type { TeacherPresenter } from './teacher-presenter.ts';

export type TeacherView = Pick<
  TeacherPresenter,
  'state' | 'before' | 'mayBookmark' | 'draft' | 'mayAsk' | 'write' | 'ask' | 'retry'
>;
