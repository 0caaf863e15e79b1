import { randomUUID } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { ErrorKind } from '../../core/errors/error-kind.ts';
import type { NativeApp } from '../../core/navigation/native-app.ts';
import type { Tab } from '../../core/navigation/paths.ts';
import type { Language } from '../../core/shared/language.ts';
import type { Outcome } from '../../core/verbal-composition/record.ts';
import type { Learner, Verdict } from './learner.ts';
import { openContext } from './page-context.ts';
import { button, markedWords, scoreOn, step, WORDS } from './page-parts.ts';
import { register } from './register.ts';
import { screenAt } from './screen-at.ts';

const PASSWORD = 'Sakura-2026!';
const TABS: readonly Tab[] = ['home', 'compose', 'speak'];

/** What lies around a learner in front of a screen. */
export interface Room {
  readonly browser: Browser;
  readonly url: string;
  /** Puts a sentence in front of the microphone and tells how long it takes to say. */
  readonly speak: (sentence: string) => Promise<number>;
}

/** A learner in front of the page: finds things by what she reads, and waits as she would. */
export class PageLearner implements Learner {
  readonly #room: Room;
  readonly #email = `yui-${randomUUID()}@learners.oz.example`;
  #language: Language = 'ja';
  #wrapper: NativeApp | undefined;
  #context: BrowserContext | undefined;
  #page: Page | undefined;

  constructor(room: Room) {
    this.#room = room;
  }

  async usesApp(wrapper: NativeApp): Promise<void> {
    this.#wrapper = wrapper;
  }

