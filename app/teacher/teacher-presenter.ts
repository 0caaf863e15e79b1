import { makeAutoObservable, runInAction } from 'mobx';
import { OWN_QUESTIONS } from '../../core/domain/recall/own-questions.ts';
import { BOOKS, lessonPath, REVIEW } from '../../core/navigation/paths.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { Ids } from '../../core/ports/ids.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type { AskTeacherError, TeacherApi, TeacherPiece } from '../../core/ports/teacher-api.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { Language } from '../../core/shared/language.ts';
import {
  LONGEST_TEACHER_QUESTION,
  type TeacherName,
  type TeacherTalk,
} from '../../core/teacher/teacher-talk.ts';

/** An answer on its way. */
export interface Answering {
  readonly text: string;
  /** Undefined until a teacher begins. */
  readonly teacher: TeacherName | undefined;
  readonly heard: string;
}

export type TeacherState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: ApiError | NotFound | Unexpected }
  | {
      readonly step: 'ready';
      readonly talk: TeacherTalk;
      /** Why the last question was not answered; its text is still there to be asked. */
      readonly error: AskTeacherError | Unexpected | undefined;
    }
  | { readonly step: 'answering'; readonly talk: TeacherTalk; readonly answering: Answering };

export interface TeacherParts {
  readonly teacher: TeacherApi;
  readonly ids: Ids;
  readonly reporter: Reporter;
}

/** She asks the teacher about a question, and reads the answer while it comes. */
export class TeacherPresenter {
  state: TeacherState = { step: 'loading' };
  /** What she is writing. */
  draft = '';

  readonly #questionId: string;
  readonly #answerId: string | undefined;
  readonly #parts: TeacherParts;
  /** What was asked and not answered keeps its id, so that it counts once. */
  #unanswered: { readonly id: string; readonly text: string } | undefined;
  #leave: () => void = () => {};

  constructor(questionId: string, answerId: string | undefined, parts: TeacherParts) {
    this.#questionId = questionId;
    this.#answerId = answerId;
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get mayAsk(): boolean {
    return this.state.step === 'ready' && this.state.talk.left > 0 && this.draft.trim() !== '';
  }

  /** Where she asked about it. */
  get before(): string {
    const lessonId = this.#lessonId();
    if (lessonId === undefined) return BOOKS;
    return lessonId === OWN_QUESTIONS ? REVIEW : lessonPath(lessonId);
  }

  /** What she made of a mistake of hers stands in no book that a bookmark could lead to. */
  get mayBookmark(): boolean {
    return this.#lessonId() !== OWN_QUESTIONS;
  }

  write(text: string): void {
    this.draft = text.slice(0, LONGEST_TEACHER_QUESTION);
  }

  async load(): Promise<void> {
    const { teacher, reporter } = this.#parts;
    const told = await attempt(reporter, 'talk with the teacher', () =>
      teacher.talk(this.#questionId),
    );
    this.#show(
      told.ok
        ? { step: 'ready', talk: told.value, error: outOfQuestions(told.value) }
        : { step: 'failed', error: told.error },
    );
  }

  async retry(): Promise<void> {
    this.#show({ step: 'loading' });
    await this.load();
  }

  async ask(language: Language): Promise<void> {
    const { state } = this;
    const text = this.draft.trim();
    if (state.step !== 'ready' || text === '') return;
    const { teacher, ids, reporter } = this.#parts;
    const { talk } = state;
    const id = this.#unanswered?.text === text ? this.#unanswered.id : ids.next();
    this.#unanswered = { id, text };
    this.draft = '';
    this.#show({
      step: 'answering',
      talk,
      answering: { text, teacher: undefined, heard: '' },
    });
    const asked = { id, questionId: this.#questionId, text, answerId: this.#answerId, language };
    const answered = await attempt(reporter, 'ask the teacher', () =>
      teacher.ask(asked, {
        hears: (piece) => this.#hear(piece),
        mayLeave: (leave) => {
          this.#leave = leave;
        },
      }),
    );
    if (!answered.ok) {
      const left = answered.error.kind === 'teacher-limit' ? 0 : talk.left;
      // What was not answered can be sent again, unless she writes something else by now.
      runInAction(() => {
        this.draft ||= text;
      });
      this.#show({ step: 'ready', talk: { ...talk, left }, error: answered.error });
      return;
    }
    const { answer, left } = answered.value;
    this.#unanswered = undefined;
    const others = talk.answers.filter((one) => one.id !== answer.id);
    const whole = { ...talk, answers: [...others, answer], left };
    this.#show({ step: 'ready', talk: whole, error: outOfQuestions(whole) });
  }

  /** The answer is kept all the same. */
  dispose(): void {
    this.#leave();
  }

  #lessonId(): string | undefined {
    const { state } = this;
    return state.step === 'ready' || state.step === 'answering' ? state.talk.lessonId : undefined;
  }

  #hear(piece: TeacherPiece): void {
    if (this.state.step !== 'answering') return;
    const { answering } = this.state;
    this.#show({
      ...this.state,
      answering:
        piece.kind === 'begin'
          ? { ...answering, teacher: piece.teacher, heard: '' }
          : { ...answering, heard: answering.heard + piece.text },
    });
  }

  #show(state: TeacherState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

const outOfQuestions = ({ left }: TeacherTalk): { readonly kind: 'teacher-limit' } | undefined =>
  left > 0 ? undefined : { kind: 'teacher-limit' };
