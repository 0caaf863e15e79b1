import assert from 'node:assert/strict';
import type { Outcome } from '../../../core/verbal-composition/record.ts';
import type { Tomorrow } from '../../../core/verbal-composition/tomorrow.ts';
import type { KeepsRecords } from '../keeps-records.ts';
import type { OpenPage } from './open-page.ts';
import { step, WORDS } from './page-parts.ts';

const TOMORROW: Readonly<Record<Tomorrow['kind'], string>> = {
  review: WORDS.record.dueTomorrow_other,
  ...WORDS.record.tomorrow,
};
const KINDS = Object.keys(TOMORROW) as Tomorrow['kind'][]; // an object literal has no other keys

/** Of a text into which something is put. */
const pattern = (text: string): RegExp => new RegExp(text.replace(/\{\{\w+\}\}/, '(.+)'));

export class PageRecords implements KeepsRecords {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async found(name: string): Promise<readonly string[]> {
    await this.#open.opens('/ja/verbal_composition/records');
    const page = await this.#open.page();
    await step(page, 'shown');
    const answered = page.waitForResponse(/\/records\?.*name=/);
    await page.getByLabel(WORDS.record.search).fill(name);
    await answered;
    await this.#open.settled();
    return page.locator('main li [data-title]').allInnerTexts();
  }

  async score(): Promise<{ correct: number; answered: number; questions: number }> {
    const questions = await this.questions();
    const page = await this.#open.page();
    const [, right, total] =
      /(\d+)\s*\/\s*(\d+)/.exec(await page.locator('main').innerText()) ?? [];
    const answered = questions.filter(({ outcome }) => outcome !== undefined).length;
    return { correct: Number(right), answered, questions: Number(total) };
  }

  /** As she reads it at each question. */
  async questions() {
    const page = await this.#open.page();
    await step(page, 'shown');
    const read = await page
      .locator('main ol')
      .last()
      .locator('> li')
      .evaluateAll((all) =>
        all.map((one) => ({
          word: one.querySelector('p')?.textContent ?? '',
          prompt: one.querySelector('p[lang="ja"]')?.textContent ?? '',
        })),
      );
    return read.map(({ word, prompt }) => ({ prompt, outcome: outcomeSaid(word) }));
  }

  async listed(): Promise<readonly string[]> {
    await this.#open.opens('/ja/verbal_composition/records');
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
    const text = await page.locator('main').innerText();
    const kind = KINDS.find((one) => pattern(TOMORROW[one]).test(text)) ?? assert.fail(text);
    const [, count] = pattern(TOMORROW.review).exec(text) ?? [];
    return { kind, count: kind === 'review' ? Number(count) : undefined };
  }

  async lessonToContinue(): Promise<string | undefined> {
    const page = await this.#open.page();
    await step(page, 'shown');
    return (await page.locator('[data-continue-lesson]').textContent()) ?? undefined;
  }
}

function outcomeSaid(word: string): Outcome | undefined {
  const { correct, wrong } = WORDS.common.outcome;
  if (word === correct) return 'correct';
  if (word === wrong) return 'wrong';
  return word === WORDS.record.unanswered
    ? undefined
    : assert.fail(`A question is marked “${word}”`);
}
