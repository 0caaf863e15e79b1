import { setTimeout as pass } from 'node:timers/promises';
import type { ReadCorrection, ReadsCorrections } from '../reads-corrections.ts';
import type { OpenPage } from './open-page.ts';
import { button, WORDS } from './page-parts.ts';

const SPEECH = WORDS.monologue;
/** Of a short speech on a machine that is busy with others. */
const CORRECTED_WITHIN_MS = 120_000;

export class PageReadsCorrections implements ReadsCorrections {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async correction(): Promise<ReadCorrection> {
    const page = await this.#corrected();
    const sentences = page
      .getByRole('region', { name: SPEECH.correction.sentences, exact: true })
      .locator('[data-sentence]');
    return {
      corrected: await sentences.evaluateAll((all) =>
        all.map((sentence) => {
          const copy = sentence.cloneNode(true) as Element; // a clone is of the same kind
          for (const gone of copy.querySelectorAll('del, [lang="ja"]')) gone.remove();
          return (copy.textContent ?? '')
            .replaceAll(/\s+/g, ' ')
            .replaceAll(/ ([.,!?])/g, '$1')
            .trim();
        }),
      ),
      kinds: await page
        .locator('main ol [data-disputed="false"] p > span:first-child')
        .allInnerTexts(),
      level: await page.locator('main dl dd').first().innerText(),
      strengths: await page
        .getByRole('region', { name: SPEECH.correction.strengths })
        .getByRole('listitem')
        .count(),
    };
  }

  async refusal(): Promise<string> {
    const page = await this.#corrected();
    return page.locator('main p').first().innerText();
  }

  async disputes(): Promise<void> {
    const page = await this.#corrected();
    await button(page, SPEECH.correction.dispute).first().click();
    await page.getByText(SPEECH.correction.disputed).first().waitFor();
  }

  async asksAgain(meant: string): Promise<void> {
    const page = await this.#corrected();
    await page.getByText(SPEECH.correction.writeMeant).first().click();
    await page.getByRole('textbox', { name: SPEECH.correction.meant }).first().fill(meant);
    await button(page, SPEECH.correction.askAgain).first().click();
    await page.getByText(SPEECH.correction.inReview).first().waitFor();
  }

  async asksNoMore(): Promise<void> {
    const page = await this.#corrected();
    await button(page, SPEECH.correction.askNoMore).first().click();
    await button(page, SPEECH.correction.askAgain).first().waitFor();
  }

  async wantsFeedback(): Promise<void> {
    const page = await this.#corrected();
    const told = page.waitForResponse(/receive_feedback/);
    await page.getByRole('switch', { name: SPEECH.correction.wantsFeedback }).click();
    await told;
  }

  async isFeedbackWanted(): Promise<boolean> {
    const page = await this.#corrected();
    await page.reload();
    await this.#corrected();
    return page.getByRole('switch', { name: SPEECH.correction.wantsFeedback }).isChecked();
  }

  async givesFeedback(): Promise<void> {
    const page = await this.#corrected();
    await page.getByRole('link', { name: SPEECH.correction.feedback, exact: true }).click();
  }

  async removes(): Promise<void> {
    const page = await this.#corrected();
    await button(page, SPEECH.correction.remove).click();
    await button(page, SPEECH.correction.removeForGood).click();
    await page
      .getByRole('heading', { level: 1, name: SPEECH.correction.title })
      .waitFor({ state: 'detached' });
  }

  async hearsHerself(): Promise<boolean> {
    const page = await this.#corrected();
    await button(page, SPEECH.correction.playAll).click();
    await button(page, SPEECH.correction.stopAll).waitFor();
    return true;
  }

  async hearsFrom(word: string): Promise<boolean> {
    const page = await this.#corrected();
    const all = page.getByRole('region', { name: SPEECH.correction.transcript, exact: true });
    await all.locator('[data-place]').filter({ hasText: word }).first().click();
    const stop = all.getByRole('button', { pressed: true });
    await stop.waitFor();
    await stop.click();
    return all
      .getByRole('button', { pressed: true })
      .waitFor({ state: 'detached' })
      .then(() => true);
  }

  async hearsRight(): Promise<boolean> {
    const wrong = await this.#firstWrong();
    await wrong.getByRole('button', { name: SPEECH.correction.hearRight }).click();
    await wrong.getByRole('button', { name: SPEECH.correction.stopAll }).waitFor();
    return true;
  }

  async saysAgain(words: string): Promise<string> {
    const wrong = await this.#firstWrong();
    const ms = await this.#open.room.speak(words);
    await wrong.getByRole('button', { name: SPEECH.correction.sayAgain }).click();
    const stop = wrong.getByRole('button', { name: WORDS['lesson-player'].stop, exact: true });
    await stop.waitFor();
    await pass(ms); // her voice, not a wait: the fake microphone speaks in real time
    await stop.click();
    const told = wrong.locator('[data-repeat]');
    await told.waitFor({ timeout: CORRECTED_WITHIN_MS });
    return (await told.getAttribute('data-repeat')) ?? '';
  }

  async compares(): Promise<readonly [number, number]> {
    const page = await this.#corrected();
    await page.getByRole('link', { name: SPEECH.comparison.link, exact: true }).click();
    const row = page.getByRole('row', { name: SPEECH.correction.words });
    const [earlier, later] = await row.getByRole('cell').allInnerTexts();
    return [Number(earlier), Number(later)];
  }

  async #firstWrong() {
    const page = await this.#corrected();
    return page.locator('main ol > li:not([data-findings="0"])[data-findings]').first();
  }

  async #corrected() {
    const page = await this.#open.page();
    await page
      .locator('main[data-step="shown"], main[data-step="refused"]')
      .first()
      .waitFor({ timeout: CORRECTED_WITHIN_MS });
    return page;
  }
}
