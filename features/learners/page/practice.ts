import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import type { SpeedLevel } from '../../../core/domain/lesson/speed-level.ts';
import type { Progress } from '../../../core/verbal-composition/lesson.ts';
import type { Mode } from '../../../core/verbal-composition/record.ts';
import type { Practises, RoundResult } from '../practice.ts';
import type { OpenPage } from './open-page.ts';
import { button, step, WORDS } from './page-parts.ts';

const PLAYER = WORDS['lesson-player'];
const RECORD = WORDS.record;
const LEVELS = ['normal', 'quick', 'fast', 'extreme'] as const;
const MODES = ['ai', 'self', 'typing'] as const;

export class PagePractice implements Practises {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async mode(): Promise<Mode> {
    const summary = await this.#summary();
    return MODES.find((mode) => summary.includes(PLAYER.mode[mode].name)) ?? assert.fail(summary);
  }

  async choosesMode(mode: Mode): Promise<void> {
    const page = await this.#opensSettings();
    await page.getByRole('radio', { name: PLAYER.mode[mode].name }).check();
    await this.#closesSettings(page);
  }

  async speed(): Promise<SpeedLevel> {
    const summary = await this.#summary();
    const level = LEVELS.find((one) => summary.endsWith(PLAYER.level[one]));
    return level ?? assert.fail(summary);
  }

  async speeds(): Promise<readonly SpeedLevel[]> {
    const page = await this.#opensSettings();
    const open = await page
      .locator('dialog input[name="speed-level"]:enabled')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')));
    await this.#closesSettings(page);
    return LEVELS.filter((level) => open.includes(level));
  }

  async offeredSpeed(): Promise<SpeedLevel | undefined> {
    const page = await this.#open.page();
    const offers = LEVELS.map((level) => this.#offer(page, level));
    const shown = await Promise.all(offers.map((offer) => offer.isVisible()));
    return LEVELS[shown.indexOf(true)];
  }

  async takesOfferedSpeed(): Promise<void> {
    const level = await this.offeredSpeed();
    if (level) await this.#offer(await this.#open.page(), level).click();
  }

  #offer(page: Page, level: SpeedLevel) {
    return button(page, PLAYER.levelTake.replace('{{level}}', PLAYER.level[level]));
  }

  async target(): Promise<string> {
    const page = await this.#open.page();
    const [, target = ''] =
      /目標([\d.]+)秒/.exec(await page.locator('main').first().innerText()) ?? [];
    return target;
  }

  async types(text: string): Promise<void> {
    const page = await this.#open.page();
    await page.getByLabel(PLAYER.typedLabel, { exact: true }).fill(text);
    await button(page, PLAYER.typedSubmit).click();
    await page
      .locator('main[data-step="graded"], form [aria-invalid="true"], main [role="alert"]')
      .first()
      .waitFor();
  }

