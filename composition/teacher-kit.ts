import { TeacherPresenter } from '../app/teacher/teacher-presenter.ts';

/** Makes the presenter with which she asks the teacher; loaded with its screen. */
export interface TeacherKit {
  /** Of a question; `answerId` names the graded answer she asks about, if it is one. */
  teacher(questionId: string, answerId?: string): TeacherPresenter;
}

export const teacherKit = (
  parts: ConstructorParameters<typeof TeacherPresenter>[2],
): TeacherKit => ({
  teacher: (questionId, answerId) => new TeacherPresenter(questionId, answerId, parts),
});
