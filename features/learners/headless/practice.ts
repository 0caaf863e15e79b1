import assert from 'node:assert/strict';
import type { LessonPlayerPresenter } from '../../../app/lesson-player/lesson-player-presenter.ts';
import { Make } from '../../../composition/tokens.ts';
import { inLanguage, lessonPath, recordPath } from '../../../core/navigation/paths.ts';
import type { BookLayout, StudyStatus } from '../../../core/ports/library-api.ts';
import type { SpeedLevel } from '../../../core/domain/lesson/speed-level.ts';
import type { Progress } from '../../../core/verbal-composition/lesson.ts';
import type { Mode } from '../../../core/verbal-composition/record.ts';
import type { RecordReview } from '../../../core/verbal-composition/review-record.ts';
import { isTitled } from '../../support/content.ts';
import type { Practises, RoundResult } from '../practice.ts';
import type { HeadlessApp } from './headless-app.ts';

const FRAME_MS = 50;
/** More than a question takes, in frames of the meter. */
const MOST_FRAMES = 400;

export class HeadlessPractice implements Practises {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async mode(): Promise<Mode> {
    const { lesson } = this.#app;
    return lesson ? lesson.progress.round.mode : this.#app.atReview().mode;
  }

  async choosesMode(mode: Mode): Promise<void> {
    this.#app.answering().chooseMode(mode);
  }

  async speed(): Promise<SpeedLevel> {
    return this.#lesson().progress.round.level;
  }

  async speeds(): Promise<readonly SpeedLevel[]> {
    const { levels, isFresh } = this.#lesson().progress;
    return levels.filter(({ isOpen }) => isOpen && isFresh).map(({ level }) => level);
  }

  async offeredSpeed(): Promise<SpeedLevel | undefined> {
    return this.#lesson().progress.offeredLevel;
  }

  async takesOfferedSpeed(): Promise<void> {
    const { offeredLevel, chooseLevel } = this.#lesson().progress;
    if (offeredLevel) chooseLevel(offeredLevel);
  }

  async target(): Promise<string> {
    return (this.#lesson().progress.targetMs / 1000).toFixed(1);
  }

  async types(text: string): Promise<void> {
    await this.#app.answering().player.typed.submit(text);
  }

  async typedFlaw() {
    return this.#app.answering().player.typed.flaw;
  }

  async copiesModelAnswer(): Promise<boolean> {
    const { copying, progress } = this.#lesson().player;
    await copying.copy(progress.question?.answers[0] ?? '');
    return copying.state === 'copied';
  }

  async pasted(): Promise<string> {
    return this.#app.around.device.clipboard.text ?? '';
  }

  async mayNotCopy(): Promise<void> {
    this.#app.around.device.clipboard.isRefusing = true;
  }

  async asksAnotherWay(): Promise<void> {
    await this.#lesson().wordings.generate();
  }

  async otherWays(): Promise<readonly string[]> {
    const { state } = this.#lesson().player.turn;
    return state.step === 'graded' ? state.detail.generated : [];
  }

  async hasEveryWay(): Promise<boolean> {
    return this.#lesson().wordings.error?.kind === 'answer-not-generated';
  }

  async position() {
    const { index, lesson } = this.#lesson().progress;
    return { number: index + 1, total: lesson?.questions.length ?? 0 };
  }

  async isToldResumed(): Promise<boolean> {
    const { progress, player } = this.#lesson();
    return progress.isResumed && player.turn.state.step === 'asking';
  }

  async restarts(): Promise<void> {
    this.#lesson().restart();
  }

  async playsHandsFree(sentences: readonly string[]): Promise<void> {
    const { handsFree, player, progress } = this.#lesson();
    const { turn } = player;
    handsFree.turn(true);
    for (const sentence of sentences) {
      await this.#frames(() => turn.state.step === 'recording');
      const { index } = progress;
      await this.#app.around.speak(sentence);
      await this.#frames(() => progress.index !== index || turn.state.step === 'finished');
    }
    const { state } = turn;
    assert.ok(state.step === 'finished' && state.recordId !== undefined, 'It has no end');
    await this.#app.replaces(inLanguage(recordPath(state.recordId), this.#app.language));
  }

  async result(): Promise<RoundResult> {
    const { isCleared, level, bestTimeMs, roundsDone } = (await this.#review()).record;
    return {
      cleared: isCleared ? level : undefined,
      hasBestTime: bestTimeMs !== undefined,
      roundsDone,
    };
  }

  async goesBackToWrong(): Promise<void> {
    const { record } = await this.#review();
    const kit = await this.#app.container.get(Make.lessonKit)();
    assert.ok(await kit.wrongAgain().begin(record.id));
    await this.#app.goesOnTo(inLanguage(lessonPath(record.lessonId), this.#app.language));
  }

  async opensNewestRecord(): Promise<void> {
    const home = await this.#app.content<StudyStatus>(this.#app.container.get(Make.home)());
    const [newest] = home.records;
    assert.ok(newest, 'There is no record');
    await this.#app.goesOnTo(inLanguage(recordPath(newest.id), this.#app.language));
  }

  async progressOf(title: string): Promise<Progress> {
    const [, id = ''] = /\/books\/([^/?]+)/.exec(this.#app.address) ?? [];
    const { lessons } = await this.#app.content<BookLayout>(
      this.#app.container.get(Make.book)(decodeURIComponent(id)),
    );
    const lesson = lessons.find((one) => isTitled(one.title, title));
    return lesson?.progress ?? assert.fail(`The open book has no lesson "${title}"`);
  }

  async #review(): Promise<RecordReview> {
    const [, id = ''] = /\/records\/([^/?]+)/.exec(this.#app.address) ?? [];
    const kit = await this.#app.container.get(Make.lessonKit)();
    return this.#app.content<RecordReview>(kit.record(id));
  }

  /** Time goes by in frames of a quiet meter, until it is so. */
  async #frames(isSo: () => boolean): Promise<void> {
    const { around } = this.#app;
    for (let frame = 0; frame < MOST_FRAMES && !isSo(); frame += 1) {
      around.pass(FRAME_MS);
      await around.hearsLevel(frame < 20 ? 0.5 : 0.01);
      await around.settled();
    }
    assert.ok(isSo(), `It stays at ${this.#lesson().player.turn.state.step}`);
  }

  #lesson(): LessonPlayerPresenter {
    const { lesson, address } = this.#app;
    assert.ok(lesson, `She is at ${address}, not in a lesson`);
    return lesson;
  }
}
