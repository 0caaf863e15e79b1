import type { Page } from 'playwright';
import type { Texts } from '../../../app/i18n/texts.ts';
import { eventually } from '../../support/eventually.ts';
import { wordsOn } from './page-parts.ts';

/** The heading of each screen, by which she knows where she is. */
const HEADINGS: Readonly<Record<string, (words: Texts) => readonly string[]>> = {
  home: ({ home }) => [home.hello, home.welcome],
  login: ({ 'sign-in': texts }) => [texts.welcome, texts.passwordTitle],
  'email-confirmation': ({ 'sign-in': { confirmation, reset } }) => [
    confirmation.confirming,
    confirmation.confirmedTitle,
    confirmation.title,
    confirmation.takenTitle,
    reset.linkInvalidTitle,
  ],
  'sign-in-by-link': ({ 'sign-in': { byLink } }) => [
    byLink.title,
    byLink.doneTitle,
    byLink.alreadyTitle,
  ],
  'email-undo': ({ 'sign-in': { undo } }) => [undo.title, undo.undoneTitle],
  'security-record': ({ security }) => [security.record.title],
  security: ({ security }) => [security.title],
  reminders: ({ account }) => [account.reminders.title],
  devices: ({ account }) => [account.devices.title],
  onboarding: ({ onboarding }) => [onboarding.title, onboarding.recommendedTitle],
  placement: ({ onboarding }) => [onboarding.placement.title],
  account: ({ account }) => [account.title],
  plan: ({ plan }) => [plan.title],
  cancel: ({ forms }) => [forms.cancel.title],
  'form-redirect': ({ forms }) => [
    forms.finding,
    forms.unknownTitle,
    ...Object.values(forms.moving),
  ],
  books: ({ books }) => [books.title],
  lessons: ({ finding }) => [finding.title],
  records: ({ record }) => [record.all],
  record: ({ record }) => [record.title],
  review: ({ review }) => [review.title],
  study: ({ study }) => [study.title],
  'week-plan': ({ study }) => [study.week.title],
  trends: ({ study }) => [study.trends.title],
  takes: ({ takes }) => [takes.title],
  teacher: ({ teacher }) => [teacher.title],
  speak: ({ monologue }) => [monologue.title],
  speeches: ({ monologue }) => [monologue.speeches.title],
  comparison: ({ monologue }) => [monologue.comparison.title],
  correction: ({ monologue }) => [monologue.correction.title],
  mistakes: ({ monologue }) => [monologue.areas.title],
  'microphone-check': ({ microphone }) => [microphone.title],
  'native-back': ({ notices }) => [notices.backTitle],
  maintenance: ({ notices }) => [notices.maintenanceTitle],
  'unsupported-browser': ({ notices }) => [notices.browserTitle],
  'invalid-contract': ({ notices }) => [notices.contractTitle],
  'not-found': ({ shell }) => [shell.notFoundTitle],
  offline: ({ shell }) => [shell.offlineTitle],
  error: ({ shell }) => [shell.errorTitle],
};

/** A book and a lesson bear names of their own, and are known by what is on them. */
async function screenWithName(page: Page, words: Texts): Promise<string | undefined> {
  const lessons = page.getByRole('heading', { name: words.books.lessonsOfBook, exact: true });
  if (await lessons.isVisible()) return 'book';
  const leave = page.getByRole('button', { name: words['lesson-player'].leave, exact: true });
  return (await leave.isVisible()) ? 'lesson' : undefined;
}

/** The name of what she sees, once she knows it; the headings that say nothing to her otherwise. */
export async function screenShown(page: Page): Promise<string> {
  const words = await wordsOn(page);
  let headings: readonly string[] = [];
  const known = await eventually(5000, async () => {
    headings = await page.getByRole('heading', { level: 1 }).allInnerTexts();
    const found = Object.entries(HEADINGS).find(([, of]) =>
      of(words).some((heading) => headings.includes(heading)),
    );
    return found?.[0] ?? (await screenWithName(page, words));
  });
  return known ?? `a screen with the heading “${headings.join(', ')}”`;
}
