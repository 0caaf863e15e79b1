import type { TeacherPresenter } from './teacher-presenter.ts';

export type TeacherView = Pick<
  TeacherPresenter,
  'state' | 'draft' | 'mayAsk' | 'write' | 'ask' | 'retry'
>;
