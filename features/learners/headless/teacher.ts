import assert from 'node:assert/strict';
import type { TeacherPresenter } from '../../../app/teacher/teacher-presenter.ts';
import { Make } from '../../../composition/tokens.ts';
import { inLanguage, teacherPath } from '../../../core/navigation/paths.ts';
import type { TeacherTalk } from '../../../core/teacher/teacher-talk.ts';
import type { AsksTeacher, ReadAnswer } from '../asks-teacher.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessTeacher implements AsksTeacher {
  readonly #app: HeadlessApp;
  #presenter: TeacherPresenter | undefined;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async opens(questionId: string): Promise<void> {
    await this.#app.goesOnTo(inLanguage(teacherPath(questionId), this.#app.language));
    const { container } = this.#app;
    const kit = await container.get(Make.teacherKit)();
    this.#presenter?.dispose();
    this.#presenter = kit.teacher(questionId);
    await this.#presenter.load();
    this.#app.shows(this.#presenter);
  }

  async asks(text: string): Promise<void> {
    const view = this.#view();
    view.write(text);
    await view.ask(this.#app.language);
  }

  async offered(): Promise<readonly string[]> {
    return this.#talk().topics.map((topic) => topic[this.#app.language]);
  }

  async answers(): Promise<readonly ReadAnswer[]> {
    const { bookmarks } = await this.#app.container.get(Make.findingKit)();
    await bookmarks.load();
    return this.#talk().answers.map(({ id, text, teacher, answer }) => ({
      asked: text,
      teacher,
      answer,
      isBookmarked: bookmarks.isOn('teacher-answer', id),
    }));
  }

  async left(): Promise<number> {
    return this.#talk().left;
  }

  async bookmarks(): Promise<void> {
    const newest = this.#talk().answers.at(-1);
    assert.ok(newest, 'Nothing was answered');
    const { bookmarks } = await this.#app.container.get(Make.findingKit)();
    await bookmarks.load();
    const { id, questionId } = newest;
    bookmarks.toggle({ kind: 'teacher-answer', id, questionId });
  }

  async refusal(): Promise<string | undefined> {
    const { state } = this.#view();
    return state.step === 'ready' ? state.error?.kind : undefined;
  }

  #view(): TeacherPresenter {
    assert.ok(this.#presenter, 'She is not with the teacher');
    return this.#presenter;
  }

  #talk(): TeacherTalk {
    const { state } = this.#view();
    assert.ok(state.step === 'ready', `She is not with the teacher: ${JSON.stringify(state)}`);
    return state.talk;
  }
}
