import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Container } from 'inversify';
import type { LessonPlayerPresenter } from '../../app/lesson-player/lesson-player-presenter.ts';
import type { ContentPresenter } from '../../app/shell/content-presenter.ts';
import type { LoginPresenter } from '../../app/sign-in/login-presenter.ts';
import type { MemoryDevice } from '../../composition/devices/memory-device.ts';
import { Make, Port, Shared } from '../../composition/tokens.ts';
import type { ErrorKind } from '../../core/errors/error-kind.ts';
import { admit } from '../../core/navigation/admit.ts';
import {
  bookPath,
  inLanguage,
  lessonPath,
  recordPath,
  splitLanguage,
  tabOf,
  type Tab,
} from '../../core/navigation/paths.ts';
import { afterLogin } from '../../core/navigation/redirects.ts';
import type { BookLayout, StudyStatus } from '../../core/ports/library-api.ts';
import { detectLanguage } from '../../core/settings/detect-language.ts';
import { FALLBACK_LANGUAGE, type Language } from '../../core/shared/language.ts';
import type { Book } from '../../core/verbal-composition/lesson.ts';
import type { Outcome } from '../../core/verbal-composition/record.ts';
import type { RecordReview } from '../../core/verbal-composition/review-record.ts';
import { isTitled } from '../support/content.ts';
import type { Learner, Verdict } from './learner.ts';
import { screenAt } from './screen-at.ts';

/** What lies around a learner without a screen. */
export interface Surroundings {
  readonly device: MemoryDevice;
  /** The app, started on that device. */
  readonly startApp: () => Container;
  readonly soundsHeard: () => number;
  readonly speak: (sentence: string) => Promise<void>;
  readonly denyMicrophone: () => void;
  readonly isRecording: () => boolean;
}

const PASSWORD = 'Sakura-2026!';