  async typedFlaw() {
    const text = await (await this.#open.page()).locator('form [role="alert"]').innerText();
    const flaws = ['nothing-typed', 'full-width', 'other-language'] as const;
    return flaws.find((flaw) => text.includes(PLAYER.typedFlaw[flaw]));
  }

  async copiesModelAnswer(): Promise<boolean> {
    const page = await this.#open.page();
    const copies = page.locator('main [data-copy]').first();
    await copies.click();
    await copies.and(page.locator('[data-copy="copied"], [data-copy="refused"]')).waitFor();
    return (await copies.innerText()) === WORDS.common.copied;
  }

  async pasted(): Promise<string> {
    const page = await this.#open.page();
    // Oz lets no page read what was copied: it is pasted as a person does.
    await page.evaluate(() => {
      const field = document.createElement('textarea');
      field.dataset['pasted'] = '';
      document.body.append(field);
      field.focus();
    });
    const field = page.locator('textarea[data-pasted]');
    await field.press('Control+V');
    return field.inputValue();
  }

  async mayNotCopy(): Promise<void> {
    const page = await this.#open.page();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
  }

  async asksAnotherWay(): Promise<void> {
    const page = await this.#open.page();
    const before = (await this.otherWays()).length;
    await button(page, PLAYER.anotherWay).click();
    await page
      .locator(`${WAYS}:nth-child(${before + 1})`)
      .or(page.getByText(PLAYER.everyWay))
      .or(page.getByText(PLAYER.notGenerated))
      .first()
      .waitFor();
  }

  async otherWays(): Promise<readonly string[]> {
    return (await this.#open.page()).locator(WAYS).allInnerTexts();
  }

  async hasEveryWay(): Promise<boolean> {
    return (await this.#open.page()).getByText(PLAYER.everyWay).isVisible();
  }

  async position() {
    const page = await this.#open.page();
    const text = await page.locator('main').first().innerText();
    const [, total, number] = /(\d+)問中(\d+)問目/.exec(text) ?? [];
    return { number: Number(number), total: Number(total) };
  }

  async isToldResumed(): Promise<boolean> {
    return (await this.#open.page()).getByText(PLAYER.resumed).isVisible();
  }

  async restarts(): Promise<void> {
    await button(await this.#open.page(), PLAYER.restart).click();
  }

  async playsHandsFree(sentences: readonly string[]): Promise<void> {
    const page = await this.#opensSettings();
    const [first = '', ...others] = sentences;
    // A voice takes a while to be made, and the lesson does not wait for hers.
    for (const sentence of others) await this.#open.room.speak(sentence);
    // The fake microphone reads its file when it is opened.
    await this.#open.room.speak(first);
    // It closes the settings as well, so that nothing is left to be checked.
    await page.getByRole('switch', { name: PLAYER.handsFree }).click();
    // Voices may still be made while others are heard.
    page.setDefaultTimeout(90_000);
    for (const sentence of others) {
      await step(page, 'graded');
      await this.#open.room.speak(sentence);
      await step(page, 'asking', 'starting', 'recording');
    }
    await page.waitForURL(/\/records\//);
    await step(page, 'shown');
  }

  async result(): Promise<RoundResult> {
    const page = await this.#open.page();
    await step(page, 'shown');
    const text = await page.locator('main').first().innerText();
    const cleared = LEVELS.find((level) => text.includes(`「${RECORD.level[level]}」クリア`));
    const [, done] = /4周のうち(\d+)周/.exec(text) ?? [];
    return { cleared, hasBestTime: text.includes(RECORD.best), roundsDone: Number(done) };
  }

  async goesBackToWrong(): Promise<void> {
    const page = await this.#open.page();
    await button(page, RECORD.wrongAgain).click();
    await step(page, 'asking');
  }

  async opensNewestRecord(): Promise<void> {
    await this.#open.opens('/ja');
    const page = await this.#open.page();
    await page.locator('main a[href$="/records"]').click();
    await page.locator('main a[href*="/records/"]').first().click();
    // The list stays in sight while the record is fetched.
    await page.locator('main ol > [data-outcome]').first().waitFor();
  }

  async progressOf(title: string): Promise<Progress> {
    const card = (await this.#open.page()).locator('main li').filter({ hasText: title }).first();
    const text = await card.innerText();
    const { progress } = WORDS.common;
    const all = ['unlearned', 'learning', 'learned'] as const;
    return all.find((one) => text.includes(progress[one])) ?? assert.fail(text);
  }

  async #summary(): Promise<string> {
    const page = await this.#open.page();
    return page.getByRole('button', { name: PLAYER.settings }).innerText();
  }

  async #opensSettings(): Promise<Page> {
    const page = await this.#open.page();
    await page.getByRole('button', { name: PLAYER.settings }).click();
    // The sheet is there a frame before what is in it.
    await button(page, PLAYER.settingsDone).waitFor();
    return page;
  }

  async #closesSettings(page: Page): Promise<void> {
    await button(page, PLAYER.settingsDone).click();
  }
}

const WAYS = `main ul[aria-label="${PLAYER.otherWays}"] > li`;
