import assert from 'node:assert/strict';
import type { LessonListPresenter } from '../../../app/finding/lesson-list-presenter.ts';
import { Make } from '../../../composition/tokens.ts';
import {
  lessonsPath,
  readLessonFilter,
  type LessonFilter,
} from '../../../core/navigation/lesson-filter.ts';
import { inLanguage, lessonPath, questionsPath } from '../../../core/navigation/paths.ts';
import type { QuestionList } from '../../../core/ports/catalogue-api.ts';
import type { BookLayout } from '../../../core/ports/library-api.ts';
import { eventually } from '../../support/eventually.ts';
import { isTitled } from '../../support/content.ts';
import type { FindsLessons, KeepsBookmarks } from '../finding.ts';
import type { HeadlessApp } from './headless-app.ts';

const TOLD_WITHIN_MS = 5000;

export class HeadlessFinding implements FindsLessons, KeepsBookmarks {
  readonly #app: HeadlessApp;
  /** The questions in sight, as they were when she came to them. */
  #list: QuestionList | undefined;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async opensLessons(): Promise<void> {
    await this.#goesOnTo(lessonsPath());
  }

  async chooses(chosen: Partial<LessonFilter>): Promise<void> {
    await this.#app.replaces(
      inLanguage(lessonsPath({ ...this.#filter(), ...chosen }), this.#app.language),
    );
  }

  async lessons(): Promise<readonly string[]> {
    const list = await this.#lessonList();
    return list.lessons(this.#filter()).map(({ lesson }) => lesson.title.ja);
  }

  async lessonsOfBook(): Promise<readonly string[]> {
    const [, id = ''] = /\/books\/([^/?]+)/.exec(this.#app.address) ?? [];
    const { lessons } = await this.#app.content<BookLayout>(
      this.#app.container.get(Make.book)(decodeURIComponent(id)),
    );
    return lessons.map(({ title }) => title.ja);
  }

  async count(): Promise<number> {
    const filter = this.#filter();
    return (await this.#lessonList()).counts(filter)[filter.tab];
  }

  async opensLesson(title: string): Promise<void> {
    await this.#goesOnTo(lessonPath(await this.#lessonId(title)));
  }

  async opensQuestions(title: string): Promise<void> {
    const id = await this.#lessonId(title);
    await this.#goesOnTo(questionsPath(id));
    this.#list = await this.#app.content<QuestionList>((await this.#kit()).questionList(id));
  }

  async questions() {
    const { questions } = this.#questionList();
    return questions.map(({ prompt, lastOutcome, isWaiting }) => ({
      prompt,
      lastOutcome: isWaiting ? ('waiting' as const) : lastOutcome,
    }));
  }

  async modelAnswer(prompt: string): Promise<string> {
    return (await this.#question(prompt)).answers[0] ?? '';
  }

  async saves(title: string): Promise<void> {
    const id = await this.#lessonId(title);
    (await this.#bookmarks()).toggle({ kind: 'lesson', id, questionId: undefined });
  }

  async isSaved(title: string): Promise<boolean> {
    return (await this.#bookmarks()).isOn('lesson', await this.#lessonId(title));
  }

  async bookmarks(prompt: string): Promise<void> {
    const { id } = await this.#question(prompt);
    (await this.#bookmarks()).toggle({ kind: 'question', id, questionId: undefined });
  }

  async isBookmarked(prompt: string): Promise<boolean> {
    return (await this.#bookmarks()).isOn('question', (await this.#question(prompt)).id);
  }

  async bookmarked() {
    const list = await this.#lessonList();
    return list.bookmarked(this.#filter()).questions.map(({ question }) => ({
      prompt: question.prompt,
      answer: question.answers[0] ?? '',
    }));
  }

  async answers() {
    const list = await this.#lessonList();
    return list.bookmarked(this.#filter()).answers.map(({ answer, question, lessonTitle }) => ({
      asked: answer.text,
      answer: answer.answer,
      prompt: question.prompt,
      lesson: lessonTitle.ja,
    }));
  }

  async takesAnswerOff(asked: string): Promise<void> {
    const list = await this.#lessonList();
    const found = list
      .bookmarked(this.#filter())
      .answers.find(({ answer }) => answer.text === asked);
    assert.ok(found, `"${asked}" is not bookmarked`);
    const { id, questionId } = found.answer;
    list.toggle({ kind: 'teacher-answer', id, questionId });
    assert.equal(list.isOn('teacher-answer', id), false);
    assert.ok(list.bookmarked(this.#filter()).answers.includes(found), 'A slip cannot be undone');
  }

  async areTold(): Promise<void> {
    const { bookmarks } = await this.#kit();
    const told = await eventually(TOLD_WITHIN_MS, async () => {
      await this.#app.settled();
      return bookmarks.waiting === 0 ? true : undefined;
    });
    assert.ok(told, `${bookmarks.waiting} changes wait`);
  }

  #goesOnTo(path: string): Promise<void> {
    return this.#app.goesOnTo(inLanguage(path, this.#app.language));
  }

  #filter(): LessonFilter {
    const query = new URLSearchParams(this.#app.address.split('?')[1] ?? '');
    return readLessonFilter((name) => query.get(name));
  }

  #kit() {
    return this.#app.container.get(Make.findingKit)();
  }

  async #lessonList(): Promise<LessonListPresenter> {
    const list = (await this.#kit()).lessonList();
    await list.load();
    assert.equal(list.state.step, 'shown', JSON.stringify(list.state));
    return list;
  }

  async #bookmarks() {
    const { bookmarks } = await this.#kit();
    await bookmarks.load();
    return bookmarks;
  }

  /** Wherever it is in sight. */
  async #lessonId(title: string): Promise<string> {
    const list = await this.#lessonList();
    const found = list.lessons(readLessonFilter(() => undefined));
    const one = found.find(({ lesson }) => isTitled(lesson.title, title));
    return one?.lesson.id ?? assert.fail(`There is no lesson "${title}"`);
  }

  #questionList(): QuestionList {
    return this.#list ?? assert.fail('No list of questions is open');
  }

  /** On the list of a lesson, or of what she bookmarked. */
  async #question(prompt: string) {
    const isListed = this.#app.address.includes('/questions');
    const questions = isListed
      ? this.#questionList().questions
      : (await this.#lessonList())
          .bookmarked(this.#filter())
          .questions.map(({ question }) => question);
    const one = questions.find((question) => question.prompt === prompt);
    return one ?? assert.fail(`There is no question "${prompt}" in sight`);
  }
}
