import assert from 'node:assert/strict';
import type { LessonPlayerPresenter } from '../../../app/lesson-player/lesson-player-presenter.ts';
import { Make } from '../../../composition/tokens.ts';
import { bookPath, inLanguage, lessonPath } from '../../../core/navigation/paths.ts';
import type { BookLayout } from '../../../core/ports/library-api.ts';
import type { Book } from '../../../core/verbal-composition/lesson.ts';
import { isTitled, lessonTitled } from '../../support/content.ts';
import type { TakesLesson } from '../takes-lesson.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessLesson implements TakesLesson {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async opensBook(title: string): Promise<void> {
    const books = this.#app.container.get(Make.books)();
    const all = await this.#app.content<readonly Book[]>(books);
    const book = all.find((one) => isTitled(one.title, title));
    assert.ok(book, `There is no book "${title}"`);
    await this.#app.goesOnTo(inLanguage(bookPath(book.id), this.#app.language));
  }

  async unlocked(): Promise<readonly string[]> {
    const { lessons } = await this.#openBook();
    return lessons.filter(({ unlocked }) => unlocked).map(({ title }) => title.ja);
  }

  async hasOpened(title: string): Promise<void> {
    await this.#app.goesOnTo(inLanguage(lessonPath(lessonTitled(title).id), this.#app.language));
  }

  async opens(title: string): Promise<void> {
    const { lessons } = await this.#openBook();
    const lesson = lessons.find((one) => isTitled(one.title, title));
    assert.ok(lesson, `The open book has no lesson "${title}"`);
    await this.#app.goesOnTo(inLanguage(lessonPath(lesson.id), this.#app.language));
  }

  async prompt(): Promise<string> {
    return this.#lesson().player.prompt.shown?.text ?? '';
  }

  async choosesPrompt(style: 'shown' | 'spoken' | 'both'): Promise<void> {
    this.#lesson().player.choosePromptStyle(style);
  }

  async hearsPrompt(): Promise<boolean> {
    const before = this.#app.around.soundsHeard();
    await this.#lesson().player.play('prompt');
    return this.#app.around.soundsHeard() > before;
  }

  async choosesPromptLanguage(language: 'ja' | 'ko'): Promise<void> {
    this.#lesson().player.choosePromptLanguage(language);
  }

  async onlyReadsPrompt(): Promise<boolean> {
    const { isPromptVisible, prompt } = this.#lesson().player;
    return isPromptVisible && prompt.isSilent;
  }

  async koreanBooks(): Promise<readonly string[]> {
    const all = await this.#app.content<readonly Book[]>(this.#app.container.get(Make.books)());
    return all
      .filter(({ promptLanguages }) => promptLanguages.includes('ko'))
      .map(({ title }) => title.ja);
  }

  async leaves(): Promise<void> {
    await this.#app.goesOnTo(inLanguage('/', this.#app.language));
  }

  async studiedToday(): Promise<number> {
    const today = await (await this.#app.apis()).studyTimeApi.today();
    return today.ok ? today.value.sessions : assert.fail(today.error.kind);
  }

  #lesson(): LessonPlayerPresenter {
    const { lesson, address } = this.#app;
    assert.ok(lesson, `She is at ${address}, not in a lesson`);
    return lesson;
  }

  async #openBook(): Promise<BookLayout> {
    const [, id = ''] = /\/books\/([^/?]+)/.exec(this.#app.address) ?? [];
    return this.#app.content<BookLayout>(
      this.#app.container.get(Make.book)(decodeURIComponent(id)),
    );
  }
}
