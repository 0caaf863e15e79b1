import type { Lesson, Question } from '../verbal-composition/lesson.ts';
import type { LessonRecord, RecordDetail, VoiceVerdict } from '../verbal-composition/record.ts';
import type { Take } from './recorder.ts';
import type { OwnGrade, RecordsApi, Round, SpokenAnswer } from './records-api.ts';
import type { SessionControls } from './session-needed.contract.ts';

export interface RecordsSubject extends SessionControls {
  readonly records: RecordsApi;
  /** The same rounds, as another learner may reach them. */
  readonly another: RecordsApi;
  /** The first lesson of a book, of two questions at least, and the one after it. */
  readonly lesson: Lesson;
  readonly otherLesson: Lesson;
  /** A recording of a learner who says this clearly, or so that one can only guess. */
  say(text: string): Take;
  mumble(text: string): Take;
  /** What is no recording of a voice. */
  readonly noise: Take;
  newId(): string;
  pass(ms: number): void;
  /** From now on nothing can be recognised, until told otherwise. */
  breakRecognizer(isBroken: boolean): void;
  /** Ids of the rounds that are listed, the latest first. */
  listed(): Promise<readonly string[]>;
}

/** A learner who begins a round, and what she does in it. */
export class RecordsScene {
  round: Round = { id: '', lessonId: '', mode: 'ai', level: 'normal' };
  #subject: RecordsSubject | undefined;

  async begin(subject: RecordsSubject): Promise<void> {
    this.#subject = subject;
    this.round = { id: subject.newId(), lessonId: subject.lesson.id, mode: 'ai', level: 'normal' };
  }

  get subject(): RecordsSubject {
    if (!this.#subject) throw new Error('The scene has not begun');
    return this.#subject;
  }

  get records(): RecordsApi {
    return this.subject.records;
  }

  readonly question = (index = 0, lesson = this.subject.lesson): Question => {
    const found = lesson.questions[index];
    if (!found) throw new Error(`There is no question ${index}`);
    return found;
  };

  readonly right = (): Take => this.subject.say(this.question().answers[0] ?? '');

  readonly wrong = (): Take =>
    this.subject.say('Bananas dance quietly under seven purple mountains');

  readonly spoken = (take: Take, more: Partial<SpokenAnswer> = {}): SpokenAnswer => ({
    answerId: this.subject.newId(),
    round: this.round,
    questionId: this.question().id,
    answerMs: 2345,
    take,
    ...more,
  });

  readonly grade = (more: Partial<OwnGrade> = {}): OwnGrade => ({
    answerId: this.subject.newId(),
    round: this.round,
    questionId: this.question().id,
    outcome: 'correct',
    answerMs: 1500,
    ...more,
  });

  readonly judged = async (answer: SpokenAnswer): Promise<VoiceVerdict> => {
    const verdict = await this.records.answerByVoice(answer);
    if (!verdict.ok) throw new Error(verdict.error.kind);
    return verdict.value;
  };

  readonly detailOf = (verdict: VoiceVerdict): RecordDetail => {
    if (verdict.outcome === 'say-again') throw new Error('It was not graded');
    return verdict.detail;
  };

  readonly stored = async (): Promise<LessonRecord> => {
    const record = await this.records.record(this.round.id);
    if (!record.ok) throw new Error(record.error.kind);
    return record.value;
  };
}
