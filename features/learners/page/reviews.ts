import type { ReviewCount, ReviewKind } from '../../../core/domain/recall/offer-review.ts';
import type { Outcome } from '../../../core/verbal-composition/record.ts';
import type { ReviewEnd, Reviews, ReviewsSeen } from '../reviews.ts';
import type { OpenPage } from './open-page.ts';
import { button, step, WORDS } from './page-parts.ts';

const REVIEW = WORDS.review;

export class PageReviews implements Reviews {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async looks(): Promise<ReviewsSeen> {
    const page = await this.#opened();
    const [due, smart] = await Promise.all([
      page.locator('[data-due]').first().getAttribute('data-due'),
      page.locator('[data-smart]').first().getAttribute('data-smart'),
    ]);
    const days = await page.getByRole('table').getByRole('cell').allTextContents();
    return {
      due: Number(due),
      smart: Number(smart),
      days: days.map((text) => Number.parseInt(text, 10)),
    };
  }

  async dueAtHome(): Promise<number> {
    await this.#open.opens('/ja');
    const page = await this.#open.page();
    return Number(await page.locator('[data-due]').getAttribute('data-due'));
  }

  async begins(kind: ReviewKind, count: ReviewCount): Promise<void> {
    const page = await this.#opened();
    if (kind === 'daily') await page.locator('[data-due] button').click();
    else {
      await page.getByRole('radio', { name: REVIEW.counts[count], exact: true }).check();
      await button(page, REVIEW.startSmart).click();
    }
    await step(page, 'asking');
  }

  async prompt(): Promise<string | undefined> {
    const page = await this.#open.page();
    const sentence = page.locator('main[data-step="asking"] p[lang="ja"]');
    return (await sentence.isVisible()) ? ((await sentence.textContent()) ?? '') : undefined;
  }

  /** By herself, with the keys that the screen names. */
  async answers(outcome: Outcome): Promise<void> {
    const page = await this.#open.page();
    const before = await this.prompt();
    await button(page, WORDS['lesson-player'].reveal).click();
    await step(page, 'self-judging');
    await page.keyboard.press(outcome === 'wrong' ? '1' : '2');
    await this.#goesOnFrom(before);
  }

  async skips(): Promise<void> {
    const before = await this.prompt();
    await button(await this.#open.page(), REVIEW.skip).click();
    await this.#goesOnFrom(before);
  }

  async removes(): Promise<void> {
    const before = await this.prompt();
    await button(await this.#open.page(), REVIEW.removeThis).click();
    await this.#goesOnFrom(before);
  }

  async end(): Promise<ReviewEnd> {
    const page = await this.#open.page();
    await step(page, 'finished');
    const score = page.locator('[data-total]');
    const offers = await page
      .getByRole('button')
      .filter({ hasText: /問やってみる/ })
      .allTextContents();
    return {
      right: Number(await score.getAttribute('data-right')),
      graded: Number(await score.getAttribute('data-total')),
      more: Number(/\d+/.exec(offers[0] ?? '')?.[0] ?? 0),
    };
  }

  async triesMore(): Promise<void> {
    const page = await this.#open.page();
    await page
      .getByRole('button')
      .filter({ hasText: /問やってみる/ })
      .click();
    await step(page, 'asking');
  }

  async putsBack(prompt: string): Promise<void> {
    const page = await this.#opened();
    const name = REVIEW.putBackWhich.replace('{{prompt}}', prompt);
    await button(page, name).click();
    await button(page, name).waitFor({ state: 'detached' });
  }

  async hasUnsent(): Promise<boolean> {
    const page = await this.#open.page();
    await step(page, 'finished');
    return page.getByText(REVIEW.unsent).isVisible();
  }

  async #opened() {
    await this.#open.opens('/ja/review');
    const page = await this.#open.page();
    await step(page, 'shown');
    return page;
  }

  async #goesOnFrom(prompt: string | undefined): Promise<void> {
    const page = await this.#open.page();
    await page.waitForFunction((before) => {
      const main = document.querySelector('main');
      const now = main?.querySelector('p[lang="ja"]')?.textContent;
      const at = main?.getAttribute('data-step');
      return at === 'finished' || (at === 'asking' && now !== before);
    }, prompt);
  }
}