/** A learner who uses presenters and use cases as a screen would, and has no screen. */
export class HeadlessLearner implements Learner {
  readonly #around: Surroundings;
  readonly #email = `yui-${randomUUID()}@learners.oz.example`;
  #app: Container;
  #address = '/ja';
  #language: Language = FALLBACK_LANGUAGE;
  #isNative = false;
  #login: LoginPresenter | undefined;
  #player: LessonPlayerPresenter | undefined;
  #failure: ErrorKind | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#app = around.startApp();
  }

  async usesApp(): Promise<void> {
    this.#isNative = true;
  }

  async hasAccount(): Promise<void> {
    const registered = await this.#app
      .get(Port.authApi)
      .register({ email: this.#email, password: PASSWORD });
    assert.ok(registered.ok, 'She could not register');
  }

  async isSignedIn(): Promise<void> {
    await this.hasAccount();
    await this.opens('/ja/login');
    await this.givesEmail();
    await this.givesPassword();
  }

  async givesEmail(email = this.#email): Promise<void> {
    await this.#atLogin().giveEmail(email);
  }

  async givesPassword(password = PASSWORD): Promise<void> {
    const login = this.#atLogin();
    await login.givePassword(password);
    if (login.state.step !== 'signed-in') return;
    await this.#app.get(Shared.session).check();
    await this.opens(inLanguage(afterLogin(this.#address), this.#languageHere()));
  }

  async signsOut(): Promise<void> {
    await this.#app.get(Shared.session).signOut();
  }

  async prefersLanguage(language: Language): Promise<void> {
    this.#language = language;
  }

  async opens(address: string): Promise<void> {
    this.#player?.dispose();
    this.#player = undefined;
    this.#login = undefined;
    this.#failure = undefined;
    this.#address = await this.#ledTo(address);
    const { rest } = splitLanguage(this.#address);
    if (screenAt(rest) === 'login') this.#login = this.#app.get(Make.login)();
    const [, lessonId] = /^\/verbal_composition\/lessons\/([^/?]+)/.exec(rest) ?? [];
    if (lessonId === undefined) return;
    const kit = await this.#app.get(Make.lessonKit)();
    this.#player = kit.lessonPlayer(decodeURIComponent(lessonId));
    await this.#player.load();
  }

  async address(): Promise<string> {
    return this.#address;
  }

  async screen(): Promise<string> {
    return screenAt(splitLanguage(this.#address).rest);
  }

  async litTab(): Promise<Tab | undefined> {
    return tabOf(splitLanguage(this.#address).rest);
  }

  async complaint(): Promise<ErrorKind | undefined> {
    const login = this.#login?.state;
    if (login && 'error' in login && login.error) return login.error.kind;
    const player = this.#player?.state;
    if (player?.step === 'refused' || player?.step === 'unavailable') return player.error.kind;
    if (player?.step === 'self-judging') return player.because?.kind;
    return this.#failure;
  }

  async opensBook(title: string): Promise<void> {
    const book = (await this.#books()).find((one) => isTitled(one.title, title));
    assert.ok(book, `There is no book "${title}"`);
    await this.opens(inLanguage(bookPath(book.id), this.#languageHere()));
  }

  async unlockedLessons(): Promise<readonly string[]> {
    const { lessons } = await this.#openBook();
    return lessons.filter(({ unlocked }) => unlocked).map(({ title }) => title.ja);
  }

  async opensLesson(title: string): Promise<void> {
    const { lessons } = await this.#openBook();
    const lesson = lessons.find((one) => isTitled(one.title, title));
    assert.ok(lesson, `The open book has no lesson "${title}"`);
    await this.opens(inLanguage(lessonPath(lesson.id), this.#languageHere()));
  }

  async prompt(): Promise<string> {
    return this.#inLesson().question?.prompt ?? '';
  }

  async choosesPrompt(style: 'shown' | 'spoken' | 'both'): Promise<void> {
    this.#inLesson().choosePromptStyle(style);
  }

  async hearsPrompt(): Promise<boolean> {
    return this.#hears(() => this.#inLesson().playPrompt());
  }

  async deniesMicrophone(): Promise<void> {
    this.#around.denyMicrophone();
  }

  async record(): Promise<void> {
    await this.#inLesson().record();
  }

  async isRecording(): Promise<boolean> {
    return this.#around.isRecording();
  }

  async speaks(sentence: string): Promise<void> {
    await this.#around.speak(sentence);
  }

  async stops(): Promise<void> {
    await this.#inLesson().stop();
  }

  async cancels(): Promise<void> {
    await this.#inLesson().cancel();
  }

  async step(): Promise<string> {
    return JSON.stringify(this.#inLesson().state);
  }

  async verdict(): Promise<Verdict | undefined> {
    const { state } = this.#inLesson();
    if (state.step !== 'graded') return undefined;
    const { outcome, transcript, words } = state.detail;
    return { outcome, heard: transcript ?? '', words };
  }

  async mayJudgeHerself(): Promise<boolean> {
    return this.#inLesson().state.step === 'self-judging';
  }

  async judgesHerself(outcome: Outcome): Promise<void> {
    await this.#inLesson().judgeMyself(outcome);
  }

  async opensAnswer(): Promise<void> {
    this.#inLesson().reveal();
  }

  async flips(): Promise<void> {
    await this.#inLesson().flip();
  }

  async goesOn(): Promise<void> {
    const player = this.#inLesson();
    await player.next();
    const { state } = player;
    if (state.step !== 'finished') return;
    const next = state.recordId === undefined ? '/' : recordPath(state.recordId);
    await this.opens(inLanguage(next, this.#languageHere()));
  }

  async score(): Promise<{ correct: number; answered: number; questions: number }> {
    const [, id = ''] = /\/records\/([^/?]+)/.exec(this.#address) ?? [];
    const { record } = await this.#content<RecordReview>(
      (await this.#app.get(Make.lessonKit)()).record(id),
    );
    const { correctCount, answeredCount, questionCount } = record;
    return { correct: correctCount, answered: answeredCount, questions: questionCount };
  }

  async recordsAtHome(): Promise<readonly string[]> {
    return (await this.#home()).records.map(({ lessonTitle }) => lessonTitle.ja);
  }

  async lessonToContinue(): Promise<string | undefined> {
    return (await this.#home()).continueLesson?.title.ja;
  }

  async restarts(): Promise<void> {
    this.#player?.dispose();
    this.#app = this.#around.startApp();
    await this.opens('/');
  }

  async leaves(): Promise<void> {
    await this.opens(inLanguage('/', this.#languageHere()));
  }

  async #ledTo(address: string): Promise<string> {
    const session = this.#app.get(Shared.session);
    const language = detectLanguage({
      query: undefined,
      cookie: undefined,
      stored: undefined,
      preferred: [this.#language],
    });
    for (let url = address; ;) {
      const { step } = session.state;
      if (step === 'failed') {
        this.#failure = session.state.error.kind;
        return url;
      }
      const admission = admit(url, { language, session: step, isNative: this.#isNative });
      if (admission.kind === 'open') return url;
      if (admission.kind === 'wait') await session.check();
      else url = admission.to;
    }
  }

  async #hears(play: () => Promise<void>): Promise<boolean> {
    const before = this.#around.soundsHeard();
    await play();
    return this.#around.soundsHeard() > before;
  }

  #languageHere(): Language {
    return splitLanguage(this.#address).language ?? this.#language;
  }

  #atLogin(): LoginPresenter {
    assert.ok(this.#login, `She is at ${this.#address}, not at the login`);
    return this.#login;
  }

  #inLesson(): LessonPlayerPresenter {
    assert.ok(this.#player, `She is at ${this.#address}, not in a lesson`);
    return this.#player;
  }

  async #openBook(): Promise<BookLayout> {
    const [, id = ''] = /\/books\/([^/?]+)/.exec(this.#address) ?? [];
    return this.#content<BookLayout>(this.#app.get(Make.book)(decodeURIComponent(id)));
  }

  async #books(): Promise<readonly Book[]> {
    return this.#content<readonly Book[]>(this.#app.get(Make.books)());
  }

  async #home(): Promise<StudyStatus> {
    return this.#content<StudyStatus>(this.#app.get(Make.home)());
  }

  async #content<T>(presenter: ContentPresenter<T, { kind: ErrorKind }>): Promise<T> {
    await presenter.load();
    const { state } = presenter;
    assert.equal(state.step, 'shown', `It failed: ${JSON.stringify(state)}`);
    return state.step === 'shown' ? state.content : assert.fail();
  }
}
