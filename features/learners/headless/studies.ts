import { setTimeout } from 'node:timers/promises';
import { Make, Shared } from '../../../composition/tokens.ts';
import { inLanguage, splitLanguage } from '../../../core/navigation/paths.ts';
import type { StudyOverview } from '../../../core/study-time/read-study-overview.ts';
import type { Studies, ToldStudy } from '../studies.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessStudies implements Studies {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async asksForBooks(times: number): Promise<void> {
    const library = (await this.#app.apis()).libraryApi;
    await Promise.all(Array.from({ length: times }, () => library.books()));
  }

  async booksAsked(): Promise<number> {
    return this.#app.around.booksAsked();
  }

  async canMakeTimePass(): Promise<void> {}

  async passes(seconds: number): Promise<void> {
    const { device, pass } = this.#app.around;
    const before = device.clock.now();
    pass(seconds * 1000);
    // A real clock can't be moved, and less than a second is not told of.
    if (device.clock.now() - before < 1000) await setTimeout(1000);
    await this.#app.settled();
  }

  async pauses(): Promise<void> {
    this.#app.answering().player.pausing.pause();
  }

  async resumes(): Promise<void> {
    this.#app.answering().player.pausing.resume();
  }

  async touches(): Promise<void> {
    this.#app.around.device.touches.touch();
  }

  async looksAway(): Promise<void> {
    this.#app.around.device.visibility.turn(false);
    await this.#app.settled();
  }

  async looksBack(): Promise<void> {
    this.#app.around.device.visibility.turn(true);
    await this.#app.settled();
  }

  ends(): Promise<boolean> {
    return this.#app.container.get(Shared.studying).end();
  }

  async endsTwice(): Promise<void> {
    await Promise.all([this.ends(), this.ends()]);
  }

  async isKilled(): Promise<void> {
    this.#app.restart();
    await this.#app.settled();
  }

  async told(): Promise<readonly ToldStudy[]> {
    const last = new Map(this.#app.around.told().map((study) => [study['session_id'], study]));
    return [...last.values()];
  }

  async uploads(): Promise<number> {
    return this.#app.around.told().length;
  }

  async overview() {
    const place = inLanguage('/study', splitLanguage(this.#app.address).language);
    await this.#app.goesOnTo(place);
    const overview = (await this.#kit()).studyOverview();
    const { today, days, months, achievements } = await this.#app.content<StudyOverview>(overview);
    return {
      today: today.seconds,
      streak: achievements.consecutiveDays,
      days: days.length,
      months: months.length,
    };
  }

  #kit() {
    return this.#app.container.get(Make.lessonKit)();
  }
}
