import type { AnswersSurvey } from '../answers-survey.ts';
import type { OpenPage } from './open-page.ts';
import { button, step, wordsOn } from './page-parts.ts';

export class PageSurvey implements AnswersSurvey {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async answers(wanted: readonly string[] = []): Promise<void> {
    const page = await this.#open.page();
    const { next, finish } = (await wordsOn(page)).onboarding;
    while ((await step(page, 'asking', 'recommended')) === 'asking') {
      const before = await page.locator('main').innerText();
      const options = page.locator('main').getByRole('radio').or(page.getByRole('checkbox'));
      const names = await page.locator('main label').allInnerTexts();
      const at = names.findIndex((name) => wanted.includes(name.trim()));
      await options.nth(Math.max(0, at)).check();
      const last = button(page, finish);
      await ((await last.isVisible()) ? last : button(page, next)).click();
      await page.waitForFunction(
        (text) => document.querySelector('main')?.innerText !== text,
        before,
      );
      await step(page, 'asking', 'recommended');
    }
  }

  async taps(): Promise<number> {
    const page = await this.#open.page();
    return Number(await page.evaluate(() => sessionStorage.getItem('taps')));
  }

  async skips(): Promise<void> {
    const page = await this.#open.page();
    await button(page, (await wordsOn(page)).onboarding.skip).click();
    await step(page, 'recommended');
  }

  async firstLesson(): Promise<{ title: string; minutes: number } | undefined> {
    const page = await this.#open.page();
    await step(page, 'recommended');
    const card = page.locator('main section').first();
    const title = await card.locator('h2').innerText();
    const minutes = await card.locator('[data-goal]').getAttribute('data-goal');
    return { title, minutes: Number(minutes) };
  }

  async beginsFirstLesson(): Promise<void> {
    const page = await this.#open.page();
    await page.getByRole('link', { name: (await wordsOn(page)).onboarding.begin }).click();
    await page.waitForURL(/\/lessons\//);
    await step(page, 'asking');
  }
}
