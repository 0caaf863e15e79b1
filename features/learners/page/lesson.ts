import { lessonTitled } from '../../support/content.ts';
import type { TakesLesson } from '../takes-lesson.ts';
import { Stranger } from '../stranger.ts';
import { LESSON_LINKS } from './finding.ts';
import type { OpenPage } from './open-page.ts';
import { button, step, WORDS, wordsOn } from './page-parts.ts';

export class PageLesson implements TakesLesson {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async opensBook(title: string): Promise<void> {
    await this.#open.opens('/ja/verbal_composition/books');
    const page = await this.#open.page();
    await page.getByRole('link', { name: title }).click();
    await page.waitForURL(/\/books\/[^/]+$/);
    // The list stays in sight while the book's own screen is fetched.
    await page.locator(LESSON_LINKS).first().waitFor();
  }

  async unlocked(): Promise<readonly string[]> {
    const page = await this.#open.page();
    return page
      .locator(LESSON_LINKS)
      .evaluateAll((links) =>
        links.map((link) => (link.querySelector('h2, h3') ?? link).textContent?.trim() ?? ''),
      );
  }

  async opens(title: string): Promise<void> {
    const page = await this.#open.page();
    await page.getByRole('link', { name: title }).first().click();
    await step(page, 'asking');
  }

  async hasOpened(title: string): Promise<void> {
    await this.#open.opens(`/ja/verbal_composition/lessons/${lessonTitled(title).id}`);
    await step(await this.#open.page(), 'asking');
  }

  async prompt(): Promise<string> {
    const sentence = (await this.#open.page())
      .locator('main p:is([lang="ja"], [lang="ko"])')
      .first();
    await sentence.waitFor();
    return (await sentence.textContent()) ?? '';
  }

  async choosesPrompt(style: 'shown' | 'spoken' | 'both'): Promise<void> {
    const name = WORDS['lesson-player'].style[style];
    const page = await this.#open.page();
    const { settings, settingsDone } = WORDS['lesson-player'];
    await page.getByRole('button', { name: settings }).click();
    await page.getByRole('radio', { name, exact: true }).check();
    await button(page, settingsDone).click();
  }

  async hearsPrompt(): Promise<boolean> {
    const page = await this.#open.page();
    const before = await page.evaluate(() => Number(sessionStorage.getItem('sounds')));
    const play = button(page, WORDS['lesson-player'].playPrompt);
    if (await play.isVisible()) await play.click();
    await page.waitForFunction((count) => Number(sessionStorage.getItem('sounds')) > count, before);
    return true;
  }

  async choosesPromptLanguage(language: 'ja' | 'ko'): Promise<void> {
    const page = await this.#open.page();
    const { promptLanguage } = (await wordsOn(page))['lesson-player'];
    await button(page, language === 'ko' ? promptLanguage.take : promptLanguage.leave).click();
  }

  async onlyReadsPrompt(): Promise<boolean> {
    const page = await this.#open.page();
    const { playPrompt } = (await wordsOn(page))['lesson-player'];
    await page.locator('main p[lang="ko"]').waitFor();
    return !(await button(page, playPrompt).isVisible());
  }

  async koreanBooks(): Promise<readonly string[]> {
    await this.#open.opens('/ja/account/prompts');
    const page = await this.#open.page();
    await step(page, 'shown');
    await page.getByText(WORDS.account.promptLanguage.koHint).waitFor();
    const names = await page.locator('main').getByRole('link').allTextContents();
    return names.map((name) => name.trim());
  }

  async leaves(): Promise<void> {
    await this.#open.opens('/ja');
  }

  async studiedToday(): Promise<number> {
    const { access_token: token } = await this.#open.keptSession();
    const stranger = new Stranger(this.#open.room.url);
    const today = await stranger.calls('GET', 'v1/study_time/today', { token });
    return Number(today.body['session_count']);
  }
}
