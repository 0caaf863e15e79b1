import { TeacherPresenter } from '../app/teacher/teacher-presenter.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { TeacherApi } from '../core/ports/teacher-api.ts';
import type { LessonDevice } from './lesson-device.ts';

/** Makes the presenter with which she asks the teacher; loaded with its screen. */
export interface TeacherKit {
  /** Of a question; `answerId` names the graded answer she asks about, if it is one. */
  teacher(questionId: string, answerId?: string): TeacherPresenter;
}

const kits = new WeakMap<TeacherApi, Promise<TeacherKit>>();

/** One for each app. It has no token, for which the first screen would have to know of it. */
export function teacherKitOf(
  teacher: TeacherApi,
  reporter: Reporter,
  device: () => Promise<LessonDevice>,
): Promise<TeacherKit> {
  const kit = kits.get(teacher) ?? device().then(({ ids }) => kitOf({ teacher, reporter, ids }));
  kits.set(teacher, kit);
  return kit;
}

const kitOf = (parts: ConstructorParameters<typeof TeacherPresenter>[2]): TeacherKit => ({
  teacher: (questionId, answerId) => new TeacherPresenter(questionId, answerId, parts),
});
