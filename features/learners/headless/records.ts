import { Make } from '../../../composition/tokens.ts';
import type { StudyStatus } from '../../../core/ports/library-api.ts';
import type { RecordReview } from '../../../core/verbal-composition/review-record.ts';
import type { KeepsRecords } from '../learner.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessRecords implements KeepsRecords {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async score(): Promise<{ correct: number; answered: number; questions: number }> {
    const { record } = await this.#open();
    const { correctCount, answeredCount, questionCount } = record;
    return { correct: correctCount, answered: answeredCount, questions: questionCount };
  }

  async questions() {
    const { questions } = await this.#open();
    return questions.map(({ question, detail }) => ({
      prompt: question.prompt,
      outcome: detail?.outcome,
    }));
  }

  async atHome(): Promise<readonly string[]> {
    return (await this.#home()).records.map(({ lessonTitle }) => lessonTitle.ja);
  }

  async lessonToContinue(): Promise<string | undefined> {
    return (await this.#home()).continueLesson?.title.ja;
  }

  async isUnsent(): Promise<boolean> {
    return (await this.#open()).record.isUnsent ?? false;
  }

  async tomorrow() {
    const { tomorrow } = await this.#open();
    return {
      kind: tomorrow.kind,
      count: tomorrow.kind === 'review' ? tomorrow.count : undefined,
    };
  }

  async #open(): Promise<RecordReview> {
    const [, id = ''] = /\/records\/([^/?]+)/.exec(this.#app.address) ?? [];
    const kit = await this.#app.container.get(Make.lessonKit)();
    return this.#app.content<RecordReview>(kit.record(id));
  }

  async #home(): Promise<StudyStatus> {
    return this.#app.content<StudyStatus>(this.#app.container.get(Make.home)());
  }
}
