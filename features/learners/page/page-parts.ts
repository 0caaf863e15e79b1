import type { Locator, Page } from 'playwright';
import { firstTexts as en } from '../../../app/i18n/en/first-texts.ts';
import { laterTexts } from '../../../app/i18n/later-texts.ts';
import { texts as ja } from '../../../app/i18n/ja/texts.ts';
import { firstTexts as ko } from '../../../app/i18n/ko/first-texts.ts';
import type { Texts } from '../../../app/i18n/texts.ts';
import type { MarkedWord } from '../../../core/verbal-composition/record.ts';

const FIRST = { ja, en, ko };

/** The words on the page, by which a learner finds things, in the language the page has now. */
export async function wordsOn(page: Page): Promise<Texts> {
  const lang = await page.evaluate(() => document.documentElement.lang);
  const language = lang === 'en' || lang === 'ko' ? lang : 'ja';
  if (language === 'ja') return ja;
  const later = Object.entries(laterTexts[language]).map(async ([name, load]) => [
    name,
    await load(),
  ]);
  // Every namespace is there, which entries forget.
  return { ...FIRST[language], ...Object.fromEntries(await Promise.all(later)) } as Texts;
}

/** In Japanese, which scenarios use for everything but the languages themselves. */
export const WORDS = ja;

/** Waits until the screen has come to rest at one of these steps. */
export const step = (page: Page, ...steps: readonly string[]): Promise<string> =>
  untilShown(page, steps.map((name) => `main[data-step="${name}"]`).join(', '));

/** The step of a screen. Looks at every frame: a locator looks twice a second once it has waited a while. */
export async function untilShown(page: Page, screen: string): Promise<string> {
  const shown = await page.waitForFunction((selector) => {
    const main = document.querySelector<HTMLElement>(selector);
    const isSeen =
      main && main.offsetHeight > 0 && main.checkVisibility({ visibilityProperty: true });
    return isSeen ? main.dataset['step'] : undefined;
  }, screen);
  return (await shown.jsonValue()) ?? '';
}

/** Until nothing on the screen is inert any more, such as what has only just appeared. */
export async function untilTappable(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('main [inert]'));
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Reads the marked sentence of a graded answer back into its words. */
export async function markedWords(page: Page): Promise<readonly MarkedWord[]> {
  return page
    .locator('main p[lang="en"]')
    .first()
    .evaluate((sentence) =>
      [...sentence.children].map((word): MarkedWord => {
        const marked = word.querySelector('[data-mark]');
        if (!marked || marked.getAttribute('data-mark') === 'unclear') {
          const text = (marked ?? word).textContent?.trim() ?? '';
          return { mark: 'right', expected: text, said: text };
        }
        const said = marked.querySelector('s')?.textContent ?? undefined;
        const expected = marked.querySelector('span')?.textContent ?? undefined;
        return {
          mark: marked.getAttribute('data-mark') as MarkedWord['mark'], // the design writes it from this very type
          ...(said !== undefined && { said }),
          ...(expected !== undefined && { expected }),
        };
      }),
    );
}

/** Goes on as a link in the app does: without loading the page anew. The screen she leaves is marked. */
export const followLink = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    document.querySelector('main')?.setAttribute('data-left', '');
    const at = Number(Object(history.state).idx ?? 0);
    history.pushState({ idx: at + 1, key: String(at + 1), usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

/** What ends by itself takes a moment. */
const GONE_WITHIN_MS = 500;

export const isSoonGone = (shown: Locator): Promise<boolean> =>
  shown.waitFor({ state: 'hidden', timeout: GONE_WITHIN_MS }).then(
    () => true,
    () => false,
  );

/** A page of the same origin that is none of the app's, where its worker never answers. */
export async function goNowhere(page: Page, url: string): Promise<void> {
  await page.route('**/api/nowhere', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(`${url}/api/nowhere`);
}
