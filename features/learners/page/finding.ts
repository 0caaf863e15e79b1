import assert from 'node:assert/strict';
import type { Locator } from 'playwright';
import type { BookmarkKind } from '../../../core/bookmarks/bookmark.ts';
import type { LessonFilter } from '../../../core/navigation/lesson-filter.ts';
import type { Outcome } from '../../../core/verbal-composition/record.ts';
import type { BookmarkedTalk, FindsLessons, KeepsBookmarks } from '../finding.ts';
import type { OpenPage } from './open-page.ts';
import { button, step, WORDS } from './page-parts.ts';

const { bookmarks: TOGGLES, books, finding } = WORDS;

/** A lesson's own link, and not the one to its questions. */
export const LESSON_LINKS = 'main a[href*="/lessons/"]:not([href$="/questions"])';

export class PageFinding implements FindsLessons, KeepsBookmarks {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async opensLessons(): Promise<void> {
    await this.#open.opens('/ja/verbal_composition/books');
    const page = await this.#open.page();
    await page.getByRole('link', { name: books.allLessons }).click();
    await page.waitForURL(/\/lessons$/);
    await page.getByRole('group', { name: finding.tabs }).waitFor();
    await step(page, 'shown');
  }

  async chooses({ tab, genre, status, easy }: Partial<LessonFilter>): Promise<void> {
    const page = await this.#open.page();
    if (tab !== undefined) {
      await page
        .getByRole('group', { name: finding.tabs })
        .getByRole('radio', { name: new RegExp(`^${finding.tab[tab]} \\d+$`) })
        .check();
    }
    const folded = page.locator('details', { hasText: finding.genre });
    if ((await folded.getAttribute('open')) === null) await folded.locator('summary').click();
    if (genre !== undefined) await this.#checks(finding.genre, finding.genres[genre]);
    if (status !== undefined) await this.#checks(finding.status, finding.statuses[status]);
    if (easy !== undefined) {
      await page.getByRole('switch', { name: finding.easy }).setChecked(easy);
    }
  }

  async lessons(): Promise<readonly string[]> {
    const page = await this.#open.page();
    await step(page, 'shown');
    // A long list is drawn a moment after what was pressed.
    await page.locator('main [aria-busy="false"]').first().waitFor();
    return page.locator('main li h3').evaluateAll(textsOf);
  }

  async lessonsOfBook(): Promise<readonly string[]> {
    const page = await this.#open.page();
    return page.locator('main h3').evaluateAll(textsOf);
  }

  async count(): Promise<number> {
    const page = await this.#open.page();
    const chosen = page.getByRole('group', { name: finding.tabs }).getByRole('radio', {
      checked: true,
    });
    const label = await chosen.evaluate((radio) => radio.parentElement?.textContent ?? '');
    return Number(/\d+$/.exec(label)?.[0]);
  }

  async opensLesson(title: string): Promise<void> {
    const page = await this.#open.page();
    await page.locator(LESSON_LINKS, { hasText: title }).first().click();
    await step(page, 'asking');
  }

  async opensQuestions(title: string): Promise<void> {
    const page = await this.#open.page();
    const name = books.questionsOf.replace('{{title}}', title);
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(/\/questions$/);
    await page.locator('[data-question]').first().waitFor();
  }

  async questions() {
    const page = await this.#open.page();
    const all = await page.locator('[data-question]').evaluateAll((cards) =>
      cards.map((card) => ({
        prompt: card.querySelector('p[lang="ja"]')?.textContent ?? '',
        outcome: card.querySelector('[data-outcome]')?.getAttribute('data-outcome'),
      })),
    );
    return all.map(({ prompt, outcome }) => ({
      prompt,
      // The screen writes it from this very type.
      lastOutcome: outcome === 'unanswered' ? undefined : (outcome as Outcome | 'waiting'),
    }));
  }

  async modelAnswer(prompt: string): Promise<string> {
    const card = (await this.#open.page()).locator('[data-question]', { hasText: prompt });
    const answer = card.locator('p[lang="en"]');
    assert.equal(await answer.isVisible(), false, 'The model answer is in sight already');
    await card.locator('summary').click();
    await answer.waitFor();
    return (await answer.textContent()) ?? '';
  }

  async saves(title: string): Promise<void> {
    await (await this.#toggle('lesson', title)).click();
  }

  async isSaved(title: string): Promise<boolean> {
    return isPressed(await this.#toggle('lesson', title));
  }

  async bookmarks(prompt: string): Promise<void> {
    await (await this.#toggle('question', prompt)).click();
  }

  async isBookmarked(prompt: string): Promise<boolean> {
    return isPressed(await this.#toggle('question', prompt));
  }

  async bookmarked() {
    const page = await this.#open.page();
    await step(page, 'shown');
    await page
      .locator('[data-question]')
      .or(page.getByText(finding.empty.bookmark))
      .first()
      .waitFor();
    return page.locator('[data-question]').evaluateAll((cards) =>
      cards.map((card) => ({
        prompt: card.querySelector('p[lang="ja"]')?.textContent ?? '',
        answer: card.querySelector('p[lang="en"]')?.textContent ?? '',
      })),
    );
  }

  async answers(): Promise<readonly BookmarkedTalk[]> {
    const page = await this.#open.page();
    await step(page, 'shown');
    const all = page.locator('[data-answer]');
    await all
      .or(page.locator('[data-question]'))
      .or(page.getByText(finding.empty.bookmark))
      .first()
      .waitFor();
    const cards = await all.all();
    return Promise.all(
      cards.map(async (card) => {
        const told = card.locator('[data-told]');
        const reasons = told.locator('details:not([open]) > summary');
        assert.equal(await reasons.count(), 1, 'The reasons are in sight already');
        await reasons.click();
        return {
          asked: await card.locator('[data-asked]').innerText(),
          answer: await told.innerText(),
          prompt: await card.locator('p[lang="ja"]').first().innerText(),
          lesson: await card.locator('[data-lesson]').innerText(),
        };
      }),
    );
  }

  async takesAnswerOff(asked: string): Promise<void> {
    const page = await this.#open.page();
    const toggle = await this.#toggle('teacher-answer', asked);
    await toggle.click();
    assert.equal(await isPressed(toggle), false);
    assert.equal(await page.locator('[data-answer]', { hasText: asked }).isVisible(), true);
  }

  async areTold(): Promise<void> {
    const page = await this.#open.page();
    await page.waitForFunction(
      () => !Object.keys(localStorage).some((name) => name.startsWith('outbox bookmark ')),
    );
  }

  async #checks(group: string, name: string): Promise<void> {
    const page = await this.#open.page();
    await page
      .getByRole('group', { name: group })
      .getByRole('radio', { name, exact: true })
      .check();
  }

  async #toggle(kind: BookmarkKind, name: string): Promise<Locator> {
    const page = await this.#open.page();
    const toggle = button(page, TOGGLES[kind].replace('{{name}}', name));
    await toggle.waitFor();
    // It has its place before what it shows is known.
    await page.waitForLoadState('networkidle');
    return toggle;
  }
}

const isPressed = async (toggle: Locator): Promise<boolean> =>
  (await toggle.getAttribute('aria-pressed')) === 'true';

const textsOf = (all: readonly Element[]): readonly string[] =>
  all.map((one) => one.textContent?.trim() ?? '');
