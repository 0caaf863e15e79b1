import type { Tomorrow } from '../../../core/verbal-composition/tomorrow.ts';
import type { KeepsRecords } from '../learner.ts';
import type { OpenPage } from './open-page.ts';
import { scoreOn, step, WORDS } from './page-parts.ts';

export class PageRecords implements KeepsRecords {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async score(): Promise<{ correct: number; answered: number; questions: number }> {
    const page = await this.#open.page();
    await step(page, 'shown');
    return scoreOn(page);
  }

  /** As she reads it at each question. */
  async outcomes() {
    const page = await this.#open.page();
    await step(page, 'shown');
    const read = await page.locator('main ol > li[data-outcome]').allInnerTexts();
    return read.map((text) => {
      const [first] = text.split('\n');
      if (first === WORDS.record.right) return 'correct';
      return first === WORDS.record.wrong ? 'wrong' : undefined;
    });
  }

  async atHome(): Promise<readonly string[]> {
    await this.#open.opens('/ja');
    const page = await this.#open.page();
    await step(page, 'shown');
    return page
      .locator('main a[href*="/records/"]')
      .evaluateAll((links) =>
        links.map((link) => (link.querySelector('[data-title]') ?? link).textContent?.trim() ?? ''),
      );
  }

  async isUnsent(): Promise<boolean> {
    return (await this.#open.page()).getByText(WORDS.record.unsent).isVisible();
  }

  async tomorrow() {
    const page = await this.#open.page();
    await step(page, 'shown');
    const line = page.locator('main [data-tomorrow]');
    const count = await line.getAttribute('data-count');
    return {
      kind: (await line.getAttribute('data-tomorrow')) as Tomorrow['kind'], // written from this very type
      count: count === null ? undefined : Number(count),
    };
  }

  async lessonToContinue(): Promise<string | undefined> {
    const page = await this.#open.page();
    await step(page, 'shown');
    return (await page.locator('#continue-lesson').textContent()) ?? undefined;
  }
}
