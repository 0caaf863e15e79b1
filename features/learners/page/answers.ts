import { setTimeout as pass } from 'node:timers/promises';
import type { Outcome } from '../../../core/verbal-composition/record.ts';
import type { Answers, Verdict } from '../answers.ts';
import type { OpenPage } from './open-page.ts';
import { button, markedWords, step, untilTappable, WORDS } from './page-parts.ts';

const PLAYER = WORDS['lesson-player'];

/** How each verdict is headed. */
const VERDICTS: readonly (readonly [words: string, outcome: Outcome | 'unlisted'])[] = [
  [PLAYER.correct, 'correct'],
  [PLAYER.ownCorrect, 'correct'],
  [PLAYER.unlisted, 'unlisted'],
  [PLAYER.wrong, 'wrong'],
  [PLAYER.ownWrong, 'wrong'],
  [PLAYER.otherMeaning, 'wrong'],
];

/** What a second tap would begin has begun by then. */
const SECOND_TAP_MS = 300;

export class PageAnswers implements Answers {
  readonly #open: OpenPage;
  /** What the fake microphone read when it was opened. */
  #onLips = { sentence: '', ms: 0 };

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async record(toSay = ''): Promise<void> {
    const page = await this.#open.page();
    this.#onLips = { sentence: toSay, ms: await this.#open.room.speak(toSay) };
    // After a take that could not be sent there are two ways on.
    await button(page, PLAYER.record).or(button(page, PLAYER.recordAgain)).click();
    await step(page, 'recording', 'refused');
  }

  async taps(times: number): Promise<void> {
    const page = await this.#open.page();
    await button(page, PLAYER.record).click({ clickCount: times });
    await step(page, 'starting', 'recording');
  }

  async isRecording(): Promise<boolean> {
    return button(await this.#open.page(), PLAYER.stop).isVisible();
  }

  async speaks(sentence: string): Promise<void> {
    if (sentence !== this.#onLips.sentence) {
      // The fake microphone reads its file when it is opened: she begins anew with the sentence in it.
      await this.cancels();
      await this.record(sentence);
    }
    await pass(this.#onLips.ms); // her voice, not a wait: the fake microphone speaks in real time
  }

  async stops(): Promise<void> {
    const page = await this.#open.page();
    await button(page, PLAYER.stop).click();
    await step(page, 'graded', 'say-again', 'refused', 'self-judging');
  }

  async mayGoOnAfterStopping(): Promise<boolean> {
    const page = await this.#open.page();
    await button(page, PLAYER.stop).click();
    const later = button(page, PLAYER.slowVerdict.later.action);
    await later.waitFor({ timeout: 10_000 });
    return true;
  }

  async goesOnWithoutVerdict(): Promise<void> {
    const page = await this.#open.page();
    await button(page, PLAYER.slowVerdict.later.action).click();
    await step(page, 'asking');
  }

  async cancels(): Promise<void> {
    const page = await this.#open.page();
    await button(page, PLAYER.cancel).click();
    await step(page, 'asking');
  }

  async step(): Promise<string> {
    const page = await this.#open.page();
    return (await page.locator('main').first().innerText()).slice(0, 400);
  }

  async verdict(): Promise<Verdict | undefined> {
    const page = await this.#open.page();
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    const shown = VERDICTS.find(([words]) => headings.includes(words))?.[1];
    if (shown === undefined) return undefined;
    const isUnlisted = shown === 'unlisted';
    const hasWords = await page.locator('[data-outcome] ~ * p[lang="en"]').count();
    const words = hasWords > 0 ? await markedWords(page) : [];
    const heard = words.flatMap(({ said }) => (said === undefined ? [] : [said])).join(' ');
    const reasons = await page.locator('[data-remarks] li').allInnerTexts();
    return { outcome: isUnlisted ? 'correct' : shown, heard, words, isUnlisted, reasons };
  }

  async mayJudgeHerself(): Promise<boolean> {
    return (await this.#open.page()).getByRole('heading', { name: PLAYER.selfJudging }).isVisible();
  }

  async judgesHerself(outcome: Outcome): Promise<void> {
    const page = await this.#open.page();
    const { selfCorrect, selfWrong } = PLAYER;
    const graded = button(page, outcome === 'correct' ? selfCorrect : selfWrong);
    await graded.click();
    // A review goes on by itself.
    await graded.waitFor({ state: 'detached' });
    await step(page, 'graded', 'asking', 'finished');
  }

  async judgesHerselfTwice(outcome: Outcome): Promise<void> {
    await this.opensAnswer();
    const page = await this.#open.page();
    const judge = button(page, outcome === 'correct' ? PLAYER.selfCorrect : PLAYER.selfWrong);
    const box = await judge.boundingBox();
    if (!box) throw new Error('The button is not there');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x, y);
    await step(page, 'graded');
    await page.mouse.click(x, y);
    await pass(SECOND_TAP_MS);
  }

  async opensAnswer(): Promise<void> {
    await this.peeks();
  }

  async presses(key: string): Promise<void> {
    await (await this.#open.page()).keyboard.press(key);
  }

  async turnsKeysOff(): Promise<void> {
    const page = await this.#open.page();
    await page.getByRole('button', { name: PLAYER.settings }).click();
    await page.getByRole('switch', { name: PLAYER.keys.switch }).click();
    await button(page, PLAYER.settingsDone).click();
  }

  async peeks(): Promise<void> {
    const page = await this.#open.page();
    await button(page, PLAYER.reveal).click();
    await step(page, 'self-judging');
  }

  async settles(outcome: Outcome): Promise<void> {
    const page = await this.#open.page();
    await button(page, PLAYER.settle[outcome]).click();
    const words = VERDICTS.flatMap(([said, of]) => (of === outcome ? [said] : []));
    const headings = page.getByRole('heading', { level: 2 });
    await headings.filter({ hasText: new RegExp(words.join('|')) }).waitFor();
  }

  async announced(): Promise<string> {
    const page = await this.#open.page();
    return page.locator('main [role="status"]').first().innerText();
  }

  async isFocusOnVerdict(): Promise<boolean> {
    const page = await this.#open.page();
    const isThere = () => {
      const focused = document.activeElement;
      if (!focused?.closest('[data-outcome]')) return false;
      const { left, top, width, height } = focused.getBoundingClientRect();
      return focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    return page.waitForFunction(isThere, undefined, { timeout: 5000 }).then(
      () => true,
      () => false,
    );
  }

  async saysAgain(sentence: string): Promise<Outcome | undefined> {
    const page = await this.#open.page();
    const ms = await this.#open.room.speak(sentence);
    await button(page, PLAYER.repeat.say).click();
    const stop = button(page, PLAYER.stop);
    await stop.waitFor();
    await pass(ms); // her voice, not a wait: the fake microphone speaks in real time
    await stop.click();
    await button(page, PLAYER.repeat.say).waitFor();
    const told = page.locator('[data-repeat]');
    const outcome = (await told.count()) === 0 ? undefined : await told.getAttribute('data-repeat');
    return outcome === 'correct' || outcome === 'wrong' ? outcome : undefined;
  }

  async goesOn(): Promise<void> {
    const page = await this.#open.page();
    const { next, finish } = PLAYER;
    await untilTappable(page);
    const isLast = await button(page, finish).isVisible();
    await button(page, isLast ? finish : next).click();
    if (page.url().includes('/review/')) return void (await step(page, 'asking', 'finished'));
    if (isLast) await page.waitForURL(/\/records\//);
    await step(page, isLast ? 'shown' : 'asking');
  }
}