  async hasAccount(): Promise<void> {
    await register(this.#room.url, { email: this.#email, password: PASSWORD });
  }

  async isSignedIn(): Promise<void> {
    await this.hasAccount();
    await this.opens('/ja/login');
    await this.givesEmail();
    await this.givesPassword();
  }

  async givesEmail(email = this.#email): Promise<void> {
    const page = await this.#open();
    await page.getByLabel(WORDS['sign-in'].email, { exact: true }).fill(email);
    await button(page, WORDS['sign-in'].next).click();
    await page.locator('main[data-step="password"], main [data-error]').first().waitFor();
  }

  async givesPassword(password = PASSWORD): Promise<void> {
    const page = await this.#open();
    await page.getByLabel(WORDS['sign-in'].password, { exact: true }).fill(password);
    await button(page, WORDS['sign-in'].logIn).click();
    await page
      .locator(
        'main [data-error], main[data-step]:not([data-step="password"], [data-step="signing-in"], [data-step="signed-in"])',
      )
      .first()
      .waitFor();
    await this.#settled();
  }

  async signsOut(): Promise<void> {
    await this.opens('/ja/account');
    const page = await this.#open();
    await button(page, WORDS.account.signOut).click();
    await page.waitForURL(/\/login/);
  }

  async prefersLanguage(language: Language): Promise<void> {
    this.#language = language;
    // A browser's language can't change under way: she goes on in one that has it, still signed in.
    const state = await this.#context?.storageState();
    await this.#close();
    const kept = state?.origins[0]?.localStorage.filter(({ name }) => name === 'jwt') ?? [];
    this.#context = await this.#newContext();
    await this.#context.addInitScript((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, kept);
  }

  async opens(address: string): Promise<void> {
    const page = await this.#open();
    await page.goto(this.#room.url + address);
    await this.#settled();
  }

  async address(): Promise<string> {
    const { pathname, search } = new URL((await this.#open()).url());
    return pathname + search;
  }

  async screen(): Promise<string> {
    const page = await this.#open();
    if (await page.locator('main[data-error="not-found"]').count()) return 'not-found';
    return screenAt((await this.address()).replace(/^\/\w{2}(?=\/|\?|$)/, '') || '/');
  }

  async litTab(): Promise<Tab | undefined> {
    const links = (await this.#open()).getByRole('navigation').getByRole('link');
    const lit = await links.evaluateAll((all) =>
      all.findIndex((link) => link.getAttribute('aria-current') === 'page'),
    );
    return TABS[lit];
  }

  async complaint(): Promise<ErrorKind | undefined> {
    const said = (await this.#open()).locator('[data-error]').first();
    await said.waitFor();
    return (await said.getAttribute('data-error')) as ErrorKind; // the screens write it from this very type
  }

  async opensBook(title: string): Promise<void> {
    await this.opens('/ja/verbal_composition/books');
    const page = await this.#open();
    await page.getByRole('link', { name: title }).click();
    await page.waitForURL(/\/books\/[^/]+$/);
    // The list stays in sight while the book's own screen is fetched.
    await page.locator('main a[href*="/lessons/"]').first().waitFor();
  }

  async unlockedLessons(): Promise<readonly string[]> {
    const page = await this.#open();
    return page
      .locator('main a[href*="/lessons/"]')
      .evaluateAll((links) =>
        links.map((link) => (link.querySelector('h2, h3') ?? link).textContent?.trim() ?? ''),
      );
  }

  async opensLesson(title: string): Promise<void> {
    const page = await this.#open();
    await page.getByRole('link', { name: title }).first().click();
    await step(page, 'asking');
  }

  async prompt(): Promise<string> {
    const sentence = (await this.#open()).locator('main p[lang="ja"]').first();
    await sentence.waitFor();
    return (await sentence.textContent()) ?? '';
  }

  async choosesPrompt(style: 'shown' | 'spoken' | 'both'): Promise<void> {
    const name = WORDS['lesson-player'].style[style];
    await (await this.#open()).getByRole('radio', { name, exact: true }).check();
  }

  async hearsPrompt(): Promise<boolean> {
    return this.#hears(WORDS['lesson-player'].playPrompt);
  }

  async deniesMicrophone(): Promise<void> {
    // The fake device grants by itself, so the browser's own answer is replaced underneath the app.
    await (
      await this.#open()
    ).evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    });
  }

  async record(): Promise<void> {
    const page = await this.#open();
    await this.#room.speak('');
    await button(page, WORDS['lesson-player'].record).click();
    await step(page, 'recording', 'refused');
  }

  async isRecording(): Promise<boolean> {
    return (await this.#open()).locator('main[data-step="recording"]').isVisible();
  }

  async speaks(sentence: string): Promise<void> {
    const page = await this.#open();
    // The fake microphone reads its file when it is opened: she begins anew with the sentence in it.
    await button(page, WORDS['lesson-player'].cancel).click();
    await step(page, 'asking');
    const ms = await this.#room.speak(sentence);
    await button(page, WORDS['lesson-player'].record).click();
    await step(page, 'recording');
    await pass(ms); // her voice, not a wait: the fake microphone speaks in real time
  }

  async stops(): Promise<void> {
    const page = await this.#open();
    await button(page, WORDS['lesson-player'].stop).click();
    await step(page, 'graded', 'say-again', 'refused', 'self-judging');
  }

  async cancels(): Promise<void> {
    const page = await this.#open();
    await button(page, WORDS['lesson-player'].cancel).click();
    await step(page, 'asking');
  }

  async step(): Promise<string> {
    return (await (await this.#open()).locator('main').first().innerText()).slice(0, 400);
  }

  async verdict(): Promise<Verdict | undefined> {
    const page = await this.#open();
    const verdict = page.locator('[data-outcome]').first();
    if (!(await verdict.isVisible())) return undefined;
    const outcome = (await verdict.getAttribute('data-outcome')) as Outcome; // written from this very type
    const hasWords = await page.locator('[data-outcome] ~ * p[lang="en"]').count();
    const words = hasWords > 0 ? await markedWords(page) : [];
    const heard = words.flatMap(({ said }) => (said === undefined ? [] : [said])).join(' ');
    return { outcome, heard, words };
  }

  async mayJudgeHerself(): Promise<boolean> {
    return (await this.#open()).locator('main[data-step="self-judging"]').isVisible();
  }

  async judgesHerself(outcome: Outcome): Promise<void> {
    const page = await this.#open();
    const { selfCorrect, selfWrong } = WORDS['lesson-player'];
    await button(page, outcome === 'correct' ? selfCorrect : selfWrong).click();
    await step(page, 'graded');
  }

  async opensAnswer(): Promise<void> {
    const page = await this.#open();
    await button(page, WORDS['lesson-player'].reveal).click();
    await step(page, 'self-judging');
  }

  async flips(): Promise<void> {
    const page = await this.#open();
    const before = await page.locator('[data-outcome]').first().getAttribute('data-outcome');
    const { flipToCorrect, flipToWrong } = WORDS['lesson-player'];
    await button(page, before === 'correct' ? flipToWrong : flipToCorrect).click();
    await page.locator(`[data-outcome="${before === 'correct' ? 'wrong' : 'correct'}"]`).waitFor();
  }

  async goesOn(): Promise<void> {
    const page = await this.#open();
    const { next, finish } = WORDS['lesson-player'];
    const isLast = await button(page, finish).isVisible();
    await button(page, isLast ? finish : next).click();
    if (isLast) await page.waitForURL(/\/records\//);
    await step(page, isLast ? 'shown' : 'asking');
  }

  async score(): Promise<{ correct: number; answered: number; questions: number }> {
    const page = await this.#open();
    await step(page, 'shown');
    return scoreOn(page);
  }

  async recordsAtHome(): Promise<readonly string[]> {
    await this.opens('/ja');
    const page = await this.#open();
    await step(page, 'shown');
    return page
      .locator('main a[href*="/records/"]')
      .evaluateAll((links) =>
        links.map((link) => (link.querySelector('[data-title]') ?? link).textContent?.trim() ?? ''),
      );
  }

  async lessonToContinue(): Promise<string | undefined> {
    const page = await this.#open();
    await step(page, 'shown');
    return (await page.locator('#continue-lesson').textContent()) ?? undefined;
  }

  async restarts(): Promise<void> {
    await this.#page?.close();
    this.#page = undefined;
    await this.opens('/');
  }

  async leaves(): Promise<void> {
    await this.opens('/ja');
  }

  /** Not hers to do: she goes, and her browser forgets her. */
  async goesHome(): Promise<void> {
    await this.#close();
  }

  /** Answers every take with a failure of the recogniser, between the page and the server. */
  async meetsBrokenRecognizer(): Promise<void> {
    await (
      await this.#open()
    ).route('**/records/*/voice', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ code: 'recognition-failed', message: '' }),
      }),
    );
  }

  async #hears(name: string): Promise<boolean> {
    const page = await this.#open();
    const before = await page.evaluate(() => Number(sessionStorage.getItem('sounds')));
    const play = button(page, name);
    if (await play.isVisible()) await play.click();
    await page.waitForFunction((count) => Number(sessionStorage.getItem('sounds')) > count, before);
    return true;
  }

  /** Until the placeholder, the skeletons and the redirects are over. */
  async #settled(): Promise<void> {
    const page = await this.#open();
    await page.locator('main[data-step]:not([data-step="loading"])').first().waitFor();
  }

  async #open(): Promise<Page> {
    this.#context ??= await this.#newContext();
    if (!this.#page) {
      this.#page = await this.#context.newPage();
      this.#page.setDefaultTimeout(30_000);
    }
    return this.#page;
  }

  #newContext(): Promise<BrowserContext> {
    return openContext(this.#room.browser, this.#language, this.#wrapper);
  }

  async #close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
    this.#page = undefined;
  }
}
