import { setTimeout as pause } from 'node:timers/promises';
import type { NextStep } from '../../../core/domain/home/next-step.ts';
import type { TrendSpan } from '../../../core/domain/study-time/trends.ts';
import type { SeesHome } from '../home.ts';
import type { OpenPage } from './open-page.ts';
import { button, step, WORDS } from './page-parts.ts';

const DAY_MS = 86_400_000;
/** The server is asked before she is congratulated. */
const SOON_MS = 3000;
const STEPS: readonly NextStep[] = ['review', 'lesson', 'speech', 'books'];

export class PageHome implements SeesHome {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  /** As devices of hers would tell that were offline for so long. */
  async studied(seconds: number, daysAgo: readonly number[]): Promise<void> {
    const page = await this.#open.page();
    const { access_token: token } = await this.#open.keptSession();
    const second = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`;
    const bodies = daysAgo.map((ago) => ({
      session_id: crypto.randomUUID(),
      study_type: 'verbal_composition',
      lesson_id: null,
      material_id: null,
      started_at: second(Date.now() - ago * DAY_MS - seconds * 1000),
      ended_at: second(Date.now() - ago * DAY_MS),
      duration_seconds: seconds,
      pause_duration_seconds: 0,
    }));
    const told = await page.evaluate(
      async ({ sessions, bearer }) => {
        for (const body of sessions) {
          const { status } = await fetch('/api/v1/study_time/sessions', {
            method: 'POST',
            headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
          if (status !== 204) return status;
        }
        return 204;
      },
      { sessions: bodies, bearer: token },
    );
    if (told !== 204) throw new Error(`A study session was answered ${told}`);
  }

  async opens(): Promise<void> {
    await this.#open.opens('/ja');
    await step(await this.#open.page(), 'shown');
  }

  async comesFromLesson(): Promise<void> {
    const page = await this.#open.page();
    await button(page, WORDS['lesson-player'].leave).click();
    await page.getByRole('link', { name: WORDS.common.tab.home, exact: true }).click();
    await step(page, 'shown');
  }

  async streakShown(): Promise<number> {
    const streak = (await this.#open.page()).locator('[data-streak]');
    return (await streak.isVisible()) ? Number(await streak.getAttribute('data-streak')) : 0;
  }

  async offers(): Promise<NextStep> {
    await this.opens();
    const shown = (await this.#open.page()).locator('[data-next-step]');
    const offered = await shown.getAttribute('data-next-step');
    return STEPS.find((one) => one === offered) ?? Promise.reject(new Error(`${offered}`));
  }

  async habit() {
    await this.opens();
    const page = await this.#open.page();
    const streak = page.locator('[data-streak]');
    await streak.waitFor();
    return {
      streak: Number(await streak.getAttribute('data-streak')),
      today: Number(await page.locator('[data-today]:not(li)').getAttribute('data-today')),
      days: await page.getByRole('list', { name: WORDS.home.habit.week }).locator('> li').count(),
    };
  }

  async leadsTo() {
    const page = await this.#open.page();
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    return {
      lesson: links.some((href) => href.includes('/verbal_composition/lessons/')),
      theme: links.some((href) => href.includes('/one_min_speech/materials/')),
    };
  }

  async congratulated(): Promise<number | undefined> {
    const page = await this.#open.page();
    const shown = page.locator('dialog [data-celebration]');
    await Promise.race([shown.waitFor().catch(() => {}), pause(SOON_MS)]);
    if (!(await shown.isVisible())) return undefined;
    return Number(await shown.getAttribute('data-celebration'));
  }

  async thanks(): Promise<void> {
    await button(await this.#open.page(), WORDS.study.celebration.goOn).click();
  }

  async progress(by: TrendSpan) {
    await this.#open.opens(`/ja/study/trends?by=${by}`);
    const page = await this.#open.page();
    await step(page, 'shown');
    const said = page.locator('[data-trend]');
    const table = page.getByRole('table').first();
    return {
      values: await table.getByRole('rowheader').count(),
      meanings: await said.evaluateAll((all) =>
        all.map((one) => one.getAttribute('data-meaning') ?? ''),
      ),
    };
  }
}
