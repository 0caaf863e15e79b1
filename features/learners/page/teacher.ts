import type { Locator } from 'playwright';
import type { TeacherName } from '../../../core/teacher/teacher-talk.ts';
import type { AsksTeacher, ReadAnswer } from '../asks-teacher.ts';
import type { OpenPage } from './open-page.ts';
import { sentenceIn } from './complaint-shown.ts';
import { button, step, WORDS } from './page-parts.ts';

const TEACHER = WORDS.teacher;

export class PageTeacher implements AsksTeacher {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async opens(questionId: string): Promise<void> {
    await this.#open.opens(`/ja/verbal_composition/questions/${questionId}/teacher`);
    await step(await this.#open.page(), 'ready');
  }

  async asks(text: string): Promise<void> {
    const page = await this.#open.page();
    const field = page.getByRole('textbox', { name: TEACHER.yourQuestion });
    // Where nothing more can be asked there is nothing to write in.
    if (!(await field.isVisible())) return;
    const before = await page.locator('main [data-turn="whole"]').count();
    await field.fill(text);
    await button(page, TEACHER.send).click();
    const whole = page.locator('main [data-turn="whole"]').nth(before);
    await whole
      .or(page.getByText(WORDS.errors['teacher-limit']))
      .or(page.getByRole('alert'))
      .first()
      .waitFor();
    await step(page, 'ready');
  }

  async offered(): Promise<readonly string[]> {
    const page = await this.#open.page();
    return page
      .getByRole('region', { name: TEACHER.suggestions })
      .getByRole('button')
      .allInnerTexts();
  }

  async answers(): Promise<readonly ReadAnswer[]> {
    const page = await this.#open.page();
    // A toggle has its place before what it shows is known.
    await page.waitForLoadState('networkidle');
    const folded = page.locator('main [data-answer] details:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().click();
    const turns = await page.locator('main [data-turn="whole"]').all();
    return Promise.all(
      turns.map(async (turn) => ({
        asked: await turn.locator('[data-asked]').innerText(),
        teacher: (await turn.getAttribute('data-teacher')) as TeacherName, // written from this very type
        answer: await turn.locator('[data-answer]').innerText(),
        isBookmarked: (await toggleIn(turn).getAttribute('aria-pressed')) === 'true',
      })),
    );
  }

  async left(): Promise<number> {
    const page = await this.#open.page();
    const left = page.locator('main [data-left]');
    return (await left.isVisible()) ? Number(await left.getAttribute('data-left')) : 0;
  }

  async bookmarks(): Promise<void> {
    const page = await this.#open.page();
    await page.waitForLoadState('networkidle');
    await toggleIn(page.locator('main [data-turn="whole"]').last()).click();
    await page.waitForFunction(
      () => !Object.keys(localStorage).some((name) => name.startsWith('outbox bookmark ')),
    );
  }

  async refusal(): Promise<string | undefined> {
    const page = await this.#open.page();
    const notices = page.getByRole('alert').or(page.getByRole('status'));
    return sentenceIn(notices, WORDS.errors);
  }
}

const toggleIn = (turn: Locator): Locator => turn.locator('button[aria-pressed]');
