import { Make } from '../../../composition/tokens.ts';
import { inLanguage, RECORDS } from '../../../core/navigation/paths.ts';
import type { StudyStatus } from '../../../core/ports/library-api.ts';
import type { RecordReview } from '../../../core/verbal-composition/review-record.ts';
import { eventually } from '../../support/eventually.ts';
import type { KeepsRecords } from '../keeps-records.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessRecords implements KeepsRecords {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async found(name: string): Promise<readonly string[]> {
    await this.#app.goesOnTo(inLanguage(RECORDS, this.#app.language));
    const list = (await this.#app.container.get(Make.findingKit)()).recordList();
    await list.load();
    list.search(name);
    this.#app.around.pass(1000);
    // A real clock is not told, and passes.
    const isFound = () => list.records.every(({ lessonTitle }) => lessonTitle.ja.includes(name));
    await eventually(5000, async () => {
      await this.#app.settled();
      return isFound() || undefined;
    });
    return list.records.map(({ lessonTitle }) => lessonTitle.ja);
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

  async listed(): Promise<readonly string[]> {
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
