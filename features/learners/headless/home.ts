import { nextStepOf } from '../../../app/home/next-step-presenter.ts';
import { plotsOf } from '../../../app/trends/plots-presenter.ts';
import { Make } from '../../../composition/tokens.ts';
import { inLanguage } from '../../../core/navigation/paths.ts';
import type { Trend, TrendSpan } from '../../../core/domain/study-time/trends.ts';
import type { StudyStatus } from '../../../core/ports/library-api.ts';
import type { SeesHome } from '../home.ts';
import type { HeadlessApp } from './headless-app.ts';

const DAY_MS = 86_400_000;

export class HeadlessHome implements SeesHome {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async studied(seconds: number, daysAgo: readonly number[]): Promise<void> {
    const { studyTimeApi } = await this.#app.apis();
    for (const ago of daysAgo) {
      const end = this.#app.around.device.clock.now() - ago * DAY_MS;
      const told = await studyTimeApi.upload({
        id: crypto.randomUUID(),
        studyType: 'verbal_composition',
        lessonId: undefined,
        materialId: undefined,
        startedAt: second(end - seconds * 1000),
        endedAt: second(end),
        durationSeconds: seconds,
        pauseSeconds: 0,
      });
      if (!told.ok) throw new Error(told.error.kind);
    }
  }

  async opens(): Promise<void> {
    await this.#app.goesOnTo(inLanguage('/', this.#app.language));
    const { habit } = await this.#status();
    const { celebration } = await this.#kit();
    if (habit.toCelebrate !== undefined) await celebration.offer(habit.toCelebrate);
  }

  async offers() {
    return nextStepOf(await this.#status());
  }

  async habit() {
    const { consecutiveDays, week, today } = (await this.#status()).habit;
    const seconds = week.find(({ day }) => day === today)?.seconds ?? 0;
    return { streak: consecutiveDays, today: seconds, days: week.length };
  }

  async leadsTo() {
    const { continueLesson, speech } = await this.#status();
    return { lesson: continueLesson !== undefined, theme: speech.theme !== undefined };
  }

  async congratulated(): Promise<number | undefined> {
    const { state } = (await this.#kit()).celebration;
    return state.step === 'shown' ? state.days : undefined;
  }

  async comesFromLesson(): Promise<void> {
    await this.opens();
  }

  async streakShown(): Promise<number> {
    return (await this.habit()).streak;
  }

  async thanks(): Promise<void> {
    (await this.#kit()).celebration.close();
  }

  async progress(by: TrendSpan) {
    const trends = await this.#app.content<readonly Trend[]>((await this.#kit()).trends(by));
    return {
      values: trends.length,
      meanings: plotsOf(trends).map(({ meaning }) => meaning.kind),
    };
  }

  #status(): Promise<StudyStatus> {
    return this.#app.content<StudyStatus>(this.#app.container.get(Make.home)());
  }

  #kit() {
    return this.#app.container.get(Make.lessonKit)();
  }
}

const second = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;
