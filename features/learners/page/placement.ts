import type { Level } from '../../../core/domain/lesson/level.ts';
import { knownAnswer } from '../../support/content.ts';
import type { TakesPlacement } from '../takes-placement.ts';
import type { OpenPage } from './open-page.ts';
import { button, step, WORDS } from './page-parts.ts';

const { placement: OFFER } = WORDS.onboarding;
const PLAYER = WORDS['lesson-player'];

export class PagePlacement implements TakesPlacement {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async isPlacedUpTo(known: Level): Promise<void> {
    await this.#open.opens('/ja/placement');
    const page = await this.#open.page();
    await step(page, 'offered');
    await button(page, OFFER.begin).click();
    await step(page, 'asking');
    await button(page, OFFER.type).click();
    while ((await step(page, 'asking', 'placed')) === 'asking') {
      const sentence = page.locator('main p[lang="ja"]');
      const prompt = (await sentence.textContent()) ?? '';
      const answer = knownAnswer(prompt, known);
      if (answer !== undefined) {
        await page.getByLabel(PLAYER.typedLabel, { exact: true }).fill(answer);
        await button(page, PLAYER.typedSubmit).click();
      } else await button(page, OFFER.pass).click();
      await page.waitForFunction((before) => {
        const main = document.querySelector('main');
        const now = main?.querySelector('p[lang="ja"]')?.textContent;
        return main?.getAttribute('data-step') === 'placed' || (now && now !== before);
      }, prompt);
    }
  }

  async level(): Promise<string | undefined> {
    const page = await this.#open.page();
    return (await page.locator('[data-level]').getAttribute('data-level')) ?? undefined;
  }
}
